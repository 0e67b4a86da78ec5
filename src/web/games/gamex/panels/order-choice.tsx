import { For, type JSX, Show } from 'solid-js';
import { AT_WHOM, LEAST_ODDS, type Order } from '#games/gamex/desk/standing-orders.ts';
import { g } from '../words/words.ts';

/** An order for opportunity fire: at whom, at what odds, how near. */
export function OrderChoice(props: {
  readonly title: string;
  readonly order: Order;
  readonly change: (order: Order) => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  const set = (part: Partial<Order>): void => props.change({ ...props.order, ...part });
  const fires = (): boolean => props.order.at === 'armored' || props.order.at === 'any';
  return (
    <fieldset class="standing-order">
      <legend>{props.title}</legend>
      <select
        aria-label={props.title}
        value={props.order.at}
        onChange={({ currentTarget }) => set({ at: AT_WHOM.find((one) => one === currentTarget.value) ?? 'ask' })}
      >
        <For each={AT_WHOM}>{(one) => <option value={one}>{g.atWhom[one]}</option>}</For>
      </select>
      <Show when={fires()}>
        <select
          aria-label={g.leastOdds}
          value={props.order.least}
          onChange={({ currentTarget }) =>
            set({ least: LEAST_ODDS.find((one) => one === currentTarget.value) ?? '2-1' })
          }
        >
          <For each={LEAST_ODDS}>{(one) => <option value={one}>{g.orBetter(one)}</option>}</For>
        </select>
        <label>
          <input
            type="checkbox"
            checked={props.order.near}
            onChange={({ currentTarget }) => set({ near: currentTarget.checked })}
          />{' '}
          {g.halfRange}
        </label>
      </Show>
      {props.children}
    </fieldset>
  );
}
