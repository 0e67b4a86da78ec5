import type { Update } from '#table/host.ts';
import type { Referee } from '#table/referee.ts';
import type { NewCard, Place } from '../storage/games.ts';
import { createJournal, type Kept, type Resumed } from '../storage/journal.ts';
import { createPatience } from '../storage/patience.ts';

/** The game never waits longer for the store, in milliseconds. */
const PATIENCE = 2000;

/** Messages of a table, in order. */
export type TableMessage = { readonly update: Update } | { readonly kept: Kept };

/**
 * A referee whose game is kept: what a command did is told to nobody before it is in the store, so that nothing anybody
 * has seen can be lost.
 */
export function keptTable(
  referee: Pick<Referee, 'standing' | 'lines' | 'save'>,
  tell: (message: TableMessage) => void,
) {
  const journal = createJournal({
    standing: referee.standing,
    lines: referee.lines,
    record: () => referee.save(),
  });
  const patient = createPatience(PATIENCE);
  const untold: Update[] = [];
  return {
    /** Hears what happens. */
    onUpdate(update: Update): void {
      if (!update.leap) journal.changed(update.since, update.played);
      untold.push(update);
    },
    /** Saves all events, then reports them. */
    async settle(): Promise<void> {
      if (untold.length === 0) return;
      const kept = await patient(journal.keep(), 'full');
      for (const update of untold.splice(0)) tell({ update });
      tell({ kept });
    },
    keepAs: (place: Place, card: NewCard): Promise<Kept> => patient(journal.keepAs(place, card), 'full'),
    goOn: (place: Resumed, card: NewCard): Promise<Kept> => patient(journal.goOn(place, card), 'full'),
    stopKeeping: journal.stop,
  };
}
