import type { Overlay, OverlayName } from '../../../games/blitz/desk/overlay-types.ts';
import type { OverlayLook } from '../../face.ts';
import { w } from './words/words.ts';

/** What the marks of an overlay look like on the map, each with its meaning. */
type Swatch = 'blue' | 'red' | 'grey' | 'hatch' | 'hatch-enemy' | 'path-blue' | 'path-red' | 'plate' | 'warning';

interface Look extends Pick<OverlayLook, 'key' | 'sign' | 'opacity' | 'way' | 'lean'> {
  readonly swatches: readonly Swatch[];
}

const LOOKS: Readonly<Record<OverlayName, Look>> = {
  zoc: { key: 'z', sign: 'shield', opacity: 0.28, swatches: ['blue', 'red', 'hatch'] },
  control: { key: 'c', sign: 'city', opacity: 0.55, swatches: ['blue', 'red', 'grey'] },
  supply: { key: 's', sign: 'supply', opacity: 0.45, way: 'route', swatches: ['path-blue', 'path-red', 'warning'] },
  threat: { key: 't', sign: 'threat', opacity: 0.3, swatches: ['red', 'hatch-enemy', 'plate'] },
  moves: { key: 'v', sign: 'moves', opacity: 0.3, swatches: ['path-blue', 'path-red'] },
  zones: { key: 'w', sign: 'sea', opacity: 0.25, swatches: ['plate'] },
  countries: { key: 'o', sign: 'countries', opacity: 0.3, swatches: ['blue', 'red', 'grey'] },
  weather: { key: 'x', sign: 'weather', opacity: 0.3, lean: 'left', swatches: ['hatch'] },
};

function swatchesOf(name: OverlayName, overlay: Overlay): readonly Swatch[] {
  if (name === 'threat') return [overlay.whose === 'blue' ? 'blue' : 'red', 'hatch-enemy', 'plate'];
  if (name === 'moves') return [overlay.whose === 'blue' ? 'path-blue' : 'path-red'];
  if (name === 'weather' && overlay.hatches.every(({ hexes }) => hexes.length === 0)) return [];
  if (name === 'supply' && !overlay.routes) return ['blue', 'red'];
  return LOOKS[name].swatches;
}

/** The lines under an overlay's name: sums, this turn's weather, why there is nothing. */
function linesOf(name: OverlayName, { sums, routes, weather, empty }: Overlay): string[] {
  return [
    ...sums.map(({ side, need, has }) =>
      need === undefined ? w.citiesLine(w.sideName(side), has) : w.supplyLine(w.sideName(side), need, has),
    ),
    ...(name === 'supply' && routes === false ? [w.supplyWithoutRoutes] : []),
    ...(weather ? [w.weatherMeans(weather)] : []),
    ...(empty ? [w.overlayEmpty(empty)] : []),
  ];
}

export const OVERLAY_LOOKS: readonly OverlayLook[] = (Object.keys(LOOKS) as OverlayName[]).map((name) => {
  const { swatches: _swatches, ...look } = LOOKS[name];
  return {
    name,
    ...look,
    title: () => w.overlayName(name),
    legend: (laid) => {
      const overlay = laid as Overlay;
      return {
        marks: swatchesOf(name, overlay).map((swatch) => ({ swatch, text: w.legendOf(`${name} ${swatch}`) })),
        lines: linesOf(name, overlay),
      };
    },
  };
});
