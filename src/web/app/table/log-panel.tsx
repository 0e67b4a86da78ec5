import { For, type JSX } from 'solid-js';
import type { LogLine } from '../referee/protocol.ts';

const SHOWN = 200;

/** What has happened, newest first, each line with the rules it happened by. */
export function LogPanel(props: {
  readonly lines: readonly LogLine[];
  readonly openRule: (id: string) => void;
}): JSX.Element {
  return (
    <section class="log" aria-label="Log">
      <h2>Log</h2>
      <ol reversed>
        <For each={props.lines.slice(-SHOWN).reverse()}>
          {(line) => (
            <li class={line.side}>
              {line.text}{' '}
              <For each={line.rules}>
                {(rule) => (
                  <button type="button" class="rule-link" onClick={() => props.openRule(rule)}>
                    {rule}
                  </button>
                )}
              </For>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
