import { createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { BuildView, CentreView, ProductionView } from '../../../../games/blitz/desk/production.ts';
import { points } from '../../../../games/blitz/modules/production/building.ts';
import { SIDES } from '../../../../games/blitz/types.ts';
import { sideClass } from '../../../table/panels/side-name.tsx';
import { RuleLink } from '../../../table/rules/rule-text.tsx';
import type { BlitzTable } from '../blitz-table.ts';
import { typeName, w } from '../words/words.ts';
import { Refused } from './refused.tsx';
import './modules.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

/** As it stands now, asked anew with every position. */
const viewOf = (table: BlitzTable) => {
  const [view] = createResource(
    () => table.state(),
    () => table.ask.production(),
  );
  return (): ProductionView | undefined => view.latest;
};

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
      <Refused fault={props.centre.shut} openRule={props.openRule} />
      <ul class="units short">
        <For each={open().map(({ row }) => row)}>
          {(row) => (
            <Show when={open().find((one) => one.row === row)}>
              {(one) => (
                <li classList={{ chosen: count(one()) > 0 }}>
                  <span class="what">
                    {typeName(one().type)} <small>{w.costOf(one().cost)}</small>
                  </span>
                  <span class="count">
                    <button
                      type="button"
                      aria-label={w.buildFewer(typeName(one().type))}
                      disabled={count(one()) === 0}
                      onClick={() => setWanted({ ...wanted(), [row]: count(one()) - 1 })}
                    >
                      −
                    </button>
                    <span class="number">{count(one())}</span>
                    <button
                      type="button"
                      aria-label={w.buildMore(typeName(one().type))}
                      disabled={count(one()) >= one().to.length}
                      onClick={() => setWanted({ ...wanted(), [row]: count(one()) + 1 })}
                    >
                      +
                    </button>
                  </span>
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
      <Show when={closed().length > 0}>
        <details class="impossible">
          <summary>{w.buildNot(closed().length)}</summary>
          <ul>
            <For each={closed()}>
              {(one) => (
                <li>
                  <strong>{typeName(one.type)}</strong> <small>{w.costOf(one.cost)}</small>
                  <Refused fault={one.fault} openRule={props.openRule} />
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </div>
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
                        <Refused fault={one.shut} openRule={props.openRule} />
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

/** M8.8: centres still to be set up: one is taken, then a lit home city. */
export function CentresToPlace(props: Props): JSX.Element {
  const { table } = props;
  const view = viewOf(table);
  const kinds = createMemo(() => {
    const counts = new Map<number, number>();
    for (const size of view()?.unplaced ?? []) counts.set(size, (counts.get(size) ?? 0) + 1);
    return [...counts];
  });
  const verb = (size: number): string => `placePc ${size}`;
  const take = (size: number): void => {
    if (table.begun()?.verb === verb(size)) return table.begin(undefined);
    const choices = (view()?.places ?? []).map((hex) => ({
      command: { do: 'placePc', size, hex } as const,
      verb: 'placePc',
      text: '',
      hex,
    }));
    table.begin({ verb: verb(size), choices });
  };
  return (
    <Show when={kinds().length > 0}>
      <section aria-label={w.centres}>
        <h2>
          {w.centres} <small>{view()?.unplaced.length}</small>
        </h2>
        <p class="hint">
          {w.placeCentres} <RuleLink id="M8.8" open={props.openRule} />
        </p>
        <div class="row">
          <For each={kinds()}>
            {([size, count]) => (
              <button type="button" aria-pressed={table.begun()?.verb === verb(size)} onClick={() => take(size)}>
                {w.centreOf(size)} <small>× {count}</small>
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
