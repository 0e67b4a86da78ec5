import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Command, UnitNo } from '#games/blitz/types.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { WEATHER_WORDS } from '#games/blitz/words.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import type { Action as AnyAction, Choice as AnyChoice } from '#table/desk.ts';
import type { TableWords } from '#web/face.ts';
import { said, typeName, w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { Actions } from '#web/table/panels/actions.tsx';
import { sideClass } from '#web/table/panels/side-name.tsx';

type Action = AnyAction<Command>;
type Choice = AnyChoice<Command>;
type Purchase = Extract<Command, { do: 'placeReplacement' }>;

const text = (unit: Parameters<typeof factorsText>[0] | undefined): string => (unit ? factorsText(unit) : '');

/** The weather of 1965, reinforcements, units At Sea and replacements: chosen here, brought in on the map. */
export function Arrivals(props: { readonly table: BlitzTable; readonly words: TableWords }): JSX.Element {
  const { table } = props;
  const state = () => table.state();
  // M80.27: nobody comes in the second impulse.
  const comes = (): boolean => {
    const frame = table.frame();
    return frame?.at !== 'movement' || frame.impulse !== 2;
  };
  const due = createMemo((): UnitNo[] =>
    (comes() ? (state()?.units ?? []) : []).flatMap((unit, no) =>
      table.mine(no) && unit.place === 'waiting' && unit.due <= (state()?.turn ?? 0) ? [no] : [],
    ),
  );
  const afloat = createMemo((): UnitNo[] =>
    (state()?.units ?? []).flatMap((unit, no) => (table.mine(no) && unit.place === 'sea' && !isShip(unit) ? [no] : [])),
  );
  const others = () => table.common().filter((one) => one.verb !== 'placeReplacement');
  const bought = () => table.common().find((one) => one.verb === 'placeReplacement') as Action | undefined;
  const toggle = (no: UnitNo, list: readonly UnitNo[]): void => {
    const next = new Set([...table.selected()].filter((one) => list.includes(one)));
    if (!next.delete(no)) next.add(no);
    table.choose(undefined, [...next]);
  };
  const Line = (line: { readonly no: UnitNo; readonly note: string; readonly list: readonly UnitNo[] }) => {
    const unit = () => state()?.units[line.no];
    return (
      <li classList={{ chosen: table.selected().has(line.no) }}>
        <button
          type="button"
          class="kind"
          aria-pressed={table.selected().has(line.no)}
          onClick={() => toggle(line.no, line.list)}
        >
          <span class={`chip ${sideClass(table.game, unit()?.side)}`}>{text(unit())}</span>
          <span class="what" title={unit()?.id}>
            {table.called(line.no)}
          </span>
          <small class="how">{line.note}</small>
        </button>
      </li>
    );
  };
  /** One tap takes each of them; this one takes them all, or none. */
  const All = (of: { readonly list: readonly UnitNo[] }) => {
    const every = () => of.list.every((no) => table.selected().has(no));
    return (
      <Show when={of.list.length > 1}>
        <button type="button" aria-pressed={every()} onClick={() => table.choose(undefined, every() ? [] : of.list)}>
          {w.takeAll(of.list.length)}
        </button>
      </Show>
    );
  };
  return (
    <>
      <Show when={state()?.weather !== undefined && state()?.weather !== 'clear'}>
        <p class="duty">{w.weatherNow(said(WEATHER_WORDS[state()?.weather ?? 'clear']))}</p>
      </Show>
      <Show when={due().length > 0}>
        <section aria-label={w.reinforcements(due().length)}>
          <h2>{w.reinforcements(due().length)}</h2>
          <All list={due()} />
          <ul class="units short">
            <For each={due()}>{(no) => <Line no={no} note="" list={due()} />}</For>
          </ul>
        </section>
      </Show>
      <Show when={afloat().length > 0}>
        <section aria-label={w.atSeaList}>
          <h2>{w.atSeaList}</h2>
          <All list={afloat()} />
          <ul class="units short">
            <For each={afloat()}>
              {(no) => (
                <Line
                  no={no}
                  note={[state()?.units[no]?.zone, state()?.units[no]?.stopped ? w.stopped : ''].join(' ')}
                  list={afloat()}
                />
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Victories table={table} />
      <Show when={bought()}>{(action) => <Purchases table={table} action={action()} />}</Show>
      <Actions table={{ ...table.laid, fittings: { words: props.words } }} list={others()} title={w.yourChoice} />
    </>
  );
}

/** T17.1: one button for each unit that can be bought back; the map shows where it may arrive. */
function Purchases(props: { readonly table: BlitzTable; readonly action: Action }): JSX.Element {
  const { table } = props;
  const spare = () => table.state()?.replacements[table.state()?.mover ?? 'blue'] ?? 0;
  const kinds = createMemo(() => {
    const found = new Map<string, { one: Purchase; choices: Choice[] }>();
    for (const choice of props.action.choices) {
      if (choice.command.do !== 'placeReplacement') continue;
      const { type, mf, ratio, size } = choice.command;
      const key = [type, mf, ratio, size].join(' ');
      const group = found.get(key) ?? { one: choice.command, choices: [] };
      group.choices.push(choice);
      found.set(key, group);
    }
    return [...found].map(([key, group]) => ({ key, ...group }));
  });
  const isBegun = (key: string): boolean => table.begun()?.verb === `placeReplacement ${key}`;
  const label = ({ type, mf, ratio, size }: Purchase): string => {
    const af = size * ratio;
    return w.buyLine(factorsText({ type, af, df: size, mf }), typeName(type));
  };
  return (
    <section aria-label={w.buyTitle(spare())}>
      <h2>{w.buyTitle(spare())}</h2>
      <p class="hint">{w.buyHint}</p>
      <div class="row">
        <For each={kinds()}>
          {({ key, one, choices }) => (
            <button
              type="button"
              aria-pressed={isBegun(key)}
              onClick={() => table.begin(isBegun(key) ? undefined : { verb: `placeReplacement ${key}`, choices })}
            >
              {label(one)}
            </button>
          )}
        </For>
      </div>
    </section>
  );
}

/** T7.3: automatic victories declared in this player turn. */
export function Victories(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  return (
    <For each={table.state()?.avs}>
      {(av) => (
        <p class="duty">
          {w.avLine(av.hexes.map(table.name).join(', '), av.participants.map(table.called).join(', '))}
          <Show when={av.users.length > 0}> {w.avUsers(av.users.map(table.called).join(', '))}</Show>
        </p>
      )}
    </For>
  );
}
