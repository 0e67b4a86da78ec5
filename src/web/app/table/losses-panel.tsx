import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { BlitzFrame, Command, Loss, Unit, UnitNo } from '../../../blitz/types.ts';
import { factorsText } from '../../../blitz/unit-text.ts';
import type { Objection } from '../../../core/objection.ts';
import { w } from '../text/words.ts';
import type { Table } from './table-model.ts';

type Frame = BlitzFrame & { at: 'losses' | 'exchange' };

/** Losses by plus and minus, exchanges by whole units; the referee says when they are right. */
export function LossesPanel(props: {
  readonly table: Table;
  readonly frame: Frame;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const [chosen, setChosen] = createSignal<ReadonlyMap<UnitNo, number>>(new Map());
  const [fault, setFault] = createSignal<Objection>();
  const unit = (no: UnitNo): Unit | undefined => table.state()?.units[no];
  const alive = (no: UnitNo) => unit(no) !== undefined && unit(no)?.place !== 'lost' && unit(no)?.place !== 'gone';
  const units = (): readonly UnitNo[] => {
    const { frame } = props;
    const list = frame.at === 'losses' ? frame.bill.units : frame.fight.battle.attackers;
    return list.filter(alive);
  };
  const owed = () => (props.frame.at === 'losses' ? props.frame.bill.factors : props.frame.owed);
  const most = (no: UnitNo) => unit(no)?.df ?? 0;
  const step = (no: UnitNo): number => (props.frame.at === 'exchange' ? most(no) : 1);
  const change = (no: UnitNo, by: number): void => {
    setChosen((now) => {
      const next = new Map(now);
      const value = Math.min(most(no), Math.max(0, (now.get(no) ?? 0) + by * step(no)));
      if (value === 0) next.delete(no);
      else next.set(no, value);
      return next;
    });
  };
  /** An exchange is paid in attack factors; losses in whatever the bill counts. */
  const worth = (no: UnitNo): number => {
    const part = (chosen().get(no) ?? 0) / Math.max(1, most(no));
    const byAttack = props.frame.at === 'exchange' || props.frame.bill.by === 'af';
    const twice = props.frame.at === 'losses' && props.frame.bill.double?.includes(no);
    return part * (byAttack ? (unit(no)?.af ?? 0) : most(no)) * (twice ? 2 : 1);
  };
  const sum = () => units().reduce((total, no) => total + worth(no), 0);
  const command = (): Command =>
    props.frame.at === 'exchange'
      ? { do: 'chooseExchange', units: [...chosen().keys()] }
      : { do: 'chooseLosses', losses: [...chosen()].map(([no, factors]): Loss => ({ unit: no, factors })) };
  createEffect(() => {
    const given = command();
    if (chosen().size === 0) return void setFault(undefined);
    void table.game.referee.check(given).then(setFault, () => setFault(undefined));
  });

  return (
    <section class="losses" aria-label={w.lossesTitle}>
      <h2>
        {w.lossesTitle} <small>{w.chosenOf(sum(), owed())}</small>
      </h2>
      <ul class="units">
        <For each={units()}>
          {(no) => (
            <li>
              <span class={`chip ${unit(no)?.side ?? ''}`}>{factors(unit(no))}</span>
              <span class="what">
                {w.unitType(unit(no)?.type ?? '')} <small>{table.id(no)}</small>
              </span>
              <span class="count">
                <button type="button" aria-label={w.fewer(table.id(no))} onClick={() => change(no, -1)}>
                  −
                </button>
                <span class="number">{chosen().get(no) ?? 0}</span>
                <button type="button" aria-label={w.moreOf(table.id(no))} onClick={() => change(no, 1)}>
                  +
                </button>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={fault()}>
        {(why) => (
          <p class="hint">
            <button type="button" class="rule-link" onClick={() => props.openRule(why().rule)}>
              {why().rule}
            </button>{' '}
            {why().because}
          </p>
        )}
      </Show>
      <button
        class="primary wide"
        type="button"
        disabled={chosen().size === 0 || fault() !== undefined}
        onClick={() => void table.game.play(command())}
      >
        {props.frame.at === 'exchange' ? w.payExchange : w.takeLosses}
      </button>
    </section>
  );
}

const factors = (unit: Unit | undefined): string => (unit ? factorsText(unit) : '');
