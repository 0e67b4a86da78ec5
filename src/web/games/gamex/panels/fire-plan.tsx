import { For, type JSX, Show } from 'solid-js';
import type { Planned } from '../../../../games/gamex/desk/questions.ts';
import { ratioText } from '../../../../games/gamex/ratio.ts';
import type { GameTable } from '../game-table.ts';
import { unitName } from '../says.ts';
import { g, said, saidSum, w } from '../words/words.ts';

const percent = (part: number): number => Math.round(100 * part);

/** The chances of one target in words. */
export const chanceOf = (one: Planned['chances'][number]): string =>
  `${g.kills(percent(one.dies))}, ${g.shakes(percent(one.shaken))}`;

/** An attack as it would be reckoned: its terms, the column, the chances of each target. */
export function Reckoned(props: { readonly plan: Planned }): JSX.Element {
  const plan = (): Planned => props.plan;
  return (
    <>
      <p>{saidSum(plan().reckoning.attack)}</p>
      <p>
        <Show when={plan().reckoning.column} fallback={g.planNone}>
          {(column) => g.planOdds(ratioText(plan().reckoning.af), plan().reckoning.df, column())}
        </Show>
      </p>
      <ul>
        <For each={plan().chances}>
          {(one) => (
            <li>
              {unitName({ id: one.unit })}: {chanceOf(one)}
              <Show when={one.drm !== 0}> ({g.drm(one.drm)})</Show>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** What the units in hand would do to the hex looked at: every term, the column, the chances of each target. */
export function FirePlan(props: { readonly table: GameTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  return (
    <Show when={table.plan()}>
      {(plan) => (
        <section class="fire-plan" aria-label={g.planTitle}>
          <h3>{g.planTitle}</h3>
          <Reckoned plan={plan()} />
          <Show when={plan().fault}>
            {(fault) => (
              <p class="refusal">
                {said(fault().because)}{' '}
                <button
                  type="button"
                  class="rule-link"
                  aria-label={w.readRule(fault().rule)}
                  onClick={() => props.openRule(fault().rule)}
                >
                  {fault().rule}
                </button>
              </p>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}
