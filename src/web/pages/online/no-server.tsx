import { type JSX, Show } from 'solid-js';
import { addressOf } from '#web/table/route.ts';
import type { Failure } from './api.ts';
import { o } from './words/words.ts';

/** Explanation why there is no online play here, with the features that still work, and a retry. */
export function NoServer(props: { readonly why: Failure; readonly again: () => void }): JSX.Element {
  const off = (): boolean => props.why === 'none';
  const known = (): boolean => off() || props.why === 'away';
  return (
    <section class="sheet online-note" role="alert">
      <div>
        <h2>{off() ? o.offTitle : o.awayTitle}</h2>
        <p>{off() ? o.offText : known() ? o.awayText : o.trouble[props.why]}</p>
      </div>
      <div class="row">
        <Show when={!off()}>
          <button type="button" class="btn" onClick={() => props.again()}>
            {o.tryAgain}
          </button>
        </Show>
        <a class="btn" href={addressOf('play')}>
          {o.playHere}
        </a>
      </div>
    </section>
  );
}
