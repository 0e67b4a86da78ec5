import { hashOf } from '#core/hash.ts';
import { closingOf, headerOf, SEAT_RECORD, writeRecord } from '#core/record/record.ts';
import type { SealedOrigin } from '#core/dice/sealed-record.ts';
import type { Whole } from '#protocol/messages.ts';
import type { Account } from '#protocol/tables.ts';
import type { AnyState } from '#table/game-package.ts';
import type { Journal, WholeEntry } from '../journal/journal.ts';
import type { LiveTable } from './live-table.ts';
import { seenBy } from './redaction.ts';
import { type Counted, countedLines, playedIn, stateOf } from './window.ts';

/** The past of a table: its commands and its record, as an account may have them. */
export interface Past {
  entries(live: LiveTable, account: Account | undefined, from: number, to: number): Promise<Whole['seen']>;
  record(live: LiveTable, account: Account | undefined): Promise<string>;
  /** Commands that are folded to show those up to `to`. */
  work(live: LiveTable, to?: number): number;
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
    work: ({ standing }, to = Number.MAX_SAFE_INTEGER) => Math.min(to, playedIn(standing.stretch)),
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
      const { game, gamePackage } = opened;
      const about = { by: 'hexfront online', table: live.id, title: row.title };
      if (isOpen(live)) {
        const { family: id, rules, setup } = row;
        const header = headerOf(game, { game: id, rules, setup, about, dice: sealedOrigin(live) });
        const backs = await journal.backs(live.id);
        const entries: WholeEntry[] = [];
        let before = 0;
        for await (const [{ seq, entry, drawn }] of walk(live, Number.MAX_SAFE_INTEGER)) {
          const since = before;
          const undone = backs.filter((back) => back > since && back < seq).length;
          entries.push({ ...entry, ...(drawn ? { drawn } : {}), ...(undone > 0 ? { undone } : {}) });
          before = seq;
        }
        const { outcome } = standing;
        const byTable = outcome && outcome.by !== 'rule' && game.decides(stateOf(standing.stretch)) !== undefined;
        const end = byTable ? { winner: outcome.winner, by: outcome.by } : undefined;
        return writeRecord({ header, entries, closing: closingOf(header, entries, true, end) });
      }
      const watcher = watcherOf(live, account);
      const start = game.view(game.start, watcher);
      const header = {
        format: SEAT_RECORD,
        version: 1,
        game: row.family,
        rules: gamePackage.kit.rules,
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
function sealedOrigin({ id, opened, standing, keys }: LiveTable): SealedOrigin {
  const { chain, commitments, shares } = standing.progress.seal;
  const sides = opened.game.sides.filter((side) => commitments[side] !== undefined);
  return { kind: 'sealed', game: id, chain, sides, commitments, shares, keys: keys() };
}
