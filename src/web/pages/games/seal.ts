import { faceOf } from '#web/faces.ts';
import type { Card } from '#web/table/storage/card.ts';
import { aboutOf } from '#web/table/storage/metadata.ts';
import { hostAt, ownReferee } from '#web/table/referee/client.ts';
import { HUMAN } from '#web/table/start.ts';

/** A kept game as a file for the people who play it: a referee knows what each of them may see. */
export async function seal(card: Card, record: string): Promise<string> {
  const face = await faceOf(card.game);
  const sees = face.sides.map(({ id }) => id).filter((side) => card.players[side] === HUMAN);
  const host = hostAt(ownReferee({ game: face.id, library: face.library, sees }), () => undefined);
  try {
    await host.load(record);
    return await host.save(aboutOf(card));
  } finally {
    host.dispose();
  }
}
