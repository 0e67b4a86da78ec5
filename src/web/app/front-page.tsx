import { For, type JSX } from 'solid-js';
import { PlainField } from './plain-field.tsx';

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  [
    'The rulebook plays along',
    'Every move is checked against the rules. A move that is refused says which rule refuses it, by its number.',
  ],
  [
    'Nothing to look up',
    'Odds, zones of control, stacking and supply are worked out for you, and each number can show what it is made of.',
  ],
  [
    'Games you can trust',
    'Every game is a readable record that can be replayed from the first move to the last roll of the die.',
  ],
];

export const FrontPage = (): JSX.Element => (
  <>
    <header class="masthead">
      <h1>Hexfront</h1>
      <p>Classic hex-and-counter wargames in the browser, with the rulebook enforced and explained.</p>
    </header>
    <main>
      <section id="board" class="board" aria-label="The board">
        <PlainField columns={15} rows={8} />
      </section>
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
  </>
);
