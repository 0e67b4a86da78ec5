import { hashOf } from '../../core/hash.ts';
import { closingOf, headerOf, SEAT_RECORD, writeRecord } from '../../core/record.ts';
import type { Whole } from '../../protocol/messages.ts';
import type { Account } from '../../protocol/tables.ts';
import type { AnyState } from '../../table/shelf.ts';
import type { Journal, WholeEntry } from '../journal/journal.ts';
import type { LiveTable } from './live-table.ts';
import { seenBy } from './redaction.ts';
import { type Counted, countedLines, playedIn } from './window.ts';

/** The past of a table: its commands and its record, as an account may have them. */
export interface Past {
  entries(live: LiveTable, account: Account | undefined, from: number, to: number): Promise<Whole['seen']>;
  record(live: LiveTable, account: Account | undefined): Promise<string>;
}

/** Commands folded before others get their turn. */
const AT_ONCE = 200;
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createPast(journal: Journal): Past {
  /** Commands up to `to` with the states they led to. */
  async function* walk(live: LiveTable, to: number): AsyncGenerator<readonly [Counted, AnyState]> {
    const { game } = live.opened;
    const counting = await journal.counting(live.id);
    let state = game.start;
    for (let at = 0; at < Math.min(to, counting.length); at += AT_ONCE) {
      for (const counted of await countedLines(journal, live.id, counting.slice(at, Math.min(to, at + AT_ONCE)))) {
        state = game.fold(state, counted.entry.events);
        yield [counted, state];
      }
      await breathe();
    }
  }
  const watcherOf = (live: LiveTable, account: Account | undefined): string => live.sideOf(account) ?? 'spectator';
  const isOpen = ({ standing }: LiveTable): boolean => standing.phase === 'over';

  return {
    async entries(live, account, from, to) {
      const watcher = watcherOf(live, account);
      const found: Whole['seen'][number][] = [];
      for await (const [counted, state] of walk(live, to)) {
        if (counted.entry.n < from) continue;
        const { entry, drawn } = counted;
        found.push(
          isOpen(live) ? { seen: entry, ...(drawn ? { drawn } : {}) } : seenBy(live.opened, counted, state, watcher),
        );
      }
      return found;
    },
    async record(live, account) {
      const { opened, row, standing } = live;
      const { game, shelf } = opened;
      const about = { by: 'hexfront online', table: live.id, title: row.title };
      if (isOpen(live)) {
        const header = headerOf(game, {
          game: row.family,
          rules: row.rules,
          setup: row.setup,
          about,
          dice: sealedOrigin(live),
        });
        const entries: WholeEntry[] = [];
        for await (const [{ entry, drawn }] of walk(live, Number.MAX_SAFE_INTEGER))
          entries.push(drawn ? ({ ...entry, drawn } as WholeEntry) : entry);
        return writeRecord({ header, entries, closing: closingOf(header, entries, true) });
      }
      const watcher = watcherOf(live, account);
      const start = game.view(game.start, watcher);
      const header = {
        format: SEAT_RECORD,
        version: 1,
        game: row.family,
        rules: shelf.family.rules,
        watcher,
        setup: opened.setupFor(watcher),
        about,
        hash: hashOf(start),
      };
      const entries: unknown[] = [];
      for await (const [counted, state] of walk(live, playedIn(standing.stretch)))
        entries.push(seenBy(opened, counted, state, watcher).seen);
      const closing = { end: entries.length, over: false, print: hashOf([header, entries, false]) };
      return `${[header, ...entries, closing].map((line) => JSON.stringify(line)).join('\n')}\n`;
    },
  };
}

/** Dice of a table as its record tells them. */
const sealedOrigin = (_live: LiveTable): { readonly kind: 'given' } => ({ kind: 'given' });
