import type { UnitNo } from '../../blitz/types.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { expectBattle } from './expect.ts';
import { fieldCell, GROUND_BITS, isVictimHex, ZOC_BITS } from './field.ts';
import { AVS } from './layout.ts';
import { oddsIn, TOO_LOW } from './odds.ts';
import type { Sim } from './sim.ts';
import { isGroundOf } from './threat.ts';
import { afOf, atOf, avOf, header, isDoomed, moverOf, type SideNo, unitCount } from './units.ts';

/**
 * B7.a7, B7.a9, B9: who fights whom when the mover stands as he stands. Every enemy hex in contact is attacked, every
 * unit in contact takes part: first whoever has no choice, then the others where they do most, then exchanges so long
 * as they help. Good and quick rather than exact. Each answer overwrites the one before.
 */
export interface Allotment {
  /** Unit by unit: its number and its battle. Battles are called by the place of their first hex in `hexes`. */
  readonly units: Uint16Array;
  readonly unitBattle: Uint8Array;
  unitCount: number;
  readonly hexes: Uint16Array;
  readonly hexBattle: Uint8Array;
  hexCount: number;
  /** Factors lost on the average. */
  kill: number;
  cost: number;
  /** Hex by hex the chance that it is vacated. */
  readonly vacates: Float64Array;
  /** No battle is below 1-6. What is not legal here may still be for the engine, which looks harder. */
  legal: boolean;
}

const MOST_UNITS = 160;
const MOST_HEXES = 120;
const NOBODYS = 255;
/** What a battle below 1-6 is worth in the comparison, or less. */
const ILLEGAL = -1000;
const ROUNDS = 3;

const units = new Uint16Array(MOST_UNITS);
const unitBattle = new Uint8Array(MOST_UNITS);
const hexes = new Uint16Array(MOST_HEXES);
const hexBattle = new Uint8Array(MOST_HEXES);
const vacates = new Float64Array(MOST_HEXES);
const allotment: Allotment = {
  units,
  unitBattle,
  unitCount: 0,
  hexes,
  hexBattle,
  hexCount: 0,
  kill: 0,
  cost: 0,
  vacates,
  legal: true,
};

/** The enemy hexes a unit touches, as places in `hexes`; six at most. */
const touch = new Uint8Array(MOST_UNITS * 6);
const touches = new Uint8Array(MOST_UNITS);
/** What vacating a hex is worth besides. */
let worth: Float64Array | undefined;

function placeOf(hex: Hex): number {
  for (let h = 0; h < allotment.hexCount; h++) if (hexes[h] === hex) return h;
  if (allotment.hexCount === MOST_HEXES) return -1;
  hexes[allotment.hexCount] = hex;
  hexBattle[allotment.hexCount] = allotment.hexCount;
  return allotment.hexCount++;
}

function gather(sim: Sim): boolean {
  const mover = moverOf(sim);
  const enemy = (1 - mover) as SideNo;
  const { neighbours } = sim.world.board.grid;
  const victims = header(sim, AVS) > 0;
  allotment.unitCount = 0;
  allotment.hexCount = 0;
  const count = unitCount(sim);
  for (let no = 0; no < count; no++) {
    if (!isGroundOf(sim, mover, no)) continue;
    const at = atOf(sim, no);
    if ((fieldCell(sim, enemy, at) & ZOC_BITS) === 0 || isDoomed(sim, no)) continue;
    if (allotment.unitCount === MOST_UNITS) return false;
    const i = allotment.unitCount;
    let many = 0;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const hex = neighbours[edge] as Hex;
      if (hex === NOWHERE || (fieldCell(sim, enemy, hex) & GROUND_BITS) === 0) continue;
      if (victims && isVictimHex(sim, hex)) continue;
      const place = placeOf(hex);
      if (place < 0) return false;
      touch[i * 6 + many++] = place;
    }
    // T90.4: what a unit committed to an automatic victory touches must be attacked by others.
    if (victims && avOf(sim, no) !== 0) continue;
    units[i] = no;
    touches[i] = many;
    allotment.unitCount++;
  }
  return true;
}

const fighters = new Uint16Array(MOST_UNITS);
const targets = new Uint16Array(MOST_HEXES);
/** What each battle brings as it is put together now. */
const gains = new Float64Array(MOST_HEXES);
let lastKill = 0;
let lastCost = 0;
let lastChance = 0;

function judge(sim: Sim, battle: number): number {
  let count = 0;
  for (let i = 0; i < allotment.unitCount; i++) if (unitBattle[i] === battle) fighters[count++] = units[i] as UnitNo;
  let hexCount = 0;
  let bonus = 0;
  for (let h = 0; h < allotment.hexCount; h++) {
    if (hexBattle[h] !== battle) continue;
    targets[hexCount++] = hexes[h] as Hex;
    if (worth) bonus += worth[hexes[h] as Hex] as number;
  }
  lastKill = 0;
  lastCost = 0;
  lastChance = 0;
  if (hexCount === 0) return 0;
  const { attack, defence, column } = oddsIn(sim, fighters, count, targets, hexCount);
  // The nearer to 1-6 the better, so that exchanges find their way.
  if (count === 0 || column === TOO_LOW) return ILLEGAL * (2 - (6 * attack) / defence);
  const found = expectBattle(sim, fighters, count, targets, hexCount, attack, defence, column);
  lastKill = found.kill;
  lastCost = found.cost;
  lastChance = found.vacates;
  return found.kill - found.cost + found.vacates * bonus;
}

/** First shares: whoever touches one hex fights there; the others, the strongest first, where they gain most. */
function deal(sim: Sim): void {
  const count = allotment.unitCount;
  for (let i = 0; i < count; i++) unitBattle[i] = touches[i] === 1 ? (touch[i * 6] as number) : NOBODYS;
  for (let h = 0; h < allotment.hexCount; h++) gains[h] = judge(sim, h);
  for (;;) {
    let next = -1;
    let strongest = -1;
    for (let i = 0; i < count; i++) {
      if (unitBattle[i] !== NOBODYS) continue;
      const af = afOf(sim, units[i] as UnitNo);
      if (af > strongest) [next, strongest] = [i, af];
    }
    if (next < 0) return;
    let best = touch[next * 6] as number;
    let most = Number.NEGATIVE_INFINITY;
    let gained = 0;
    for (let t = 0; t < (touches[next] as number); t++) {
      const battle = touch[next * 6 + t] as number;
      unitBattle[next] = battle;
      const gain = judge(sim, battle);
      if (gain - (gains[battle] as number) <= most) continue;
      [best, most, gained] = [battle, gain - (gains[battle] as number), gain];
    }
    unitBattle[next] = best;
    gains[best] = gained;
  }
}

function touchesHex(unit: number, hex: number): boolean {
  for (let t = 0; t < (touches[unit] as number); t++) if (touch[unit * 6 + t] === hex) return true;
  return false;
}

/** B9.3: every attacker touches every hex of its battle. */
function mayJoin(unit: number, battle: number): boolean {
  for (let h = 0; h < allotment.hexCount; h++) if (hexBattle[h] === battle && !touchesHex(unit, h)) return false;
  return true;
}

/** One unit after the other to another battle, so long as that helps. */
function exchange(sim: Sim): void {
  for (let round = 0, better = true; better && round < ROUNDS; round++) {
    better = false;
    for (let i = 0; i < allotment.unitCount; i++) {
      if ((touches[i] as number) < 2) continue;
      for (let t = 0; t < (touches[i] as number); t++) {
        const here = unitBattle[i] as number;
        const there = hexBattle[touch[i * 6 + t] as number] as number;
        if (there === here || !mayJoin(i, there)) continue;
        const before = (gains[here] as number) + (gains[there] as number);
        unitBattle[i] = there;
        const left = judge(sim, here);
        const joined = judge(sim, there);
        if (left + joined > before + 1e-9) {
          gains[here] = left;
          gains[there] = joined;
          better = true;
        } else {
          unitBattle[i] = here;
        }
      }
    }
  }
}

/** Could two battles be one? */
function mayMerge(one: number, two: number): boolean {
  for (let i = 0; i < allotment.unitCount; i++) {
    if (unitBattle[i] === one && !mayJoin(i, two)) return false;
    if (unitBattle[i] === two && !mayJoin(i, one)) return false;
  }
  return true;
}

const keptUnits = new Uint8Array(MOST_UNITS);
const keptHexes = new Uint8Array(MOST_HEXES);

function mergeInto(from: number, to: number): void {
  for (let h = 0; h < allotment.hexCount; h++) if (hexBattle[h] === from) hexBattle[h] = to;
  for (let i = 0; i < allotment.unitCount; i++) if (unitBattle[i] === from) unitBattle[i] = to;
}

/** Hexes nobody strong enough is left for are taken into a battle next door. */
function merge(sim: Sim): void {
  for (let poor = 0; poor < allotment.hexCount; poor++) {
    if ((gains[poor] as number) > ILLEGAL || hexBattle[poor] !== poor) continue;
    let best = -1;
    let most = gains[poor] as number;
    for (let battle = 0; battle < allotment.hexCount; battle++) {
      if (battle === poor || hexBattle[battle] !== battle || !mayMerge(poor, battle)) continue;
      keptUnits.set(unitBattle);
      keptHexes.set(hexBattle);
      mergeInto(poor, battle);
      const gain = judge(sim, battle) - (gains[battle] as number);
      unitBattle.set(keptUnits);
      hexBattle.set(keptHexes);
      if (gain > most) [best, most] = [battle, gain];
    }
    if (best < 0) continue;
    mergeInto(poor, best);
    gains[poor] = 0;
    gains[best] = judge(sim, best);
  }
}

function anyIllegal(): boolean {
  for (let h = 0; h < allotment.hexCount; h++) if ((gains[h] as number) <= ILLEGAL) return true;
  return false;
}

/** The battles as the mover stands; `bonus`: per hex what vacating it is worth besides the factors. */
export function allot(sim: Sim, bonus?: Float64Array): Allotment {
  worth = bonus;
  allotment.kill = 0;
  allotment.cost = 0;
  allotment.legal = gather(sim);
  if (!allotment.legal) return allotment;
  deal(sim);
  exchange(sim);
  if (anyIllegal()) {
    merge(sim);
    exchange(sim);
    allotment.legal = !anyIllegal();
  }
  for (let battle = 0; battle < allotment.hexCount; battle++) {
    if (hexBattle[battle] !== battle) continue;
    judge(sim, battle);
    allotment.kill += lastKill;
    allotment.cost += lastCost;
    for (let h = 0; h < allotment.hexCount; h++) if (hexBattle[h] === battle) vacates[h] = lastChance;
  }
  return allotment;
}
