import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Choice } from '#table/desk.ts';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';
import { Actions, Impossible } from './actions.tsx';
import { BillPanel } from './bill-panel.tsx';
import { askedInHand, choiceGroups, isListed } from './choice-groups.ts';
import './decisions.css';
import { calledIn, UnitName } from './unit-name.tsx';
import { UnitChip } from './unit-chip.tsx';

/** Controls of the decision besides the map: the game's own panel, a bill to be paid, or a list of all choices. */
export function DecisionPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  return (
    <Show when={table.game.humanDecides()}>
      <Show
        when={table.fittings.panels[table.scene()?.prompt?.at ?? '']}
        keyed
        fallback={
          <Show
            when={table.scene()?.mode === 'name'}
            fallback={
              <>
                <ChoiceList table={table} />
                <Actions table={table} list={table.common()} title={w.actions} />
                <Impossible table={table} list={table.common()} openRule={props.openRule} />
              </>
            }
          >
            <Show when={table.bill()}>
              {(bill) => <BillPanel table={table} bill={bill()} openRule={props.openRule} />}
            </Show>
            <Actions table={table} list={table.common()} title={w.actionsOnly} />
          </Show>
        }
      >
        {(Own) => <Own openRule={props.openRule} />}
      </Show>
      <GivenDice table={table} />
    </Show>
  );
}

/** Dice that came with the position are no secret. */
function GivenDice(props: { readonly table: Table }): JSX.Element {
  const given = () => props.table.game.update()?.givenDice ?? 0;
  return (
    <Show when={given() > 0}>
      <p class="hint">{w.givenDice(given())}</p>
    </Show>
  );
}

const MOST_LISTED = 24;

/** Every other decision: what is legal, unit by unit; hexes are lit on the map as well. */
function ChoiceList(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const groups = createMemo(() => {
    const aimed = table.aimed();
    const open = table.choices().filter((choice) => aimed === undefined || choice.hex === aimed);
    return choiceGroups(open);
  });
  const held = createMemo(() => askedInHand(groups(), table.selected()));
  return (
    <Show when={groups().length > 0}>
      <section class="choices" aria-label={w.yourChoice}>
        <h2>{table.aimed() === undefined ? w.yourChoice : w.whoGoes(table.name(table.aimed() ?? -1))}</h2>
        <For each={groups()}>
          {(group) => (
            <div class="choice-group">
              <Show when={group.unit !== undefined && table.piece(group.unit)}>
                {(piece) => (
                  <button
                    type="button"
                    class="kind"
                    aria-pressed={piece().id === held()}
                    onClick={() => table.choose(piece().hex, [piece().id])}
                  >
                    <UnitChip table={table} piece={piece()} />
                    <UnitName table={table} piece={piece()} />
                  </button>
                )}
              </Show>
              <Show when={isListed(group, groups(), held())}>
                <div class="row">
                  <For each={group.ways.slice(0, MOST_LISTED)}>
                    {(choice) => (
                      <button type="button" title={choice.text} onClick={() => void table.game.play(choice.command)}>
                        {labelOf(table, choice)}
                      </button>
                    )}
                  </For>
                  <Show when={group.ways.length > MOST_LISTED}>
                    <span class="hint">{w.moreWays(group.ways.length - MOST_LISTED)}</span>
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

function labelOf(table: Table, { verb, hex, box, path, text }: Choice): string {
  const name = table.fittings.words.action(verb);
  if (box !== undefined) return `${name} ${box}`;
  if (path) return `${name} ${path.map(table.name).join(' › ')}`;
  if (hex !== undefined) return `${name} ${table.name(hex)}`;
  return [name, ...calledIn(table, text)].join(' ');
}
