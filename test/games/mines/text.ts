import { english } from '#core/message.ts';
import { type Fault, statements, wholeNumber, wordsOf } from '#core/notation/notation.ts';
import { isObjection } from '#core/objection.ts';
import type { CommandText } from '#core/record/record.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import {
  type Card,
  CARDS,
  type Command,
  type Frame,
  GRID,
  mines,
  other,
  type Side,
  SIDES,
  START,
  type State,
} from './mines.ts';

/** The small game as text: commands in a line (`march 0,-1 0,0`), positions in a line for each thing. */

const sideOf = (word: string | undefined): Side | undefined => SIDES.find((side) => side === word);
const hexOf = (word: string | undefined): Hex | undefined => GRID.byName.get(word ?? '');

export function writeCommand(command: Command): string {
  const hexes = command.do === 'lay' ? [command.hex] : command.do === 'march' ? command.path : [];
  return [command.do, ...hexes.map((hex) => nameOf(GRID, hex))].join(' ');
}

export function readCommand(text: string): { readonly command: Command; readonly side?: Side } | Fault {
  const [, named, said = ''] = /^(?:(\w+):\s*)?(.*)$/.exec(text.trim()) ?? [];
  const side = sideOf(named);
  if (named !== undefined && side === undefined) return { message: `there is no side '${named}'` };
  const [verb, ...names] = wordsOf(said);
  const hexes = names.map(hexOf);
  const unknown = names[hexes.indexOf(undefined)];
  if (unknown !== undefined) return { message: `the board has no hex ${unknown}` };
  if (verb === 'lay' && hexes.length !== 1) return { message: 'lay names one hex' };
  const given = verb === 'march' ? { path: hexes } : hexes.length > 0 ? { hex: hexes[0] } : {};
  const command = mines.read({ do: verb, ...given });
  if (isObjection(command)) return { message: `'${said}': ${english(command.because)}` };
  return side ? { command, side } : { command };
}

export const text: CommandText<State, Command> = {
  write: (_state, command) => writeCommand(command),
  read(_state, written) {
    const read = readCommand(written);
    return 'message' in read ? read : read.command;
  },
};

const cards = (known: readonly Card[] | undefined, count: number): string => known?.join(' ') ?? `${count} hidden`;

function writeFrame(frame: Frame): string {
  const path = frame.at === 'march' ? frame.path.map((hex) => nameOf(GRID, hex)) : [];
  const marks = frame.at === 'shot' ? [frame.aimed ? 'aimed' : '', frame.fired ? 'fired' : ''] : [];
  return wordsOf(['frame', frame.at, frame.side, ...path, ...marks].join(' ')).join(' ');
}

function readFrame([at, name, ...more]: readonly string[]): Frame | undefined {
  const side = sideOf(name);
  if (!side) return undefined;
  if (at === 'lay' || at === 'turn' || at === 'cover') return { at, side };
  if (at === 'shot') return { at, side, aimed: more.includes('aimed'), fired: more.includes('fired') };
  const path = more.map(hexOf).filter((hex) => hex !== undefined);
  return at === 'march' && path.length === more.length ? { at, side, path } : undefined;
}

/** The squads stand apart; a turn waits for its march, that for a shot, the shot for cover. */
function standFault({ frames, winner, squads }: State): string | undefined {
  if (squads.north.at === squads.south.at) return 'both squads stand in one hex';
  if (winner !== undefined) return frames.length === 0 ? undefined : 'nothing is decided after the end';
  const [first, ...inner] = frames;
  if (first?.at !== 'lay' && first?.at !== 'turn') return 'a decision inside nothing';
  const [march, shot, cover] = inner;
  if (first.at === 'lay' || !march) return inner.length === 0 ? undefined : 'nothing waits for it';
  const stands =
    march.at === 'march' &&
    march.side === first.side &&
    shot?.at === 'shot' &&
    shot.side === other(first.side) &&
    shot.fired === (cover !== undefined) &&
    (!cover || (cover.at === 'cover' && cover.side === first.side && inner.length === 3));
  return stands ? undefined : 'nobody can have come to this decision';
}

/** States and views: of what is hidden it says that it is there. */
export function writePosition(state: State): string {
  const lines = ['game mines', `turn ${state.turn}`];
  for (const side of SIDES) {
    const { at, men } = state.squads[side];
    lines.push(`squad ${side} ${nameOf(GRID, at)} ${men}`);
    const mine = state.mines[side];
    if (mine)
      lines.push(
        `mine ${side} ${mine.at === undefined ? 'hidden' : nameOf(GRID, mine.at)}${mine.sprung ? ' sprung' : ''}`,
      );
    const { count, cards: known } = state.hands[side];
    if (count > 0) lines.push(`hand ${side} ${cards(known, count)}`);
  }
  lines.push(`deck ${cards(state.deck, state.left)}`.trim());
  if (state.winner) lines.push(`over ${state.winner}${state.resigned ? ' resigned' : ''}`);
  else for (const frame of state.frames) lines.push(writeFrame(frame));
  return `${lines.join('\n')}\n`;
}

type Draft = { -readonly [K in keyof State]: State[K] };

const isCard = (word: string): word is Card => CARDS.some((card) => card === word);

/** Readers of lines; a string is a fault. */
const LINES: Readonly<Record<string, (draft: Draft, words: readonly string[]) => string | undefined>> = {
  game: (_draft, [id]) => (id === 'mines' ? undefined : `this is no game of ${id ?? 'anything'}`),
  turn(draft, [number]) {
    const turn = wholeNumber(number, 1, 8);
    draft.turn = turn ?? 1;
    return turn === undefined ? 'a game has turns 1 to 8' : undefined;
  },
  squad(draft, [name, where, number]) {
    const [side, at, men] = [sideOf(name), hexOf(where), wholeNumber(number, 0, 3)];
    if (!side || at === undefined || men === undefined) return 'squad SIDE HEX MEN is wanted';
    draft.squads = { ...draft.squads, [side]: { at, men } };
    return undefined;
  },
  mine(draft, [name, where, sprung]) {
    const [side, at] = [sideOf(name), hexOf(where)];
    if (!side || at === undefined) return 'mine SIDE HEX is wanted';
    draft.mines = { ...draft.mines, [side]: { at, sprung: sprung === 'sprung' } };
    return undefined;
  },
  hand(draft, [name, ...held]) {
    const side = sideOf(name);
    if (!side || !held.every(isCard)) return 'hand SIDE CARDS is wanted';
    draft.hands = { ...draft.hands, [side]: { count: held.length, cards: held.toSorted() } };
    return undefined;
  },
  deck(draft, left) {
    if (!left.every(isCard)) return `a card is one of ${CARDS.join(', ')}`;
    draft.deck = left.toSorted();
    draft.left = left.length;
    return undefined;
  },
  frame(draft, words) {
    const frame = readFrame(words);
    if (frame) draft.frames = [...draft.frames, frame];
    return frame ? undefined : 'no such decision';
  },
  over(draft, [winner, resigned]) {
    const found = winner === 'draw' ? winner : sideOf(winner);
    if (found) draft.winner = found;
    if (resigned === 'resigned') draft.resigned = true;
    return found ? undefined : 'over SIDE or over draw is wanted';
  },
};

/** Reads a position; missing lines keep their initial values. */
export function readPosition(written: string): State | readonly Fault[] {
  const draft: Draft = { ...START, frames: [] };
  const faults: Fault[] = [];
  for (const { number, text: line } of statements(written)) {
    const [key = '', ...words] = wordsOf(line);
    const message = LINES[key] ? LINES[key](draft, words) : `'${key}' says nothing here`;
    if (message !== undefined) faults.push({ line: number, message });
  }
  if (draft.frames.length === 0 && !draft.winner) draft.frames = START.frames;
  const message = standFault(draft);
  if (message !== undefined) faults.push({ message });
  return faults.length > 0 ? faults : draft;
}
