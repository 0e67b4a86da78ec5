import { For, type JSX, Show } from 'solid-js';
import { isSeveral, said, w } from '#web/text/words.ts';
import { computerName, isComputer } from '../start.ts';
import { signed } from '../sign.ts';
import type { Table } from '../table-model.ts';
import { sideClass, sideName } from './side-name.tsx';
import './computer.css';

/** The computer players: watching them think, hurrying and holding them, their reasons, and advice. */
export function ComputerPanel(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { game } = table;
  const { computers } = game;
  const level = () => {
    const side = game.decides();
    const seat = game.seats()[side ?? ''];
    return side !== undefined && seat !== undefined && isComputer(seat) ? { side, seat } : undefined;
  };
  return (
    <Show when={!game.watching()}>
      <Show when={game.thinking() && (game.nobodyHere() || !game.film.running()) && level()}>
        {(who) => (
          <section class="thinking" aria-label={w.thoughts}>
            <p>
              {w.thinkingOf(sideName(table, who().side), computerName(game.face, who().seat))}{' '}
              <Show when={computers.thought()}>
                {(thought) => (
                  <small>
                    {w.looked(thought().evals)}
                    <Show when={thought().value}>{(value) => <>, {w.bestSoFar(signed(value()))}</>}</Show>
                  </small>
                )}
              </Show>
            </p>
            <button type="button" title={w.playAtOnceText} onClick={() => computers.hurry()}>
              {w.playAtOnce}
            </button>
          </section>
        )}
      </Show>
      <Show when={game.nobodyHere() && table.scene()?.prompt}>
        <Spectator table={table} />
      </Show>
    </Show>
  );
}

/** Computer against computer: a spectator may sit down. */
function Spectator(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  return (
    <section class="show" aria-label={w.show}>
      <div class="row">
        <For each={game.face.sides}>
          {({ id, name }) => (
            <button type="button" onClick={() => game.takeOver(id)}>
              {w.takeOver(name())}
            </button>
          )}
        </For>
      </div>
    </section>
  );
}

/** Plans for the turn, once they were asked for. */
export function Advice(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { computers } = table.game;
  const { Reasons } = table.fittings;
  return (
    <Show when={table.game.humanDecides() && (computers.asking() || computers.hints())}>
      <section class="advice" aria-label={w.advice}>
        <p role="status" class="hint">
          {computers.asking() ? w.askingHint : computers.hints()?.length === 0 ? w.hintsNone : ''}
        </p>
        <Show when={(computers.hints()?.length ?? 0) > 0}>
          <ol class="plans">
            <For each={computers.hints()}>
              {(plan, i) => (
                <li
                  classList={{ shown: computers.shown() === i() }}
                  onPointerEnter={() => computers.show(i())}
                  onFocusIn={() => computers.show(i())}
                >
                  <h3>
                    <button
                      type="button"
                      class="plan-title"
                      aria-pressed={computers.shown() === i()}
                      title={w.showPlan}
                      onClick={() => computers.show(i())}
                    >
                      {said(plan.title)}
                    </button>
                  </h3>
                  <ul class="stakes">
                    <For each={plan.stakes}>{(one) => <li>{said(one)}</li>}</For>
                  </ul>
                  <details>
                    <summary>{w.planReasons}</summary>
                    <Reasons list={plan.explanations} />
                  </details>
                  <button type="button" class="primary" onClick={() => void table.game.playPlan(plan)}>
                    {w.playPlan}
                  </button>
                </li>
              )}
            </For>
          </ol>
          <button type="button" onClick={computers.forgetHints}>
            {w.forgetHints}
          </button>
        </Show>
      </section>
    </Show>
  );
}

/** The tab with the reasons of the last computer turn. */
export function WhyPanel(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { computers } = table.game;
  const { Reasons } = table.fittings;
  return (
    <section aria-label={w.why}>
      <Show when={computers.note()}>{(note) => <p class="hint">{note()}</p>}</Show>
      <Show when={computers.reasons()} fallback={<p class="hint">{w.whyNone}</p>}>
        {(reasons) => (
          <>
            <h2>
              <span class={`side ${sideClass(table, reasons().side)}`}>
                {w.whyOf(sideName(table, reasons().side), reasons().turn, isSeveral(reasons().side))}
              </span>
            </h2>
            <label>
              <input
                type="checkbox"
                checked={computers.arrows()}
                onChange={() => computers.setArrows(!computers.arrows())}
              />
              {w.arrowsShown}
            </label>
            <Reasons list={reasons().list} />
          </>
        )}
      </Show>
    </section>
  );
}
