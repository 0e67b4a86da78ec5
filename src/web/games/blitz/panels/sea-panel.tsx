import { type JSX, Match, Show, Switch } from 'solid-js';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { w } from '../words/words.ts';
import { EngagementPanel } from './engagement-panel.tsx';
import { FleetList } from './fleets-panel.tsx';
import { InvasionPanel } from './invasion-panel.tsx';

/** M80.17 to M80.20: what each step at sea is about; without steps all of it, as far as there is any (M6.0). */
export function SeaPanel(props: { readonly table: BlitzTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const step = () => {
    const frame = table.frame();
    return frame?.at === 'movement' ? frame.step : undefined;
  };
  const fleets = latestOf(table.state, () => table.ask.fleets());
  const own = () => (fleets() ?? []).filter(({ side, may }) => side === table.state()?.mover && may.length > 0);
  const list = (hint: string, rule: string) => (
    <section class="fleets" aria-label={w.tabFleets}>
      <p class="hint">
        {hint} <RuleLink id={rule} open={props.openRule} />
      </p>
      <FleetList table={table} list={own()} none={w.fleetMayNothing} />
    </section>
  );
  return (
    <Switch
      fallback={
        <Show when={step() === undefined && own().length > 0}>
          {list(w.sailHint, 'M11.3')}
          <EngagementPanel table={table} openRule={props.openRule} quiet />
          <InvasionPanel table={table} openRule={props.openRule} quiet />
        </Show>
      }
    >
      <Match when={step() === 'sailing'}>{list(w.sailHint, 'M11.3')}</Match>
      <Match when={step() === 'embarking'}>{list(w.embarkHint, 'M11.9')}</Match>
      <Match when={step() === 'engaging'}>
        <EngagementPanel table={table} openRule={props.openRule} />
      </Match>
      <Match when={step() === 'sea'}>
        <InvasionPanel table={table} openRule={props.openRule} />
        {list(w.dockHint, 'M11.3')}
      </Match>
    </Switch>
  );
}
