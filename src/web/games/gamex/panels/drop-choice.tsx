import { For, type JSX, Show } from 'solid-js';
import { dropHexes, lifters, liftings } from '#games/gamex/airborne/drops.ts';
import { toneFor } from '#games/gamex/desk/pieces.ts';
import { entryOf } from '#games/gamex/airborne/flights.ts';
import { choiceOf } from '#games/gamex/desk/actions.ts';
import type { CommandOf, Unit } from '#games/gamex/types.ts';
import { straightWay } from '#hex/grid.ts';
import type { LayerItem } from '#table/board-model.ts';
import type { GameTable } from '../game-table.ts';
import { namesOf, unitName } from '../unit-descriptions.ts';
import { g } from '../words/words.ts';

/** Choice of target and passengers for each aircraft and glider (X11.1). */
export function DropChoice(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const { laid } = table;
  const planes = (): readonly Unit[] => {
    const [world, state, side] = [table.world, table.state(), table.side()];
    return world && state && side !== undefined ? lifters(world, state, side) : [];
  };
  const moves = (): readonly CommandOf<'lift'>[] => {
    const [world, state, side] = [table.world, table.state(), table.side()];
    return world && state && side !== undefined ? [...liftings(world, state, side)] : [];
  };
  /** The target hex is clicked first, then the hex at the edge where the flight comes in. */
  function aim(unit: Unit): void {
    const { open } = table;
    if (!open) return;
    laid.select([]);
    const choices = dropHexes(open.world, unit).flatMap((hex) =>
      [0, 1, 2, 3, 4, 5].map((direction) =>
        choiceOf(
          open,
          { do: 'writeDropHex', unit: unit.id, hex, direction },
          { hex, then: entryOf(open.world, hex, direction) },
        ),
      ),
    );
    laid.begin({ verb: 'writeDropHex', choices });
  }
  return (
    <>
      <ul class="unit-list">
        <For each={planes()}>
          {(unit) => (
            <li>
              <button type="button" onClick={() => aim(unit)}>
                {unitName(unit)} <small>{unit.drop ? g.dropsAt(laid.name(unit.drop.hex)) : g.noTarget}</small>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={laid.begun()?.verb === 'writeDropHex'}>
        <p class="hint" aria-live="polite">
          {g.chooseDrop}
        </p>
      </Show>
      <Show when={moves().length > 0}>
        <label class="carrier">
          {g.action.lift}
          <select
            onChange={({ currentTarget }) => {
              const chosen = moves()[currentTarget.selectedIndex - 1];
              if (chosen) void table.play(chosen);
            }}
          >
            <option>{g.asLoaded}</option>
            <For each={moves()}>
              {({ unit, aircraft }) => <option>{`${unitName({ id: unit })}: ${unitName({ id: aircraft })}`}</option>}
            </For>
          </select>
        </label>
      </Show>
    </>
  );
}

/** The flights that are ready (X11.2a): each with its target and who is aboard; a press sends it. */
export function FlightsPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const planes = (): readonly Unit[] => {
    const [world, state, side] = [table.world, table.state(), table.side()];
    return world && state && side !== undefined
      ? lifters(world, state, side).filter(({ drop }) => drop && drop.hex >= 0)
      : [];
  };
  const aboard = (plane: Unit): string =>
    namesOf((table.state()?.units ?? []).flatMap(({ id, carrier }) => (carrier === plane.id ? [id] : [])));
  return (
    <section class="support" aria-label={g.phase.drops}>
      <h2>{g.phase.drops}</h2>
      <ul class="unit-list">
        <For each={planes()}>
          {(plane) => (
            <li>
              <button
                type="button"
                onClick={() => void table.play({ do: 'fly', unit: plane.id })}
                onPointerEnter={() => table.laid.pointAt(plane.drop?.hex)}
                onPointerLeave={() => table.laid.pointAt(undefined)}
              >
                {unitName(plane)} › {table.laid.name(plane.drop?.hex ?? -1)} <small>{aboard(plane)}</small>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** The lines of flights that are written down: their owner sees them. */
export function dropLines(table: GameTable): readonly LayerItem[] {
  const [world, state, side] = [table.world, table.state(), table.side()];
  const at = table.frame()?.at;
  if (!world || !state || side === undefined || (at !== 'setup' && at !== 'drops')) return [];
  return lifters(world, state, side).flatMap(({ drop }): LayerItem[] => {
    // One of the enemy's is known to go somewhere (X28.3).
    if (!drop || drop.hex < 0) return [];
    const entry = entryOf(world, drop.hex, drop.direction);
    return [
      {
        kind: 'path',
        hexes: [entry, ...straightWay(world.board.grid, entry, drop.hex)],
        tone: toneFor(side),
        ghost: true,
      },
    ];
  });
}
