import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import type { WayView } from '#games/blitz/air/desk/own-ways.ts';
import type { PlannedRaid, RaidView } from '#games/blitz/air/desk/flight-view.ts';
import type { AirMission, Command, UnitNo } from '#games/blitz/types.ts';
import type { Choice } from '#table/desk.ts';
import { distance } from '#hex/grid.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import type { BlitzTable } from '#web/games/blitz/blitz-table.ts';
import { byHand } from '#web/text/pointer-words.ts';
import { named, said, w } from '#web/games/blitz/words/words.ts';
import { isFlight } from '#web/games/blitz/air-missions.ts';
import { airStep, OwnBases } from './bases.tsx';
import { RaidFigures } from './figures.tsx';

/** M12.21: a flight before it is flown: targets, escorts, what meets it and what may come of it. */

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

const MOST_TARGETS = 8;

const verbName = (verb: string): string =>
  (w.actionName as Readonly<Record<string, string>>)[verb] ??
  w.actionName[verb.split(' ', 1)[0] as Command['do']] ??
  verb;

const targetName = (table: BlitzTable, { command, hex }: Choice<Command>): string =>
  table.goalName({ hex: hex ?? -1, ship: 'ship' in command ? command.ship : undefined });

function Targets(props: Props): JSX.Element {
  const { table } = props;
  const begun = () => table.tasking.begun();
  /** M11.tf d: from a task force in a box the way counts from any sea hex of its zone. */
  const starts = createMemo((): readonly number[] => {
    const units = table.state()?.units ?? [];
    const [first] = table.selected();
    const unit = units[first ?? -1];
    const ship = unit?.place === 'aboard' ? units.find(({ id }) => id === unit.aboard) : undefined;
    const { place, zone, at = -1 } = ship ?? unit ?? {};
    if (place !== 'sea') return at < 0 ? [] : [at];
    return [...(table.board?.zone.entries() ?? [])].flatMap(([hex, one]) => (one === zone ? [hex] : []));
  });
  const away = (hex: number): number => {
    const { grid } = table.laid;
    return grid && starts().length > 0 ? Math.min(...starts().map((from) => distance(grid, from, hex))) : 0;
  };
  /** Lines and hexes that are nobody's are struck where the enemy is. */
  const fromEnemy = (hex: number): number => {
    const { grid } = table.laid;
    const state = table.state();
    if (!grid || !state || begun()?.verb === 'ferry') return 0;
    const enemies = state.units.filter(({ side, place }) => side !== state.mover && place === 'map');
    return Math.min(...enemies.map(({ at }) => distance(grid, at, hex)), grid.size);
  };
  const targets = createMemo(() =>
    (begun()?.choices ?? [])
      .flatMap((choice) => (choice.hex === undefined ? [] : [{ choice, near: fromEnemy(choice.hex) }]))
      .toSorted((a, b) => a.near - b.near || away(a.choice.hex ?? -1) - away(b.choice.hex ?? -1))
      .map(({ choice }) => choice),
  );
  return (
    <Show when={begun()}>
      {(action) => (
        <>
          <p aria-live="polite">{w.chooseTarget(verbName(action().verb), targets().length)}</p>
          <ul class="targets">
            <For each={targets().slice(0, MOST_TARGETS)}>
              {(choice) => (
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      table.tasking.target(choice);
                      table.showHex(choice.hex);
                    }}
                  >
                    {targetName(table, choice)} <small>{w.targetAway(away(choice.hex ?? -1))}</small>
                  </button>
                </li>
              )}
            </For>
          </ul>
          <Show when={targets().length > MOST_TARGETS}>
            <p class="hint">{w.moreTargets(targets().length - MOST_TARGETS)}</p>
          </Show>
        </>
      )}
    </Show>
  );
}

function Escorts(props: { readonly table: BlitzTable; readonly plan: PlannedRaid }): JSX.Element {
  const { tasking, called } = props.table;
  return (
    <fieldset>
      <legend>{w.escortsTitle}</legend>
      <Show when={props.plan.escorts.length > 0} fallback={<p class="hint">{w.noEscorts}</p>}>
        <p class="hint">{w.escortsHint}</p>
        <For each={props.plan.escorts}>
          {(no) => (
            <label>
              <input type="checkbox" checked={tasking.escort().includes(no)} onChange={() => tasking.addEscort(no)} />{' '}
              {called(no)} <small>{props.table.standsAt(no)}</small>
            </label>
          )}
        </For>
      </Show>
    </fieldset>
  );
}

/** M12.8: others over the same hex, each on a mission of its own. */
function Companions(props: { readonly table: BlitzTable; readonly plan: PlannedRaid }): JSX.Element {
  const { tasking, called, standsAt } = props.table;
  const chosen = (value: string): AirMission | undefined => (value === '' ? undefined : (value as AirMission));
  return (
    <Show when={props.plan.companions.length > 0}>
      <details open={tasking.along().size > 0}>
        <summary>{w.companionsTitle}</summary>
        <p class="hint">{w.companionsHint}</p>
        <For each={props.plan.companions.map(({ unit }) => unit)}>
          {(no) => (
            <label class="pick">
              <span>
                {called(no)} <small>{standsAt(no)}</small>
              </span>
              <select onChange={({ currentTarget }) => tasking.sendAlong(no, chosen(currentTarget.value))}>
                <option value="">{w.staysHere}</option>
                <For each={props.plan.companions.find(({ unit }) => unit === no)?.missions ?? []}>
                  {(mission) => (
                    <option value={mission} selected={tasking.along().get(no) === mission}>
                      {verbName(`declareStrike ${mission}`)}
                    </option>
                  )}
                </For>
              </select>
            </label>
          )}
        </For>
      </details>
    </Show>
  );
}

/** Rule with the effects of a mission: most of them in M12.hd. */
const MEANT_BY: Readonly<Partial<Record<AirMission, string>>> = {
  rail: 'M12.rit',
  train: 'M12.rit',
  interdict: 'M12.40',
  support: 'M12.29',
  nuclear: 'M90.33',
};

const missionsOf = (command: Command): readonly AirMission[] =>
  command.do === 'declareStrike' ? command.sorties.map(({ mission }) => mission) : [];

function Met(props: Props & { readonly raid: RaidView; readonly command: Command }): JSX.Element {
  const { table } = props;
  const factors = (units: readonly UnitNo[]): number =>
    units.reduce((sum, no) => sum + (table.state()?.units[no]?.df ?? 0), 0);
  const load = (): readonly UnitNo[] => ('load' in props.command ? props.command.load : []);
  /** M10.16: nobody is on board. */
  const isSupply = (): boolean => props.command.do === 'airliftSupply' || props.command.do === 'dropSupply';
  const means = (): { readonly text: string; readonly rule: string }[] => {
    const missions = missionsOf(props.command);
    return missions.flatMap((mission) => {
      const text = w.raidMeans[mission];
      if (text === undefined) return [];
      const named = missions.length > 2 ? `${verbName(`declareStrike ${mission}`)}: ${text}` : text;
      return [{ text: named, rule: MEANT_BY[mission] ?? 'M12.hd' }];
    });
  };
  return (
    <>
      <Show when={load().length > 0}>
        <p>{(isSupply() ? w.suppliesThese : w.carriesThese)(load().map(table.called).join(', '))}</p>
      </Show>
      <p class="hint">
        {w.mayMeet(factors(props.raid.fighters), props.raid.flak)} <RuleLink id="M12.20" open={props.openRule} />
      </p>
      <Show when={props.command.do !== 'ferry' || props.raid.cases.length > 1}>
        <RaidFigures
          head={w.raidCase}
          rows={props.raid.cases.map(({ against, forecast }) => ({ name: w.raidAgainst[against], forecast }))}
        />
      </Show>
      <For each={means()}>
        {({ text, rule }) => (
          <p class="hint">
            {text} <RuleLink id={rule} open={props.openRule} />
          </p>
        )}
      </For>
      <Show when={props.raid.guns.length > 0 && props.command.do !== 'ferry'}>
        <p class="hint">{w.homeward}</p>
      </Show>
    </>
  );
}

/** M12.21: the way of each group; another one is drawn on the map. */
function Ways(props: Props & { readonly ways: readonly WayView[] }): JSX.Element {
  const { table } = props;
  const { tasking } = table;
  const countries = ({ violates }: WayView): string =>
    violates.map((no) => named(table.board?.source.countries[no]?.name ?? '')).join(', ');
  const from = ({ from: hex, ship }: WayView): string => table.stationName({ hex, ship });
  const isDrawn = (way: WayView): boolean => tasking.drawn() === way;
  return (
    <ul class="ways">
      <For each={props.ways}>
        {(way, i) => (
          <li classList={{ drawn: isDrawn(way) }}>
            {w.wayOf(from(way), way.hexes.length, way.range)}{' '}
            <button type="button" aria-pressed={isDrawn(way)} onClick={() => tasking.draw(way)}>
              {isDrawn(way) ? w.wayDrawn : w.drawWay}
              <Show when={i() === 0}>
                {' '}
                <kbd>P</kbd>
              </Show>
            </button>
            <Show when={way.over.length > 0}>
              {' '}
              <button type="button" onClick={() => tasking.proposed(way)}>
                {w.proposedWay}
              </button>
              <br />
              <small>{w.wayOver(way.over.map(table.name).join(' › '))}</small>
            </Show>
            <Show when={isDrawn(way)}>
              <p class="hint" aria-live="polite">
                {byHand(w.drawWayHint)} <RuleLink id="M12.21" open={props.openRule} />
              </p>
            </Show>
            <Show when={way.violates.length > 0}>
              <p role="alert">
                {w.wayViolates(countries(way))} <RuleLink id="M90.49" open={props.openRule} />
              </p>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The flight that is being put together. */
function RaidPlan(props: Props): JSX.Element {
  const { table } = props;
  const { tasking } = table;
  const hex = () => tasking.aim()?.hex ?? -1;
  const name = () => {
    const choice = tasking.aim();
    return choice ? targetName(table, choice) : '';
  };
  const verb = () => tasking.begun()?.verb ?? '';
  return (
    <>
      <h3>
        {verbName(verb())}:{' '}
        <button type="button" class="hex-link" onClick={() => table.showHex(hex())}>
          {name()}
        </button>
      </h3>
      <Show when={tasking.planned()}>
        {(plan) => (
          <>
            <Show when={plan().fault}>
              {(fault) => (
                <p role="alert">
                  {said(fault().because)} <RuleLink id={fault().rule} open={props.openRule} />
                </p>
              )}
            </Show>
            <Show when={plan().fault}>
              <Ways {...props} ways={plan().ways} />
            </Show>
            <Show when={plan().raid}>
              <button type="button" class="primary wide fly" onClick={() => void tasking.fly()}>
                {w.flyThis(verbName(verb()), name())} <kbd>B</kbd>
              </button>
              <Ways {...props} ways={plan().ways} />
            </Show>
            <Show when={plan().command.do !== 'ferry'}>
              <Escorts table={table} plan={plan()} />
            </Show>
            <Show when={plan().raid}>{(raid) => <Met {...props} raid={raid()} command={plan().command} />}</Show>
            <Companions table={table} plan={plan()} />
          </>
        )}
      </Show>
      <Show when={(tasking.begun()?.choices.length ?? 0) > 1}>
        <button type="button" onClick={() => tasking.target(undefined)}>
          {w.otherTarget}
        </button>
      </Show>
    </>
  );
}

const sends = (verb: string): boolean => isFlight(verb) || verb.startsWith('assignIntercept');

/** Bases, missions, targets, escorts: shown where aircraft can be sent. */
export function AirTaskingPanel(props: Props): JSX.Element {
  const { table } = props;
  const { tasking } = table;
  let panel: HTMLElement | undefined;
  // The mission is begun above, in the stack; from then on this is what is looked at.
  const looked = createMemo(() => {
    const verb = tasking.begun()?.verb;
    const aim = tasking.aim();
    if (verb === undefined || (aim && !tasking.planned())) return undefined;
    return `${verb} ${aim?.hex ?? ''}`;
  });
  createEffect(
    on(looked, (what) => what !== undefined && queueMicrotask(() => panel?.scrollIntoView({ block: 'start' })), {
      defer: true,
    }),
  );
  const hint = () => w.airTaskingHint[airStep(table) as keyof typeof w.airTaskingHint] ?? w.airTaskingHint.any;
  /** Aircraft are in hand, and there is nothing to press for them. */
  const inVain = (): boolean =>
    table.flight() !== undefined &&
    table.laid
      .actions()
      .every(({ verb, choices, fault }) => fault !== undefined || choices.length === 0 || !sends(verb));
  return (
    <section class="air-tasking" aria-label={w.airTasking} ref={panel}>
      <h2>{w.airTasking}</h2>
      <Show
        when={tasking.begun()}
        fallback={
          <>
            <p class="hint">{inVain() ? w.nothingInReach : hint()}</p>
            <OwnBases {...props} />
          </>
        }
      >
        <Show when={tasking.aim() !== undefined} fallback={<Targets {...props} />}>
          <RaidPlan {...props} />
        </Show>
      </Show>
    </section>
  );
}
