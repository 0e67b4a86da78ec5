import { createSignal, For, type JSX } from 'solid-js';
import type { Unit } from '../../../../games/gamex/types.ts';
import type { GameTable } from '../game-table.ts';
import { unitLine } from '../says.ts';
import { g } from '../words/words.ts';

/** Who keeps watch into the next turn: all at first, and each may be let go (X4.3b). */
export function WatchPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const [dropped, setDropped] = createSignal<ReadonlySet<string>>(new Set());
  const marked = (): readonly Unit[] =>
    table.state()?.units.filter((unit) => unit.side === table.side() && unit.marker === 'opFire') ?? [];
  const staying = (): string[] => marked().flatMap(({ id }) => (dropped().has(id) ? [] : [id]));
  const toggle = (id: string): void => {
    const next = new Set(dropped());
    if (!next.delete(id)) next.add(id);
    setDropped(next);
  };
  return (
    <section class="support" aria-label={g.phase.keepOF}>
      <h2>{g.phase.keepOF}</h2>
      <ul class="unit-list">
        <For each={marked()}>
          {(unit) => (
            <li
              class="tick"
              onPointerEnter={() => table.laid.pointAt(unit.at)}
              onPointerLeave={() => table.laid.pointAt(undefined)}
            >
              <label>
                <input type="checkbox" checked={!dropped().has(unit.id)} onChange={() => toggle(unit.id)} />{' '}
                {unitLine(table, unit)} <small>{table.laid.name(unit.at)}</small>
              </label>
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="primary" onClick={() => void table.play({ do: 'keepOF', units: staying() })}>
        {g.keepWatch(staying().length)}
      </button>
    </section>
  );
}
