import { For, type JSX } from 'solid-js';
import { FLAK_ORDERS, INTERCEPT_ORDERS } from '#games/blitz/air/desk/standing-orders.ts';
import type { Side } from '#games/blitz/types.ts';
import type { BlitzTable } from '#web/games/blitz/blitz-table.ts';
import { w } from '#web/games/blitz/words/words.ts';

function Pick<T extends string>(props: {
  readonly title: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly means: Readonly<Record<T, string>>;
  readonly value: T;
  readonly set: (value: T) => void;
}): JSX.Element {
  return (
    <>
      <label class="pick">
        <span>{props.title}</span>
        <select onChange={({ currentTarget }) => props.set(currentTarget.value as T)}>
          <For each={props.options}>
            {(one) => (
              <option value={one} selected={one === props.value}>
                {props.names[one]}
              </option>
            )}
          </For>
        </select>
      </label>
      <p class="hint">{props.means[props.value]}</p>
    </>
  );
}

/** Standing orders against enemy flights: changed at any time. */
export function OrdersOf(props: { readonly table: BlitzTable; readonly side: Side }): JSX.Element {
  const orders = () => props.table.orders.of(props.side);
  return (
    <section class="standing-orders" aria-label={w.airOrdersOf(w.sideName(props.side))}>
      <h3>{w.airOrdersOf(w.sideName(props.side))}</h3>
      <p class="hint">{w.airOrdersHint}</p>
      <Pick
        title={w.interceptOrders}
        options={INTERCEPT_ORDERS}
        names={w.interceptOrder}
        means={w.interceptOrderMeans}
        value={orders().intercept}
        set={(intercept) => props.table.orders.set(props.side, { intercept })}
      />
      <Pick
        title={w.flakOrders}
        options={FLAK_ORDERS}
        names={w.flakOrder}
        means={w.flakOrderMeans}
        value={orders().flak}
        set={(flak) => props.table.orders.set(props.side, { flak })}
      />
    </section>
  );
}
