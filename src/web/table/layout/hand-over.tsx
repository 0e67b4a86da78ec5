import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { LogLine } from '#table/host.ts';
import { isSeveral, said, w } from '#web/text/words.ts';
import { Icon } from '../icon.tsx';
import { sideClass, sideName } from '../panels/side-name.tsx';
import type { GameStore } from '../game-store.ts';
import './hand-over.css';

/** Presses meant for the table do not take the screen: nothing is accepted for so long, in milliseconds. */
const REST = 500;
/** Lines of the log on the card: those of the last command. */
const MOST_LINES = 6;

/**
 * Two at one screen: covers the table until the player of the side that decides has taken it. The page holds nothing but
 * what both know meanwhile.
 */
export function HandOver(props: { readonly game: GameStore; readonly leave: () => void }): JSX.Element {
  const { game } = props;
  let dialog: HTMLDialogElement | undefined;
  let take: HTMLButtonElement | undefined;
  const [rested, setRested] = createSignal(false);
  createEffect(
    on(game.handOver, (side) => {
      if (side === undefined) return void dialog?.close();
      game.computers.forgetHints();
      game.dismiss();
      setRested(false);
      if (!dialog?.open) dialog?.showModal();
      const timer = setTimeout(() => {
        setRested(true);
        take?.focus();
      }, REST);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const lately = (): readonly LogLine[] => {
    const played = game.update()?.played;
    return game
      .log()
      .filter(({ n, detail }) => n === played && !detail)
      .slice(-MOST_LINES);
  };
  return (
    <dialog
      class="hand-over"
      ref={dialog}
      aria-labelledby="hand-over-title"
      // Escape must not lift the cover.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <Show when={game.handOver()}>
        {(side) => (
          <>
            <svg class="ground" aria-hidden="true">
              <pattern id="hand-over-hexes" width="84" height="145.5" patternUnits="userSpaceOnUse">
                <path d="M0 24.25 42 0l42 24.25v48.5L42 97 0 72.75zM42 97v48.5" />
              </pattern>
              <rect width="100%" height="100%" fill="url(#hand-over-hexes)" stroke="none" />
            </svg>
            <section class={`card ${sideClass(game, side())}`}>
              <svg class="badge" viewBox="0 0 60 66" aria-hidden="true">
                <path d="M30 2 57 17.500V48.500L30 64 3 48.500V17.500z" />
                <path class="arrow" d="M17 33H43M33 22 44 33 33 44" />
              </svg>
              <h1 id="hand-over-title">{w.passTo(sideName(game, side()))}</h1>
              <p class="lead">
                {w.passText(sideName(game, side()), isSeveral(side()))}{' '}
                <Show when={game.update()?.seat.secret}>{w.passSecrets}</Show>
              </p>
              <Show when={lately().length > 0}>
                <div class="lately">
                  <h2>{w.passHappened}</h2>
                  <ul>
                    <For each={lately()}>{(line) => <li>{said(line.text)}</li>}</For>
                  </ul>
                </div>
              </Show>
              <button
                type="button"
                class="primary wide"
                ref={take}
                disabled={!rested()}
                onClick={() => void game.takeScreen(side())}
              >
                {w.passTake(sideName(game, side()))}
              </button>
              <div class="row">
                <button type="button" class="quiet" disabled={!rested()} onClick={() => game.playAlone(true)}>
                  <Icon sign="lift" /> {w.passAlone}
                </button>
                <button type="button" class="quiet" disabled={!rested()} onClick={props.leave}>
                  {w.passLeave}
                </button>
              </div>
            </section>
          </>
        )}
      </Show>
    </dialog>
  );
}
