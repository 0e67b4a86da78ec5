import { createResource, type JSX, Show } from 'solid-js';
import { players } from './api.ts';
import { p } from './words/words.ts';

/** Chance of the first side between equals, as rated games and computers have shown it. */
export function BalanceLine(props: {
  readonly game: string;
  readonly scenario: string;
  readonly side: (side: string) => string;
}): JSX.Element {
  const [found] = createResource(
    () => `${props.game} ${props.scenario}`,
    () => players.balance(props.game, props.scenario),
  );
  const balance = () => {
    const got = found.latest;
    return got?.ok ? got.value : undefined;
  };
  return (
    <Show when={balance()}>
      {(one) => (
        <p class="fine balance">
          {p.balance(props.side(one().first), Math.round(100 * one().chance), one().games, one().computers)}
        </p>
      )}
    </Show>
  );
}
