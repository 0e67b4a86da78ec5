import { For, type JSX, Show } from 'solid-js';
import { deckOf } from '#games/gamex/chaos/deck.ts';
import { whatIsDrawn } from '#games/gamex/chaos/draws.ts';
import { titleOf } from '#games/gamex/chaos/titles.ts';
import { ASK_CARDS } from '#games/gamex/desk/standing-orders.ts';
import { type Card, type Chaos, type Command, type FrameOf, SIDES } from '#games/gamex/types.ts';
import type { GameTable } from '../game-table.ts';
import type { StandingOrders } from '../orders.ts';
import { unitLine } from '../unit-descriptions.ts';
import { g, said } from '../words/words.ts';

/** The Action Deck at the table (X24): the hand, what is in force, and the cards that are asked for. */

/** One card, as it lies on the table. */
function CardFace(props: {
  readonly code: string;
  readonly note?: string;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <article class="action-card" classList={{ red: props.code.startsWith('R') }}>
      <h3>{said(titleOf(props.code))}</h3>
      <p>{g.cards.text[props.code]}</p>
      <Show when={props.note}>{(note) => <small>{note()}</small>}</Show>
      {props.children}
    </article>
  );
}

const cardIn = (table: GameTable, number: number): Card | undefined => table.world?.cards?.[number - 1];

/** Hands, deck and what is in force, for the tab. */
export function CardsTab(props: { readonly table: GameTable; readonly orders: StandingOrders }): JSX.Element {
  const { table } = props;
  const chaos = (): Chaos | undefined => table.state()?.chaos;
  const held = (): Card[] =>
    SIDES.flatMap((side) => chaos()?.hands[side] ?? []).flatMap((number) => cardIn(table, number) ?? []);
  const left = (): number => {
    const [world, state] = [table.world, table.state()];
    const unknown = SIDES.flatMap((side) => chaos()?.hands[side] ?? []).filter((number) => number === 0).length;
    return world && state ? deckOf(world, state).length - unknown : 0;
  };
  return (
    <Show when={chaos()}>
      {(now) => (
        <section class="cards" aria-label={g.cards.tab}>
          <h2>{g.cards.hand}</h2>
          <Show when={held().length > 0} fallback={<p class="hint">{g.cards.none}</p>}>
            <div class="card-row">
              <For each={held()}>{({ event }) => <CardFace code={event} />}</For>
            </div>
            <label class="ask-cards">
              {g.cards.ask}{' '}
              <select
                value={props.orders.cards()}
                onChange={({ currentTarget }) =>
                  props.orders.changeCards(ASK_CARDS.find((one) => one === currentTarget.value) ?? 'few')
                }
              >
                <For each={ASK_CARDS}>{(one) => <option value={one}>{g.cards.asks[one]}</option>}</For>
              </select>
            </label>
          </Show>
          <ul class="held">
            <For each={SIDES}>{(side) => <li>{g.cards.held(g.side[side], now().hands[side].length)}</li>}</For>
            <li>{g.cards.deck(left(), now().discard.length)}</li>
          </ul>
          <Show when={now().force.length > 0}>
            <h2>{g.cards.inForce}</h2>
            <div class="card-row">
              <For each={now().force}>
                {({ event, side }) => <CardFace code={event} note={g.cards.for(g.side[side])} />}
              </For>
            </div>
          </Show>
          <Show when={now().last}>
            {(last) => (
              <>
                <h2>{g.cards.last}</h2>
                <div class="card-row">
                  <CardFace code={last().event} note={g.cards.for(g.side[last().side])} />
                </div>
              </>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}

/** Before a result: the red cards that fit it; of two results one is taken. */
export function ChancePanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const frame = (): FrameOf<'chance'> | undefined => {
    const now = table.frame();
    return now?.at === 'chance' ? now : undefined;
  };
  const fitting = (): Card[] =>
    (table.state()?.chaos?.hands[table.side() ?? 'axis'] ?? [])
      .filter((card) => table.allowed({ do: 'playCard', card }))
      .flatMap((number) => cardIn(table, number) ?? []);
  const results = (): readonly (readonly number[])[] => {
    const all = frame()?.results ?? [];
    return all.length > 1 ? all : [];
  };
  return (
    <section class="cards" aria-label={g.phase.chance}>
      <h2>{g.phase.chance}</h2>
      <Show when={frame()}>{(now) => <p class="hint">{g.cards.drawnFor(said(whatIsDrawn(now().need)))}</p>}</Show>
      <div class="card-row">
        <For each={fitting()}>
          {({ event, number }) => (
            <CardFace code={event}>
              <button type="button" onClick={() => void table.play({ do: 'playCard', card: number })}>
                {g.cards.play(said(titleOf(event)))}
              </button>
            </CardFace>
          )}
        </For>
        <For each={results()}>
          {([face = 0], i) => (
            <button type="button" onClick={() => void table.play({ do: 'choose', result: i() + 1 })}>
              {g.cards.result(face)}
            </button>
          )}
        </For>
      </div>
    </section>
  );
}

const MOST_LISTED = 24;

/** An event that happens to somebody the drawing side names. */
export function EventPanel(props: { readonly table: GameTable }): JSX.Element {
  const { table } = props;
  const frame = (): FrameOf<'event'> | undefined => {
    const now = table.frame();
    return now?.at === 'event' ? now : undefined;
  };
  const ways = (): Command[] => {
    const [open, state] = [table.open, table.state()];
    return open && state && frame() ? [...open.legal(state)].slice(0, MOST_LISTED) : [];
  };
  const label = (command: Command): string => {
    if (command.do !== 'choose') return '';
    const unit = command.unit === undefined ? undefined : table.unit(command.unit);
    return unit ? `${unitLine(table, unit)}, ${table.laid.name(unit.at)}` : table.laid.name(command.hex ?? -1);
  };
  return (
    <Show when={frame()}>
      {(now) => (
        <section class="cards" aria-label={g.phase.event}>
          <h2>{g.phase.event}</h2>
          <CardFace code={now().event} />
          <p class="hint">{g.cards.choose}</p>
          <div class="row">
            <For each={ways()}>
              {(command) => (
                <button type="button" onClick={() => void table.play(command)}>
                  {label(command)}
                </button>
              )}
            </For>
          </div>
        </section>
      )}
    </Show>
  );
}
