import { createMemo, createSignal, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import type { LogLine } from '#table/host.ts';
import { w } from '#web/text/words.ts';
import { sideClass } from '../panels/side-name.tsx';
import type { Table } from '../table-model.ts';
import { filterOf } from './filter.ts';
import { asBefore, type Entry, type Group, groupsOf } from './groups.ts';
import { Line } from './log-line.tsx';
import './log.css';

/** Number of groups rendered at a time; more follow when the end of the list comes into view. */
const STEP = 12;

const NONE: readonly Group[] = [];

/** Log, newest first, by player turns and phases. */
export function LogPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const filter = filterOf(table);
  const [count, setCount] = createSignal(STEP);
  const all = createMemo(
    (before: readonly Group[]) => asBefore(before, groupsOf(table.game.log(), table.face.log, filter.passes)),
    NONE,
  );
  const groups = createMemo(() => all().slice(0, count()));
  /** The first line of every command: play can go back to where it was given. */
  const firsts = createMemo(
    () =>
      new Set(
        new Map(
          table.game
            .log()
            .toReversed()
            .map((line) => [line.n, line]),
        ).values(),
      ),
  );
  const undo = (line: LogLine): boolean => {
    const { undoPoint = 0, played = 0 } = table.game.update() ?? {};
    return firsts().has(line) && line.n > undoPoint && line.n < played && table.game.humanDecides();
  };
  const watcher = new IntersectionObserver((seen) => {
    if (seen.some((one) => one.isIntersecting)) setCount((now) => now + STEP);
  });
  onCleanup(() => watcher.disconnect());
  const refine = (act: () => void): void => {
    setCount(STEP);
    act();
  };
  /** Groups opened or closed by hand; by default only the newest is open. */
  const [turned, setTurned] = createSignal<ReadonlyMap<string, boolean>>(new Map());
  return (
    <section class="log" aria-label={w.tabLog}>
      <div class="log-filter row">
        <select
          aria-label={w.logKind}
          value={filter.kind()}
          onChange={(event) => refine(() => filter.setKind(event.currentTarget.value))}
        >
          <option value="">{w.logAll}</option>
          <For each={table.face.log.kinds}>{({ id, title }) => <option value={id}>{title()}</option>}</For>
        </select>
        <select
          aria-label={w.logSide}
          value={filter.side()}
          onChange={(event) => refine(() => filter.setSide(event.currentTarget.value))}
        >
          <option value="">{w.logBoth}</option>
          <For each={table.face.sides}>{({ id, name }) => <option value={id}>{name()}</option>}</For>
        </select>
        <input
          type="search"
          aria-label={w.logSearch}
          placeholder={w.logSearch}
          value={filter.wanted()}
          onInput={(event) => refine(() => filter.setWanted(event.currentTarget.value.trim()))}
        />
      </div>
      <Show when={groups().length === 0}>
        <p class="hint">{table.game.log().length === 0 ? w.logEmpty : w.logNothing}</p>
      </Show>
      <For each={groups()}>
        {(group, i) => (
          <>
            <Show when={group.turn !== groups()[i() - 1]?.turn && group.turn}>{(turn) => <h3>{turn()}</h3>}</Show>
            <Show when={group.phase}>{(phase) => <h3 class="of-phase">{phase()}</h3>}</Show>
            <ol>
              <For each={group.entries}>
                {(entry) => (
                  <LogLineView
                    table={table}
                    entry={entry}
                    openRule={props.openRule}
                    undo={undo}
                    open={
                      turned().get(keyOf(group, entry)) ??
                      (('gathered' in entry && entry.gathered !== 'setup' && i() === 0) || filter.wanted() !== '')
                    }
                    turn={(open) => setTurned((now) => new Map([...now, [keyOf(group, entry), open]]))}
                  />
                )}
              </For>
            </ol>
          </>
        )}
      </For>
      <Show when={groups().length < all().length}>
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

const keyOf = ({ key }: Group, entry: Entry): string =>
  `${key} ${'gathered' in entry ? `${entry.gathered} ${entry.side}` : entry.line.n}`;

function LogLineView(props: {
  readonly table: Table;
  readonly entry: Entry;
  readonly openRule: (id: string) => void;
  readonly undo: (line: LogLine) => boolean;
  readonly open: boolean;
  readonly turn: (open: boolean) => void;
}): JSX.Element {
  const lineOf = (line: LogLine, times = 1): JSX.Element => (
    <Line table={props.table} line={line} times={times} openRule={props.openRule} undo={props.undo(line)} />
  );
  const sideOf = (side: string): string => {
    const { log, sides } = props.table.face;
    const name = log.tellsSides ? sides.find(({ id }) => id === side)?.name() : undefined;
    return name === undefined ? '' : `${name}: `;
  };
  const [one, many] = 'line' in props.entry ? [props.entry] : [undefined, props.entry];
  return (
    <Switch>
      <Match when={one?.details && one}>
        {(entry) => (
          <>
            {lineOf(entry().line)}
            <li class="gathered details">
              <button type="button" aria-expanded={props.open} onClick={() => props.turn(!props.open)}>
                {w.logDetails(entry().details?.length ?? 0)}
              </button>
              <Show when={props.open}>
                <ol>
                  <For each={entry().details}>{(line) => lineOf(line)}</For>
                </ol>
              </Show>
            </li>
          </>
        )}
      </Match>
      <Match when={one}>{(entry) => lineOf(entry().line, entry().times)}</Match>
      <Match when={many}>
        {(entry) => (
          <li class={`gathered ${sideClass(props.table, entry().side)}`}>
            <button type="button" aria-expanded={props.open} onClick={() => props.turn(!props.open)}>
              {sideOf(entry().side)}
              {w.logGathered[entry().gathered](entry().units)}
            </button>
            <Show when={props.open}>
              <ol>
                <For each={entry().lines}>{(line) => lineOf(line)}</For>
              </ol>
            </Show>
          </li>
        )}
      </Match>
    </Switch>
  );
}
