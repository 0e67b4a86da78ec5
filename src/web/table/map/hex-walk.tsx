import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { neighbour } from '#hex/grid.ts';
import { NOWHERE } from '#hex/hex.ts';
import type { HexAnswer } from '#web/face.ts';
import { w } from '#web/text/words.ts';
import { sinceInWords } from '../film/since-words.ts';
import type { Table } from '../table-model.ts';

/** Directions of the grid in reading order, each with the number src/hex gives it. */
const WAYS = [
  ['northWest', 2],
  ['northEast', 1],
  ['west', 3],
  ['east', 0],
  ['southWest', 4],
  ['southEast', 5],
] as const;

/** The board hex by hex, in words: where one stands, who is near, who could come. */
export function HexWalk(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { grid } = table;
  const [about, setAbout] = createSignal<HexAnswer>();
  const [said, setSaid] = createSignal<readonly string[]>([]);
  const here = (): number | undefined => table.hex();
  let asked = 0;
  createEffect(() => {
    table.game.update();
    const hex = here();
    const mine = ++asked;
    if (hex === undefined) return void setAbout(undefined);
    // While the computer plays nobody walks, and its commands come many a second.
    if (table.game.thinking()) return;
    void table.fittings.about(hex).then(
      (found) => {
        if (mine !== asked) return;
        setAbout(found);
        setSaid(found.here);
      },
      () => setAbout(undefined),
    );
  });
  const step = (direction: number): void => {
    const from = here();
    if (!grid || from === undefined) return;
    const to = neighbour(grid, from, direction);
    if (to === NOWHERE) return void setSaid([w.edgeOfBoard]);
    table.choose(to, []);
  };
  return (
    <section class="hex-walk" aria-label={w.hexWalk}>
      <h3>{w.hexWalk}</h3>
      <Show when={here() !== undefined} fallback={<p class="hint">{w.hexWalkHint}</p>}>
        <div class="compass">
          <For each={WAYS}>
            {([name, direction]) => (
              <button type="button" onClick={() => step(direction)}>
                {w.wayName[name]}
              </button>
            )}
          </For>
        </div>
      </Show>
      <div class="row">
        <For each={about()?.more}>
          {({ title, lines }) => (
            <button type="button" onClick={() => setSaid(lines)}>
              {title}
            </button>
          )}
        </For>
        <button type="button" onClick={() => setSaid([sinceInWords(table)])}>
          {w.since}
        </button>
      </div>
      <div class="said" aria-live="polite">
        <For each={said()}>{(line) => <p>{line}</p>}</For>
      </div>
    </section>
  );
}
