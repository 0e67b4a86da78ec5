import { For, type JSX } from 'solid-js';
import type { LogLine } from '../referee/protocol.ts';

const SHOWN = 200;

/** What has happened, newest first, each line with the rules it happened by. */
export function LogPanel(props: { readonly lines: readonly LogLine[] }): JSX.Element {
  return (
    <section class="log" aria-label="Log">
      <h2>Log</h2>
      <ol reversed>
        <For each={props.lines.slice(-SHOWN).reverse()}>
          {(line) => (
            <li class={line.side}>
              {line.text} <span class="rules">{line.rules.join(', ')}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
