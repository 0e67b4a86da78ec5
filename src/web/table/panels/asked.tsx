import type { JSX } from 'solid-js';
import type { Mode } from '../../../table/desk.ts';
import type { Table } from '../table-model.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { StackPanel } from './stack-panel.tsx';

/** Where units in hand are sent the stack is what is looked at; elsewhere what is asked comes first. */
const STACK_FIRST: readonly Mode[] = ['move', 'send', 'none'];

/** The stack in hand and the decision, that first which is asked about. */
export function Asked(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const stack = (
    <div class="part">
      <StackPanel table={props.table} openRule={props.openRule} />
    </div>
  );
  const decision = (
    <div class="part">
      <DecisionPanel table={props.table} openRule={props.openRule} />
    </div>
  );
  const order = () =>
    STACK_FIRST.includes(props.table.scene()?.mode ?? 'none') ? [stack, decision] : [decision, stack];
  return <>{order()}</>;
}
