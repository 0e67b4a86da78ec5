import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { Said } from '../../../core/say.ts';
import { advised, MODULE_IDS, type ModuleId, MODULES } from '../../../games/blitz/modules/modules.ts';
import { PRESETS, type Preset, setFaults, SWITCHES, type Switch } from '../../../games/blitz/presets.ts';
import { SIDES, type Side } from '../../../games/blitz/types.ts';
import { placementsFor, scenariosIn } from '../../../games/blitz/text/offers.ts';
import type { Library } from '../../../games/blitz/position.ts';
import { PLACEMENTS, SEATS, startFrom, switchesOf } from './starts.ts';
import { type Seat, seatName, type Start } from '../../table/start.ts';
import { levelSeat } from './levels.ts';
import { type SwitchLine, SwitchList, toggled } from '../../table/rules/switch-list.tsx';
import { said, w } from './words/words.ts';
import '../../table/rules/rules.css';

const NAMES = Object.keys(SWITCHES) as Switch[];
const isOptional = (name: Switch): boolean => SWITCHES[name].rule.startsWith('O');
const OPTIONAL = NAMES.filter(isOptional);
const HOUSE = NAMES.filter((name) => !isOptional(name));

/** A game of one's own: level, rules, placements, players. */
export function OptionsPanel(props: {
  readonly library: Library;
  readonly begin: (start: Start) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  let form: HTMLFormElement | undefined;
  const [level, setLevel] = createSignal<Preset>('basic');
  const [switches, setSwitches] = createSignal<readonly Switch[]>([]);
  const [modules, setModules] = createSignal<readonly ModuleId[]>([]);
  const [scenario, setScenario] = createSignal<string>();
  const [placement, setPlacement] = createSignal<Readonly<Record<Side, string | undefined>>>(PLACEMENTS);
  const [seats, setSeats] = createSignal<Record<Side, Seat>>({ blue: 'human', red: 'human' });
  const begin = (event: Event): void => {
    event.preventDefault();
    props.begin(
      startFrom({
        level: level(),
        switches: switches(),
        modules: modules(),
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
        <Modules level={level()} on={modules()} set={setModules} openRule={props.openRule} />
        <For each={SIDES}>
          {(side) => (
            <fieldset>
              <legend>{w.placementOf(w.sideName(side))}</legend>
              <select
                aria-label={w.placementOf(w.sideName(side))}
                value={placement()[side] ?? ''}
                onChange={(event) => setPlacement({ ...placement(), [side]: event.currentTarget.value || undefined })}
              >
                <For each={placementsFor(props.library, side)}>
                  {(one) => <option value={one.id}>{w.placementName(one.id, one.title)}</option>}
                </For>
                <option value="">{w.byHand}</option>
              </select>
            </fieldset>
          )}
        </For>
      </Show>
      <For each={SIDES}>
        {(side) => (
          <fieldset>
            <legend>{w.playedBy(w.sideName(side), false)}</legend>
            <select
              aria-label={w.playedBy(w.sideName(side), false)}
              value={seats()[side]}
              onChange={(event) =>
                setSeats({ ...seats(), [side]: SEATS.find((seat) => seat === event.currentTarget.value) ?? 'human' })
              }
            >
              <For each={SEATS}>{(seat) => <option value={seat}>{seatName({ seat: levelSeat }, seat)}</option>}</For>
            </select>
          </fieldset>
        )}
      </For>
      <button type="submit" class="primary">
        {w.begin}
      </button>
    </form>
  );
}

/** Rule modules, each explained in a line and linked to its rule. */
function Switches(props: {
  readonly title: string;
  readonly names: readonly Switch[];
  readonly level: Preset;
  readonly on: readonly Switch[];
  readonly set: (names: readonly Switch[]) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const playable = (name: Switch): boolean => switchesOf(props.level).includes(name);
  const lines = (): readonly SwitchLine<Switch>[] =>
    props.names.map((id) => {
      const fixed = !playable(id);
      const line = { id, name: w.switchName[id], text: w.switchText[id], rule: SWITCHES[id].rule, fixed };
      return fixed ? { ...line, on: false, why: w.needsTournament } : { ...line, on: props.on.includes(id) };
    });
  return (
    <fieldset class="wide">
      <legend>{props.title}</legend>
      <SwitchList
        list={lines()}
        toggle={(name) => props.set(toggled(props.on, name))}
        openRule={props.openRule}
        readRule={({ rule }) => w.readRule(rule)}
      />
    </fieldset>
  );
}

/** M0.1: the modules; what they exclude cannot be chosen with them, and what goes well with them is said (M70.2). */
function Modules(props: {
  readonly level: Preset;
  readonly on: readonly ModuleId[];
  readonly set: (modules: readonly ModuleId[]) => void;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const inOrder = (some: readonly ModuleId[]): ModuleId[] => MODULE_IDS.filter((id) => some.includes(id));
  const clash = (id: ModuleId): Said | undefined =>
    setFaults({ preset: props.level, switches: [], modules: inOrder([...props.on, id]) })[0]?.because;
  const lines = (): readonly SwitchLine<ModuleId>[] =>
    MODULE_IDS.map((id) => {
      const because = clash(id);
      const line = { id, name: `${id} ${w.moduleName[id]}`, text: w.moduleText[id], rule: MODULES[id].rule };
      const on = props.on.includes(id);
      return because ? { ...line, on, fixed: true, why: said(because) } : { ...line, on, fixed: false };
    });
  const advice = (): readonly ModuleId[] => advised(props.on).filter((id) => !clash(id));
  return (
    <fieldset class="wide">
      <legend>{w.moduleGroup}</legend>
      <SwitchList
        list={lines()}
        toggle={(id) => props.set(inOrder(toggled(props.on, id)))}
        openRule={props.openRule}
        readRule={({ rule }) => w.readRule(rule)}
      />
      <Show when={advice().length > 0}>
        <p role="status">{w.moduleAdvice(advice().map((id) => `${id} ${w.moduleName[id]}`))}</p>
      </Show>
    </fieldset>
  );
}
