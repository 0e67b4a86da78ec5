import { For, type JSX } from 'solid-js';
import { w } from '#web/text/words.ts';
import type { Table } from '../table-model.ts';

/** The calculators. */
export function ToolsPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  return (
    <section class="calculators" aria-label={w.tabTools}>
      <For each={props.table.fittings.tools}>
        {({ title, body: Body }, i) => (
          <details open={i() === 0}>
            <summary>{title()}</summary>
            <Body openRule={props.openRule} />
          </details>
        )}
      </For>
    </section>
  );
}
