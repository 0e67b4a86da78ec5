import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Roll } from '#table/host.ts';
import { w } from '#web/text/words.ts';
import { oddsName } from '../contact-words.ts';
import { DieFace } from './die-face.tsx';
import { sideClass, SideName } from './side-name.tsx';
import type { Table } from '../table-model.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const SHOWN = 60;

/** Counts of each face, with the expectation. */
export function facesOf(
  rolls: readonly Pick<Roll, 'side' | 'dice'>[],
  side: string,
): { count: number; mean: number; faces: readonly number[] } {
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
    const now = game.update();
    // Only a command with dice changes the record, and undo never crosses one.
    if (!now || (known === now.played - 1 && now.dice.length === 0 && !now.whole)) {
      known = now?.played ?? -1;
      return;
    }
    known = now.played;
    void game.ask<readonly Roll[]>('rolls').then(setRolls, () => setRolls([]));
  });
  const latest = createMemo(() => rolls().slice(-SHOWN).reverse());
  return (
    <section class="dice" aria-label={w.tabDice}>
      <Show when={rolls().length > 0} fallback={<p class="hint">{w.diceNone}</p>}>
        <For each={props.table.face.sides}>{({ id }) => <Faces table={props.table} rolls={rolls()} side={id} />}</For>
        <ol class="rolls">
          <For each={latest()}>
            {(roll) => (
              <li class={sideClass(props.table, roll.side)}>
                <For each={roll.dice}>
                  {(die) => (
                    <span class="one-die">
                      <DieFace face={die} />
                      <span class="unseen">{die}</span>
                    </span>
                  )}
                </For>{' '}
                {w.turn(roll.turn)}: {roll.command}
                <Show when={props.table.fittings.words.roll(roll)}>
                  {(found) => (
                    <>
                      {' '}
                      <strong>{oddsName(found().odds)}</strong> {found().result}
                    </>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

function Faces(props: { readonly table: Table; readonly rolls: readonly Roll[]; readonly side: string }): JSX.Element {
  const faces = createMemo(() => facesOf(props.rolls, props.side));
  const most = () => Math.max(1, ...faces().faces, faces().count / 6);
  return (
    <table class="faces">
      <caption>
        <SideName table={props.table} side={props.side} />: {w.diceLine(faces().count, w.decimal(faces().mean, 2))}
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
