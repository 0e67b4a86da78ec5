import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { Command, Loss, Unit, UnitNo } from '../../../games/blitz/types.ts';
import { factorsText } from '../../../games/blitz/text/unit-text.ts';
import type { Objection } from '../../../core/objection.ts';
import type { Due } from '../referee/protocol.ts';
import { said, w } from '../../text/words.ts';
import type { Table } from '../table-model.ts';

/** Losses by plus and minus, exchanges and beach supply by whole units; the referee says when they are right. */
export function DuePanel(props: {
  readonly table: Table;
  readonly due: Due;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const chosen = table.named;
  const [fault, setFault] = createSignal<Objection>();
  const unit = (no: UnitNo): Unit | undefined => table.state()?.units[no];
  const line = (no: UnitNo) => props.due.lines.find((one) => one.unit === no);
  const sum = () =>
    [...chosen()].reduce((total, [no, factors]) => total + factors * (line(no)?.double === true ? 2 : 1), 0);
  const left = () => props.due.owed - sum();
  const command = (): Command => {
    const units = [...chosen().keys()];
    if (props.due.what === 'exchange') return { do: 'chooseExchange', units };
    if (props.due.what === 'beach') return { do: 'serveBeach', units };
    return { do: 'chooseLosses', losses: [...chosen()].map(([no, factors]): Loss => ({ unit: no, factors })) };
  };
  createEffect(() => {
    const given = command();
    if (chosen().size === 0) return void setFault(undefined);
    void table.game.referee.check(given).then(setFault, () => setFault(undefined));
  });
  const whole = (no: UnitNo): boolean => line(no)?.step === line(no)?.most;
  return (
    <section class="losses" aria-label={w.dueTitle(props.due.what)}>
      <h2>
        {w.dueTitle(props.due.what)} <small>{w.dueChosen(sum(), props.due.owed)}</small>
      </h2>
      <p>
        {w.dueText(props.due.what, props.due.owed, props.due.by)}{' '}
        <button type="button" class="rule-link" onClick={() => props.openRule(props.due.rule)}>
          {props.due.rule}
        </button>{' '}
        <Show when={props.due.what !== 'beach'}>
          <strong>{left() > 0 ? w.dueLeft(left()) : w.duePaid}</strong>
        </Show>
      </p>
      <ul class="units">
        <For each={props.due.lines}>
          {({ unit: no, most, double }) => (
            <li classList={{ chosen: chosen().has(no) }}>
              <button type="button" class="kind" aria-pressed={chosen().has(no)} onClick={() => table.changeWhole(no)}>
                <span class={`chip ${unit(no)?.side ?? ''}`}>{factors(unit(no))}</span>
                <span class="what">
                  {w.unitType(unit(no)?.type ?? '')} <small>{table.id(no)}</small>
                  <Show when={double}>
                    {' '}
                    <small>{w.countsTwice}</small>
                  </Show>
                </span>
              </button>
              <Show
                when={!whole(no)}
                fallback={
                  <label class="whole">
                    <input
                      type="checkbox"
                      aria-label={table.id(no)}
                      checked={chosen().has(no)}
                      onChange={() => table.change(no, chosen().has(no) ? -1 : 1)}
                    />{' '}
                    {most}
                  </label>
                }
              >
                <span class="count">
                  <button type="button" aria-label={w.fewer(table.id(no))} onClick={() => table.change(no, -1)}>
                    −
                  </button>
                  <span class="number">
                    {chosen().get(no) ?? 0}/{most}
                  </span>
                  <button type="button" aria-label={w.moreOf(table.id(no))} onClick={() => table.change(no, 1)}>
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
        onClick={() => void table.game.play(command())}
      >
        {props.due.what === 'exchange' ? w.payExchange : props.due.what === 'beach' ? w.serveThese : w.takeLosses}
      </button>
      <Show when={chosen().size > 0}>
        <button type="button" onClick={() => table.forgetNamed()}>
          {w.noneChosen}
        </button>
      </Show>
    </section>
  );
}

const factors = (unit: Unit | undefined): string => (unit ? factorsText(unit) : '');
