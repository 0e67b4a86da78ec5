import { createEffect, createMemo, createSignal, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import type { FlightNow } from '#games/blitz/air/desk/flight-view.ts';
import { turnBack } from '#games/blitz/air/airbases/flight-state.ts';
import { AIR_MISSION_WORDS } from '#games/blitz/air/airbases/missions.ts';
import { fighterOdds } from '#games/blitz/air/airbases/tables.ts';
import { flakColumn } from '#games/blitz/air/flak/flak-table.ts';
import { type Command, type FrameAt, isHomeward, type Side, type UnitNo, type Volley } from '#games/blitz/types.ts';
import { bringUp } from '#web/table/panels/prompt.tsx';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '#web/games/blitz/blitz-table.ts';
import { said, w } from '#web/games/blitz/words/words.ts';
import { Refused } from '../refusal.tsx';
import { RaidFigures } from './figures.tsx';
import { OrdersOf } from './orders.tsx';

/** M12.20: a flight decision by decision, each with what comes of it. */

type Flight = FrameAt<'flight'>;

interface Props {
  readonly table: BlitzTable;
  readonly frame: Flight;
  readonly openRule: (id: string) => void;
}

interface Fired extends Props {
  readonly now: FlightNow | undefined;
}

const RULES: Readonly<Record<Flight['stage'], string>> = {
  intercept: 'M12.22',
  flak: 'M13.3',
  abort: 'M12.24',
  refuse: 'M12.24',
  out: 'M13.5',
  combat: 'M12.25',
  effect: 'M12.26',
  home: 'M12.27',
  interceptHome: 'M12.31',
  flakHome: 'M13.9',
  combatHome: 'M12.25',
  in: 'M12.27',
};

const called = ({ called: name }: BlitzTable, units: readonly UnitNo[]): string => units.map(name).join(', ');
const factors = (table: BlitzTable, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + (table.state()?.units[no]?.df ?? 0), 0);

const titleOf = ({ table, frame }: Props): string =>
  (isHomeward(frame.stage) ? w.flightHome : w.flightOver)(table.goalName(frame));

/** Aircraft of a flight, with bases and missions. */
function Who(props: Props): JSX.Element {
  const { table } = props;
  const there = (units: readonly UnitNo[]) => units.filter((no) => table.state()?.units[no]?.place === 'air');
  const missions = () =>
    props.frame.sorties
      .flatMap(({ mission, units }) => (there(units).length > 0 ? [said(AIR_MISSION_WORDS[mission])] : []))
      .join(', ');
  return (
    <>
      <h2>
        <button type="button" class="hex-link" onClick={() => table.showHex(props.frame.hex)}>
          {titleOf(props)}
        </button>{' '}
        <RuleLink id={RULES[props.frame.stage]} open={props.openRule} />
      </h2>
      <ul class="ways">
        <For each={props.frame.groups.filter(({ units }) => there(units).length > 0)}>
          {({ from: hex, ship, units }) => (
            <li>{w.flightOf(called(table, there(units)), table.stationName({ hex, ship }))}</li>
          )}
        </For>
      </ul>
      <Show when={missions() !== ''}>
        <p class="hint">{w.flightOn(missions())}</p>
      </Show>
    </>
  );
}

/** Over a sea zone's box there is no hex (M12.33). */
const volleyText = ({ table, frame, now }: Fired, { units, hex }: Volley): string => {
  const fire = units.reduce((sum, no) => sum + (now?.fire[no] ?? 0), 0);
  const over = frame.zone === undefined ? table.placeName(hex) : w.zoneName(frame.zone);
  return w.volleyLine(called(table, units), over, flakColumn(fire) ?? 0);
};

function VolleyLines(props: Fired & { readonly volleys: readonly Volley[] }): JSX.Element {
  return (
    <ul class="ways">
      <For each={props.volleys}>{(volley) => <li>{volleyText(props, volley)}</li>}</For>
    </ul>
  );
}

const MOST_WAYS = 12;

/** The volleys the rules list, for whoever wants to fire otherwise. */
function OtherVolleys(props: Fired): JSX.Element {
  const { table } = props;
  const ways = () =>
    table.choices().flatMap(({ command }): { command: Command; text: string }[] => {
      const [volley] = command.do === 'nameVolleys' ? command.volleys : [];
      return volley ? [{ command, text: volleyText(props, volley) }] : [];
    });
  return (
    <Show when={ways().length > 1}>
      <details>
        <summary>{w.otherVolleys}</summary>
        <For each={ways().slice(0, MOST_WAYS)}>
          {({ command, text }) => (
            <button type="button" class="wide" onClick={() => void table.play(command)}>
              {text}
            </button>
          )}
        </For>
      </details>
    </Show>
  );
}

/** M12.22: fighters are ticked; the odds and what comes of it follow. */
function Intercept(props: Props): JSX.Element {
  const { table } = props;
  const [off, setOff] = createSignal<ReadonlySet<UnitNo>>(new Set());
  const able = latestOf(table.state, () => table.ask.flightNow());
  const fighters = () => able()?.fighters ?? [];
  const sent = createMemo(() => fighters().filter((no) => !off().has(no)));
  const now = latestOf(
    () => [table.state(), sent()] as const,
    ([, units]) => table.ask.flightNow(units),
  );
  const toggle = (no: UnitNo): void => {
    const next = new Set(off());
    if (!next.delete(no)) next.add(no);
    setOff(next);
  };
  const flight = () =>
    factors(
      table,
      props.frame.groups.flatMap(({ units }) => units),
    );
  const hex = () => able()?.meeting ?? props.frame.hex;
  const send = (): void => {
    const command: Command = { do: 'assignInterceptor', units: sent(), hex: hex() };
    const rest = fighters().length > sent().length;
    void table.game.giveAsOne(rest ? [command, { do: 'endInterception' } satisfies Command] : [command]);
  };
  return (
    <>
      <fieldset>
        <legend>{w.standsBy}</legend>
        <Show when={hex() !== props.frame.hex}>
          <p class="hint">{w.metAt(table.placeName(hex()))}</p>
        </Show>
        <For each={fighters()}>
          {(no) => (
            <label>
              <input type="checkbox" checked={!off().has(no)} onChange={() => toggle(no)} /> {table.called(no)}{' '}
              <small>{table.standsAt(no)}</small>
            </label>
          )}
        </For>
      </fieldset>
      <button type="button" class="primary wide" disabled={sent().length === 0} onClick={send}>
        {w.interceptWith(factors(table, sent()), fighterOdds(factors(table, sent()), flight()))}
      </button>
      <button type="button" class="wide" onClick={() => void table.play({ do: 'endInterception' })}>
        {w.letPass}
      </button>
      <Compared now={now()} without={w.ifLetPass} withIt={w.ifIntercepted} />
    </>
  );
}

function Compared(props: {
  readonly now: FlightNow | undefined;
  readonly without?: string;
  readonly withIt: string;
}): JSX.Element {
  const rows = (now: FlightNow) => [
    ...(props.without === undefined ? [] : [{ name: props.without, forecast: now.without }]),
    { name: props.withIt, forecast: now.withIt },
  ];
  return <Show when={props.now}>{(now) => <RaidFigures head="" rows={rows(now())} />}</Show>;
}

/** M13.3, M13.9 */
function Fire(props: Fired): JSX.Element {
  const { table } = props;
  const volleys = () => props.now?.volleys ?? [];
  return (
    <>
      <VolleyLines {...props} volleys={volleys()} />
      <button
        type="button"
        class="primary wide"
        disabled={volleys().length === 0}
        onClick={() => void table.play({ do: 'nameVolleys', volleys: volleys() })}
      >
        {w.fireFlak}
      </button>
      <button type="button" class="wide" onClick={() => void table.play({ do: 'nameVolleys', volleys: [] })}>
        {w.holdFire}
      </button>
      <Compared now={props.now} without={w.ifHeldFire} withIt={w.ifFired} />
      <OtherVolleys {...props} />
    </>
  );
}

/** M12.24: the mover sees what is named against him. */
function Abort(props: Fired): JSX.Element {
  const { table } = props;
  return (
    <>
      <Show when={props.frame.interceptors.length > 0}>
        <p>{w.namedAgainst(called(table, props.frame.interceptors))}</p>
      </Show>
      <VolleyLines {...props} volleys={props.frame.volleys} />
      <button type="button" class="primary wide" onClick={() => void table.play({ do: 'goOn' })}>
        {w.goOnFlight}
      </button>
      <For each={props.frame.groups}>
        {(group) => (
          <button type="button" class="wide" onClick={() => void table.play(turnBack(group))}>
            {w.groupBack(table.stationName({ hex: group.from, ship: group.ship }))}
          </button>
        )}
      </For>
      <Compared now={props.now} withIt={w.ifGoesOn} />
      <p class="hint">{w.groupBackMeans}</p>
    </>
  );
}

function Refuse(props: Fired): JSX.Element {
  const { table } = props;
  return (
    <>
      <button type="button" class="primary wide" onClick={() => void table.play({ do: 'goOn' })}>
        {w.fightThem}
      </button>
      <button type="button" class="wide" onClick={() => void table.play({ do: 'refuseFight' })}>
        {w.refuseThem}
      </button>
      <Compared now={props.now} without={w.ifRefused} withIt={w.ifFought} />
      <p class="hint">{w.refuseMeans}</p>
    </>
  );
}

/** M12.27: everybody home; somebody may be sent to another base, and the map shows the ways. */
function Home(props: {
  readonly table: BlitzTable;
  readonly now: FlightNow | undefined;
  readonly openRule: Props['openRule'];
}): JSX.Element {
  const { table } = props;
  const homes = () => props.now?.homes ?? [];
  const place = table.stationName;
  /** Text of the button: all of them at once, or one base after another. */
  const text = (home: Command): string =>
    home.do === 'flyHome' && home.units.length > 0
      ? w.theseHome(called(table, home.units), place({ hex: home.to ?? -1, ship: home.ship }))
      : w.allHome;
  return (
    <>
      <Show when={props.now?.home}>
        {(home) => (
          <button type="button" class="primary wide" onClick={() => void table.play(home())}>
            {text(home())}
          </button>
        )}
      </Show>
      <Refused fault={props.now?.homeFault} openRule={props.openRule} />
      <Show when={homes().some(({ bases }) => bases.length > 1)}>
        <p class="hint">{w.homeHint}</p>
        <For each={homes().map(({ unit }) => unit)}>
          {(no) => {
            const view = () => homes().find(({ unit }) => unit === no);
            const bases = () => view()?.bases ?? [];
            return (
              <label class="pick">
                <span>{table.called(no)}</span>
                <select
                  onChange={({ currentTarget }) => {
                    const base = bases()[currentTarget.selectedIndex];
                    if (base) table.homeTo({ unit: no, ...base });
                  }}
                >
                  <For each={bases()}>
                    {(base) => <option selected={place(base) === place(view()?.chosen ?? base)}>{place(base)}</option>}
                  </For>
                </select>
              </label>
            );
          }}
        </For>
      </Show>
    </>
  );
}

export function FlightPanel(props: Props): JSX.Element {
  const { table } = props;
  const now = table.flightNow;
  const side = (): Side | undefined => table.game.decides() as Side | undefined;
  const met = () => ['intercept', 'interceptHome', 'flak', 'flakHome', 'refuse'].includes(props.frame.stage);
  let panel: HTMLElement | undefined;
  createEffect(
    on(
      () => props.frame.stage,
      () => bringUp(panel),
    ),
  );
  return (
    <section ref={panel} class="battles air-tasking flight" aria-label={titleOf(props)}>
      <Who {...props} />
      <Switch>
        <Match when={props.frame.stage === 'intercept' || props.frame.stage === 'interceptHome'}>
          <Intercept {...props} />
        </Match>
        <Match when={props.frame.stage === 'flak' || props.frame.stage === 'flakHome'}>
          <Fire {...props} now={now()} />
        </Match>
        <Match when={props.frame.stage === 'abort'}>
          <Abort {...props} now={now()} />
        </Match>
        <Match when={props.frame.stage === 'refuse'}>
          <Refuse {...props} now={now()} />
        </Match>
        <Match when={props.frame.stage === 'home'}>
          <Home table={table} now={now()} openRule={props.openRule} />
        </Match>
      </Switch>
      <Show when={met() && !table.game.practice && side()} keyed>
        {(decides) => (
          <details>
            <summary>{w.airOrders}</summary>
            <OrdersOf table={table} side={decides} />
          </details>
        )}
      </Show>
    </section>
  );
}
