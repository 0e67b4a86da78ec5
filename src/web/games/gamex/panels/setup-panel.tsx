import { createMemo, For, type JSX, Show } from 'solid-js';
import { targetless } from '../../../../games/gamex/chapters/airborne/drops.ts';
import { zoneOf } from '../../../../games/gamex/chapters/turn/seats.ts';
import { choiceOf } from '../../../../games/gamex/desk/actions.ts';
import type { Unit } from '../../../../games/gamex/types.ts';
import { NOWHERE } from '../../../../hex/hex.ts';
import { namesOf, unitLine, unitName } from '../says.ts';
import type { GameTable } from '../game-table.ts';
import { placeRest, trapped, trapsAhead, unplaced } from '../setting-up.ts';
import { g, w } from '../words/words.ts';
import { CarrierChoice } from './carrier-choice.tsx';
import { DropChoice } from './drop-choice.tsx';

/** What is still to be set up: a unit or a mine is taken in hand and put on a hex, or all of it is done by itself. */
export function SetupPanel(props: { readonly table: GameTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const { laid } = table;
  const mines = () => {
    const side = table.side();
    return side === undefined ? [] : (table.state()?.hidden[side] ?? []);
  };
  const aimless = (): boolean => {
    const [world, state, side] = [table.world, table.state(), table.side()];
    return world !== undefined && state !== undefined && side !== undefined && !!targetless(world, state, side);
  };
  const left = (): boolean => unplaced(table).length > 0 || mines().some(({ at }) => at === NOWHERE) || aimless();
  const taken = (unit: Unit): boolean => laid.selected().has(unit.id);
  /** Hexes for a mine are lit; a click on one hides it there. */
  function hide(mine: number): void {
    const [open, side] = [table.open, table.side()];
    if (!open || side === undefined) return;
    laid.select([]);
    const hexes = zoneOf(open.world, open.world.mineZones[side]);
    const commands = hexes.map((hex) => choiceOf(open, { do: 'hideMine', mine, hex }, { hex }));
    laid.begin({ verb: 'hideMine', choices: commands.filter(({ command }) => table.allowed(command)) });
  }
  return (
    <section class="setup" aria-label={g.phase.setup}>
      <Show when={left()} fallback={<p class="hint">{g.allPlaced}</p>}>
        <button type="button" class="suggest" onClick={() => placeRest(table)}>
          {mines().length > 0 ? g.restAndMines : g.action.placeRest}
        </button>
      </Show>
      <Traps table={table} openRule={props.openRule} />
      <ul class="unit-list">
        <For each={unplaced(table)}>
          {(unit) => (
            <li>
              <button type="button" aria-pressed={taken(unit)} onClick={() => laid.select([unit.id])}>
                {unitLine(table, unit)}
              </button>
            </li>
          )}
        </For>
        <For each={mines()}>
          {({ at, column }, i) => (
            <li>
              <button type="button" onClick={() => hide(i())}>
                {g.mine(i() + 1, column)} <small>{at === NOWHERE ? g.unset : g.hiddenIn(laid.name(at))}</small>
              </button>
            </li>
          )}
        </For>
      </ul>
      <CarrierChoice table={table} />
      <DropChoice table={table} />
      <Show when={laid.begun()?.verb === 'hideMine'}>
        <p class="hint" aria-live="polite">
          {g.chooseHex(g.action.hideMine)}
        </p>
      </Show>
    </section>
  );
}

/** Hexes the units in hand could not leave, and units that stand in such. */
function Traps(props: { readonly table: GameTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const ahead = createMemo(() => trapsAhead(table));
  const warning = (text: string, rule: string): JSX.Element => (
    <p class="trap">
      {text}{' '}
      <button type="button" class="rule-link" aria-label={w.readRule(rule)} onClick={() => props.openRule(rule)}>
        {rule}
      </button>
    </p>
  );
  return (
    <div aria-live="polite">
      <Show when={ahead().hexes.length > 0}>{warning(g.trapAhead(namesOf(ahead().units)), ahead().rule)}</Show>
      <For each={trapped(table)}>
        {({ unit, rule }) => warning(g.trapped(unitName(unit), table.laid.name(unit.at)), rule)}
      </For>
    </div>
  );
}
