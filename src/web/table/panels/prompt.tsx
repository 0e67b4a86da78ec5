import { createEffect, type JSX, on, onCleanup } from 'solid-js';
import type { Mode } from '#table/desk.ts';
import { isPhone } from '../layout/layout.ts';
import type { Table } from '../table-model.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { StackPanel } from './stack-panel.tsx';

/** Modes that show the stack first, because selected units are sent; in others the prompt comes first. */
const STACK_FIRST: readonly Mode[] = ['move', 'send', 'none'];

/** On a phone little of a panel is in sight: its heading, and what it is answered with. */
export const bringUp = (panel: HTMLElement | undefined): void => {
  if (!isPhone()) return;
  const soon = requestAnimationFrame(() => {
    for (const part of ['h2', '.primary']) panel?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
  });
  onCleanup(() => cancelAnimationFrame(soon));
};

/** The stack in hand and the decision, that first which is asked about. */
export function Asked(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  let held: HTMLDivElement | undefined;
  const stack = (
    <div class="part" ref={held}>
      <StackPanel table={props.table} openRule={props.openRule} />
    </div>
  );
  let panel: HTMLDivElement | undefined;
  const decision = (
    <div class="part asked" ref={panel}>
      <DecisionPanel table={props.table} openRule={props.openRule} />
    </div>
  );
  /** Set-up: those who stand already are asked about, beyond a long list of those who do not. */
  const takenUp = (): boolean =>
    props.table.scene()?.mode === 'place' && props.table.hex() !== undefined && props.table.selected().size > 0;
  const stackFirst = (): boolean =>
    takenUp() || (STACK_FIRST.includes(props.table.scene()?.mode ?? 'none') && !props.table.fittings.asksFirst?.());
  const order = () => (stackFirst() ? [stack, decision] : [decision, stack]);
  const asks = (): string => [props.table.scene()?.prompt?.side, props.table.scene()?.prompt?.at].join(' ');
  // The sheet may be scrolled past what is asked now.
  createEffect(on(asks, () => stackFirst() || bringUp(panel), { defer: true }));
  createEffect(() => {
    if (!takenUp()) return;
    const soon = requestAnimationFrame(() => held?.scrollIntoView({ block: 'nearest' }));
    onCleanup(() => cancelAnimationFrame(soon));
  });
  return <>{order()}</>;
}
