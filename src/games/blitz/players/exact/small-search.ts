import type { Considered, Looker } from '../reasons/outlook.ts';
import { isSmall } from './exact.ts';
import { planTurn, surveyFor } from '../plan/plan.ts';
import { smallPlans } from './small.ts';

/** The search of a position with few units, looked at whole; undefined where it is too large for that. */
export function* searchWhole({
  planning,
  settings: { small },
  watch,
}: Looker): Generator<readonly Considered[], readonly Considered[] | undefined, undefined> {
  const { game, state, style } = planning;
  if (!isSmall(game, state)) return undefined;
  const known = surveyFor(planning);
  const usual = planTurn({ ...planning, known });
  let field: readonly Considered[] = [{ plan: usual, style, patches: [], values: [] }];
  yield field;
  if (!watch.more()) return field;
  const whole = smallPlans(planning, known, usual, small, watch);
  for (let step = whole.next(); ; step = whole.next()) {
    if (step.done) return step.value ? field : undefined;
    field = step.value.map(({ plan, value }) => ({ plan, style, patches: [], values: [value] }));
    yield field;
  }
}
