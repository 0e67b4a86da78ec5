import { readFileSync } from 'node:fs';
import { SKIRMISH } from '#test/games/gamex/practice.ts';

const file = (game: string, name: string): string => readFileSync(`src/games/${game}/data/${name}`, 'utf8');

const CARDS = `game gamex
board inline
  grid rows A..E columns 1..9
end board
turns 3
options o24_chaos
hand axis 49 50
german A 11/8/7/8 tank @ C-2 as pz1
american A 11/8/9/8 tank @ E-9 as sh1
american I 4/2/10/1 @ A-9 as inf1
allied has 6
`;

/** Set-ups of both games, with and without secrets. */
export const SETUPS = {
  basic: { game: 'blitz', setup: file('blitz', 'breakthrough.scenario') },
  tournament: { game: 'blitz', setup: file('blitz', 'invasion.scenario') },
  duel: { game: 'gamex', setup: file('gamex', 'duel.situation') },
  mines: { game: 'gamex', setup: SKIRMISH },
  cards: { game: 'gamex', setup: CARDS },
} as const;
