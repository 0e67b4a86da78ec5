import { type Weights, WEIGHTS } from './prospect.ts';

/**
 * Weights games have taught, in worth of units: victory counts for more towards the end, victory hexes are to be held,
 * and carriers stay behind. All others stay as they are set by hand. `npm run lab -- learn --game gamex` fits them all.
 */
export const LEARNED: Weights = {
  ...WEIGHTS,
  leading: -0.5,
  garrison: 0.3,
  lateLevel: 20,
  lateAhead: 15,
  won: 60,
};
