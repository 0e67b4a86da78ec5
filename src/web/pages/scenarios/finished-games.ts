import { isDamaged } from '#web/table/storage/card.ts';
import { listGames } from '#web/table/storage/games.ts';
import { faceOf, isShown } from '#web/faces.ts';
import { settledStore } from '../store.ts';

/** Scenarios this browser keeps a finished game of: `game scenario`. */
export async function finishedOnes(): Promise<ReadonlySet<string>> {
  try {
    await settledStore();
    const over = (await listGames()).flatMap((one) =>
      isDamaged(one) || one.winner === undefined || !isShown(one.game) ? [] : [one],
    );
    const faces = new Map(
      await Promise.all([...new Set(over.map(({ game }) => game))].map(async (id) => [id, await faceOf(id)] as const)),
    );
    return new Set(
      over.flatMap(({ game, kind }) => {
        const scenario = faces.get(game)?.kinds.scenario(kind);
        return scenario === undefined ? [] : [`${game} ${scenario}`];
      }),
    );
  } catch {
    return new Set();
  }
}
