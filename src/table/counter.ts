import type { Watcher } from '../core/seat.ts';
import type { Piece } from './desk.ts';
import type { CounterUnit } from './board-model.ts';

/** True for a piece the watcher's side has not spotted; a watcher of both sides has spotted all. */
export const isUnspottedBy = ({ side, unspotted }: Piece, watcher: Watcher<string> | undefined): boolean =>
  unspotted === true && watcher !== undefined && watcher !== 'spectator' && watcher !== side;

/** The counter as the watcher is shown it. */
export const counterFor = (piece: Piece, watcher: Watcher<string> | undefined): CounterUnit =>
  isUnspottedBy(piece, watcher)
    ? { ...piece.counter, marks: [...(piece.counter.marks ?? []), 'unspotted'] }
    : piece.counter;
