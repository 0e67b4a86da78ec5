import { closed, type Games } from '../table/shelf.ts';

/** The games of this house. */
export const GAMES = {
  blitz: async () => closed((await import('./blitz/shelf.ts')).blitz),
  gamex: async () => closed((await import('./gamex/shelf.ts')).gamex),
} satisfies Games;
