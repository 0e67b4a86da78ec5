import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { BuildView, CentreView, ProductionView } from '#games/blitz/economy/desk/production.ts';
import type { UnitType } from '#games/blitz/kinds.ts';
import { type Row, ROWS } from '#games/blitz/economy/orders-of-battle/order.ts';
import { points } from '#games/blitz/economy/production/construction.ts';
import { SIDES } from '#games/blitz/types.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { typeName, w } from '../words/words.ts';
import { Refused } from './refusal.tsx';
import './modules.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

/** A row of the chart by the type of its units. */
const rowName = (row: Row): string => {
  const printed: { readonly sizes: readonly number[]; readonly type?: UnitType } = ROWS[row];
  return typeName(printed.type);
};

/** Current view, asked anew with every position. */
const viewOf = (table: BlitzTable): (() => ProductionView | undefined) =>
  latestOf(table.state, () => table.ask.production());

/** M9.20: one of one's own plans, or what is left of it. */
function Planned(props: { readonly table: BlitzTable; readonly plan: ProductionView['plans'][number] }): JSX.Element {
  const { table } = props;
  return (
    <p>
      {w.planOf(props.plan.turn)}{' '}
      {props.plan.builds
        .map(({ hex, row, factors }) => `${factors} ${rowName(row)} – ${table.placeName(hex)}`)
        .join('; ') || w.planNothing}
    </p>
  );
}

/** M9.3: what the centres of the side that decides build, each with its points. */
export function ProductionPanel(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  const centres = createMemo(() => (view()?.centres ?? []).filter(({ side }) => side === table.game.decides()));
  return (
    <section class="production" aria-label={w.phaseName.production}>
      <h2>{w.phaseName.production}</h2>
      <p class="hint">
        {w.productionHint} <RuleLink id="M9.3" open={props.openRule} />
      </p>
      <For each={view()?.plans.filter(({ turn }) => turn === table.state()?.turn)}>
        {(plan) => <Planned table={table} plan={plan} />}
      </For>
      <For each={centres().map(({ hex }) => hex)}>
        {(hex) => (
          <Show when={centres().find((one) => one.hex === hex)}>
            {(centre) => <Workshop {...props} centre={centre()} />}
          </Show>
        )}
      </For>
    </section>
  );
}

function Workshop(props: Props & { readonly centre: CentreView }): JSX.Element {
  const { table } = props;
  const [wanted, setWanted] = createSignal<Readonly<Record<string, number>>>({});
  /** Types that can be built no more are told of together, below. */
  const open = () => props.centre.builds.filter(({ to }) => to.length > 0);
  const closed = () => props.centre.builds.filter(({ to }) => to.length === 0);
  const count = ({ row, to }: BuildView): number => Math.min(wanted()[row] ?? 0, to.length);
  const build = async (one: BuildView): Promise<void> => {
    const factors = count(one);
    const to = one.to[factors - 1];
    const { hex } = props.centre;
    const elsewhere = to === undefined || to === hex ? {} : { to };
    if (await table.play({ do: 'produce', hex, row: one.row, factors, ...elsewhere })) setWanted({});
  };
  return (
    <div class="centre">
      <h3>
        <button type="button" class="hex-link" onClick={() => table.showHex(props.centre.hex)}>
          {w.centreAt(table.placeName(props.centre.hex))}
        </button>{' '}
        <small>{w.pointsLeft(props.centre.left, props.centre.size)}</small>
      </h3>
      <Refused quiet fault={props.centre.shut} openRule={props.openRule} />
      <ul class="units short">
        <For each={open().map(({ row }) => row)}>
          {(row) => (
            <Show when={open().find((one) => one.row === row)}>
              {(one) => (
                <li classList={{ chosen: count(one()) > 0 }}>
                  <span class="what">
                    {typeName(one().type)} <small>{w.costOf(one().cost)}</small>
                  </span>
                  <Stepper
                    type={typeName(one().type)}
                    on={count(one())}
                    most={one().to.length}
                    set={(factors) => setWanted({ ...wanted(), [row]: factors })}
                  />
                  <Show when={count(one()) > 0}>
                    <p class="built">
                      <button type="button" class="primary" onClick={() => void build(one())}>
                        {w.buildThese(
                          count(one()),
                          typeName(one().type),
                          points(count(one()) * one().halves),
                          table.placeName(one().to[count(one()) - 1] ?? -1),
                        )}
                      </button>
                    </p>
                  </Show>
                  <Show when={count(one()) > 0 && count(one()) === one().to.length}>
                    <Refused fault={one().fault} openRule={props.openRule} />
                  </Show>
                </li>
              )}
            </Show>
          )}
        </For>
      </ul>
      <NotBuilt list={closed()} openRule={props.openRule} />
    </div>
  );
}

/** M9.20: what the centres will build in a turn to come, written unseen. */
export function PlansPanel(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  const centres = createMemo(() => (view()?.centres ?? []).filter(({ side }) => side === table.game.decides()));
  const [wanted, setWanted] = createSignal<Readonly<Record<string, number>>>({});
  const key = (hex: number, row: string): string => `${hex} ${row}`;
  const count = (hex: number, row: string): number => wanted()[key(hex, row)] ?? 0;
  const set = (hex: number, row: string, factors: number): void => {
    setWanted({ ...wanted(), [key(hex, row)]: factors });
  };
  const left = ({ hex, size, builds }: CentreView): number =>
    2 * size - builds.reduce((sum, { row, halves }) => sum + halves * count(hex, row), 0);
  const write = async (turn: number): Promise<void> => {
    const builds = centres().flatMap(({ hex, builds: rows }) =>
      rows.flatMap(({ row }) => (count(hex, row) > 0 ? [{ hex, row, factors: count(hex, row) }] : [])),
    );
    if (await table.play({ do: 'writePlan', turn, builds })) setWanted({});
  };
  return (
    <section class="production" aria-label={w.phaseName.plans}>
      <h2>{w.phaseName.plans}</h2>
      <Show when={view()?.writes}>
        {(turn) => (
          <>
            <p class="duty">
              {w.planFor(turn())} <RuleLink id="M9.20" open={props.openRule} />
            </p>
            <For each={view()?.plans}>{(plan) => <Planned table={table} plan={plan} />}</For>
            <For each={centres()}>
              {(centre) => (
                <div class="centre">
                  <h3>
                    {w.centreAt(table.placeName(centre.hex))}{' '}
                    <small>{w.pointsLeft(points(left(centre)), centre.size)}</small>
                  </h3>
                  <ul class="units short">
                    <For each={centre.builds.filter(({ to }) => to.length > 0)}>
                      {(one) => (
                        <li classList={{ chosen: count(centre.hex, one.row) > 0 }}>
                          <span class="what">
                            {typeName(one.type)} <small>{w.costOf(one.cost)}</small>
                          </span>
                          <Stepper
                            type={typeName(one.type)}
                            on={count(centre.hex, one.row)}
                            most={count(centre.hex, one.row) + Math.floor(left(centre) / one.halves)}
                            set={(factors) => set(centre.hex, one.row, factors)}
                          />
                        </li>
                      )}
                    </For>
                  </ul>
                  <NotBuilt {...props} list={centre.builds.filter(({ to }) => to.length === 0)} />
                </div>
              )}
            </For>
            <button type="button" class="primary wide" onClick={() => void write(turn())}>
              {w.writePlan(turn())}
            </button>
          </>
        )}
      </Show>
    </section>
  );
}

/** One fewer, one more. */
function Stepper(props: {
  readonly type: string;
  readonly on: number;
  readonly most: number;
  readonly set: (factors: number) => void;
}): JSX.Element {
  return (
    <span class="count">
      <button
        type="button"
        aria-label={w.buildFewer(props.type)}
        disabled={props.on === 0}
        onClick={() => props.set(props.on - 1)}
      >
        −
      </button>
      <span class="number">{props.on}</span>
      <button
        type="button"
        aria-label={w.buildMore(props.type)}
        disabled={props.on >= props.most}
        onClick={() => props.set(props.on + 1)}
      >
        +
      </button>
    </span>
  );
}

/** Types that cannot be built, each with the rule. */
function NotBuilt(props: Pick<Props, 'openRule'> & { readonly list: readonly BuildView[] }): JSX.Element {
  return (
    <Show when={props.list.length > 0}>
      <details class="impossible">
        <summary>{w.buildNot(props.list.length)}</summary>
        <ul>
          <For each={props.list}>
            {(one) => (
              <li>
                <strong>{typeName(one.type)}</strong> <small>{w.costOf(one.cost)}</small>
                <Refused quiet fault={one.fault} openRule={props.openRule} />
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}

/** M9.1, M9.2: all centres of both sides, for whoever wants to know what comes. */
export function CentreList(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  return (
    <Show when={view()}>
      {(shown) => (
        <section aria-label={w.centres}>
          <h2>{w.centres}</h2>
          <p class="hint">
            {w.nextProduction(shown().every, shown().next)} <RuleLink id="M9.2" open={props.openRule} />
          </p>
          <For each={shown().plans}>{(plan) => <Planned table={table} plan={plan} />}</For>
          <For each={SIDES}>
            {(side) => (
              <>
                <h3 class={`side ${sideClass(table.game, side)}`}>{w.sideName(side)}</h3>
                <ul>
                  <For
                    each={shown().centres.filter((one) => one.side === side)}
                    fallback={<li class="hint">{w.nobody}</li>}
                  >
                    {(one) => (
                      <li>
                        <button type="button" class="hex-link" onClick={() => table.showHex(one.hex)}>
                          {w.centreAt(table.placeName(one.hex))}
                        </button>{' '}
                        {w.pointsLeft(one.left, one.size)}
                        <Refused quiet fault={one.shut} openRule={props.openRule} />
                      </li>
                    )}
                  </For>
                </ul>
              </>
            )}
          </For>
        </section>
      )}
    </Show>
  );
}

/** M8.8, M17.f.8: centres still to be set up, one's own and those of the minor countries: one is taken, then a lit city. */
export function CentresToPlace(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  const groups = createMemo(() => {
    const shown = view();
    if (!shown) return [];
    return [
      { of: '', hexes: shown.places, sizes: shown.unplaced },
      { of: 'minors', hexes: shown.ofMinors.places, sizes: shown.ofMinors.unplaced },
    ].flatMap(({ of, hexes, sizes }) =>
      [...new Set(sizes)].map((size) => ({
        of,
        hexes,
        size,
        count: sizes.filter((one) => one === size).length,
        verb: `placePc ${size} ${of}`.trim(),
      })),
    );
  });
  const left = () => groups().reduce((sum, { count }) => sum + count, 0);
  const take = ({ verb, size, hexes }: ReturnType<typeof groups>[number]): void => {
    if (table.begun()?.verb === verb) return table.begin(undefined);
    table.begin({
      verb,
      choices: hexes.map((hex) => ({ command: { do: 'placePc', size, hex } as const, verb: 'placePc', text: '', hex })),
    });
  };
  return (
    <Show when={left() > 0}>
      <section aria-label={w.centres}>
        <h2>
          {w.centres} <small>{left()}</small>
        </h2>
        <p class="hint">
          {w.placeCentres} <RuleLink id="M8.8" open={props.openRule} />
        </p>
        <div class="row">
          <For each={groups()}>
            {(one) => (
              <button type="button" aria-pressed={table.begun()?.verb === one.verb} onClick={() => take(one)}>
                {one.of === '' ? w.centreOf(one.size) : w.centreOfMinors(one.size)} <small>× {one.count}</small>
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
