import { createEffect } from 'solid-js';
import type { Board } from '../board/create-board.ts';
import type { CounterMotion } from '../../table/drawing.ts';
import { counterOf, countersOf } from '../games/blitz/counters-model.ts';
import type { Snapshot } from './referee/protocol.ts';
import { isStill, PIXELS, seeing } from '../pages/seeing-settings.ts';
import { ROLLING } from './panels/battle-display.tsx';
import type { Table } from './table-model.ts';

/** What a command did to the counters, as ways and ends of theirs; what follows a die waits for it. */
export function motionsOf(snapshot: Snapshot, dice: boolean, army: Parameters<typeof counterOf>[3]): CounterMotion[] {
  const found = new Map<number, CounterMotion>();
  const nobody: ReadonlySet<number> = new Set();
  let delay = 0;
  for (const one of snapshot.happened) {
    if (one.is === 'fought' && one.die !== undefined && dice) delay = ROLLING;
    if (one.is !== 'went' && one.is !== 'lost') continue;
    const before = found.get(one.unit);
    const path = one.is === 'went' ? one.path : [one.at];
    found.set(one.unit, {
      unit: counterOf(snapshot.state, one.unit, nobody, army),
      path: [...(before?.path ?? []), ...(before ? path.slice(1) : path)],
      delay,
      ...(one.is === 'lost' ? { fades: true } : {}),
    });
  }
  return [...found.values()];
}

/** Keeps the board's counters as the game stands and the player likes them; each command is shown to move once. */
export function showCounters(board: Board, table: Table): void {
  const { game } = table;
  let shown: Snapshot | undefined;
  createEffect(() => {
    const snapshot = game.snapshot();
    if (!snapshot) return;
    const counters = countersOf(snapshot.state, table.selected(), game.army);
    const motions = snapshot === shown ? [] : motionsOf(snapshot, seeing().dice, game.army);
    shown = snapshot;
    board.setCounters(counters, motions);
  });
  createEffect(() => board.setStill(isStill()));
  createEffect(() => board.setCounterSize(PIXELS[seeing().counters]));
  createEffect(() => board.setFocused(table.hex()));
}
