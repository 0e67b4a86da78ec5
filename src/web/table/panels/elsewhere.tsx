import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import type { GameStore } from '../game-store.ts';
import { saveGame } from '../storage/save.ts';
import { addressOf } from '../route.ts';

/** Storage state of the game: played in another tab, deleted there, or no space left. */
export function Elsewhere(props: { readonly game: GameStore }): JSX.Element {
  const { keeping } = props.game;
  const [heard, setHeard] = createSignal(false);
  // Said once, not after every move.
  createEffect(on(keeping.full, (full) => full && setHeard(false)));
  return (
    <>
      <Show when={keeping.elsewhere()}>
        <section class="refusal elsewhere" role="alert">
          <h2>{w.elsewhereTitle}</h2>
          <p>{w.elsewhereText}</p>
          <button type="button" class="primary" onClick={() => void props.game.goOnHere()}>
            {w.goOnHere}
          </button>
        </section>
      </Show>
      <Show when={(keeping.full() || keeping.gone()) && !heard()}>
        <section class="refusal unkept" role="alert">
          <p>{keeping.full() ? w.storeFull : w.deletedElsewhere}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => void saveGame(props.game)}>
              {w.saveFile}
            </button>
            <Show when={keeping.full()}>
              <a href={addressOf('games')}>{w.makeRoom}</a>
            </Show>
            <button type="button" onClick={() => setHeard(true)}>
              {w.dismiss}
            </button>
          </div>
        </section>
      </Show>
    </>
  );
}
