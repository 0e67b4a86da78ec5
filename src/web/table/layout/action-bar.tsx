import { createMemo, For, type JSX, Show } from 'solid-js';
import { isSeveral, said, w } from '#web/text/words.ts';
import { FilmBar, marchesIn } from '../film/film-bar.tsx';
import { DieFace } from '../panels/die-face.tsx';
import { afterwards, ASKED_LAST, rollsFor } from '../map/afterwards.ts';
import { Notices } from '../panels/notices.tsx';
import { SideName, sideName } from '../panels/side-name.tsx';
import { AWAY } from '../start.ts';
import type { Table } from '../table-model.ts';
import { hasNext } from '../keyboard.ts';
import { isPhone } from './layout.ts';
import { Careful } from './careful.tsx';
import type { MainAct } from '#web/face.ts';
import { IconButton } from './icon-button.tsx';
import { Plates } from './plates.tsx';

/** A whole army may have been diced for at once (M17.h.2); all of them are in the log. */
const MOST_DICE = 12;

/** Steps still to come from which on the turn can be ended with one press. */
const MANY_STEPS = 3;

/** Milliseconds within which a double click counts as one press. */
const STRAY = 400;

/** The decision in a sentence, the button that ends it, and what one may do instead. */
export function ActionBar(props: {
  readonly table: Table;
  readonly openRule: (id: string) => void;
  readonly next: () => void;
  /** Brings up what I hold. */
  readonly openCard: () => void;
  /** A lesson has no computer to ask. */
  readonly alone: boolean;
  readonly ref: (element: HTMLElement) => void;
}): JSX.Element {
  const { table } = props;
  const { game } = table;
  const outcome = (): string => {
    const over = table.scene()?.outcome;
    if (!over) return w.opening;
    const who = over.winner === 'draw' ? w.draw : w.wins(sideName(table, over.winner), isSeveral(over.winner));
    const rule = over.rule === '' ? '' : ` (${over.rule})`;
    return `${who}${rule}: ${said(over.because)}`;
  };
  /** True while another side's turn is shown: input gets a hint. */
  const watched = (): boolean => game.film.running() && !game.nobodyHere();
  /** True for a player at another device: a request to them is none to this page's player. */
  const isElsewhere = (side: string): boolean => game.seats()[side] === AWAY && !game.planning.on();
  const asks = (): string => {
    const prompt = table.scene()?.prompt;
    if (watched()) return w.filmOf(sideName(table, prompt?.side ?? ''));
    if (game.thinking()) return w.thinking;
    if (prompt && isElsewhere(prompt.side))
      return `${sideName(table, prompt.side)} ${w.isDeciding(isSeveral(prompt.side))}`;
    return prompt ? `${sideName(table, prompt.side)}: ${table.fittings.words.asks() || said(prompt.asks)}` : outcome();
  };
  /** A decision that ends by itself has no button. */
  const doneText = (): string | false =>
    game.humanDecides() &&
    !game.planning.on() &&
    table.scene()?.done !== undefined &&
    table.fittings.words.done(table.steps.course()?.end?.leads);
  const main = (): MainAct | undefined => {
    if (!game.humanDecides()) return undefined;
    const moves = game.planning.plan().commands.length;
    if (!game.planning.on()) return table.fittings.main?.();
    return moves > 0 ? { text: w.planPlay(moves), press: () => void game.planning.play() } : undefined;
  };
  /** True where several steps remain, so that each would take a press of its own. */
  const canEndTurn = (): boolean =>
    !game.planning.on() &&
    !watched() &&
    table.scene()?.turn?.then !== undefined &&
    table.steps.canGoOn() &&
    table.steps.ahead() >= MANY_STEPS;
  /** True while ending the decision would lose what can still be used: nothing to be invited to. */
  const isWaste = (): boolean => table.fittings.words.wastes?.() ?? false;
  /** The button changes its colour whenever it comes to mean something else. */
  const meaning = createMemo(
    (last: { readonly text: string; readonly even: boolean; readonly since: number }) => {
      const text = doneText() || last.text;
      return text === last.text ? last : { text, even: !last.even, since: performance.now() };
    },
    { text: '', even: true, since: 0 },
  );
  /** A double click stays with the button it began on, though another one may lie under the pointer by then. */
  let pressed: Element | null = null;
  const keepPress = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 1 && button !== pressed) return event.stopPropagation();
    pressed = button;
  };
  /** The second half of a double click was meant for what the button said before. */
  const isStray = ({ detail }: MouseEvent): boolean => detail > 1 && performance.now() - meaning().since < STRAY;
  /** Spoken after what has happened, not before it. */
  const spoken = afterwards(asks, () => rollsFor(game.update()) + ASKED_LAST);
  return (
    <section class="action-bar" aria-label={w.decision} ref={(element) => props.ref(element)}>
      <Notices table={table} openRule={props.openRule} />
      <Careful table={table} />
      <FilmBar table={table} />
      <Plates table={table} openCard={props.openCard} />
      <p class="unseen" aria-live="polite" data-said="prompt">
        {spoken()}
      </p>
      <div
        class="acts"
        classList={{ swapped: meaning().even }}
        ref={(element) => element.addEventListener('click', keepPress, true)}
      >
        <p class="prompt" role="status" aria-live="off">
          <Show
            when={!watched()}
            fallback={
              <>
                {asks()}
                <span class="shown">{marchesIn(table)}</span>
              </>
            }
          >
            <Show when={!game.thinking()} fallback={w.thinking}>
              <Show when={table.scene()?.prompt} fallback={outcome()}>
                {(prompt) => (
                  <Show
                    when={!isElsewhere(prompt().side)}
                    fallback={
                      <>
                        <SideName table={table} side={prompt().side} /> {w.isDeciding(isSeveral(prompt().side))}
                      </>
                    }
                  >
                    <SideName table={table} side={prompt().side} />:{' '}
                    {game.planning.on() ? w.planAsks : table.fittings.words.asks() || said(prompt().asks)}
                  </Show>
                )}
              </Show>
            </Show>
          </Show>
          <Show when={!watched() && (game.update()?.dice.length ?? 0) > 0}>
            <span class="die" title={w.rollOf((game.update()?.dice ?? []).join(' '))}>
              <For each={game.update()?.dice.slice(0, MOST_DICE)}>
                {(die) => (
                  <span aria-label={String(die)} role="img">
                    <DieFace face={die} />
                  </span>
                )}
              </For>
              {(game.update()?.dice.length ?? 0) > MOST_DICE ? '…' : ''}
            </span>
          </Show>
        </p>
        <Show when={main()}>
          {(act) => (
            <button type="button" class="primary main" onClick={() => act().press()}>
              {act().text}
            </button>
          )}
        </Show>
        <Show when={game.humanDecides() && game.planning.on()}>
          <button type="button" onClick={() => game.planning.leave()}>
            {w.planLeave}
          </button>
        </Show>
        <Show when={doneText()}>
          {(text) => (
            <button
              type="button"
              class="done"
              aria-keyshortcuts="d"
              title={table.fittings.words.means()}
              aria-describedby={table.notYet() ? 'not-yet' : undefined}
              aria-disabled={game.presses.busy()}
              classList={{ primary: main() === undefined && !isWaste(), early: table.notYet() !== undefined }}
              onClick={(event) => isStray(event) || table.finish()}
            >
              {text()}
            </button>
          )}
        </Show>
        <Show when={canEndTurn() && !isPhone()}>
          <button type="button" class="turn-end" title={w.turnEndText} onClick={() => table.steps.goOn()}>
            {w.turnEndNow}
          </button>
        </Show>
        <Show when={!game.watching() && !watched()}>
          <div class="tools">
            <IconButton
              sign="undo"
              name={w.undo}
              key="Ctrl+Z"
              disabled={!game.canUndo()}
              act={() => void game.undo()}
            />
            <Show when={!(canEndTurn() && isPhone()) || game.canRedo()}>
              <IconButton
                sign="redo"
                name={w.redo}
                key="Ctrl+Shift+Z"
                disabled={!game.canRedo()}
                act={() => void game.redo()}
              />
            </Show>
            <Show when={game.humanDecides()}>
              <IconButton sign="next" name={w.nextUnit} key="N" keys="n" disabled={!hasNext(table)} act={props.next} />
              <Show when={game.planning.open() && !isPhone()}>
                <IconButton
                  sign="moves"
                  name={w.planMoves}
                  about={w.planMovesText}
                  key="Q"
                  keys="q"
                  pressed={game.planning.on()}
                  act={game.planning.toggle}
                />
              </Show>
              <Show when={game.keptHere && table.scene()?.scope !== 'phase'}>
                <IconButton
                  sign="decide"
                  name={w.decideForMe}
                  busy={game.presses.busy()}
                  act={() => void game.decide()}
                />
              </Show>
              <Show when={canEndTurn() && isPhone()}>
                <IconButton sign="last" name={w.turnEndNow} about={w.turnEndText} act={() => table.steps.goOn()} />
              </Show>
              <Show when={!props.alone}>
                <Show when={table.scene()?.plannable}>
                  <IconButton
                    sign="hint"
                    name={w.askHint}
                    about={w.askHintText}
                    key="H"
                    keys="h"
                    disabled={game.computers.asking()}
                    act={() => void game.computers.askHints()}
                  />
                </Show>
                <IconButton
                  sign="phase"
                  name={w.playPhase}
                  about={w.playPhaseText}
                  busy={game.presses.busy()}
                  act={() => void game.playPhase()}
                />
              </Show>
            </Show>
          </div>
        </Show>
      </div>
    </section>
  );
}
