import { For, type JSX, Show } from 'solid-js';
import type { Scenario } from '#web/table/scenario.ts';
import { w } from '#web/text/words.ts';
import { isMeasured } from '../scenarios/choice.ts';

/** Results of the computers' games of a scenario, level by level. */
export function Usually(props: { readonly scenario: Scenario }): JSX.Element {
  const counts = (): readonly number[] => props.scenario.endings?.counts ?? [];
  const middle = (): number => (counts().length - 1) / 2;
  const name = (at: number): string => {
    if (at === middle()) return w.draw;
    const side = props.scenario.sides()[at < middle() ? 0 : 1];
    const level = w.victoryLevels[Math.abs(at - middle()) - 1];
    return counts().length === 3 || level === undefined ? side : `${side}, ${level}`;
  };
  const most = (): number => Math.max(1, ...counts());
  return (
    <section class="usually">
      <div class="usually-head">
        <h2>{w.usually}</h2>
        <p class="meta">
          {isMeasured(props.scenario) ? w.usuallyText(props.scenario.endings?.games ?? 0) : w.notPlayedYet}
        </p>
      </div>
      <Show when={isMeasured(props.scenario)}>
        <ol>
          <For each={counts()}>
            {(count, at) => (
              <li class={at() < middle() ? 'side-0' : at() > middle() ? 'side-1' : ''}>
                <b>{count}</b>
                <i style={{ height: `${Math.round((56 * count) / most()) + 2}px` }} aria-hidden="true" />
                <span>{name(at())}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
