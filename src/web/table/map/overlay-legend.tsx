import { For, type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';

/** The key to what is laid over the map, on the map. */
export function OverlayLegend(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const shown = () =>
    [...table.overlays()].flatMap(([name, overlay]) => {
      const look = table.face.overlays.find((one) => one.name === name);
      return look ? [{ name, title: look.title(), empty: overlay.empty !== undefined, ...look.legend(overlay) }] : [];
    });
  return (
    <Show when={shown().length > 0}>
      <section class="legend" aria-label={w.legend}>
        <For each={shown()}>
          {({ name, title, empty, marks, lines, notes }) => (
            <div>
              <header>
                <h2>{title}</h2>
                <button
                  type="button"
                  class="dismiss"
                  aria-label={w.hideOverlay(title)}
                  onClick={() => table.toggleOverlay(name)}
                >
                  ×
                </button>
              </header>
              <ul>
                <Show when={!empty}>
                  <For each={marks}>
                    {({ swatch, text }) => (
                      <li>
                        <span class={`swatch ${swatch}`} aria-hidden="true" />
                        {text}
                      </li>
                    )}
                  </For>
                </Show>
                <For each={lines}>{(line) => <li classList={{ hint: empty }}>{line}</li>}</For>
              </ul>
              <Show when={notes} keyed>
                {(one) => (
                  <details>
                    <summary>{one.title}</summary>
                    <ul>
                      <For each={one.lines}>{(line) => <li>{line}</li>}</For>
                    </ul>
                  </details>
                )}
              </Show>
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}
