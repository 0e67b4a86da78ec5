import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { isPosition, parsePosition } from '../../blitz/position-text.ts';
import { isArmy, parseArmy } from '../../blitz/army-text.ts';
import { createBoard } from '../board/create-board.ts';
import { countersOf } from './counters-model.ts';
import { LIBRARY } from './library.ts';
import { mapModelOf } from './map-model.ts';
import { keptGame, type Start } from './table/game-store.ts';

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  [
    'The rulebook plays along',
    'Every move is checked against the rules. A move that is refused says which rule refuses it, by its number.',
  ],
  [
    'Nothing to look up',
    'Odds, zones of control and stacking are worked out for you, and each number can show what it is made of.',
  ],
  [
    'Games you can trust',
    'Every game is a readable record that can be replayed from the first move to the last roll of the die.',
  ],
];

/** The continent with both armies in their default placements. */
const PLACED = 'game basic\nboard continent\narmy continent\nplacement blue-march\nplacement red-march\nblue moves\n';

const GAMES: readonly { readonly title: string; readonly text: string; readonly start: Start }[] = [
  {
    title: 'Two at this screen',
    text: 'Basic Game, both armies placed; Great Blue moves first.',
    start: { text: PLACED, seats: { blue: 'human', red: 'human' } },
  },
  {
    title: 'Against the computer',
    text: 'You are Great Blue. For now it only makes legal moves, not good ones.',
    start: { text: PLACED, seats: { blue: 'human', red: 'computer' } },
  },
  {
    title: 'Tournament Game',
    text: 'Aircraft, sea, minor countries and supply, two at this screen.',
    start: {
      text: PLACED.replace('game basic', 'game tournament'),
      seats: { blue: 'human', red: 'human' },
    },
  },
];

export function FrontPage(props: { readonly begin: (start: Start) => void }): JSX.Element {
  let host: HTMLElement | undefined;
  const kept = keptGame();
  onMount(() => {
    const position = parsePosition(PLACED, LIBRARY);
    if (!host || !isPosition(position)) return;
    const army = parseArmy(LIBRARY.armies['continent'] ?? '');
    const board = createBoard(host, { label: 'The continent with both armies' });
    board.setMap(mapModelOf(position.board));
    board.setCounters(countersOf(position.state, new Set(), isArmy(army) ? army : undefined));
    onCleanup(() => board.dispose());
  });
  return (
    <div class="front">
      <header class="masthead">
        <h1>Hexfront</h1>
        <p>Classic hex-and-counter wargames in the browser, with the rulebook enforced and explained.</p>
      </header>
      <main>
        <section class="games" aria-label="Play">
          <Show when={kept}>
            {(game) => (
              <button type="button" onClick={() => props.begin(game())}>
                <strong>Go on with your last game</strong>
                <span>From where you left it in this browser.</span>
              </button>
            )}
          </Show>
          <For each={GAMES}>
            {(game) => (
              <button type="button" onClick={() => props.begin(game.start)}>
                <strong>{game.title}</strong>
                <span>{game.text}</span>
              </button>
            )}
          </For>
        </section>
        <section id="board" class="board" aria-label="The board" ref={host} />
        <section class="promises" aria-label="What Hexfront does">
          <For each={PROMISES}>
            {([title, text]) => (
              <article>
                <h2>{title}</h2>
                <p>{text}</p>
              </article>
            )}
          </For>
        </section>
      </main>
      <footer>
        <p>Hexfront is free software under the MIT licence. It loads nothing from anywhere but its own server.</p>
      </footer>
    </div>
  );
}
