import { For, type JSX, Show } from 'solid-js';
import { assignments } from '#games/gamex/engineers/carriers.ts';
import type { CommandOf } from '#games/gamex/types.ts';
import type { GameTable } from '../game-table.ts';
import { unitName } from '../unit-descriptions.ts';
import { g } from '../words/words.ts';

/** Choice of carriers for engineers (X9.2a). */
export function CarrierChoice(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const offers = (): ReadonlyMap<string, readonly CommandOf<'assign'>[]> => {
    const [world, state, side] = [table.world, table.state(), table.side()];
    const found = new Map<string, CommandOf<'assign'>[]>();
    if (!world || !state || side === undefined) return found;
    for (const command of assignments(world, state, side))
      found.set(command.unit, [...(found.get(command.unit) ?? []), command]);
    return found;
  };
  return (
    <For each={[...offers()]}>
      {([engineer, commands]) => (
        <Show when={commands.length > 0}>
          <label class="carrier">
            {g.carrierOf(unitName({ id: engineer }))}
            <select
              onChange={({ currentTarget }) => {
                const chosen = commands.find(({ carrier }) => carrier === currentTarget.value);
                if (chosen) void table.play(chosen);
              }}
            >
              <option value="">{g.noCarrier}</option>
              <For each={commands}>{({ carrier }) => <option value={carrier}>{unitName({ id: carrier })}</option>}</For>
            </select>
          </label>
        </Show>
      )}
    </For>
  );
}
