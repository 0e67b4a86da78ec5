import { For, type JSX, Show } from 'solid-js';
import type { Objective } from '#table/desk.ts';
import { said, w } from '#web/text/words.ts';
import { SideName, sideClass, sideName } from '../panels/side-name.tsx';
import type { Table } from '../table-model.ts';
import { PopUp } from './pop-up.tsx';

type Gauge = Objective['gauges'][number];

/** Victory gauges of both sides; a click opens every way to win with its rule. */
export function Goal(props: {
  readonly table: Table;
  readonly objective: Objective;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const rule = (id: string) => (
    <button type="button" class="rule-link" aria-label={w.readRule(id)} onClick={() => props.openRule(id)}>
      {id}
    </button>
  );
  return (
    <PopUp
      class="goal"
      title={said(props.objective.line)}
      label={
        <span class="gauges">
          <span class="unseen">{w.goalOf(said(props.objective.line))}</span>
          <For each={props.objective.gauges}>
            {(gauge) => (
              <>
                <Bar table={props.table} gauge={gauge} name />
              </>
            )}
          </For>
        </span>
      }
    >
      <section class="goal-card" aria-label={w.goal}>
        <h2>{w.goal}</h2>
        <p>
          {said(props.objective.line)} {rule(props.objective.rule)}
        </p>
        <ul class="standing">
          <For each={props.objective.gauges}>
            {(gauge) => (
              <li>
                <SideName table={props.table} side={gauge.side} />
                <Bar table={props.table} gauge={gauge} />
                <small>{said(gauge.what)}</small>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.objective.last}>
          {(last) => <p class="hint">{w.turnOf(props.table.scene()?.moment.turn ?? 0, last())}</p>}
        </Show>
        <h3>{w.waysToWin}</h3>
        <ul class="ways">
          <For each={props.objective.ways}>
            {(way) => (
              <li>
                {said(way.text)} {rule(way.rule)}
              </li>
            )}
          </For>
        </ul>
      </section>
    </PopUp>
  );
}

function Bar(props: { readonly table: Table; readonly gauge: Gauge; readonly name?: true }): JSX.Element {
  const part = (value: number): string => `${Math.min(100, (100 * value) / Math.max(1, props.gauge.of))}%`;
  return (
    <span class={`gauge ${sideClass(props.table, props.gauge.side)}`}>
      <Show when={props.name}>
        <span class="of">{sideName(props.table, props.gauge.side)}</span>
      </Show>
      <b>{props.gauge.value}</b>
      <span class="groove">
        <i style={{ width: part(props.gauge.value) }} />
        <Show when={props.gauge.needed}>{(needed) => <u style={{ left: part(needed()) }} />}</Show>
      </span>
      <Show when={props.gauge.needed}>{(needed) => <small>/{needed()}</small>}</Show>
    </span>
  );
}
