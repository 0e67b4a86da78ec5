import type { Hex } from '#hex/hex.ts';
import type { Panel, Zone } from '#games/blitz/board.ts';
import { PANELS } from '#games/blitz/board.ts';
import type { State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M14.2 to M14.4: the codes of the weather zones, from the season and the die. */

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** M14.4 */
export const SEASON_TURNS = 9;
export const YEAR = SEASONS.length * SEASON_TURNS;
/** M14.4: without M17 the first turn is the fourth of spring. */
const FIRST = 3;

/** Visibility, ground, sea. */
export interface Codes {
  readonly V: number;
  readonly G: number;
  readonly S: number;
}

/** M14.chart: by season, then by indicator 1 to 6. */
const CHART: Readonly<Record<Season, readonly string[]>> = {
  spring: ['111', '111', '111', '122', '112', '232'],
  summer: ['111', '111', '121', '211', '122', '111'],
  fall: ['111', '212', '123', '332', '221', '212'],
  winter: ['113', '221', '122', '333', '222', '332'],
};

type Sky = Pick<State, 'turn' | 'year' | 'indicator'>;

/** The turn of the year, 0 to 35. */
const momentOf = ({ turn, year = FIRST }: Sky): number => (((year + turn - 1) % YEAR) + YEAR) % YEAR;

/** The turn of the year of the first turn, so that this one is the n-th of a season. */
export const yearFrom = (turn: number, season: Season, n: number): number =>
  (((SEASONS.indexOf(season) * SEASON_TURNS + n - 1 - (turn - 1)) % YEAR) + YEAR) % YEAR;

export const seasonOf = (sky: Sky): Season => SEASONS[Math.floor(momentOf(sky) / SEASON_TURNS)] ?? 'spring';
/** 1 to 9. */
export const seasonTurn = (sky: Sky): number => (momentOf(sky) % SEASON_TURNS) + 1;

/** M14.2: the next in number lies in the next zone; 1 follows 6. */
export function codesOf(sky: Sky, panel: Panel): Codes {
  const { indicator } = sky;
  if (indicator === undefined) return { V: 1, G: 1, S: 1 };
  const marker = (indicator - 1 + PANELS.indexOf(panel)) % 6;
  const [V = 1, G = 1, S = 1] = [...(CHART[seasonOf(sky)][marker] ?? '111')].map(Number);
  return { V, G, S };
}

export const groundAt = ({ board }: Pick<World, 'board'>, state: Sky, hex: Hex): number =>
  codesOf(state, PANELS[board.panel[hex] ?? 1] ?? 'middle').G;

/** M14.1: the weather zone of a sea zone. */
const SEA_PANELS: Readonly<Record<Zone, Panel>> = { A: 'left', B: 'left', C: 'middle', D: 'right', E: 'right' };

export const seaIn = (state: Sky, zone: Zone): number => codesOf(state, SEA_PANELS[zone]).S;

/** M14.5: the ground for those who begin an impulse in a sea zone. */
export const groundIn = (state: Sky, zone: Zone): number => codesOf(state, SEA_PANELS[zone]).G;

/** M14.17: the last turn of winter. */
export const isThawNear = (sky: Sky): boolean => seasonOf(sky) === 'winter' && seasonTurn(sky) === SEASON_TURNS;
/** M14.17: the first turn of spring. */
export const isThaw = (sky: Sky): boolean => seasonOf(sky) === 'spring' && seasonTurn(sky) === 1;

/** M14.15: rivers south of the fold and the lake that freezes, in winter. */
export const isFrozen = ({ board }: Pick<World, 'board'>, state: Sky, hex: Hex): boolean =>
  (board.south[hex] === 1 || board.ice?.[hex] === 1) && seasonOf(state) === 'winter';

/** M14.5, M14.10; M14.1: the sea goes by its zone. */
export function visibilityAt({ board }: Pick<World, 'board'>, state: Sky, hex: Hex): number {
  const zone = board.zone[hex];
  return codesOf(state, zone ? SEA_PANELS[zone] : (PANELS[board.panel[hex] ?? 1] ?? 'middle')).V;
}
