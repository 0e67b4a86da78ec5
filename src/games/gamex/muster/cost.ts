import type { Kind } from '../kinds.ts';

/** Price of a counter in a battle of the player's own, calculated from its values. */

/** Guns with these letters throw far over others' heads: half their attack and a quarter of their range count. */
const thrown = ({ as, range }: Kind): number => as / 2 + range / 4;
const DIRECT_HOWITZER = 6;
const LEAST_THROW = 4;
const AIRCRAFT = 5;
const OBSERVER = 55;

/** Bombs by their attack, rockets three times, machine-guns half. */
const airCost = ({ air }: Kind): number =>
  air.reduce((sum, { weapon, as }) => sum + (weapon === 'A' ? 3 * as : weapon === 'I' ? as / 2 : as), AIRCRAFT);

function weaponCost(kind: Kind): number {
  const { as, range, weapon, gun, indirect } = kind;
  if (kind.closeAssault) return (kind.engineer ? 2 * as : as) + 1;
  if (gun) {
    if (kind.aa) return as + range / 2;
    if (indirect) return thrown(kind);
    return weapon === 'H' ? as / 2 + Math.min(range, DIRECT_HOWITZER) : as + range;
  }
  if (kind.spa) return as + Math.max(LEAST_THROW, range / 4);
  // The machine-guns of carriers and armoured cars are not paid for.
  return weapon === 'I' || weapon === 'C' ? 0 : as + range;
}

export function costOf(kind: Kind): number {
  if (kind.spotterAircraft) return OBSERVER;
  if (kind.type === 'aircraft') return Math.ceil(airCost(kind));
  if (kind.cp) return 1;
  if (kind.truckClass) return Math.ceil(kind.ds + kind.mp / 2);
  return Math.ceil(weaponCost(kind) + kind.ds + kind.mp);
}

/** Prices of works a defender may have dug before the battle. */
export const WORKS = { fort: 20, block: 12, mine: 35 } as const;
export type Work = keyof typeof WORKS;
/** The defence of the Fortifications sold. */
export const FORT_STRENGTH = 20;
