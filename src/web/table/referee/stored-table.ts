import type { News } from '#table/host.ts';
import type { Referee } from '#table/referee.ts';
import type { NewCard, Place } from '../keep/games.ts';
import { createJournal, type Kept, type Resumed } from '../keep/journal.ts';
import { createPatience } from '../keep/patience.ts';

/** The game never waits longer for the store, in milliseconds. */
const PATIENCE = 2000;

/** Messages of a table, in order. */
export type Tidings = { readonly news: News } | { readonly kept: Kept };

/**
 * A referee whose game is kept: what a command did is told to nobody before it is in the store, so that nothing anybody
 * has seen can be lost.
 */
export function keptTable(referee: Pick<Referee, 'standing' | 'lines' | 'save'>, tell: (tidings: Tidings) => void) {
  const journal = createJournal({
    standing: referee.standing,
    lines: referee.lines,
    record: () => referee.save(),
  });
  const patient = createPatience(PATIENCE);
  const untold: News[] = [];
  return {
    /** Hears what happens. */
    hear(news: News): void {
      if (!news.leap) journal.changed(news.since, news.played);
      untold.push(news);
    },
    /** Saves all events, then reports them. */
    async settle(): Promise<void> {
      if (untold.length === 0) return;
      const kept = await patient(journal.keep(), 'full');
      for (const news of untold.splice(0)) tell({ news });
      tell({ kept });
    },
    keepAs: (place: Place, card: NewCard): Promise<Kept> => patient(journal.keepAs(place, card), 'full'),
    goOn: (place: Resumed, card: NewCard): Promise<Kept> => patient(journal.goOn(place, card), 'full'),
    stopKeeping: journal.stop,
  };
}
