import {
  BASIC_ATTRITION,
  BASIC_RESULTS,
  type Pair,
  TOURNAMENT_ATTACKER,
  TOURNAMENT_DEFENDER,
} from '../../blitz/tables.ts';
import type { UnitNo } from '../../blitz/types.ts';
import type { World } from '../../blitz/world.ts';
import type { Table } from '../../core/table.ts';
import type { Hex } from '../../hex/hex.ts';
import { firstOn, nextOn } from './field.ts';
import { FIRST_AIRCRAFT, SIDE_SHIFT, TYPE_BITS, WEATHER, WEATHER_CODE } from './layout.ts';
import type { Sim } from './sim.ts';
import { afOf, atOf, dfOf, header, moverOf, type SideNo, whoOf } from './units.ts';

/** B19, T7.2: strengths, columns and results as numbers. */

/** Columns of the attrition tables from 1-6 (0) to 6-1 (10). */
export const TOO_LOW = -1;
export const AUTOMATIC = 11;

/** Codes of the Basic Game's results. */
export const AE = 0;
export const AB2 = 1;
export const EX = 2;
export const DB2 = 3;
export const DE = 4;

const faces = [1, 2, 3, 4, 5, 6];

const flat = <Cell>(table: Table<Cell>, code: (cell: Cell) => number): Uint16Array =>
  Uint16Array.from(table.columns.flatMap((column) => faces.map((die) => code(table.at(die, column)))));

const BASIC = flat(BASIC_ATTRITION, (result) => BASIC_RESULTS.indexOf(result));
const first = ({ first: factors }: Pair): number => factors;
const second = ({ second: hexes }: Pair): number => hexes;
const ATTACKER_LOSES = flat(TOURNAMENT_ATTACKER, first);
const ATTACKER_GOES = flat(TOURNAMENT_ATTACKER, second);
const DEFENDER_LOSES = flat(TOURNAMENT_DEFENDER, first);
const DEFENDER_GOES = flat(TOURNAMENT_DEFENDER, second);

export const basicResult = (column: number, die: number): number => BASIC[column * 6 + die - 1] as number;
export const attackerLoses = (column: number, die: number): number => ATTACKER_LOSES[column * 6 + die - 1] as number;
export const attackerGoes = (column: number, die: number): number => ATTACKER_GOES[column * 6 + die - 1] as number;
export const defenderLoses = (column: number, die: number): number => DEFENDER_LOSES[column * 6 + die - 1] as number;
export const defenderGoes = (column: number, die: number): number => DEFENDER_GOES[column * 6 + die - 1] as number;

/** B19.1, B19.2: all rounding favours the defender. */
export function columnOf(attack: number, defence: number): number {
  if (defence === 0) return attack === 0 ? TOO_LOW : AUTOMATIC;
  if (attack >= defence) {
    const ratio = (attack / defence) | 0;
    return ratio > 6 ? AUTOMATIC : 4 + ratio;
  }
  if (attack === 0) return TOO_LOW;
  const ratio = Math.ceil(defence / attack);
  return ratio > 6 ? TOO_LOW : 6 - ratio;
}

/** `1-6` … `6-1`, as the tables are headed. */
export const columnName = (column: number): string =>
  column === AUTOMATIC ? 'automatic' : column === TOO_LOW ? 'below 1-6' : (BASIC_ATTRITION.columns[column] ?? '');

/** Is the Tournament table the one that counts? */
export const isTournament = (world: World): boolean => world.phases.battle === 'T80.13';

/** Defence factors of a side in a hex, undoubled. */
export function factorsIn(sim: Sim, side: SideNo, hex: Hex): number {
  let sum = 0;
  for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link)) {
    const who = whoOf(sim, link - 1);
    if (((who >> SIDE_SHIFT) & 1) === side && (who & TYPE_BITS) < FIRST_AIRCRAFT) sum += dfOf(sim, link - 1);
  }
  return sum;
}

/** B19.8: 2 in cities and mountains, whatever comes. */
export const alwaysDoubled = ({ world: { board } }: Sim, hex: Hex): boolean =>
  board.city[hex] !== -1 || board.mountain[hex] === 1;

/** B19.8 case 2: does an attack from that hex come across a river? */
export function acrossRiver({ world: { board } }: Sim, from: Hex, hex: Hex): boolean {
  const rivers = board.rivers[from] as number;
  return rivers !== 0 && (rivers & (board.rivers[hex] as number)) === 0;
}

/** O24.11, T23.1.3: nothing but the weather and aircraft takes the river's help away. */
export const riversDouble = (sim: Sim, aircraft: boolean): boolean =>
  header(sim, WEATHER) !== WEATHER_CODE.frozenRivers && !(aircraft && isTournament(sim.world));

export type Numbers = ArrayLike<number>;

/** A battle in numbers, overwritten by the next question. */
export interface Clash {
  attack: number;
  defence: number;
  /** TOO_LOW, a column of the tables, or AUTOMATIC. */
  column: number;
}

const clash: Clash = { attack: 0, defence: 0, column: TOO_LOW };

/** B9.2, B19: the mover's units against hexes of the opponent; `air` attack factors of aircraft come with them. */
export function oddsIn(
  sim: Sim,
  attackers: Numbers,
  count: number,
  hexes: Numbers,
  hexCount: number,
  air = 0,
  aircraft = air > 0,
): Clash {
  const enemy = (1 - moverOf(sim)) as SideNo;
  let attack = air;
  for (let i = 0; i < count; i++) attack += afOf(sim, attackers[i] as UnitNo);
  const rivers = riversDouble(sim, aircraft);
  let defence = 0;
  for (let h = 0; h < hexCount; h++) {
    const hex = hexes[h] as Hex;
    let doubled = alwaysDoubled(sim, hex);
    if (!doubled && rivers && count > 0) {
      doubled = true;
      for (let i = 0; i < count && doubled; i++) doubled = acrossRiver(sim, atOf(sim, attackers[i] as UnitNo), hex);
    }
    const factors = factorsIn(sim, enemy, hex);
    defence += doubled ? 2 * factors : factors;
  }
  clash.attack = attack;
  clash.defence = defence;
  clash.column = columnOf(attack, defence);
  return clash;
}
