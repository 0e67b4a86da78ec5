import { createSignal, type JSX, Show } from 'solid-js';
import type { Cover } from '#web/face.ts';
import type { Card } from '#web/table/storage/card.ts';
import { addressOf } from '#web/table/route.ts';
import { w } from '#web/text/words.ts';
import { dayOf, gameName, kindName, standing, whoPlays } from './names.ts';
import { SmallMap } from './picture.tsx';

export interface EntryActs {
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly download: (id: string) => Promise<void>;
  readonly drop: (id: string, name: string) => Promise<void>;
}

const MINUTE = 60_000;

/** One game of the list: what it is, how it stands, and what can be done with it. */
export function GameEntry(props: {
  readonly card: Card;
  readonly face: Cover | undefined;
  readonly acts: EntryActs;
}): JSX.Element {
  const [naming, setNaming] = createSignal(false);
  const name = (): string => gameName(props.card, props.face);
  let again: HTMLButtonElement | undefined;
  const done = async (wanted: string | undefined): Promise<void> => {
    if (wanted !== undefined) await props.acts.rename(props.card.id, wanted);
    setNaming(false);
    again?.focus();
  };
  const facts = (): string[] => [
    ...(props.card.name === '' ? [] : [kindName(props.face, props.card.kind)]),
    standing(props.card, props.face),
    ...(props.card.clock >= MINUTE ? [w.timeSpent(Math.floor(props.card.clock / MINUTE))] : []),
  ];
  return (
    <li class="kept-game">
      <a class="look" href={addressOf('game', props.card.id)} tabIndex={-1} aria-hidden="true">
        <SmallMap id={props.card.id} />
      </a>
      <div class="what">
        <Show
          when={naming()}
          fallback={
            <h2>
              <a href={addressOf('game', props.card.id)}>{name()}</a>
            </h2>
          }
        >
          <NameForm name={name()} done={(wanted) => void done(wanted)} />
        </Show>
        <p>{facts().join(' · ')}</p>
        <p>{whoPlays(props.card, props.face)}</p>
        <p class="faded">{dayOf(props.card.at) === '' ? '' : w.lastPlayed(dayOf(props.card.at))}</p>
      </div>
      <div class="game-acts">
        <Show when={props.card.commands > 0}>
          <a href={addressOf('game', props.card.id, 'replay')} aria-label={`${w.watchKept}: ${name()}`}>
            {w.watchKept}
          </a>
        </Show>
        <button type="button" ref={again} aria-label={`${w.rename}: ${name()}`} onClick={() => setNaming(!naming())}>
          {w.rename}
        </button>
        <button
          type="button"
          aria-label={`${w.download}: ${name()}`}
          onClick={() => void props.acts.download(props.card.id)}
        >
          {w.download}
        </button>
        <button
          type="button"
          aria-label={`${w.deleteGame}: ${name()}`}
          onClick={() => void props.acts.drop(props.card.id, name())}
        >
          {w.deleteGame}
        </button>
      </div>
    </li>
  );
}

function NameForm(props: { readonly name: string; readonly done: (name: string | undefined) => void }): JSX.Element {
  let field: HTMLInputElement | undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    props.done(field?.value ?? '');
  };
  const begin = (element: HTMLInputElement): void => {
    field = element;
    queueMicrotask(() => element.select());
  };
  return (
    <form class="naming" onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && props.done(undefined)}>
      <input ref={begin} value={props.name} maxLength={80} aria-label={w.renameLabel} />
      <button type="submit">{w.renameDone}</button>
      <button type="button" onClick={() => props.done(undefined)}>
        {w.cancel}
      </button>
    </form>
  );
}
