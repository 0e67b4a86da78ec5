import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { UnitNo } from '../../../blitz/types.ts';
import type { Seen } from '../counters-model.ts';
import type { BattleView, Obligations } from '../referee/protocol.ts';
import type { GameStore } from './game-store.ts';

const RESULTS: Record<string, string> = {
  AE: 'attacker eliminated',
  AB2: 'attacker back 2',
  EX: 'exchange',
  DB2: 'defender back 2',
  DE: 'defender eliminated',
};

/** The battle planner: pick attackers, pick enemy hexes, see the odds, declare. */
export function BattlePanel(props: {
  readonly game: GameStore;
  readonly state: Seen;
  readonly selected: ReadonlySet<UnitNo>;
  readonly planned: readonly number[];
  readonly clear: () => void;
  readonly hexName: (hex: number) => string;
}): JSX.Element {
  const [view, setView] = createSignal<BattleView>();
  const [duties, setDuties] = createSignal<Obligations>();
  const id = (no: UnitNo) => props.state.units[no]?.id ?? '';

  createEffect(() => {
    const attackers = [...props.selected];
    const hexes = props.planned;
    if (attackers.length === 0 || hexes.length === 0) return void setView(undefined);
    void props.game.referee.battle(attackers, hexes).then(setView, () => setView(undefined));
  });
  createEffect(() => {
    props.game.snapshot();
    void props.game.referee.obligations().then(setDuties, () => setDuties(undefined));
  });

  const declare = async () => {
    const plan = view();
    if (plan && (await props.game.play({ do: 'declareBattle', attackers: plan.attackers, hexes: plan.hexes })))
      props.clear();
  };
  const suggest = async () => {
    for (const battle of props.state.battles) await props.game.play({ do: 'undeclare', battle: battle.no });
    for (const { attackers, hexes } of await props.game.referee.suggest()) {
      await props.game.play({ do: 'declareBattle', attackers, hexes });
    }
  };

  return (
    <section class="battles" aria-label="Battles">
      <h2>Battles</h2>
      <Show when={(duties()?.hexes.length ?? 0) > 0}>
        <p>Must be attacked: {duties()?.hexes.map(props.hexName).join(', ')}</p>
      </Show>
      <Show when={(duties()?.units.length ?? 0) > 0}>
        <p>Must fight: {duties()?.units.map(id).join(', ')}</p>
      </Show>
      <ul>
        <For each={props.state.battles}>
          {(battle) => (
            <li>
              {battle.no}: {battle.attackers.map(id).join(', ')} against {battle.hexes.map(props.hexName).join(', ')}
              <button type="button" onClick={() => void props.game.play({ do: 'undeclare', battle: battle.no })}>
                Call off
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={view()} fallback={<p class="hint">Choose attackers, then the enemy hexes they attack.</p>}>
        {(plan) => (
          <div class="plan">
            <p>
              Attack {plan().attack}
              <br />
              Defence {plan().defence.join(' and ')}
              <br />
              <strong>{plan().odds}</strong>
            </p>
            <Show when={plan().fault}>
              {(fault) => (
                <p class="refusal">
                  <strong>{fault().rule}</strong> {fault().because}
                </p>
              )}
            </Show>
            <ul class="chances">
              <For each={plan().chances}>
                {([result, sixths]) => (
                  <li>
                    <meter min="0" max="6" value={sixths} /> {sixths} in 6 {RESULTS[result] ?? result}
                  </li>
                )}
              </For>
            </ul>
            <button class="primary" type="button" disabled={plan().fault !== undefined} onClick={() => void declare()}>
              Declare this battle
            </button>
          </div>
        )}
      </Show>
      <div class="row">
        <button type="button" onClick={() => void suggest()}>
          Suggest battles
        </button>
        <button
          class="primary"
          type="button"
          disabled={duties()?.fault !== undefined}
          onClick={() => void props.game.play({ do: 'endDeclaration' })}
        >
          Begin combat
        </button>
      </div>
      <Show when={duties()?.fault}>
        {(fault) => (
          <p class="hint">
            {fault().rule}: {fault().because}
          </p>
        )}
      </Show>
    </section>
  );
}
