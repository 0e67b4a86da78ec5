import type { CounterUnit, UnitMark } from '../../../table/drawing.ts';
import type { Mode, Piece } from '../../../table/desk.ts';
import type { Library } from '../position.ts';
import { type Army, isArmy, parseArmy } from '../text/army-text.ts';
import { factorsText } from '../text/unit-text.ts';
import type { Side, State, Unit, UnitNo } from '../types.ts';
import { isGround, KINDS } from '../kinds.ts';

/** The counters of a state, with what a click on them takes in hand. */

export type Prints = ReadonlyMap<string, Army['units'][number]>;

const printed = new WeakMap<Library['armies'], Prints>();

/** What is printed on the counters of a library's armies, by the ids of the units. */
export function printsOf({ armies: texts }: Library): Prints {
  const known = printed.get(texts);
  if (known) return known;
  const armies = Object.values(texts).map((text) => parseArmy(text));
  const prints = new Map(armies.flatMap((army) => (isArmy(army) ? army.units.map((unit) => [unit.id, unit]) : [])));
  printed.set(texts, prints);
  return prints;
}

function marksOf(unit: Unit, fighting: boolean): UnitMark[] {
  const marks: UnitMark[] = [];
  if (fighting) marks.push('in-battle');
  if (unit.stopped || unit.moved) marks.push('moved');
  if (unit.isolated) marks.push('unsupplied');
  return marks;
}

function counterOf(unit: Unit, fighting: boolean, prints: Prints): CounterUnit {
  const print = prints.get(unit.id);
  return {
    id: unit.id,
    side: unit.side === 'blue' ? 0 : 1,
    symbol: print?.symbol ?? KINDS[unit.type].symbol,
    size: print?.size ?? 'XX',
    factors: factorsText(unit),
    designation: print?.designation ?? '',
    strength: unit.df,
    marks: marksOf(unit, fighting),
  };
}

/** Aircraft do not march: with troops in the hex it is the troops that are meant, those that can still move first. */
function able(units: readonly Unit[]): readonly Unit[] {
  const troops = units.filter(isGround);
  const some = troops.filter((unit) => !unit.stopped);
  if (troops.length > 0) return some.length > 0 ? some : troops;
  // Aircraft of different types have no mission in common.
  return units.filter(({ type }) => type === units[0]?.type);
}

function handyOf(units: readonly Unit[], mode: Mode): readonly Unit[] {
  if (mode === 'place') return units;
  return mode === 'send' ? units.filter((unit) => !isGround(unit)) : able(units);
}

export function piecesOf(
  state: Pick<State, 'units' | 'battles'>,
  mode: Mode,
  idle: (unit: Unit, no: UnitNo) => boolean,
  prints: Prints,
): Piece<Side>[] {
  const fighting = new Set(state.battles.flatMap(({ attackers }) => attackers));
  const stacks = new Map<string, Unit[]>();
  for (const unit of state.units) {
    if (unit.place !== 'map' && unit.place !== 'air') continue;
    const key = `${unit.at} ${unit.side}`;
    const stack = stacks.get(key);
    if (stack) stack.push(unit);
    else stacks.set(key, [unit]);
  }
  const handy = new Set([...stacks.values()].flatMap((stack) => handyOf(stack, mode)));
  return state.units.map((unit, no: UnitNo): Piece<Side> => {
    const on = unit.place === 'map' || unit.place === 'air' || unit.place === 'neutral';
    return {
      id: unit.id,
      side: unit.side,
      kind: unit.type,
      ...(on ? { hex: unit.at } : {}),
      ...(unit.place === 'sea' ? { box: `sea-${unit.zone ?? 'A'}` } : {}),
      counter: counterOf(unit, fighting.has(no), prints),
      handy: handy.has(unit),
      idle: on && unit.place !== 'neutral' && idle(unit, no),
      holds: unit.place === 'map' && isGround(unit),
      // Aircraft lie under the ground units of their base.
      rank: (isGround(unit) ? 100 : 0) + unit.af,
    };
  });
}
