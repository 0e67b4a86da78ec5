import type { Blitz } from '#games/blitz/open.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import type { State } from '#games/blitz/types.ts';

/** What sets the levels apart: which ideas a player has, by name, and how steady its hand is. */
export interface Style {
  readonly name: string;
  /** Most hexes an attack comes from: with two or three it can close the retreat. */
  readonly attackHexes: number;
  /** Does it see that a defender without retreat dies? */
  readonly seals: boolean;
  /** Most further enemy hexes it takes on by soak-offs for one attack. */
  readonly soakOffs: number;
  /** How much the enemy's answer counts. */
  readonly reply: number;
  /** How much it counts at least for where units stand that attack nobody; nothing said, no more than `reply`. */
  readonly stand?: number;
  /** Stations are looked for again, in fear only of what the enemy can reach past those found first. */
  readonly again?: boolean;
  /** What a city hex is worth in factors. */
  readonly city: number;
  /** An attack must promise more than this. */
  readonly least: number;
  /** What every factor in an attack costs, for it does not fight elsewhere. */
  readonly tiedUp: number;
  /** How much distant goals draw units that attack nobody. */
  readonly march: number;
  /** Battles shared out exactly, or as they come. */
  readonly exact: boolean;
  /** Judgement wavers by so much, in factors. */
  readonly noise: number;
  /** M3.8: what it does otherwise where nobody has to attack. */
  readonly free?: Partial<Style>;
}

/** How it plays the game at hand. */
export const styleIn = ({ world, start }: Pick<Blitz, 'world' | 'start'>, style: Style): Style =>
  style.free && !world.rules.mustAttack(start) ? { ...style, ...style.free } : style;

/** T5.4, M17.2: in the last turn of a game what is counted at its end is worth more than those who stand for it. */
const LAST: Partial<Style> = { city: 8 };
/** In its last player turn nobody answers any more. */
const VERY_LAST: Partial<Style> = { city: 12, reply: 0, stand: 0, again: false, least: 0 };

/** How somebody who knows the end of the game plays near it. */
export function styleNear({ world }: Pick<Blitz, 'world'>, state: State, style: Style): Style {
  const { last } = world.rules.aims(world);
  if (!last || last.needed !== undefined || state.turn < last.turn) return style;
  return { ...style, ...(lastOfTurn(world.terms, state) ? VERY_LAST : LAST) };
}

export const NOVICE: Style = {
  name: 'novice',
  attackHexes: 2,
  seals: false,
  soakOffs: 0,
  reply: 0,
  city: 2,
  least: 0.5,
  tiedUp: 0.05,
  march: 0.5,
  exact: false,
  noise: 1.5,
};

export const REGULAR: Style = {
  name: 'regular',
  attackHexes: 3,
  seals: true,
  soakOffs: 2,
  reply: 0.05,
  city: 3,
  least: 0.5,
  tiedUp: 0.05,
  march: 0.3,
  exact: true,
  noise: 0,
  free: { stand: 0.3, again: true },
};

/** Stations everybody with the enemy's answer in mind: no level's, but better than Regular (docs/opponent.md). */
export const WARY: Style = { ...REGULAR, name: 'wary', stand: 0.3, again: true };
