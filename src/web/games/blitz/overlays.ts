import type { Overlay, OverlayName } from '#games/blitz/desk/view/overlay-types.ts';
import type { OverlayLook } from '#web/face.ts';
import { codesInWords, skyInWords, skyMeans } from './phrases/weather.ts';
import { standingOf } from './phrases/politics.ts';
import { zoneLine, zonePlate } from './phrases/sea.ts';
import { uprisingInWords } from './phrases/revolt.ts';
import { named, w } from './words/words.ts';

/** Appearance and meaning of an overlay's marks. */
type Mark = keyof typeof w.legendOf;

interface Look extends Pick<OverlayLook, 'key' | 'sign' | 'opacity' | 'way' | 'lean' | 'plate'> {
  readonly marks: readonly Mark[];
}

const LOOKS: Readonly<Record<OverlayName, Look>> = {
  zoc: { key: 'z', sign: 'shield', opacity: 0.28, marks: ['zoc side-0', 'zoc side-1', 'zoc hatch'] },
  control: { key: 'c', sign: 'city', opacity: 0.55, marks: ['control side-0', 'control side-1', 'control grey'] },
  supply: {
    key: 's',
    sign: 'supply',
    opacity: 0.45,
    way: 'route',
    plate: (text) => (w.supplyLacks as Readonly<Record<string, string>>)[text] ?? text,
    marks: ['supply path-0', 'supply path-1', 'supply warning'],
  },
  threat: { key: 't', sign: 'threat', opacity: 0.3, marks: ['threat side-1', 'threat hatch-enemy', 'threat plate'] },
  moves: { key: 'v', sign: 'moves', opacity: 0.3, way: 'march', marks: ['moves path-0', 'moves path-1'] },
  zones: { key: 'w', sign: 'sea', opacity: 0.25, plate: zonePlate, marks: ['zones plate'] },
  countries: {
    key: 'o',
    sign: 'countries',
    opacity: 0.3,
    plate: named,
    marks: ['countries side-0', 'countries side-1', 'countries grey'],
  },
  weather: { key: 'x', sign: 'weather', opacity: 0.3, lean: 'left', plate: codesInWords, marks: ['weather hatch'] },
  guerillas: {
    key: 'u',
    sign: 'flame',
    opacity: 0.4,
    marks: ['guerillas side-0', 'guerillas side-1', 'guerillas hatch', 'guerillas grey', 'guerillas plate'],
  },
};

/** Marks that look like another one. */
const SWATCHES: Partial<Record<Mark, string>> = { 'weather slow': 'hatch' };

function marksOf(name: OverlayName, overlay: Overlay): readonly Mark[] {
  if (name === 'threat')
    return [overlay.whose === 'blue' ? 'threat side-0' : 'threat side-1', 'threat hatch-enemy', 'threat plate'];
  if (name === 'moves') return [overlay.whose === 'blue' ? 'moves path-0' : 'moves path-1'];
  if (name === 'zones' && overlay.seas) return ['zones side-0', 'zones side-1', 'zones grey'];
  if (name === 'weather' && overlay.sky) {
    const laid = (tone: string): boolean => overlay.hatches.some((one) => one.tone === tone && one.hexes.length > 0);
    return [
      ...(laid('warning') ? (['weather slow'] as const) : []),
      ...(laid('own') ? (['weather hatch-own'] as const) : []),
      ...(laid('enemy') ? (['weather hatch-enemy'] as const) : []),
    ];
  }
  if (name === 'guerillas') return overlay.empty ? [] : LOOKS[name].marks;
  if (name === 'countries' && overlay.hatches.length > 0) return [...LOOKS[name].marks, 'countries hatch'];
  if (name === 'supply' && !overlay.routes) return ['supply side-0', 'supply side-1'];
  return LOOKS[name].marks;
}

/** The lines under an overlay's name: sums, this turn's weather, why there is nothing. */
function linesOf(
  name: OverlayName,
  { sums, routes, weather, politics = [], uprisings = [], sky, empty }: Overlay,
): string[] {
  return [
    ...skyInWords(sky),
    ...politics.map((one) => `${named(one.name)}: ${standingOf(one)}`),
    ...sums.map(({ side, need, has }) =>
      need === undefined ? w.citiesLine(w.sideName(side), has) : w.supplyLine(w.sideName(side), need, has),
    ),
    ...(name === 'supply' && routes === false ? [w.supplyWithoutRoutes] : []),
    ...uprisings.map(uprisingInWords),
    ...(weather ? [w.weatherMeans[weather]] : []),
    ...(empty ? [w.overlayEmpty[empty]] : []),
  ];
}

export const OVERLAY_LOOKS: readonly OverlayLook[] = (Object.keys(LOOKS) as OverlayName[]).map((name) => {
  const { marks: _marks, ...look } = LOOKS[name];
  return {
    name,
    ...look,
    title: () => w.overlayName[name],
    legend: (laid) => {
      const overlay = laid as Overlay;
      const means = skyMeans(overlay.sky, overlay.sky?.units ?? []);
      const zones = (overlay.seas ?? []).map(zoneLine);
      return {
        ...(means.length > 0 ? { notes: { title: w.skyMeans, lines: means } } : {}),
        ...(zones.length > 0 ? { notes: { title: w.zoneByZone, lines: zones } } : {}),
        marks: marksOf(name, overlay).map((mark) => ({
          swatch: SWATCHES[mark] ?? mark.split(' ')[1] ?? '',
          text: w.legendOf[mark],
        })),
        lines: linesOf(name, overlay),
      };
    },
  };
});
