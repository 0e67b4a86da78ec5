import { createSignal, onCleanup } from 'solid-js';
import { hashOf } from '#core/hash.ts';
import type { Cover } from '#web/face.ts';
import type { LocalHost } from '../referee/client.ts';
import { HUMAN, type Start } from '../start.ts';
import { createClock } from './clock.ts';
import { changeCard, holderOf, type NewCard, newGameId, readGame } from './games.ts';
import type { Kept } from './journal.ts';
import { hearTabs } from './tabs.ts';
import { headerIn, type Metadata, metadataIn } from './metadata.ts';

/** Delay before changes beside the play are saved, in milliseconds; all changes in between are saved together. */
const SOON = 1500;

/** The card of a game that begins so. */
export const newCard = (start: Start, face: Pick<Cover, 'id' | 'kinds'>): NewCard => ({
  ...metadataIn(headerIn(start.record)?.['about']),
  players: start.seats,
  game: face.id,
  kind: face.kinds?.of(start.text) ?? '',
  from: hashOf(start.record ?? start.text),
});

/** Asks the browser to keep the storage; some browsers ask the user once. */
async function askToStay(): Promise<void> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if ((await storage?.persisted?.()) === false) await storage?.persist?.();
}

/** Keeps a game in this browser while it is played, in one tab at a time; the others show what is. */
export function createKeeping(game: {
  readonly start: Start;
  readonly face: Pick<Cover, 'id' | 'kinds'>;
  readonly host: Pick<LocalHost, 'keepAs' | 'goOn' | 'stopKeeping' | 'onKept' | 'load'>;
  readonly players: () => Start['seats'];
  readonly notes: () => Metadata['notes'];
  readonly alone: () => boolean;
  /** The game as another tab has it is laid on this table. */
  readonly show: (record: string) => Promise<unknown>;
}) {
  const { start, host } = game;
  const card = newCard(start, game.face);
  const clock = createClock(card.clock);
  let holder = start.kept?.holder ?? newGameId();
  const [id, setId] = createSignal(start.kept?.id ?? newGameId());
  const [named, setNamed] = createSignal(start.kept !== undefined);
  const [elsewhere, setElsewhere] = createSignal(false);
  const [full, setFull] = createSignal(false);
  const [gone, setGone] = createSignal(false);
  let sight: Pick<Metadata, 'look' | 'looks' | 'overlays'> = {
    ...(card.look ? { look: card.look } : {}),
    ...(card.looks ? { looks: card.looks } : {}),
    overlays: card.overlays,
  };
  let begun = false;

  const metadata = (): Metadata => ({
    players: game.players(),
    notes: game.notes(),
    name: card.name,
    clock: clock.spent(),
    alone: game.alone(),
    ...sight,
  });

  const heard = (kept: Kept): void => {
    if (kept === 'elsewhere') {
      setElsewhere(true);
      void follow();
    }
    setFull(kept === 'full');
  };
  host.onKept(heard);

  async function begin(resumed: Start['kept']): Promise<void> {
    begun = true;
    const what = { ...card, ...metadata() };
    const keeping = resumed ? host.goOn(resumed, what) : host.keepAs({ id: id(), holder }, what);
    heard(await keeping.catch((): Kept => 'full'));
    setNamed(true);
    // Another tab may have taken the game before this one listened, as when a browser restores its tabs.
    await look();
    if (Object.values(game.players()).includes(HUMAN)) await askToStay().catch(() => undefined);
  }

  // Data beside the play: players, notes, time spent, view. The name is changed elsewhere.
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!begun || elsewhere() || full()) return;
    const { name: _name, ...change } = metadata();
    await changeCard(id(), change, holder).catch(() => undefined);
  }
  const soon = (): void => {
    if (begun) timer ??= setTimeout(() => void write(), SOON);
  };
  const onVisible = (): void => {
    const seen = document.visibilityState === 'visible';
    clock.tick(seen);
    if (seen) void look();
    else void write();
  };
  document.addEventListener('visibilitychange', onVisible);

  /** The store alone says which table plays a game: updates may come late, or to nobody. */
  async function look(): Promise<void> {
    const [name, mine] = [id(), holder];
    const now = await holderOf(name).catch(() => undefined);
    const moved = id() !== name || holder !== mine;
    if (now === undefined || now === mine || moved || !begun || elsewhere()) return;
    setElsewhere(true);
    void host.stopKeeping();
    void follow();
  }

  // One look at a time: while the other tab plays on, what comes meanwhile is seen with the next.
  let looking = false;
  let more = false;
  async function follow(): Promise<void> {
    more = true;
    if (looking) return;
    looking = true;
    while (more && elsewhere()) {
      more = false;
      const found = await readGame(id()).catch(() => undefined);
      if (typeof found === 'object' && elsewhere()) await game.show(found.record);
    }
    looking = false;
  }

  const stopHearing = hearTabs((tiding) => {
    if (!begun || tiding.id !== id() || tiding.holder === holder) return;
    if (tiding.what === 'gone') return void setGone(true);
    if (elsewhere()) void follow();
    else if (tiding.what === 'taken') void look();
  });
  onCleanup(() => {
    stopHearing();
    document.removeEventListener('visibilitychange', onVisible);
  });

  return {
    id,
    /** True once the game is stored under its id, or never will be. */
    named,
    /** True while another tab plays this game; this one only shows it. */
    elsewhere,
    /** The store has no room for it. */
    full,
    /** True if the game was deleted in another tab. */
    gone,
    metadata,
    begin: () => begin(start.kept),
    /** From here on it is a game of its own; the one it came from stays as it was. */
    fork(): void {
      holder = newGameId();
      setId(newGameId());
      setGone(false);
      setElsewhere(false);
      void begin(undefined);
    },
    /** Takes the game back from the other tab, as it stands there. */
    async take(): Promise<void> {
      holder = newGameId();
      const found = await readGame(id(), holder);
      setElsewhere(false);
      if (typeof found !== 'object') return begin(undefined);
      await game.show(found.record);
      await begin({ ...found.card });
    },
    /** Notes a change beside the play. */
    soon,
    tick: () => {
      clock.tick(document.visibilityState === 'visible');
      soon();
    },
    looked(next: Partial<Pick<Metadata, 'look' | 'looks' | 'overlays'>>): void {
      sight = { ...sight, ...next };
      soon();
    },
    seen: () => sight,
    follow,
    leave: write,
  };
}
