import type { Relation, Side } from '#games/blitz/types.ts';
import type { Opening } from '#games/blitz/modules/card.ts';

/** M17.table: the wars that can be fought, a row each. */
export interface War {
  /**
   * Objectives counted at the end of the last turn: cities held (M17.2), those of minors alone, or minor countries
   * controlled (M17.4).
   */
  readonly counts: 'cities' | 'minorCities' | 'countries';
  readonly rule: string;
  /** M17.table: the last turn, where the scenario names it. */
  readonly lastTurn?: number;
  /** Minor countries that are allied from the start, by the first letters of their names. */
  readonly allies?: Readonly<Record<string, { readonly of: Side; readonly as: Relation }>>;
  readonly opening?: Opening;
}

const ally = (of: Side) => ({ of, as: 'activeAlly' }) as const;
const friend = (of: Side) => ({ of, as: 'passiveAlly' }) as const;
const ALLIANCES = { NW: ally('blue'), SW: ally('blue'), C: ally('red'), NE: ally('red'), SE: ally('red') };

const WARS = {
  A: { counts: 'cities', rule: 'M17.a.2' },
  B: { counts: 'countries', rule: 'M17.b.1', lastTurn: 12 },
  C: {
    counts: 'countries',
    rule: 'M17.c.8',
    allies: { NW: friend('blue'), SW: friend('blue'), NE: friend('red'), SE: friend('red') },
    opening: { guaranteed: true },
  },
  D: { counts: 'cities', rule: 'M17.d.1', allies: ALLIANCES },
  E: {
    counts: 'minorCities',
    rule: 'M17.e.5',
    lastTurn: 9,
    allies: ALLIANCES,
    opening: { season: ['summer', 1], minorsOnly: true },
  },
  F: {
    counts: 'minorCities',
    rule: 'M17.f.11',
    lastTurn: 15,
    opening: { season: ['summer', 5], third: 'red', first: 'red' },
  },
  G: {
    counts: 'cities',
    rule: 'M17.g.8',
    lastTurn: 36,
    opening: { season: ['fall', 1], liberation: 'blue', replaces: ['T22'] },
  },
  H: {
    counts: 'cities',
    rule: 'M17.h.8',
    lastTurn: 12,
    opening: { season: ['summer', 1], civil: 'alternate', replaces: ['T22'] },
  },
} as const satisfies Readonly<Record<string, War>>;

/** M0.options */
export const OPTIONS = {
  scenario: { rule: 'M17.1', values: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  cityCount: { rule: 'M0.16', values: ['named', 'hex'] },
  minorArmies: { rule: 'M17.a.1', values: ['on', 'off'], wars: ['A', 'B'], with: 'M18' },
  oppressor: { rule: 'M17.g.1', values: ['blue', 'red'], wars: ['G'] },
  liberationOverseas: { rule: 'M17.g.10', values: ['off', 'on'], wars: ['G'] },
  swapMajors: { rule: 'M17.f.12', values: ['off', 'on'], wars: ['F'] },
  civilWarSetup: { rule: 'M17.h.2', values: ['alternate', 'random'], wars: ['H'] },
} as const;

/** M17.f.1: all five with the player of the third power. */
export const alliesOf = (third: Side) => ({
  ...{ NW: ally(third), SW: ally(third), C: ally(third), NE: ally(third), SE: ally(third) },
});

/** A letter that is refused elsewhere is read as A. */
export const warOf = (letter: string): War => (WARS as Readonly<Record<string, War>>)[letter] ?? WARS.A;
