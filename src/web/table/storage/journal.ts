import { type NewCard, type Place, putGame, type Standing, writeLines, writeWhole, type Written } from './games.ts';

/** Result of saving: 'full' when the store is full or blocked; the game goes on all the same. */
export type Kept = Exclude<Written, 'gone'> | 'full';

/** Number of lines beside the packed record from which it is packed anew. */
const PACK_FROM = 200;

/** A game as its referee has it. */
export interface Course {
  standing(): Standing;
  /** The commands after the n-th, a line each. */
  lines(n: number): readonly string[];
  record(): string;
}

/** Place of a stored game to continue, and the contents of its card. */
export type Resumed = Place & Standing & { readonly base: number };

/** Writes a game to the store, command by command, before anybody sees what they did. */
export function createJournal(game: Course) {
  let place: Place | undefined;
  let card: NewCard | undefined;
  /** Numbers of commands that are packed, and that are the same in the store and in the game. */
  let base = 0;
  let same = 0;
  /** True with unsaved changes; true if the game is missing from the store. */
  let stale = false;
  let lost = false;

  const begin = async (): Promise<Kept> => {
    const standing = game.standing();
    if (!place || !card) return 'full';
    await putGame(place, { ...card, ...standing }, game.record());
    base = same = standing.commands;
    lost = stale = false;
    return 'kept';
  };

  const write = async (): Promise<Kept> => {
    if (!place) return 'kept';
    if (lost) return begin();
    if (!stale) return 'kept';
    const standing = game.standing();
    const now = standing.commands;
    const whole = same < base || now - base >= PACK_FROM;
    const done = whole
      ? await writeWhole(place, game.record(), standing)
      : await writeLines(place, same, game.lines(same), standing);
    if (done === 'kept') {
      same = now;
      stale = false;
      if (whole) base = now;
      return 'kept';
    }
    if (done === 'elsewhere') {
      place = undefined;
      return 'elsewhere';
    }
    // Deleted in another tab, and played on here.
    return begin();
  };

  /** One after the other: what is written next goes by what was written before. */
  let last: Promise<unknown> = Promise.resolve();
  const kept = (work: () => Promise<Kept>): Promise<Kept> => {
    const written = last.then(work).catch((): Kept => 'full');
    last = written;
    return written;
  };

  return {
    /** From here on the game is kept there, all of it. */
    keepAs(where: Place, what: NewCard): Promise<Kept> {
      place = where;
      card = what;
      lost = true;
      return kept(begin);
    },
    /** From here on it is kept where it was read. */
    goOn({ id, holder, base: packed, commands, turn, winner, sealed }: Resumed, what: NewCard): Promise<Kept> {
      const standing = game.standing();
      place = { id, holder };
      card = what;
      base = packed;
      same = Math.min(commands, standing.commands);
      lost = false;
      // A damaged game stays as it is until it goes on; a card that only does not know enough is put right.
      const told = turn === standing.turn && winner === standing.winner && sealed === standing.sealed;
      stale = commands === standing.commands && !told;
      return kept(write);
    },
    stop(): void {
      place = undefined;
    },
    /** The game has changed: it stood after `since` commands, and all of those after `to` are others now. */
    changed(since: number, to: number): void {
      stale = true;
      same = Math.min(same, since, to);
    },
    keep: (): Promise<Kept> => kept(write),
  };
}

export type Journal = ReturnType<typeof createJournal>;
