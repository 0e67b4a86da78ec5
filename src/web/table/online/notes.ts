import { createSignal } from 'solid-js';
import type { Note } from '#protocol/tables.ts';

/** Private notes at hexes and commands of an online table, kept by the server. */
export function createNotes(table: string) {
  const [notes, setNotes] = createSignal<readonly Note[]>();
  const [failed, setFailed] = createSignal<'read' | 'write'>();
  const address = `api/tables/${encodeURIComponent(table)}/notes`;
  return {
    /** Undefined until they have been fetched. */
    notes,
    failed,
    async load(): Promise<void> {
      try {
        const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
        if (!answer.ok) throw new Error(String(answer.status));
        setNotes((await answer.json()) as readonly Note[]);
        setFailed(undefined);
      } catch {
        setFailed('read');
      }
    },
    /** True when it is stored; an empty text removes the note. */
    async write(note: Note): Promise<boolean> {
      try {
        const answer = await fetch(address, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(note),
          credentials: 'same-origin',
        });
        if (!answer.ok) throw new Error(String(answer.status));
        const others = (notes() ?? []).filter(({ place }) => place !== note.place);
        setNotes(note.text === '' ? others : [...others, note]);
        setFailed(undefined);
        return true;
      } catch {
        setFailed('write');
        return false;
      }
    },
  };
}

export type Notes = ReturnType<typeof createNotes>;
