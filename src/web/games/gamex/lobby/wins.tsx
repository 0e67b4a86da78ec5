import { For, type JSX, Show } from 'solid-js';
import { wantedOf } from '#games/gamex/desk/objective.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { type Side, SIDES } from '#games/gamex/types.ts';
import { VICTORY_WORDS } from '#games/gamex/words.ts';
import type { Goal } from '#games/gamex/world.ts';
import { g, said } from '../words/words.ts';

/** Each side's levels of victory, lowest first. */
export function Wins(props: { readonly game: OpenGamex }): JSX.Element {
  const own = (side: Side): readonly Goal[] => props.game.world.goals.filter((goal) => goal.side === side);
  return (
    <section class="wins" aria-label={g.wins}>
      <h3>{g.wins}</h3>
      <p>{g.winsWhen(props.game.world.turns)}</p>
      <div>
        <For each={SIDES}>
          {(side, no) => (
            <section aria-label={g.side[side]}>
              <h4 class={`side-${no()}`}>{g.side[side]}</h4>
              <dl>
                <For each={own(side)}>
                  {(goal) => (
                    <div>
                      <dt>{said(VICTORY_WORDS[goal.level])}</dt>
                      <dd>
                        {said(wantedOf(goal))}
                        <Show when={goal.sudden}>
                          {' '}
                          <small>({g.sudden})</small>
                        </Show>
                      </dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    </section>
  );
}
