import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { BlitzFrame, UnitNo } from '../../../games/blitz/types.ts';
import { factorsText } from '../../../games/blitz/text/unit-text.ts';
import type { Choice } from '../referee/protocol.ts';
import { w } from '../../text/words.ts';
import { AirFightsPanel, AllotPanel, InterceptionPanel, LandingPanel } from '../../games/blitz/panels/air-panel.tsx';
import { Arrivals } from '../../games/blitz/panels/arrivals.tsx';
import { BattlePanel, CombatPanel } from '../../games/blitz/panels/battle-panel.tsx';
import { DuePanel } from './losses-panel.tsx';
import { doneMeaning } from '../../games/blitz/prompt.ts';
import { SetupPanel } from '../../games/blitz/panels/setup-panel.tsx';
import type { Table } from '../table-model.ts';
import './decisions.css';

type FrameOf<K extends BlitzFrame['at']> = Extract<BlitzFrame, { at: K }>;

/** Phases of many commands; in all other decisions "decide for me" makes the one at hand. */
const PHASES: readonly string[] = ['setup', 'weather', 'movement', 'declaration'];

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
        <Match when={frame('losses', 'exchange', 'supplyLosses', 'beachSupply')}>
          <Show when={table.due()}>{(due) => <DuePanel table={table} due={due()} openRule={props.openRule} />}</Show>
        </Match>
        <Match when={frame('interception')}>
          <InterceptionPanel table={table} />
        </Match>
        <Match when={frame('airFights')}>{(top) => <AirFightsPanel table={table} hexes={top().hexes} />}</Match>
        <Match when={frame('allot')}>{(top) => <AllotPanel table={table} hex={top().hex} />}</Match>
        <Match when={frame('landing')}>
          <LandingPanel table={table} />
        </Match>
      </Switch>
      <Footer table={table} />
    </Show>
  );
}

/** What ending the decision will do, and somebody else to decide; whole phases are left to the computer elsewhere. */
function Footer(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { game } = table;
  return (
    <section class="decide" aria-label={w.decideForMe}>
      <Show when={doneMeaning(table.frame(), table.state())}>{(means) => <p class="hint">{means()}</p>}</Show>
      <Show when={(game.snapshot()?.givenDice ?? 0) > 0}>
        <p class="hint">{w.givenDice(game.snapshot()?.givenDice ?? 0)}</p>
      </Show>
      <Show when={!PHASES.includes(table.at() ?? '')}>
        <button type="button" onClick={() => void game.decide()}>
          {w.decideForMe}
        </button>
      </Show>
      <Show when={table.at() !== 'setup' && table.at() !== 'drawOffer'}>
        <Ending table={table} />
      </Show>
    </section>
  );
}

/** B80.11: a draw may be offered, the game given up; the latter asks once more. */
function Ending(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  const [sure, setSure] = createSignal(false);
  return (
    <details class="ending" onToggle={() => setSure(false)}>
      <summary>{w.endGame}</summary>
      <div class="row">
        <button type="button" onClick={() => void game.play({ do: 'offerDraw' })}>
          {w.offerDraw}
        </button>
        <Show
          when={sure()}
          fallback={
            <button type="button" onClick={() => setSure(true)}>
              {w.resign}
            </button>
          }
        >
          <button type="button" onClick={() => void game.play({ do: 'resign' })}>
            {w.resignSure}
          </button>
        </Show>
      </div>
    </details>
  );
}

const text = (unit: Parameters<typeof factorsText>[0] | undefined): string => (unit ? factorsText(unit) : '');

const MOST_LISTED = 24;
/** So many ways are listed for every unit; more of them for the chosen one only. */
const FEW = 4;
const ENDERS: readonly string[] = ['endAdvance', 'rollWeather'];

/** Every other decision: what is legal, unit by unit; hexes are lit on the map as well. */
function ChoiceList(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const groups = createMemo(() => {
    const found = new Map<UnitNo | -1, Choice[]>();
    const aimed = table.aimed();
    for (const choice of table.choices()) {
      if (ENDERS.includes(choice.command.do) || (aimed !== undefined && choice.hex !== aimed)) continue;
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
        <h2>{table.aimed() === undefined ? w.yourChoice : w.whoGoes(table.name(table.aimed() ?? -1))}</h2>
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
              <Show when={no === -1 || list.length <= FEW || (table.selected().size === 1 && table.selected().has(no))}>
                <div class="row">
                  <For each={list.slice(0, MOST_LISTED)}>
                    {(choice) => (
                      <button type="button" title={choice.text} onClick={() => void table.game.play(choice.command)}>
                        {labelOf(table, choice)}
                      </button>
                    )}
                  </For>
                  <Show when={list.length > MOST_LISTED}>
                    <span class="hint">{w.moreWays(list.length - MOST_LISTED)}</span>
                  </Show>
                </div>
              </Show>
            </div>
          )}
        </For>
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
