import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { type Side, SIDES } from '../../../games/blitz/types.ts';
import type { Roll } from '../../../games/blitz/desk/seeing.ts';
import { w } from '../../text/words.ts';
import { DieFace } from './die-face.tsx';
import type { Table } from '../table-model.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const SHOWN = 60;

/** How often each face came, beside how often it was to be expected. */
export function facesOf(rolls: readonly Roll[], side: Side): { count: number; mean: number; faces: readonly number[] } {
  const dice = rolls.flatMap((roll) => (roll.side === side ? roll.dice : []));
  return {
    count: dice.length,
    mean: dice.reduce((sum, die) => sum + die, 0) / Math.max(1, dice.length),
    faces: FACES.map((face) => dice.filter((die) => die === face).length),
  };
}

/** Every die of the game: how they fell against how they should, and one by one. */
export function DicePanel(props: { readonly table: Table }): JSX.Element {
  const [rolls, setRolls] = createSignal<readonly Roll[]>([]);
  const { game } = props.table;
  let known = -1;
  createEffect(() => {
    const now = game.snapshot();
    // Only a command with dice changes the record, and undo never crosses one.
    if (!now || (known === now.played - 1 && now.dice.length === 0 && !now.whole)) {
      known = now?.played ?? -1;
      return;
    }
    known = now.played;
    void game.referee.rolls().then(setRolls, () => setRolls([]));
  });
  const latest = createMemo(() => rolls().slice(-SHOWN).reverse());
  return (
    <section class="dice" aria-label={w.tabDice}>
      <Show when={rolls().length > 0} fallback={<p class="hint">{w.diceNone}</p>}>
        <For each={SIDES}>{(side) => <Faces rolls={rolls()} side={side} />}</For>
        <ol class="rolls">
          <For each={latest()}>
            {(roll) => (
              <li class={roll.side}>
                <For each={roll.dice}>
                  {(die) => (
                    <span class="one-die">
                      <DieFace face={die} />
                      <span class="unseen">{die}</span>
                    </span>
                  )}
                </For>{' '}
                {w.turn(roll.turn)}: {roll.command}
                <Show when={roll.odds}>
                  {' '}
                  <strong>{roll.odds}</strong> {w.resultName(roll.result ?? '')}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

function Faces(props: { readonly rolls: readonly Roll[]; readonly side: Side }): JSX.Element {
  const faces = createMemo(() => facesOf(props.rolls, props.side));
  const most = () => Math.max(1, ...faces().faces, faces().count / 6);
  return (
    <table class="faces">
      <caption>
        <span class={`side ${props.side}`}>{w.sideName(props.side)}</span>:{' '}
        {w.diceLine(faces().count, w.decimal(faces().mean, 2))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{w.dieColumn}</th>
          <For each={FACES}>{(face) => <th scope="col">{face}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{w.diceActual}</th>
          <For each={faces().faces}>
            {(count) => (
              <td>
                <span class="bar-up" style={{ height: `${(2.4 * count) / most()}rem` }} />
                {count}
              </td>
            )}
          </For>
        </tr>
        <tr>
          <th scope="row">{w.diceExpected}</th>
          <For each={FACES}>{() => <td>{w.decimal(faces().count / 6)}</td>}</For>
        </tr>
      </tbody>
    </table>
  );
}
