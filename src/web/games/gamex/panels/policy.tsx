import { createEffect, createSignal, For, type JSX } from 'solid-js';
import { COLUMNS } from '../../../../games/gamex/tables.ts';
import type { GameTable } from '../game-table.ts';
import { keep, kept } from '../../../text/kept.ts';
import { g } from '../words/words.ts';

/** A standing order for opportunity fire, so that it does not stop play: shown, and changed at any time. */
const POLICIES = ['ask', 'armor', 'good', 'hold'] as const;
type Policy = (typeof POLICIES)[number];
const KEY = 'hexfront.gamex.policy';

const asPolicy = (word: unknown): Policy => POLICIES.find((one) => one === word) ?? 'ask';

export function createPolicy(table: GameTable) {
  const [policy, setPolicy] = createSignal<Policy>(asPolicy(kept(KEY)['policy']));
  let answered = '';
  createEffect(() => {
    const frame = table.frame();
    const order = policy();
    if (frame?.at !== 'opFire' || order === 'ask' || !table.game.humanDecides()) return;
    const now = `${table.game.news()?.decision ?? 0}`;
    if (answered === now) return;
    answered = now;
    if (order === 'hold') return void table.play({ do: 'decline' });
    const target = table.kind(table.unit(frame.target));
    if (order === 'armor' && target?.type !== 'armored') return void table.play({ do: 'decline' });
    void table.game
      .ask<{ readonly units: readonly string[]; readonly column: string } | undefined>('answer')
      .then((best) => {
        const good =
          best !== undefined && COLUMNS.indexOf(best.column as (typeof COLUMNS)[number]) >= COLUMNS.indexOf('2-1');
        return table.play(good ? { do: 'opFire', units: best.units } : { do: 'decline' });
      });
  });
  return {
    policy,
    change(next: Policy): void {
      setPolicy(next);
      keep(KEY, { policy: next });
    },
  };
}

export function PolicyChoice(props: { readonly order: ReturnType<typeof createPolicy> }): JSX.Element {
  return (
    <label class="policy">
      {g.policy}{' '}
      <select
        value={props.order.policy()}
        onChange={(event) => props.order.change(asPolicy(event.currentTarget.value))}
      >
        <For each={POLICIES}>{(one) => <option value={one}>{g.policies[one]}</option>}</For>
      </select>
    </label>
  );
}
