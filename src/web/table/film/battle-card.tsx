import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Happening } from '#table/desk.ts';
import { type Battle, battlesIn } from '#table/since.ts';
import { said, w } from '#web/text/words.ts';
import { ROLLING } from '../map/show-counters.ts';
import { DieFace } from '../panels/die-face.tsx';
import { saidOfUnits } from '../panels/unit-name.tsx';
import { isStill, seeing } from '../settings/view-settings.ts';
import type { Table } from '../table-model.ts';
import { BattleLines } from './battle-lines.tsx';
import { oddsWords } from './odds-words.ts';

const TUMBLE = 85;
/** Before that nobody has read it. */
const SHOWN = 9000;
/** Events that show a player is present. */
const PRESENT = ['pointerdown', 'keydown'] as const;

/** The last battle: the die rolls, what follows is added. It stands beside the play and never in its way. */
export function BattleCard(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { table } = props;
  const [fought, setFought] = createSignal<Battle>();
  /** Earlier rolls of the same command: a flight is met, then bombs. */
  const [earlier, setEarlier] = createSignal<readonly Battle[]>([]);
  const [face, setFace] = createSignal<number>();
  const [rolling, setRolling] = createSignal(false);
  let tumbling: ReturnType<typeof setInterval> | undefined;
  let ends: ReturnType<typeof setTimeout> | undefined;
  let hides: ReturnType<typeof setTimeout> | undefined;
  /** Events since the battle. */
  let story: readonly { readonly n: number; readonly happened: readonly Happening[] }[] = [];
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
    story = [];
    setFought(undefined);
  };

  const begin = (battle: Battle): void => {
    stop();
    const { die } = battle.clash;
    setFought(battle);
    setFace(die);
    const rolls = die !== undefined && !isStill();
    setRolling(rolls);
    if (rolls) {
      tumbling = setInterval(() => setFace((now = 1) => 1 + ((now + 1 + Math.floor(Math.random() * 4)) % 6)), TUMBLE);
      ends = setTimeout(() => {
        clearInterval(tumbling);
        setFace(die);
        setRolling(false);
      }, ROLLING);
    }
    // The card stays until a player is seen, however long the table is left alone.
    hides = setTimeout(() => {
      for (const sign of PRESENT) document.addEventListener(sign, onPresent);
    }, SHOWN);
  };

  createEffect(() => {
    const update = table.game.told();
    if (!update) return;
    // Reset for another game, or an earlier point of it.
    if (update.whole) return close();
    const { played: n, happened } = update;
    const fresh = battlesIn([{ n, happened }]).length > 0;
    if (!fresh && story.length === 0) return;
    if (!seeing().dice) return close();
    story = fresh ? [{ n, happened }] : [...story, { n, happened }];
    const battles = battlesIn(story);
    const battle = battles.at(-1);
    if (!battle) return;
    setEarlier(battles.slice(0, -1));
    if (fresh) begin(battle);
    else setFought(battle);
  });

  /** Place of the battle. */
  const whereOf = ({ clash: { place, hexes } }: Battle): string =>
    place ? said(place) : hexes.map(table.placeName).join(', ');
  return (
    <Show when={fought()}>
      {(battle) => (
        <section class="battle-display" classList={{ rolling: rolling() }} aria-label={w.battleDisplay}>
          <header>
            <Show when={battle().clash.die !== undefined} fallback={<strong>{w.noRoll}</strong>}>
              <DieFace face={face() ?? 1} />
            </Show>
            <p>
              <Show when={battle().clash.title}>
                {(title) => <span class="attack">{saidOfUnits(table, title())}</span>}
              </Show>
              <strong>{oddsWords(battle().clash)}</strong> {whereOf(battle())}{' '}
              <Show when={battle().clash.strengths}>
                {(strengths) => <small>{w.strengths(strengths()[0], strengths()[1])}</small>}
              </Show>
              <br />
              <Show when={!rolling()} fallback={w.rolling}>
                <span class="result">{table.fittings.words.fought(battle().what)}</span>
              </Show>
            </p>
            <button type="button" class="dismiss" onClick={close} aria-label={w.close}>
              ×
            </button>
          </header>
          <For each={earlier()}>
            {({ clash, what }) => (
              <p class="earlier">
                <Show when={clash.die}>{(die) => <DieFace face={die()} />}</Show> {oddsWords(clash)}:{' '}
                {table.fittings.words.fought(what)}
              </p>
            )}
          </For>
          <For each={battle().clash.working}>{(text) => <p class="working">{saidOfUnits(table, text)}</p>}</For>
          <BattleLines
            table={table}
            battle={rolling() ? { ...battle(), lost: [], hurt: [], went: [], rolls: [] } : battle()}
          />
          <Show when={table.fittings.BattleTable} keyed>
            {(BattleTable) => <BattleTable what={battle().what} rolling={rolling()} openRule={props.openRule} />}
          </Show>
        </section>
      )}
    </Show>
  );
}
