import { mines } from '../games/mines/mines.ts';
import { practice } from '../games/mines/practice.ts';
import { arenaOf, openText, SHORT_BASIC_GAMES, SHORT_TOURNAMENT_GAMES } from './arena.ts';
import { keepsTheLaws } from './laws.ts';
import { amount } from '../sample.ts';

keepsTheLaws(mines, { ...practice, name: 'mines, the small second game', games: amount(60, 15), most: 400, every: 1 });

/** From this seed on nobody gives up after a few commands. */
const FIRST = 60;

for (const [no, { name, text }] of [...SHORT_BASIC_GAMES, ...SHORT_TOURNAMENT_GAMES].entries()) {
  const { game, practice: blitz } = arenaOf(openText(text));
  keepsTheLaws(game, { ...blitz, name, games: 1, most: 20_000, every: amount(60, 120), seed: FIRST + no });
}
