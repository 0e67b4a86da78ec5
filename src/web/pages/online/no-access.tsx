import { w } from '#web/text/words.ts';
import { type JSX, Show } from 'solid-js';
import { addressOf } from '#web/table/route.ts';
import { o } from './words/words.ts';

/** A table one cannot sit down at or look into: why, and the ways on. */
export function ClosedDoor(props: {
  readonly title: string;
  readonly text: string;
  /** Set if the visitor may still watch. */
  readonly watch?: () => void;
}): JSX.Element {
  return (
    <section class="sheet closed-door">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div class="row">
        <Show when={props.watch}>
          {(watch) => (
            <button type="button" class="btn act" onClick={() => watch()()}>
              {o.watchIt}
            </button>
          )}
        </Show>
        <a class="btn" href={addressOf('online')}>
          {o.toLobby}
        </a>
        <a class="btn bare" href={addressOf()}>
          {w.toFront}
        </a>
      </div>
    </section>
  );
}
