import { createMemo, For, type JSX, Show } from 'solid-js';
import { w } from '../text/words.ts';
import type { Table } from './table-model.ts';

const SHOWN = 150;
const HEX = /\b([A-Z]{1,2}\d{1,2})\b/g;

/** What has happened, newest first, each line with the rules it happened by and its hexes. */
export function LogPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const lines = createMemo(() => table.game.log().slice(-SHOWN).reverse());
  const firstOf = (n: number, i: number) => lines()[i + 1]?.n !== n;
  const floor = () => table.game.snapshot()?.undoPoint ?? 0;
  const played = () => table.game.snapshot()?.played ?? 0;
  return (
    <section class="log" aria-label={w.tabLog}>
      <ol>
        <For each={lines()}>
          {(line, i) => (
            <li class={line.side}>
              <For each={line.text.split(HEX)}>
                {(part, k) => (
                  <Show when={k() % 2 === 1 && table.find(part) !== undefined} fallback={part}>
                    <button type="button" class="hex-link" onClick={() => table.showHex(table.find(part))}>
                      {part}
                    </button>
                  </Show>
                )}
              </For>{' '}
              <For each={line.rules}>
                {(rule) => (
                  <button type="button" class="rule-link" onClick={() => props.openRule(rule)}>
                    {rule}
                  </button>
                )}
              </For>
              <Show when={firstOf(line.n, i()) && line.n > floor() && line.n < played() && table.game.humanDecides()}>
                <button type="button" class="rule-link" onClick={() => void table.game.undoTo(line.n)}>
                  {w.undoHere}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
