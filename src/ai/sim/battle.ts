import type { UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { eliminated } from './effects.ts';
import { firstOn, nextOn } from './field.ts';
import { beginWords, pushWords, word } from './frames.ts';
import * as L from './layout.ts';
import type { Sim } from './sim.ts';
import { atOf, battleOf, isGroundUnit, missionOf, moverOf, placeOf, sideOf, unitCount } from './units.ts';

/** The battle at hand: who and where, and the decisions it leaves. */

/** A list of units or hexes in ascending order. */
export interface Roll {
  readonly items: Uint16Array;
  count: number;
}

const roll = (): Roll => ({ items: new Uint16Array(512), count: 0 });

export function add({ items }: Roll, count: number, item: number): number {
  let at = count;
  while (at > 0 && (items[at - 1] as number) > item) {
    items[at] = items[at - 1] as number;
    at--;
  }
  items[at] = item;
  return count + 1;
}

/** The battle at hand. */
export const now = {
  no: 0,
  kind: 0,
  ring: 0,
  attackers: roll(),
  hexes: roll(),
  defenders: roll(),
  aircraft: roll(),
  from: roll(),
};

const { ground } = L.KIND_CODE;
const { tactical } = L.MISSION_CODE;

export const battleKind = ({ cells, layout }: Sim, no: number): number =>
  ((cells[layout.battles + no * L.BATTLE] as number) & 15) - 1;

const isHexOf = (hex: Hex): boolean => {
  for (let h = 0; h < now.hexes.count; h++) if (now.hexes.items[h] === hex) return true;
  return false;
};

/** Aircraft of one kind of mission over the hexes of the battle at hand. */
export function gatherAircraft(sim: Sim, kind: number): void {
  const { aircraft } = now;
  aircraft.count = 0;
  const count = unitCount(sim);
  for (let no = 0; no < count; no++)
    if (missionOf(sim, no) === kind + 1 && isHexOf(atOf(sim, no))) aircraft.items[aircraft.count++] = no;
}

/** What the battle at hand is about besides its hexes and attackers (`fightOf`). */
export function gatherFight(sim: Sim): void {
  const { attackers, hexes, defenders, from, aircraft } = now;
  const enemy = 1 - moverOf(sim);
  defenders.count = 0;
  for (let h = 0; h < hexes.count; h++) {
    for (let link = firstOn(sim, hexes.items[h] as Hex); link !== 0; link = nextOn(sim, link)) {
      const no = link - 1;
      if (sideOf(sim, no) === enemy && isGroundUnit(sim, no)) defenders.count = add(defenders, defenders.count, no);
    }
  }
  from.count = 0;
  for (let i = 0; i < attackers.count; i++) {
    const at = atOf(sim, attackers.items[i] as UnitNo) + 1;
    let known = false;
    for (let f = 0; f < from.count && !known; f++) known = from.items[f] === at;
    if (!known) from.count = add(from, from.count, at);
  }
  aircraft.count = 0;
  if (now.kind === ground) gatherAircraft(sim, tactical);
}

/** Reads a declared battle with those of its attackers that are still there (B90.10). */
export function readBattle(sim: Sim, no: number): void {
  const { cells, layout } = sim;
  const at = layout.battles + no * L.BATTLE;
  now.no = no;
  now.kind = battleKind(sim, no);
  now.ring = (cells[at] as number) >> 4;
  now.hexes.count = cells[at + 1] as number;
  for (let h = 0; h < now.hexes.count; h++) now.hexes.items[h] = cells[at + 2 + h] as Hex;
  const { attackers } = now;
  attackers.count = 0;
  const count = unitCount(sim);
  for (let unit = 0; unit < count; unit++)
    if (battleOf(sim, unit) === no && placeOf(sim, unit) === L.ON_MAP) attackers.items[attackers.count++] = unit;
  gatherFight(sim);
}

export const listWords = ({ items, count }: Roll): void => {
  word(count);
  for (let i = 0; i < count; i++) word(items[i] as number);
};

export function fightWords(): void {
  word(now.no);
  word(now.kind);
  word(now.ring);
  listWords(now.attackers);
  listWords(now.hexes);
  listWords(now.defenders);
  listWords(now.aircraft);
  listWords(now.from);
}

const { advance, retreat, losses } = L.FRAME_CODE;

const nobody: Roll = { items: new Uint16Array(0), count: 0 };

export function pushAdvance(sim: Sim, side: number, steps: number, advanced = nobody): void {
  beginWords();
  word(advance + 1);
  word(side);
  word(steps);
  listWords(advanced);
  fightWords();
  pushWords(sim);
}

export function pushRetreat(sim: Sim, side: number, units: Roll, steps: number): void {
  beginWords();
  word(retreat + 1);
  word(side);
  word(steps);
  listWords(units);
  fightWords();
  pushWords(sim);
}

/** A bill for units of one list, or of two. */
export function pushBill(sim: Sim, side: number, factors: number, by: number, units: Roll, more?: Roll): void {
  const all = roll();
  for (let i = 0; i < units.count; i++) all.count = add(all, all.count, units.items[i] as number);
  if (more) for (let i = 0; i < more.count; i++) all.count = add(all, all.count, more.items[i] as number);
  beginWords();
  word(losses + 1);
  word(side);
  word(factors);
  word(by);
  listWords(all);
  word(0);
  pushWords(sim);
}

export function eliminateAll(sim: Sim, { items, count }: Roll): void {
  for (let i = 0; i < count; i++) eliminated(sim, items[i] as UnitNo);
}

export const sum = (sim: Sim, { items, count }: Roll, of: (sim: Sim, no: UnitNo) => number): number => {
  let total = 0;
  for (let i = 0; i < count; i++) total += of(sim, items[i] as UnitNo);
  return total;
};

/** T7.2.15, T23.0.4a: everything in the defending hexes dies, aircraft on the ground included. */
export function eliminateDefenders(sim: Sim): void {
  const enemy = 1 - moverOf(sim);
  eliminateAll(sim, now.defenders);
  for (let h = 0; h < now.hexes.count; h++) {
    let link = firstOn(sim, now.hexes.items[h] as Hex);
    while (link !== 0) {
      const next = nextOn(sim, link);
      if (sideOf(sim, link - 1) === enemy && !isGroundUnit(sim, link - 1)) eliminated(sim, link - 1);
      link = next;
    }
  }
}
