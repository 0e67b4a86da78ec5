import { newGameId, type NewCard, putGame } from './games.ts';
import { headerIn, isObject, metadataIn } from './metadata.ts';

/** Older storage places: games before the database existed, and the single game before that. */
const GAME = 'hexfront.game.';
const TAB = 'hexfront.tab.';
const ONLY_GAME = 'hexfront.autosave';

/** Level and scenario of a game by its set-up, provided by the pages. */
export type KindOf = (game: string, setup: string) => Promise<string>;

/** False where nothing can be read: that stays as it is. */
async function moved(key: string, kindOf: KindOf): Promise<boolean> {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  const record = isObject(kept) && typeof kept['record'] === 'string' ? kept['record'] : undefined;
  const header = headerIn(record);
  if (!isObject(kept) || record === undefined || typeof header?.['game'] !== 'string') return false;
  const { game, setup, about } = header;
  const card: NewCard = {
    ...metadataIn(about),
    ...(isObject(kept['seats']) ? { players: metadataIn({ players: kept['seats'] }).players } : {}),
    game: String(game),
    kind: await kindOf(String(game), String(setup)),
  };
  const at = typeof kept['at'] === 'number' ? kept['at'] : 0;
  const commands = record.split('\n').filter((line) => line.startsWith('{"n":')).length;
  const id = key.startsWith(GAME) ? key.slice(GAME.length) : newGameId();
  await putGame({ id, holder: '' }, { ...card, commands, turn: 0, begun: at, at }, record);
  return true;
}

/** Moves them over, each under its name; what cannot be read stays where it is, and nothing is removed before it is kept. */
export async function migrateGames(kindOf: KindOf): Promise<void> {
  let keys: string[];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(GAME) || key === ONLY_GAME);
    for (const key of Object.keys(localStorage)) if (key.startsWith(TAB)) localStorage.removeItem(key);
  } catch {
    return;
  }
  for (const key of keys) {
    try {
      if (await moved(key, kindOf)) localStorage.removeItem(key);
    } catch {
      // Still there next time.
    }
  }
}
