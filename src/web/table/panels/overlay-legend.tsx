import { For, type JSX, Show } from 'solid-js';
import type { Overlay, OverlayName } from '../../../games/blitz/desk/overlay-types.ts';
import { w } from '../../text/words.ts';
import type { Table } from '../table-model.ts';

/** What the marks of an overlay look like on the map, each with its meaning. */
type Swatch = 'blue' | 'red' | 'grey' | 'hatch' | 'hatch-enemy' | 'path-blue' | 'path-red' | 'plate' | 'warning';

const SWATCHES: Readonly<Record<OverlayName, readonly Swatch[]>> = {
  zoc: ['blue', 'red', 'hatch'],
  control: ['blue', 'red', 'grey'],
  supply: ['path-blue', 'path-red', 'warning'],
  threat: ['red', 'hatch-enemy', 'plate'],
  moves: ['path-blue', 'path-red'],
  zones: ['plate'],
  countries: ['blue', 'red', 'grey'],
  weather: ['hatch'],
};

function swatchesOf(name: OverlayName, overlay: Overlay): readonly Swatch[] {
  if (name === 'threat') return [overlay.whose === 'blue' ? 'blue' : 'red', 'hatch-enemy', 'plate'];
  if (name === 'moves') return [overlay.whose === 'blue' ? 'path-blue' : 'path-red'];
  if (name === 'weather' && overlay.hatches.every(({ hexes }) => hexes.length === 0)) return [];
  if (name === 'supply' && !overlay.routes) return ['blue', 'red'];
  return SWATCHES[name];
}

/** The lines under an overlay's name: sums, this turn's weather, why there is nothing. */
function Lines(props: { readonly name: OverlayName; readonly overlay: Overlay }): JSX.Element {
  return (
    <>
      <For each={props.overlay.sums}>
        {(sum) => (
          <li>
            {sum.need === undefined
              ? w.citiesLine(w.sideName(sum.side), sum.has)
              : w.supplyLine(w.sideName(sum.side), sum.need, sum.has)}
          </li>
        )}
      </For>
      <Show when={props.name === 'supply' && props.overlay.routes === false}>
        <li>{w.supplyWithoutRoutes}</li>
      </Show>
      <Show when={props.overlay.weather}>{(weather) => <li>{w.weatherMeans(weather())}</li>}</Show>
      <Show when={props.overlay.empty}>{(reason) => <li class="hint">{w.overlayEmpty(reason())}</li>}</Show>
    </>
  );
}

/** The key to what is laid over the map, on the map. */
export function OverlayLegend(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const shown = () => [...table.overlays()];
  return (
    <Show when={shown().length > 0}>
      <section class="legend" aria-label={w.legend}>
        <For each={shown()}>
          {([name, overlay]) => (
            <div>
              <header>
                <h2>{w.overlayName(name)}</h2>
                <button
                  type="button"
                  class="dismiss"
                  aria-label={w.hideOverlay(w.overlayName(name))}
                  onClick={() => table.toggleOverlay(name)}
                >
                  ×
                </button>
              </header>
              <ul>
                <Show when={!overlay.empty}>
                  <For each={swatchesOf(name, overlay)}>
                    {(swatch) => (
                      <li>
                        <span class={`swatch ${swatch}`} aria-hidden="true" />
                        {w.legendOf(`${name} ${swatch}`)}
                      </li>
                    )}
                  </For>
                </Show>
                <Lines name={name} overlay={overlay} />
              </ul>
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}
