import type { Face } from '../face.ts';
import { w } from '../text/words.ts';
import type { Resumed } from './storage/journal.ts';

/** Player of a side: a person here, or a computer player by name. */
export type Seat = string;
export const HUMAN: Seat = 'human';
/** Player at another page, where several share one referee. */
export const AWAY: Seat = 'away';
export const isComputer = (seat: Seat): boolean => seat !== HUMAN && seat !== AWAY;

export interface Start {
  /** Storage place taken for this table; without it the game gets a new one. */
  readonly kept?: Resumed;
  /** Id of the game in records. */
  readonly game: string;
  readonly text: string;
  readonly seats: Readonly<Record<string, Seat>>;
  /** A record to go on with instead of a fresh game. */
  readonly record?: string;
  /** Only to be watched, until somebody plays on. */
  readonly replay?: boolean;
  /** A lesson: the browser does not keep it in place of the last game. */
  readonly practice?: boolean;
}

/** Every side of the game with somebody to play it; players nobody knows any more are people. */
export const seatsFor = (face: Pick<Face, 'sides' | 'levels'>, seats: Start['seats']): Start['seats'] =>
  Object.fromEntries(face.sides.map(({ id }) => [id, face.levels.find((level) => level === seats[id]) ?? HUMAN]));

/** Names of a game's computer players. */
interface Playing {
  readonly lobby: Pick<Face['lobby'], 'opponents'>;
}

/** A computer player in a list of who plays: `Regular (computer)`. */
export function computerName({ lobby }: Playing, level: Seat): string {
  const no = lobby.opponents.indexOf(level);
  return w.computerSeat(w.levelNames[no] ?? w.anyMove);
}

/** Player of a side in words; a single person is `You`. */
export function seatName(face: Playing, seat: Seat, seats: Start['seats'] = {}): string {
  if (isComputer(seat)) return computerName(face, seat);
  return Object.values(seats).filter((one) => one === HUMAN).length === 1 ? w.you : w.playerHere;
}
