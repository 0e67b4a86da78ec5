import { createMemo, For, type JSX, Show } from 'solid-js';
import { distance } from '#hex/grid.ts';
import type { Piece } from '#table/desk.ts';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';
import { HexWalk } from './hex-walk.tsx';

const MOST_REACH = 200;

/** The stacks of the deciding side, nearest to the enemy first. */
export function stacksByFront(table: Table): { hex: number; list: readonly Piece[]; away: number }[] {
  const { grid } = table;
  if (!grid) return [];
  const places = new Map<number, Piece[]>();
  const enemies: number[] = [];
  for (const piece of table.scene()?.pieces ?? []) {
    if (piece.hex === undefined) continue;
    if (table.mine(piece)) places.set(piece.hex, [...(places.get(piece.hex) ?? []), piece]);
    else if (piece.holds) enemies.push(piece.hex);
  }
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
  const { words } = table.fittings;
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
                {w.moveTo(table.name(one.hex), words.cost(one.cost))}
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
                onClick={() => table.choose(stack.hex, table.handyAt(stack.hex))}
              >
                {w.stackLine(table.name(stack.hex), words.kinds(stack.list), stack.away)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
