import type { Plan, UnitNo } from '../../blitz/types.ts';
import type { RuleId } from '../../core/objection.ts';
import { adjacent } from '../../hex/grid.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { fieldCell, GROUND_BITS, hasParked, holdsHex, inZocOf, isShutCity, isVictimHex, ZOC_BITS } from './field.ts';
import * as L from './layout.ts';
import { isBomberUnit, sortieFault, targetOf } from './legal-air.ts';
import { alwaysDoubled, columnOf, factorsIn, oddsIn, TOO_LOW } from './odds.ts';
import type { Sim } from './sim.ts';
import { isGroundOf } from './threat.ts';
import {
  afOf,
  atOf,
  avOf,
  dfOf,
  isDoomed,
  isGroundUnit,
  missionOf,
  moverOf,
  type SideNo,
  typeOf,
  unitCount,
} from './units.ts';

/**
 * B7.a10, T80.4: is a whole declaration legal, and if not by which rule? The answer is the engine's to `endDeclaration`
 * with these battles; they take the place of what was declared before, missions that are flown already stay. Where
 * several missions are at fault the engine names the one sent first and the simulation the unit that comes first.
 */

/** What the declaration looked at has so far; overwritten by the next question. */
const MOST = 4096;
/** Per unit and per hex: the question it was last used in, and in which battle, from 1 on. */
const unitSeen = new Int32Array(MOST);
const unitBattle = new Int32Array(MOST);
const hexSeen = new Int32Array(MOST);
const hexBattle = new Int32Array(MOST);
/** Hexes under a strategic strike. */
const struckSeen = new Int32Array(MOST);
let question = 0;

/** Missions that are flown already, then those of aircraft named in battles. */
const flying = new Uint16Array(MOST);
const over = new Uint16Array(MOST);
const kind = new Uint8Array(MOST);
let flights = 0;

const foot = new Uint16Array(MOST);
let footCount = 0;
const wings = new Uint16Array(MOST);
let wingCount = 0;

const { tactical, strategic, bombing, support, escort, interdiction } = L.MISSION_CODE;

const fly = (no: UnitNo, mission: number, hex: Hex): void => {
  flying[flights] = no;
  over[flights] = hex;
  kind[flights++] = mission;
};

const battleOfUnit = (no: UnitNo): number => (unitSeen[no] === question ? (unitBattle[no] as number) : 0);
const battleOfHex = (hex: Hex): number => (hexSeen[hex] === question ? (hexBattle[hex] as number) : 0);
const isStruck = (hex: Hex): boolean => struckSeen[hex] === question;

function begin(sim: Sim): void {
  question++;
  flights = 0;
  const count = unitCount(sim);
  for (let no = 0; no < count; no++) {
    const mission = missionOf(sim, no) - 1;
    if (mission < 0) continue;
    fly(no, mission, atOf(sim, no));
    if (mission === strategic) struckSeen[atOf(sim, no)] = question;
  }
}

export function legalAllocation(sim: Sim, battles: readonly Plan[]): RuleId | undefined {
  if (sim.layout.capacity > MOST || sim.layout.hexes > MOST)
    throw new L.SimFull('more units or hexes than there is room for');
  begin(sim);
  const count = unitCount(sim);
  // Before anything is asked about them: a hex off the board would be looked for round the board for ever.
  for (const { hexes } of battles) for (const hex of hexes) if (hex < 0 || hex >= sim.layout.hexes) return 'B1.1';
  for (const { attackers } of battles) for (const no of attackers) if (no < 0 || no >= count) return 'B80.12';
  for (let i = 0; i < battles.length; i++) {
    const fault = planFault(sim, battles[i] as Plan, i + 1);
    if (fault) return fault;
  }
  for (const { hexes } of battles) if (hexes.some(isStruck)) return 'B9.8';
  return dutyFault(sim) ?? missionsFault(sim, battles);
}

/** One battle, its aircraft, and the battles before it. */
function planFault(sim: Sim, { kind: given, attackers, hexes }: Plan, battle: number): RuleId | undefined {
  footCount = 0;
  wingCount = 0;
  for (const no of attackers) {
    if (isGroundUnit(sim, no)) foot[footCount++] = no;
    else wings[wingCount++] = no;
  }
  const assault = given === 'assault';
  const sent = flights;
  for (let i = 0; i < wingCount && hexes.length > 0; i++) {
    const no = wings[i] as UnitNo;
    for (let j = 0; j < i; j++) if (wings[j] === no) return 'T23.0.10';
    // Sent to a battle declared before this one.
    for (let j = 0; j < sent; j++) if (flying[j] === no) return 'T23.0.10';
    const hex = targetOf(sim, no, hexes);
    const fault = sortieFault(sim, no, assault ? 'support' : 'tactical', hex);
    if (fault) return fault;
    fly(no, assault ? support : tactical, hex);
  }
  const fault = assault ? assaultFault(sim, hexes) : shapeFault(sim, hexes);
  return fault ?? sharedFault(hexes, battle, assault) ?? (assault ? undefined : oddsFault(sim, hexes));
}

/** B9.6, B9.8, T22.3c: nobody and no hex is in two battles. Notes who and what is in this one. */
function sharedFault(hexes: readonly Hex[], battle: number, assault: boolean): RuleId | undefined {
  let earliest = Number.POSITIVE_INFINITY;
  let rule: RuleId | undefined;
  for (let i = 0; i < footCount; i++) {
    const before = battleOfUnit(foot[i] as UnitNo);
    if (before !== 0 && before < earliest) [earliest, rule] = [before, 'B9.6'];
  }
  for (const hex of hexes) {
    const before = battleOfHex(hex);
    if (before !== 0 && before < earliest) [earliest, rule] = [before, assault ? 'T22.3c' : 'B9.8'];
  }
  if (rule) return rule;
  for (let i = 0; i < footCount; i++) {
    unitSeen[foot[i] as UnitNo] = question;
    unitBattle[foot[i] as UnitNo] = battle;
  }
  for (const hex of hexes) {
    hexSeen[hex] = question;
    hexBattle[hex] = battle;
  }
  return undefined;
}

function attackerFault(sim: Sim, no: UnitNo): RuleId | undefined {
  if (!isGroundOf(sim, moverOf(sim), no)) return 'B7.a1';
  if (isDoomed(sim, no)) return 'B7.a11';
  return avOf(sim, no) === 0 ? undefined : 'T7.3.7';
}

const namedTwice = (list: ArrayLike<number>, count: number): boolean => {
  for (let i = 1; i < count; i++) for (let j = 0; j < i; j++) if (list[i] === list[j]) return true;
  return false;
};

/** What is wrong with one battle taken by itself, the odds aside. */
function shapeFault(sim: Sim, hexes: readonly Hex[]): RuleId | undefined {
  const { grid } = sim.world.board;
  const enemy = (1 - moverOf(sim)) as SideNo;
  if (footCount === 0) return 'B9.1';
  if (hexes.length === 0) return 'B7.a3';
  if (namedTwice(foot, footCount)) return 'B9.5';
  if (namedTwice(hexes, hexes.length)) return 'B9.8';
  for (let i = 0; i < footCount; i++) {
    const fault = attackerFault(sim, foot[i] as UnitNo);
    if (fault) return fault;
  }
  for (const hex of hexes) {
    if (isVictimHex(sim, hex)) return 'T90.5';
    if (!holdsHex(sim, enemy, hex)) {
      if (!hasParked(sim, enemy, hex)) return 'B7.a3';
      if (hexes.length > 1) return 'T23.0.4b';
      for (let i = 0; i < footCount; i++) if (inZocOf(sim, enemy, atOf(sim, foot[i] as UnitNo))) return 'T23.0.4b';
    }
    if (isStruck(hex)) return 'T23.2.2';
    for (let i = 0; i < footCount; i++) if (!adjacent(grid, atOf(sim, foot[i] as UnitNo), hex)) return 'B9.3';
  }
  return undefined;
}

/** B9.4: no battle below 1-6, the aircraft in it included. */
function oddsFault(sim: Sim, hexes: readonly Hex[]): RuleId | undefined {
  let air = 0;
  let aircraft = false;
  for (let i = 0; i < flights; i++) {
    if (kind[i] !== tactical || !hexes.includes(over[i] as Hex)) continue;
    air += afOf(sim, flying[i] as UnitNo);
    aircraft = true;
  }
  const { column } = oddsIn(sim, foot, footCount, hexes, hexes.length, air, aircraft);
  return column === TOO_LOW ? 'B9.4' : undefined;
}

/** T22.3: a city assault taken by itself. */
function assaultFault(sim: Sim, [hex = NOWHERE, ...others]: readonly Hex[]): RuleId | undefined {
  const { board } = sim.world;
  const enemy = (1 - moverOf(sim)) as SideNo;
  if (others.length > 0 || !isShutCity(sim, hex)) return 'T22.3';
  if (namedTwice(foot, footCount)) return 'B9.5';
  let strength = 0;
  for (let i = 0; i < footCount; i++) {
    const no = foot[i] as UnitNo;
    const fault = attackerFault(sim, no);
    if (fault) return fault;
    const at = atOf(sim, no);
    if (!adjacent(board.grid, at, hex)) return 'T22.3';
    if (inZocOf(sim, enemy, at)) return 'T22.3a';
    if (board.land[at] === 0 && typeOf(sim, no) !== L.RANGER) return 'T90.31';
    strength += afOf(sim, no);
  }
  return strength < 4 ? 'T22.3' : undefined;
}

/** B7.a7, B7.a9: every enemy hex in contact is attacked, and everybody in contact attacks. */
function dutyFault(sim: Sim): RuleId | undefined {
  const mover = moverOf(sim);
  const enemy = (1 - mover) as SideNo;
  const { neighbours } = sim.world.board.grid;
  const count = unitCount(sim);
  let idle = false;
  for (let no = 0; no < count; no++) {
    if (!isGroundOf(sim, mover, no)) continue;
    const at = atOf(sim, no);
    if ((fieldCell(sim, enemy, at) & ZOC_BITS) === 0 || isDoomed(sim, no)) continue;
    // T23.2.2a: units whose only enemy neighbours are struck from the air are excused.
    let fights = battleOfUnit(no) !== 0 || avOf(sim, no) !== 0;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const hex = neighbours[edge] as Hex;
      if (hex === NOWHERE || (fieldCell(sim, enemy, hex) & GROUND_BITS) === 0 || isVictimHex(sim, hex)) continue;
      if (isStruck(hex)) continue;
      if (battleOfHex(hex) === 0) return 'B7.a7';
      idle ||= !fights;
      fights = true;
    }
  }
  return idle ? 'B7.a9' : undefined;
}

const isIn = (battles: readonly Plan[], assault: boolean, hex: Hex): boolean =>
  battles.some((battle) => (battle.kind === 'assault') === assault && battle.hexes.includes(hex));

/** Factors sent to a hex on such a mission. */
function sentTo(sim: Sim, mission: number, hex: Hex): number {
  let sum = 0;
  for (let i = 0; i < flights; i++) if (kind[i] === mission && over[i] === hex) sum += dfOf(sim, flying[i] as UnitNo);
  return sum;
}

/** T23.2.3a */
function weakStrike(sim: Sim): boolean {
  const enemy = (1 - moverOf(sim)) as SideNo;
  for (let i = 0; i < flights; i++) {
    if (kind[i] !== strategic) continue;
    const hex = over[i] as Hex;
    const defence = factorsIn(sim, enemy, hex) * (alwaysDoubled(sim, hex) ? 2 : 1);
    if (columnOf(sentTo(sim, strategic, hex), defence) === TOO_LOW) return true;
  }
  return false;
}

function bomberOver(sim: Sim, hex: Hex): boolean {
  for (let i = 0; i < flights; i++) if (over[i] === hex && isBomberUnit(sim, flying[i] as UnitNo)) return true;
  return false;
}

/** T23, O23: what is wrong with the missions as a whole. */
function missionsFault(sim: Sim, battles: readonly Plan[]): RuleId | undefined {
  if (flights === 0) return undefined;
  if (weakStrike(sim)) return 'T23.2.3a';
  const enemy = (1 - moverOf(sim)) as SideNo;
  for (let i = 0; i < flights; i++) {
    const hex = over[i] as Hex;
    const fought = isIn(battles, false, hex) || isVictimHex(sim, hex);
    if (kind[i] === tactical && !fought) return 'T23.1.2';
    if (kind[i] === support && !isIn(battles, true, hex)) return 'T22.3b';
    if (kind[i] === escort && !bomberOver(sim, hex)) return 'O23.0.4';
    if (kind[i] === interdiction && sentTo(sim, interdiction, hex) < 4) return 'O23.4.1';
    if (kind[i] === bombing && holdsHex(sim, enemy, hex) && !fought && !isStruck(hex)) return 'T23.3.6';
  }
  return undefined;
}
