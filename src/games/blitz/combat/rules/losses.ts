import type { Choose } from '#core/dice/dice.ts';
import { msg } from '#core/message.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { isShip } from '#games/blitz/kinds.ts';
import type { Bill, BlitzEvent, Loss, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { theUnit, theLoss } from '#games/blitz/words.ts';

/** B19.6: the price of an exchange, paid in whole units by attack factor. */

export const worthOf = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + (state.units[no] as Unit).af, 0);

/** B19.6.2: a unit that could be left out with the total still sufficient. */
function needless(state: State, units: readonly UnitNo[], owed: number): UnitNo | undefined {
  const sum = worthOf(state, units);
  return units.find((no) => sum - (state.units[no] as Unit).af >= owed);
}

export function exchangeFault(
  state: State,
  attackers: readonly UnitNo[],
  owed: number,
  units: readonly UnitNo[],
): Objection | undefined {
  if (new Set(units).size < units.length) return objection('B19.6.2', msg`a unit is named twice`);
  const stranger = units.find((no) => !attackers.includes(no));
  if (stranger !== undefined) {
    return objection('B19.6.1', msg`${theUnit(state, stranger)} did not attack in this battle`);
  }
  const sum = worthOf(state, units);
  if (sum < owed)
    return objection('B19.6.1', msg`${sum} attack {factor is|factors are} removed; ${owed} {is|are} owed`);
  const extra = needless(state, units, owed);
  if (extra === undefined) return undefined;
  return objection('B19.6.2', msg`${theUnit(state, extra)} could be left out: ${owed} {is|are} owed`);
}

const MOST_SETS = 4096;

/** The sets that pay without a needless unit, at most MOST_SETS of them. */
export function payments(state: State, attackers: readonly UnitNo[], owed: number): UnitNo[][] {
  const found: UnitNo[][] = [];
  const extend = (set: UnitNo[], sum: number, start: number): void => {
    if (found.length >= MOST_SETS) return;
    if (sum >= owed) {
      if (needless(state, set, owed) === undefined) found.push(set);
      return;
    }
    for (let i = start; i < attackers.length; i++) {
      const no = attackers[i] as UnitNo;
      extend([...set, no], sum + (state.units[no] as Unit).af, i + 1);
    }
  };
  extend([], 0, 0);
  return found;
}

/** A payment drawn at random: units in random order until it suffices, then without the needless ones. */
export function randomPayment(state: State, attackers: readonly UnitNo[], owed: number, choose: Choose): UnitNo[] {
  let set: UnitNo[] = [];
  for (const no of shuffled(attackers, choose)) if (worthOf(state, set) < owed) set.push(no);
  for (let extra = needless(state, set, owed); extra !== undefined; extra = needless(state, set, owed)) {
    set = set.filter((no) => no !== extra);
  }
  return set;
}

/** T7.2.3: losses in factors, where units may be lost in part. */

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** T2.3.3: the smallest piece of a unit: its attack factor and its size. */
export function grain(unit: Unit): { af: number; size: number } {
  const pieces = greatestDivisor(unit.af, unit.df);
  return { af: unit.af / pieces, size: unit.df / pieces };
}

const factorsOf = (unit: Unit, by: Bill['by']): number => (by === 'af' ? unit.af : unit.df);

/** Weight of a factor of this unit in the bill. */
const weight = (bill: Bill, no: UnitNo): number => (bill.double?.includes(no) ? 2 : 1);

/** The units of a bill that are still there. */
export const payers = (state: State, bill: Bill): UnitNo[] =>
  bill.units.filter((no) => ['map', 'sea', 'air', 'aboard'].includes(state.units[no]?.place ?? 'lost'));

/** T7.2.4: never more than is engaged. */
export function due(state: State, bill: Bill): number {
  return Math.min(bill.factors, engagedIn(state, bill));
}

const engagedIn = (state: State, bill: Bill): number =>
  payers(state, bill).reduce((sum, no) => sum + weight(bill, no) * factorsOf(state.units[no] as Unit, bill.by), 0);

/** M0.9: only who is in the battle, and of those no ships (M4.9); not who is still on board (M90.18). */
function sparedBy({ rule }: Bill, unit: Unit | undefined): readonly RuleId[] {
  if (!unit || !rule.startsWith('M4.')) return [];
  if (isShip(unit)) return ['M0.9', 'M4.9'];
  return unit.place === 'aboard' ? ['M0.9', 'M90.18'] : ['M0.9'];
}

export function lossFault(state: State, bill: Bill, losses: readonly Loss[]): Objection | undefined {
  const pool = payers(state, bill);
  const owed = due(state, bill);
  const named = losses.map((loss) => loss.unit);
  if (new Set(named).size < named.length) return objection(bill.rule, msg`a unit is named twice`);
  let sum = 0;
  for (const { unit: no, factors } of losses) {
    const unit = state.units[no];
    if (!unit || !pool.includes(no))
      return objection(bill.rule, msg`${theUnit(state, no)} cannot be lost here`, ...sparedBy(bill, unit));
    const step = grain(unit)[bill.by];
    if (factors < 1 || factors > factorsOf(unit, bill.by)) {
      return objection(
        bill.rule,
        msg`${unit} has ${theLoss(factorsOf(unit, bill.by), bill.by)} to lose, not ${factors}`,
      );
    }
    if (factors % step !== 0) return objection('T2.3.3', msg`${unit} loses factors in steps of ${step}`);
    sum += factors * weight(bill, no);
  }
  if (sum < owed) return objection(bill.rule, msg`${theLoss(owed, bill.by)} must be lost, not ${sum}`);
  const spare = losses.find(({ unit }) => sum - weight(bill, unit) * grain(state.units[unit] as Unit)[bill.by] >= owed);
  if (!spare) return undefined;
  return objection(
    bill.rule,
    msg`${theLoss(owed, bill.by)} must be lost, not ${sum}: ${theUnit(state, spare.unit)} loses too much`,
  );
}

/** Losses taken from units in the order given, none of them needlessly. */
export function takeLosses(state: State, bill: Bill, order: readonly UnitNo[]): Loss[] {
  const owed = due(state, bill);
  let losses: Loss[] = [];
  let sum = 0;
  for (const no of order) {
    if (sum >= owed) break;
    const unit = state.units[no] as Unit;
    const step = grain(unit)[bill.by];
    const worth = weight(bill, no);
    const factors = Math.min(Math.ceil((owed - sum) / (step * worth)) * step, factorsOf(unit, bill.by));
    losses.push({ unit: no, factors });
    sum += factors * worth;
  }
  losses = losses.flatMap((loss) => {
    const step = grain(state.units[loss.unit] as Unit)[bill.by];
    const worth = weight(bill, loss.unit);
    const back = Math.min(Math.floor((sum - owed) / (step * worth)) * step, loss.factors);
    sum -= back * worth;
    return back === loss.factors ? [] : [{ unit: loss.unit, factors: loss.factors - back }];
  });
  return losses;
}

/** Ways to pay a bill: each unit first in turn. */
export function waysToLose(state: State, bill: Bill): Loss[][] {
  const pool = payers(state, bill);
  const ways = new Map<string, Loss[]>();
  pool.forEach((_, i) => {
    const losses = takeLosses(state, bill, [...pool.slice(i), ...pool.slice(0, i)]);
    ways.set(JSON.stringify(losses), losses);
  });
  return [...ways.values()];
}

export const randomLosses = (state: State, bill: Bill, choose: Choose): Loss[] =>
  takeLosses(state, bill, shuffled(payers(state, bill), choose));

/** Takes losses off the board: whole units are eliminated, parts leave a substitute behind (T7.2.3). */
export function applyLosses(
  world: World,
  state: State,
  bill: Bill,
  losses: readonly Loss[],
  emit: Emit<BlitzEvent>,
): void {
  const whole = losses.filter(({ unit, factors }) => factors >= factorsOf(state.units[unit] as Unit, bill.by));
  const parts = losses.filter((loss) => !whole.includes(loss));
  if (whole.length > 0) emit({ is: 'eliminated', units: whole.map((loss) => loss.unit), rule: bill.rule });
  for (const { unit: no, factors } of parts) {
    const unit = state.units[no] as Unit;
    const piece = grain(unit);
    const lost = (factors / piece[bill.by]) * piece.size;
    const pieces = world.rules.combat.remnant({ state, unit, left: unit.df - lost });
    const left = pieces.reduce((sum, size) => sum + size, 0);
    const rule = left < unit.df - lost ? 'T2.3.7' : bill.rule;
    if (left === 0) emit({ is: 'eliminated', units: [no], rule });
    else emit({ is: 'reduced', losses: [{ unit: no, factors: unit.df - left }], rule });
    if (pieces.length > 1) emit({ is: 'split', unit: no, sizes: pieces });
  }
}

/** Losses without a choice: all engaged units are lost, or one unit pays alone (B80.9). */
export function forcedLosses(state: State, bill: Bill): Loss[] | undefined {
  const pool = payers(state, bill);
  return pool.length <= 1 || engagedIn(state, bill) <= bill.factors ? takeLosses(state, bill, pool) : undefined;
}

export function shuffled<T>(list: readonly T[], choose: Choose): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = choose(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
