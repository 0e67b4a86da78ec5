import { createMemo, createSignal, For, lazy, Show } from 'solid-js';
import { afterCommand } from '../../../../core/game.ts';
import type { OpenGamex } from '../../../../games/gamex/position.ts';
import { drawing } from '../../../../games/gamex/study/drawing.ts';
import { PLAYABLE } from '../../../../games/gamex/modules.ts';
import type { OptionName } from '../../../../games/gamex/options.ts';
import { briefingOf, optionsIn } from '../../../../games/gamex/text/briefing.ts';
import type { State } from '../../../../games/gamex/types.ts';
import type { Lobby } from '../../../face.ts';
import { addressOf } from '../../../table/route.ts';
import { language } from '../../../text/language.ts';
import { lain } from '../lain.ts';
import { LIBRARY } from '../library.ts';
import { opened } from '../opened.ts';
import { OptionList } from './option-list.tsx';
import { OPPONENTS } from '../kinds.ts';
import { createSeating, SeatingChoice } from './seating.tsx';
import { Wins } from './wins.tsx';
import { g } from '../words/words.ts';
import { opponent } from '../called.ts';
import { ZoneMap } from './zone-map.tsx';
import './lobby.css';

const READY = 'game gamex\nsituation duel\n';
const setupOf = (name: string, options: readonly OptionName[] = []): string =>
  `game gamex\nsituation ${name}\n${options.length > 0 ? `options ${options.join(' ')}\n` : ''}`;
const FIRST = 'duel';
const SITUATIONS = LIBRARY['situations'] ?? {};
/** From the shortest to the longest, and whatever else there is. */
const BY_LENGTH = [FIRST, 'rabenforst', 'valmoret', 'rear-raid', 'crossroads', 'bluffs', 'velna', 'steppe'];
const NAMES = [...new Set([...BY_LENGTH, ...Object.keys(SITUATIONS).sort()])].filter((name) => name in SITUATIONS);
/** Ours first, then the classic ones in their order. */
const SERIES = ['', 'pb-', 'pl-'] as const;
const seriesOf = (name: string) => SERIES.find((start) => start !== '' && name.startsWith(start)) ?? '';
const IN_SERIES = SERIES.map((start) => ({ start, names: NAMES.filter((name) => seriesOf(name) === start) }));
const told = (name: string) => briefingOf(SITUATIONS[name] ?? '', language());

/** As it stands when both sides have set up. */
function setOut(game: OpenGamex): State {
  let now = game.start;
  for (const [step, { side }] of game.world.setup.entries()) {
    if (step > 0) now = afterCommand(game, now, { do: 'done' });
    const rest = { do: 'placeRest' } as const;
    if (!game.check(now, side, rest)) now = afterCommand(game, now, rest);
  }
  return now;
}

const PANEL = /^([A-Z0-9]+)-[A-Z]+-\d+$/;
const panelsOf = ({ world }: OpenGamex): number =>
  new Set(world.board.grid.names.map((name) => PANEL.exec(name)?.[1])).size;

const Begin: Lobby['Begin'] = (props) => {
  const [name, setName] = createSignal(FIRST);
  const seating = createSeating();
  const [options, setOptions] = createSignal<readonly OptionName[]>([]);
  const briefing = createMemo(() => told(name()));
  const ruled = createMemo(() => optionsIn(SITUATIONS[name()] ?? ''));
  const open = (): OptionName[] => PLAYABLE.filter((one) => !ruled().without.includes(one));
  const chosen = (): OptionName[] => open().filter((one) => options().includes(one) && !ruled().options.includes(one));
  const game = createMemo(() => opened(setupOf(name()))?.game);
  const begin = (): void => props.begin({ game: 'gamex', text: setupOf(name(), chosen()), seats: seating.seats() });
  let briefed: HTMLElement | undefined;
  /** What it is about stands beside the list, or far below it: it comes into view. */
  const choose = (one: string): void => {
    setName(one);
    const { top } = briefed?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0 || top > innerHeight / 2) briefed?.scrollIntoView({ block: 'start' });
  };
  return (
    <section class="situations" aria-label={g.situation}>
      <div class="series">
        <For each={IN_SERIES.filter(({ names }) => names.length > 0)}>
          {({ start, names }) => (
            <details open={start === seriesOf(FIRST)}>
              <summary>{g.series[start]}</summary>
              <ul>
                <For each={names}>
                  {(one) => (
                    <li>
                      <button type="button" class="card" aria-pressed={name() === one} onClick={() => choose(one)}>
                        <strong>
                          {start === '' ? told(one).title : `${Number(one.slice(3))}. ${told(one).title}`}
                        </strong>
                        <span>{told(one).date}</span>
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </details>
          )}
        </For>
        <a class="card" href={addressOf('play', 'gamex', 'own')}>
          <strong>{g.muster.title}</strong>
          <span>{g.muster.card}</span>
        </a>
      </div>
      <article class="briefing" ref={briefed}>
        <h2>{briefing().title}</h2>
        <Show when={game()}>
          {(found) => (
            <>
              <p class="facts">
                {[
                  briefing().date,
                  g.turns(found().world.turns),
                  g.size(found().start.units.length, panelsOf(found())),
                ].join(' · ')}
              </p>
              <ZoneMap game={found()} />
            </>
          )}
        </Show>
        <div class="told">
          <section>
            <For each={briefing().about}>{(line) => <p>{line}</p>}</For>
            <Show when={briefing().sides[seating.side() === 'axis' ? 'axis' : 'allied']}>
              {(lines) => (
                <>
                  <h3>{g.orders}</h3>
                  <For each={lines()}>{(line) => <p class="order">{line}</p>}</For>
                </>
              )}
            </Show>
          </section>
          <Show when={game()}>{(found) => <Wins game={found()} />}</Show>
        </div>
        <SeatingChoice seating={seating} />
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
    const stacks = drawing.stacks(game, setOut(game));
    const { board } = game.world;
    const rows = stacks.map(({ hex }) => board.grid.r[hex] ?? 0);
    const [first, last] = [Math.min(...rows), Math.max(...rows)];
    // The panel is long and lies on its side: what of it is between the two armies, in its whole height.
    const look = [...board.grid.r].flatMap((row, hex) => (row >= first && row <= last ? [hex] : []));
    return { map: () => lain(board, found.title(), () => true), counters: { stacks }, look };
  },
  opponents: OPPONENTS,
  show: 'regular',
  words: {
    playNow: () => g.playNow,
    twoHere: () => g.twoHere,
    ownGame: () => g.ownGame,
    lessons: () => g.lessons,
    board: () => g.board,
    own: () => ({ title: g.muster.title, about: g.muster.card }),
    opponent: (level) => {
      const [name, about] = opponent(level);
      return { name, about };
    },
  },
  Begin,
  Own: lazy(() => import('../muster/muster-page.tsx')),
};
