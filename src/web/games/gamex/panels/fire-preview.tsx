import { For, type JSX, Show } from 'solid-js';
import type { GameTable } from '../game-table.ts';
import { unitName } from '../unit-descriptions.ts';
import { g } from '../words/words.ts';
import { chanceOf } from './fire-plan.tsx';

/** Units that watch the way pointed at, and their fire where it does most. */
export function DrawnFire(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  return (
    <Show when={table.drawn().length > 0}>
      <section class="fire-plan" aria-label={g.drawnTitle}>
        <h3>{g.drawnTitle}</h3>
        <ul>
          <For each={table.drawn()}>
            {({ by, hex, plans: [plan] }) => (
              <li>
                {g.drawnBy(unitName({ id: by }), table.laid.name(hex), plan?.reckoning.column ?? g.planNone)}
                <For each={plan?.chances}>{(one) => <>, {chanceOf(one)}</>}</For>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
