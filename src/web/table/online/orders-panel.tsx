import { type Component, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { OrdersCard } from '#protocol/tables.ts';
import { said } from '#web/text/words.ts';
import { PopUp } from '../layout/pop-up.tsx';
import { t } from './words/words.ts';

interface OrdersProps {
  readonly table: string;
  /** Finer orders of the game, by the kind of decision. */
  readonly finer: Readonly<Record<string, Component>> | undefined;
}

/** Decisions in the other player's turn, and who makes them. */
export const OrdersButton = (props: OrdersProps): JSX.Element => (
  <PopUp class="notes orders" label={t.orders}>
    <OrdersPanel {...props} />
  </PopUp>
);

type Orders = OrdersCard['orders'];

function OrdersPanel(props: OrdersProps): JSX.Element {
  const [card, setCard] = createSignal<OrdersCard>();
  const [failed, setFailed] = createSignal<'read' | 'write'>();
  const [stored, setStored] = createSignal(false);
  async function ask(what: 'read' | 'write', init: RequestInit): Promise<void> {
    setStored(false);
    try {
      const address = `api/tables/${encodeURIComponent(props.table)}/orders`;
      const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store', ...init });
      if (!answer.ok) throw new Error(String(answer.status));
      setCard((await answer.json()) as OrdersCard);
      setFailed(undefined);
      setStored(what === 'write');
    } catch {
      setFailed(what);
    }
  }
  onMount(() => void ask('read', {}));
  const write = (orders: Orders): void =>
    void ask('write', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orders }),
    });
  const choose = (at: string, way: string): void => {
    const { [at]: _before, ...others } = card()?.orders ?? {};
    write(way === 'computer' || way === 'decline' ? { ...others, [at]: way } : others);
  };
  const everything = (): Orders => Object.fromEntries((card()?.kinds ?? []).map(({ at }) => [at, 'computer']));
  return (
    <>
      <h2>{t.orders}</h2>
      <p class="hint">{t.ordersText}</p>
      <Show when={card()}>
        {(now) => (
          <>
            <div class="row">
              <button type="button" onClick={() => write(everything())}>
                {t.orderAll}
              </button>
              <button type="button" onClick={() => write({})}>
                {t.orderNone}
              </button>
            </div>
            <ul class="orders-list">
              <For each={now().kinds}>
                {({ at, what, declines }) => (
                  <li>
                    <label>
                      <span>{said(what)}</span>
                      <select onChange={(event) => choose(at, event.currentTarget.value)}>
                        <option value="ask" selected={now().orders[at] === undefined}>
                          {t.orderAsk}
                        </option>
                        <option value="computer" selected={now().orders[at] === 'computer'}>
                          {t.orderComputer}
                        </option>
                        <Show when={declines}>
                          <option value="decline" selected={now().orders[at] === 'decline'}>
                            {t.orderDecline}
                          </option>
                        </Show>
                      </select>
                    </label>
                    <Show when={now().orders[at] === undefined && props.finer?.[at]}>
                      {(choice) => (
                        <div class="finer-order">
                          <p class="hint">{t.orderHere}</p>
                          <Dynamic component={choice()} />
                        </div>
                      )}
                    </Show>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Show>
      <p role="status">{stored() ? t.ordersStored : ''}</p>
      <Show when={failed()}>
        {(what) => (
          <p class="refusal" role="alert">
            {what() === 'read' ? t.ordersAway : t.ordersNotStored}
          </p>
        )}
      </Show>
    </>
  );
}
