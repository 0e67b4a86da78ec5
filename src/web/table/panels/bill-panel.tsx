import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { Objection } from '#core/objection.ts';
import type { Bill, UnitId } from '#table/desk.ts';
import { said, w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';
import { UnitChip } from './unit-chip.tsx';
import { UnitName } from './unit-name.tsx';

/** Losses by plus and minus, others by whole units; the referee says when they are right. */
export function BillPanel(props: {
  readonly table: Table;
  readonly bill: Bill;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const { words } = table.fittings;
  const chosen = table.named;
  const [fault, setFault] = createSignal<Objection>();
  const line = (id: UnitId) => props.bill.lines.find((one) => one.unit === id);
  const sum = () => [...chosen()].reduce((total, [id, given]) => total + given * (line(id)?.worth ?? 1), 0);
  const left = () => props.bill.owed - sum();
  const command = () => table.game.ask('pay', [...chosen()]);
  let asked = 0;
  createEffect(() => {
    const mine = ++asked;
    const show = (found: Objection | undefined): void => void (mine === asked && setFault(found));
    if (chosen().size === 0) return show(undefined);
    void command()
      .then((given) => table.game.ask<Objection | undefined>('check', given))
      .then(show, () => show(undefined));
  });
  const pay = (): Promise<boolean> => table.game.giveAnswer('pay', async () => [await command()]);
  const whole = (id: UnitId): boolean => line(id)?.step === line(id)?.most;
  return (
    <section class="losses" aria-label={words.bill(props.bill).title}>
      <h2>
        {words.bill(props.bill).title} <small>{w.dueChosen(sum(), props.bill.owed)}</small>
      </h2>
      <p>
        {words.bill(props.bill).text}{' '}
        <button type="button" class="rule-link" onClick={() => props.openRule(props.bill.rule)}>
          {props.bill.rule}
        </button>{' '}
        <Show when={!props.bill.serves}>
          <strong>{left() > 0 ? w.dueLeft(left()) : w.duePaid}</strong>
        </Show>
      </p>
      <ul class="units">
        <For each={props.bill.lines}>
          {({ unit: id, most, worth }) => (
            <li classList={{ chosen: chosen().has(id) }}>
              <button type="button" class="kind" aria-pressed={chosen().has(id)} onClick={() => table.changeWhole(id)}>
                <Show when={table.piece(id)}>
                  {(piece) => (
                    <>
                      <UnitChip table={table} piece={piece()} />
                      <UnitName table={table} piece={piece()}>
                        <Show when={worth > 1}>
                          {' '}
                          <small>{w.countsTwice}</small>
                        </Show>
                      </UnitName>
                    </>
                  )}
                </Show>
              </button>
              <Show
                when={!whole(id)}
                fallback={
                  <label class="whole">
                    <input
                      type="checkbox"
                      aria-label={said({ unit: id })}
                      checked={chosen().has(id)}
                      onChange={() => table.change(id, chosen().has(id) ? -1 : 1)}
                    />{' '}
                    {most}
                  </label>
                }
              >
                <span class="count">
                  <button type="button" aria-label={w.fewer(said({ unit: id }))} onClick={() => table.change(id, -1)}>
                    −
                  </button>
                  <span class="number">
                    {chosen().get(id) ?? 0}/{most}
                  </span>
                  <button type="button" aria-label={w.moreOf(said({ unit: id }))} onClick={() => table.change(id, 1)}>
                    +
                  </button>
                </span>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={fault()}>
        {(why) => (
          <p class="hint" aria-live="polite">
            <button type="button" class="rule-link" onClick={() => props.openRule(why().rule)}>
              {why().rule}
            </button>{' '}
            {said(why().because)}
          </p>
        )}
      </Show>
      <button
        class="primary wide"
        type="button"
        disabled={chosen().size === 0 || fault() !== undefined}
        onClick={() => void pay()}
      >
        {words.bill(props.bill).pay}
      </button>
      <Show when={chosen().size > 0}>
        <button type="button" onClick={() => table.forgetNamed()}>
          {w.noneChosen}
        </button>
      </Show>
    </section>
  );
}
