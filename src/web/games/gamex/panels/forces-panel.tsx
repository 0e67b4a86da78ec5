import { For, type JSX } from 'solid-js';
import { SIDES, type Side, type Unit } from '../../../../games/gamex/types.ts';
import type { GameTable } from '../game-table.ts';
import { standingOf, unitLine } from '../says.ts';
import { g } from '../words/words.ts';
import { sideClass } from '../../../table/panels/side-name.tsx';

/** All units of both sides with how they stand; a click brings one into view. */
export function ForcesPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const of = (side: Side): readonly Unit[] => (table.state()?.units ?? []).filter((unit) => unit.side === side);
  const there = (side: Side): readonly Unit[] => of(side).filter((unit) => unit.place !== 'lost');
  return (
    <For each={SIDES}>
      {(side) => (
        <section aria-label={g.side[side]}>
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
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  );
}
