import { createMemo, For, type JSX, Show } from 'solid-js';
import { zoneOf } from '#games/gamex/turn/seats.ts';
import { choiceOf } from '#games/gamex/desk/actions.ts';
import type { Unit } from '#games/gamex/types.ts';
import { NOWHERE } from '#hex/hex.ts';
import { counterSvg } from '#web/board/counter-svg.ts';
import { theme } from '#web/table/settings/settings.ts';
import { kindName, namesOf, unitName } from '../unit-descriptions.ts';
import type { GameTable } from '../game-table.ts';
import { isLeft, laysWorks, minesOf, trapped, trapsAhead, unplacedKinds } from '../setup-table.ts';
import { g, w } from '../words/words.ts';
import { CarrierChoice } from './carrier-choice.tsx';
import { DropChoice } from './drop-choice.tsx';

/** Units and mines still to be set up: selected and put on a hex, or placed automatically. */
export function SetupPanel(props: { readonly table: GameTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const { laid } = table;
  const mines = () => minesOf(table);
  const taken = (units: readonly Unit[]): boolean => units.some(({ id }) => laid.selected().has(id));
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
      <h2>{isLeft(table) ? g.toPlace : g.phase.setup}</h2>
      <Show when={!isLeft(table)}>
        <p class="hint">{laysWorks(table) ? g.worksLaid : g.allPlaced}</p>
      </Show>
      <Traps table={table} openRule={props.openRule} />
      <ul class="unit-list">
        <For each={unplacedKinds(table)}>
          {(units) => (
            <li>
              <button
                type="button"
                class="with-counter"
                aria-pressed={taken(units)}
                onClick={() => laid.select(units.slice(0, 1).map(({ id }) => id))}
              >
                <Counter table={table} unit={units[0]} />
                <span>
                  {units.length > 1 ? units.slice(0, 1).map((unit) => kindName(table, unit)) : units.map(unitName)}{' '}
                  <small>{table.kind(units[0])?.code}</small>
                </span>
                <Show when={units.length > 1}>
                  <b>× {units.length}</b>
                </Show>
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

/** The counter of a unit that lies nowhere yet. */
function Counter(props: { readonly table: GameTable; readonly unit: Unit | undefined }): JSX.Element {
  const piece = () => (props.unit ? props.table.laid.piece(props.unit.id) : undefined);
  return (
    <Show when={piece()}>
      {(one) => <span class="chip-counter" innerHTML={counterSvg(one().counter, theme(), 'factors')} />}
    </Show>
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
