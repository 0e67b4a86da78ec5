import { type JSX, Show } from 'solid-js';
import type { GameStore } from '../game-store.ts';
import { sideClass, sideName } from './side-name.tsx';
import { isSeveral, said, w } from '#web/text/words.ts';

/** The game is over: who won and why, and what can be done with it now. */
export function GameOver(props: {
  readonly game: GameStore;
  readonly openRule: (id: string) => void;
  readonly openReport: () => void;
  /** The whole result, where the page has a sheet for it. */
  readonly openEnd?: () => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  const { game } = props;
  const outcome = () => (game.watching() ? undefined : game.update()?.scene.outcome);
  return (
    <Show when={outcome()}>
      {(over) => (
        <section class="game-over" aria-label={w.gameOver}>
          <h2>
            <Show when={over().winner !== 'draw' && over().winner} fallback={w.draw}>
              {(winner) => (
                <span class={`side ${sideClass(game, winner())}`}>
                  {w.wins(sideName(game, winner()), isSeveral(winner()))}
                </span>
              )}
            </Show>
          </h2>
          <p>
            {said(over().because)}{' '}
            <Show when={over().rule}>
              {(rule) => (
                <button type="button" class="rule-link" onClick={() => props.openRule(rule())}>
                  {rule()}
                </button>
              )}
            </Show>
          </p>
          {props.children}
          <div class="row">
            <Show when={props.openEnd}>
              {(open) => (
                <button type="button" class="primary" onClick={() => open()()}>
                  {w.seeResult}
                </button>
              )}
            </Show>
            <Show when={game.face.Report}>
              <button type="button" onClick={props.openReport}>
                {w.report}
              </button>
            </Show>
            <Show when={game.hasPast}>
              <button type="button" onClick={() => void game.watch()}>
                {w.watchGame}
              </button>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
}
