import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { HexCard as Facts } from '#games/gamex/desk/hex-card.ts';
import { answersTo } from '#web/table/questions.ts';
import { isPhone } from '#web/table/layout/layout.ts';
import type { GameTable } from '../game-table.ts';
import { hexFacts } from '../hex-facts.ts';
import { g } from '../words/words.ts';

/** Milliseconds the pointer rests on a hex before its card comes. */
const REST = 350;
/** Lines on a phone before the card is opened: ground and cover. */
const FEW = 2;

/** The hex pointed at, or on a phone the hex chosen: its ground, cover, hexsides and who sees it. */
export function HexCard(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const [card, setCard] = createSignal<Facts>();
  /** A phone has room for a few lines only, until the player asks for all. */
  const [open, setOpen] = createSignal(false);
  const toCard = answersTo<Facts | undefined>(setCard, undefined);
  createEffect(() => {
    const hex = isPhone() ? table.laid.hex() : table.laid.over();
    // Facts change with the position.
    table.state();
    if (hex === undefined) return toCard.ask(undefined);
    const soon = setTimeout(() => toCard.ask(table.game.ask<Facts>('hexCard', hex)), card() ? 0 : REST);
    onCleanup(() => clearTimeout(soon));
  });
  return (
    <Show when={card()}>
      {(now) => {
        const facts = () => hexFacts(table, now());
        return (
          <section class="hex-card" aria-label={g.ground.title}>
            <h3>
              <Show when={isPhone()} fallback={facts().title}>
                <button type="button" aria-expanded={open()} onClick={() => setOpen(!open())}>
                  {facts().title}
                </button>
              </Show>
            </h3>
            <ul>
              <For each={isPhone() && !open() ? facts().lines.slice(0, FEW) : facts().lines}>
                {(line) => <li>{line}</li>}
              </For>
            </ul>
          </section>
        );
      }}
    </Show>
  );
}
