import { count, type Field, type Held, joined, list, oneOf, optional, or, truth } from '#core/notation/field.ts';
import { type Fault, type Line, wordsOf } from '#core/notation/notation.ts';
import { readLine, shape } from '#core/notation/shape.ts';
import type { Board } from '#games/blitz/board.ts';
import { freeNumber } from '#games/blitz/combat/rules/declaration.ts';
import { strikersOf } from '#games/blitz/combat/rules/odds.ts';
import { hex, unit } from '#games/blitz/fields.ts';
import { FRAMES } from '#games/blitz/frames.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { BlitzNames } from '#games/blitz/names.ts';
import {
  BATTLE_KINDS,
  type Battle,
  type BlitzFrame,
  type Fight,
  SIDES,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';

/**
 * The lines of a position that say what is being fought:
 *
 *     battle 1 of b1+b2 on V20+V21        (or without the number: battle b1+b2 on V20+V21)
 *     doomed b3
 *     attacked b1+b2 on V20               (M3.9: in this player turn already)
 *     exchange 8 battle 1 of b1+b2 on V20 from U19+U20 against r1
 *     retreat red 2 units r1+r2 battle 1 of b1+b2 on V20 from U19 against r1+r2
 *                                         (then: led r2>r1, artillery that goes back with r1, M4.19)
 *     advance blue done b1 battle 1 of b1+b2 on V20 from U19 against r1
 *     draw-offer blue
 *     frame {"at":"losses", …}            (every other decision)
 *
 * The decisions are the frames above the phase, the one to be decided last.
 */

const side = oneOf(SIDES);
const units = list(unit, '+', { none: 'none' });
const hexes = list(hex, '+', { none: 'none' });
const marks = {
  of: units,
  on: hexes,
  kind: or(oneOf(BATTLE_KINDS), 'ground'),
  surrounded: optional(truth),
  table: optional(oneOf(['blitz'])),
};
const numbered = { no: count(1, 999), ...marks };
const fought = { ...numbered, from: hexes, against: units, air: or(units, []) };
const led = list(joined(shape('{unit} {units}', { unit, units }), '>'), ',');

export const DECISION_LINES = {
  battle: shape('{no} of {of} on {on}[ kind {kind}][ surrounded {surrounded}][ table {table}]', numbered),
  exchange: shape(
    '{owed} battle {no} of {of} on {on}[ kind {kind}][ surrounded {surrounded}][ table {table}] from {from} against {against}[ air {air}]',
    { owed: count(1, 9999), ...fought },
  ),
  retreat: shape(
    '{side} {steps} units {units} battle {no} of {of} on {on}[ kind {kind}][ surrounded {surrounded}][ table {table}] from {from} against {against}[ air {air}][ led {led}]',
    { side, steps: count(1, 9), units, led: optional(led), ...fought },
  ),
  advance: shape(
    '{side}[ steps {steps}] done {done} battle {no} of {of} on {on}[ kind {kind}][ surrounded {surrounded}][ table {table}] from {from} against {against}[ air {air}]',
    { side, steps: or(count(0, 9), 1), done: units, ...fought },
  ),
  attacked: shape('{by}[ on {on}]', { by: units, on: or(hexes, []) }),
  doomed: shape('{units}', { units: list(unit, '+', { none: 'none' }) }),
  'draw-offer': shape('{by}', { by: side }),
};
type Lines = { [K in keyof typeof DECISION_LINES]: Held<(typeof DECISION_LINES)[K]> };
/** First words of the lines of decisions. */
export const isDecisionWord = (word: string): boolean => word === 'frame' || Object.hasOwn(DECISION_LINES, word);

type Fought = Omit<Lines['exchange'], 'owed'>;

/** M11.tf b: ships among those who attack support them. */
function battleOf(state: State, { no, of, on, kind, surrounded, table }: Lines['battle']): Battle {
  const isAfloat = (one: UnitNo): boolean => isShip(state.units[one] as Unit);
  const ships = of.filter(isAfloat);
  return {
    no,
    kind,
    attackers: of.filter((one) => !isAfloat(one)),
    ...(ships.length > 0 ? { ships } : {}),
    hexes: on,
    ...(surrounded === undefined ? {} : { surrounded }),
    ...(table ? { table } : {}),
  };
}

const fightOf = (state: State, said: Fought): Fight => ({
  battle: battleOf(state, said),
  defenders: said.against,
  aircraft: said.air,
  from: said.from,
});

const battleStatement = (one: Battle): Lines['battle'] => ({ ...one, of: strikersOf(one), on: one.hexes });
const fightStatement = ({ battle, defenders, aircraft, from }: Fight): Fought => ({
  ...battleStatement(battle),
  ...{ from, against: defenders, air: aircraft },
});

/** State after a line of each kind. */
const PUT: { [K in keyof Lines]: (state: State, said: Lines[K]) => State | string } = {
  battle: (state, said) => ({ ...state, battles: [...state.battles, battleOf(state, said)] }),
  doomed: (state, said) => ({ ...state, doomed: [...state.doomed, ...said.units] }),
  /** M3.9 */
  attacked(state, said) {
    const [phase, ...above] = state.frames;
    if (phase?.at !== 'battles') return 'attacks of this player turn are told only while a side attacks';
    const attackers = [...phase.attackers, ...said.by];
    return { ...state, frames: [{ ...phase, attackers, hexes: [...phase.hexes, ...said.on] }, ...above] };
  },
  exchange: (state, said) => onTop(state, { at: 'exchange', owed: said.owed, fight: fightOf(state, said) }),
  retreat: (state, said) =>
    onTop(state, {
      ...{ at: 'retreat', side: said.side, steps: said.steps, units: said.units, fight: fightOf(state, said) },
      ...(said.led ? { led: said.led } : {}),
    }),
  advance: (state, said) =>
    onTop(state, {
      ...{ at: 'advance', side: said.side, steps: said.steps, advanced: said.done, fight: fightOf(state, said) },
    }),
  'draw-offer': (state, said) => onTop(state, { at: 'drawOffer', by: said.by }),
};

const onTop = (state: State, frame: BlitzFrame): State => ({ ...state, frames: [...state.frames, frame] });

/** `battle b1+b2 on V20` is short for `battle 1 of b1+b2 on V20` with the next number; `doomed b1 b2` for `doomed b1+b2`. */
function full(state: State, [word = '', ...rest]: readonly string[]): readonly string[] {
  if (word === 'battle' && rest[1] === 'on') return [String(freeNumber(state)), 'of', ...rest];
  return word === 'doomed' ? [rest.join('+')] : rest;
}

function after(state: State, names: BlitzNames, text: string): State | Omit<Fault, 'line'> {
  const words = wordsOf(text);
  const [word = ''] = words;
  if (word === 'frame') {
    const frame = FRAMES.fromJson(text.slice(word.length), names);
    if ('message' in frame) return frame;
    const stray = FRAMES.stray(frame, names);
    return stray ? { message: `there is no ${stray.kind} ${String(stray.value)}` } : onTop(state, frame);
  }
  const kind = word as keyof Lines;
  const field: Field<unknown> = DECISION_LINES[kind];
  const read = readLine(field, full(state, words), names);
  if (!('value' in read)) {
    const { message, hex: place, half } = read.fault;
    return {
      message: half ? `${message}; write ${word} ${DECISION_LINES[kind].example}` : message,
      ...(place ? { hex: place } : {}),
    };
  }
  const put = PUT[kind] as (state: State, said: unknown) => State | string;
  const next = put(state, read.value);
  return typeof next === 'string' ? { message: next } : next;
}

export function readFrames(state: State, board: Board, lines: readonly Line[], faults: Fault[]): State {
  const names = new BlitzNames({ board }, state);
  let read = state;
  for (const { number, text } of lines) {
    const next = after(read, names, text);
    if ('message' in next) faults.push({ line: number, ...next });
    else read = next;
  }
  return faults.length > 0 ? state : read;
}

/** Phases of which a line tells all there is. */
const isSaid = (frame: BlitzFrame): boolean =>
  PHASE_LINES.has(frame.at) ||
  ((frame.at === 'supply' || frame.at === 'guerillas') && !frame.hexes) ||
  (frame.at === 'obChoice' && !frame.proposed && !frame.named && frame.above === undefined);

const PHASE_LINES: ReadonlySet<BlitzFrame['at']> = new Set([
  ...(['setup', 'weather', 'movement', 'activation', 'declaration', 'bombardment', 'combat', 'landing'] as const),
  ...(['combatStart', 'minorLosses'] as const),
]);

function frameLine(frame: BlitzFrame, names: BlitzNames): string | undefined {
  switch (frame.at) {
    case 'battles': {
      const { attackers, hexes: on } = frame;
      if (attackers.length + on.length === 0) return undefined;
      return `attacked ${DECISION_LINES.attacked.write({ by: attackers, on }, names)}`;
    }
    case 'exchange':
      return `exchange ${DECISION_LINES.exchange.write({ owed: frame.owed, ...fightStatement(frame.fight) }, names)}`;
    case 'retreat': {
      const { fight, led: list = [], ...said } = frame;
      const more = list.length > 0 ? { led: list } : {};
      return `retreat ${DECISION_LINES.retreat.write({ ...fightStatement(fight), ...said, ...more }, names)}`;
    }
    case 'advance': {
      const { fight, advanced, ...said } = frame;
      return `advance ${DECISION_LINES.advance.write({ ...fightStatement(fight), ...said, done: advanced }, names)}`;
    }
    case 'drawOffer':
      return `draw-offer ${frame.by}`;
    default:
      return isSaid(frame) ? undefined : `frame ${FRAMES.toJson(frame, names)}`;
  }
}

export function writeFrames(state: State, board: Board): string[] {
  const names = new BlitzNames({ board }, state);
  const lines = state.battles.map((one) => `battle ${DECISION_LINES.battle.write(battleStatement(one), names)}`);
  if (state.doomed.length > 0) lines.push(`doomed ${DECISION_LINES.doomed.write({ units: state.doomed }, names)}`);
  return [...lines, ...state.frames.flatMap((frame) => frameLine(frame, names) ?? [])];
}
