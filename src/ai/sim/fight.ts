import { captureColumn, NUCLEAR, STRATEGIC } from '../../blitz/tables.ts';
import type { UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import {
  add,
  eliminateAll,
  eliminateDefenders,
  fightWords,
  gatherAircraft,
  now,
  pushAdvance,
  pushBill,
  pushRetreat,
  type Roll,
  readBattle,
  sum,
} from './battle.ts';
import { battleGone } from './effects.ts';
import { firstOn, isShutCity, nextOn } from './field.ts';
import { BY_AF, beginWords, pushWords, word } from './frames.ts';
import * as L from './layout.ts';
import {
  AB2,
  AE,
  alwaysDoubled,
  AUTOMATIC,
  attackerGoes,
  attackerLoses,
  basicResult,
  columnName,
  columnOf,
  DB2,
  DE,
  defenderGoes,
  defenderLoses,
  factorsIn,
  isTournament,
  oddsIn,
  TOO_LOW,
} from './odds.ts';
import { trespass } from './passing.ts';
import { isSurrounded } from './retreat.ts';
import { put, type Sim } from './sim.ts';
import { captureCity, closeHex, damaged } from './theatre.ts';
import { afOf, dfOf, isGroundUnit, moverOf, putUnit, type SideNo, sideOf, turnOf } from './units.ts';

/** B80.8, T80.13 to T80.15: inside resolve, played as the engine plays it. */

const { assault, strike, ground, nuclear } = L.KIND_CODE;
const { strategic, support } = L.MISSION_CODE;

const strengths = (sim: Sim) =>
  oddsIn(
    sim,
    now.attackers.items,
    now.attackers.count,
    now.hexes.items,
    now.hexes.count,
    sum(sim, now.aircraft, afOf),
    now.aircraft.count > 0,
  );

function resolveBasic(sim: Sim, die: number): boolean {
  const mover = moverOf(sim);
  const { defence, column } = strengths(sim);
  if (column !== AUTOMATIC && (die < 1 || column === TOO_LOW)) return false;
  const owed = defence;
  const result = column === AUTOMATIC ? DE : basicResult(column, die);
  battleGone(sim, now.no);
  switch (result) {
    case AE:
      eliminateAll(sim, now.attackers);
      pushAdvance(sim, 1 - mover, 1);
      return true;
    case DE:
      eliminateAll(sim, now.defenders);
      pushAdvance(sim, mover, 1);
      return true;
    case AB2:
      pushAdvance(sim, 1 - mover, 1);
      pushRetreat(sim, mover, now.attackers, 2);
      return true;
    case DB2:
      pushAdvance(sim, mover, 1);
      pushRetreat(sim, 1 - mover, now.defenders, 2);
      return true;
    default:
      eliminateAll(sim, now.defenders);
      if (sum(sim, now.attackers, afOf) < owed) {
        eliminateAll(sim, now.attackers);
        return true;
      }
      pushAdvance(sim, mover, 1);
      beginWords();
      word(L.FRAME_CODE.exchange + 1);
      word(owed);
      fightWords();
      pushWords(sim);
      return true;
  }
}

/** O80.4: a battle that what was lost before combat has left void or below 1-6 is over without a roll. */
export function endedUnfought(sim: Sim, no: number): boolean {
  readBattle(sim, no);
  const { attackers, aircraft, defenders, hexes } = now;
  if (now.kind === ground) {
    if (attackers.count > 0 && strengths(sim).column !== TOO_LOW) return false;
    battleGone(sim, no);
    if (attackers.count > 0) {
      eliminateAll(sim, attackers);
      eliminateAll(sim, aircraft);
    }
    return true;
  }
  if (now.kind === assault) {
    if (sum(sim, attackers, afOf) >= 4) return false;
    battleGone(sim, no);
    return true;
  }
  gatherAircraft(sim, now.kind === strike ? strategic : L.MISSION_CODE.nuclear);
  if (aircraft.count > 0 && now.kind !== strike) return false;
  const void_ = aircraft.count === 0 || defenders.count === 0;
  if (!void_ && columnOf(sum(sim, aircraft, dfOf), strikeDefence(sim, hexes.items[0] as Hex)) !== TOO_LOW) return false;
  battleGone(sim, no);
  if (!void_) eliminateAll(sim, aircraft);
  return true;
}

/** T23.2.3, Q19.1 */
function strikeDefence(sim: Sim, hex: Hex): number {
  const factors = factorsIn(sim, (1 - moverOf(sim)) as SideNo, hex);
  return alwaysDoubled(sim, hex) ? 2 * factors : factors;
}

const AUTOMATIC_ADVANCE = 4;

function resolveGround(sim: Sim, die: number): boolean {
  const mover = moverOf(sim);
  const enemy = 1 - mover;
  const { attack, defence, column } = strengths(sim);
  const ringed = now.ring === 0 ? allSurrounded(sim) : now.ring === 2;
  const automatic = column === AUTOMATIC || (ringed && attack >= 5 * defence);
  if (!automatic && die < 1) return false;
  battleGone(sim, now.no);
  if (automatic) {
    eliminateDefenders(sim);
    pushAdvance(sim, mover, AUTOMATIC_ADVANCE);
    return true;
  }
  const back = attackerGoes(column, die);
  const away = defenderGoes(column, die);
  const killed = defenderLoses(column, die);
  const paid = attackerLoses(column, die);
  // T7.2.2: attacker's losses, defender's losses, retreats, advance; the last is pushed first.
  if (back > away) {
    pushAdvance(sim, enemy, away);
    pushRetreat(sim, mover, now.attackers, back);
  } else if (away > back) {
    pushAdvance(sim, mover, back);
    pushRetreat(sim, enemy, now.defenders, away);
  } else if (killed > 0) {
    pushAdvance(sim, mover, 0);
  }
  if (killed > 0) pushBill(sim, enemy, killed, 0, now.defenders);
  if (paid > 0) pushBill(sim, mover, paid, BY_AF, now.attackers, now.aircraft);
  return true;
}

export function allSurrounded(sim: Sim): boolean {
  for (let h = 0; h < now.hexes.count; h++) if (!isSurrounded(sim, now.hexes.items[h] as Hex)) return false;
  return true;
}

/** T22.3: one die on the city capture table. */
function resolveAssault(sim: Sim, die: number): boolean {
  if (die < 1) return false;
  const mover = moverOf(sim);
  const hex = now.hexes.items[0] as Hex;
  gatherAircraft(sim, support);
  const strength = sum(sim, now.attackers, afOf) + sum(sim, now.aircraft, dfOf);
  battleGone(sim, now.no);
  trespass(sim, mover, now.attackers.items, now.attackers.count, now.hexes.items, 1);
  trespass(sim, mover, now.aircraft.items, now.aircraft.count, now.hexes.items, 1);
  const { loses, captured } = sim.world.captureTable.at(die, captureColumn(strength));
  if (captured) {
    captureCity(sim, hex, mover);
    occupyIfWhole(sim, hex);
    pushAdvance(sim, mover, 1);
  }
  if (loses > 0) pushBill(sim, mover, loses, BY_AF, now.attackers, now.aircraft);
  return true;
}

/** T22.6a: occupied when no city hex of it is left uncaptured. */
function occupyIfWhole(sim: Sim, hex: Hex): void {
  const { cells, layout, world } = sim;
  const country = world.board.country[hex] as number;
  const at = layout.minors + country;
  const value = cells[at] as number;
  if (value === 0 || (value & 15) === L.MINOR_CODE.occupied + 1) return;
  for (const one of world.board.cityHexes) if (world.board.country[one] === country && isShutCity(sim, one)) return;
  put(sim, at, (L.MINOR_CODE.occupied + 1) | (value & 0xf0));
}

/** T23.2: bombers alone against one hex. */
function resolveStrike(sim: Sim, die: number): boolean {
  const mover = moverOf(sim);
  gatherAircraft(sim, strategic);
  const column = columnOf(sum(sim, now.aircraft, dfOf), strikeDefence(sim, now.hexes.items[0] as Hex));
  if (column !== AUTOMATIC && (die < 1 || column === TOO_LOW)) return false;
  battleGone(sim, now.no);
  if (column === AUTOMATIC) {
    eliminateAll(sim, now.defenders);
    return true;
  }
  const { first, second } = STRATEGIC.at(die, columnName(column));
  if (second > 0) pushBill(sim, 1 - mover, second, 0, now.defenders);
  if (first > 0) pushBill(sim, mover, first, BY_AF, now.aircraft);
  return true;
}

const EVERYTHING = 9999;
const victims: Roll = { items: new Uint16Array(512), count: 0 };
const parked: Roll = { items: new Uint16Array(512), count: 0 };

/** O23.5: one die on the nuclear table. */
function resolveNuclear(sim: Sim, die: number): boolean {
  const effect = NUCLEAR[die - 1];
  if (!effect) return false;
  const mover = moverOf(sim);
  const enemy = 1 - mover;
  const hex = now.hexes.items[0] as Hex;
  battleGone(sim, now.no);
  victims.count = 0;
  parked.count = 0;
  for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link)) {
    if (sideOf(sim, link - 1) !== enemy) continue;
    victims.count = add(victims, victims.count, link - 1);
    if (!isGroundUnit(sim, link - 1)) parked.count = add(parked, parked.count, link - 1);
  }
  const present = sum(sim, victims, dfOf);
  const wanted =
    effect.destroys === 'all' ? present : effect.destroys === 'half' ? Math.floor(present / 2) : effect.destroys;
  const turn = turnOf(sim);
  if (effect.closes) closeHex(sim, [hex, mover, turn + 1]);
  // O23.5.8: through the end of their owner's next player turn.
  const till = enemy === 1 ? turn : turn + 1;
  if (effect.stuns)
    for (let i = 0; i < victims.count; i++) putUnit(sim, victims.items[i] as UnitNo, L.STUNNED, till + 1);
  if (sim.world.board.city[hex] !== -1) {
    damaged(sim, [hex, 12, mover, turn + 4]);
    if (parked.count > 0) pushBill(sim, enemy, EVERYTHING, 0, parked);
  }
  if (Math.min(wanted, present) > 0) pushBill(sim, enemy, Math.min(wanted, present), 0, victims);
  return true;
}

/**
 * The roll of a declared battle and what it pushes; false where a die is wanting. `settle` goes on from here.
 */
export function resolveRoll(sim: Sim, battle: number, die: number): boolean {
  if (!isTournament(sim.world)) {
    readBattle(sim, battle);
    return resolveBasic(sim, die);
  }
  if (endedUnfought(sim, battle)) return true;
  readBattle(sim, battle);
  if (now.kind === assault) return resolveAssault(sim, die);
  if (now.kind === nuclear) return resolveNuclear(sim, die);
  return now.kind === strike ? resolveStrike(sim, die) : resolveGround(sim, die);
}
