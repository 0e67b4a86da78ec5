import { HUMAN, type Start } from '../start.ts';

/** The games this browser keeps by itself, each under a key of its own; the newest is the one to go on with. */

const GAME = 'hexfront.game.';
const TAB = 'hexfront.tab.';
/** Where the one game was kept before there were several. */
const ONLY_GAME = 'hexfront.autosave';
const MOST_GAMES = 6;

export interface Kept {
  readonly id: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly start: Start;
}

export const newGameId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Who played: sides nobody is named for have somebody at this screen. */
function seatsIn(kept: unknown): Start['seats'] {
  const seats = isObject(kept) ? Object.entries(kept) : [];
  return Object.fromEntries(seats.map(([side, seat]) => [side, typeof seat === 'string' ? seat : HUMAN]));
}

function read(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isObject(kept) || typeof kept['record'] !== 'string') return undefined;
    const header: unknown = JSON.parse(kept['record'].split('\n')[0] ?? '');
    if (!isObject(header) || typeof header['setup'] !== 'string') return undefined;
    const id = key.startsWith(GAME) ? key.slice(GAME.length) : newGameId();
    return {
      id,
      at: typeof kept['at'] === 'number' ? kept['at'] : 0,
      start: {
        id,
        game: typeof header['game'] === 'string' ? header['game'] : '',
        text: header['setup'],
        seats: seatsIn(kept['seats']),
        record: kept['record'],
      },
    };
  } catch {
    return undefined;
  }
}

const keys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(GAME) || key === ONLY_GAME);
  } catch {
    return [];
  }
};

/** Newest first; what cannot be read is left out. */
export const keptGames = (): Kept[] =>
  keys()
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.at - a.at);

/** A game by its address; 'damaged' when there is something under it that is no game. */
export function keptGameNamed(id: string): Start | 'damaged' | undefined {
  const kept = read(GAME + id);
  if (kept) return kept.start;
  return keys().includes(GAME + id) ? 'damaged' : undefined;
}

/** Removes a game and whatever says who plays it. */
export function dropGame(id: string): void {
  localStorage.removeItem(GAME + id);
  localStorage.removeItem(TAB + id);
}

const oldest = (but: string): string | undefined =>
  keptGames()
    .filter(({ id }) => id !== but)
    .at(-1)?.id;

/**
 * False when the browser's store is full or closed; the game goes on, saving to a file still works. Older games make
 * room for the one that is played.
 */
export function keepGame(game: {
  readonly id: string;
  readonly record: string;
  readonly seats: Start['seats'];
}): boolean {
  const { id, record, seats } = game;
  const text = JSON.stringify({ record, seats, at: Date.now() });
  const isNew = !keys().includes(GAME + id);
  for (let room = MOST_GAMES; room >= 0; room--) {
    try {
      localStorage.setItem(GAME + id, text);
      break;
    } catch {
      const other = room === 0 ? undefined : oldest(id);
      if (other === undefined) return false;
      dropGame(other);
    }
  }
  if (isNew) {
    localStorage.removeItem(ONLY_GAME);
    for (const { id: extra } of keptGames().slice(MOST_GAMES)) dropGame(extra);
  }
  return true;
}

/** Which tab plays a game: the last one that claimed it. The others may look on and claim it back. */
export function claimGame(id: string, tab: string): void {
  try {
    localStorage.setItem(TAB + id, tab);
  } catch {
    // Where nothing can be kept, no other tab can have the game either.
  }
}

export function leaveGame(id: string, tab: string): void {
  if (holderOf(id) === tab) localStorage.removeItem(TAB + id);
}

export function holderOf(id: string): string | undefined {
  try {
    return localStorage.getItem(TAB + id) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Tells when another tab claims the game; gives the way to stop listening. */
export function onClaimed(id: () => string, tab: string, act: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === TAB + id() && event.newValue !== null && event.newValue !== tab) act();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
