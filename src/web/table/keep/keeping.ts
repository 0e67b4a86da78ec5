import { createSignal, onCleanup } from 'solid-js';
import { claimGame, holderOf, keepGame, leaveGame, newGameId, onClaimed } from './kept-game.ts';
import type { Start } from '../start.ts';

const PAUSE = 600;

/** Keeps a game in this browser while it is played, in one tab at a time. */
export function createKeeping(game: {
  readonly id: string | undefined;
  readonly seats: () => Start['seats'];
  readonly save: () => Promise<string>;
  /** While the computer plays, its many commands are kept together. */
  readonly busy: () => boolean;
  readonly trouble: (kind: 'full' | 'other', error?: unknown) => void;
}) {
  const tab = newGameId();
  const [id, setId] = createSignal(game.id ?? newGameId());
  const [elsewhere, setElsewhere] = createSignal(false);
  let claimed = false;
  let saving: Promise<void> | undefined;
  let stale = false;
  let leaving = false;
  let full = false;

  function claim(): void {
    claimed = true;
    setElsewhere(false);
    claimGame(id(), tab);
  }

  async function keepOn(): Promise<void> {
    while (stale) {
      stale = false;
      try {
        const record = await game.save();
        const holder = holderOf(id());
        if (holder !== undefined && holder !== tab) return void setElsewhere(true);
        const kept = keepGame({ id: id(), record, seats: game.seats() });
        // Said once, not after every move.
        if (!kept && !full) game.trouble('full');
        full = !kept;
      } catch (error) {
        if (!leaving) game.trouble('other', error);
      }
      if (game.busy() && !leaving) await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }

  const stop = onClaimed(id, tab, () => claimed && setElsewhere(true));
  onCleanup(stop);

  return {
    id,
    /** Another tab plays this game; this one only shows it. */
    elsewhere,
    claim,
    /** From here on it is a game of its own; the one it came from stays as it was. */
    fork(): void {
      if (claimed) leaveGame(id(), tab);
      setId(newGameId());
      claim();
    },
    /** The last command is kept before the table is left. */
    async leave(): Promise<void> {
      leaving = true;
      await saving;
      if (claimed) leaveGame(id(), tab);
    },
    /** One save at a time; what happens meanwhile is saved by the next. */
    keep(): void {
      if (elsewhere()) return;
      if (!claimed) claim();
      stale = true;
      saving ??= keepOn().finally(() => {
        saving = undefined;
      });
    },
  };
}
