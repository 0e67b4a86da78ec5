import type { UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { firstOn, nextOn } from './field.ts';
import { FIRST_AIRCRAFT, SIDE_SHIFT, TYPE_BITS } from './layout.ts';
import {
  AB2,
  AE,
  AUTOMATIC,
  attackerGoes,
  attackerLoses,
  basicResult,
  DB2,
  DE,
  defenderGoes,
  defenderLoses,
  isTournament,
  type Numbers,
} from './odds.ts';
import { canRetreat, isSurrounded } from './retreat.ts';
import type { Sim } from './sim.ts';
import { afOf, dfOf, moverOf, whoOf } from './units.ts';

/** What a battle may be expected to bring, exact over the six faces of the die, as everybody stands now. */
export interface Expected {
  /** Factors the defender loses on the average, those without a retreat among them. */
  kill: number;
  /** The same of the attacker. */
  cost: number;
  /** Chance that the hexes are empty of defenders afterwards. */
  vacates: number;
}

const expected: Expected = { kill: 0, cost: 0, vacates: 0 };

/** What a unit is worth, in factors: artillery strikes harder than it stands. */
export const worthOfUnit = (sim: Sim, no: UnitNo): number => (afOf(sim, no) + dfOf(sim, no)) / 2;

const MOST_SUM = 512;
const sums = new Uint8Array(MOST_SUM);

/** B19.6.1, B19.6.2: the least sum of attack factors of these units that pays what is owed; everything if none does. */
export function leastPayment(sim: Sim, units: Numbers, count: number, owed: number): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += afOf(sim, units[i] as UnitNo);
  if (total <= owed || total >= MOST_SUM) return Math.min(total, owed);
  sums.fill(0, 0, total + 1);
  sums[0] = 1;
  let top = 0;
  for (let i = 0; i < count; i++) {
    const af = afOf(sim, units[i] as UnitNo);
    for (let sum = top; sum >= 0; sum--) if (sums[sum] === 1) sums[sum + af] = 1;
    top += af;
  }
  for (let sum = owed; sum <= total; sum++) if (sums[sum] === 1) return sum;
  return total;
}

const MOST_UNITS = 128;
const defenders = new Uint16Array(MOST_UNITS);
let defending = 0;

function gatherDefenders(sim: Sim, hexes: Numbers, hexCount: number): void {
  const mover = moverOf(sim);
  defending = 0;
  for (let h = 0; h < hexCount; h++) {
    for (let link = firstOn(sim, hexes[h] as Hex); link !== 0; link = nextOn(sim, link)) {
      const who = whoOf(sim, link - 1);
      if (((who >> SIDE_SHIFT) & 1) === mover || (who & TYPE_BITS) >= FIRST_AIRCRAFT) continue;
      if (defending < MOST_UNITS) defenders[defending++] = link - 1;
    }
  }
}

function worthOfAll(sim: Sim, units: Numbers, count: number): number {
  let worth = 0;
  for (let i = 0; i < count; i++) worth += worthOfUnit(sim, units[i] as UnitNo);
  return worth;
}

/** Worth of those that have no retreat of so many hexes: they die of it (B19.5.7). */
function stranded(sim: Sim, units: Numbers, count: number, steps: number): number {
  let worth = 0;
  for (let i = 0; i < count; i++) {
    const no = units[i] as UnitNo;
    if (!canRetreat(sim, no, steps)) worth += worthOfUnit(sim, no);
  }
  return worth;
}

/** Retreats of both parties by length, worked out when first asked for in a battle. */
const NOT_ASKED = -1;
const strandedAttackers = new Float64Array(8);
const strandedDefenders = new Float64Array(8);

function thrownBack(sim: Sim, known: Float64Array, units: Numbers, count: number, steps: number): number {
  if (known[steps] === NOT_ASKED) known[steps] = stranded(sim, units, count, steps);
  return known[steps] as number;
}

/**
 * The battle of these attackers against these hexes at a column of the table; `defence` is the doubled total. The
 * answer is overwritten by the next one.
 */
export function expectBattle(
  sim: Sim,
  attackers: Numbers,
  count: number,
  hexes: Numbers,
  hexCount: number,
  attack: number,
  defence: number,
  column: number,
): Expected {
  gatherDefenders(sim, hexes, hexCount);
  const theirs = worthOfAll(sim, defenders, defending);
  const tournament = isTournament(sim.world);
  if (column === AUTOMATIC || (tournament && attack >= 5 * defence && ringed(sim, hexes, hexCount))) {
    expected.kill = theirs;
    expected.cost = 0;
    expected.vacates = 1;
    return expected;
  }
  strandedAttackers.fill(NOT_ASKED);
  strandedDefenders.fill(NOT_ASKED);
  const ours = worthOfAll(sim, attackers, count);
  let kill = 0;
  let cost = 0;
  let vacates = 0;
  for (let die = 1; die <= 6; die++) {
    if (tournament) {
      const lost = Math.min(defenderLoses(column, die), theirs);
      const paid = Math.min(attackerLoses(column, die), ours);
      const away = defenderGoes(column, die);
      const back = attackerGoes(column, die);
      kill += lost;
      cost += paid;
      if (lost >= theirs) vacates++;
      else if (away > back) {
        vacates++;
        kill += (thrownBack(sim, strandedDefenders, defenders, defending, away) * (theirs - lost)) / theirs;
      }
      if (back > away && paid < ours)
        cost += (thrownBack(sim, strandedAttackers, attackers, count, back) * (ours - paid)) / ours;
      continue;
    }
    const result = basicResult(column, die);
    if (result === AE) cost += ours;
    else if (result === AB2) cost += thrownBack(sim, strandedAttackers, attackers, count, 2);
    else {
      vacates++;
      if (result === DB2) kill += thrownBack(sim, strandedDefenders, defenders, defending, 2);
      else {
        kill += theirs;
        if (result !== DE) cost += leastPayment(sim, attackers, count, defence);
      }
    }
  }
  expected.kill = kill / 6;
  expected.cost = cost / 6;
  expected.vacates = vacates / 6;
  return expected;
}

function ringed(sim: Sim, hexes: Numbers, hexCount: number): boolean {
  for (let h = 0; h < hexCount; h++) if (!isSurrounded(sim, hexes[h] as Hex)) return false;
  return true;
}
