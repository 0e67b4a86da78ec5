import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Unit, UnitNo } from '#games/blitz/types.ts';
import { isAircraft, flies } from '#games/blitz/kinds.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';

/** Decisions of aircraft: interception, allotting, air fights, landing. */

const sizes = (table: BlitzTable, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + (table.state()?.units[no]?.df ?? 0), 0);

/** Aircraft over a hex, grouped as in the fighter rules (O23.6.0). */
function over(table: BlitzTable, hex: number) {
  const missions = (table.state()?.missions ?? []).filter((one) => one.hex === hex);
  const of = (test: (kind: string) => boolean) => missions.filter((one) => test(one.kind)).map((one) => one.unit);
  return {
    bombers: of((kind) => kind !== 'intercept' && kind !== 'escort'),
    escorts: of((kind) => kind === 'escort'),
    interceptors: of((kind) => kind === 'intercept'),
  };
}

/** Units to take in hand, several by ticking. */
export function Roster(props: {
  readonly table: BlitzTable;
  readonly units: readonly UnitNo[];
  readonly note: (unit: Unit) => string;
}): JSX.Element {
  const { table } = props;
  const unit = (no: UnitNo): Unit | undefined => table.state()?.units[no];
  const toggle = (no: UnitNo): void => {
    const next = new Set([...table.selected()].filter((one) => props.units.includes(one)));
    if (!next.delete(no)) next.add(no);
    table.choose(unit(no)?.place === 'sea' ? undefined : unit(no)?.at, [...next]);
  };
  return (
    <ul class="units short">
      <For each={props.units}>
        {(no) => (
          <li classList={{ chosen: table.selected().has(no) }}>
            <label>
              <input type="checkbox" checked={table.selected().has(no)} onChange={() => toggle(no)} />
              <span class={`chip ${sideClass(table.game, unit(no)?.side)}`}>{text(unit(no))}</span>
              <span class="what" title={unit(no)?.id}>
                {table.called(no)}
              </span>
              <small class="how">{note(props.note, unit(no))}</small>
            </label>
          </li>
        )}
      </For>
    </ul>
  );
}

const text = (unit: Unit | undefined): string => (unit ? factorsText(unit) : '');
const note = (say: (unit: Unit) => string, unit: Unit | undefined): string => (unit ? say(unit) : '');

/** O80.3: fighters against the enemy's flights. */
export function InterceptionPanel(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  const units = () => table.state()?.units ?? [];
  const fighters = createMemo(() =>
    units().flatMap((unit, no) =>
      table.mine(no) && flies(unit, 'intercept') && ['map', 'sea'].includes(unit.place) && !unit.flown ? [no] : [],
    ),
  );
  const flights = createMemo(() => [
    ...new Set((table.state()?.missions ?? []).flatMap((one) => (one.kind === 'intercept' ? [] : [one.hex]))),
  ]);
  const send = (hex: number): void => {
    const sent = [...table.selected()].filter((no) => fighters().includes(no));
    void table.play({ do: 'assignInterceptor', units: sent, hex });
  };
  return (
    <section aria-label={w.actionName['assignInterceptor']}>
      <h2>{w.enemyFlights}</h2>
      <ul class="declared">
        <For each={flights()}>
          {(hex) => (
            <li>
              <span>
                {w.flightLine(
                  table.name(hex),
                  sizes(table, over(table, hex).bombers),
                  sizes(table, over(table, hex).escorts),
                )}
                <Show when={over(table, hex).interceptors.length > 0}>
                  <br />
                  <small>
                    {w.ownFlights}: {over(table, hex).interceptors.map(table.called).join(', ')}
                  </small>
                </Show>
              </span>
              <button type="button" onClick={() => send(hex)}>
                {w.actionName['assignInterceptor']}
              </button>
            </li>
          )}
        </For>
      </ul>
      <h3>{w.fighters}</h3>
      <p class="hint">{w.chooseFighters}</p>
      <Roster table={table} units={fighters()} note={(unit) => unit.zone ?? table.name(unit.at)} />
    </section>
  );
}

/** O23.6.3 */
export function AllotPanel(props: { readonly table: BlitzTable; readonly hex: number }): JSX.Element {
  const { table } = props;
  const all = () => sizes(table, over(table, props.hex).interceptors);
  return (
    <section aria-label={w.yourChoice}>
      <h2>{table.name(props.hex)}</h2>
      <For each={table.choices()}>
        {({ command }) => (
          <Show when={command.do === 'allotInterceptors' && command}>
            {(allot) => (
              <button type="button" class="wide" onClick={() => void table.play(allot())}>
                {w.allotLine(allot().against, all() - allot().against, Math.floor((all() - allot().against) / 2))}
              </button>
            )}
          </Show>
        )}
      </For>
    </section>
  );
}

/** O80.3: which air fight is next. */
export function AirFightsPanel(props: { readonly table: BlitzTable; readonly hexes: readonly number[] }): JSX.Element {
  const { table } = props;
  return (
    <section aria-label={w.battles}>
      <h2>{w.battles}</h2>
      <ul class="declared">
        <For each={props.hexes}>
          {(hex) => (
            <li>
              <span>
                {w.airFightLine(
                  table.name(hex),
                  sizes(table, over(table, hex).interceptors),
                  sizes(table, over(table, hex).escorts),
                  sizes(table, over(table, hex).bombers),
                )}
              </span>
              <button class="primary" type="button" onClick={() => void table.play({ do: 'resolveAirFight', hex })}>
                {w.resolve}
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** T80.9: home to the bases, and other bases for those that did not fly. */
export function LandingPanel(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  const own = (place: Unit['place']) =>
    (table.state()?.units ?? []).flatMap((unit, no) =>
      table.mine(no) && isAircraft(unit) && unit.place === place ? [no] : [],
    );
  const aloft = createMemo(() => own('air'));
  const parked = createMemo(() => own('map').filter((no) => table.state()?.units[no]?.flown !== true));
  return (
    <section aria-label={w.aircraft}>
      <Show when={aloft().length > 0}>
        <h2>{w.stillAloft(aloft().length)}</h2>
        <button class="primary wide" type="button" onClick={() => void landAll(table)}>
          {w.allBack}
        </button>
        <p class="hint">{w.chooseAircraft}</p>
        <Roster table={table} units={aloft()} note={(unit) => w.sentTo(table.name(unit.at))} />
      </Show>
      <Show when={parked().length > 0 && table.frame()?.at === 'landing'}>
        <details open={aloft().length === 0}>
          <summary>{w.onTheGround(parked().length)}</summary>
          <Roster table={table} units={parked()} note={(unit) => table.name(unit.at)} />
        </details>
      </Show>
    </section>
  );
}

/** Aircraft go back to their bases, or to the nearest that will have them. */
const landAll = ({ ask, game }: BlitzTable): Promise<boolean> => game.giveAnswer('landings', () => ask.landings());
