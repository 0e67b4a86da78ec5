import { For, type JSX, Show } from 'solid-js';
import type { GameTable } from '../game-table.ts';
import { unitName } from '../unit-descriptions.ts';
import type { SupportGuide } from '../support.ts';
import { g } from '../words/words.ts';
import { Reckoned } from './fire-plan.tsx';

/** An assault that is being prepared: who is in place, who has still to move, and how it would be fought now. */
export function AssaultPanel(props: { readonly table: GameTable; readonly guide: SupportGuide }): JSX.Element {
  const { table, guide } = props;
  const frame = () => {
    const now = table.frame();
    return now?.at === 'assault' ? now : undefined;
  };
  const name = (id: string): string => unitName({ id });
  return (
    <Show when={frame()}>
      {(now) => (
        <section class="support" aria-label={g.phase.assault}>
          <h2>
            {g.action[now().kind]}: {table.laid.name(now().target)}
          </h2>
          <p>{now().kind === 'overrun' ? g.support.overrunHow : g.support.assaultHow}</p>
          <ul class="unit-list">
            <For each={guide.assault()?.moving ?? now().waiting}>
              {(id) => (
                <li>
                  <button
                    type="button"
                    aria-pressed={table.laid.selected().has(id)}
                    onClick={() => table.laid.choose(table.laid.piece(id)?.hex, [id])}
                  >
                    {name(id)} <small>{now().waiting.includes(id) ? g.support.toMove : g.support.mayMove}</small>
                  </button>
                </li>
              )}
            </For>
            <For each={now().placed.filter((id) => guide.assault()?.moving.includes(id) !== true)}>
              {(id) => (
                <li>
                  {name(id)} <small>{guide.assault()?.by.includes(id) ? g.support.inPlace : g.support.dropped}</small>
                </li>
              )}
            </For>
          </ul>
          <Show when={guide.assault()?.plan} fallback={<p>{g.support.nobodyYet}</p>}>
            {(plan) => (
              <>
                <h3>{g.support.asItStands}</h3>
                <Reckoned plan={plan()} />
              </>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}
