import { For, type JSX, Show } from 'solid-js';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { type Frame, linePath, placer, ticksFor } from './scale.ts';

const FRAME: Frame = { width: 480, height: 200, left: 40, right: 12, top: 10, bottom: 26 };
const MOST_LABELS = 12;

const plain = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

/** A line for each side over the player turns, and the same numbers as a table for whoever prefers to read them. */
export function Chart(props: {
  readonly title: string;
  readonly note?: string;
  /** In the order of the game's sides; one value for the start and one for each player turn. */
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Meaning of the values. */
  readonly rows: readonly string[];
  /** The turn that begins with a player turn, for the axis. */
  readonly marks: readonly (number | undefined)[];
  readonly say?: (value: number) => string;
}): JSX.Element {
  const say = (value: number): string => (props.say ?? plain)(value);
  const all = () => props.lines.flatMap(({ values }) => values);
  const ticks = () => ticksFor(Math.min(0, ...all()), Math.max(1, ...all()));
  const at = () => placer(FRAME, props.rows.length, ticks());
  const every = () => Math.max(1, Math.ceil(props.marks.length / 2 / MOST_LABELS));
  const marks = () =>
    props.marks.flatMap((turn, i) =>
      turn !== undefined && (turn - 1) % every() === 0 ? [{ turn, x: at().x(i + 1) }] : [],
    );
  const last = (values: readonly number[]): string => say(values.at(-1) ?? 0);
  const summary = (): string =>
    w.chartSummary(props.title, props.lines.map(({ name, values }) => `${name} ${last(values)}`).join(', '));
  return (
    <figure class="chart">
      <figcaption>
        <h3>{props.title}</h3>
        <Show when={props.note}>{(note) => <p class="hint">{note()}</p>}</Show>
        <p class="legend">
          <For each={props.lines}>
            {({ name, values }, i) => (
              <>
                <span class="key" classList={{ second: i() > 0 }} /> {name} {last(values)}{' '}
              </>
            )}
          </For>
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
        {/* The first side's line lies on top. */}
        <For each={[...props.lines].reverse()}>
          {({ values }, i) => (
            <path class="line" classList={{ second: i() < props.lines.length - 1 }} d={linePath(values, at())} />
          )}
        </For>
      </svg>
      <details>
        <summary>{w.numbers}</summary>
        <div class="numbers" tabIndex={0} role="group" aria-label={props.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{w.playerTurn}</th>
                <For each={props.lines}>{({ name }) => <th scope="col">{name}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={props.rows}>
                {(row, i) => (
                  <tr>
                    <th scope="row">{row}</th>
                    <For each={props.lines}>{({ values }) => <td>{say(values[i()] ?? 0)}</td>}</For>
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
