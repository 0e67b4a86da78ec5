import { For, type JSX, Show } from 'solid-js';
import type { Shot, Volley } from '#games/gamex/desk/attacks.ts';
import { ratioText } from '#games/gamex/ratio.ts';
import type { GameTable } from '../game-table.ts';
import { airWeapon, namesOf, standingOf, unitName } from '../unit-descriptions.ts';
import { g } from '../words/words.ts';
import { chanceOf, percent } from './fire-plan.tsx';

/** Attacks that may be made, best first, each with its odds and chances; a press makes it. */
function Attacks<T extends Shot | Volley>(props: {
  readonly table: GameTable;
  readonly title: string;
  readonly list: readonly T[];
  readonly told: (one: T) => string;
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
                  {props.told(one)}
                  {one.plans.length === 1 ? `: ${one.plans[0]?.reckoning.column ?? g.planNone}` : ''}
                  <For each={one.plans}>
                    {({ chances, reckoning }) => (
                      <For each={chances}>
                        {(chance) => (
                          <small>
                            {' '}
                            {unitName({ id: chance.unit })}:{' '}
                            {one.plans.length > 1 ? `${reckoning.column ?? g.planNone}, ` : ''}
                            {chanceOf(chance)}
                          </small>
                        )}
                      </For>
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

/** Targets of the selected units. */
export const ShotsPanel = (props: { readonly table: GameTable }): JSX.Element => (
  <Attacks
    table={props.table}
    title={g.shotsTitle}
    list={props.table.firing().length > 0 ? props.table.shots() : []}
    told={({ hex }) => props.table.laid.name(hex)}
  />
);

/** Firing units, with the weapon where an aircraft has several. */
function firing(table: GameTable, { command }: Volley): string {
  if (command.do === 'opFire') return namesOf(command.units);
  if (command.do === 'fireNow') return namesOf(command.shots.flatMap(({ by }) => by));
  const frame = table.frame();
  const kind = frame?.at === 'flight' ? table.kind(table.unit(frame.aircraft)) : undefined;
  const weapon = kind?.air[command.weapon];
  return `${weapon ? airWeapon(weapon) : ''} › ${table.laid.name(command.hex)}`;
}

/** Opportunity fire: the unit in sight or the target on the way, and the units that may fire. */
export function VolleyPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const mover = () => {
    const frame = table.frame();
    return frame?.at === 'opFire' ? table.unit(frame.target) : undefined;
  };
  const at = () => table.frame()?.at ?? 'opFire';
  return (
    <>
      <Show when={mover()}>
        {(unit) => (
          <p>
            {g.inSight(unitName(unit()), table.laid.name(unit().at))} <small>{standingOf(table, unit())}</small>
          </p>
        )}
      </Show>
      <Attacks table={table} title={g.phase[at()]} list={table.volleys()} told={(one) => firing(table, one)} />
    </>
  );
}

/** An aircraft that has come into range, and the guns that may fire at it (X6.4.7g). */
export function AaPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const aircraft = () => {
    const frame = table.frame();
    return frame?.at === 'aaFire' ? table.laid.piece(frame.aircraft) : undefined;
  };
  return (
    <section class="support" aria-label={g.phase.aaFire}>
      <h2>{g.phase.aaFire}</h2>
      <Show when={aircraft()}>
        {(piece) => (
          <p>
            {piece().hex === undefined
              ? g.aircraftNears(unitName(piece()))
              : g.inSight(unitName(piece()), table.laid.name(piece().hex ?? -1))}
          </p>
        )}
      </Show>
      <ul class="unit-list">
        <For each={table.aaShots()}>
          {({ command, strength, dies, driven }) => (
            <li>
              <button type="button" onClick={() => void table.play(command)}>
                {namesOf(command.units)}: {g.aaStrength(ratioText(strength))}
                <small>
                  {' '}
                  {g.shotDown(percent(dies))}, {g.drivenOff(percent(driven))}
                </small>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
