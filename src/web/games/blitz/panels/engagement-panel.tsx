import { createEffect, For, type JSX, on, Show } from 'solid-js';
import type { EngagementView } from '#games/blitz/sea/desk/engagements.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import type { CommandOf, UnitNo } from '#games/blitz/types.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { latestOf } from '#web/table/latest.ts';
import type { BlitzTable } from '../blitz-table.ts';
import { typeName, w } from '../words/words.ts';
import { CrtTable } from './crt-table.tsx';
import { inKinds } from '../phrases/in-kinds.ts';
import { Refused } from './refusal.tsx';
import './sea.css';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

const kinds = ({ state }: BlitzTable, units: readonly UnitNo[]): string =>
  inKinds(units.flatMap((no) => state()?.units[no] ?? []));

const sideOf = ({ state }: BlitzTable, units: readonly UnitNo[]) => state()?.units[units[0] ?? -1]?.side;

/** Meaning of a result; M11.23: a fleet without task forces loses another ship. */
const resultWords = ({ forces }: EngagementView, result: keyof typeof w.engagementResult): string =>
  (forces[1] === 0 ? w.unescortedResult[result] : undefined) ?? w.engagementResult[result];

/** M11.20: every engagement there could be, with both sides, the odds and what can come of it. */
export function EngagementPanel(props: Props & { readonly quiet?: boolean }): JSX.Element {
  const { table } = props;
  const view = latestOf(table.state, () => table.ask.engagements());
  const list = (): readonly EngagementView[] => view() ?? [];
  return (
    <Show
      when={list().length > 0}
      fallback={
        <Show when={!props.quiet && view()}>
          <p class="hint">{w.noEngagements}</p>
        </Show>
      }
    >
      <section class="battles engagements" aria-label={w.engagements}>
        <h2>{w.engagements}</h2>
        <p class="hint">
          {w.engageHint} <RuleLink id="M11.20" open={props.openRule} />
        </p>
        <For each={list()}>{(one) => <Engagement table={table} openRule={props.openRule} view={one} />}</For>
        <p class="hint">
          {w.withdrawNote} <RuleLink id="M11.24" open={props.openRule} />
        </p>
      </section>
    </Show>
  );
}

function Engagement(props: Props & { readonly view: EngagementView }): JSX.Element {
  const { table } = props;
  const party = (units: readonly UnitNo[]) => (
    <span class={`side ${sideClass(table.game, sideOf(table, units))}`}>{kinds(table, units)}</span>
  );
  let article: HTMLElement | undefined;
  const meant = () =>
    props.view.own.some((no) => table.selected().has(no)) &&
    table.unitsAt(table.sighted()?.hex).some((no) => props.view.enemy.includes(no));
  createEffect(on(table.sighted, () => meant() && article?.scrollIntoView({ block: 'nearest' }), { defer: true }));
  return (
    <article ref={article} classList={{ meant: meant() }}>
      <h3>
        {w.zoneName(props.view.zone)} <strong>{props.view.odds}</strong>
      </h3>
      <p>
        {party(props.view.own)} {w.versus} {party(props.view.enemy)}
      </p>
      <Show when={props.view.fault}>{(fault) => <Refused fault={fault()} openRule={props.openRule} />}</Show>
      <Show when={!props.view.fault}>
        <ul class="chances">
          <For each={props.view.chances}>
            {({ result, faces, superior }) => (
              <li>
                <span class="bar-of" style={{ width: `${faces.length * 0.5}rem` }} />
                <span>
                  {w.inSix(faces.length)} {resultWords(props.view, result)}{' '}
                  <small>{superior ? w.thenRules(w.sideName(superior)) : w.thenParity}</small>
                </span>
              </li>
            )}
          </For>
        </ul>
        <details>
          <summary>{w.engagementTable}</summary>
          <CrtTable name="fleet" column={props.view.odds} />
        </details>
        <button type="button" class="primary wide" onClick={() => void table.play(props.view.command)}>
          {w.engageThem(props.view.odds)}
        </button>
      </Show>
    </article>
  );
}

const cargoOf = ({ state }: BlitzTable, no: UnitNo): string => {
  const id = state()?.units[no]?.id;
  return (state()?.units ?? [])
    .filter((unit) => unit.aboard === id)
    .map((unit) => `${factorsText(unit)} ${typeName(unit.type)}`)
    .join(', ');
};

/** M11.22 to M11.24: the owner chooses which ship is lost; what is on board is lost with it. */
export function SinkingPanel(props: Props): JSX.Element {
  const { table } = props;
  const ships = () => table.choices().flatMap(({ command }) => (command.do === 'chooseShip' ? [command] : []));
  return (
    <section class="battles" aria-label={w.sinkTitle}>
      <h2>{w.sinkTitle}</h2>
      <For each={ships()}>
        {(command) => (
          <>
            <button type="button" class="wide" onClick={() => void table.play(command)}>
              {w.sinkThis(table.called(command.unit))}
            </button>
            <Show when={cargoOf(table, command.unit)}>{(cargo) => <p class="hint">{w.sinkCargo(cargo())}</p>}</Show>
          </>
        )}
      </For>
      <RuleLink id="M11.22" open={props.openRule} />
    </section>
  );
}

/** M11.24: an engagement is broken off ship by ship, to docks or to zones that are not the enemy's. */
export function WithdrawalPanel(props: Props): JSX.Element {
  const { table } = props;
  const zones = latestOf(table.state, () => table.ask.seaZones());
  const ways = () => table.choices().flatMap(({ command }) => (command.do === 'withdraw' ? [command] : []));
  const ships = (): UnitNo[] => [...new Set(ways().map(({ unit }) => unit))];
  const where = ({ zone, hex }: CommandOf<'withdraw'>): string => {
    if (zone === undefined) {
      const port = table.board && dockAt(table.board, hex ?? -1)?.cities[0];
      return w.withdrawDock(table.placeName(port ?? hex ?? -1));
    }
    const superior = zones()?.find((one) => one.zone === zone)?.superior;
    return w.withdrawZone(zone, superior ? w.zoneRuled(w.sideName(superior)) : w.zoneParity);
  };
  /** One place for all of them; docks fill up, boxes never do. */
  const together = (): CommandOf<'withdraw'>[] =>
    ways().filter(({ unit, zone }) => zone !== undefined && unit === ships()[0]);
  return (
    <section class="battles" aria-label={w.withdrawTitle}>
      <h2>{w.withdrawTitle}</h2>
      <Show when={table.state()?.frames.at(-2)?.at === 'inferior'}>
        <p class="duty">
          {w.withdrawInferior} <RuleLink id="M11.25" open={props.openRule} />
        </p>
      </Show>
      <p class="hint">
        {w.withdrawNote} <RuleLink id="M11.24" open={props.openRule} />
      </p>
      <Show when={ships().length > 1}>
        <For each={together()}>
          {(one) => (
            <button
              type="button"
              class="wide"
              onClick={() => void table.game.giveAsOne(ships().map((unit) => ({ ...one, unit })))}
            >
              {w.withdrawAll(where(one), ships().length)}
            </button>
          )}
        </For>
      </Show>
      <For each={ships()}>
        {(no) => (
          <>
            <h3>
              {table.called(no)} <small>{cargoOf(table, no)}</small>
            </h3>
            <div class="row">
              <For each={ways().filter(({ unit }) => unit === no)}>
                {(one) => (
                  <button type="button" onClick={() => void table.play(one)}>
                    {w.withdrawTo(where(one))}
                  </button>
                )}
              </For>
            </div>
          </>
        )}
      </For>
    </section>
  );
}
