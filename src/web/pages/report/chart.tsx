import { For, type JSX, Show } from 'solid-js';
import type { PlayerTurn } from '../../../games/blitz/desk/report.ts';
import { language } from '../../text/language.ts';
import { w } from '../../text/words.ts';
import { type Frame, linePath, placer, ticksFor } from './scale.ts';
import type { Series } from './series.ts';

const FRAME: Frame = { width: 480, height: 200, left: 40, right: 12, top: 10, bottom: 26 };
const MOST_LABELS = 12;

const plain = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

/** Two lines over the player turns, and the same numbers as a table for whoever prefers to read them. */
export function Chart(props: {
  readonly title: string;
  readonly note?: string;
  readonly series: Series;
  readonly turns: readonly PlayerTurn[];
  readonly say?: (value: number) => string;
}): JSX.Element {
  const say = (value: number): string => (props.say ?? plain)(value);
  const all = () => [...props.series.blue, ...props.series.red];
  const ticks = () => ticksFor(Math.min(0, ...all()), Math.max(1, ...all()));
  const at = () => placer(FRAME, props.series.blue.length, ticks());
  const every = () => Math.max(1, Math.ceil(props.turns.length / 2 / MOST_LABELS));
  const marks = () =>
    props.turns.flatMap(({ turn, mover }, i) =>
      mover === 'blue' && (turn - 1) % every() === 0 ? [{ turn, x: at().x(i + 1) }] : [],
    );
  const last = (values: readonly number[]): string => say(values.at(-1) ?? 0);
  const summary = (): string =>
    w.chartSummary(
      props.title,
      `${w.sideName('blue')} ${last(props.series.blue)}`,
      `${w.sideName('red')} ${last(props.series.red)}`,
    );
  return (
    <figure class="chart">
      <figcaption>
        <h3>{props.title}</h3>
        <Show when={props.note}>{(note) => <p class="hint">{note()}</p>}</Show>
        <p class="legend">
          <span class="key blue" /> {w.sideName('blue')} {last(props.series.blue)} <span class="key red" />{' '}
          {w.sideName('red')} {last(props.series.red)}
        </p>
      </figcaption>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={summary()}>
        <For each={ticks()}>
          {(tick) => (
            <>
              <line class="rule" x1={FRAME.left} x2={FRAME.width - FRAME.right} y1={at().y(tick)} y2={at().y(tick)} />
              <text x={FRAME.left - 6} y={at().y(tick) + 4} text-anchor="end">
                {plain(tick)}
              </text>
            </>
          )}
        </For>
        <For each={marks()}>
          {(mark) => (
            <text x={mark.x} y={FRAME.height - 8} text-anchor="middle">
              {mark.turn}
            </text>
          )}
        </For>
        <path class="line red" d={linePath(props.series.red, at())} />
        <path class="line blue" d={linePath(props.series.blue, at())} />
      </svg>
      <details>
        <summary>{w.numbers}</summary>
        <div class="numbers" tabIndex={0} role="group" aria-label={props.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{w.playerTurn}</th>
                <th scope="col">{w.sideName('blue')}</th>
                <th scope="col">{w.sideName('red')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={props.series.blue}>
                {(value, i) => (
                  <tr>
                    <th scope="row">{nameOfTurn(props.turns[i() - 1])}</th>
                    <td>{say(value)}</td>
                    <td>{say(props.series.red[i()] ?? 0)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

export const nameOfTurn = (turn: PlayerTurn | undefined): string =>
  turn ? `${w.turn(turn.turn)}, ${w.sideName(turn.mover)}` : w.atTheStart;
