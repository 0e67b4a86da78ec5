import { type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';
import { isPhone, layout, setLayout } from './layout.ts';

/** Hex width below which counters are blocks. */
const FAR = 21;

/**
 * Key of far counters' numbers, tints and front line; hidden for good once understood, and while an overlay's key is
 * shown.
 */
export function FarKey(props: { readonly table: Table; readonly scale: number }): JSX.Element {
  const any = () => props.table.scene()?.pieces.some(({ hex }) => hex !== undefined);
  const own = () => props.table.fittings.words.farBlock;
  /** On a phone one card at a time covers the map. */
  const covered = () => isPhone() && props.table.game.since.offered();
  const wanted = () => props.scale < FAR && !layout().farKnown && props.table.overlayNames().size === 0;
  return (
    <Show when={wanted() && any() && !covered()}>
      <section class="far-key" aria-label={w.farTitle}>
        <h2>{w.farTitle}</h2>
        <ul>
          <li>
            <span class="block" aria-hidden="true">
              {own() ? 3 : 12}
            </span>
            {own()?.() ?? w.farBlock}
          </li>
          <Show when={!own()}>
            <li>
              <span class="tint" aria-hidden="true" />
              {w.farTint}
            </li>
            <li>
              <span class="fronts" aria-hidden="true" />
              {w.farFront}
            </li>
          </Show>
        </ul>
        <p class="hint">{w.farNearer}</p>
        <button type="button" onClick={() => setLayout({ farKnown: true })}>
          {w.understood}
        </button>
      </section>
    </Show>
  );
}
