import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Layer, LayerItem, Thing } from '#table/board-model.ts';
import { edgeOf } from './map.ts';
import { SIDES, type State } from '../types.ts';
import { unitsAt } from '../units.ts';

/** Things on the map besides counters: wrecks, works, and mines known to the viewer. */

interface Lying {
  readonly hex: Hex;
  readonly thing: Thing;
  readonly text?: string;
  /** Only its owner knows of it. */
  readonly ghost?: true;
}

export const lyingIn = (state: State): readonly Lying[] => [
  ...state.forts.map(({ at, ds }) => ({ hex: at, thing: 'fort', text: String(ds) }) as const),
  ...state.positions.map((hex) => ({ hex, thing: 'works' }) as const),
  ...state.blocks.map((hex) => ({ hex, thing: 'block' }) as const),
  ...(state.bridges ?? []).map(({ at, ds }) => ({ hex: at, thing: 'bridge', text: String(ds) }) as const),
  ...(state.broken ?? []).map((hex) => ({ hex, thing: 'blown' }) as const),
  ...state.mines.map(({ at, column }) => ({ hex: at, thing: 'mine', text: column }) as const),
  ...SIDES.flatMap((side) =>
    state.hidden[side].flatMap(({ at, column }): Lying[] =>
      at === NOWHERE ? [] : [{ hex: at, thing: 'mine', text: column, ghost: true }],
    ),
  ),
  ...Object.entries(state.wrecks).map(
    ([hex, count]): Lying => ({ hex: Number(hex), thing: 'wreck', ...(count > 1 ? { text: String(count) } : {}) }),
  ),
  // X9.2c, g: the Engineer Action marker with what is done of the work.
  ...state.units.flatMap(({ place, at, job }): Lying[] =>
    place === 'map' && job?.at === at && job.done > 0 ? [{ hex: at, thing: 'charge', text: String(job.done) }] : [],
  ),
  ...(state.smoke ?? []).map(({ at, left }) => ({ hex: at, thing: 'smoke', text: String(left) }) as const),
  ...(state.interdictions ?? []).map(({ at, as }) => ({ hex: at, thing: 'shells', text: String(as) }) as const),
  ...state.spotted.map((hex) => ({ hex, thing: 'eye' }) as const),
];

/** X19.1: where guns face, of several alike in a hex once. */
function facings({ units }: State): LayerItem[] {
  const found = new Map<string, LayerItem>();
  for (const { place, at, side, facing } of units)
    if (place === 'map' && facing !== undefined)
      found.set(`${at} ${facing}`, { kind: 'facing', hex: at, edge: edgeOf(facing), side: side === 'axis' ? 0 : 1 });
  return [...found.values()];
}

export function thingLayer(state: State): Layer {
  const row = new Map<Hex, number>();
  const items = lyingIn(state).map((one): LayerItem => {
    const nth = row.get(one.hex) ?? 0;
    row.set(one.hex, nth + 1);
    return { kind: 'thing', ...one, nth, beside: unitsAt(state, one.hex).length > 0 };
  });
  return { id: 'things', above: true, items: [...items, ...facings(state)] };
}
