import { createMemo, For, type JSX, Show } from 'solid-js';
import type { AirView, BaseView, ParkedView } from '#games/blitz/air/desk/flight-view.ts';
import { type Side, SIDES, type UnitNo } from '#games/blitz/types.ts';
import { isFighter } from '#games/blitz/kinds.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { HUMAN } from '#web/table/start.ts';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '#web/games/blitz/blitz-table.ts';
import { said, w } from '#web/games/blitz/words/words.ts';
import { OrdersOf } from './orders.tsx';
import '../modules.css';

/** M12.1 to M12.7: the airbases with who is ready on them. */

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

/** M6.1: the step of the player turn that is at hand, where there are steps. */
export const airStep = (table: BlitzTable): string | undefined => {
  const frame = table.frame();
  return frame?.at === 'movement' ? frame.step : undefined;
};

function Parked(props: {
  readonly table: BlitzTable;
  readonly view: ParkedView;
  readonly hex: number;
  readonly pick: boolean;
}): JSX.Element {
  const { table } = props;
  const unit = () => table.state()?.units[props.view.unit];
  const toggle = (): void => {
    table.game.dismiss();
    const next = new Set(table.selected());
    if (!next.delete(props.view.unit)) next.add(props.view.unit);
    // Aircraft that are not ready would keep the others from flying.
    const ready = [...next].filter((no) => !table.state()?.units[no]?.flown && !table.state()?.units[no]?.onCall);
    table.choose(props.hex, ready);
  };
  const inside = () => (
    <>
      <span class={`chip ${sideClass(table.game, unit()?.side)}`}>
        {(() => {
          const one = unit();
          return one ? factorsText(one) : '';
        })()}
      </span>
      <span class="what" title={unit()?.id}>
        {table.called(props.view.unit)}
      </span>
      <small class="how" title={props.view.fault ? said(props.view.fault.because) : undefined}>
        {w.parkedStanding[props.view.standing]}
        <Show when={props.view.fault}>{(fault) => <> ({fault().rule})</>}</Show>
      </small>
    </>
  );
  return (
    <li classList={{ chosen: table.selected().has(props.view.unit) }}>
      <Show when={props.pick} fallback={<span class="line">{inside()}</span>}>
        <label>
          <input type="checkbox" checked={table.selected().has(props.view.unit)} onChange={toggle} />
          {inside()}
        </label>
      </Show>
    </li>
  );
}

/** M6.1: whether it can be sent somewhere in the step at hand; fighters fly along with strikes. */
function isSent(table: BlitzTable, { unit: no, standing }: ParkedView): boolean {
  if (standing !== 'ready') return false;
  const unit = table.state()?.units[no];
  const escorts = airStep(table) === 'strikes' && unit !== undefined && isFighter(unit);
  return escorts || table.laid.piece(table.id(no))?.idle !== true;
}

function Base(props: Props & { readonly base: BaseView; readonly pick: boolean }): JSX.Element {
  const { table } = props;
  const ready = (): UnitNo[] =>
    props.base.aircraft.filter(({ standing }) => standing === 'ready').map(({ unit }) => unit);
  const sent = (): UnitNo[] => props.base.aircraft.filter((one) => isSent(table, one)).map(({ unit }) => unit);
  /** Waiting interceptors are always shown. */
  const isShown = (one: ParkedView): boolean => !props.pick || isSent(table, one) || one.standing === 'onCall';
  const shown = () => props.base.aircraft.filter(isShown);
  const others = () => props.base.aircraft.filter((one) => !isShown(one));
  const inHand = (): boolean => sent().length > 0 && sent().every((no) => table.selected().has(no));
  /** Shown, and everybody who is ready taken in hand; or put down. */
  const press = (): void => {
    table.showHex(props.base.hex);
    if (!props.pick) return;
    table.game.dismiss();
    if (inHand()) table.choose(undefined);
    else table.choose(props.base.hex, sent());
  };
  return (
    <>
      <h3>
        <button type="button" class="hex-link" aria-pressed={props.pick ? inHand() : undefined} onClick={press}>
          {table.stationName(props.base)}
        </button>{' '}
        <small>
          {w.readyAtBase(ready().length, props.base.counters)} ·{' '}
          {(props.base.ship === undefined ? w.baseRoom : w.deckRoom)(props.base.factors)}
        </small>
      </h3>
      <Show when={props.base.fault}>
        {(fault) => <p class="hint">{`${said(fault().because)} (${fault().rule})`}</p>}
      </Show>
      <Show when={props.base.aircraft.length > 0} fallback={<p class="hint">{w.noAircraft}</p>}>
        <ul class="units">
          <For each={shown()}>
            {(view) => (
              <Parked table={table} view={view} hex={props.base.hex} pick={props.pick && view.standing !== 'onCall'} />
            )}
          </For>
        </ul>
        <Show when={others().length > 0}>
          <details>
            <summary>{w.othersHere(others().length)}</summary>
            <ul class="units">
              <For each={others()}>
                {(view) => <Parked table={table} view={view} hex={props.base.hex} pick={false} />}
              </For>
            </ul>
          </details>
        </Show>
      </Show>
    </>
  );
}

const viewOf = (table: BlitzTable): (() => AirView | undefined) => latestOf(table.state, () => table.ask.air());

function Aloft(props: { readonly table: BlitzTable; readonly list: AirView['aloft'] }): JSX.Element {
  const { table } = props;
  return (
    <Show when={props.list.length > 0}>
      <h3>{w.aloftTitle}</h3>
      <ul class="units">
        <For each={props.list}>
          {({ unit, hex, closes }) => (
            <li>
              <span class="line">
                <span class={`chip ${sideClass(table.game, table.state()?.units[unit]?.side)}`}>
                  {table.called(unit)}
                </span>{' '}
                <button type="button" class="hex-link" onClick={() => table.showHex(hex)}>
                  {(closes ? w.aloftCloses : w.aloftWaits)(table.placeName(hex))}
                </button>
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** The bases of whoever decides: aircraft are taken in hand here as on the map. */
export function OwnBases(props: Props): JSX.Element {
  const view = viewOf(props.table);
  const idle = ({ aircraft }: BaseView): number => (aircraft.some((one) => isSent(props.table, one)) ? 0 : 1);
  /** Bases with aircraft to send come first. */
  const own = createMemo(() =>
    (view()?.bases ?? [])
      .filter(({ side }) => side === props.table.game.decides())
      .toSorted((a, b) => idle(a) - idle(b)),
  );
  const used = () => own().filter(({ aircraft, fault }) => aircraft.length > 0 || fault);
  const empty = () => own().filter((base) => !used().includes(base));
  const isOwn = (no: UnitNo) => props.table.mine(no);
  return (
    <Show when={view()}>
      {(all) => (
        <>
          <Show when={own().length > 0} fallback={<p class="hint">{w.noAirbases}</p>}>
            <For each={used()}>{(base) => <Base {...props} base={base} pick={true} />}</For>
            <Show when={empty().length > 0}>
              <p class="hint">
                {w.emptyBases(
                  empty()
                    .map(({ hex }) => props.table.placeName(hex))
                    .join(', '),
                )}
              </p>
            </Show>
          </Show>
          <Aloft table={props.table} list={all().aloft.filter(({ unit }) => isOwn(unit))} />
        </>
      )}
    </Show>
  );
}

/** Bases of both sides, and the standing orders of the players at this device. */
export function AirTab(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  const seated = (): Side[] => SIDES.filter((side) => table.game.seats()[side] === HUMAN);
  const of = (side: Side) => view()?.bases.filter((base) => base.side === side) ?? [];
  return (
    <section class="politics" aria-label={w.tabAir}>
      <For each={seated()}>{(side) => <OrdersOf table={table} side={side} />}</For>
      <For each={SIDES}>
        {(side) => (
          <Show when={of(side).length > 0}>
            <h2>{w.sideName(side)}</h2>
            <For each={of(side)}>{(base) => <Base {...props} base={base} pick={false} />}</For>
          </Show>
        )}
      </For>
      <Aloft table={table} list={view()?.aloft ?? []} />
    </section>
  );
}
