import { createEffect, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { Happening } from '../../../../games/blitz/desk/after/happenings.ts';
import { isStill, seeing } from '../../../table/settings/seeing-settings.ts';
import { w } from '../words/words.ts';
import { CrtTable } from './crt-table.tsx';
import { DieFace } from '../../../table/panels/die-face.tsx';
import { ROLLING } from '../../../table/map/show-counters.ts';
import { foughtIn } from '../happened.ts';
import { resultName } from '../says/results.ts';
import { columnFor, printed, printedFor } from '../says/printed.ts';
import type { BlitzTable } from '../blitz-table.ts';

const TUMBLE = 85;
/** Before that nobody has read it. */
const SHOWN = 9000;
/** What only somebody does who is there. */
const PRESENT = ['pointerdown', 'keydown'] as const;

type Fought = Extract<Happening, { is: 'fought' }>;

/** The last battle: the die rolls, the cell of the table lights up. It stands beside the play and never in its way. */
export function BattleDisplay(props: {
  readonly table: BlitzTable;
  readonly openRule: (id: string) => void;
}): JSX.Element {
  const { table } = props;
  const [fought, setFought] = createSignal<Fought>();
  const [face, setFace] = createSignal<number>();
  const [rolling, setRolling] = createSignal(false);
  let tumbling: ReturnType<typeof setInterval> | undefined;
  let ends: ReturnType<typeof setTimeout> | undefined;
  let hides: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearInterval(tumbling);
    clearTimeout(ends);
    clearTimeout(hides);
    for (const sign of PRESENT) document.removeEventListener(sign, onPresent);
  };
  const onPresent = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.closest('.battle-display'))) close();
  };
  onCleanup(stop);
  const close = (): void => {
    stop();
    setFought(undefined);
  };

  createEffect(() => {
    const battle = foughtIn(table.game.news()?.happened);
    if (!battle) return;
    stop();
    if (!seeing().dice) return void setFought(undefined);
    setFought(battle);
    setFace(battle.die);
    const rolls = battle.die !== undefined && !isStill();
    setRolling(rolls);
    if (rolls) {
      tumbling = setInterval(() => setFace((now = 1) => 1 + ((now + 1 + Math.floor(Math.random() * 4)) % 6)), TUMBLE);
      ends = setTimeout(() => {
        clearInterval(tumbling);
        setFace(battle.die);
        setRolling(false);
      }, ROLLING);
    }
    // It stays until it has been seen, however long the table is left alone.
    hides = setTimeout(() => {
      for (const sign of PRESENT) document.addEventListener(sign, onPresent);
    }, SHOWN);
  });

  const name = createMemo(() => {
    const battle = fought();
    // Nothing is looked up where nothing is rolled (T7.2.15, T7.3).
    return battle?.die === undefined ? undefined : printedFor(table.preset, battle.kind);
  });
  const column = () => {
    const [battle, table] = [fought(), name()];
    return battle && table ? columnFor(printed(table), battle) : undefined;
  };
  return (
    <Show when={fought()}>
      {(battle) => (
        <section class="battle-display" classList={{ rolling: rolling() }} aria-label={w.battleDisplay}>
          <header>
            <Show when={battle().die !== undefined} fallback={<strong>{w.noRoll}</strong>}>
              <DieFace face={face() ?? 1} />
            </Show>
            <p>
              <strong>{battle().odds}</strong> <small>{w.strengths(battle().attack, battle().defence)}</small>
              <br />
              <Show when={!rolling()} fallback={w.rolling}>
                <span class="result">{resultName(battle().result, battle().kind)}</span>
              </Show>
            </p>
            <button type="button" class="dismiss" onClick={close} aria-label={w.close}>
              ×
            </button>
          </header>
          <Show when={name()}>
            {(which) => (
              <>
                <CrtTable name={which()} column={column()} die={rolling() ? undefined : battle().die} narrow />
                <button type="button" class="rule-link" onClick={() => props.openRule(printed(which()).rule)}>
                  {printed(which()).rule}
                </button>
              </>
            )}
          </Show>
        </section>
      )}
    </Show>
  );
}
