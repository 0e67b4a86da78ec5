import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { LineOfSight } from '#games/gamex/desk/questions.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { Layer, LayerItem } from '#table/board-model.ts';
import { answersTo } from '#web/table/questions.ts';
import type { GameTable } from './game-table.ts';
import { g } from './words/words.ts';

interface Sighted {
  readonly from: number;
  readonly to?: number;
  readonly line?: LineOfSight;
  readonly seen: readonly number[];
}

/** While lines of sight are measured, hexes chosen are measured from and to, and nothing else comes of them. */
export function createSight(table: GameTable) {
  const { game, laid } = table;
  const [measuring, setMeasuring] = createSignal(false);
  const [from, setFrom] = createSignal<number>();
  const [found, setFound] = createSignal<Sighted>();
  /** The hex a line is drawn from while the key is held. */
  const [held, setHeld] = createSignal<number>();
  const toFound = answersTo<Sighted | undefined>(setFound, undefined);
  function measure(hex: number): void {
    const first = from();
    const to = first === undefined || first === hex ? undefined : hex;
    const start = to === undefined ? hex : (first ?? hex);
    setFrom(to === undefined ? hex : undefined);
    const seen = game.ask<readonly number[]>('seen', start);
    const line = to === undefined ? undefined : game.ask<LineOfSight>('line', start, to);
    toFound.ask(
      Promise.all([seen, line]).then(([hexes, one]) => ({
        from: start,
        seen: hexes,
        ...(to === undefined || !one ? {} : { to, line: one }),
      })),
    );
  }
  const release = (event: KeyboardEvent): void => {
    if (event.key !== 'x') return;
    setHeld(undefined);
    if (!measuring()) toFound.ask(undefined);
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('keyup', release);
    onCleanup(() => window.removeEventListener('keyup', release));
  }
  createEffect(() => {
    const [start, to] = [held(), laid.over()];
    if (start === undefined || to === undefined || to === start) return;
    toFound.ask(
      game.ask<LineOfSight>('line', start, to).then((line): Sighted => ({ from: start, to, line, seen: [] })),
    );
  });
  // A hex chosen in the text board is as good as one of the map.
  createEffect(on(laid.hex, (hex) => measuring() && hex !== undefined && measure(hex), { defer: true }));

  const name = (hex: number): string => (hex === NOWHERE ? g.beyondMap : laid.name(hex));
  function told(): string {
    const now = found();
    if (!now) return g.sightHow;
    const { from: first, to, line } = now;
    if (to === undefined || !line) return g.sightFrom(name(first));
    if (line.clear) return g.sightClear(name(first), name(to), line.range);
    const { hex, side } = line.blocker ?? {};
    if (hex !== undefined) return g.sightHex(name(first), name(to), laid.placeName(hex));
    return g.sightSide(name(first), name(to), name(side?.[0] ?? NOWHERE), name(side?.[1] ?? NOWHERE));
  }
  function layers(): readonly Layer[] {
    const now = found();
    if (!(measuring() || held() !== undefined) || !now) return [];
    const items: LayerItem[] = [{ kind: 'outline', hexes: [now.from], tone: 'own' }];
    if (now.to !== undefined && now.line) {
      const { clear, blocker } = now.line;
      const blocking = [blocker?.hex, ...(blocker?.side ?? [])].filter(
        (hex): hex is number => hex !== undefined && hex >= 0,
      );
      if (blocker?.hex !== undefined) items.push({ kind: 'outline', hexes: blocking, tone: 'target' });
      items.push({
        kind: 'sight',
        from: now.from,
        to: now.to,
        block: clear ? [] : blocking.length > 0 ? blocking : [now.to],
      });
    }
    return [
      { id: 'seen', items: [{ kind: 'shade', hexes: [...now.seen, now.from], tone: 'reach' }] },
      { id: 'sight', above: true, items },
    ];
  }
  return {
    /** True while a measurement is on the map. */
    measuring: (): boolean => measuring() || held() !== undefined,
    /** From the hex in hand, or the hex pointed at, to wherever the pointer goes while the key is held. */
    hold: (): void => void setHeld(laid.hex() ?? laid.over()),
    toggle(): void {
      setMeasuring(!measuring());
      setFrom(undefined);
      toFound.ask(undefined);
    },
    /** True if the hex was chosen for a measurement. */
    takes(hex: number): boolean {
      if (measuring()) measure(hex);
      return measuring();
    },
    told,
    layers,
  };
}

export type SightFinder = ReturnType<typeof createSight>;
