import { For, type JSX, Show } from 'solid-js';
import type { Objective } from '#table/desk.ts';
import { SideName, sideClass, sideName } from '#web/table/panels/side-name.tsx';
import type { Table } from '#web/table/table-model.ts';
import { said, w } from '#web/text/words.ts';

/** True for gauges of victory levels. */
const isByLevel = ({ gauges }: Objective): boolean =>
  gauges.length === 2 && gauges.every(({ of }) => of <= w.victoryLevels.length);

/** Margin of the result: by the scenario's levels of victory, else by the things counted. */
export function Closeness(props: {
  readonly table: Table;
  readonly objective: Objective;
  readonly winner: string;
}): JSX.Element {
  return (
    <section class="sheet end-part close">
      <div class="part-head">
        <h2>{w.howClose}</h2>
        <p class="meta">{said(props.objective.line)}</p>
      </div>
      <Show when={isByLevel(props.objective)} fallback={<Gauges {...props} />}>
        <Levels {...props} />
      </Show>
    </section>
  );
}

/** From the best victory of one side over the draw to the best of the other. */
function Levels(props: { readonly table: Table; readonly objective: Objective; readonly winner: string }): JSX.Element {
  const sides = () => props.table.face.sides.map(({ id }) => id);
  const [most, least] = [w.victoryLevels.length, -w.victoryLevels.length];
  const value = (side: string | undefined): number =>
    props.objective.gauges.find((gauge) => gauge.side === side)?.value ?? 0;
  /** X4.4a: the winner's level is the difference of both. */
  const at = (): number => {
    if (props.winner === 'draw') return 0;
    const lead = value(sides()[0]) - value(sides()[1]);
    const sign = props.winner === sides()[0] ? 1 : -1;
    return Math.sign(lead) === sign ? lead : sign;
  };
  const cells = Array.from({ length: most - least + 1 }, (_, no) => most - no);
  const name = (level: number): string =>
    level === 0
      ? w.draw
      : `${sideName(props.table, sides()[level > 0 ? 0 : 1] ?? '')}, ${w.victoryLevels[Math.abs(level) - 1]}`;
  return (
    <ol class="level-bar">
      <For each={cells}>
        {(level) => (
          <li
            class={`${level === 0 ? '' : sideClass(props.table, sides()[level > 0 ? 0 : 1])} ${level === at() ? 'now' : ''}`}
            aria-current={level === at() ? 'true' : undefined}
          >
            {name(level)}
          </li>
        )}
      </For>
    </ol>
  );
}

function Gauges(props: { readonly table: Table; readonly objective: Objective }): JSX.Element {
  const part = (value: number, of: number): string => `${Math.min(100, (100 * value) / Math.max(1, of))}%`;
  return (
    <For each={props.objective.gauges}>
      {({ side, value, of, needed, what }) => (
        <p class="luck-line">
          <SideName table={props.table} side={side} />
          <span class={`end-bar ${sideClass(props.table, side)}`} aria-hidden="true">
            <i style={{ width: part(value, of) }} />
            <Show when={needed}>{(enough) => <u style={{ left: part(enough(), of) }} />}</Show>
          </span>
          <span>
            {value} {said(what)}
            <Show when={needed}>{(enough) => ` (${w.enough(enough())})`}</Show>
          </span>
        </p>
      )}
    </For>
  );
}
