import { For, type JSX, Show } from 'solid-js';
import type { FleetView, ShipView } from '#games/blitz/sea/desk/fleets.ts';
import type { ZoneView } from '#games/blitz/sea/desk/zones.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { type Side, SIDES } from '#games/blitz/types.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { fleetPlace, zoneInWords } from '../phrases/sea.ts';
import { typeName, w } from '../words/words.ts';
import './modules.css';
import './sea.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

/** M11.2, M11.12: who rules the sea, and every fleet of both sides. */
export function FleetsPanel(props: Props): JSX.Element {
  const { table } = props;
  const zones = latestOf(table.state, () => table.ask.seaZones());
  const fleets = latestOf(table.state, () => table.ask.fleets());
  const of = (side: Side): FleetView[] => (fleets() ?? []).filter((one) => one.side === side);
  return (
    <section class="fleets" aria-label={w.tabFleets}>
      <h2>{w.seaZones}</h2>
      <Show when={(zones() ?? []).length > 0} fallback={<p class="hint">{w.noFleets}</p>}>
        <p class="hint">
          {w.zoneRuleNote} <RuleLink id="M11.12" open={props.openRule} />
        </p>
        <ul class="zones">
          <For each={zones()}>{(one) => <ZoneLine table={table} zone={one} openRule={props.openRule} />}</For>
        </ul>
        <For each={SIDES}>
          {(side) => (
            <>
              <h2 class={`side ${sideClass(table.game, side)}`}>{w.sideName(side)}</h2>
              <FleetList table={table} list={of(side)} none={w.noFleetsOf(w.sideName(side))} />
            </>
          )}
        </For>
      </Show>
    </section>
  );
}

function ZoneLine(props: Props & { readonly zone: ZoneView }): JSX.Element {
  return (
    <li>
      <button type="button" class="hex-link" onClick={() => props.table.showHex(props.zone.hex)}>
        {w.zoneName(props.zone.zone)}
      </button>{' '}
      <strong class={props.zone.superior ? `side ${sideClass(props.table.game, props.zone.superior)}` : undefined}>
        {props.zone.superior ? w.zoneRuled(w.sideName(props.zone.superior)) : w.zoneParity}
      </strong>
      <small>{zoneInWords(props.zone).join('; ')}</small>
      <Show when={props.zone.sea > 1}>
        <small>
          {w.zoneSea[props.zone.sea]} <RuleLink id="M14.10" open={props.openRule} />
        </small>
      </Show>
    </li>
  );
}

const verbNames = (verbs: FleetView['may']): string => verbs.map((verb) => w.actionName[verb] ?? verb).join(', ');

/** Fleets and ports, each with its ships; one's own are taken in hand by a click, others shown. */
export function FleetList(props: {
  readonly table: BlitzTable;
  readonly list: readonly FleetView[];
  readonly none: string;
}): JSX.Element {
  const { table } = props;
  const numbers = ({ ships }: FleetView): number[] => ships.map(({ unit }) => unit);
  /** Ships a click on the map selects: those that can still act, if any. */
  const selectable = (fleet: FleetView): number[] => {
    const some = numbers(fleet).filter((no) => table.laid.piece(table.id(no))?.selectable);
    return some.length > 0 ? some : numbers(fleet);
  };
  const inHand = (fleet: FleetView): boolean => selectable(fleet).every((no) => table.selected().has(no));
  const press = (fleet: FleetView): void => {
    const mine = table.game.humanDecides() && numbers(fleet).every(table.mine);
    table.showHex(fleet.hex);
    if (mine) table.choose(fleet.hex, inHand(fleet) ? [] : selectable(fleet));
  };
  return (
    <Show when={props.list.length > 0} fallback={<p class="hint">{props.none}</p>}>
      <ul class="fleet-list">
        <For each={props.list}>
          {(fleet) => (
            <li classList={{ chosen: inHand(fleet) }}>
              <button
                type="button"
                class="hex-link"
                aria-pressed={inHand(fleet)}
                title={(table.mine(fleet.ships[0]?.unit ?? -1) ? w.takeFleet : w.showFleet)(fleetPlace(table, fleet))}
                onClick={() => press(fleet)}
              >
                {fleetPlace(table, fleet)}
              </button>
              <Show when={fleet.berths !== undefined}>
                {' '}
                <small>{w.shipRoom(fleet.berths ?? 0)}</small>
              </Show>
              <ul class="ships">
                <For each={fleet.ships}>{(ship) => <ShipLine table={table} fleet={fleet} ship={ship} />}</For>
              </ul>
              <Show when={fleet.may.length > 0}>
                <p class="hint">{w.fleetMay(verbNames(fleet.may))}</p>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

function ShipLine(props: {
  readonly table: BlitzTable;
  readonly fleet: FleetView;
  readonly ship: ShipView;
}): JSX.Element {
  const { table } = props;
  const cargo = () => props.ship.cargo.flatMap((no) => table.state()?.units[no] ?? []);
  /** A ship that can still land troops or join a fleet has only sailed. */
  const standing = () => {
    const able = props.fleet.may.length + props.ship.may.length > 0;
    return props.ship.standing === 'stopped' && able ? 'moved' : props.ship.standing;
  };
  const notes = (): string[] =>
    [
      props.ship.carries > 1 ? w.shipLoad(props.ship.load, props.ship.carries) : '',
      props.ship.lifted ? w.shipLifts(props.ship.lifted) : '',
      standing() ? (w.shipStanding[standing() ?? ''] ?? '') : '',
      props.ship.may.length > 0 ? w.shipMay(verbNames(props.ship.may)) : '',
    ].filter((note) => note !== '');
  const only = () => table.selected().has(props.ship.unit) && table.selected().size === 1;
  return (
    <li>
      <Show
        when={table.game.humanDecides() && table.mine(props.ship.unit)}
        fallback={<span>{table.called(props.ship.unit)}</span>}
      >
        <button
          type="button"
          class="ship"
          aria-pressed={table.selected().has(props.ship.unit)}
          onClick={() => table.choose(props.fleet.hex, only() ? [] : [props.ship.unit])}
        >
          {table.called(props.ship.unit)}
        </button>
      </Show>
      <For each={cargo()}>
        {(unit) => (
          <span class="cargo">
            <span class={`chip ${sideClass(table.game, unit.side)}`}>{factorsText(unit)}</span> {typeName(unit.type)}
          </span>
        )}
      </For>
      <Show when={notes().length > 0}>
        <small>{notes().join(' · ')}</small>
      </Show>
    </li>
  );
}
