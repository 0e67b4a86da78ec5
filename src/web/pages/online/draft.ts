import type { Start } from '#web/table/start.ts';

/** A game of one's own on the way to its table: it outlasts a reload, not the tab. */
const KEY = 'hexfront.offer';

export type Draft = Pick<Start, 'game' | 'text'>;

export function keepDraft({ game, text }: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game, text }));
  } catch {
    // The page of the offer asks for a game, then.
  }
}

export function draftKept(): Draft | undefined {
  try {
    const read = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>;
    return typeof read.game === 'string' && typeof read.text === 'string'
      ? { game: read.game, text: read.text }
      : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // No draft is stored yet.
  }
}
