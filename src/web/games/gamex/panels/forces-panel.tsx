import { For, type JSX, Show } from 'solid-js';
import { opFireCapable } from '#games/gamex/fire/opportunity.ts';
import { AT_WHOM } from '#games/gamex/desk/standing-orders.ts';
import { SIDES, type Side, type Unit } from '#games/gamex/types.ts';
import type { GameTable } from '../game-table.ts';
import type { StandingOrders } from '../orders.ts';
import { standingOf, unitLine, unitName } from '../unit-descriptions.ts';
import { HUMAN } from '#web/table/start.ts';
import { g } from '../words/words.ts';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { ExplainButton } from '#web/table/panels/unit-card.tsx';

/** All units of both sides with how they stand; a click brings one into view. */
export function ForcesPanel(props: { readonly table: GameTable; readonly orders: StandingOrders }): JSX.Element {
  const { table, orders } = props;
  const commanded = (unit: Unit): boolean =>
    table.world !== undefined && table.game.seats()[unit.side] === HUMAN && opFireCapable(table.world, unit);
  const of = (side: Side): readonly Unit[] => (table.state()?.units ?? []).filter((unit) => unit.side === side);
  const there = (side: Side): readonly Unit[] => of(side).filter((unit) => unit.place !== 'lost');
  return (
    <For each={SIDES}>
      {(side) => (
        <section class="forces" aria-label={g.side[side]}>
          <h3>
            <span class={`side ${sideClass(table.game, side)}`}>{g.side[side]}</span> {g.stackCount(there(side).length)}
            , {g.destroyed(of(side).length - there(side).length)}
          </h3>
          <ul class="unit-list">
            <For each={there(side)}>
              {(unit) => (
                <li>
                  <button
                    type="button"
                    disabled={unit.place !== 'map' && unit.place !== 'rides'}
                    onClick={() => table.laid.showHex(unit.at)}
                  >
                    {unitLine(table, unit)} <small>{standingOf(table, unit)}</small>
                  </button>
                  <ExplainButton table={table.laid} unit={unit.id} name={unitName(unit)} />
                  <Show when={commanded(unit)}>
                    <select
                      aria-label={`${g.standingOrder}: ${unitName(unit)}`}
                      value={orders.isOwn(unit.id) ? orders.of(unit.id).at : ''}
                      onChange={({ currentTarget }) => {
                        const at = AT_WHOM.find((one) => one === currentTarget.value);
                        orders.change(unit.id, at && { ...orders.of(unit.id), at });
                      }}
                    >
                      <option value="">{g.asSide}</option>
                      <For each={AT_WHOM}>{(one) => <option value={one}>{g.atWhom[one]}</option>}</For>
                    </select>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  );
}
