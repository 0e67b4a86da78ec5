import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { BlitzFrame, UnitNo } from '../../../blitz/types.ts';
import { factorsText } from '../../../blitz/unit-text.ts';
import type { Choice } from '../referee/protocol.ts';
import { w } from '../text/words.ts';
import { BattlePanel, CombatPanel } from './battle-panel.tsx';
import { LossesPanel } from './losses-panel.tsx';
import { SetupPanel } from './setup-panel.tsx';
import type { Table } from './table-model.ts';
import { Actions } from './unit-panel.tsx';

type FrameOf<K extends BlitzFrame['at']> = Extract<BlitzFrame, { at: K }>;

/** What the decision at hand needs besides the map. */
export function DecisionPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const frame = <K extends BlitzFrame['at']>(...kinds: readonly K[]): FrameOf<K> | undefined => {
    const top = table.frame();
    return top && (kinds as readonly string[]).includes(top.at) ? (top as FrameOf<K>) : undefined;
  };
  return (
    <Show when={table.game.humanDecides()}>
      <Switch fallback={<ChoiceList table={table} />}>
        <Match when={frame('setup')}>{(top) => <SetupPanel table={table} frame={top()} />}</Match>
        <Match when={frame('movement')}>
          <Arrivals table={table} />
        </Match>
        <Match when={frame('declaration')}>
          <BattlePanel table={table} openRule={props.openRule} />
        </Match>
        <Match when={frame('combat')}>
          <CombatPanel table={table} />
        </Match>
        <Match when={frame('losses', 'exchange')} keyed>
          {(top) => (
            <>
              <LossesPanel table={table} frame={top} openRule={props.openRule} />
              <button type="button" onClick={() => void table.game.decide()}>
                {w.decideForMe}
              </button>
            </>
          )}
        </Match>
      </Switch>
    </Show>
  );
}

/** Reinforcements and replacements: chosen here, brought in on the map. */
function Arrivals(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const state = () => table.state();
  const due = createMemo((): UnitNo[] =>
    (state()?.units ?? []).flatMap((unit, no) =>
      table.mine(no) && unit.place === 'waiting' && unit.due <= (state()?.turn ?? 0) ? [no] : [],
    ),
  );
  const spare = () => state()?.replacements[state()?.mover ?? 'blue'] ?? 0;
  const title = () => (spare() > 0 ? w.replacements(spare()) : w.yourChoice);
  const afloat = createMemo((): UnitNo[] =>
    (state()?.units ?? []).flatMap((unit, no) => (table.mine(no) && unit.place === 'sea' ? [no] : [])),
  );
  const Line = (line: { readonly no: UnitNo; readonly note: string }) => {
    const unit = () => state()?.units[line.no];
    return (
      <li classList={{ chosen: table.selected().has(line.no) }}>
        <button type="button" class="kind" onClick={() => table.choose(undefined, [line.no])}>
          <span class={`chip ${unit()?.side ?? ''}`}>{text(unit())}</span>
          <span class="what">
            {w.unitType(unit()?.type ?? '')} <small>{unit()?.id}</small>
          </span>
          <small class="how">{line.note}</small>
        </button>
      </li>
    );
  };
  return (
    <>
      <Show when={due().length > 0}>
        <section aria-label={w.reinforcements(due().length)}>
          <h2>{w.reinforcements(due().length)}</h2>
          <ul class="units short">
            <For each={due()}>{(no) => <Line no={no} note="" />}</For>
          </ul>
        </section>
      </Show>
      <Show when={afloat().length > 0}>
        <section aria-label={w.atSeaList}>
          <h2>{w.atSeaList}</h2>
          <ul class="units short">
            <For each={afloat()}>{(no) => <Line no={no} note={state()?.units[no]?.zone ?? ''} />}</For>
          </ul>
        </section>
      </Show>
      <Actions table={table} list={table.common()} title={title()} />
    </>
  );
}

const text = (unit: Parameters<typeof factorsText>[0] | undefined): string => (unit ? factorsText(unit) : '');

const MOST_LISTED = 80;

/** Every other decision: what is legal, unit by unit; hexes are lit on the map as well. */
function ChoiceList(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const enders = ['endAdvance', 'endLanding', 'endInterception', 'rollWeather'];
  const groups = createMemo(() => {
    const found = new Map<UnitNo | -1, Choice[]>();
    for (const choice of table.choices().slice(0, MOST_LISTED)) {
      if (enders.includes(choice.command.do)) continue;
      const key = 'unit' in choice.command ? choice.command.unit : -1;
      const list = found.get(key);
      if (list) list.push(choice);
      else found.set(key, [choice]);
    }
    return [...found];
  });
  return (
    <Show when={groups().length > 0}>
      <section class="choices" aria-label={w.yourChoice}>
        <h2>{w.yourChoice}</h2>
        <For each={groups()}>
          {([no, list]) => (
            <div class="choice-group">
              <Show when={no !== -1}>
                <button
                  type="button"
                  class="kind"
                  aria-pressed={table.selected().has(no)}
                  onClick={() => table.choose(table.state()?.units[no]?.at, [no])}
                >
                  <span class={`chip ${table.state()?.units[no]?.side ?? ''}`}>{text(table.state()?.units[no])}</span>
                  <span class="what">{table.unitLine(no)}</span>
                </button>
              </Show>
              <div class="row">
                <For each={list.slice(0, 24)}>
                  {(choice) => (
                    <button type="button" title={choice.text} onClick={() => void table.game.play(choice.command)}>
                      {labelOf(table, choice)}
                    </button>
                  )}
                </For>
              </div>
            </div>
          )}
        </For>
        <button type="button" onClick={() => void table.game.decide()}>
          {w.decideForMe}
        </button>
      </section>
    </Show>
  );
}

function labelOf(table: Table, { command, hex, zone, text: written }: Choice): string {
  const name = w.actionName(command.do);
  if (zone !== undefined) return `${name} ${zone}`;
  if ('path' in command && command.path) return `${name} ${command.path.map(table.name).join(' › ')}`;
  if (hex !== undefined) return `${name} ${table.name(hex)}`;
  const [, ...rest] = written.split(' ');
  return [name, ...rest].join(' ');
}
