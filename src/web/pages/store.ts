import { faceOf, isShown } from '../faces.ts';
import { migrateGames } from '../table/storage/migrate.ts';

let settling: Promise<void> | undefined;

/** The store, once the games of earlier versions have been moved into it. */
export const settledStore = (): Promise<void> =>
  (settling ??= migrateGames(async (game, setup) => {
    const face = isShown(game) ? await faceOf(game) : undefined;
    return face?.kinds.of(setup) ?? '';
  }));
