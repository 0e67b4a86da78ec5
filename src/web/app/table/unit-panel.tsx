import { For, type JSX, Show } from 'solid-js';
import { isGround, type Unit, type UnitNo } from '../../../blitz/types.ts';
import { factorsText } from '../../../blitz/unit-text.ts';
import type { Action, Choice } from '../referee/protocol.ts';
import { w } from '../text/words.ts';
import type { Table } from './table-model.ts';

const MOST_IN_A_ROW = 6;
const MOST_LISTED = 40;

/** How a unit stands, in a word or two. */
function standing(unit: Unit): string {
  if (unit.place === 'air') return w.inAir;
  if (unit.stopped) return w.stopped;
  return unit.moved ? w.left(w.points(Math.max(0, unit.mf * 3 - unit.spent))) : '';
}

/** The stack in the chosen hex, unit by unit; a tick takes a unit into the selection or out of it. */
export function UnitPanel(props: { readonly table: Table }): JSX.Element {
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
      <Show when={table.hex() !== undefined} fallback={<p class="hint">{w.chooseStack}</p>}>
        <h2>
          {table.name(table.hex() ?? -1)}{' '}
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
                  <small class="how">{standingOf(unit(no))}</small>
                  <Show when={i() < 9 && table.mine(no)}>
                    <kbd>{i() + 1}</kbd>
                  </Show>
                </label>
              </li>
            )}
          </For>
        </ul>
        <Show when={own().length > 1}>
          <div class="row">
            <button type="button" onClick={() => table.select(own())}>
              {w.selectAll}
            </button>
            <button type="button" onClick={() => table.select([])}>
              {w.selectNone}
            </button>
          </div>
        </Show>
        <Show when={table.join()}>
          {(join) => (
            <button class="primary wide" type="button" onClick={() => void table.move(join().units, join().to.hex)}>
              {w.bringHere(join().units.map(table.id).join(', '), w.points(join().to.cost))}
            </button>
          )}
        </Show>
      </Show>
      <Actions table={table} list={table.actions()} title={w.actions} />
    </section>
  );
}

const isTroop = (unit: Unit | undefined): boolean => unit !== undefined && isGround(unit);
const factors = (unit: Unit | undefined): string => (unit ? factorsText(unit) : '');
const standingOf = (unit: Unit | undefined): string => (unit ? standing(unit) : '');

/** What units may do besides moving: one button each; those with a hex to choose light the map. */
export function Actions(props: {
  readonly table: Table;
  readonly list: readonly Action[];
  readonly title: string;
}): JSX.Element {
  const { table } = props;
  const begun = () => props.list.find((one) => one === table.begun());
  const direct = (action: Action) => action.choices.filter((choice) => choice.hex === undefined);
  const onMap = (action: Action) => action.choices.length > direct(action).length;
  return (
    <Show when={props.list.length > 0}>
      <div class="actions">
        <h3>{props.title}</h3>
        <For each={props.list}>
          {(action) => (
            <div class="action">
              <Show when={onMap(action)}>
                <button
                  type="button"
                  aria-pressed={table.begun() === action}
                  onClick={() => table.begin(table.begun() === action ? undefined : action)}
                >
                  {w.actionName(action.verb)}
                </button>
              </Show>
              <Show
                when={direct(action).length > MOST_IN_A_ROW || action.verb === 'splitUnit'}
                fallback={<Direct table={table} action={action} choices={direct(action)} />}
              >
                <details>
                  <summary>{w.actionName(action.verb)} …</summary>
                  <div class="row">
                    <Direct table={table} action={action} choices={direct(action).slice(0, MOST_LISTED)} />
                  </div>
                </details>
              </Show>
            </div>
          )}
        </For>
        <Show when={begun()}>{(action) => <p class="hint">{w.chooseLit(w.actionName(action().verb))}</p>}</Show>
      </div>
    </Show>
  );
}

/** Choices that need no hex, such as an At Sea box. */
function Direct(props: {
  readonly table: Table;
  readonly action: Action;
  readonly choices: readonly Choice[];
}): JSX.Element {
  return (
    <For each={props.choices}>
      {(choice) => (
        <button type="button" onClick={() => void props.table.game.play(choice.command)}>
          {label(props.action, choice.text, choice.zone)}
        </button>
      )}
    </For>
  );
}

function label(action: Action, text: string, zone: string | undefined): string {
  const name = w.actionName(action.verb);
  if (zone !== undefined) return `${name} ${zone}`;
  const [, ...rest] = text.split(' ');
  return `${name}: ${rest.join(' ')}`;
}
