import { For, type JSX, Show } from 'solid-js';
import { MOST_PASSES } from '#games/gamex/turn/impulse.ts';
import { moraleLevel } from '#games/gamex/morale/morale.ts';
import { type Side, SIDES } from '#games/gamex/types.ts';
import { PopUp } from '#web/table/layout/pop-up.tsx';
import { sideClass } from '#web/table/panels/side-name.tsx';
import { called } from '../labels.ts';
import type { GameTable } from '../game-table.ts';
import { g, w } from '../words/words.ts';

/** Points, passes and morale, always in sight; a click says what they mean. */
export function Standing(props: { readonly table: GameTable; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const points = (): number | undefined => table.state()?.frames.findLast((one) => one.at === 'spend')?.pool;
  const passes = (): number => table.state()?.passes ?? 0;
  const nations = (side: Side): readonly string[] => [
    ...new Set(table.state()?.units.flatMap((unit) => (unit.side === side ? [unit.nation] : []))),
  ];
  const level = (nation: string): number => (table.world ? moraleLevel(table.world, nation) : 0);
  const levels = (side: Side): string => [...new Set(nations(side).map(level))].join('/');
  const rule = (id: string) => (
    <button type="button" class="rule-link" aria-label={w.readRule(id)} onClick={() => props.openRule(id)}>
      {id}
    </button>
  );
  return (
    <Show when={table.frame()?.at !== 'setup' && table.state()}>
      {(state) => (
        <PopUp
          class="goal gx-standing"
          title={g.standing.title}
          label={
            <span class="gx-chips">
              <Show when={points()}>{(n) => <span class="points">{g.standing.points(n())}</span>}</Show>
              <span class="passes">{g.standing.passes(passes(), MOST_PASSES)}</span>
              <span class="morale">
                <span class="word">{g.standing.morale} </span>
                <For each={SIDES}>{(side) => <b class={`side ${sideClass(table.game, side)}`}>{levels(side)} </b>}</For>
              </span>
            </span>
          }
        >
          <section class="goal-card" aria-label={g.standing.title}>
            <h2>{g.standing.title}</h2>
            <Show when={state().initiative}>
              {(side) => (
                <p>
                  {g.standing.initiative(g.side[side()], state().streak)} {rule('X4.1a')}
                </p>
              )}
            </Show>
            <p>
              {g.standing.pointsMean(points() ?? 0)} {rule('X4.2b')}
            </p>
            <p>
              {g.standing.passesMean(passes(), MOST_PASSES)} {rule('X4.2g')}
            </p>
            <For each={SIDES.flatMap((side) => nations(side).map((nation) => [side, nation] as const))}>
              {([side, nation]) => (
                <p>
                  <span class={`side ${sideClass(table.game, side)}`}>{called(g.nation, nation)}</span>:{' '}
                  {g.card.morale(level(nation))}. {g.card.moraleText(level(nation))} {rule('X7.1a')}
                </p>
              )}
            </For>
          </section>
        </PopUp>
      )}
    </Show>
  );
}
