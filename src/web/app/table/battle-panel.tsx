import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { Battle } from '../../../blitz/types.ts';
import type { BattleView } from '../referee/protocol.ts';
import { w } from '../text/words.ts';
import type { Table } from './table-model.ts';

/** Chances of each result, as bars. */
function Chances(props: { readonly view: BattleView }): JSX.Element {
  return (
    <ul class="chances">
      <For each={props.view.chances}>
        {([result, sixths]) => (
          <li>
            <span class="bar-of" style={{ width: `${sixths}rem` }} />
            <span>
              {w.inSix(sixths)} {w.resultName(result)}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** The battle planner: pick attackers, pick enemy hexes, see the odds, declare. */
export function BattlePanel(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const { game } = table;
  const [view, setView] = createSignal<BattleView>();
  const battles = (): readonly Battle[] => table.state()?.battles ?? [];
  const names = (hexes: readonly number[]) => hexes.map(table.name).join(', ');
  const ids = (units: readonly number[]) => units.map(table.id).join(', ');

  createEffect(() => {
    const attackers = [...table.selected()];
    const hexes = table.planned();
    if (attackers.length === 0 || hexes.length === 0) return void setView(undefined);
    void game.referee.battle(attackers, hexes).then(setView, () => setView(undefined));
  });

  const declare = async (): Promise<void> => {
    const plan = view();
    if (!plan || !(await game.play({ do: 'declareBattle', attackers: plan.attackers, hexes: plan.hexes }))) return;
    table.clearPlan();
    table.choose(undefined);
  };
  const suggest = async (): Promise<void> => {
    for (const battle of battles()) await game.play({ do: 'undeclare', battle: battle.no });
    for (const { attackers, hexes } of await game.referee.suggest())
      await game.play({ do: 'declareBattle', attackers, hexes });
  };

  return (
    <section class="battles" aria-label={w.battles}>
      <h2>{w.battles}</h2>
      <Show when={(table.duties()?.hexes.length ?? 0) > 0}>
        <p class="duty">{w.mustAttack(names(table.duties()?.hexes ?? []))}</p>
      </Show>
      <Show when={(table.duties()?.units.length ?? 0) > 0}>
        <p class="duty">{w.mustFight(ids(table.duties()?.units ?? []))}</p>
      </Show>
      <ul class="declared">
        <For each={battles()}>
          {(battle) => (
            <li>
              <span>
                {ids(battle.attackers)} {w.against} {names(battle.hexes)}
              </span>
              <button type="button" onClick={() => void game.play({ do: 'undeclare', battle: battle.no })}>
                {w.callOff}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={view()} fallback={<p class="hint">{w.planHint}</p>}>
        {(plan) => (
          <div class="plan">
            <p>
              <strong class="odds">{plan().odds}</strong>
              <br />
              {w.attackLine(plan().attack)}
              <br />
              {w.defenceLine(plan().defence.join(' + '))}
            </p>
            <Show when={plan().fault}>
              {(fault) => (
                <p class="refusal">
                  <button type="button" class="rule-link" onClick={() => props.openRule(fault().rule)}>
                    {fault().rule}
                  </button>{' '}
                  {fault().because}
                </p>
              )}
            </Show>
            <Chances view={plan()} />
            <Show when={plan().short}>{(short) => <p class="hint">{w.shortOf(short().factors, short().odds)}</p>}</Show>
            <button
              class="primary wide"
              type="button"
              disabled={plan().fault !== undefined}
              onClick={() => void declare()}
            >
              {w.declareBattle}
            </button>
          </div>
        )}
      </Show>
      <button type="button" onClick={() => void suggest()}>
        {w.suggest}
      </button>
      <Show when={(table.state()?.missions.length ?? 0) > 0}>
        <h3>{w.missions}</h3>
        <ul>
          <For each={table.state()?.missions}>
            {(mission) => (
              <li>
                {table.id(mission.unit)}:{' '}
                {w.missionOver(w.actionName(`assignMission ${mission.kind}`), table.name(mission.hex))}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** The battles still to be fought, each with what can come of it. */
export function CombatPanel(props: { readonly table: Table }): JSX.Element {
  const { table } = props;
  const battles = () => table.choices().flatMap(({ command }) => (command.do === 'resolve' ? [command.battle] : []));
  const battle = (no: number) => table.state()?.battles.find((one) => one.no === no);
  return (
    <section class="battles" aria-label={w.battles}>
      <h2>{w.battles}</h2>
      <ul class="declared">
        <For each={battles()}>{(no) => <Fight table={table} battle={battle(no)} no={no} />}</For>
      </ul>
    </section>
  );
}

function Fight(props: {
  readonly table: Table;
  readonly battle: Battle | undefined;
  readonly no: number;
}): JSX.Element {
  const [view, setView] = createSignal<BattleView>();
  const { table } = props;
  createEffect(() => {
    const { battle } = props;
    if (!battle || battle.attackers.length === 0) return;
    void table.game.referee.battle(battle.attackers, battle.hexes).then(setView, () => setView(undefined));
  });
  return (
    <li>
      <span>
        <strong>{view()?.odds}</strong> {props.battle?.attackers.map(table.id).join(', ')} {w.against}{' '}
        {props.battle?.hexes.map(table.name).join(', ')}
        <Show when={view()}>{(plan) => <Chances view={plan()} />}</Show>
      </span>
      <button class="primary" type="button" onClick={() => void table.game.play({ do: 'resolve', battle: props.no })}>
        {w.resolve}
      </button>
    </li>
  );
}
