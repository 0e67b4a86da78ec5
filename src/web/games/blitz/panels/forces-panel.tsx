import { createMemo, For, type JSX, Show } from 'solid-js';
import { other, SIDES, type Side, type Unit } from '#games/blitz/types.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { WEATHER_WORDS } from '#games/blitz/words.ts';
import { debtOf } from '#games/blitz/combat/results/account.ts';
import { points } from '#games/blitz/economy/production/construction.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { said, w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { inKinds } from '../phrases/in-kinds.ts';
import { skyInWords } from '../phrases/weather.ts';
import { SkyLines } from './sky.tsx';
import { CentreList } from './production-panel.tsx';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { RuleLink } from '#web/table/rules/rule-text.tsx';

/** Turn track, order of appearance, At Sea boxes and the dead pile of both sides. */
export function ForcesPanel(props: {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const turn = () => table.state()?.turn ?? 0;
  const last = () => table.terms?.lastTurn || Math.max(20, turn());
  return (
    <section class="forces" aria-label={w.tabForces}>
      <h2>{w.turnTrack}</h2>
      <ol class="track">
        <For each={Array.from({ length: last() }, (_, i) => i + 1)}>
          {(one) => <li aria-current={one === turn() ? 'step' : undefined}>{one}</li>}
        </For>
      </ol>
      <Show when={(table.state()?.weather ?? 'clear') !== 'clear'}>
        <p>{w.weatherNow(said(WEATHER_WORDS[table.state()?.weather ?? 'clear']))}</p>
      </Show>
      <For each={skyInWords(table.state()).slice(0, 1)}>
        {(season) => (
          <>
            <h2>{season}</h2>
            <SkyLines {...props} />
          </>
        )}
      </For>
      <Show when={table.state()?.centres}>
        <CentreList table={table} openRule={props.openRule} />
      </Show>
      <For each={SIDES}>{(side) => <SideForces {...props} side={side} />}</For>
      <Debt {...props} />
    </section>
  );
}

/** M4.43: who owes what for the losses, or would if the game ended now. */
export function Debt(props: { readonly table: BlitzTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const text = (account: Readonly<Record<Side, number>>): string => {
    const { debtor, halves } = debtOf(account);
    if (table.burns()) return w.lossesBurnt(points(account.blue + account.red));
    if (!debtor) return w.lossesEven;
    const over = table.game.update()?.scene.outcome !== undefined;
    return w.lossesOwed(over, w.sideName(debtor), w.sideName(other(debtor)), points(halves));
  };
  return (
    <Show when={table.state()?.account}>
      {(account) => (
        <p>
          {text(account())} <RuleLink id="M4.43" open={props.openRule} />
        </p>
      )}
    </Show>
  );
}

function SideForces(props: {
  readonly table: BlitzTable;
  readonly side: Side;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const units = createMemo(() => (props.table.state()?.units ?? []).filter((unit) => unit.side === props.side));
  const waiting = createMemo(() => {
    const byTurn = new Map<number, Unit[]>();
    for (const unit of units()) {
      if (unit.place !== 'waiting') continue;
      byTurn.set(unit.due, [...(byTurn.get(unit.due) ?? []), unit]);
    }
    return [...byTurn].sort(([a], [b]) => a - b);
  });
  const at = (place: Unit['place']) => units().filter((unit) => unit.place === place);
  /** M11: ships have a list of their own. */
  const atSea = () => at('sea').filter((unit) => !isShip(unit));
  const factors = () => at('lost').reduce((sum, unit) => sum + unit.df, 0);
  return (
    <>
      <h2 class={`side ${sideClass(props.table.game, props.side)}`}>{w.sideName(props.side)}</h2>
      <h3>{w.toCome}</h3>
      <Show when={waiting().length > 0} fallback={<p class="hint">{w.nobody}</p>}>
        <ul>
          <For each={waiting()}>
            {([due, list]) => (
              <li>
                <strong>{w.turn(due)}</strong>: {inKinds(list)}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={atSea().length > 0}>
        <h3>{w.atSeaList}</h3>
        <p>
          {atSea()
            .map((unit) => `${unit.zone ?? ''}: ${said({ unit: unit.id })} ${factorsText(unit)}`)
            .join(', ')}
        </p>
      </Show>
      <h3>
        {w.deadPile} <small>{w.lostFactors(factors())}</small>
      </h3>
      <p>{at('lost').length > 0 ? inKinds(at('lost')) : w.nobody}</p>
      <Show when={props.table.state()?.account}>
        {(account) => (
          <p>
            {w.lossesCost(points(account()[props.side]))} <RuleLink id="M4.40" open={props.openRule} />
          </p>
        )}
      </Show>
    </>
  );
}
