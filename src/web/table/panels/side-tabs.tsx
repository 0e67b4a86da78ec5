import { createSignal, For, type JSX, Match, Switch } from 'solid-js';
import { w } from '../../text/words.ts';
import { WhyPanel } from './computer-panel.tsx';
import { DicePanel } from './dice-panel.tsx';
import { ForcesPanel } from '../../games/blitz/panels/forces-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { MapPanel } from './map-panel.tsx';
import type { Table } from '../table-model.ts';
import { TextBoard } from './text-board.tsx';
import { ToolsPanel } from './tools-panel.tsx';

const TABS = ['log', 'why', 'forces', 'dice', 'map', 'tools', 'text'] as const;
type Tab = (typeof TABS)[number];

const tabName = (tab: Tab): string =>
  ({
    log: w.tabLog,
    why: w.why,
    forces: w.tabForces,
    dice: w.tabDice,
    map: w.tabMap,
    tools: w.tabTools,
    text: w.tabText,
  })[tab];

/** Everything around the decision: log, forces, dice, overlays, calculators, the board as text. */
export function SideTabs(props: {
  readonly table: Table;
  readonly openRule: (id: string) => void;
  readonly lift: () => void;
}): JSX.Element {
  const [tab, setTab] = createSignal<Tab>('log');
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = TABS[(TABS.indexOf(tab()) + step + TABS.length) % TABS.length] as Tab;
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" onKeyDown={onKey}>
        <For each={TABS}>
          {(one) => (
            <button
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={tab() === one}
              aria-controls="tab-panel"
              tabIndex={tab() === one ? 0 : -1}
              onClick={() => setTab(one)}
            >
              {tabName(one)}
            </button>
          )}
        </For>
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab()}`} tabIndex={0}>
        <Switch>
          <Match when={tab() === 'log'}>
            <LogPanel table={props.table} openRule={props.openRule} />
          </Match>
          <Match when={tab() === 'why'}>
            <WhyPanel table={props.table} />
          </Match>
          <Match when={tab() === 'forces'}>
            <ForcesPanel table={props.table} />
          </Match>
          <Match when={tab() === 'dice'}>
            <DicePanel table={props.table} />
          </Match>
          <Match when={tab() === 'map'}>
            <MapPanel table={props.table} lift={props.lift} />
          </Match>
          <Match when={tab() === 'tools'}>
            <ToolsPanel table={props.table} openRule={props.openRule} />
          </Match>
          <Match when={tab() === 'text'}>
            <TextBoard table={props.table} />
          </Match>
        </Switch>
      </div>
    </div>
  );
}
