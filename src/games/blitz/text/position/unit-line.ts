import type { Fault } from '#core/notation/notation.ts';
import { readLine } from '#core/notation/shape.ts';
import { BlitzNames } from '#games/blitz/names.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import type { Preset } from '#games/blitz/presets.ts';
import type { Side, Unit } from '#games/blitz/types.ts';
import { isGround, isIrregular, kindOf, type UnitType } from '#games/blitz/kinds.ts';
import { ROWS } from '#games/blitz/economy/orders-of-battle/order.ts';
import { PHASES } from './position-words.ts';
import { marked, ONE_PLACE, unitMarks } from './unit-marks.ts';
import { readFactors, typeOfCounter, UNIT_ID } from '../unit-text.ts';

/** One line of a unit: `inf 4-4 @ U11 as b5 spent 6 stopped`, `6-6 arm waits 3 as r9`, `inf 4-4 lost`. */

type Written = Omit<Unit, 'id'>;

/** M11.1: `at sea A`, `@ dock D13`: the next word says where. */
const AFLOAT = ['sea', 'dock', 'assault'];

const NO_UNITS = { units: [] };
const misread = (message: string, hex?: string): Fault => (hex === undefined ? { message } : { message, hex });

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
  if (!type)
    return misread(
      DEED_WORDS.has(one)
        ? `'${words.join(' ')}' is nothing ${side} can do: ${DEEDS}`
        : `there is no unit type '${typeText}'`,
    );
  if (!types.includes(type)) {
    const { module } = kindOf(type);
    return misread(
      module
        ? `${type} units are only in games with ${module} (M0.4)`
        : `the ${preset} game has no ${type} units (${preset === 'basic' ? 'B2.8' : 'O23.0.1'})`,
    );
  }
  const { factorText, left } = asPrinted(type, written);
  const factors = readFactors(type, factorText, oneFactor);
  if (typeof factors === 'string') return misread(factors);
  if (!board) return undefined;
  const rest = [...left, ...others].flatMap((word, i, all) =>
    word === '@' || word === 'at' ? (AFLOAT.includes(all[i + 1] ?? '') ? [] : ['@']) : [word],
  );
  if (rest.filter((word) => word === '@').length > 1) return misread(ONE_PLACE);
  const said = readLine(unitMarks, rest, new BlitzNames({ board }, NO_UNITS));
  if (!('value' in said)) {
    const { message, hex } = said.fault;
    return misread(hex === undefined ? `${message} of the ${side} unit` : message, hex);
  }
  const ids = said.value['as'] === undefined ? undefined : readIds(said.value['as'] as string);
  if (ids && 'message' in ids) return ids;
  const plain: Written = { side, type, ...factors, due: 1, place: 'waiting', at: NOWHERE, held: false, ...FRESH };
  let unit = marked(plain, said.value, board);
  if ('message' in unit) return unit;
  const placed = unit.place !== 'waiting' || said.value['waits'] !== undefined;
  // M15: a guerilla fights for its country, it is not of its army.
  if (isIrregular(unit) && unit.nation !== undefined) {
    const { nation: homeland, ...rest } = unit;
    unit = { ...rest, homeland };
  }
  return placed ? { unit, ids } : misread('a unit needs a place: @ hex, waits turn, or lost');
}

const DEED_WORDS = new Set(Object.keys(PHASES).map((said) => said.split(' ', 1)[0]));
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
