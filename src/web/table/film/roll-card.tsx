import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Roll } from '#table/desk.ts';
import { battlesIn, rollsIn } from '#table/since.ts';
import { w } from '#web/text/words.ts';
import { DieFace } from '../panels/die-face.tsx';
import { saidOfUnits } from '../panels/unit-name.tsx';
import { seeing } from '../settings/view-settings.ts';
import type { Table } from '../table-model.ts';

/** Milliseconds a roll stays on the table when nothing follows. */
const SHOWN = 7000;

/** Rolls of the last command that belong to no battle: rally, spotting, calls, initiative and the like. */
export function RollCard(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const [rolls, setRolls] = createSignal<readonly Roll[]>([]);
  createEffect(() => {
    const update = table.game.told();
    if (!update) return;
    const { played: n, happened, whole } = update;
    // A battle has a card of its own, which tells these too.
    const own = whole || !seeing().dice || battlesIn([{ n, happened }]).length > 0 ? [] : rollsIn(happened);
    setRolls(own);
    if (own.length === 0) return;
    const ends = setTimeout(() => setRolls([]), SHOWN);
    onCleanup(() => clearTimeout(ends));
  });
  return (
    <Show when={rolls().length > 0}>
      <section class="battle-display roll-display" aria-label={w.rollDisplay}>
        <ul>
          <For each={rolls()}>
            {({ dice, text, rule }) => (
              <li>
                <Show when={dice.length > 0}>
                  <span class="fell">
                    <For each={dice}>{(face) => <DieFace face={face} />}</For>
                  </span>{' '}
                </Show>
                <span class="told">{saidOfUnits(table, text)}</span>{' '}
                <Show when={rule}>
                  {(id) => (
                    <button type="button" class="rule-link" onClick={() => props.openRule(id())}>
                      {id()}
                    </button>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
