import { type JSX, Show } from 'solid-js';
import { w } from '../../text/words.ts';
import type { GameStore } from '../game-store.ts';

/** The game is played in another tab: say so, and offer to take it back. */
export function Elsewhere(props: { readonly game: GameStore }): JSX.Element {
  return (
    <Show when={props.game.elsewhere()}>
      <section class="refusal elsewhere" role="alert">
        <h2>{w.elsewhereTitle}</h2>
        <p>{w.elsewhereText}</p>
        <button type="button" class="primary" onClick={() => void props.game.goOnHere()}>
          {w.goOnHere}
        </button>
      </section>
    </Show>
  );
}
