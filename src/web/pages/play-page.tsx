import {
  createEffect,
  createResource,
  createSignal,
  type JSX,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { faceOf, isShown, tableFaceOf } from '../faces.ts';
import { newGameId, readGame } from '../table/storage/games.ts';
import { headerIn } from '../table/storage/metadata.ts';
import { addressOf, go, goInstead, query, route } from '../table/route.ts';
import type { Start } from '../table/start.ts';
import type { EndProps } from '../table/table-page.tsx';
import type { TablePlace } from '../table/table-place.ts';
import { w } from '../text/words.ts';
import { keptAlike } from './games/file-import.ts';
import { HomePage } from './home/home-page.tsx';
import { LostPage } from './lost-page.tsx';
import { setNotice } from './page-notices.tsx';
import { settledStore } from './store.ts';

/** Fetched when a game is over. */
const EndSheet = lazy(() => import('./end/end-sheet.tsx'));
/** Fetched by those who choose a game, and by those who put one together. */
const ScenariosPage = lazy(() => import('./scenarios/scenarios-page.tsx'));
const BriefingPage = lazy(() => import('./briefing/briefing-page.tsx'));
const OwnPage = lazy(async () => ({ default: (await import('./own-page.tsx')).OwnPage }));

/** Content of the page: the front page, a game, or the reason why there is none. */
type Shown = 'front' | 'opening' | { readonly start: Start } | { readonly lost: string };

/** A game of the store, taken for the table that opens it; or in words why it cannot be opened. */
async function startNamed(id: string, replay: boolean): Promise<Start | string> {
  try {
    await settledStore();
    const found = await readGame(id, newGameId());
    if (found === undefined) return w.lostGame;
    if (found === 'damaged') return w.lostDamaged;
    const { card, record } = found;
    const setup = headerIn(record)?.['setup'];
    if (!isShown(card.game)) return w.lostOther(card.game);
    if (typeof setup !== 'string') return w.lostDamaged;
    return { kept: card, game: card.game, text: setup, seats: card.players, record, replay };
  } catch {
    return w.gamesClosed;
  }
}

/**
 * The front page, or the table with a game on it. A game that is played has an address, `#/game/…`: a reload goes on with
 * the same decision, and the way back leads to the front page. Its replay has one of its own, from where the way back leads
 * to the game.
 */
export function PlayPage(): JSX.Element {
  const [shown, setShown] = createSignal<Shown>(route()[0] === 'game' ? 'opening' : 'front');
  /** The game on the table, by its name. */
  let at: string | undefined;
  /** The replay was gone to from the game. */
  let fromGame = false;

  const begin = async (next: Start): Promise<void> => {
    setNotice(undefined);
    const same = await keptAlike(next);
    if (same === undefined) setShown({ start: next });
    else go('game', same, ...(next.replay ? ['replay'] : []));
  };
  const place: TablePlace = {
    watched: () => route()[2] === 'replay',
    moved: (id, watched) => {
      const [page, here, what] = route();
      const known = page === 'game' && here === id;
      at = id;
      if (known && (what === 'replay') === watched) return;
      const address = ['game', id, ...(watched ? ['replay'] : [])];
      if (known && !watched && fromGame) history.back();
      else if (known && !watched) goInstead(...address);
      else go(...address);
      fromGame = known && watched;
    },
    failed: (why) => setShown({ lost: w.lostOpening(why) }),
  };
  const open = async (id: string, replay: boolean): Promise<void> => {
    setShown('opening');
    const start = await startNamed(id, replay);
    const [page, here = ''] = route();
    if (page !== 'game' || here !== id) return;
    at = id;
    setShown(typeof start === 'string' ? { lost: start } : { start });
  };

  createEffect(
    on(route, ([page, id = '', what]) => {
      if (page === 'game' && id === at) return;
      at = undefined;
      fromGame = false;
      if (page === 'game') void open(id, what === 'replay');
      else setShown('front');
    }),
  );

  const started = (): Start | undefined => {
    const now = shown();
    return typeof now === 'object' && 'start' in now ? now.start : undefined;
  };
  const lost = (): string | undefined => {
    const now = shown();
    return typeof now === 'object' && 'lost' in now ? now.lost : undefined;
  };
  return (
    <Switch>
      <Match when={shown() === 'front'}>
        <Front begin={(start) => void begin(start)} />
      </Match>
      <Match when={shown() === 'opening'}>
        <p class="opening">{w.opening}</p>
      </Match>
      <Match when={lost()} keyed>
        {(why) => <LostPage text={why} />}
      </Match>
      <Match when={started()} keyed>
        {(start) => <FacedTable start={start} place={place} begin={(next) => void begin(next)} />}
      </Match>
    </Switch>
  );
}

/** Pages without a table: the home page, the scenarios, a briefing, a custom game. */
function Front(props: { readonly begin: (start: Start) => void }): JSX.Element {
  const at = () => {
    const [page, box, what] = route();
    return { page, box, what };
  };
  return (
    <Switch fallback={<HomePage begin={props.begin} />}>
      <Match when={at().page === 'play' && at().what === 'own' && isShown(at().box ?? '') && at().box} keyed>
        {(game) => <OwnGame game={game} begin={props.begin} />}
      </Match>
      <Match when={at().page === 'play' && at().what !== undefined}>
        <Suspense>
          <BriefingPage begin={props.begin} />
        </Suspense>
      </Match>
      <Match when={at().page === 'play'}>
        <Suspense>
          <ScenariosPage />
        </Suspense>
      </Match>
    </Switch>
  );
}

/** A game put together from its parts, as soon as the game is there. */
function OwnGame(props: { readonly game: string; readonly begin: (start: Start) => void }): JSX.Element {
  const asked = (): string | null => query().get('with');
  const begin = async (start: Start): Promise<void> => {
    const whom = asked();
    if (whom === null) return props.begin(start);
    (await import('./online/draft.ts')).keepDraft(start);
    location.hash = `${addressOf('online', 'new')}?${new URLSearchParams({ with: whom })}`;
  };
  const [face] = createResource(() => props.game, faceOf);
  return (
    <Show when={face()} keyed>
      {(one) => (
        <Suspense>
          <OwnPage face={one} online={asked() !== null} begin={(start) => void begin(start)} />
        </Suspense>
      )}
    </Show>
  );
}

/** The table, as soon as the game that is played on it has its face. */
function FacedTable(props: {
  readonly start: Start;
  readonly place: TablePlace;
  readonly begin: (start: Start) => void;
}): JSX.Element {
  const [laid] = createResource(async () => {
    const [face, { TablePage }] = await Promise.all([tableFaceOf(props.start.game), import('../table/table-page.tsx')]);
    return { face, TablePage };
  });
  const End = (end: EndProps): JSX.Element => <EndSheet {...end} begin={props.begin} />;
  return (
    <Show when={laid()} keyed>
      {({ face, TablePage }) => (
        <TablePage start={props.start} face={face} leave={() => go()} place={props.place} End={End} />
      )}
    </Show>
  );
}
