import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { PRESETS, type Preset, type Switch } from '../../../games/blitz/presets.ts';
import type { Side } from '../../../games/blitz/types.ts';
import { scenariosIn } from '../../../games/blitz/text/offers.ts';
import type { Library } from '../../../games/blitz/position.ts';
import { Placements, Seats } from './set-up/armies.tsx';
import { HOUSE, OPTIONAL, Switches } from './set-up/switches.tsx';
import { PLACEMENTS, startFrom } from './starts.ts';
import type { Seat, Start } from '../../table/start.ts';
import { w } from './words/words.ts';
import '../../table/rules/rules.css';

/** A game of one's own: level, rules, placements, players. */
export function OptionsPanel(props: {
  readonly library: Library;
  readonly begin: (start: Start) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  let form: HTMLFormElement | undefined;
  const [level, setLevel] = createSignal<Preset>('basic');
  const [switches, setSwitches] = createSignal<readonly Switch[]>([]);
  const [scenario, setScenario] = createSignal<string>();
  const [placement, setPlacement] = createSignal<Readonly<Record<Side, string | undefined>>>(PLACEMENTS);
  const [seats, setSeats] = createSignal<Record<Side, Seat>>({ blue: 'human', red: 'human' });
  const begin = (event: Event): void => {
    event.preventDefault();
    props.begin(
      startFrom({
        level: level(),
        switches: switches(),
        modules: [],
        chosen: {},
        scenario: scenario(),
        placement: placement(),
        seats: seats(),
      }),
    );
  };
  onMount(() => form?.scrollIntoView({ block: 'nearest' }));
  // Those with armies in place; the others are the levels themselves.
  const scenarios = scenariosIn(props.library).filter(({ placed }) => placed);
  const chosen = () => scenarios.find((one) => one.name === scenario());
  const everything = () => level() === 'tournament' && OPTIONAL.every((name) => switches().includes(name));
  const preset = (title: string, text: string, isOn: () => boolean, choose: () => void) => (
    <label class="preset">
      <input type="radio" name="level" checked={isOn()} onChange={choose} />
      <span>
        <strong>{title}</strong> {text}
      </span>
    </label>
  );
  return (
    <form class="options" aria-label={w.ownGame} onSubmit={begin} ref={form}>
      <fieldset class="wide">
        <legend>{w.scenario}</legend>
        <select
          aria-label={w.scenario}
          value={scenario() ?? ''}
          onChange={(event) => setScenario(event.currentTarget.value || undefined)}
        >
          <option value="">{w.wholeContinent}</option>
          <For each={scenarios}>{(one) => <option value={one.name}>{w.scenarioName(one.name, one.title)}</option>}</For>
        </select>
        <Show when={chosen()}>
          {(one) => (
            <p>
              {w.scenarioText(one().name, one().about)} {w.fixedByScenario}
            </p>
          )}
        </Show>
      </fieldset>
      <Show when={scenario() === undefined}>
        <fieldset class="wide presets">
          <legend>{w.presets}</legend>
          <For each={PRESETS}>
            {(name) =>
              preset(
                w.levelName(name),
                w.levelText(name),
                () => level() === name && !everything(),
                () => {
                  setLevel(name);
                  setSwitches([]);
                },
              )
            }
          </For>
          {preset(w.presetAll, w.presetAllText, everything, () => {
            setLevel('tournament');
            setSwitches(OPTIONAL);
          })}
        </fieldset>
        <Switches
          title={w.optionalGroup}
          names={OPTIONAL}
          level={level()}
          on={switches()}
          set={setSwitches}
          openRule={props.openRule}
        />
        <Switches
          title={w.houseGroup}
          names={HOUSE}
          level={level()}
          on={switches()}
          set={setSwitches}
          openRule={props.openRule}
        />
        <Placements library={props.library} on={placement()} set={setPlacement} />
      </Show>
      <Seats on={seats()} set={setSeats} />
      <button type="submit" class="primary">
        {w.begin}
      </button>
    </form>
  );
}
