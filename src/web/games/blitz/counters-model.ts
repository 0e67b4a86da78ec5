import { isGround, type State, type Unit, type UnitNo, type UnitType } from '../../../games/blitz/types.ts';
import { factorsText } from '../../../games/blitz/text/unit-text.ts';
import type { CountersModel, CounterStack, CounterUnit, NatoSymbol, UnitMark } from '../../../table/drawing.ts';
import type { Army } from '../../../games/blitz/text/army-text.ts';
import { STACK_LIMIT } from '../../../games/blitz/chapters/ground/stacking.ts';
import { w } from '../../text/words.ts';

const SYMBOLS: Record<UnitType, NatoSymbol> = {
  infantry: 'infantry',
  armor: 'armour',
  artillery: 'artillery',
  ranger: 'ranger',
  airborne: 'airborne',
  airAssault: 'air-assault',
  TAC: 'tactical',
  MDM: 'medium-bomber',
  SAC: 'bomber',
  FTR: 'fighter',
};

/** What a player sees of a state: everything but the memory of takeBack. */
export type Seen = Omit<State, 'trail' | 'mark'>;

function marksOf(state: Seen, no: UnitNo, unit: Unit, selected: ReadonlySet<UnitNo>): UnitMark[] {
  const marks: UnitMark[] = [];
  if (selected.has(no)) marks.push('selected');
  if (state.battles.some((battle) => battle.attackers.includes(no))) marks.push('in-battle');
  if (unit.stopped || unit.moved) marks.push('moved');
  if (unit.isolated) marks.push('unsupplied');
  return marks;
}

const printed = new WeakMap<Army, ReadonlyMap<string, Army['units'][number]>>();

function printedIn(army: Army): ReadonlyMap<string, Army['units'][number]> {
  const known = printed.get(army) ?? new Map(army.units.map((unit) => [unit.id, unit]));
  printed.set(army, known);
  return known;
}

export function counterOf(state: Seen, no: UnitNo, selected: ReadonlySet<UnitNo>, army: Army | undefined): CounterUnit {
  const unit = state.units[no] as Unit;
  const print = army && printedIn(army).get(unit.id);
  return {
    id: unit.id,
    side: unit.side === 'blue' ? 0 : 1,
    symbol: print?.symbol ?? SYMBOLS[unit.type],
    size: print?.size ?? 'XX',
    factors: factorsText(unit),
    designation: print?.designation ?? '',
    strength: unit.df,
    marks: marksOf(state, no, unit, selected),
  };
}

/** The counters of a state, stack by stack; aircraft lie under the ground units of their base. */
export function countersOf(state: Seen, selected: ReadonlySet<UnitNo>, army: Army | undefined): CountersModel {
  const stacks = new Map<string, { hex: number; box?: string; units: UnitNo[] }>();
  state.units.forEach((unit, no) => {
    const box = unit.place === 'sea' ? `sea-${unit.zone ?? 'A'}` : undefined;
    if (unit.place !== 'map' && unit.place !== 'air' && box === undefined) return;
    const key = `${box ?? unit.at} ${unit.side}`;
    const stack = stacks.get(key) ?? { hex: unit.at, ...(box ? { box } : {}), units: [] };
    stack.units.push(no);
    stacks.set(key, stack);
  });
  const built = [...stacks.values()].map(({ hex, box, units }): CounterStack => {
    // The board draws a stack from the bottom up.
    const order = [...units].sort((a, b) => rank(state, a, selected) - rank(state, b, selected));
    const troops = units.filter((no) => isGround(state.units[no] as Unit));
    const counted = troops.length > 0 ? troops : units;
    const add = (key: 'af' | 'df') => counted.reduce((total, no) => total + (state.units[no] as Unit)[key], 0);
    const sum = add('df');
    const room = box === undefined && troops.length > 0 ? STACK_LIMIT - sum : undefined;
    const counters = order.map((no) => counterOf(state, no, selected, army));
    return {
      hex: Math.max(hex, 0),
      ...(box ? { box } : {}),
      units: counters,
      ...(units.length > 1 ? { total: String(sum), caption: w.stackCaption(add('af'), sum, room) } : {}),
    };
  });
  return { stacks: built };
}

/** Selected units on top, then the strongest. */
function rank(state: Seen, no: UnitNo, selected: ReadonlySet<UnitNo>): number {
  const unit = state.units[no] as Unit;
  return (selected.has(no) ? 1000 : 0) + (isGround(unit) ? 100 : 0) + unit.af;
}
