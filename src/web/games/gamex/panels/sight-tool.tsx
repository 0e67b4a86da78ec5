import { createEffect, createSignal, type JSX, on } from 'solid-js';
import { NOWHERE } from '../../../../hex/hex.ts';
import type { LineOfSight } from '../../../../games/gamex/desk/questions.ts';
import { answersTo } from '../../../table/asking.ts';
import type { GameTable } from '../game-table.ts';
import { g } from '../words/words.ts';

/** What the tool has found, so that the map can show it. */
export interface Sighted {
  readonly from: number;
  readonly to?: number;
  readonly line?: LineOfSight;
  readonly seen: readonly number[];
}

/** The line between the two hexes chosen last: clear, or the hex or side that blocks it; from one hex all that it sees. */
export function SightTool(props: {
  readonly table: GameTable;
  readonly sighted: () => Sighted | undefined;
  readonly show: (found: Sighted | undefined) => void;
}): JSX.Element {
  const { table } = props;
  const [from, setFrom] = createSignal<number>();
  const toShow = answersTo<Sighted | undefined>(props.show, undefined);
  createEffect(
    on(table.laid.hex, (hex) => {
      if (hex === undefined) return;
      const first = from();
      if (first === undefined || first === hex) {
        setFrom(hex);
        toShow.ask(table.game.ask<readonly number[]>('view', hex).then((seen) => ({ from: hex, seen })));
        return;
      }
      toShow.ask(
        Promise.all([
          table.game.ask<LineOfSight>('line', first, hex),
          table.game.ask<readonly number[]>('view', first),
        ]).then(([line, seen]) => ({ from: first, to: hex, line, seen })),
      );
      setFrom(undefined);
    }),
  );
  const name = (hex: number): string => (hex === NOWHERE ? g.beyondMap : table.laid.name(hex));
  const told = (): string => {
    const found = props.sighted();
    if (!found) return g.sightHow;
    const { from: first, to, line } = found;
    if (to === undefined || !line) return g.sightFrom(name(first));
    if (line.clear) return g.sightClear(name(first), name(to), line.range);
    const { hex, side } = line.blocker ?? {};
    if (hex !== undefined) return g.sightHex(name(first), name(to), name(hex));
    return g.sightSide(name(first), name(to), name(side?.[0] ?? NOWHERE), name(side?.[1] ?? NOWHERE));
  };
  return <p aria-live="polite">{told()}</p>;
}
