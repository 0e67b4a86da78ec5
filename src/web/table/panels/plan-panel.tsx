import { For, type JSX, Show } from 'solid-js';
import type { Prospect } from '#table/desk.ts';
import { w } from '#web/text/words.ts';
import { contactPlate } from '../contact-words.ts';
import { goings } from '../move-plans.ts';
import type { Table } from '../table-model.ts';
import './plan.css';

/** Two plans of moves beside each other: their moves, and what each comes to. */
export function PlanPanel(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const { planning } = table.game;
  const going = () => goings(planning.base(), planning.plan().laid?.scene);
  return (
    <Show when={planning.on() && table.game.humanDecides()}>
      <section class="part move-plan" aria-label={w.planMoves}>
        <div class="row" role="group" aria-label={w.planMoves}>
          <For each={planning.plans()}>
            {(_plan, n) => (
              <button
                type="button"
                class="choice"
                aria-pressed={planning.at() === n()}
                onClick={() => planning.choose(n())}
              >
                {w.movePlanOf(n())}
              </button>
            )}
          </For>
          <Show when={planning.plan().commands.length > 0}>
            <button type="button" onClick={() => planning.clear()}>
              {w.planClear}
            </button>
          </Show>
        </div>
        <Show when={going().length > 0} fallback={<p class="hint">{w.planEmpty}</p>}>
          <ul class="goings">
            <For each={going()}>
              {({ from, to, units }) => (
                <li>
                  <button type="button" class="hex-link" title={w.showOnMap} onClick={() => table.showHex(to)}>
                    {table.placeName(from)} → {table.placeName(to)}
                  </button>{' '}
                  <small>{table.fittings.words.kinds(units)}</small>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Comparison table={table} />
      </section>
    </Show>
  );
}

/** Enemies touched now and in each plan, with the odds against them. */
function Comparison(props: { readonly table: Table }): JSX.Element {
  const { planning } = props.table.game;
  const columns = () => [
    { title: w.planNow, prospect: planning.now(), moves: 0, chosen: false },
    ...planning
      .plans()
      .flatMap(({ commands, laid }, n) =>
        laid
          ? [{ title: w.movePlanOf(n), prospect: laid.prospect, moves: commands.length, chosen: planning.at() === n }]
          : [],
      ),
  ];
  const hexes = () => [...new Set(columns().flatMap(({ prospect }) => prospect?.contacts.map(({ hex }) => hex) ?? []))];
  const at = (prospect: Prospect | undefined, hex: number): string => {
    const contact = prospect?.contacts.find((one) => one.hex === hex);
    return contact ? contactPlate(contact) : '–';
  };
  const dry = () => columns().some(({ prospect }) => (prospect?.dry.length ?? 0) > 0);
  return (
    <Show when={columns().length > 1}>
      <table class="comparison">
        <thead>
          <tr>
            <td />
            <For each={columns()}>
              {({ title, chosen }) => (
                <th scope="col" classList={{ chosen }}>
                  {title}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={hexes()}>
            {(hex) => (
              <tr>
                <th scope="row">{props.table.placeName(hex)}</th>
                <For each={columns()}>
                  {({ prospect, chosen }) => <td classList={{ chosen }}>{at(prospect, hex)}</td>}
                </For>
              </tr>
            )}
          </For>
          <tr>
            <th scope="row">{w.planMoved}</th>
            <For each={columns()}>{({ moves, chosen }) => <td classList={{ chosen }}>{moves}</td>}</For>
          </tr>
          <Show when={dry()}>
            <tr>
              <th scope="row">{w.planDry}</th>
              <For each={columns()}>
                {({ prospect, chosen }) => <td classList={{ chosen }}>{prospect?.dry.length ?? 0}</td>}
              </For>
            </tr>
          </Show>
        </tbody>
      </table>
    </Show>
  );
}
