import { createEffect, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { SIDES } from '../../../blitz/types.ts';
import { OVERLAYS } from '../referee/protocol.ts';
import type { Roll } from '../referee/seeing.ts';
import { w } from '../text/words.ts';
import { WhyPanel } from './computer-panel.tsx';
import { ForcesPanel } from './forces-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import type { Table } from './table-model.ts';
import { TextBoard } from './text-board.tsx';

const TABS = ['log', 'why', 'forces', 'dice', 'map', 'text'] as const;
type Tab = (typeof TABS)[number];

/** Overlay keys, as on the shortcuts sheet. */
export const OVERLAY_KEYS: Readonly<Record<string, (typeof OVERLAYS)[number]>> = {
  z: 'zoc',
  c: 'control',
  s: 'supply',
  t: 'threat',
  v: 'moves',
  w: 'zones',
  o: 'countries',
};

const keyOf = (name: string): string =>
  Object.entries(OVERLAY_KEYS)
    .find(([, one]) => one === name)?.[0]
    ?.toUpperCase() ?? '';

const tabName = (tab: Tab): string =>
  ({ log: w.tabLog, why: w.why, forces: w.tabForces, dice: w.tabDice, map: w.tabMap, text: w.tabText })[tab];

/** Everything around the decision: log, forces, dice, overlays, the board as text. */
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
          <Match when={tab() === 'text'}>
            <TextBoard table={props.table} />
          </Match>
        </Switch>
      </div>
    </div>
  );
}

function MapPanel(props: { readonly table: Table; readonly lift: () => void }): JSX.Element {
  const { table } = props;
  const names = () => OVERLAYS.filter((one) => one !== 'supply' || table.game.preset === 'tournament');
  const sums = () => [...table.overlays()].flatMap(([name, one]) => one.sums.map((sum) => ({ ...sum, name })));
  return (
    <section aria-label={w.overlays}>
      <h2>{w.overlays}</h2>
      <ul class="overlays">
        <For each={names()}>
          {(name) => (
            <li>
              <label>
                <input
                  type="checkbox"
                  checked={table.overlayNames().has(name)}
                  onChange={() => table.toggleOverlay(name)}
                />
                {w.overlayName(name)} <kbd>{keyOf(name)}</kbd>
              </label>
            </li>
          )}
        </For>
      </ul>
      <For each={sums()}>
        {(sum) => (
          <p>
            {sum.need === undefined
              ? w.citiesLine(w.sideName(sum.side), sum.has)
              : w.supplyLine(w.sideName(sum.side), sum.need, sum.has)}
          </p>
        )}
      </For>
      <button type="button" onClick={props.lift}>
        {w.liftCounters} <kbd>L</kbd>
      </button>
    </section>
  );
}

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
export const faceOf = (die: number): string => FACES[die - 1] ?? String(die);

function DicePanel(props: { readonly table: Table }): JSX.Element {
  const [rolls, setRolls] = createSignal<readonly Roll[]>([]);
  createEffect(() => {
    props.table.game.snapshot();
    void props.table.game.referee.rolls().then(setRolls, () => setRolls([]));
  });
  const facesOf = (side: string) => rolls().flatMap((roll) => (roll.side === side ? roll.dice : []));
  const mean = (list: readonly number[]) => (list.reduce((a, b) => a + b, 0) / Math.max(1, list.length)).toFixed(2);
  return (
    <section aria-label={w.tabDice}>
      <Show when={rolls().length > 0} fallback={<p class="hint">{w.diceNone}</p>}>
        <For each={SIDES}>
          {(side) => (
            <p>
              <span class={`side ${side}`}>{w.sideName(side)}</span>:{' '}
              {w.diceLine(facesOf(side).length, mean(facesOf(side)))}
            </p>
          )}
        </For>
        <ol class="rolls">
          <For each={[...rolls()].reverse()}>
            {(roll) => (
              <li class={roll.side}>
                <span class="die">{roll.dice.map(faceOf).join(' ')}</span> {w.turn(roll.turn)}: {roll.command}
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
