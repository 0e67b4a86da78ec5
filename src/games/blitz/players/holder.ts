import { controllerOf } from '../countries/rules/cities.ts';
import { covers } from '../ground/rules/field.ts';
import { other, sizeOf, type UnitNo } from '../types.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { commitStuck, planned, quiet, tryMoves } from './baseline.ts';
import type { MakePlan } from './computer.ts';
import { commit, defence, type Draft, emptyDraft, isFree, roomAt, unitOf } from './plan/draft.ts';
import { type Outlook, outlookOf } from './search/outlook.ts';
import type { Style } from './search/style.ts';
import { citiesRound, enemyHexes, inEnemyZoc, replyLoss, sizeAt, survey } from './plan/survey.ts';
import { attackFactor } from '../combat/rules/odds.ts';

/**
 * A baseline after TripleA's ProAI: targets in the order of their worth, for each the smallest force that wins, then the
 * question whether what is won can be held; what cannot is given up, and what is left defends or moves up. Only the idea
 * is taken; rules, numbers and code are ours.
 */
export const HOLDER: Style = {
  name: 'holder',
  attackHexes: 3,
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

/** A target is worth an attack at these odds; more is better, less is not tried. */
const WANTED = [4, 3, 2] as const;
/** An attack that empties the hex less often than this has not won. */
const LEAST_CHANCE = 0.5;

interface Target {
  readonly hex: Hex;
  readonly worth: number;
}

interface Force {
  readonly moves: ReadonlyMap<UnitNo, Hex>;
  readonly outlook: Outlook;
}

function targets({ survey: known }: Draft): Target[] {
  const { world, side } = known;
  return enemyHexes(known)
    .map((hex) => ({ hex, worth: sizeAt(known, other(side), hex) + 4 * citiesRound(world, hex).length }))
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
}

/** The smallest force that gets these odds: the weakest that will do, from as few hexes as hold it. */
function gather(draft: Draft, target: Hex, odds: number): Force | undefined {
  const { survey: known } = draft;
  const { neighbours } = known.world.board.grid;
  const open: Hex[] = [];
  for (let edge = target * 6; edge < target * 6 + 6; edge++) {
    const hex = neighbours[edge] as Hex;
    if (hex === NOWHERE || roomAt(draft, hex) <= 0) continue;
    if ((draft.touches.get(hex) ?? []).every((one) => one === target || draft.attacked.has(one))) open.push(hex);
  }
  const moves = new Map<UnitNo, Hex>();
  const room = new Map(open.map((hex) => [hex, roomAt(draft, hex)]));
  const able = [...new Set(open.flatMap((hex) => draft.reachers.get(hex) ?? []))]
    .filter((no) => isFree(draft, no))
    .sort((a, b) => unitOf(draft, b).af - unitOf(draft, a).af || a - b);
  let sum = 0;
  for (const no of able) {
    const size = sizeOf(unitOf(draft, no));
    const hex = open.find((one) => (room.get(one) ?? 0) >= size && known.reach.get(no)?.has(one) === true);
    if (hex === undefined) continue;
    moves.set(no, hex);
    room.set(hex, (room.get(hex) ?? 0) - size);
    sum += attackFactor(known.world, known.state, unitOf(draft, no), [target]);
    if (sum >= odds * defence(draft, target, [...new Set(moves.values())])) break;
  }
  const needed = defence(draft, target, [...new Set(moves.values())]);
  if (moves.size === 0 || sum < odds * needed) return undefined;
  for (const no of [...moves.keys()].reverse()) {
    const af = attackFactor(known.world, known.state, unitOf(draft, no), [target]);
    const left = [...moves].filter(([one]) => one !== no).map(([, hex]) => hex);
    if (left.length === 0 || sum - af < odds * defence(draft, target, [...new Set(left)])) continue;
    moves.delete(no);
    sum -= af;
  }
  const outlook = outlookOf({
    attack: sum,
    defence: defence(draft, target, [...new Set(moves.values())]),
    size: sizeAt(known, other(known.side), target),
    sealed: 0,
    table: known.world.rules.combat.table,
  });
  return outlook && { moves, outlook };
}

/** Expected losses of a force to the enemy's answer in its planned hexes. */
function counterLoss(draft: Draft, { moves }: Force): number {
  const load = new Map<Hex, number>();
  for (const [no, hex] of moves) load.set(hex, (load.get(hex) ?? 0) + sizeOf(unitOf(draft, no)));
  let lost = 0;
  for (const [hex, size] of load) lost += replyLoss(draft.survey, hex, size);
  return lost;
}

/** Target by target: won, held, or given up. */
function attackWhatCanBeHeld(draft: Draft): void {
  for (const { hex, worth } of targets(draft)) {
    if (draft.attacked.has(hex)) continue;
    for (const odds of WANTED) {
      const force = gather(draft, hex, odds);
      if (!force || force.outlook.vacates < LEAST_CHANCE) continue;
      const { kill, cost, vacates } = force.outlook;
      const gain = kill - cost + 0.3 * vacates * (worth - kill);
      if (gain <= 0 || gain < 0.5 * counterLoss(draft, force)) continue;
      if (!tryMoves(draft, force.moves)) continue;
      draft.attacked.add(hex);
      break;
    }
  }
}

/** Own cities in danger, the most endangered first: as much as stands against what can come, or as there is. */
function defend(draft: Draft): void {
  const { world, state, side, field, threat } = draft.survey;
  const endangered = world.board.cityHexes
    .filter((city) => controllerOf(world.board, state.control, city) === side && (threat[city] as number) > 0)
    .filter((city) => !covers(field, other(side), city))
    .sort((a, b) => (threat[b] as number) - (threat[a] as number));
  for (const city of endangered) {
    const able = draft.survey.units.filter(
      (no) => isFree(draft, no) && draft.survey.reach.get(no)?.has(city) === true && !inEnemyZoc(draft.survey, city),
    );
    for (const no of able.sort((a, b) => sizeOf(unitOf(draft, a)) - sizeOf(unitOf(draft, b)))) {
      // A city doubles: a third of what can come is enough to make the attack poor.
      if ((draft.load[city] as number) * 3 >= (threat[city] as number)) break;
      if (roomAt(draft, city) >= sizeOf(unitOf(draft, no))) commit(draft, no, city);
    }
  }
}

/** Up to where the land is worth most, and not to be lost at once. */
function moveUp(draft: Draft, no: UnitNo): Hex | undefined {
  const { world, state, field, side, goals } = draft.survey;
  const unit = unitOf(draft, no);
  let best: Hex | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of quiet(draft, no)) {
    let value = 0;
    for (const { far, worth } of goals) value += worth * 2 ** (-(far[hex] as number) / (3 * Math.max(unit.mf, 1)));
    for (const city of citiesRound(world, hex)) {
      if (controllerOf(world.board, state.control, city) !== side && !covers(field, other(side), city)) value += 6;
    }
    const load = draft.load[hex] as number;
    value -= replyLoss(draft.survey, hex, load + sizeOf(unit)) - replyLoss(draft.survey, hex, load);
    if (value > most) [best, most] = [hex, value];
  }
  return best;
}

export const holderPlan: MakePlan = ({ world }, state, side, bold) => {
  const draft = emptyDraft(survey(world, state, side));
  if (bold) attackWhatCanBeHeld(draft);
  commitStuck(draft);
  defend(draft);
  return planned(draft, (no) => moveUp(draft, no));
};
