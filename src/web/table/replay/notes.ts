import type { Notes } from '../../../table/referee.ts';

const MOST = 2000;

/** The notes a record carries in its header; anything else that may stand there is left alone. */
export function notesIn(record: string | undefined): Notes {
  try {
    const header: unknown = JSON.parse(record?.split('\n', 1)[0] ?? '{}');
    const about = (header as { about?: { notes?: unknown } }).about?.notes;
    if (typeof about !== 'object' || about === null) return {};
    const sound = Object.entries(about).filter(([n, text]) => /^\d+$/.test(n) && typeof text === 'string');
    return Object.fromEntries(sound.map(([n, text]) => [n, (text as string).slice(0, MOST)]));
  } catch {
    return {};
  }
}

/** A note to the position after command n; without text it is gone. */
export function withNote(notes: Notes, n: number, text: string): Notes {
  const { [n]: _old, ...rest } = notes;
  return text.trim() === '' ? rest : { ...rest, [n]: text.trim().slice(0, MOST) };
}
