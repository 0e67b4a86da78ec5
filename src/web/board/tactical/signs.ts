import type { SideSign, TacticalSide } from '#table/board-model.ts';
import { keyOfSide } from './edges.ts';
import type { Plan } from './field.ts';

/** Sides of a map by what stands on them. */
export type Signs = ReadonlyMap<SideSign, ReadonlyMap<string, TacticalSide>>;

export function signsOf({ map, field }: Plan): Signs {
  const signs = new Map<SideSign, Map<string, TacticalSide>>();
  for (const side of map.sides) {
    const all = signs.get(side.sign) ?? new Map<string, TacticalSide>();
    all.set(keyOfSide(field, side.hex, side.edge), side);
    signs.set(side.sign, all);
  }
  return signs;
}

/** Level of the line each sign marks. */
export const SIGN_LEVEL: Readonly<Partial<Record<SideSign, number>>> = {
  foot: 1,
  crest: 2,
  cliff: 2,
  'high-foot': 3,
  'high-crest': 4,
};

/** Height of the crest on a side; 0 where none is marked. */
export function crestAt(signs: Signs, key: string): number {
  let most = 0;
  for (const [sign, level] of Object.entries(SIGN_LEVEL))
    if (level > most && signs.get(sign as SideSign)?.has(key)) most = level;
  return most;
}
