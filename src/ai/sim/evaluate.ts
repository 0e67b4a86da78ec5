import { STACK_LIMIT } from '../../blitz/stacking.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { allot } from './allot.ts';
import { station } from './effects.ts';
import { worthOfUnit } from './expect.ts';
import { coversHex, fieldCell, firstOn, GROUND_BITS, nextOn, stackSizeOf } from './field.ts';
import {
  alwaysDoubled,
  AUTOMATIC,
  basicResult,
  columnOf,
  DB2,
  DE,
  defenderGoes,
  defenderLoses,
  EX,
  isTournament,
  type Numbers,
  TOO_LOW,
} from './odds.ts';
import { openWays } from './retreat.ts';
import { mark, type Sim, undo } from './sim.ts';
import { isGroundOf, threatOf } from './threat.ts';
import { atOf, dfOf, isGroundUnit, moverOf, type SideNo, sideOf, unitCount } from './units.ts';

/** What a plan for the mover's movement is worth: the dice exactly, the enemy's answer by estimate. In factors. */
export interface Weights {
  /** A city hex that comes into, or is kept out of, somebody's hands. */
  readonly city: number;
  /** How much of what the answer may cost counts: about 0.3 has been found good, 0.6 too much. */
  readonly reply: number;
  /** Part of the enemy's factors in reach that does come. */
  readonly comes: number;
}

export const WEIGHTS: Weights = { city: 3, reply: 0.3, comes: 0.6 };

/** What stays the same for all plans of one player turn. */
export interface Scene {
  readonly weights: Weights;
  /** The enemy's attack factors that could come next to each hex, nobody in their way. */
  readonly threat: Uint16Array;
  /** What vacating a hex is worth: city hexes in it and around it. */
  readonly bonus: Float64Array;
  /** Per hex, what it is worth to have a factor there; nothing unless the caller fills it in. */
  readonly value: Float64Array;
  /** Value of the position as it stands, taken off every score. */
  readonly standing: number;
}

/** The parts of a score; overwritten by the next one. */
export interface Score {
  total: number;
  kill: number;
  cost: number;
  /** City hexes gained on balance, those the battles may bring among them. */
  cities: number;
  replyLoss: number;
  value: number;
  legal: boolean;
}

const score: Score = { total: 0, kill: 0, cost: 0, cities: 0, replyLoss: 0, value: 0, legal: true };

/** Worked out once a player turn, with everybody where he stands. */
export function prepare(sim: Sim, weights: Weights = WEIGHTS, value?: Float64Array): Scene {
  const { board } = sim.world;
  const enemy = (1 - moverOf(sim)) as SideNo;
  const bonus = new Float64Array(board.grid.size);
  for (const city of board.cityHexes) {
    bonus[city] = (bonus[city] as number) + 0.5 * weights.city;
    for (let edge = city * 6; edge < city * 6 + 6; edge++) {
      const beside = board.grid.neighbours[edge] as Hex;
      if (beside !== NOWHERE) bonus[beside] = (bonus[beside] as number) + 0.5 * weights.city;
    }
  }
  const scene = {
    weights,
    threat: threatOf(sim, enemy, false, new Uint16Array(board.grid.size)),
    bonus,
    value: value ?? new Float64Array(board.grid.size),
    standing: 0,
  };
  return { ...scene, standing: cityBalance(sim) };
}

/** City hexes the mover alone covers or keeps less those of the enemy, as an update now would leave them (B10.3). */
function cityBalance(sim: Sim): number {
  const { cells, layout, world } = sim;
  const mover = moverOf(sim);
  const { cityHexes } = world.board;
  let balance = 0;
  for (let i = 0; i < cityHexes.length; i++) {
    const hex = cityHexes[i] as Hex;
    const own = coversHex(sim, mover, hex);
    const their = coversHex(sim, (1 - mover) as SideNo, hex);
    // Contested cities are of use to nobody (B10.4).
    if (own && their) continue;
    const holder = own ? mover : their ? 1 - mover : ((cells[layout.cities + i] as number) & 3) - 1;
    if (holder === mover) balance++;
    else if (holder >= 0) balance--;
  }
  return balance;
}

/** By column: the share a defender loses in the Basic Game, with and without a retreat; and the factors in the other. */
const shares = new Map<string, Float64Array>();

function sharesOf(tournament: boolean, sealed: boolean): Float64Array {
  const key = `${tournament} ${sealed}`;
  const known = shares.get(key);
  if (known) return known;
  const list = new Float64Array(12);
  for (let column = 0; column < 11; column++) {
    for (let die = 1; die <= 6; die++) {
      if (tournament) {
        const dies = sealed && defenderGoes(column, die) > 0 ? 1 : 0;
        list[column] = (list[column] as number) + (dies === 1 ? 1 : defenderLoses(column, die) / STACK_LIMIT) / 6;
        continue;
      }
      const result = basicResult(column, die);
      const dies = result === DE || result === EX || (sealed && result === DB2);
      list[column] = (list[column] as number) + (dies ? 1 / 6 : 0);
    }
  }
  list[AUTOMATIC] = 1;
  shares.set(key, list);
  return list;
}

/** Hexes from which a stack could be attacked: land without the enemy's enemies on it. */
function openAttackHexes(sim: Sim, side: SideNo, hex: Hex): number {
  const { board } = sim.world;
  let open = 0;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = board.grid.neighbours[edge] as Hex;
    if (beside !== NOWHERE && board.land[beside] === 1 && (fieldCell(sim, side, beside) & GROUND_BITS) === 0) open++;
  }
  return open;
}

/** What the enemy's answer may cost a stack: at what he can bring against it, by the table. */
export function replyLoss(sim: Sim, scene: Scene, side: SideNo, hex: Hex, size: number, worth: number): number {
  const threat = scene.threat[hex] as number;
  if (threat === 0) return 0;
  const attack = Math.min(scene.weights.comes * threat, STACK_LIMIT * openAttackHexes(sim, side, hex));
  const column = columnOf(attack, alwaysDoubled(sim, hex) ? 2 * size : size);
  if (column === TOO_LOW) return 0;
  // Two ways out or fewer are easily closed.
  const ways = openWays(sim, side, hex);
  const narrow = (ways & (ways - 1)) === 0 || (ways & (ways - 1) & ((ways & (ways - 1)) - 1)) === 0;
  return worth * (sharesOf(isTournament(sim.world), narrow)[column] as number);
}

/** All stacks of the mover that stand in no battle of their own making: what the answer may cost them. */
function replyLosses(sim: Sim, scene: Scene, mover: SideNo): number {
  const count = unitCount(sim);
  let sum = 0;
  let value = 0;
  for (let no = 0; no < count; no++) {
    if (!isGroundOf(sim, mover, no)) continue;
    const hex = atOf(sim, no);
    value += (scene.value[hex] as number) * dfOf(sim, no);
    // The first of a stack speaks for all of it.
    if (scene.threat[hex] === 0 || firstOf(sim, mover, hex) !== no) continue;
    let size = 0;
    let worth = 0;
    for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link)) {
      if (sideOf(sim, link - 1) !== mover || !isGroundUnit(sim, link - 1)) continue;
      size += dfOf(sim, link - 1);
      worth += worthOfUnit(sim, link - 1);
    }
    sum += replyLoss(sim, scene, mover, hex, size, worth);
  }
  score.value = value;
  return sum;
}

function firstOf(sim: Sim, side: SideNo, hex: Hex): UnitNo {
  for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link))
    if (sideOf(sim, link - 1) === side && isGroundUnit(sim, link - 1)) return link - 1;
  return -1;
}

/** A plan that cannot be declared is worse than every other. */
const ILLEGAL = -1000;

/** The position as it stands, the mover's battles still to be fought. */
export function evaluate(sim: Sim, scene: Scene): Score {
  const mover = moverOf(sim);
  const { kill, cost, legal, hexCount, hexes, vacates } = allot(sim, scene.bonus);
  score.kill = kill;
  score.cost = cost;
  score.legal = legal;
  let chances = 0;
  for (let h = 0; h < hexCount; h++)
    chances += (vacates[h] as number) * ((scene.bonus[hexes[h] as Hex] as number) / Math.max(scene.weights.city, 1e-9));
  score.cities = cityBalance(sim) - scene.standing + chances;
  score.replyLoss = replyLosses(sim, scene, mover);
  score.total =
    kill -
    cost +
    scene.weights.city * score.cities -
    scene.weights.reply * score.replyLoss +
    score.value +
    (legal ? 0 : ILLEGAL);
  return score;
}

/**
 * Puts `count` units on hexes, looks at what comes of it, and takes it back. Whether they can come there is the
 * caller's business (`reach`); stacks over the limit make the plan illegal (B8.2).
 */
export function evaluatePlan(sim: Sim, scene: Scene, units: Numbers, hexes: Numbers, count: number): Score {
  const here = mark(sim);
  for (let i = 0; i < count; i++) station(sim, units[i] as UnitNo, hexes[i] as Hex);
  const found = evaluate(sim, scene);
  let full = false;
  for (let i = 0; i < count && !full; i++)
    full = stackSizeOf(sim, sideOf(sim, units[i] as UnitNo), hexes[i] as Hex) > STACK_LIMIT;
  if (full) {
    found.legal = false;
    found.total += ILLEGAL;
  }
  undo(sim, here);
  return found;
}
