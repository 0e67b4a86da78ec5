import type { JSX } from 'solid-js';
import { w } from '../../text/words.ts';
import { OddsTool } from '../../games/blitz/tools/odds-tool.tsx';
import { StackingTool, SupplyTool } from '../../games/blitz/tools/supply-tool.tsx';
import type { Table } from '../table-model.ts';
import { WayTool } from '../../games/blitz/tools/way-tool.tsx';

/** The calculators. */
export function ToolsPanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const tool = (title: string, body: JSX.Element, open = false) => (
    <details open={open}>
      <summary>{title}</summary>
      {body}
    </details>
  );
  return (
    <section class="calculators" aria-label={w.tabTools}>
      {tool(w.oddsTool, <OddsTool table={props.table} openRule={props.openRule} />, true)}
      {tool(w.wayTool, <WayTool table={props.table} openRule={props.openRule} />)}
      {tool(w.stackingTool, <StackingTool table={props.table} />)}
      {tool(w.supplyTool, <SupplyTool table={props.table} />)}
    </section>
  );
}
