import { type Fault, wholeNumber } from '#core/notation.ts';
import { hexNamed } from '#hex/grid.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import type { Preset } from '#games/blitz/presets.ts';
import type { Side, Unit } from '#games/blitz/types.ts';
import { isGround, isIrregular, kindOf, type UnitType } from '#games/blitz/kinds.ts';
import { ROWS } from '#games/blitz/economy/orders-of-battle/order.ts';
import { readUnitPlace } from './unit-words.ts';
import { readFactors, typeOfCounter, UNIT_ID } from '../unit-text.ts';

/** One line of a unit: `inf 4-4 @ U11 as b5 spent 6 stopped`, `6-6 arm waits 3 as r9`, `inf 4-4 lost`. */

type Written = Omit<Unit, 'id'>;

const FLAGS: Record<string, Partial<Unit>> = {
  moved: { moved: true },
  // M1.3: after combat, whatever it did before.
  rested: { moved: false },
  stopped: { stopped: true, moved: true },
  flown: { flown: true, moved: true },
  fired: { fired: true },
  overran: { overran: true, moved: true },
  'off-road': { offRoad: true, moved: true },
  held: { held: true },
};

const MOST_DUE = 999;
/** Thirds: more than any unit has to spend. */
const MOST_SPENT = 60;

/** M11.1: `at sea A`, `@ dock D13`: the next word says where. */
const AFLOAT = ['sea', 'dock', 'assault'];

interface Part {
  readonly unit?: Partial<Unit>;
  readonly ids?: readonly string[];
  /** Words taken besides the first. */
  readonly words: number;
}

const misread = (message: string, hex?: string): Fault => (hex === undefined ? { message } : { message, hex });

/** Contents of one word of the line and of the words that belong to it; undefined when the board is not known. */
function partOf(board: Board | undefined, side: Side, word: string, rest: readonly string[]): Part | Fault | undefined {
  const value = rest[0] ?? '';
  const flag = Object.hasOwn(FLAGS, word) ? FLAGS[word] : undefined;
  if (flag) return { unit: flag, words: 0 };
  switch (word) {
    case '@':
    case 'at': {
      if (!board) return undefined;
      if (AFLOAT.includes(value)) return { words: 0 };
      const at = hexNamed(board.grid, value);
      return at === undefined
        ? misread(`the board has no hex ${value}`, value)
        : { unit: { place: 'map', at }, words: 1 };
    }
    case 'waits': {
      const due = wholeNumber(value, 1, MOST_DUE);
      return due === undefined ? misread(`'${value}' is no turn of arrival`) : { unit: { due }, words: 1 };
    }
    case 'lost':
      return { unit: { place: 'lost' }, words: 0 };
    case 'as': {
      const ids = readIds(value);
      return 'message' in ids ? ids : { ids, words: 1 };
    }
    case 'spent':
    case 'inner': {
      const count = wholeNumber(value, 0, MOST_SPENT);
      if (count === undefined) return misread(`'${word} ${value}' is no count`);
      return { unit: { [word === 'spent' ? 'spent' : 'innerRun']: count, moved: true }, words: 1 };
    }
    default:
      if (!board) return undefined;
      return readUnitPlace(board, word, rest) ?? misread(`cannot read '${word}' of the ${side} unit`);
  }
}

/** M5.chart: what a word leaves out of the factors of ships, trains, aircraft, flak and airbases; words that say none are left. */
function asPrinted(type: UnitType, word: string): { factorText: string; left: readonly string[] } {
  const row = Object.values(ROWS).find((one) => one.type === type);
  if (row && !isGround({ type }) && !word.includes('-')) {
    if (/^\d+$/.test(word)) return { factorText: `${word}-${row.mf}`, left: [] };
    if (row.sizes.length === 1) return { factorText: `${row.sizes[0]}-${row.mf}`, left: [word] };
  }
  return { factorText: word, left: [] };
}

/** The unit and the names it is given; a fault, or nothing where only the missing board stands in the way. */
export function readUnitLine(
  board: Board | undefined,
  { types, preset, oneFactor }: { types: readonly UnitType[]; preset: Preset; oneFactor: boolean },
  side: Side,
  words: readonly string[],
): { readonly unit: Written; readonly ids: readonly string[] | undefined } | Fault | undefined {
  const [one = '', two = '', ...others] = words;
  // The ledger writes `4-4 inf` (B0.4), the counters `inf 4-4`.
  const [typeText, written] = /^\d/.test(one) ? [two, one] : [one, two];
  const type = typeOfCounter(typeText, written, types);
  if (!type && words.length < 2) return misread(`'${one}' is nothing ${side} can do: ${DEEDS}`);
  if (!type) return misread(`there is no unit type '${typeText}'`);
  if (!types.includes(type)) {
    const { module } = kindOf(type);
    return misread(
      module
        ? `${type} units are only in games with ${module} (M0.4)`
        : `the ${preset} game has no ${type} units (${preset === 'basic' ? 'B2.8' : 'O23.0.1'})`,
    );
  }
  const { factorText, left } = asPrinted(type, written);
  const rest = [...left, ...others];
  const factors = readFactors(type, factorText, oneFactor);
  if (typeof factors === 'string') return misread(factors);
  let unit: Written = { side, type, ...factors, due: 1, place: 'waiting', at: NOWHERE, held: false, ...FRESH };
  let ids: readonly string[] | undefined;
  let placed = false;
  const said = new Set<string>();
  for (let i = 0; i < rest.length; i++) {
    const part = partOf(board, side, rest[i] as string, rest.slice(i + 1, i + 4));
    if (!part || 'message' in part) return part;
    if (part.unit?.place !== undefined && unit.place !== 'waiting') return misread('a unit is in one place only');
    const word = rest[i] as string;
    if (said.has(word)) return misread(`'${word}' is said twice of the ${side} unit`);
    said.add(word);
    unit = { ...unit, ...part.unit };
    placed ||= part.unit?.place !== undefined || part.unit?.due !== undefined;
    ids = part.ids ?? ids;
    i += part.words;
  }
  // M15: a guerilla fights for its country, it is not of its army.
  if (isIrregular(unit) && unit.nation !== undefined) {
    const { nation: homeland, ...rest } = unit;
    unit = { ...rest, homeland };
  }
  return placed ? { unit, ids } : misread('a unit needs a place: @ hex, waits turn, or lost');
}

const DEEDS = 'it sets up, begins, moves, declares, fights or lands aircraft';

const RUN = /^((?:[^.]|\.(?!\.))*(?<!\d))(0|[1-9]\d{0,2})\.\.(\d{1,3})$/;

/** `b5`, or `b.inf1..24` for a run of units alike. */
function readIds(text: string): readonly string[] | Fault {
  if (!text.includes('..')) {
    if (UNIT_ID.test(text)) return [text];
    return misread(`'${text}' is no unit name (a small letter, then letters, digits, dots)`);
  }
  const [, stem = '', from, to] = RUN.exec(text) ?? [];
  const length = from === undefined ? 0 : Number(to) - Number(from) + 1;
  const ids = Array.from({ length: Math.max(length, 0) }, (_, i) => `${stem}${Number(from) + i}`);
  if (ids.length > 0 && ids.every((id) => UNIT_ID.test(id))) return ids;
  return misread(`'${text}' is no run of units: two dots stand between two numbers, as in b.inf1..6`);
}
