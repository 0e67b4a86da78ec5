import { createSignal, For, type JSX, Show } from 'solid-js';
import { PRESETS, type Preset, SWITCHES, type Switch } from '../../blitz/presets.ts';
import { SIDES, type Side } from '../../blitz/types.ts';
import { LIBRARY } from './library.ts';
import { placementsOf, SEATS, scenariosOf, startFrom, switchesOf } from './starts.ts';
import type { Seat, Start } from './table/game-store.ts';
import { w } from './text/words.ts';

const OPTIONAL = (Object.keys(SWITCHES) as Switch[]).filter((name) => SWITCHES[name].rule.startsWith('O'));

/** A game of one's own: level, rules, placements, players. */
export function OptionsPanel(props: {
  readonly begin: (start: Start) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const [level, setLevel] = createSignal<Preset>('basic');
  const [switches, setSwitches] = createSignal<readonly Switch[]>([]);
  const [scenario, setScenario] = createSignal<string>();
  const [placement, setPlacement] = createSignal<Record<Side, string | undefined>>({
    blue: 'blue-march',
    red: 'red-march',
  });
  const [seats, setSeats] = createSignal<Record<Side, Seat>>({ blue: 'human', red: 'human' });
  const toggle = (name: Switch): void => {
    setSwitches((list) => (list.includes(name) ? list.filter((one) => one !== name) : [...list, name]));
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    props.begin(
      startFrom({
        level: level(),
        switches: switches(),
        scenario: scenario(),
        placement: placement(),
        seats: seats(),
      }),
    );
  };
  const chosen = () => scenariosOf(LIBRARY).find((one) => one.id === scenario());
  return (
    <form class="options" aria-label={w.ownGame} onSubmit={begin}>
      <fieldset>
        <legend>{w.scenario}</legend>
        <select
          aria-label={w.scenario}
          value={scenario() ?? ''}
          onChange={(event) => setScenario(event.currentTarget.value || undefined)}
        >
          <option value="">{w.wholeContinent}</option>
          <For each={scenariosOf(LIBRARY)}>{(one) => <option value={one.id}>{one.title}</option>}</For>
        </select>
        <Show when={chosen()}>
          {(one) => (
            <p>
              {one().text} {w.fixedByScenario}
            </p>
          )}
        </Show>
      </fieldset>
      <Show when={scenario() === undefined}>
        <fieldset>
          <legend>{w.level}</legend>
          <For each={PRESETS}>
            {(name) => (
              <label>
                <input type="radio" name="level" checked={level() === name} onChange={() => setLevel(name)} />
                <span>
                  <strong>{w.levelName(name)}</strong> {w.levelText(name)}
                </span>
              </label>
            )}
          </For>
        </fieldset>
        <fieldset class="wide">
          <legend>{w.switches}</legend>
          <div class="row">
            <button
              type="button"
              onClick={() => {
                setLevel('tournament');
                setSwitches(OPTIONAL);
              }}
            >
              {w.allOptional}
            </button>
            <button type="button" onClick={() => setSwitches([])}>
              {w.noOptional}
            </button>
          </div>
          <div class="switches">
            <For each={Object.keys(SWITCHES) as Switch[]}>
              {(name) => (
                <div classList={{ off: !switchesOf(level()).includes(name) }}>
                  <label>
                    <input
                      type="checkbox"
                      checked={switches().includes(name)}
                      disabled={!switchesOf(level()).includes(name)}
                      onChange={() => toggle(name)}
                    />
                    <span>
                      {SWITCHES[name].means}
                      <Show when={!switchesOf(level()).includes(name)}>
                        {' '}
                        <em>({w.needsTournament})</em>
                      </Show>
                    </span>
                  </label>{' '}
                  <button type="button" class="rule-link" onClick={() => props.openRule(SWITCHES[name].rule)}>
                    {SWITCHES[name].rule}
                  </button>
                </div>
              )}
            </For>
          </div>
        </fieldset>
        <For each={SIDES}>
          {(side) => (
            <fieldset>
              <legend>{w.placementOf(w.sideName(side))}</legend>
              <select
                aria-label={w.placementOf(w.sideName(side))}
                value={placement()[side] ?? ''}
                onChange={(event) => setPlacement({ ...placement(), [side]: event.currentTarget.value || undefined })}
              >
                <For each={placementsOf(LIBRARY, side)}>{(one) => <option value={one.id}>{one.title}</option>}</For>
                <option value="">{w.byHand}</option>
              </select>
            </fieldset>
          )}
        </For>
      </Show>
      <For each={SIDES}>
        {(side) => (
          <fieldset>
            <legend>{w.playedBy(w.sideName(side))}</legend>
            <For each={SEATS}>
              {(seat) => (
                <label>
                  <input
                    type="radio"
                    name={`seat-${side}`}
                    checked={seats()[side] === seat}
                    onChange={() => setSeats({ ...seats(), [side]: seat })}
                  />
                  <span>{w.seatName(seat)}</span>
                </label>
              )}
            </For>
          </fieldset>
        )}
      </For>
      <button type="submit" class="primary">
        {w.begin}
      </button>
    </form>
  );
}
