import type { Room } from '#protocol/messages.ts';
import type { Account, TableCard } from '#protocol/tables.ts';
import type { GameRow } from '../store/schema.ts';
import { createAudience } from './audience.ts';
import { createTableAnswers } from './answers.ts';
import type { Standing } from './batch.ts';
import { createCommits } from './commits.ts';
import { createDeputies } from './deputies.ts';
import type { Follower } from './followers.ts';
import { createSeats } from './seats.ts';
import { createTableMemory, type Loaded, sideOf, type Surroundings, tableCard } from './table-memory.ts';
import { createVoidEnds } from './void-ends.ts';
import { keysOf, type Seated, standingOf } from './whole.ts';
import { playedIn } from './window.ts';

/** A table in memory: its parts work on one memory, one act after the other. */
export function createLiveTable(loaded: Loaded, surroundings: Surroundings) {
  const { now, outage, visits, journal, readSeated, readOwner, readSaid } = surroundings;
  const memory = createTableMemory(loaded, now());
  const { fixed, said } = memory;
  const audience = createAudience(memory, surroundings);
  const { presence, sendWholeToAll } = audience;
  const deputies = createDeputies(memory, surroundings);
  const commits = createCommits(memory, { audience, deputies }, surroundings);
  const { catchUp, queued, settled } = commits;
  const { act, lookAtClock } = createTableAnswers(memory, commits, surroundings);
  const { knownTo, computersTask } = deputies;

  /** Takes in what was said at other servers. */
  async function catchUpSaid(): Promise<void> {
    for (const line of await readSaid(said.at(-1)?.id ?? 0)) audience.tellSaid(line);
  }

  return {
    id: fixed.id,
    opened: fixed.opened,
    card: (): TableCard => tableCard(memory),
    keys: (): readonly string[] => keysOf(fixed.chain, memory.standing.progress),
    sideOf: (account: Account | undefined): string | undefined => sideOf(memory, account),
    get row(): GameRow {
      return memory.row;
    },
    get seated(): readonly Seated[] {
      return memory.seated;
    },
    get standing(): Standing {
      return memory.standing;
    },
    /** True for a table without followers: it can leave memory. */
    isIdle: (since: number): boolean => audience.isEmpty && memory.touched < since,
    get isFollowed(): boolean {
      return !audience.isEmpty;
    },
    get isClosed(): boolean {
      return memory.closed;
    },
    close(): void {
      memory.closed = true;
      presence.close();
    },
    act,
    lookAtClock,
    computersTask,
    knownTo,
    ...createSeats(memory, { audience, commits }, surroundings),
    ...createVoidEnds(memory, commits, deputies, surroundings),
    follow: audience.follow,
    wholeFor: audience.wholeFor,
    recentLines: audience.recentLines,
    lineAfter: audience.lineAfter,
    /** Number of commands a player was shown by the end of their last visit, of those that still count. */
    async shownTo(account: Account | undefined): Promise<number | undefined> {
      if (account === undefined || sideOf(memory, account) === undefined) return undefined;
      const shown = await journal.shownTo(fixed.id, account.id, visits.seen(account.id));
      return shown === undefined || shown >= playedIn(memory.standing.stretch) ? undefined : shown;
    },
    /** A player was shown the game up to a line, and looks at it or not. */
    saw(follower: Follower, seq: number, looks: boolean): void {
      const { account } = follower;
      if (account && sideOf(memory, account) !== undefined)
        visits.saw(follower, account, Math.min(seq, memory.row.head), looks);
    },
    left: visits.left,
    /** Takes in what other processes have written. */
    refresh: (): Promise<void> => queued(catchUp),
    /** Reads the clock anew, in which an outage is not counted. */
    reread: (): Promise<void> =>
      queued(async () => {
        memory.standing = { ...memory.standing, ...standingOf(memory.row, outage) };
        sendWholeToAll();
      }),
    refreshSaid: (): Promise<void> => queued(catchUpSaid),
    /** For who has the table's turn already. */
    catchUpSaid,
    /** Reads names and chat anew: an account has another name, or is deleted. */
    refreshPeople: (): Promise<void> =>
      queued(async () => {
        const shownNow = (): string => JSON.stringify([memory.owner, memory.seated, said]);
        const before = shownNow();
        memory.seated = await readSeated();
        memory.owner = await readOwner();
        said.splice(0, said.length, ...(await readSaid(0)));
        if (shownNow() !== before) sendWholeToAll();
      }),
    /** True where an account owns the table, sits or has written at it. */
    isKnownTo: (account: string): boolean =>
      [memory.owner, ...memory.seated.map((one) => one.account), ...said.map(({ from }) => from)].some(
        ({ id }) => id === account,
      ),
    /** Players and spectators at another server. */
    hearPresence: presence.hear,
    announce: presence.again,
    said: audience.tellSaid,
    lastSaid: (): number => said.at(-1)?.id ?? 0,
    mayTalk: (account: Account, room: Room): boolean =>
      room === 'all' || memory.seated.some((one) => one.account.id === account.id),
    queued,
    settled,
  };
}

export type LiveTable = ReturnType<typeof createLiveTable>;
