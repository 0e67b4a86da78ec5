import type { Face } from '../face.ts';
import { w } from '../text/words.ts';
import type { Resumed } from './keep/journal.ts';

/** Who plays a side: somebody here, or a computer player by its name. */
export type Seat = string;
export const HUMAN: Seat = 'human';
/** Somebody at another page, where several sit at one referee. */
export const AWAY: Seat = 'away';
export const isComputer = (seat: Seat): boolean => seat !== HUMAN && seat !== AWAY;

export interface Start {
  /** Where the browser keeps the game, taken for this table; without it gets a place of its own. */
  readonly kept?: Resumed;
  /** Which game, as records name it. */
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

/** Where a game names the computer players it has. */
interface Playing {
  readonly lobby: Pick<Face['lobby'], 'opponents'>;
}

/** A computer player in a list of who plays: `Regular (computer)`. */
export function computerName({ lobby }: Playing, level: Seat): string {
  const no = lobby.opponents.indexOf(level);
  return w.computerSeat(w.levelNames[no] ?? w.anyMove);
}

/** Who plays a side, in words; one person alone is `You`. */
export function seatName(face: Playing, seat: Seat, seats: Start['seats'] = {}): string {
  if (isComputer(seat)) return computerName(face, seat);
  return Object.values(seats).filter((one) => one === HUMAN).length === 1 ? w.you : w.playerHere;
}
