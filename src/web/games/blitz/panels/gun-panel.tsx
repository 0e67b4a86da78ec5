import { createMemo, For, type JSX, Show } from 'solid-js';
import type { SalvoView } from '#games/blitz/combat/desk/guns.ts';
import { PRICE } from '#games/blitz/combat/results/price.ts';
import { oddsName } from '#web/table/contact-words.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { w } from '../words/words.ts';
import { Results } from './outlook.tsx';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

const called = (table: BlitzTable, units: readonly number[]): string => units.map(table.called).join(', ');

const meaning = (target: SalvoView['target'], result: string): string =>
  (target === undefined ? undefined : w.targetMeans[target][result]) ?? w.strikeMeans[result] ?? result;

/** M16.chart c: what artillery can fire at, hex by hex, with the chances of the strike table. */
export function BombardPanel(props: Props): JSX.Element {
  const { table } = props;
  const view = latestOf(table.state, () => table.ask.salvos());
  const byHex = createMemo(() => {
    const found = new Map<number, SalvoView[]>();
    for (const one of view() ?? []) found.set(one.hex, [...(found.get(one.hex) ?? []), one]);
    return [...found];
  });
  return (
    <section class="battles" aria-label={w.phaseName.bombardment}>
      <h2>{w.phaseName.bombardment}</h2>
      <p class="hint">
        {w.bombardHint} <RuleLink id="M16.chart" open={props.openRule} />
      </p>
      <For each={byHex()}>
        {([hex, list]) => (
          <>
            <h3>
              <button type="button" class="hex-link" onClick={() => table.showHex(hex)}>
                {table.placeName(hex)}
              </button>
            </h3>
            <For each={list}>
              {(one) => (
                <>
                  <ul class="chances">
                    <For each={one.chances}>
                      {({ result, sixths }) => (
                        <li>
                          <span class="bar-of" style={{ width: `${sixths * 0.5}rem` }} />
                          <span>
                            {w.inSix(sixths)} {meaning(one.target, result)}
                          </span>
                        </li>
                      )}
                    </For>
                  </ul>
                  <button type="button" class="wide" onClick={() => void table.play(one.command)}>
                    {w.fireWith(called(table, one.units), one.column, one.target ? w.fireTarget[one.target] : '')}
                  </button>
                </>
              )}
            </For>
          </>
        )}
      </For>
      <p class="hint">
        {w.strikeNote} <RuleLink id="M12.hd" open={props.openRule} />
      </p>
    </section>
  );
}

/** M16.chart b: the battle at hand with each support that can be given, and without. */
export function SupportPanel(props: Props): JSX.Element {
  const { table } = props;
  const view = latestOf(table.state, () => table.ask.support());
  return (
    <section class="battles" aria-label={w.phaseName.support}>
      <h2>{w.phaseName.support}</h2>
      <Show when={view()}>
        {(shown) => (
          <>
            <p>
              {called(table, shown().attackers)} {w.against} {shown().hexes.map(table.placeName).join(', ')}{' '}
              <RuleLink id="M16.chart" open={props.openRule} />
            </p>
            <For each={shown().ways}>
              {(way) => (
                <>
                  <h3>
                    {way.units.length > 0 ? called(table, way.units) : w.supportNone}{' '}
                    <strong>{oddsName(way.odds)}</strong>
                  </h3>
                  <Results view={{ kind: 'ground', results: way.results }} />
                  <button type="button" class="wide" onClick={() => void table.play(way.command)}>
                    {way.units.length > 0 ? w.supportWith(called(table, way.units)) : w.supportNone}
                  </button>
                </>
              )}
            </For>
          </>
        )}
      </Show>
    </section>
  );
}

/** M4.5: how far back, and at what price. */
export function PaymentPanel(
  props: Props & { readonly steps: number; readonly ks: readonly number[]; readonly all: number },
): JSX.Element {
  const { table } = props;
  const trapped = latestOf(table.state, () => table.ask.trapped());
  return (
    <section class="battles" aria-label={w.phaseName.payment}>
      <h2>{w.phaseName.payment}</h2>
      <p class="hint">
        {w.paymentHint} <RuleLink id="M4.5" open={props.openRule} />
      </p>
      <div class="row">
        <For each={props.ks}>
          {(k) => (
            <>
              <button type="button" class="wide" onClick={() => void table.play({ do: 'chooseK', k })}>
                {w.payFor(PRICE * k, props.steps - k, props.all)}
              </button>
              <Show when={(trapped()?.[k] ?? []).length > 0 && trapped()?.[k]}>
                {(units) => <p class="warning">{w.noWayBack(called(table, units()), props.steps - k)}</p>}
              </Show>
            </>
          )}
        </For>
      </div>
    </section>
  );
}
