import { createEffect, createSignal, on } from 'solid-js';
import type { Unit } from '#games/gamex/types.ts';
import type { GameTable } from './game-table.ts';

/** Units that keep watch into the next turn: all at first, and each may be let go (X4.3b). */
export function createWatch(table: GameTable) {
  const [dropped, setDropped] = createSignal<ReadonlySet<string>>(new Set());
  createEffect(on([() => table.game.update()?.decision], () => void setDropped(new Set<string>()), { defer: true }));
  const marked = (): readonly Unit[] =>
    table.frame()?.at === 'keepOF'
      ? (table.state()?.units.filter((unit) => unit.side === table.side() && unit.marker === 'opFire') ?? [])
      : [];
  const keeps = (id: string): boolean => !dropped().has(id);
  return {
    marked,
    keeps,
    staying: (): string[] => marked().flatMap(({ id }) => (keeps(id) ? [id] : [])),
    toggle(id: string): void {
      const next = new Set(dropped());
      if (!next.delete(id)) next.add(id);
      setDropped(next);
    },
  };
}

export type Watch = ReturnType<typeof createWatch>;
