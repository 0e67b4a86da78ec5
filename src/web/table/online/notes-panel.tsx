import { createEffect, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { PopUp } from '../layout/pop-up.tsx';
import type { Table } from '../table-model.ts';
import type { Notes } from './notes.ts';
import { t } from './words/words.ts';

/** Longest note the server keeps. */
const MOST = 2000;

/** A place in words: `hex 12` or `command 40`. */
function placeText(table: Table, place: string): string {
  const [kind, number] = place.split(' ');
  return kind === 'hex' ? t.noteAtHex(table.placeName(Number(number))) : t.noteAtCommand(Number(number));
}

export function NotesButton(props: { readonly notes: Notes; readonly table: Table }): JSX.Element {
  return (
    <PopUp class="notes" label={t.notes}>
      <NotesPanel {...props} />
    </PopUp>
  );
}

/** Own notes, and one at the hex in hand or at the command shown. */
function NotesPanel(props: { readonly notes: Notes; readonly table: Table }): JSX.Element {
  const { notes, table } = props;
  onMount(() => void notes.load());
  const places = (): readonly string[] => {
    const hex = table.hex();
    return [...(hex === undefined ? [] : [`hex ${hex}`]), `command ${table.game.update()?.played ?? 0}`];
  };
  const [chosen, setChosen] = createSignal<string>();
  const place = (): string => {
    const one = chosen();
    return one !== undefined && places().includes(one) ? one : (places()[0] ?? '');
  };
  const [text, setText] = createSignal('');
  createEffect(() => setText(notes.notes()?.find((note) => note.place === place())?.text ?? ''));
  return (
    <>
      <h2>{t.notes}</h2>
      <p class="hint">{t.notesText}</p>
      <ul class="notes-list">
        <For each={notes.notes()}>
          {(note) => (
            <li>
              <strong>{placeText(table, note.place)}</strong>
              <button
                type="button"
                aria-label={t.deleteNote(placeText(table, note.place))}
                onClick={() => void notes.write({ place: note.place, text: '' })}
              >
                ×
              </button>
              <p>{note.text}</p>
            </li>
          )}
        </For>
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void notes.write({ place: place(), text: text().trim() });
        }}
      >
        <select aria-label={t.notes} onChange={(event) => setChosen(event.currentTarget.value)}>
          <For each={places()}>
            {(one) => (
              <option value={one} selected={one === place()}>
                {placeText(table, one)}
              </option>
            )}
          </For>
        </select>
        <textarea
          class="wide"
          rows={3}
          maxLength={MOST}
          aria-label={t.noteHere}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={text().trim() === ''}>
          {t.saveNote}
        </button>
      </form>
      <Show when={notes.failed()}>
        {(what) => (
          <p class="refusal" role="alert">
            {what() === 'read' ? t.notesAway : t.noteNotSaved}
          </p>
        )}
      </Show>
    </>
  );
}
