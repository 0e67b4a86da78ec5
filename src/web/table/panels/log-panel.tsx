import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { LogLine } from '../../../table/host.ts';
import type { LogLook } from '../../face.ts';
import { said, saidParts, w } from '../../text/words.ts';
import type { Table } from '../table-model.ts';
import { sideClass } from './side-name.tsx';

/** So many lines stand in the page at a time; more come when the end of the list comes into view. */
const STEP = 40;

const [kind, setKind] = createSignal('');
const [side, setSide] = createSignal('');
const [wanted, setWanted] = createSignal('');

const passes = (line: LogLine, { kindOf }: LogLook): boolean =>
  (side() === '' || line.side === side()) &&
  (kind() === '' || kindOf(line.rules) === kind()) &&
  (wanted() === '' || said(line.text).toLowerCase().includes(wanted().toLowerCase()));

/** The newest lines that pass, newest first. */
function newest(lines: readonly LogLine[], count: number, look: LogLook): LogLine[] {
  const found: LogLine[] = [];
  for (let i = lines.length - 1; i >= 0 && found.length < count; i--) {
    const line = lines[i] as LogLine;
    if (passes(line, look)) found.push(line);
  }
  return found;
}

/** What has happened, newest first, each line with the rules it happened by and its hexes. */
export function LogPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const [count, setCount] = createSignal(STEP);
  const lines = createMemo(() => newest(table.game.log(), count(), table.face.log));
  const firstOf = (n: number, i: number) => lines()[i + 1]?.n !== n;
  const floor = () => table.game.news()?.undoPoint ?? 0;
  const played = () => table.game.news()?.played ?? 0;
  const more = () => lines().length >= count();
  const watcher = new IntersectionObserver((seen) => {
    if (seen.some((one) => one.isIntersecting)) setCount((now) => now + STEP);
  });
  onCleanup(() => watcher.disconnect());
  const refine = (act: () => void): void => {
    setCount(STEP);
    act();
  };
  return (
    <section class="log" aria-label={w.tabLog}>
      <div class="log-filter row">
        <select
          aria-label={w.logKind}
          value={kind()}
          onChange={(event) => refine(() => setKind(event.currentTarget.value))}
        >
          <option value="">{w.logAll}</option>
          <For each={table.face.log.kinds}>{({ id, title }) => <option value={id}>{title()}</option>}</For>
        </select>
        <select
          aria-label={w.logSide}
          value={side()}
          onChange={(event) => refine(() => setSide(event.currentTarget.value))}
        >
          <option value="">{w.logBoth}</option>
          <For each={table.face.sides}>{({ id, name }) => <option value={id}>{name()}</option>}</For>
        </select>
        <input
          type="search"
          aria-label={w.logSearch}
          placeholder={w.logSearch}
          value={wanted()}
          onInput={(event) => refine(() => setWanted(event.currentTarget.value.trim()))}
        />
      </div>
      <Show when={lines().length === 0}>
        <p class="hint">{table.game.log().length === 0 ? w.logEmpty : w.logNothing}</p>
      </Show>
      <ol>
        <For each={lines()}>
          {(line, i) => (
            <li class={sideClass(table, line.side)}>
              <Line table={table} line={line} />{' '}
              <For each={line.rules}>
                {(rule) => (
                  <button type="button" class="rule-link" onClick={() => props.openRule(rule)}>
                    {rule}
                  </button>
                )}
              </For>
              <Show when={firstOf(line.n, i()) && line.n > floor() && line.n < played() && table.game.humanDecides()}>
                <button type="button" class="rule-link" onClick={() => void table.game.undoTo(line.n)}>
                  {w.undoHere}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={more()}>
        <button
          type="button"
          class="wide"
          ref={(element) => watcher.observe(element)}
          onClick={() => setCount(count() + STEP)}
        >
          {w.logOlder}
        </button>
      </Show>
    </section>
  );
}

/** A line's words with its hexes as links to the map. */
function Line(props: { readonly table: Table; readonly line: LogLine }): JSX.Element {
  return (
    <For each={saidParts(props.line.text)}>
      {(part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <button type="button" class="hex-link" onClick={() => props.table.showHex(props.table.find(part.hex))}>
            {part.hex}
          </button>
        )
      }
    </For>
  );
}
