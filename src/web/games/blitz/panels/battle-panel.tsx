import { createEffect, For, type JSX, on, onMount, Show } from 'solid-js';
import type { Battle, Command, UnitNo } from '#games/blitz/types.ts';
import { MISSION_WORDS } from '#games/blitz/words.ts';
import type { BattleView } from '#games/blitz/desk/own.ts';
import { byHand } from '#web/text/pointer-words.ts';
import { contactLine, oddsName } from '#web/table/contact-words.ts';
import { RuleLink } from '#web/table/rules/rule-text.tsx';
import { named, said, saidSum, w } from '../words/words.ts';
import { Victories } from './arrivals.tsx';
import { OutlookPanel, Results } from './outlook.tsx';
import { Refused } from './refusal.tsx';
import { sameBattles } from './same-battles.ts';
import type { BlitzTable } from '../blitz-table.ts';

interface Props {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}

const names = (table: BlitzTable, hexes: readonly number[]): string => hexes.map(table.name).join(', ');
const called = (table: BlitzTable, units: readonly UnitNo[]): string => units.map(table.called).join(', ');

/** M11.34: first waves before a held beach, until they attack it: one press puts them all against it. */
function StagedWaves(props: Props): JSX.Element {
  const { table } = props;
  const beaches = () => {
    const { waves = [], units = [], battles = [], mover } = table.state() ?? {};
    const held = (hex: number): boolean =>
      units.some(({ side, place, at }) => side !== mover && place === 'map' && at === hex);
    const open = new Set(waves.flatMap(({ hex, fights }) => (fights && held(hex) ? [hex] : [])));
    return [...open].flatMap((hex) => {
      const troops = units.flatMap(({ aim, side, place }, no) =>
        aim === hex && side === mover && place !== 'lost' ? [no] : [],
      );
      return troops.length === 0 || battles.some(({ hexes }) => hexes.includes(hex)) ? [] : [{ hex, troops }];
    });
  };
  const inHand = (troops: readonly UnitNo[]): boolean => troops.every((no) => table.selected().has(no));
  return (
    <For each={beaches()}>
      {({ hex, troops }) => (
        <Show when={!inHand(troops) || !table.planned().includes(hex)}>
          <p class="duty">
            {w.wavesWait(table.placeName(hex))} <RuleLink id="M11.34" open={props.openRule} />
          </p>
          <button type="button" class="primary wide" onClick={() => table.attackTogether(troops, hex)}>
            {w.wavesAttack(table.placeName(hex))}
          </button>
        </Show>
      )}
    </For>
  );
}

/** The battle planner: what must be attacked, what is declared, the plan in hand, everything together. */
export function BattlePanel(props: Props): JSX.Element {
  const { table } = props;
  const { game } = table;
  const battles = (): readonly Battle[] => table.state()?.battles ?? [];
  const duty = () => table.duties();
  /** M80.45: only missions are given out; battles are declared one by one after them. */
  const flies = (): boolean => table.at() === 'declaration' && table.parts().battles;
  const suggest = async (): Promise<void> => {
    let same = false;
    await game.giveAnswer('suggest', async (first) => {
      const declared = battles();
      const back = declared.map(({ no }): Command => ({ do: 'undeclare', battle: no }));
      if (back.length > 0 && !(await first(back))) return [];
      const plan = await table.ask.suggest();
      const lost = table.laid.scene()?.careful;
      if (plan.length === 0) game.notice(w.suggestNone(lost ? said(lost) : ''));
      same = sameBattles(declared, plan);
      return plan;
    });
    if (same) game.notice(w.suggestSame);
  };
  return (
    <section class="battles" aria-label={flies() ? w.missions : w.battles}>
      <h2>{flies() ? w.missions : w.battles}</h2>
      <Victories table={table} />
      <Show when={(duty()?.hexes.length ?? 0) > 0}>
        <p class="duty">{w.mustAttack(names(table, duty()?.hexes ?? []))}</p>
        <div class="row">
          <For each={duty()?.hexes}>
            {(hex) => (
              <button type="button" aria-pressed={table.planned().includes(hex)} onClick={() => table.planOn(hex)}>
                {table.planned().includes(hex) ? w.plannedHex(table.name(hex)) : w.attackHex(table.name(hex))}
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={(duty()?.units.length ?? 0) > 0}>
        <p class="duty">{w.mustFight(called(table, duty()?.units ?? []))}</p>
        <div class="row">
          <For each={duty()?.joins}>
            {({ unit, hex }) => (
              <button
                type="button"
                aria-pressed={table.attacksWith(unit, hex)}
                onClick={() => table.attackWith(unit, hex)}
              >
                {w.joinAt(table.called(unit), table.name(hex))}
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={!flies()}>
        <StagedWaves table={table} openRule={props.openRule} />
      </Show>
      <ul class="declared">
        <For each={battles()}>{(battle) => <Declared table={table} battle={battle} />}</For>
      </ul>
      <Show when={!table.plan() && table.targets().length > 0}>
        <Targets table={table} />
      </Show>
      <Show when={table.plan()} fallback={<p class="hint">{flies() ? w.missionHint : byHand(w.planHint)}</p>}>
        {(plan) => <Plan {...props} view={plan()} />}
      </Show>
      {/* M3.8: what nobody has to do is not suggested. */}
      <Show when={table.at() === 'declaration' && !flies()}>
        <button type="button" onClick={() => void suggest()}>
          {w.suggest}
        </button>
      </Show>
      <OutlookPanel table={table} />
      <Missions table={table} />
    </section>
  );
}

/** M3.8: enemies that may be attacked now, the best odds first. */
function Targets(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  const best = () => [...table.targets()].sort((a, b) => b.attack * a.defence - a.attack * b.defence);
  return (
    <ul class="in-contact" aria-label={w.inContact}>
      <For each={best()}>
        {(target) => (
          <li>
            <span>
              <strong>{table.placeName(target.hex)}</strong>
              <br />
              {contactLine(target)}
            </span>
            <button type="button" onClick={() => table.attackTarget(target)}>
              {w.attackHex(table.name(target.hex))}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** A battle whose plate was asked for comes into view. */
const comesUp = (table: BlitzTable, battle: Battle, item: () => HTMLElement | undefined): void =>
  createEffect(
    on(
      table.opened,
      () => {
        if (table.isOpened(battle.no)) item()?.scrollIntoView({ block: 'nearest' });
      },
      { defer: true },
    ),
  );

function Declared(props: { readonly table: BlitzTable; readonly battle: Battle }): JSX.Element {
  const { table } = props;
  let item: HTMLLIElement | undefined;
  const view = () => table.fights().get(props.battle.no);
  comesUp(table, props.battle, () => item);
  return (
    <li classList={{ opened: table.isOpened(props.battle.no) }} ref={item}>
      <span>
        <strong>{oddsName(view()?.odds ?? '')}</strong> {called(table, props.battle.attackers)} {w.against}{' '}
        {names(table, props.battle.hexes)}
        <Show when={props.battle.kind !== 'ground'}> ({w.battleKind[props.battle.kind]})</Show>
        <Show when={props.battle.table}>{(chosen) => <> ({w.tableChoice[chosen()]})</>}</Show>
        <Show when={view()}>
          {(shown) => (
            <details open={table.isOpened(props.battle.no)}>
              <summary>{w.resultsOf}</summary>
              <Results view={shown()} />
              <WaysOut table={table} view={shown()} />
            </details>
          )}
        </Show>
      </span>
      <button type="button" onClick={() => void table.play({ do: 'undeclare', battle: props.battle.no })}>
        {w.callOff}
      </button>
    </li>
  );
}

/** M4.3: what the other table would bring, or why it is not open. */
function OnBlitz(
  props: { readonly blitz: NonNullable<BattleView['blitz']>; readonly kind: BattleView['kind'] } & Pick<
    Props,
    'openRule'
  >,
): JSX.Element {
  return (
    <>
      <h3>{w.tableChoice.blitz}</h3>
      <Refused quiet fault={props.blitz.fault} openRule={props.openRule} />
      <Results view={{ kind: props.kind, results: props.blitz.results }} />
    </>
  );
}

/** Text of the button: aircraft alone are sent, other units attack. */
const planName = ({ mission, kind, joins }: BattleView): string => {
  if (kind === 'assault') return w.assaultCity;
  if (mission) return w.actionName[`assignMission ${mission}`];
  return joins ? w.joinBattle : w.declareBattle;
};

/** The plan in hand: its strength in words, what can come of it, and what would make it better. */
function Plan(props: Props & { readonly view: BattleView }): JSX.Element {
  const { table } = props;
  const plan = () => props.view;
  let sums: HTMLParagraphElement | undefined;
  onMount(() => sums?.scrollIntoView({ block: 'nearest' }));
  return (
    <div class="plan">
      <For each={plan().joins}>
        {({ attackers, hexes }) => <p class="hint">{w.joins(called(table, attackers), names(table, hexes))}</p>}
      </For>
      <p class="sums" ref={sums}>
        <strong class="odds">{oddsName(plan().odds)}</strong>
        <br />
        {w.attackLine(saidSum(plan().attack))}
        <Show when={plan().defence.length > 0}>
          <br />
          {w.defenceLine(plan().defence.map(saidSum).join(' + '))}
        </Show>
      </p>
      <Show when={plan().join.length > 0}>
        <div class="row">
          <span class="hint">{w.couldJoin}</span>
          <For each={plan().join}>
            {({ unit, factors }) => (
              <button type="button" onClick={() => table.select([...table.selected(), unit])}>
                {w.addToBattle(table.called(unit), String(factors))}
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={plan().guns}>
        {(guns) => (
          <p class="duty">
            {w.gunsAgainst(called(table, guns().units), guns().units.length, oddsName(guns().odds))}{' '}
            <RuleLink id="M16.chart" open={props.openRule} />
          </p>
        )}
      </Show>
      <For each={plan().violates}>
        {(country) => (
          <p class="duty">
            {w.warWith(named(table.board?.source.countries[country]?.name ?? ''))}{' '}
            <RuleLink id="M18.12" open={props.openRule} />
          </p>
        )}
      </For>
      <Refused fault={plan().fault} openRule={props.openRule} />
      <Show when={plan().blitz}>
        <h3>{w.tableChoice.standard}</h3>
      </Show>
      <Results view={plan()} />
      <Show when={plan().blitz}>
        {(blitz) => <OnBlitz blitz={blitz()} kind={plan().kind} openRule={props.openRule} />}
      </Show>
      <WaysOut table={table} view={plan()} />
      <For each={plan().short}>{(short) => <p class="hint">{w.shortOf(short.factors, short.odds)}</p>}</For>
      <div class="go">
        <button
          class="primary wide"
          type="button"
          disabled={plan().fault !== undefined}
          onClick={() => void table.declarePlan()}
        >
          {plan().blitz ? w.attackOn.standard : planName(plan())}
        </button>
        <Show when={plan().blitz}>
          {(blitz) => (
            <button
              class="primary wide"
              type="button"
              disabled={blitz().fault !== undefined}
              onClick={() => void table.declarePlan('blitz')}
            >
              {w.attackOn.blitz}
            </button>
          )}
        </Show>
      </div>
    </div>
  );
}

/** Retreats of the defenders in words; the map shows them. */
function WaysOut(props: { readonly table: BlitzTable; readonly view: BattleView }): JSX.Element {
  const { table } = props;
  /** Results are known, and none of them sends the defenders back. */
  const isMoot = (): boolean =>
    props.view.results.length > 0 &&
    !props.view.results.some(({ result }) => result.effects.some((one) => one.side === 'defender' && 'back' in one));
  return (
    <For each={isMoot() ? [] : props.view.retreats}>
      {({ hex, ends, trapped, ringed }) => (
        <p class="hint">
          {trapped ? w.noWayOut(table.name(hex)) : ends.length > 0 && w.waysOut(table.name(hex), names(table, ends))}{' '}
          <Show when={ringed}>{w.isRinged(table.name(hex))}</Show>
        </p>
      )}
    </For>
  );
}

function Missions(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  return (
    <Show when={(table.state()?.missions.length ?? 0) > 0}>
      <h3>{w.missions}</h3>
      <ul>
        <For each={table.state()?.missions}>
          {(mission) => (
            <li>
              {table.called(mission.unit)}: {w.missionOver(said(MISSION_WORDS[mission.kind]), table.name(mission.hex))}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** The battles still to be fought, each with what can come of it. */
export function CombatPanel(props: { readonly table: BlitzTable }): JSX.Element {
  const { table } = props;
  const battles = () => table.state()?.battles ?? [];
  return (
    <section class="battles" aria-label={w.battles}>
      <h2>{w.battles}</h2>
      <ul class="declared">
        <For each={battles()}>{(battle) => <Fight table={table} battle={battle} />}</For>
      </ul>
      <Show when={battles().length > 1}>
        <OutlookPanel table={table} />
      </Show>
    </section>
  );
}

function Fight(props: { readonly table: BlitzTable; readonly battle: Battle }): JSX.Element {
  const { table } = props;
  let item: HTMLLIElement | undefined;
  const view = () => table.fights().get(props.battle.no);
  comesUp(table, props.battle, () => item);
  return (
    <li classList={{ opened: table.isOpened(props.battle.no) }} ref={item}>
      <span>
        <button type="button" class="hex-link" onClick={() => table.showHex(props.battle.hexes[0])}>
          <strong>{oddsName(view()?.odds ?? '')}</strong> {names(table, props.battle.hexes)}
        </button>{' '}
        <Show when={props.battle.kind !== 'ground'}>{w.battleKind[props.battle.kind]} </Show>
        {called(table, props.battle.attackers)}
        <Show when={view()}>
          {(shown) => (
            <>
              <Results view={shown()} />
              <WaysOut table={table} view={shown()} />
            </>
          )}
        </Show>
      </span>
      <button class="primary" type="button" onClick={() => void table.play({ do: 'resolve', battle: props.battle.no })}>
        {w.resolve}
      </button>
    </li>
  );
}
