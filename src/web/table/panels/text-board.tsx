import { createMemo, For, type JSX, Show } from 'solid-js';
import { isGround, type Unit } from '../../../games/blitz/types.ts';
import { distance } from '../../../hex/grid.ts';
import { w } from '../../text/words.ts';
import { inKinds } from '../../games/blitz/panels/forces-panel.tsx';
import { HexWalk } from './hex-walk.tsx';
import type { Table } from '../table-model.ts';

const MOST_REACH = 200;

/** The stacks of the deciding side, nearest to the enemy first. */
export function stacksByFront(table: Table): { hex: number; list: readonly Unit[]; away: number }[] {
  const grid = table.game.board?.grid;
  if (!grid) return [];
  const places = new Map<number, Unit[]>();
  const enemies: number[] = [];
  (table.state()?.units ?? []).forEach((unit, no) => {
    if (unit.place !== 'map') return;
    if (table.mine(no)) places.set(unit.at, [...(places.get(unit.at) ?? []), unit]);
    else if (isGround(unit)) enemies.push(unit.at);
  });
  return [...places]
    .map(([hex, list]) => ({
      hex,
      list,
      away: Math.min(...enemies.map((one) => distance(grid, hex, one)), grid.size),
    }))
    .sort((a, b) => a.away - b.away);
}

/** The board in words: every stack of the deciding side, nearest to the enemy first, and where the chosen one can go. */
export function TextBoard(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const stacks = createMemo(() => stacksByFront(table));
  const sorted = createMemo(() => [...table.reach()].sort((a, b) => a.cost - b.cost).slice(0, MOST_REACH));
  return (
    <section class="text-board" aria-label={w.tabText}>
      <HexWalk table={table} />
      <p class="hint">{w.textBoardHint}</p>
      <Show when={table.reach().length > 0}>
        <h3>{w.reachList(table.reach().length)}</h3>
        <div class="row reach-list">
          <For each={sorted()}>
            {(one) => (
              <button type="button" onClick={() => void table.move([...table.selected()], one.hex)}>
                {w.moveTo(table.name(one.hex), w.points(one.cost))}
              </button>
            )}
          </For>
        </div>
      </Show>
      <ul>
        <For each={stacks()}>
          {(stack) => (
            <li>
              <button
                type="button"
                aria-pressed={table.hex() === stack.hex}
                onClick={() => table.choose(stack.hex, table.able(table.unitsAt(stack.hex).filter(table.mine)))}
              >
                {w.stackLine(table.name(stack.hex), inKinds(stack.list), stack.away)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
