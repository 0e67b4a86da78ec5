import { createMemo, For, type JSX, Show } from 'solid-js';
import { isGround, type Unit, type UnitNo } from '../../../games/blitz/types.ts';
import { factorsText } from '../../../games/blitz/text/unit-text.ts';
import type { Objection } from '../../../core/objection.ts';
import type { Action, Choice } from '../referee/protocol.ts';
import { said, w } from '../../text/words.ts';
import type { Table } from '../table-model.ts';
import { english } from '../../../core/say.ts';

const MOST_IN_A_ROW = 6;
const MOST_LISTED = 40;

/** How a unit stands, in a word or two. */
function standing(table: Table, no: UnitNo): string {
  const unit = table.state()?.units[no];
  const left = table.left().get(no);
  if (!unit) return '';
  if (unit.place === 'air') return w.inAir;
  if (unit.stopped) return w.stopped;
  return left !== undefined && isGround(unit) ? w.left(w.points(left)) : '';
}

/** The stack in the chosen hex, unit by unit; a tick takes a unit into the selection or out of it. */
export function UnitPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const unit = (no: UnitNo): Unit | undefined => table.state()?.units[no];
  const units = () => table.unitsAt(table.hex());
  const own = () => units().filter(table.mine);
  const toggle = (no: UnitNo): void => {
    const next = new Set(table.selected());
    if (!next.delete(no)) next.add(no);
    table.select([...next]);
  };
  /** Only troops count for stacking and for battle on the ground. */
  const troops = () => units().filter((no) => isTroop(unit(no)));
  const sum = (key: 'af' | 'df') => troops().reduce((total, no) => total + (unit(no)?.[key] ?? 0), 0);
  return (
    <section class="stack" aria-label={w.chosenHex}>
      <Show when={table.hex() !== undefined} fallback={<OffMap table={table} />}>
        <h2>
          <button type="button" class="hex-link" title={w.showOnMap} onClick={() => table.showHex(table.hex())}>
            {table.name(table.hex() ?? -1)}
          </button>{' '}
          <small>
            {troops().length > 0
              ? `${w.ofTwelve(sum('df'))} · ${w.attackSum(sum('af'))} · ${w.defenceSum(sum('df'))}`
              : units().length === 0 && w.empty}
          </small>
        </h2>
        <ul class="units">
          <For each={units()}>
            {(no, i) => (
              <li classList={{ chosen: table.selected().has(no) }}>
                <label>
                  <input
                    type="checkbox"
                    checked={table.selected().has(no)}
                    disabled={!table.mine(no)}
                    onChange={() => toggle(no)}
                  />
                  <span class={`chip ${unit(no)?.side ?? ''}`}>{factors(unit(no))}</span>
                  <span class="what">
                    {w.unitType(unit(no)?.type ?? '')} <small>{unit(no)?.id}</small>
                  </span>
                  <small class="how">{standing(table, no)}</small>
                  <Show when={i() < 9 && table.mine(no)}>
                    <kbd>{i() + 1}</kbd>
                  </Show>
                </label>
              </li>
            )}
          </For>
        </ul>
        <div class="row">
          <Show when={own().length > 1}>
            <button type="button" onClick={() => table.select(own())}>
              {w.selectAll}
            </button>
            <button type="button" onClick={() => table.select([])}>
              {w.selectNone}
            </button>
          </Show>
          <Show when={table.reach().length > 0}>
            <button type="button" aria-pressed={table.markingWay()} onClick={() => table.markWay(!table.markingWay())}>
              {w.markWay}
            </button>
          </Show>
        </div>
        <Show when={table.reach().some((one) => one.stops) || table.beyond().length > 0}>
          <p class="hint key">
            <Show when={table.reach().some((one) => one.stops)}>{w.reachStops} </Show>
            <Show when={table.beyond().length > 0}>{w.reachBeyond}</Show>
          </p>
        </Show>
        <Show when={table.waypoints().length > 0}>
          <p class="way" aria-live="polite">
            {w.wayBegun(table.waypoints().map(table.name).join(' › '))}{' '}
            <button type="button" onClick={() => table.dropWay()}>
              {w.dropWay}
            </button>
          </p>
        </Show>
        <Show when={table.reach().some((one) => one.trespass)}>
          <p class="hint">
            {w.foreignSoil}{' '}
            <button type="button" class="rule-link" onClick={() => props.openRule('T22.5a')}>
              T22.5a
            </button>
          </p>
        </Show>
        <Show when={table.join()}>
          {(join) => (
            <button class="primary wide" type="button" onClick={() => void table.bringHere()}>
              {w.bringHere(join().units.map(table.id).join(', '), w.points(join().to.cost))}
            </button>
          )}
        </Show>
      </Show>
      <Actions table={table} list={table.actions()} title={w.actions} />
      <Impossible table={table} list={table.actions()} openRule={props.openRule} />
    </section>
  );
}

/** Chosen units that stand on no hex: At Sea, or still to come. */
function OffMap(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const chosen = () => [...table.selected()].filter((no) => table.state()?.units[no]?.place !== 'map');
  return (
    <Show when={chosen().length > 0} fallback={<p class="hint">{w.chooseStack}</p>}>
      <h2>
        {chosen().map(table.unitLine).join(', ')} <small>{whereabouts(table.state()?.units[chosen()[0] ?? -1])}</small>
      </h2>
    </Show>
  );
}

const whereabouts = (unit: Unit | undefined): string =>
  unit?.place === 'sea' ? `${w.atSeaList} ${unit.zone ?? ''}` : unit?.place === 'waiting' ? w.toCome : '';

const isTroop = (unit: Unit | undefined): boolean => unit !== undefined && isGround(unit);
const factors = (unit: Unit | undefined): string => (unit ? factorsText(unit) : '');

/** What units cannot do now, each with the rule that stands in the way. */
function Impossible(props: {
  readonly table: Table;
  readonly list: readonly Action[];
  readonly openRule: (id: string) => void;
}): JSX.Element {
  /** What fails for one and the same reason is told once. */
  const refused = createMemo(() => {
    const found = new Map<string, { verbs: string[]; fault: Objection }>();
    for (const { verb, fault } of props.list) {
      if (!fault) continue;
      const key = fault.rule + english(fault.because);
      const group = found.get(key) ?? { verbs: [], fault };
      group.verbs.push(w.actionName(verb));
      found.set(key, group);
    }
    return [...found.values()];
  });
  return (
    <Show when={refused().length > 0}>
      <details class="impossible">
        <summary>{w.notPossible(refused().length)}</summary>
        <ul>
          <For each={refused()}>
            {({ verbs, fault }) => (
              <li>
                <strong>{verbs.join(', ')}</strong>: {said(fault.because)}{' '}
                <button
                  type="button"
                  class="rule-link"
                  aria-label={w.readRule(fault.rule)}
                  onClick={() => props.openRule(fault.rule)}
                >
                  {fault.rule}
                </button>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}

/** What units may do besides moving: one button each; those with a hex to choose light the map. */
export function Actions(props: {
  readonly table: Table;
  readonly list: readonly Action[];
  readonly title: string;
}): JSX.Element {
  const { table } = props;
  const list = () => props.list.filter((one) => one.choices.length > 0);
  const begun = () => list().find((one) => one.verb === table.begun()?.verb);
  const onMap = (action: Action) => action.choices.some((choice) => choice.hex !== undefined);
  /** Choices that need no hex: those alike are one button, and every chosen unit follows it. */
  const direct = (action: Action): readonly (readonly Choice[])[] => {
    const groups = new Map<string, Choice[]>();
    for (const choice of action.choices) {
      if (choice.hex !== undefined) continue;
      const key = choice.zone ?? choice.text;
      const group = groups.get(key);
      if (group) group.push(choice);
      else groups.set(key, [choice]);
    }
    return [...groups.values()];
  };
  const second = () => (table.begun()?.choices[0]?.then === undefined ? w.chooseThen : w.chooseLit);
  return (
    <Show when={list().length > 0}>
      <div class="actions">
        <h3>{props.title}</h3>
        <For each={list()}>
          {(action) => (
            <div class="action">
              <Show when={onMap(action)}>
                <button
                  type="button"
                  aria-pressed={table.begun()?.verb === action.verb}
                  onClick={() => table.begin(table.begun()?.verb === action.verb ? undefined : action)}
                >
                  {w.actionName(action.verb)}
                </button>
              </Show>
              <Show
                when={direct(action).length > MOST_IN_A_ROW || action.verb === 'splitUnit'}
                fallback={<Direct table={table} action={action} groups={direct(action)} />}
              >
                <details>
                  <summary>{w.actionName(action.verb)} …</summary>
                  <div class="row">
                    <Direct table={table} action={action} groups={direct(action).slice(0, MOST_LISTED)} />
                  </div>
                </details>
              </Show>
            </div>
          )}
        </For>
        <Show when={begun()}>
          {(action) => (
            <p class="hint" aria-live="polite">
              {(action().verb === 'stageInvasion' ? second() : w.chooseLit)(w.actionName(action().verb))}
            </p>
          )}
        </Show>
      </div>
    </Show>
  );
}

function Direct(props: {
  readonly table: Table;
  readonly action: Action;
  readonly groups: readonly (readonly Choice[])[];
}): JSX.Element {
  const labels = createMemo(() => props.groups.map((group) => label(props.table, props.action, group)));
  return (
    <For each={props.groups}>
      {(group, i) => (
        <button type="button" onClick={() => void props.table.playAll(group)}>
          {labels()[i()]}
        </button>
      )}
    </For>
  );
}

function label(table: Table, action: Action, [first, ...others]: readonly Choice[]): string {
  const name = w.actionName(action.verb);
  if (!first) return name;
  const { command, zone, text } = first;
  if (zone !== undefined)
    return others.length > 0 ? `${name} ${zone} (${w.together(others.length + 1)})` : `${name} ${zone}`;
  if (command.do === 'splitUnit') return `${table.id(command.unit)} ${w.splitInto(command.sizes.join(' + '))}`;
  if (command.do === 'endMovement') return `${name}: ${(command.abandon ?? []).map(table.id).join(', ')}`;
  const [, ...rest] = text.split(' ');
  return `${name}: ${rest.join(' ')}`;
}
