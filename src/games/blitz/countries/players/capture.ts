import { tallyOf } from '#games/blitz/combat/rules/result.ts';
import { captureColumn } from '#games/blitz/combat/rules/tables.ts';
import type { World } from '#games/blitz/world.ts';

/** T22.capture: what an assault on a minor city may be expected to bring, exact over the six faces. */
export interface CaptureOutlook {
  readonly column: string;
  /** Faces that capture the hex. */
  readonly faces: number;
  readonly cost: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** T22.3 */
export const LEAST_ASSAULT = 4;
/** Strengths at which the next column begins, the best first. */
export const COLUMNS = [24, 20, 16, 12, 8] as const;

export function captureOutlook(world: World, strength: number): CaptureOutlook | undefined {
  if (strength < LEAST_ASSAULT) return undefined;
  const column = captureColumn(strength);
  let faces = 0;
  let cost = 0;
  for (const die of FACES) {
    const { attacker, captures } = tallyOf(world.rules.combat.captures.at(die, column));
    if (captures) faces++;
    cost += Math.min(attacker.lose, strength);
  }
  return { column, faces, cost: cost / 6 };
}

/** In factors: a city hex supplies 12 for the rest of the game. */
export const CITY_WORTH = 8;

export function captureWorth(world: World, strength: number): number {
  const outlook = captureOutlook(world, strength);
  return outlook ? (CITY_WORTH * outlook.faces) / 6 - outlook.cost : 0;
}
