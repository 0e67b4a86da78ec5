import type { UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { avGone, eliminated } from './effects.ts';
import { firstOn, nextOn } from './field.ts';
import {
  add,
  battleKind,
  eliminateAll,
  eliminateDefenders,
  fightWords,
  gatherFight,
  now,
  pushBill,
  type Roll,
} from './battle.ts';
import { allSurrounded, endedUnfought } from './fight.ts';
import { closeToRetreats, damaged } from './theatre.ts';
import { beginWords, popFrame, pushPlain, pushWords, word } from './frames.ts';
import * as L from './layout.ts';
import { cityCapacity } from './lasting.ts';
import { oddsIn } from './odds.ts';
import { put, type Sim } from './sim.ts';
import {
  afOf,
  atOf,
  avOf,
  dfOf,
  header,
  isDoomed,
  isGroundUnit,
  mask,
  missionOf,
  moverOf,
  placeOf,
  putHeader,
  sideOf,
  turnOf,
  unitCell,
  unitCount,
} from './units.ts';

/** B80.5, T80.5: what happens when combat begins. */

const { bombing, strategic, nuclear, interdiction, intercept } = L.MISSION_CODE;
const GOES_ON = 1;
const UNKNOWN = -1;

const avHexes = ({ cells, layout }: Sim, av: number): number => cells[layout.avs + (av - 1) * L.AV] as number;

/** Makes an automatic victory the battle at hand. */
function readAv(sim: Sim, av: number): void {
  const { cells, layout } = sim;
  now.no = av;
  now.kind = L.KIND_CODE.ground;
  now.ring = 0;
  now.hexes.count = avHexes(sim, av);
  for (let h = 0; h < now.hexes.count; h++) now.hexes.items[h] = cells[layout.avs + (av - 1) * L.AV + 1 + h] as Hex;
  now.attackers.count = 0;
  const count = unitCount(sim);
  for (let no = 0; no < count; no++)
    if (avOf(sim, no) === av && isGroundUnit(sim, no)) now.attackers.items[now.attackers.count++] = no;
}

const there: Roll = { items: new Uint16Array(512), count: 0 };

/** T7.3.1: 7-1, or 5-1 with every hex surrounded. */
export function isGoodAv(sim: Sim, av: number): boolean {
  readAv(sim, av);
  there.count = 0;
  let air = 0;
  let aircraft = 0;
  const count = unitCount(sim);
  for (let no = 0; no < count; no++) {
    const place = placeOf(sim, no);
    if (avOf(sim, no) !== av || (place !== L.ON_MAP && place !== L.IN_AIR && place !== L.AT_SEA)) continue;
    if (isGroundUnit(sim, no)) there.items[there.count++] = no;
    else {
      air += afOf(sim, no);
      aircraft++;
    }
  }
  if (there.count === 0) return false;
  const { attack, defence } = oddsIn(
    sim,
    there.items,
    there.count,
    now.hexes.items,
    now.hexes.count,
    air,
    aircraft > 0,
  );
  return attack >= 7 * defence || (attack >= 5 * defence && allSurrounded(sim));
}

/** T7.3.14, O90.1: those that are no longer good; their users die, the battle is fought. */
function failAvs(sim: Sim): boolean {
  let any = false;
  for (let av = 1; av <= L.MOST_AVS; av++) {
    if (avHexes(sim, av) === 0 || isGoodAv(sim, av)) continue;
    any = true;
    failAv(sim, av);
    // One that fails may spoil another.
    av = 0;
  }
  return any;
}

function failAv(sim: Sim, av: number): void {
  const { layout } = sim;
  readAv(sim, av);
  const count = unitCount(sim);
  there.count = 0;
  for (let no = 0; no < count; no++)
    if (((unitCell(sim, no, L.USES) >> (av - 1)) & 1) === 1 && placeOf(sim, no) === L.ON_MAP)
      there.items[there.count++] = no;
  avGone(sim, av);
  eliminateAll(sim, there);
  let fighting = 0;
  for (let i = 0; i < now.attackers.count; i++) {
    const no = now.attackers.items[i] as UnitNo;
    if (placeOf(sim, no) !== L.ON_MAP) continue;
    mask(sim, no, L.FIGHT, 255, av);
    fighting++;
  }
  if (fighting === 0) return;
  const at = layout.battles + av * L.BATTLE;
  put(sim, at, (L.KIND_CODE.ground + 1) | (1 << 4));
  put(sim, at + 1, now.hexes.count);
  for (let h = 0; h < now.hexes.count; h++) put(sim, at + 2 + h, now.hexes.items[h] as Hex);
}

/** T23.2.4, O23.4.3, O90.25, O23.5.5 */
function closeRetreats(sim: Sim): void {
  const enemy = 1 - moverOf(sim);
  const closed = new Map<Hex, number>();
  const factors = new Map<Hex, number>();
  const count = unitCount(sim);
  for (let no = 0; no < count; no++) {
    const kind = missionOf(sim, no) - 1;
    const hex = atOf(sim, no);
    if (kind === strategic || kind === nuclear) closed.set(hex, 3);
    if (kind === nuclear) putHeader(sim, L.STRUCK, hex + 1);
    if (kind === interdiction) factors.set(hex, (factors.get(hex) ?? 0) + dfOf(sim, no));
  }
  for (const [hex, many] of factors) if (many >= 4 && !closed.has(hex)) closed.set(hex, 1 << enemy);
  for (const [hex, to] of closed) closeToRetreats(sim, [hex, to]);
}

/** T7.3.6: the victims are removed before any other battle; then their conquerors advance, or combat begins. */
function removeVictims(sim: Sim): void {
  if (header(sim, L.AVS) === 0) {
    popFrame(sim);
    return pushPlain(sim, L.FRAME_CODE.combat);
  }
  const fights = header(sim, L.AVS);
  beginWords();
  word(L.FRAME_CODE.avAdvances + 1);
  word(fights);
  for (let av = 1; av <= L.MOST_AVS; av++) {
    if (avHexes(sim, av) === 0) continue;
    readAv(sim, av);
    gatherFight(sim);
    fightWords();
    eliminateDefenders(sim);
    avGone(sim, av);
  }
  popFrame(sim);
  pushWords(sim);
}

/** T23.3.2, T23.3.7; false where more than one base overflows, for the order of the bills is not known here. */
function bomb(sim: Sim): boolean {
  const mover = moverOf(sim);
  const amounts = new Map<Hex, number>();
  const count = unitCount(sim);
  for (let no = 0; no < count; no++)
    if (missionOf(sim, no) - 1 === bombing)
      amounts.set(atOf(sim, no), (amounts.get(atOf(sim, no)) ?? 0) + dfOf(sim, no));
  let bills = 0;
  for (const [hex, amount] of amounts) {
    damaged(sim, [hex, amount, mover, turnOf(sim) + 4]);
    for (let side = 0; side < 2; side++) {
      there.count = 0;
      let factors = 0;
      for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link)) {
        if (sideOf(sim, link - 1) !== side || isGroundUnit(sim, link - 1)) continue;
        there.count = add(there, there.count, link - 1);
        factors += dfOf(sim, link - 1);
      }
      const excess = factors - cityCapacity(sim, hex);
      if (excess <= 0) continue;
      if (bills++ > 0) return false;
      pushBill(sim, side, excess, 0, there);
    }
  }
  return true;
}

function anyInterceptor(sim: Sim): boolean {
  for (let no = unitCount(sim) - 1; no >= 0; no--) if (missionOf(sim, no) - 1 === intercept) return true;
  return false;
}

export function settleCombatStart(sim: Sim): number {
  const { cells, layout } = sim;
  const failed = failAvs(sim);
  if (failed || anyInterceptor(sim)) {
    for (let no = 1; no <= L.MOST_BATTLES; no++)
      if (cells[layout.battles + no * L.BATTLE] !== 0 && battleKind(sim, no) >= 0) endedUnfought(sim, no);
  }
  for (let no = unitCount(sim) - 1; no >= 0; no--) if (isDoomed(sim, no)) eliminated(sim, no);
  closeRetreats(sim);
  removeVictims(sim);
  return bomb(sim) ? GOES_ON : UNKNOWN;
}
