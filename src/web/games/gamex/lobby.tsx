import { createMemo, createSignal, For, Show } from 'solid-js';
import { mapOf } from '../../../games/gamex/desk/map.ts';
import { drawing } from '../../../games/gamex/study/drawing.ts';
import { PLAYABLE } from '../../../games/gamex/modules.ts';
import type { OptionName } from '../../../games/gamex/options.ts';
import { briefingOf, optionsIn } from '../../../games/gamex/text/briefing.ts';
import { SIDES } from '../../../games/gamex/types.ts';
import type { Lobby } from '../../face.ts';
import { HUMAN } from '../../table/start.ts';
import { language } from '../../text/language.ts';
import { LIBRARY } from './library.ts';
import { opened } from './opened.ts';
import { OptionList } from './option-list.tsx';
import { OPPONENTS } from './kinds.ts';
import { g, w } from './words/words.ts';
import { opponent } from './called.ts';

const READY = 'game gamex\nsituation duel\n';
const setupOf = (name: string, options: readonly OptionName[] = []): string =>
  `game gamex\nsituation ${name}\n${options.length > 0 ? `options ${options.join(' ')}\n` : ''}`;
const FIRST = 'duel';
const SITUATIONS = LIBRARY['situations'] ?? {};
/** The short one first. */
const NAMES = [
  FIRST,
  ...Object.keys(SITUATIONS)
    .sort()
    .filter((name) => name !== FIRST),
];
const told = (name: string) => briefingOf(SITUATIONS[name] ?? '', language());

const Begin: Lobby['Begin'] = (props) => {
  const [name, setName] = createSignal(FIRST);
  const [side, setSide] = createSignal<string>(SIDES[0]);
  const [level, setLevel] = createSignal<string>('regular');
  const [options, setOptions] = createSignal<readonly OptionName[]>([]);
  const briefing = createMemo(() => told(name()));
  const ruled = createMemo(() => optionsIn(SITUATIONS[name()] ?? ''));
  const open = (): OptionName[] => PLAYABLE.filter((one) => !ruled().without.includes(one));
  const chosen = (): OptionName[] => open().filter((one) => options().includes(one) && !ruled().options.includes(one));
  const turns = (): number => opened(setupOf(name()))?.game.world.turns ?? 0;
  const begin = (): void =>
    props.begin({
      game: 'gamex',
      text: setupOf(name(), chosen()),
      seats: Object.fromEntries(SIDES.map((id) => [id, id === side() ? HUMAN : level()])),
    });
  const radios = (
    title: string,
    group: string,
    all: readonly (readonly [string, string])[],
    now: () => string,
    set: (id: string) => void,
  ) => (
    <div class="choose" role="radiogroup" aria-label={title}>
      <span>{title}</span>
      <For each={all}>
        {([id, text]) => (
          <label>
            <input type="radio" name={group} checked={now() === id} onChange={() => set(id)} />
            <span>{text}</span>
          </label>
        )}
      </For>
    </div>
  );
  return (
    <section class="situations" aria-label={g.situation}>
      <ul class="situation-list">
        <For each={NAMES}>
          {(one) => (
            <li>
              <button type="button" class="card" aria-pressed={name() === one} onClick={() => setName(one)}>
                <strong>{told(one).title}</strong>
                <span>{told(one).date}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <article class="briefing">
        <h2>{briefing().title}</h2>
        <p>
          {briefing().date}, {g.turns(turns())}
        </p>
        <For each={briefing().about}>{(line) => <p>{line}</p>}</For>
        <Show when={briefing().sides[side() === 'axis' ? 'axis' : 'allied']}>
          {(lines) => <For each={lines()}>{(line) => <p class="order">{line}</p>}</For>}
        </Show>
        {radios(
          w.playAs,
          'gx-side',
          SIDES.map((id) => [id, g.side[id]] as const),
          side,
          setSide,
        )}
        {radios(
          w.opponent,
          'gx-level',
          [[HUMAN, w.somebodyHere] as const, ...OPPONENTS.map((one) => [one, g.opponents[one][0]] as const)],
          level,
          setLevel,
        )}
        <OptionList ruled={ruled()} on={options()} set={setOptions} openRule={props.openRule} />
        <button type="button" class="go" onClick={begin}>
          {g.begin}
        </button>
      </article>
    </section>
  );
};

export const lobby: Lobby = {
  ready: READY,
  picture() {
    const found = opened(READY);
    if (!found) return undefined;
    const { game } = found;
    const stacks = drawing.stacks(game, game.start);
    return { map: () => mapOf(game.world.board, found.title()), counters: { stacks } };
  },
  opponents: OPPONENTS,
  show: 'regular',
  words: {
    playNow: () => g.playNow,
    twoHere: () => g.twoHere,
    ownGame: () => g.ownGame,
    lessons: () => g.lessons,
    board: () => g.board,
    opponent: (level) => {
      const [name, about] = opponent(level);
      return { name, about };
    },
  },
  Begin,
};
