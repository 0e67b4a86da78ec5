import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { covers } from '#games/blitz/ground/rules/field.ts';
import { other, sizeOf, type UnitNo } from '#games/blitz/types.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { commitStuck, planned, quiet, tryMoves } from '../baseline.ts';
import type { MakePlan } from '../computer.ts';
import { commit, defence, type Draft, emptyDraft, isFree, roomAt, unitOf } from './draft.ts';
import { outlookOf } from '../search/outlook.ts';
import type { Style } from '../search/style.ts';
import { citiesRound, doubled, enemyHexes, sizeAt, survey } from './survey.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';

/**
 * A baseline after Wesnoth's computer player: candidate actions (fight, take a village, fall back, go towards a
 * target), each scored, the best one done, until no unit is left. Only the idea is taken, with its usual aggression and
 * caution; rules, numbers and code are ours.
 */
export const CANDIDATE: Style = {
  name: 'candidate',
  attackHexes: 6,
  seals: false,
  soakOffs: 0,
  reply: 0,
  city: 3,
  least: 0,
  tiedUp: 0,
  march: 0,
  exact: true,
  noise: 0,
};

/** Weights of own losses and of exposed ground. */
const AGGRESSION = 0.4;
const CAUTION = 0.25;

interface Fight {
  readonly target: Hex;
  readonly moves: ReadonlyMap<UnitNo, Hex>;
  readonly rating: number;
}

const touchedFrom = ({ touches, attacked }: Draft, from: readonly Hex[]): Hex[] =>
  [...new Set(from.flatMap((hex) => touches.get(hex) ?? []))].filter((hex) => !attacked.has(hex));

/** Value of an attack: the chance to kill, damage done and taken, and the ground where the attackers end. */
function rate(draft: Draft, target: Hex, moves: ReadonlyMap<UnitNo, Hex>): number | undefined {
  const { survey: known } = draft;
  const { world, state } = known;
  if (world.rules.joins({ world, state, attackers: [...moves.keys()], hexes: [target] })) return undefined;
  const from = [...new Set(moves.values())];
  let attack = 0;
  let exposure = 0;
  for (const [no, hex] of moves) {
    const unit = unitOf(draft, no);
    attack += attackFactor(known.world, known.state, unit, [target]);
    const worse = Number(doubled(known.world, unit.at)) - Number(doubled(known.world, hex));
    const danger = Math.max((known.threat[hex] as number) - (known.threat[unit.at] as number), 0);
    exposure += (worse > 0 ? 0.5 : 0.1) * sizeOf(unit) * Math.min(danger / 24, 1);
  }
  // Other enemies in contact must be fought, too (B7.a7): rated as one great battle.
  const enemies = touchedFrom(draft, from);
  const size = enemies.reduce((sum, hex) => sum + sizeAt(known, other(known.side), hex), 0);
  const outlook = outlookOf({
    attack,
    defence: enemies.reduce((sum, hex) => sum + defence(draft, hex, from), 0),
    size,
    sealed: 0,
    table: known.world.rules.combat.table,
  });
  if (!outlook) return undefined;
  const worth = size + 2 * citiesRound(known.world, target).length;
  const taken = (1 - AGGRESSION) * outlook.cost;
  const value = (outlook.deadly / 6) * worth - taken + (outlook.kill - taken) / 10 - CAUTION * exposure;
  // Strength that is not needed is better used elsewhere.
  return value > 0 ? value / Math.sqrt(Math.max(attack, 1)) : value;
}

/** The best attack on a hex: unit by unit, so long as each makes it better. */
function bestFight(draft: Draft, target: Hex): Fight | undefined {
  const { neighbours } = draft.survey.world.board.grid;
  const open: Hex[] = [];
  for (let edge = target * 6; edge < target * 6 + 6; edge++) {
    const hex = neighbours[edge] as Hex;
    if (hex !== NOWHERE) open.push(hex);
  }
  let moves = new Map<UnitNo, Hex>();
  let rating = Number.NEGATIVE_INFINITY;
  for (;;) {
    let better: { moves: Map<UnitNo, Hex>; rating: number } | undefined;
    for (const hex of open) {
      let room = roomAt(draft, hex);
      for (const [no, at] of moves) if (at === hex) room -= sizeOf(unitOf(draft, no));
      for (const no of draft.reachers.get(hex) ?? []) {
        if (moves.has(no) || !isFree(draft, no) || sizeOf(unitOf(draft, no)) > room) continue;
        const more = new Map([...moves, [no, hex] as const]);
        const value = rate(draft, target, more) ?? -1000 + more.size;
        if (value > rating && (!better || value > better.rating)) better = { moves: more, rating: value };
      }
    }
    if (!better) break;
    ({ moves, rating } = better);
  }
  return rating > 0 ? { target, moves, rating } : undefined;
}

function fight(draft: Draft): void {
  const closed = new Set<Hex>();
  for (;;) {
    let best: Fight | undefined;
    for (const target of enemyHexes(draft.survey)) {
      if (draft.attacked.has(target) || closed.has(target)) continue;
      const found = bestFight(draft, target);
      if (found && (!best || found.rating > best.rating)) best = found;
    }
    if (!best) return;
    const enemies = touchedFrom(draft, [...best.moves.values()]);
    if (tryMoves(draft, best.moves)) for (const hex of enemies) draft.attacked.add(hex);
    else closed.add(best.target);
  }
}

/** Captures of cities within reach, the nearest unit first. */
function takeCities(draft: Draft): void {
  const { world, state, field, side } = draft.survey;
  const free = draft.survey.units.filter((no) => isFree(draft, no));
  for (const city of world.board.cityHexes) {
    if (controllerOf(world.board, state.control, city) === side || covers(field, other(side), city)) continue;
    for (const no of free) {
      if (!isFree(draft, no)) continue;
      const hex = quiet(draft, no).find((at) => citiesRound(world, at).includes(city));
      if (hex === undefined) continue;
      commit(draft, no, hex);
      break;
    }
  }
}

/** Own factors that could stand in each hex: what a side can bring to bear there. */
function powerOf({ survey: { world, units, reach, state } }: Draft): Float64Array {
  const power = new Float64Array(world.board.grid.size);
  for (const no of units) {
    const unit = state.units[no];
    if (unit) for (const hex of reach.get(no) ?? []) power[hex] = (power[hex] as number) + sizeOf(unit);
  }
  return power;
}

/** Units that the enemy outmatches fall back out of reach, depending on the player's caution. */
function fallBack(draft: Draft, no: UnitNo, power: Float64Array): Hex | undefined {
  const { threat, world } = draft.survey;
  const weakness = (hex: Hex): number =>
    (CAUTION * (threat[hex] as number)) / (doubled(world, hex) ? 2 : 1) - (power[hex] as number);
  const { at } = unitOf(draft, no);
  if (weakness(at) <= 0) return undefined;
  let best: Hex | undefined;
  for (const hex of quiet(draft, no)) if (weakness(hex) < weakness(best ?? at)) best = hex;
  return best;
}

/** Towards the target that is worth most for its distance, not to where the enemy is much stronger. */
function goForward(draft: Draft, no: UnitNo, power: Float64Array): Hex | undefined {
  const { goals, threat, world } = draft.survey;
  const unit = unitOf(draft, no);
  let best: Hex | undefined;
  let most = 0;
  for (const hex of quiet(draft, no)) {
    const danger = (threat[hex] as number) / (doubled(world, hex) ? 2 : 1);
    if (CAUTION * danger > (power[hex] as number)) continue;
    for (const goal of goals) {
      const turns = (goal.far[hex] as number) / (3 * Math.max(unit.mf, 1));
      // Units that go the same way go together.
      const value = (goal.worth / (1 + turns) ** 2) * (1 + Math.min(draft.load[hex] as number, 8) / 8);
      if (value > most) [best, most] = [hex, value];
    }
  }
  return best;
}

export const candidatePlan: MakePlan = ({ world }, state, side, bold) => {
  const draft = emptyDraft(survey(world, state, side));
  if (bold) fight(draft);
  commitStuck(draft);
  takeCities(draft);
  const power = powerOf(draft);
  return planned(draft, (no) => fallBack(draft, no, power) ?? goForward(draft, no, power) ?? quiet(draft, no)[0]);
};
