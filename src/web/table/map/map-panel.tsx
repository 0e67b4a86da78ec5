import { For, type JSX } from 'solid-js';
import { COUNTER_SIZES, type CounterSize, seeing, setSeeing } from '../settings/seeing-settings.ts';
import { play } from '../settings/sound.ts';
import { w } from '../../text/words.ts';
import type { Table } from '../table-model.ts';

/** What may be laid over the map, and how the table is to look, move and sound. */
export function MapPanel(props: { readonly table: Table; readonly lift: () => void }): JSX.Element {
  const { table } = props;
  const tick = (name: 'motion' | 'dice' | 'sound', label: string) => (
    <li>
      <label>
        <input
          type="checkbox"
          checked={seeing()[name]}
          onChange={(event) => {
            setSeeing({ [name]: event.currentTarget.checked });
            if (name === 'sound' && event.currentTarget.checked) play('turn');
          }}
        />
        {label}
      </label>
    </li>
  );
  return (
    <section aria-label={w.overlays}>
      <h2>{w.overlays}</h2>
      <ul class="overlays">
        <For each={table.face.overlays}>
          {({ name, key, title }) => (
            <li>
              <label>
                <input
                  type="checkbox"
                  checked={table.overlayNames().has(name)}
                  onChange={() => table.toggleOverlay(name)}
                />
                {title()} <kbd>{key.toUpperCase()}</kbd>
              </label>
            </li>
          )}
        </For>
      </ul>
      <h2>{w.seeingTitle}</h2>
      <ul class="overlays">
        <li>
          <label>
            {w.counterSize}
            <select
              value={seeing().counters}
              onChange={(event) => setSeeing({ counters: event.currentTarget.value as CounterSize })}
            >
              <For each={COUNTER_SIZES}>{(size) => <option value={size}>{w.counterSizeName(size)}</option>}</For>
            </select>
          </label>
        </li>
        {tick('motion', w.motionOn)}
        {tick('dice', w.diceOn)}
        {tick('sound', w.soundOn)}
      </ul>
      <button type="button" onClick={props.lift}>
        {w.liftCounters} <kbd>L</kbd>
      </button>
    </section>
  );
}
