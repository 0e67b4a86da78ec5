import { For, type JSX, Show } from 'solid-js';
import type { Unit } from '../../../../games/gamex/types.ts';
import { unitLine } from '../says.ts';
import type { GameTable } from '../game-table.ts';
import { g } from '../words/words.ts';

/** Units still to be placed: one is taken in hand and put on a hex, or the rest is placed by itself. */
export function SetupPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const mine = (): readonly Unit[] =>
    (table.state()?.units ?? []).filter((unit) => unit.side === table.game.decides() && unit.place === 'unset');
  const taken = (id: string): boolean => table.laid.selected().has(id);
  return (
    <section class="setup">
      <Show when={mine().length > 0}>
        <button type="button" class="suggest" onClick={() => void table.play({ do: 'placeRest' })}>
          {g.action['placeRest']}
        </button>
      </Show>
      <ul class="unit-list">
        <For each={mine()}>
          {(unit) => (
            <li>
              <button type="button" aria-pressed={taken(unit.id)} onClick={() => table.laid.select([unit.id])}>
                {unitLine(table, unit)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
