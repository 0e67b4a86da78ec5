import type { BlitzFrame, Fight, UnitNo } from '../../blitz/types.ts';
import { FRAME_CODE, FRAME_TOP, FRAMES, KIND_CODE, SimFull, sideCode } from './layout.ts';
import { put, type Sim } from './sim.ts';
import { header, putHeader } from './units.ts';

/**
 * Decisions that wait, as words: kind, what it is about, length. Lists are written as their length and their items.
 *
 *   retreat: side steps [units] fight      advance: side steps [advanced] fight     exchange: owed fight
 *   losses: side factors by [units] [double]     avAdvances: number of fights, fights
 *   fight: battle kind ring [attackers] [hexes] [defenders] [aircraft] [from + 1]
 */
export const BY_AF = 1;

/** Words on their way to the frames: of one frame at a time, or of all of them when they are written anew. */
const words = new Uint16Array(4096);
let length = 0;

export const beginWords = (): void => {
  length = 0;
};
export const word = (value: number): void => {
  words[length++] = value;
};

/** In ascending order: nothing depends on the order in which units or hexes were named. */
function list(items: readonly number[], plus = 0): void {
  word(items.length);
  for (const item of [...items].sort((a, b) => a - b)) word(item + plus);
}

export const ringCode = (surrounded: boolean | undefined): number =>
  surrounded === undefined ? 0 : surrounded ? 2 : 1;

function fightWords({ battle, defenders, aircraft, from }: Fight): void {
  word(battle.no);
  word(KIND_CODE[battle.kind]);
  word(ringCode(battle.surrounded));
  list(battle.attackers);
  list(battle.hexes);
  list(defenders);
  list(aircraft);
  list(from, 1);
}

function frameWords(frame: BlitzFrame): void {
  word(FRAME_CODE[frame.at] + 1);
  switch (frame.at) {
    case 'setup':
      word(sideCode(frame.side));
      return word(frame.stage === 'all' ? 1 : 0);
    case 'airFights':
      return list(frame.hexes);
    case 'allot':
      return word(frame.hex);
    case 'avAdvances':
      word(frame.fights.length);
      return frame.fights.forEach(fightWords);
    case 'exchange':
      word(frame.owed);
      return fightWords(frame.fight);
    case 'losses': {
      const { side, factors, by, units, double } = frame.bill;
      word(sideCode(side));
      word(factors);
      word(by === 'af' ? BY_AF : 0);
      list(units);
      return list(double ?? []);
    }
    case 'retreat':
      word(sideCode(frame.side));
      word(frame.steps);
      list(frame.units);
      return fightWords(frame.fight);
    case 'advance':
      word(sideCode(frame.side));
      word(frame.steps);
      list(frame.advanced);
      return fightWords(frame.fight);
    case 'landing':
      return word(sideCode(frame.side));
    case 'beachSupply':
      word(frame.beach + 1);
      return list(frame.units);
    case 'drawOffer':
      return word(sideCode(frame.by));
    default:
      return;
  }
}

/** The top frame: where its words begin, -1 where there is none. */
export function topFrame(sim: Sim): number {
  const end = header(sim, FRAME_TOP);
  if (end === 0) return -1;
  const { cells, layout } = sim;
  return layout.frames + end - (cells[layout.frames + end - 1] as number);
}

/** What the frame at an address is: a code of FRAME_CODE. */
export const frameAt = ({ cells }: Sim, at: number): number => (cells[at] as number) - 1;

/** Writes the words gathered since beginWords as a new top frame. */
export function pushWords(sim: Sim): void {
  const { layout } = sim;
  word(length + 1);
  const start = header(sim, FRAME_TOP);
  if (layout.frames + start + length > layout.units) throw new SimFull('more decisions wait than there is room for');
  for (let i = 0; i < length; i++) put(sim, layout.frames + start + i, words[i] as number);
  putHeader(sim, FRAME_TOP, start + length);
  putHeader(sim, FRAMES, header(sim, FRAMES) + 1);
}

export function popFrame(sim: Sim): void {
  const { layout } = sim;
  const start = topFrame(sim);
  if (start < 0) return;
  const end = layout.frames + header(sim, FRAME_TOP);
  for (let at = start; at < end; at++) put(sim, at, 0);
  putHeader(sim, FRAME_TOP, start - layout.frames);
  putHeader(sim, FRAMES, header(sim, FRAMES) - 1);
}

export function clearFrames(sim: Sim): void {
  while (header(sim, FRAMES) > 0) popFrame(sim);
}

export function pushFrame(sim: Sim, frame: BlitzFrame): void {
  beginWords();
  frameWords(frame);
  pushWords(sim);
}

/** A frame that says no more than its kind. */
export function pushPlain(sim: Sim, kind: number): void {
  beginWords();
  word(kind + 1);
  pushWords(sim);
}

export function turnTo(sim: Sim, frame: BlitzFrame): void {
  popFrame(sim);
  pushFrame(sim, frame);
}

/** How a change of the units changes the lists in the frames: one is lost, or it breaks into pieces. */
interface Change {
  readonly lost: UnitNo;
  readonly split: UnitNo;
  readonly firstPiece: number;
  readonly pieces: number;
}

/** Copies a list from the cells to the words. */
function copyList(sim: Sim, at: number, change: Change, retreats: boolean, grows: boolean): number {
  const { cells } = sim;
  const count = cells[at] as number;
  const where = length;
  word(0);
  let grown = false;
  for (let i = 1; i <= count; i++) {
    const no = cells[at + i] as number;
    if (retreats && no === change.lost) continue;
    if (grows && no === change.split) grown = true;
    word(no);
  }
  if (grown) for (let i = 0; i < change.pieces; i++) word(change.firstPiece + i);
  words[where] = length - where - 1;
  return at + count + 1;
}

function copyFight(sim: Sim, at: number, change: Change): number {
  for (let i = 0; i < 3; i++) word(sim.cells[at + i] as number);
  let on = copyList(sim, at + 3, change, false, true);
  on = copyList(sim, on, change, false, false);
  on = copyList(sim, on, change, false, true);
  on = copyList(sim, on, change, false, true);
  return copyList(sim, on, change, false, false);
}

const { avAdvances, losses, retreat, advance } = FRAME_CODE;

/** Writes all frames anew with a change in their lists (T7.2.2, T2.3). */
function rewrite(sim: Sim, change: Change): void {
  const { cells, layout } = sim;
  const end = layout.frames + header(sim, FRAME_TOP);
  length = 0;
  for (let at = layout.frames; at < end; ) {
    const start = length;
    const kind = frameAt(sim, at);
    // The frame's length stands at its end: it is found by reading through it.
    if (kind === retreat || kind === advance) {
      for (let i = 0; i < 3; i++) word(cells[at + i] as number);
      at = copyFight(sim, copyList(sim, at + 3, change, kind === retreat, true), change);
    } else if (kind === losses) {
      for (let i = 0; i < 4; i++) word(cells[at + i] as number);
      at = copyList(sim, copyList(sim, at + 4, change, false, true), change, false, false);
    } else if (kind === avAdvances) {
      for (let i = 0; i < 2; i++) word(cells[at + i] as number);
      const fights = cells[at + 1] as number;
      at += 2;
      for (let i = 0; i < fights; i++) at = copyFight(sim, at, change);
    } else {
      const size = otherLength(sim, at, kind);
      for (let i = 0; i < size; i++) word(cells[at + i] as number);
      at += size;
    }
    at++;
    word(length - start + 1);
  }
  if (layout.frames + length > layout.units) throw new SimFull('more decisions wait than there is room for');
  for (let i = 0; i < length; i++) put(sim, layout.frames + i, words[i] as number);
  for (let at = layout.frames + length; at < end; at++) put(sim, at, 0);
  putHeader(sim, FRAME_TOP, length);
}

/** Words of the frames without lists of units that change, their length left out. */
function otherLength({ cells }: Sim, at: number, kind: number): number {
  switch (kind) {
    case FRAME_CODE.setup:
      return 3;
    case FRAME_CODE.airFights:
      return 2 + (cells[at + 1] as number);
    case FRAME_CODE.beachSupply:
      return 3 + (cells[at + 2] as number);
    case FRAME_CODE.exchange: {
      let on = at + 5;
      for (let i = 0; i < 5; i++) on += 1 + (cells[on] as number);
      return on - at;
    }
    case FRAME_CODE.allot:
    case FRAME_CODE.landing:
    case FRAME_CODE.drawOffer:
      return 2;
    default:
      return 1;
  }
}

/** T7.2.2: who dies of the losses has not to retreat any more. */
export function dropFromRetreats(sim: Sim, no: UnitNo): void {
  if (header(sim, FRAMES) > 1 || frameAt(sim, sim.layout.frames) === retreat)
    rewrite(sim, { lost: no, split: -1, firstPiece: 0, pieces: 0 });
}

/** Decisions that wait know a unit's pieces too. */
export function growInFrames(sim: Sim, no: UnitNo, firstPiece: number, pieces: number): void {
  if (header(sim, FRAMES) > 0) rewrite(sim, { lost: -1, split: no, firstPiece, pieces });
}
