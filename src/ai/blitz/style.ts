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
  /** What a city hex is worth in factors. */
  readonly city: number;
  /** An attack must promise more than this. */
  readonly least: number;
  /** Battles shared out exactly, or as they come. */
  readonly exact: boolean;
  /** Judgement wavers by so much, in factors. */
  readonly noise: number;
}

export const NOVICE: Style = {
  name: 'novice',
  attackHexes: 2,
  seals: false,
  soakOffs: 0,
  reply: 0,
  city: 2,
  least: 0.5,
  exact: false,
  noise: 1.5,
};

export const REGULAR: Style = {
  name: 'regular',
  attackHexes: 3,
  seals: true,
  soakOffs: 2,
  reply: 0.3,
  city: 3,
  least: 0.2,
  exact: true,
  noise: 0,
};
