import type { Notes } from '#table/referee.ts';
import { noteFrom } from '../storage/metadata.ts';

/** A note to the position after command n; without text it is gone. */
export function withNote(notes: Notes, n: number, text: string): Notes {
  const { [n]: _old, ...rest } = notes;
  const note = noteFrom(text);
  return note === '' ? rest : { ...rest, [n]: note };
}
