import { createEffect } from 'solid-js';
import type { Board } from '#web/board/create-board.ts';
import type { Piece, UnitId } from '#table/desk.ts';
import type { CounterMotion, CountersModel, CounterStack, CounterUnit } from '#table/board-model.ts';
import { counterFor } from '#table/counter.ts';
import type { Update } from '#table/host.ts';
import { isStill, PIXELS, seeing } from '../settings/view-settings.ts';
import type { TableWords } from '#web/face.ts';
import type { Table } from '../table-model.ts';

/** Duration of a die animation; its results are shown on the map after that. */
export const ROLLING = 620;

function shown(piece: Piece, selected: ReadonlySet<UnitId>, watcher: string | undefined): CounterUnit {
  const counter = counterFor(piece, watcher);
  return selected.has(piece.id) ? { ...counter, marks: ['selected', ...(counter.marks ?? [])] } : counter;
}

/** The counters of a scene, stack by stack; what is in hand lies on top. */
export function countersOf(
  pieces: readonly Piece[],
  selected: ReadonlySet<UnitId>,
  stacked: TableWords['stacked'],
  watcher?: string,
): CountersModel {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.hex === undefined && piece.box === undefined) continue;
    const key = `${piece.box ?? piece.hex} ${piece.side}`;
    const stack = stacks.get(key);
    if (stack) stack.push(piece);
    else stacks.set(key, [piece]);
  }
  // The board draws a stack from the bottom up.
  const height = (piece: Piece): number => (selected.has(piece.id) ? 1000 : 0) + piece.rank;
  return {
    stacks: [...stacks.values()].map((stack): CounterStack => {
      const [{ hex = 0, box } = { hex: 0, box: undefined }] = stack;
      return {
        hex,
        ...(box === undefined ? {} : { box }),
        units: [...stack].sort((a, b) => height(a) - height(b)).map((piece) => shown(piece, selected, watcher)),
        ...(stack.length > 1 ? stacked(stack) : {}),
      };
    }),
  };
}

/** Effects of a command on the counters as motions; effects of a die wait for it. */
export function motionsOf(
  news: Pick<Update, 'happened' | 'scene'> & Partial<Pick<Update, 'seat'>>,
  dice: boolean,
): CounterMotion[] {
  const counters = new Map(news.scene.pieces.map((piece) => [piece.id, counterFor(piece, news.seat?.watcher)]));
  const found = new Map<UnitId, CounterMotion>();
  let delay = 0;
  for (const one of news.happened) {
    if (one.is === 'own') {
      if (one.die && dice) delay = ROLLING;
      continue;
    }
    if (one.is !== 'went' && one.is !== 'lost') continue;
    const unit = counters.get(one.unit);
    if (!unit) continue;
    const before = found.get(one.unit);
    const path = one.is === 'went' ? one.path : [one.at];
    found.set(one.unit, {
      unit,
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
  let last: Update | undefined;
  createEffect(() => {
    const update = game.update();
    if (!update) return;
    const counters = countersOf(
      update.scene.pieces,
      table.selected(),
      table.fittings.words.stacked,
      update.seat.watcher,
    );
    const told = game.told();
    const motions = !told || told === last ? [] : motionsOf(told, seeing().dice);
    last = told;
    board.setCounters(counters, motions);
  });
  createEffect(() => board.setStill(isStill()));
  createEffect(() => board.setCounterSize(PIXELS[seeing().counters]));
  createEffect(() => board.setFocused(table.hex()));
}
