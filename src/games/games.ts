import { eraseTypes, type Games } from '../table/game-package.ts';

/** The games of this house. */
export const GAMES = {
  blitz: async () => eraseTypes((await import('./blitz/game-package.ts')).blitz),
  gamex: async () => eraseTypes((await import('./gamex/game-package.ts')).gamex),
} satisfies Games;
