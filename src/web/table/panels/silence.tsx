import { type JSX, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import type { GameStore } from '../game-store.ts';

/** The referee has not answered for long: wait on, or stop it and leave the table. */
export function Silence(props: { readonly game: GameStore }): JSX.Element {
  return (
    <Show when={props.game.silent()}>
      <section class="refusal silence" role="alert">
        <h2>{w.silenceTitle}</h2>
        <p>{w.silenceText}</p>
        <div class="row">
          <button type="button" class="primary" onClick={() => props.game.waitOn()}>
            {w.waitOn}
          </button>
          <button type="button" onClick={() => props.game.stopReferee()}>
            {w.stopReferee}
          </button>
        </div>
      </section>
    </Show>
  );
}
