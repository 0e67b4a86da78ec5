import { For, type JSX, Show } from 'solid-js';
import type { Planned } from '#games/gamex/desk/attacks.ts';
import { ratioText } from '#games/gamex/ratio.ts';
import { signedWhole } from '#web/table/sign.ts';
import { called } from '../labels.ts';
import type { GameTable } from '../game-table.ts';
import { unitName } from '../unit-descriptions.ts';
import { g, said, saidSum, w } from '../words/words.ts';

/** Rule by which nobody fires at a hex that was not spotted. */
const UNSPOTTED = 'X6.3.8a';

export const percent = (part: number): number => Math.round(100 * part);

/** The chances of one target in words. */
export const chanceOf = (one: Planned['chances'][number]): string =>
  `${g.kills(percent(one.dies))}, ${g.shakes(percent(one.shaken))}`;

/** An attack as it would be reckoned: its terms, the column, the chances of each target. */
export function Reckoned(props: { readonly plan: Planned }): JSX.Element {
  const reckoning = () => props.plan.reckoning;
  const modifiers = (id: string) => reckoning().targets.find(({ unit }) => unit === id)?.drms ?? [];
  return (
    <>
      <p>{saidSum(reckoning().attack)}</p>
      <p>
        <Show when={reckoning().column} fallback={g.planNone}>
          {(column) => g.planOdds(ratioText(reckoning().af), reckoning().df, column())}
        </Show>
        <Show when={reckoning().shift !== 0}> ({g.planShift(reckoning().shift)})</Show>
      </p>
      <ul>
        <For each={props.plan.chances}>
          {(one) => (
            <li>
              {unitName({ id: one.unit })}: {chanceOf(one)}
              <Show when={modifiers(one.unit).length > 0}>
                {' '}
                <small>
                  {modifiers(one.unit)
                    .map(({ label, value }) => `${called(g.drmOf, label)} ${signedWhole(value)}`)
                    .join(', ')}
                </small>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** Fire of the selected units at the hex looked at: every term, the column, the chances of each target. */
export function FirePlan(props: { readonly table: GameTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const fault = () => table.plans().find((one) => one.fault)?.fault;
  return (
    <Show when={table.plans().length > 0}>
      <section class="fire-plan" aria-label={g.planTitle}>
        <h3>{table.laid.begun() ? called(g.action, table.laid.begun()?.verb ?? 'fire') : g.planTitle}</h3>
        <Show when={fault()}>
          {(one) => (
            <p class="refusal">
              <Show when={one().rule === UNSPOTTED}>
                <strong>{g.planUnspotted}</strong>{' '}
              </Show>
              {said(one().because)}{' '}
              <button
                type="button"
                class="rule-link"
                aria-label={w.readRule(one().rule)}
                onClick={() => props.openRule(one().rule)}
              >
                {one().rule}
              </button>
              <Show when={one().rule === UNSPOTTED}>
                <br />
                {g.planSpotFirst}
              </Show>
            </p>
          )}
        </Show>
        <For each={table.plans()}>{(plan) => <Reckoned plan={plan} />}</For>
      </section>
    </Show>
  );
}
