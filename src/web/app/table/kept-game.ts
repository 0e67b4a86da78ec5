import { SEATS } from '../starts.ts';
import type { Start } from './game-store.ts';

/** The game this browser keeps by itself. */

export const AUTOSAVE = 'hexfront.autosave';

/** False when the browser's store is full or closed; the game goes on, saving to a file still works. */
export function keepGame(game: { readonly record: string; readonly seats: Start['seats'] }): boolean {
  try {
    localStorage.setItem(AUTOSAVE, JSON.stringify(game));
    return true;
  } catch {
    return false;
  }
}

const isSeat = (value: unknown): boolean => SEATS.some((seat) => seat === value);

/** The game this browser last kept, if there is one that can be read. */
export function keptGame(): Start | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(AUTOSAVE) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('record' in kept) || typeof kept.record !== 'string')
      return undefined;
    const header: unknown = JSON.parse(kept.record.split('\n')[0] ?? '');
    if (typeof header !== 'object' || header === null || !('setup' in header) || typeof header.setup !== 'string')
      return undefined;
    const seats = 'seats' in kept ? (kept.seats as Start['seats'] | undefined) : undefined;
    const sound = seats && isSeat(seats.blue) && isSeat(seats.red);
    return { text: header.setup, seats: sound ? seats : { blue: 'human', red: 'human' }, record: kept.record };
  } catch {
    return undefined;
  }
}
