import { type Column, COLUMNS, combatResult } from '../tables.ts';

/** Shares of a die's faces that destroy and that shake one target. */
export interface Chance {
  readonly dies: number;
  readonly shaken: number;
}

const NOTHING: Chance = { dies: 0, shaken: 0 };
const FACES = 6;
const LEAST_DRM = -4;
const MOST_DRM = 6;

const rolled = (column: Column, drm: number, disrupted: boolean): Chance => {
  let dies = 0;
  let shaken = 0;
  for (let die = 1; die <= FACES; die++) {
    const result = combatResult(column, die + drm);
    if (result === 'X' || (result === 'DD' && disrupted)) dies++;
    else if (result !== '-' && !disrupted) shaken++;
  }
  return { dies: dies / FACES, shaken: shaken / FACES };
};

/** All there are, by column, modifier and whether the target is shaken already. */
const CHANCES: readonly (readonly (readonly [Chance, Chance])[])[] = COLUMNS.map((column) =>
  Array.from({ length: MOST_DRM - LEAST_DRM + 1 }, (_, i) => [
    rolled(column, i + LEAST_DRM, false),
    rolled(column, i + LEAST_DRM, true),
  ]),
);

const STRONGEST = COLUMNS.indexOf('1-1');

/** The place of the column of these odds; -1 where there is no effect (X6.3.3). */
export function columnAt(attack: number, defence: number): number {
  if (attack <= 0 || defence <= 0) return -1;
  if (attack >= defence) return STRONGEST + Math.min(4, Math.floor(attack / defence)) - 1;
  return STRONGEST + 1 - Math.ceil(defence / attack);
}

export function chanceAt(column: number, drm: number, disrupted: boolean): Chance {
  if (column < 0) return NOTHING;
  const row = Math.min(MOST_DRM, Math.max(LEAST_DRM, drm)) - LEAST_DRM;
  return CHANCES[column]?.[row]?.[disrupted ? 1 : 0] ?? NOTHING;
}
