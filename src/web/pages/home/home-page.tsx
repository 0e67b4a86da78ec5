import { createResource, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { BOXES, type Box, FIRST_BOX, OWN_GAMES } from '#web/faces.ts';
import { type Card, type Damaged, isDamaged } from '#web/table/storage/card.ts';
import { listGames } from '#web/table/storage/games.ts';
import { addressOf } from '#web/table/route.ts';
import { Icon } from '#web/table/icon.tsx';
import type { Start } from '#web/table/start.ts';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { hasPlayed } from '../online/online-memory.ts';
import { SiteFrame } from '../site-frame.tsx';
import { settledStore } from '../store.ts';
import { Boxes, homePicture } from './boxes.tsx';
import { Continue } from './continue.tsx';
import { FileBox } from './file-box.tsx';
import './home.css';

/** The games this browser keeps; without a store there are none. */
async function keptGames(): Promise<readonly (Card | Damaged)[]> {
  try {
    await settledStore();
    return await listGames();
  } catch {
    return [];
  }
}

/** Wait for the server, in milliseconds: the page comes without it then. */
const PATIENCE = 1000;

/** Online tables that wait for a move, fetched before the page is shown: nothing moves under the pointer. */
async function movesOnline(): Promise<(() => JSX.Element) | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const fetched = async (): Promise<(() => JSX.Element) | undefined> => {
    const { movesToMake, MyMoves } = await (await import('../online/entry.ts')).myMoves();
    const moves = await movesToMake();
    return moves && (() => <MyMoves moves={moves} />);
  };
  return Promise.race([fetched().catch(() => undefined), late]);
}

/** `#/`: what to go on with, or what to begin. */
export function HomePage(props: { readonly begin: (start: Start) => void }): JSX.Element {
  document.title = w.pageTitle;
  const [kept] = createResource(async () => {
    const [games, online] = await Promise.all([keptGames(), hasPlayed() ? movesOnline() : undefined]);
    return { games, online };
  });
  const games = (): readonly Card[] => (kept()?.games ?? []).filter((one): one is Card => !isDamaged(one));
  /** True for players who come back, to games here or online. */
  const isBack = (): boolean => (kept()?.games.length ?? 0) > 0 || kept()?.online !== undefined;
  return (
    <SiteFrame current="home">
      <Show when={kept()}>
        {(found) => (
          <>
            {found().online?.()}
            <Show when={isBack()} fallback={<Welcome box={FIRST_BOX} />}>
              <Show when={found().games.length > 0}>
                <Continue games={games()} count={found().games.length} />
              </Show>
              <div class="sect">
                <h2>{w.startNew}</h2>
                <a class="link" href={addressOf('play')}>
                  {w.chooseScenario}
                </a>
              </div>
            </Show>
            <Boxes boxes={BOXES} />
            <Others begin={props.begin} />
          </>
        )}
      </Show>
    </SiteFrame>
  );
}

/** Greeting of new players: one button that leads to a first battle. */
function Welcome(props: { readonly box: Box }): JSX.Element {
  const first = () => props.box.first;
  const told = () => w.firstBattle(first().title[language()], w.minutesLong(first().minutes));
  return (
    <section class="hero">
      <div>
        <h1>{w.homeTitle}</h1>
        <p class="lead">{w.homeLead}</p>
        <div class="row">
          <a class="btn act big" href={addressOf('play', props.box.id, first().id)}>
            <Icon sign="play" />
            {w.playNow}
          </a>
          <a class="btn big" href={addressOf(...props.box.learn)}>
            <Icon sign="book" />
            {w.navLearn}
          </a>
          <a class="btn big" href={addressOf('play')}>
            {w.chooseScenario}
          </a>
        </div>
        <p class="under">
          {told()[0]}
          <strong>{told()[1]}</strong>
          {told()[2]}
        </p>
      </div>
      <img class="art" src={homePicture()} alt={w.homePicture} width="960" height="460" />
    </section>
  );
}

/** Further links, one line each. */
function Others(props: { readonly begin: (start: Start) => void }): JSX.Element {
  const [modules, armies] = OWN_GAMES;
  onMount(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    window.addEventListener('dragover', allow);
    onCleanup(() => window.removeEventListener('dragover', allow));
  });
  return (
    <section class="three" aria-label={w.more}>
      <article class="sheet box">
        <h3>{w.withFriend}</h3>
        <p class="links">
          <a class="link" href={`${addressOf('play')}?with=friend`} title={w.friendOnlineText}>
            {w.friendOnline}
          </a>
          <a class="link" href={addressOf('play')} title={w.friendHereText}>
            {w.friendHere}
          </a>
          <a class="link" href={addressOf('online')}>
            {w.openTables}
          </a>
        </p>
      </article>
      <article class="sheet box">
        <h3>{w.ownGames}</h3>
        <p class="links">
          <Show when={modules}>
            {(address) => (
              <a class="link" href={addressOf(...address())}>
                {w.ownModules}
              </a>
            )}
          </Show>
          <Show when={armies}>
            {(address) => (
              <a class="link" href={addressOf(...address())}>
                {w.ownArmies}
              </a>
            )}
          </Show>
          <a class="link" href={addressOf('print')}>
            {w.printPlay}
          </a>
        </p>
      </article>
      <FileBox begin={props.begin} />
    </section>
  );
}
