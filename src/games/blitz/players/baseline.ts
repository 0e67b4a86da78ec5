import { assign } from '../combat/rules/assignment.ts';
import { contacts } from '../combat/rules/declaration.ts';
import { sizeOf, type UnitNo } from '../types.ts';
import type { Hex } from '#hex/hex.ts';
import { commit, type Draft, isFree, release, roomAt, unitOf } from './plan/draft.ts';
import type { TurnPlan } from './plan/operation.ts';
import { standing } from './plan/plan.ts';
import { inEnemyZoc } from './plan/survey.ts';

/** Common parts of players modelled on other games: none may plan what the rules refuse. */

/** Could the units planned so far declare their battles (B7.a10)? */
export function declarable({ survey, at }: Draft): boolean {
  const then = standing(survey.state, at);
  const placed = contacts(survey.world, then).filter(({ no }) => at.has(no));
  return assign(survey.world, then, placed) !== undefined;
}

/** Commits moves as one, or none of them where they leave no legal declaration. */
export function tryMoves(draft: Draft, moves: ReadonlyMap<UnitNo, Hex>): boolean {
  for (const [no, hex] of moves) commit(draft, no, hex);
  if (declarable(draft)) return true;
  for (const no of moves.keys()) release(draft, no);
  return false;
}

/** Units that cannot leave the enemy's zones of control fight where they stand, whatever is planned. */
export function commitStuck(draft: Draft): void {
  const { survey } = draft;
  for (const no of survey.units) {
    const open = [...(survey.reach.get(no) ?? [])].some((hex) => !inEnemyZoc(survey, hex));
    if (!open && isFree(draft, no)) commit(draft, no, unitOf(draft, no).at);
  }
}

/** Hexes the unit can reach without a fight outside the plan. */
export const quiet = (draft: Draft, no: UnitNo): Hex[] =>
  [...(draft.survey.reach.get(no) ?? [])].filter(
    (hex) => !inEnemyZoc(draft.survey, hex) && roomAt(draft, hex) >= sizeOf(unitOf(draft, no)),
  );

/** Plan in which every unit without a task goes to its wanted hex, or stays. */
export function planned(draft: Draft, wanted: (no: UnitNo) => Hex | undefined): TurnPlan {
  for (const no of draft.survey.units) {
    if (isFree(draft, no)) commit(draft, no, wanted(no) ?? unitOf(draft, no).at);
  }
  return ordersOf(draft);
}

function ordersOf(draft: Draft): TurnPlan {
  const { units } = draft.survey.state;
  const orders = [...draft.at].flatMap(([unit, to]) => (to === units[unit]?.at ? [] : [{ unit, to }]));
  return { orders, explain: () => [] };
}
