import { createSignal, For, type JSX, Show } from 'solid-js';
import type { OrdersView } from '#games/blitz/economy/desk/orders.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { type BlitzFrame, type Command, other, type Side, SIDES } from '#games/blitz/types.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { named, typeName, w } from '../words/words.ts';
import './modules.css';

type Order = OrdersView['orders'][number];
type Frame = BlitzFrame & { at: 'obChoice' };
type Pair = Readonly<Record<Side, number>>;

const orderName = ({ no, name }: Order): string => `${no} ${named(name)}`;

/** M8.7: what each order of battle brings, one beside the other; those chosen are marked. */
function OrderTable(props: {
  readonly table: BlitzTable;
  readonly view: OrdersView;
  readonly marked: (no: number) => string;
}): JSX.Element {
  const rows = () => [
    ...props.view.types.map((type, i) => ({
      name: typeName(type),
      cells: props.view.orders.map(({ factors }) => String(factors[i] ?? 0)),
    })),
    { name: w.ordersTotal, cells: props.view.orders.map(({ total }) => String(total)) },
    ...(props.view.builds
      ? [
          {
            name: w.ordersCentres,
            cells: props.view.orders.map(({ centres }) =>
              centres.length > 0 ? `${centres.length}×${centres[0] ?? 0}` : '0',
            ),
          },
        ]
      : []),
  ];
  return (
    <table class="figures">
      <caption>{w.ordersTable}</caption>
      <thead>
        <tr>
          <th />
          <For each={props.view.orders}>
            {(order) => (
              <th scope="col" class={props.marked(order.no)}>
                <abbr title={orderName(order)}>{order.no}</abbr>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {({ name, cells }) => (
            <tr>
              <th scope="row">{name}</th>
              <For each={cells}>
                {(cell, i) => (
                  <td class={props.marked(props.view.orders[i()]?.no ?? -1)} classList={{ nothing: cell === '0' }}>
                    {cell === '0' ? '–' : cell}
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Pick(props: {
  readonly title: string;
  readonly orders: readonly Order[];
  readonly on: number;
  readonly set: (no: number) => void;
}): JSX.Element {
  return (
    <label class="pick">
      <span>{props.title}</span>
      <select value={String(props.on)} onChange={(event) => props.set(Number(event.currentTarget.value))}>
        <For each={props.orders}>{(order) => <option value={String(order.no)}>{orderName(order)}</option>}</For>
      </select>
    </label>
  );
}

/** M8.1 to M8.4: the orders of battle are agreed on, or chosen by one of two methods with dice. */
export function OrdersPanel(props: {
  readonly table: BlitzTable;
  readonly frame: Frame;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const view = latestOf(table.state, () => table.ask.orders());
  return (
    <section class="orders" aria-label={w.ordersTitle}>
      <h2>{w.ordersTitle}</h2>
      <Show when={view()}>
        {(shown) => <Choosing table={table} frame={props.frame} view={shown()} openRule={props.openRule} />}
      </Show>
    </section>
  );
}

const RULES = { agree: 'M8.1', method1: 'M8.2', method2: 'M8.3' } as const;
const WAR_RULES = { civil: 'M17.h.2', third: 'M17.f.2' } as const;

/** Subject and manner of the choice, with its rule. */
function aboutOf({ way, war }: OrdersView, alone: boolean): readonly [text: string, rule: string] {
  if (alone) return [w.ordersAlone, 'M17.g.1'];
  return war && way === 'agree' ? [w.ordersInWar[war], WAR_RULES[war]] : [w.ordersAbout[way], RULES[way]];
}

function Choosing(props: {
  readonly table: BlitzTable;
  readonly frame: Frame;
  readonly view: OrdersView;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const numbers = (): number[] => props.view.orders.map(({ no }) => no);
  const [wish, setWish] = createSignal<Pair>({
    blue: props.frame.proposed?.[0] ?? numbers()[0] ?? 1,
    red: props.frame.proposed?.[1] ?? numbers()[1] ?? numbers()[0] ?? 1,
  });
  /** M17.f.2, M17.h.1: what may be proposed; any pair where nothing is said. */
  const pairs = (): readonly Pair[] =>
    table
      .choices()
      .flatMap(({ command }) => (command.do === 'agreeOb' ? [{ blue: command.blue, red: command.red }] : []));
  const pair = (): Pair => {
    const same = (one: Pair): boolean => one.blue === wish().blue && one.red === wish().red;
    return pairs().find(same) ?? (names() ? undefined : pairs()[0]) ?? wish();
  };
  const setPair = (side: Side, no: number): void => {
    const next = { ...pair(), [side]: no };
    const open = pairs().filter((one) => one[side] === no);
    setWish(open.find((one) => one[other(side)] === next[other(side)]) ?? open[0] ?? next);
  };
  const offered = (side: Side): OrdersView['orders'] => {
    const open = new Set(pairs().map((one) => one[side]));
    return open.size === 0 || names() ? props.view.orders : props.view.orders.filter(({ no }) => open.has(no));
  };
  /** M17.g.1: guerillas have no order of battle, so nothing is agreed on. */
  const alone = (): boolean => props.view.way === 'agree' && props.frame.above !== undefined;
  const called = (no: number): string => {
    const order = props.view.orders.find((one) => one.no === no);
    return order ? orderName(order) : String(no);
  };
  const play = (command: Command): void => void table.play(command);
  const names = (): boolean => props.view.way === 'method1' && props.frame.named?.[0] === 0;
  const picks = (): readonly number[] =>
    props.frame.above === undefined
      ? (props.frame.named ?? []).filter((no) => no !== 0)
      : numbers().filter((no) => no > (props.frame.above ?? 0));
  const rolls = (): boolean => props.view.way !== 'agree' && !names() && picks().length === 0;
  const compares = (): boolean => (props.view.way === 'agree' && !alone()) || names();
  const marked = (no: number): string =>
    compares() && no === pair().blue
      ? sideClass(table.game, 'blue')
      : compares() && no === pair().red
        ? sideClass(table.game, 'red')
        : picks().includes(no)
          ? 'open'
          : '';
  const proposed = (): boolean => props.frame.proposed?.[0] === pair().blue && props.frame.proposed[1] === pair().red;
  /** M17.h.2 */
  const one = (): boolean => props.view.war === 'civil' && props.view.way === 'agree';
  const about = () => aboutOf(props.view, alone());
  const first = (): Side => (pair().red < pair().blue ? 'red' : 'blue');
  return (
    <>
      <p class="hint">
        {about()[0]} <RuleLink id={about()[1]} open={props.openRule} />
      </p>
      <Show when={props.frame.proposed}>
        {(offer) => (
          <p class="duty">
            {one()
              ? w.ordersOfferedOne(w.sideName(other(props.frame.side)), called(offer()[0]))
              : w.ordersOffered(
                  w.sideName(other(props.frame.side)),
                  called(offer()[0]),
                  called(offer()[1]),
                  props.frame.side === 'blue',
                )}
          </p>
        )}
      </Show>
      <Show when={compares()}>
        <For each={one() ? SIDES.slice(0, 1) : SIDES}>
          {(side, i) => (
            <Pick
              title={one() ? w.ordersOne : names() ? w.ordersNamed(i() + 1) : w.ordersOf(w.sideName(side))}
              orders={offered(side)}
              on={pair()[side]}
              set={(no) => setPair(side, no)}
            />
          )}
        </For>
      </Show>
      <Show when={props.view.way === 'agree' && !alone()}>
        <Show when={props.view.lowerFirst && !props.view.war}>
          <p class="hint">
            {w.ordersFirst(w.sideName(first()))} <RuleLink id="M8.4" open={props.openRule} />
          </p>
        </Show>
        <button
          type="button"
          class="primary wide"
          onClick={() => play({ do: 'agreeOb', blue: pair().blue, red: pair().red })}
        >
          {(proposed() ? w.ordersAgree : w.ordersPropose)(props.view.war === 'civil')}
        </button>
      </Show>
      <Show when={names()}>
        <button
          type="button"
          class="primary wide"
          disabled={pair().blue === pair().red}
          onClick={() => play({ do: 'nameTwo', one: pair().blue, two: pair().red })}
        >
          {w.ordersNameTwo}
        </button>
        <Show when={pair().blue === pair().red}>
          <p class="hint">{w.ordersDifferent}</p>
        </Show>
      </Show>
      <Show when={rolls()}>
        <button type="button" class="primary wide" onClick={() => play({ do: 'rollOb' })}>
          {w.actionName.rollOb}
        </button>
      </Show>
      <div class="row">
        <For each={picks()}>
          {(ob) => (
            <button
              type="button"
              onClick={() => play({ do: props.frame.above === undefined ? 'pickOb' : 'chooseHigher', ob })}
            >
              {w.ordersTake(called(ob))}
            </button>
          )}
        </For>
      </div>
      <OrderTable table={table} view={props.view} marked={marked} />
      <Show when={!props.view.war && !alone() && props.view.types.some((type) => isShip({ type }))}>
        <p class="hint">{w.ordersNavy}</p>
      </Show>
    </>
  );
}
