import { assign } from '../chapters/combat/assignment.ts';
import { contacts } from '../chapters/combat/declaration.ts';
import type { State, Unit, UnitNo } from '../types.ts';
import type { Hex } from '../../../hex/hex.ts';
import { commit, type Draft, isFree, release } from './plan/draft.ts';
import type { TurnPlan } from './plan/operation.ts';
import { inEnemyZoc } from './plan/survey.ts';

/** What the players that follow other games' ideas have in common: they may not plan what the rules refuse. */

/** The position as it would be with everybody where the plan wants him. */
function standing(state: State, at: ReadonlyMap<UnitNo, Hex>): State {
  const units = state.units.map((unit: Unit, no) => {
    const hex = at.get(no);
    return hex === undefined || hex === unit.at ? unit : { ...unit, at: hex, moved: true };
  });
  return { ...state, units };
}

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
    if (!open && isFree(draft, no)) commit(draft, no, (survey.state.units[no] as Unit).at);
  }
}

export function ordersOf(draft: Draft): TurnPlan {
  const { units } = draft.survey.state;
  const orders = [...draft.at].flatMap(([unit, to]) => (to === units[unit]?.at ? [] : [{ unit, to }]));
  return { orders, explain: () => [] };
}
