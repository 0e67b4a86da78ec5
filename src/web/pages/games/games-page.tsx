import {
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import type { Cover } from '#web/face.ts';
import { faceOf, isShown } from '#web/faces.ts';
import { type Card, isDamaged } from '#web/table/storage/card.ts';
import { changeCard, dropGame, type Dropped, listGames, putBack } from '#web/table/storage/games.ts';
import { download } from '#web/table/storage/save.ts';
import { hearTabs } from '#web/table/storage/tabs.ts';
import { allGames, gameFile } from '#web/table/storage/export.ts';
import { seal } from './seal.ts';
import { nameFrom } from '#web/table/storage/metadata.ts';
import { addressOf } from '#web/table/route.ts';
import { w } from '#web/text/words.ts';
import { hasPlayed } from '../online/online-memory.ts';
import { SiteBar } from '../site-frame.tsx';
import { settledStore } from '../store.ts';
import { bringIn } from './file-import.ts';
import { GameEntry } from './game-entry.tsx';
import { gameName, kindName, standing, whoPlays } from './names.ts';
import { Room } from './room.tsx';
import './games.css';

/** Fetched by those who have played online. */
const MyOnlineTables = lazy(async () => (await import('../online/entry.ts')).myOnlineTables());

type Listed = Awaited<ReturnType<typeof listGames>>;

const ORDERS = ['played', 'begun', 'name'] as const;
type Order = (typeof ORDERS)[number];
const AT_ONCE = 40;
/** Fewer need neither search nor order. */
const MANY = 6;

/** `#/games`: every game this browser keeps. */
export default function GamesPage(): JSX.Element {
  // Games that are as they were stay the same, so that nothing somebody is at work on is drawn anew.
  const [list, { refetch }] = createResource(
    async (_all: true, { value }: { readonly value: Listed | undefined }): Promise<Listed> => {
      await settledStore();
      const known = new Map((value ?? []).map((one) => [JSON.stringify(one), one]));
      return (await listGames()).map((one) => known.get(JSON.stringify(one)) ?? one);
    },
  );
  const [faces] = createResource(list, async (games) => {
    const ids = new Set(games.flatMap((one) => (isDamaged(one) || !isShown(one.game) ? [] : [one.game])));
    return new Map(await Promise.all([...ids].map(async (id) => [id, await faceOf(id)] as const)));
  });
  const [words, setWords] = createSignal('');
  const [order, setOrder] = createSignal<Order>('played');
  const [most, setMost] = createSignal(AT_ONCE);
  const [told, setTold] = createSignal<string>();
  const [complaints, setComplaints] = createSignal<readonly string[]>([]);
  const [dropped, setDropped] = createSignal<readonly { readonly name: string; readonly game: Dropped }[]>([]);
  let chooser: HTMLInputElement | undefined;
  let undoing: HTMLButtonElement | undefined;

  document.title = w.myGamesTitle;
  onCleanup(hearTabs(() => void refetch()));

  const games = (): readonly Card[] => (list.latest ?? []).filter((one): one is Card => !isDamaged(one));
  const damaged = () => (list.latest ?? []).filter(isDamaged);
  const face = (card: Card): Cover | undefined => faces.latest?.get(card.game);
  const found = createMemo(() => {
    const wanted = words().toLowerCase().split(/\s+/).filter(Boolean);
    const told = (card: Card): string =>
      [
        gameName(card, face(card)),
        kindName(face(card), card.kind),
        standing(card, face(card)),
        whoPlays(card, face(card)),
      ]
        .join(' ')
        .toLowerCase();
    const fitting = games().filter((card) => wanted.every((word) => told(card).includes(word)));
    const by: Readonly<Record<Order, (a: Card, b: Card) => number>> = {
      played: (a, b) => b.at - a.at,
      begun: (a, b) => b.begun - a.begun,
      name: (a, b) => gameName(a, face(a)).localeCompare(gameName(b, face(b))),
    };
    return [...fitting].sort(by[order()]);
  });

  /** One thing after the other; what cannot be done is said, never swallowed. */
  let last: Promise<void> = Promise.resolve();
  const attempt = (work: () => Promise<void>): Promise<void> => {
    last = last.then(async () => {
      setComplaints([]);
      try {
        await work();
      } catch (error) {
        setComplaints([error instanceof Error ? error.message : String(error)]);
      }
      await refetch();
    });
    return last;
  };
  const acts = {
    rename: (id: string, name: string) => attempt(() => changeCard(id, { name: nameFrom(name) })),
    download: (id: string) =>
      attempt(async () => {
        const file = await gameFile(id, seal);
        if (file) download(file.name, new Blob([file.text], { type: 'application/jsonl' }));
        else setComplaints([w.damagedGameText]);
      }),
    drop: (id: string, name: string) =>
      attempt(async () => {
        const game = await dropGame(id);
        setDropped([{ name, game }, ...dropped()]);
        undoing?.focus();
      }),
  };
  const undo = (): Promise<void> =>
    attempt(async () => {
      const [last, ...rest] = dropped();
      if (last) await putBack(last.game);
      setDropped(rest);
    });
  const takeAll = (): Promise<void> =>
    attempt(async () => {
      const ids = games().map(({ id }) => id);
      const zip = await allGames(ids, seal, (done) => setTold(w.working(done, ids.length)));
      setTold(undefined);
      download('hexfront-games.zip', zip);
    });
  const bring = (files: readonly File[]): Promise<void> =>
    attempt(async () => {
      if (files.length === 0) return;
      const brought = await bringIn(files, (done, of) => setTold(w.working(done, of)));
      const known = brought.known > 0 ? ` ${w.importedAlready(brought.known)}` : '';
      setTold(brought.games > 0 || brought.known > 0 ? `${w.imported(brought.games)}${known}` : undefined);
      setComplaints(brought.complaints);
    });

  onMount(() => {
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      void bring([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    onCleanup(() => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    });
  });

  return (
    <>
      <SiteBar current="games" />
      <div class="kept-games">
        <header class="book-head">
          <h1>{w.myGames}</h1>
        </header>
        <main>
          <Show when={hasPlayed()}>
            <Suspense>
              <MyOnlineTables />
            </Suspense>
          </Show>
          <div class="row">
            <Show when={games().length >= MANY}>
              <input
                type="search"
                aria-label={w.searchGames}
                placeholder={w.searchGamesHint}
                value={words()}
                onInput={(event) => setWords(event.currentTarget.value)}
              />
              <label>
                {w.sortGames}{' '}
                <select value={order()} onChange={(event) => setOrder(event.currentTarget.value as Order)}>
                  <For each={ORDERS}>{(one) => <option value={one}>{w.sortName(one)}</option>}</For>
                </select>
              </label>
            </Show>
            <button type="button" title={w.importText} onClick={() => chooser?.click()}>
              {w.importGames}
            </button>
            <Show when={games().length > 0}>
              <button type="button" onClick={() => void takeAll()}>
                {w.downloadAll}
              </button>
            </Show>
            <input
              ref={chooser}
              type="file"
              multiple
              class="away"
              tabIndex={-1}
              aria-label={w.importGames}
              onChange={(event) => {
                void bring([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
          </div>
          <p class="told" role="status">
            {told()}
          </p>
          <Show when={complaints().length > 0}>
            <div class="complaint" role="alert">
              <ul>
                <For each={complaints()}>{(text) => <li>{text}</li>}</For>
              </ul>
              <button type="button" onClick={() => setComplaints([])}>
                {w.dismiss}
              </button>
            </div>
          </Show>
          <Show when={!list.error} fallback={<p class="complaint">{w.gamesClosed}</p>}>
            <Show when={list.latest} fallback={<p>{w.readingGames}</p>}>
              <Show
                when={games().length > 0}
                fallback={
                  <section class="none">
                    <h2>{w.noGames}</h2>
                    <p>{w.noGamesText}</p>
                    <a href={addressOf()}>{w.playNow}</a>
                  </section>
                }
              >
                <ul class="list" aria-label={w.myGames}>
                  <For each={found().slice(0, most())} fallback={<li>{w.noneFound}</li>}>
                    {(card) => <GameEntry card={card} face={face(card)} acts={acts} />}
                  </For>
                </ul>
                <Show when={found().length > most()}>
                  <button type="button" onClick={() => setMost(most() + AT_ONCE)}>
                    {w.showMoreGames(Math.min(AT_ONCE, found().length - most()))}
                  </button>
                </Show>
              </Show>
              <ul class="list">
                <For each={damaged()}>
                  {({ id }) => (
                    <li class="kept-game damaged">
                      <div class="what">
                        <h2>{w.damagedGame}</h2>
                        <p>{w.damagedGameText}</p>
                      </div>
                      <div class="game-acts">
                        <button type="button" onClick={() => void acts.drop(id, w.damagedGame)}>
                          {w.deleteGame}
                        </button>
                      </div>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <Room games={games().length} />
          </Show>
        </main>
        <div class="undo" role="status">
          <Show when={dropped()[0]}>
            {(last) => (
              <p>
                {w.deleted(last().name)}{' '}
                <button type="button" class="primary" ref={undoing} onClick={() => void undo()}>
                  {w.undoDelete}
                </button>
              </p>
            )}
          </Show>
        </div>
      </div>
    </>
  );
}
