import { For, type JSX, Show } from 'solid-js';
import type { Shot, Volley } from '../../../../games/gamex/desk/questions.ts';
import type { GameTable } from '../game-table.ts';
import { namesOf, standingOf, unitName } from '../says.ts';
import { g } from '../words/words.ts';
import { chanceOf } from './fire-plan.tsx';

/** Attacks that may be made, best first, each with its odds and chances; a press makes it. */
function Attacks(props: {
  readonly table: GameTable;
  readonly title: string;
  readonly list: readonly (Shot | Volley)[];
  readonly told: (one: Shot | Volley) => string;
}): JSX.Element {
  const { table } = props;
  return (
    <Show when={props.list.length > 0}>
      <section class="support" aria-label={props.title}>
        <h2>{props.title}</h2>
        <ul class="unit-list">
          <For each={props.list}>
            {(one) => (
              <li>
                <button
                  type="button"
                  onClick={() => void table.play(one.command)}
                  onPointerEnter={() => table.laid.pointAt(one.hex)}
                  onPointerLeave={() => table.laid.pointAt(undefined)}
                >
                  {props.told(one)}: {one.plan.reckoning.column ?? g.planNone}
                  <For each={one.plan.chances}>
                    {(chance) => (
                      <small>
                        {' '}
                        {unitName({ id: chance.unit })}: {chanceOf(chance)}
                      </small>
                    )}
                  </For>
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** Whom the units in hand may fire at. */
export const ShotsPanel = (props: { readonly table: GameTable }): JSX.Element => (
  <Attacks
    table={props.table}
    title={g.shotsTitle}
    list={props.table.firing().length > 0 ? props.table.shots() : []}
    told={({ hex }) => props.table.laid.name(hex)}
  />
);

/** Who has come into sight, and who may fire at it. */
export function VolleyPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const mover = () => {
    const frame = table.frame();
    return frame?.at === 'opFire' ? table.unit(frame.target) : undefined;
  };
  return (
    <>
      <Show when={mover()}>
        {(unit) => (
          <p>
            {g.inSight(unitName(unit()), table.laid.name(unit().at))} <small>{standingOf(table, unit())}</small>
          </p>
        )}
      </Show>
      <Attacks
        table={table}
        title={g.phase.opFire}
        list={table.volleys()}
        told={({ command }) => ('units' in command ? namesOf(command.units) : '')}
      />
    </>
  );
}
