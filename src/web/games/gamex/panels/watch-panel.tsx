import { For, type JSX } from 'solid-js';
import type { GameTable } from '../game-table.ts';
import { unitLine } from '../unit-descriptions.ts';
import type { Watch } from '../watch.ts';
import { g } from '../words/words.ts';

/** Units that keep watch into the next turn: all at first, and each may be released (X4.3b). */
export function WatchPanel(props: { readonly table: GameTable; readonly watch: Watch }): JSX.Element {
  const { table, watch } = props;
  return (
    <section class="support" aria-label={g.phase.keepOF}>
      <h2>{g.phase.keepOF}</h2>
      <ul class="unit-list">
        <For each={watch.marked()}>
          {(unit) => (
            <li
              class="tick"
              onPointerEnter={() => table.laid.pointAt(unit.at)}
              onPointerLeave={() => table.laid.pointAt(undefined)}
            >
              <label>
                <input type="checkbox" checked={watch.keeps(unit.id)} onChange={() => watch.toggle(unit.id)} />{' '}
                {unitLine(table, unit)} <small>{table.laid.name(unit.at)}</small>
              </label>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
