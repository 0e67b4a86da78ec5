import { For, type JSX, Show } from 'solid-js';
import { PACES, type Pace } from '#table/film.ts';
import { w } from '#web/text/words.ts';
import { COUNTER_SIZES, type CounterSize, seeing, setSeeing } from './view-settings.ts';
import { play } from './sound.ts';

/** Settings of view, animation, sound and confirmations; some concern only games on this device. */
export function Seeing(props: { readonly here: boolean }): JSX.Element {
  const tick = (name: 'motion' | 'dice' | 'sound' | 'careful' | 'handOver', label: string) => (
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
    <ul class="overlays seeing" aria-label={w.seeingTitle}>
      <li>
        <label>
          {w.counterSize}
          <select
            value={seeing().counters}
            onChange={(event) => setSeeing({ counters: event.currentTarget.value as CounterSize })}
          >
            <For each={COUNTER_SIZES}>{(size) => <option value={size}>{w.counterSizeName[size]}</option>}</For>
          </select>
        </label>
      </li>
      <Show when={props.here}>
        <li>
          <label>
            {w.pace}
            <select value={seeing().pace} onChange={(event) => setSeeing({ pace: event.currentTarget.value as Pace })}>
              <For each={PACES}>{(pace) => <option value={pace}>{w.paceName[pace]}</option>}</For>
            </select>
          </label>
        </li>
      </Show>
      {tick('motion', w.motionOn)}
      {tick('dice', w.diceOn)}
      {tick('sound', w.soundOn)}
      {tick('careful', w.carefulOn)}
      <Show when={props.here}>{tick('handOver', w.handOverAlways)}</Show>
    </ul>
  );
}
