import { type JSX, Show } from 'solid-js';
import { addressOf } from '../table/route.ts';
import { w } from '../text/words.ts';
import './lost-page.css';

/** An address that leads nowhere, or a page that has stopped: says so, and shows the ways out. */
export function LostPage(props: {
  readonly title?: string;
  readonly text: string;
  /** Technical error message. */
  readonly detail?: string;
  readonly again?: boolean;
}): JSX.Element {
  document.title = `${props.title ?? w.lostTitle} – Hexfront`;
  return (
    <main class="lost">
      <h1>{props.title ?? w.lostTitle}</h1>
      <p>{props.text}</p>
      <Show when={props.detail}>{(detail) => <pre>{detail()}</pre>}</Show>
      <p class="ways">
        <Show when={props.again}>
          <button type="button" class="primary" onClick={() => location.reload()}>
            {w.reload}
          </button>
        </Show>
        <a href={addressOf('games')}>{w.myGames}</a>
        <a href={addressOf()}>{w.toFront}</a>
      </p>
    </main>
  );
}
