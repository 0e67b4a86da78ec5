import { clusters } from '../../blitz/assignment.ts';
import { chancesOf } from '../../blitz/chances.ts';
import { controllerOf } from '../../blitz/cities.ts';
import { contacts } from '../../blitz/declaration.ts';
import { covers, fieldOf, inZoc, marksOf } from '../../blitz/field.ts';
import { strengthsOf } from '../../blitz/odds.ts';
import { STACK_LIMIT } from '../../blitz/stacking.ts';
import { other, sizeOf, type State, type Unit, type UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { STOP } from '../../hex/path.ts';
import { allocate } from './allocate.ts';
import { declareBattles, groundOf, outlookFor } from './battles.ts';
import type { Explanation, Role, Sentence } from './explanation.ts';
import { type LandPlan, type Planning, standing } from './plan.ts';
import { citiesRound, replyLoss, type Survey } from './survey.ts';

/**
 * Positions with few units are looked at whole: every way for the units to end their moves next to an enemy, at a city
 * or out of contact, as far as there are not too many, each with its exact battles.
 */

/** How much the enemy's answer counts where only the best few are looked at further. */
const REPLY = 0.3;

interface Choice {
  readonly no: UnitNo;
  readonly size: number;
  readonly hexes: readonly Hex[];
}

/** Where it makes a difference whether a unit ends there. */
function choicesOf({ ways, field, side, state, world, units }: Survey, usual: ReadonlyMap<UnitNo, Hex>): Choice[] {
  const marks = marksOf(field, other(side));
  return units.map((no) => {
    const unit = state.units[no] as Unit;
    const hexes = new Set<Hex>();
    const seen = new Set<string>();
    const first = usual.get(no);
    if (first !== undefined) hexes.add(first);
    for (const hex of ways.get(no) ?? []) {
      const contact = ((marks[hex] as number) & STOP) !== 0;
      // Out of contact hexes differ only by the cities they hold.
      const cities = citiesRound(world, hex).join();
      if (!contact && (seen.has(cities) || (cities === '' && hex !== unit.at && seen.size > 0))) continue;
      if (!contact) seen.add(cities);
      hexes.add(hex);
    }
    return { no, size: sizeOf(unit), hexes: [...hexes] };
  });
}

/** Factors to be had at once, cities counted as the style counts them; undefined where no declaration is legal. */
function worthOf({ game, side, style }: Planning, known: Survey, then: State): number | undefined {
  const { world } = game;
  const ground = groundOf(world, then, style);
  let worth = 0;
  for (const cluster of clusters(contacts(world, then))) {
    const found = allocate(
      cluster.map(({ no, unit, touches }) => ({ no, af: unit.af, at: unit.at, touches })),
      ground,
    );
    if (!found) return undefined;
    worth += found.worth;
  }
  const field = fieldOf(world.board, then);
  for (const city of world.board.cityHexes) {
    if (!covers(field, side, city) || covers(field, other(side), city)) continue;
    if (controllerOf(world.board, then.control, city) !== side) worth += 2 * style.city;
  }
  const load = new Map<Hex, number>();
  for (const no of known.units) {
    const unit = then.units[no] as Unit;
    if (!inZoc(field, other(side), unit.at)) load.set(unit.at, (load.get(unit.at) ?? 0) + sizeOf(unit));
  }
  for (const [hex, size] of load) worth -= REPLY * replyLoss(known, hex, size);
  return worth;
}

/** How many ways there are, or some number above the limit. */
function waysIn(choices: readonly Choice[], limit: number): number {
  let ways = 1;
  for (const { hexes } of choices) {
    ways *= hexes.length;
    if (ways > limit) break;
  }
  return ways;
}

/** The best plans of a small position; none where there are more than `limit` ways to place the units. */
export function smallPlans(
  planning: Planning,
  known: Survey,
  usual: LandPlan,
  limit: number,
  most: number,
): LandPlan[] {
  if (usual.operations.length > 0) return [];
  const every = known.units.map((no) => ({
    no,
    size: sizeOf(planning.state.units[no] as Unit),
    hexes: [...(known.ways.get(no) ?? [])],
  }));
  const some = waysIn(every, limit) <= limit ? every : choicesOf(known, usual.at);
  if (waysIn(some, limit) > limit) return [];
  const choices = [...some].sort((a, b) => a.hexes.length - b.hexes.length);
  const found: { readonly at: ReadonlyMap<UnitNo, Hex>; readonly worth: number }[] = [];
  const at = new Map<UnitNo, Hex>();
  const load = new Map<Hex, number>();
  const place = (i: number): void => {
    const choice = choices[i];
    if (!choice) {
      const worth = worthOf(planning, known, standing(planning.state, at));
      if (worth !== undefined) found.push({ at: new Map(at), worth });
      return;
    }
    for (const hex of choice.hexes) {
      const there = load.get(hex) ?? 0;
      if (there + choice.size > STACK_LIMIT) continue;
      load.set(hex, there + choice.size);
      at.set(choice.no, hex);
      place(i + 1);
      load.set(hex, there);
    }
    at.delete(choice.no);
  };
  place(0);
  return found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map((one) => planFor(planning, usual, one.at));
}

function planFor(planning: Planning, usual: LandPlan, at: ReadonlyMap<UnitNo, Hex>): LandPlan {
  const { state } = planning;
  const orders = [...at].flatMap(([unit, to]) => (to === (state.units[unit] as Unit).at ? [] : [{ unit, to }]));
  return { ...usual, orders, at, attacks: [], operations: [], explain: () => explain(planning, at) };
}

/** Battle by battle as they will be declared, then who marches. */
function explain({ game, state, style }: Planning, at: ReadonlyMap<UnitNo, Hex>): Explanation[] {
  const { world } = game;
  const then = standing(state, at);
  const arrowOf = (role: Role) => (unit: UnitNo) => {
    const from = (state.units[unit] as Unit).at;
    return { unit, from, to: at.get(unit) ?? from, role };
  };
  const battles = declareBattles(world, then, style) ?? [];
  const fighting = new Set(battles.flatMap(({ attackers }) => attackers));
  const told = battles.flatMap(({ attackers, hexes }): Explanation[] => {
    const { attackTotal, defenceTotal } = strengthsOf(world, then, attackers, hexes);
    const outlook = outlookFor(world, then, hexes, attackTotal, defenceTotal);
    const [hex] = hexes;
    if (!outlook || hex === undefined) return [];
    const { odds, deadly: rolls, kill, cost, sealed } = outlook;
    const poor = attackTotal < defenceTotal;
    const sentence: Sentence = poor
      ? { say: 'soakOff', units: attackers, hex, odds, cost }
      : { say: 'attack', units: attackers, hex, odds, sealed, rolls, kill, cost };
    const chances = chancesOf(game, then, { attackers, hexes });
    const arrows = attackers.map(arrowOf(poor ? 'soakOff' : 'main'));
    return [{ goal: 'attack', target: hex, sentences: [sentence], arrows, odds, chances, gain: kill - cost, risk: 0 }];
  });
  const marching = [...at.keys()].filter((no) => !fighting.has(no) && at.get(no) !== state.units[no]?.at);
  const marches = marching.map(
    (no): Explanation => ({
      goal: 'march',
      sentences: [{ say: 'march', units: [no], hex: at.get(no) as Hex }],
      arrows: [arrowOf('march')(no)],
      chances: [],
      gain: 0,
      risk: 0,
    }),
  );
  return [...told, ...marches];
}
