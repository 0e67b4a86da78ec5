import { createSignal, For, type JSX, Show } from 'solid-js';
import type { TabLook } from '#web/face.ts';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';
import { WhyPanel } from './computer-panel.tsx';
import { DicePanel } from './dice-panel.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { TextBoard } from '../map/text-board.tsx';
import { ToolsPanel } from './tools-panel.tsx';

/** Tabs around the decision: log, reasons, the game's own, dice, calculators, the board as text. */
export function SideTabs(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const tabs: readonly TabLook[] = [
    { id: 'log', title: () => w.tabLog, body: () => <LogPanel table={table} openRule={props.openRule} /> },
    ...(table.game.keptHere ? [{ id: 'why', title: () => w.why, body: () => <WhyPanel table={table} /> }] : []),
    ...table.fittings.tabs,
    { id: 'dice', title: () => w.tabDice, body: () => <DicePanel table={table} /> },
    ...(table.fittings.tools.length > 0
      ? [{ id: 'tools', title: () => w.tabTools, body: () => <ToolsPanel table={table} openRule={props.openRule} /> }]
      : []),
    { id: 'text', title: () => w.tabText, body: () => <TextBoard table={table} /> },
  ];
  const [tab, setTab] = createSignal('log');
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = tabs.findIndex(({ id }) => id === tab());
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    setTab(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" onKeyDown={onKey}>
        <For each={tabs}>
          {({ id, title }) => (
            <button
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={tab() === id}
              aria-controls="tab-panel"
              tabIndex={tab() === id ? 0 : -1}
              onClick={() => setTab(id)}
            >
              {title()}
            </button>
          )}
        </For>
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab()}`} tabIndex={0}>
        <Show when={tabs.find(({ id }) => id === tab())?.body} keyed>
          {(Body) => <Body openRule={props.openRule} />}
        </Show>
      </div>
    </div>
  );
}
