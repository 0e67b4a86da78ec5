import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Explanation } from '../../../games/blitz/players/told/explanation.ts';
import { writeResult } from '../../../games/blitz/text/result-text.ts';
import { toneOf } from '../../games/blitz/results.ts';
import { SIDES } from '../../../games/blitz/types.ts';
import { w } from '../../text/words.ts';
import { PACES } from '../computers.ts';
import { sentenceText, signed } from '../reasons.ts';
import type { Table } from '../table-model.ts';
import './computer.css';

/** The computer players: watching them think, hurrying and holding them, their reasons, and advice. */
export function ComputerPanel(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { game } = table;
  const { computers } = game;
  const allComputers = () => SIDES.every((side) => game.seats()[side] !== 'human');
  const level = () => {
    const side = game.decides();
    const seat = side && game.seats()[side];
    return seat && seat !== 'human' ? { side, seat } : undefined;
  };
  return (
    <Show when={!game.watching()}>
      <Show when={game.thinking() && level()}>
        {(who) => (
          <section class="thinking" aria-label={w.thoughts}>
            <p>
              {w.thinkingOf(w.sideName(who().side), w.seatName(who().seat))}{' '}
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
      <Show when={allComputers() && !game.snapshot()?.over}>
        <Spectator table={table} />
      </Show>
    </Show>
  );
}

/** Computer against computer: the spectator's buttons. */
function Spectator(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  const { computers } = game;
  return (
    <section class="show" aria-label={w.show}>
      <div class="row">
        <Show
          when={computers.held()}
          fallback={
            <button type="button" onClick={computers.hold}>
              {w.hold}
            </button>
          }
        >
          <button type="button" class="primary" onClick={computers.goOn}>
            {w.goOn}
          </button>
        </Show>
        <button type="button" onClick={computers.step}>
          {w.oneStep}
        </button>
        <label>
          {w.pace}{' '}
          <select
            value={computers.pace()}
            onChange={(event) => {
              const chosen = PACES.find((one) => one === event.currentTarget.value);
              if (chosen) computers.setPace(chosen);
            }}
          >
            <For each={PACES}>{(one) => <option value={one}>{w.paceName(one)}</option>}</For>
          </select>
        </label>
      </div>
      <div class="row">
        <For each={SIDES}>
          {(side) => (
            <button type="button" onClick={() => game.takeOver(side)}>
              {w.takeOver(w.sideName(side))}
            </button>
          )}
        </For>
      </div>
    </section>
  );
}

/** Three plans for the turn, and somebody who plays it. */
export function Advice(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { computers } = table.game;
  const plannable = () => table.at() === 'movement';
  return (
    <Show when={table.game.humanDecides()}>
      <section class="advice" aria-label={w.advice}>
        <div class="row">
          <Show when={plannable()}>
            <button
              type="button"
              title={w.askHintText}
              aria-keyshortcuts="h"
              disabled={computers.asking()}
              onClick={() => void computers.askHints()}
            >
              {w.askHint} <kbd>H</kbd>
            </button>
          </Show>
          <button type="button" title={w.playPhaseText} onClick={() => void table.game.playPhase()}>
            {w.playPhase}
          </button>
        </div>
        <p role="status" class="hint">
          {computers.asking() ? w.askingHint : computers.hints()?.length === 0 ? w.hintsNone : ''}
        </p>
        <Show when={(computers.hints()?.length ?? 0) > 0}>
          <ol class="plans">
            <For each={computers.hints()}>
              {(plan, i) => (
                <li>
                  <h3>{w.hintLine(i() + 1, signed(plan.gain), w.decimal(plan.risk))}</h3>
                  <ReasonList table={table} list={plan.explanations} />
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
  return (
    <section aria-label={w.why}>
      <Show when={computers.note()}>{(note) => <p class="hint">{note()}</p>}</Show>
      <Show when={computers.reasons()} fallback={<p class="hint">{w.whyNone}</p>}>
        {(reasons) => (
          <>
            <h2>
              <span class={`side ${reasons().side}`}>{w.whyOf(w.sideName(reasons().side), reasons().turn)}</span>
            </h2>
            <label>
              <input
                type="checkbox"
                checked={computers.arrows()}
                onChange={() => computers.setArrows(!computers.arrows())}
              />
              {w.arrowsShown}
            </label>
            <ReasonList table={table} list={reasons().list} />
          </>
        )}
      </Show>
    </section>
  );
}

/** Weightiest first, marches last. */
const ranked = (list: readonly Explanation[]): Explanation[] => [...list].sort((a, b) => b.gain - a.gain);

const MOST_SHOWN = 12;

function ReasonList(props: { readonly table: Table; readonly list: readonly Explanation[] }): JSX.Element {
  const { table } = props;
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? ranked(props.list) : ranked(props.list).slice(0, MOST_SHOWN));
  const point = (one: Explanation | undefined): void => void table.game.computers.pointAt(one);
  return (
    <ul class="reasons">
      <For each={shown()}>
        {(one) => (
          <li
            onPointerEnter={() => point(one)}
            onPointerLeave={() => point(undefined)}
            onFocusIn={() => point(one)}
            onFocusOut={() => point(undefined)}
          >
            <p>{one.sentences.map((sentence) => sentenceText(table, sentence, one.names)).join(' ')}</p>
            <Show when={one.chances.length > 0}>
              <div class="chance-bar" role="img" aria-label={one.chances.map(chanceText).join(', ')}>
                <For each={one.chances}>
                  {(chance) => (
                    <span class={toneOf(chance.result)} style={{ flex: chance.sixths }}>
                      {writeResult(chance.result).replace(' D', '\nD')}
                    </span>
                  )}
                </For>
              </div>
            </Show>
            <p class="worth">
              <Show when={one.gain !== 0 || one.risk !== 0}>{w.gainRisk(signed(one.gain), w.decimal(one.risk))} </Show>
              <Show when={one.target ?? one.arrows[0]?.to}>
                {(hex) => (
                  <button type="button" class="hex-link" onClick={() => table.showHex(hex())}>
                    {table.name(hex())}
                  </button>
                )}
              </Show>
            </p>
          </li>
        )}
      </For>
      <Show when={!all() && props.list.length > MOST_SHOWN}>
        <li>
          <button type="button" onClick={() => setAll(true)}>
            {w.more} ({props.list.length - MOST_SHOWN})
          </button>
        </li>
      </Show>
    </ul>
  );
}

const chanceText = ({ result, sixths }: Explanation['chances'][number]): string =>
  w.chanceBar(writeResult(result), sixths);
