import type {
  CountersModel,
  CounterStack,
  CounterUnit,
  HexIndex,
  Layer,
  Layers,
  AtlasMap,
  NatoSymbol,
} from '#table/board-model.ts';

/** A made-up position and overlays for looking at the board: no game was played to reach it. */

const KINDS: readonly (readonly [NatoSymbol, string, string, number])[] = [
  ['infantry', 'XX', '4-4', 4],
  ['infantry', 'XX', '4-4', 4],
  ['infantry', 'XX', '4-4', 4],
  ['armour', 'XX', '6-6', 6],
  ['armour', 'XX', '8-6', 8],
  ['artillery', 'XX', '8-4-4', 4],
  ['infantry', 'X', '2-4', 2],
  ['marine', 'XX', '6-4', 6],
  ['airborne', 'XX', '4-4', 4],
  ['ranger', 'II', '1-4', 1],
  ['air-assault', 'XX', '4-6', 4],
  ['fighter', 'XX', '4-12', 4],
  ['tactical', 'XX', '4-8', 4],
  ['bomber', 'XX', '4-20', 4],
  ['medium-bomber', 'XX', '4-10', 4],
];

const named = (model: AtlasMap): Map<string, HexIndex> => new Map(model.hexes.map((hex, index) => [hex.name, index]));

/**
 * Counters of both armies along a front that wanders down the middle of the map, thinner behind; about `wanted` of
 * them.
 */
export function demoCounters(model: AtlasMap, wanted: number): CountersModel {
  const land = model.hexes
    .map((hex, index) => ({ hex, index }))
    .filter(({ hex }) => hex.surface === 'land' && !hex.mountain);
  const columnOf = (hex: { q: number; r: number }) => hex.q + hex.r / 2;
  const mid = land.reduce((sum, { hex }) => sum + columnOf(hex), 0) / Math.max(1, land.length);
  const ranked = land
    .map(({ hex, index }) => {
      const line = mid + 4 * Math.sin(hex.r * 0.33) + 1.6 * Math.sin(hex.r * 0.9);
      return { index, off: columnOf(hex) - line, roll: ((hex.q * 7919 + hex.r * 104729) >>> 3) % 97 };
    })
    .filter(({ off }) => Math.abs(off) > 0.6)
    .sort((a, b) => Math.abs(a.off) + a.roll * 0.11 - (Math.abs(b.off) + b.roll * 0.11));
  const stacks: CounterStack[] = [];
  let made = 0;
  for (const { index, off, roll } of ranked) {
    if (made >= wanted) break;
    const side = off < 0 ? 0 : 1;
    const count = roll % 5 === 0 ? 3 : roll % 3 === 0 ? 2 : 1;
    const units: CounterUnit[] = [];
    for (let i = 0; i < count && made < wanted; i++, made++) {
      const [symbol, size, factors, strength] = KINDS[
        (roll + i * 4 + index) % (Math.abs(off) > 5 ? KINDS.length : 11)
      ] as (typeof KINDS)[number];
      const marks: CounterUnit['marks'] =
        made % 17 === 3 ? ['moved'] : made % 29 === 5 ? ['unsupplied'] : made % 37 === 7 ? ['fought'] : [];
      units.push({
        id: `u${made}`,
        side,
        symbol,
        size,
        factors,
        strength,
        designation: String(1 + ((made * 13) % 61)),
        marks,
      });
    }
    stacks.push({ hex: index, units });
  }
  return { stacks };
}

/** One of each kind of overlay, round a place. */
export function demoLayers(model: AtlasMap, around: string): Layers {
  const names = named(model);
  const at = names.get(around);
  const origin = at === undefined ? undefined : model.hexes[at];
  if (!origin || at === undefined) return [];
  const byPlace = new Map(model.hexes.map((hex, index) => [`${hex.q},${hex.r}`, index]));
  const near = (dq: number, dr: number): HexIndex | undefined => byPlace.get(`${origin.q + dq},${origin.r + dr}`);
  const reach: HexIndex[] = [];
  const costs: Layer['items'][number][] = [];
  for (let dq = -4; dq <= 4; dq++) {
    for (let dr = -4; dr <= 4; dr++) {
      const far = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
      const hex = near(dq, dr);
      if (far > 4 || hex === undefined || model.hexes[hex]?.surface !== 'land') continue;
      reach.push(hex);
      if (far > 0) costs.push({ kind: 'cost', hex, text: String(far) });
    }
  }
  const path = [near(0, 0), near(1, 0), near(2, 0), near(3, -1), near(4, -2)].filter((hex) => hex !== undefined);
  const [from, to] = [near(-3, 3), near(-2, 2)];
  return [
    {
      id: 'reach',
      items: [{ kind: 'shade', hexes: reach, tone: 'reach' }, { kind: 'outline', hexes: reach, tone: 'own' }, ...costs],
    },
    {
      id: 'path',
      above: true,
      items: [
        { kind: 'outline', hexes: [at], tone: 'selected' },
        { kind: 'path', hexes: path, tone: 'selected', text: '4' },
        ...(from !== undefined && to !== undefined
          ? ([
              { kind: 'arrow', from, to, tone: 'target' },
              { kind: 'plate', hex: to, text: '3-1', tone: 'target' },
            ] as const)
          : []),
      ],
    },
  ];
}

/** Map with more columns, mirrored at its right edge: for measuring with any number of hexes. */
export function widened(model: AtlasMap, wanted: number): AtlasMap {
  const column = (hex: { readonly q: number; readonly r: number }) => hex.q + Math.floor(hex.r / 2);
  const rows = new Set(model.hexes.map((hex) => hex.r)).size;
  const columns = Math.max(...model.hexes.map(column)) + 1;
  const more = Math.min(columns, Math.max(0, Math.ceil(wanted / rows) - columns));
  const added = model.hexes
    .filter((hex) => column(hex) >= columns - more)
    .map((hex) => ({ ...hex, q: hex.q + 2 * (columns - 1 - column(hex)) + 1, name: '' }));
  return { ...model, hexes: [...model.hexes, ...added] };
}
