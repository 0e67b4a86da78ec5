import { For, type JSX, Show } from 'solid-js';
import { opFireCapable } from '#games/gamex/fire/opportunity.ts';
import { kindOf } from '#games/gamex/units.ts';
import { DEFAULT_MORALE } from '#games/gamex/world.ts';
import { abilityLines, type CardLine, stateLines, valueLines } from '../card-lines.ts';
import type { GameTable } from '../game-table.ts';
import type { FieldShown } from '../field-of-fire.ts';
import type { StandingOrders } from '../orders.ts';
import { workOf } from '../unit-descriptions.ts';
import { g, w } from '../words/words.ts';
import { OrderChoice } from './order-choice.tsx';

/** Card of a unit: its counter, abilities, state and orders. */
export function UnitCard(props: {
  readonly table: GameTable;
  readonly orders: StandingOrders;
  readonly unit: string;
  readonly openRule: (id: string) => void;
  readonly field: FieldShown;
}): JSX.Element {
  const { table, orders, field } = props;
  const unit = () => table.unit(props.unit);
  const seat = () => table.game.seats()[unit()?.side ?? ''];
  const mine = (): boolean => seat() === 'human';
  return (
    <Show when={unit()}>
      {(one) => (
        <Show when={table.world}>
          {(world) => {
            const kind = () => kindOf(world(), one());
            const morale = () => world().morale[one().nation] ?? DEFAULT_MORALE;
            return (
              <>
                <Lines title={g.card.states} list={stateLines(one(), workOf(table, one()))} openRule={props.openRule}>
                  <p>{g.card.fresh}</p>
                </Lines>
                <Show when={mine() && opFireCapable(world(), one())}>
                  <OrderChoice
                    title={orders.isOwn(one().id) ? g.card.ownOrder : g.card.likeSide}
                    order={orders.of(one().id)}
                    change={(order) => orders.change(one().id, order)}
                  >
                    <Show when={orders.isOwn(one().id)}>
                      <button type="button" onClick={() => orders.change(one().id, undefined)}>
                        {g.card.backToSide}
                      </button>
                    </Show>
                  </OrderChoice>
                </Show>
                <Show when={kind().as > 0 && one().place === 'map'}>
                  <p class="tick">
                    <label>
                      <input
                        type="checkbox"
                        checked={field.of() === one().id}
                        onChange={({ currentTarget }) => field.show(currentTarget.checked ? one().id : undefined)}
                      />{' '}
                      {g.card.showField}
                    </label>{' '}
                    <small>{g.card.fieldKey}</small>
                  </p>
                </Show>
                <Lines title={g.card.values} list={valueLines(kind())} openRule={props.openRule} />
                <Lines title={g.card.abilities} list={abilityLines(kind(), morale())} openRule={props.openRule} />
              </>
            );
          }}
        </Show>
      )}
    </Show>
  );
}

function Lines(props: {
  readonly title: string;
  readonly list: readonly CardLine[];
  readonly openRule: (id: string) => void;
  /** Shown when the list is empty. */
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <section aria-label={props.title}>
      <h3>{props.title}</h3>
      <Show when={props.list.length > 0} fallback={props.children}>
        <dl>
          <For each={props.list}>
            {(line) => (
              <div classList={{ plain: line.sign === undefined }}>
                <Show when={line.sign}>
                  <dt class="sign" aria-hidden="true">
                    {line.sign}
                  </dt>
                </Show>
                <dt>
                  {line.name}
                  <Show when={line.sign}>
                    <span class="unseen"> {line.sign}</span>
                  </Show>
                </dt>
                <dd>
                  {line.text}{' '}
                  <button
                    type="button"
                    class="rule-link"
                    aria-label={w.readRule(line.rule)}
                    onClick={() => props.openRule(line.rule)}
                  >
                    {line.rule}
                  </button>
                </dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
    </section>
  );
}
