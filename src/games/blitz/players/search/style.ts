import type { Blitz } from '#games/blitz/open.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import type { State } from '#games/blitz/types.ts';

/** Style of a level: the ideas it has, by name, and how steady its judgement is. */
export interface Style {
  readonly name: string;
  /** Most hexes an attack comes from: with two or three it can close the retreat. */
  readonly attackHexes: number;
  /** Does it see that a defender without retreat dies? */
  readonly seals: boolean;
  /** Most further enemy hexes it takes on by soak-offs for one attack. */
  readonly soakOffs: number;
  /** Weight of the enemy's answer. */
  readonly reply: number;
  /** Least weight of the enemy's answer for units that do not attack; without it `reply` counts. */
  readonly stand?: number;
  /** Stations are looked for again, in fear only of what the enemy can reach past those found first. */
  readonly again?: boolean;
  /** Worth of a city hex in factors. */
  readonly city: number;
  /** An attack must promise more than this. */
  readonly least: number;
  /** Cost of every factor in an attack, because it does not fight elsewhere. */
  readonly tiedUp: number;
  /** Attraction of distant goals for units that do not attack. */
  readonly march: number;
  /** Battles shared out exactly, or as they come. */
  readonly exact: boolean;
  /** Judgement wavers by so much, in factors. */
  readonly noise: number;
  /** M3.8: changes where attacks are voluntary. */
  readonly free?: Partial<Style>;
}

/** Style adapted to the game at hand. */
export const styleIn = ({ world, start }: Pick<Blitz, 'world' | 'start'>, style: Style): Style =>
  style.free && !world.rules.ground.mustAttack(start) ? { ...style, ...style.free } : style;

/** T5.4, M17.2: in the last turn of a game what is counted at its end is worth more than those who stand for it. */
const LAST: Partial<Style> = { city: 8 };
/** Style of the last player turn, which has no answer. */
const VERY_LAST: Partial<Style> = { city: 12, reply: 0, stand: 0, again: false, least: 0 };

/** Style adapted to the last turn of a game. */
export function styleNear({ world }: Pick<Blitz, 'world'>, state: State, style: Style): Style {
  const { last } = world.rules.course.aims(world);
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

/** Policy of both sides in games in the head: Regular without its second look at where units stand, which costs time. */
export const HASTY: Style = {
  name: 'hasty',
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

/** Places units with the enemy's answer in mind. */
export const REGULAR: Style = { ...HASTY, name: 'regular', stand: 0.3, again: true };
