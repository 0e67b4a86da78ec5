import { For, type JSX, Show } from 'solid-js';
import { PopUp } from '#web/table/layout/pop-up.tsx';
import { Icon } from '#web/table/icon.tsx';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import type { BlitzTable } from '../blitz-table.ts';
import { skyInWords, skyMeans, skyZones } from '../phrases/weather.ts';
import { w } from '../words/words.ts';
import './modules.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

/** M14.3: the season and the weather of the three zones, each in a line; what it does is folded away. */
export function SkyLines(props: Props): JSX.Element {
  const state = () => props.table.state();
  const means = () => skyMeans(state(), state()?.units ?? []);
  return (
    <>
      <dl class="sky">
        <For each={skyZones(state())}>
          {({ name, hard, said }) => (
            <div class={`hard-${hard}`}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={means().length > 0}>
        <details open>
          <summary>{w.skyMeans}</summary>
          <ul class="sky-means">
            <For each={means()}>{(line) => <li>{line}</li>}</For>
          </ul>
        </details>
      </Show>
    </>
  );
}

/** M14: the weather of the three zones at a glance, west to east; a click says what it does. */
export function Sky(props: Props): JSX.Element {
  const { table } = props;
  const zones = () => skyZones(table.state());
  const season = () => skyInWords(table.state())[0] ?? '';
  return (
    <Show when={zones().length > 0}>
      <PopUp
        class="goal sky-now"
        name={`${w.overlayName.weather}: ${skyInWords(table.state()).join('. ')}`}
        title={skyInWords(table.state()).join('\n')}
        label={
          <span class="sky-chips">
            <Icon sign="weather" />
            <For each={zones()}>{({ letter, hard }) => <b class={`hard-${hard}`}>{letter}</b>}</For>
          </span>
        }
      >
        <section class="goal-card" aria-label={w.overlayName.weather}>
          <h2>
            {season()} <RuleLink id="M14.3" open={props.openRule} />
          </h2>
          <SkyLines {...props} />
          <button
            type="button"
            aria-pressed={table.laid.overlayNames().has('weather')}
            onClick={() => table.laid.toggleOverlay('weather')}
          >
            {w.skyOnMap} <kbd>X</kbd>
          </button>
        </section>
      </PopUp>
    </Show>
  );
}
