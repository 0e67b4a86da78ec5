import { For, type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import { Icon } from '../icon.tsx';
import type { Table } from '../table-model.ts';
import { IconButton } from './icon-button.tsx';
import { isPhone, layout, setLayout } from './layout.ts';

/** At the left edge: what happened, what may be laid over the map, and the map itself nearer and further. */
export function Palette(props: {
  readonly table: Table;
  readonly lift: () => void;
  readonly zoom: (factor: number) => void;
  readonly whole: () => void;
  readonly ref: (element: HTMLElement) => void;
}): JSX.Element {
  const { table } = props;
  return (
    <nav class="palette" aria-label={w.mapTools} ref={(element) => props.ref(element)}>
      <IconButton
        sign="log"
        name={w.whatHappened}
        expanded={layout().drawer}
        act={() => setLayout({ drawer: !layout().drawer })}
      />
      <IconButton
        sign="layers"
        name={w.overlays}
        expanded={layout().palette}
        act={() => setLayout({ palette: !layout().palette })}
      />
      <Show when={layout().palette}>
        <ul class="looks" aria-label={w.overlays}>
          <For each={table.face.overlays}>
            {({ name, key, title, sign }) => (
              <li>
                <button
                  type="button"
                  aria-pressed={table.overlayNames().has(name)}
                  aria-keyshortcuts={key}
                  onClick={() => {
                    table.toggleOverlay(name);
                    // On a phone the list would cover the overlay.
                    if (isPhone()) setLayout({ palette: false });
                  }}
                >
                  <Icon sign={sign} />
                  <span>{title()}</span>
                  <kbd>{key.toUpperCase()}</kbd>
                </button>
              </li>
            )}
          </For>
          <li>
            <button type="button" aria-keyshortcuts="l" onClick={props.lift}>
              <Icon sign="lift" />
              <span>{w.liftCounters}</span>
              <kbd>L</kbd>
            </button>
          </li>
        </ul>
      </Show>
      <span class="gap" />
      <IconButton class="zoom" sign="zoomIn" name={w.nearer} key="+" act={() => props.zoom(1.4)} />
      <IconButton class="zoom" sign="zoomOut" name={w.further} key="−" act={() => props.zoom(1 / 1.4)} />
      <IconButton sign="whole" name={w.wholeMap} key="0" act={props.whole} />
    </nav>
  );
}
