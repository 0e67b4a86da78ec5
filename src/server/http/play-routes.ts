import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { GIVEN, LEGAL, LEGAL_ASKED, LINES, LINES_ASKED, type Lines, OWED, SEALED, VIEW } from '#protocol/bots.ts';
import { ANSWER } from '#protocol/messages.ts';
import { fields } from '#protocol/answers.ts';
import type { Account } from '#protocol/tables.ts';
import { Refused } from '../accounts/refusal.ts';
import { legalSample } from '../tables/legal-sample.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { MOST_LINES, type PastLines } from '../tables/past-lines.ts';
import { createAllowances } from './allowance.ts';
import type { Answers } from './answers.ts';
import { type Route, route } from './route.ts';
import { COMMANDS_A_REQUEST, type TableAccess } from './table-access.ts';

/** Lists of legal commands for an account: at once, and a second. */
const LISTS = [1, 1] as const;
/** Requests of an account that wait for lines at a time, and all of them on this server. */
const MOST_WAITING = 4;
const MOST_WAITING_HERE = 100;
const USUAL_LEGAL = 10;

const TABLE = '/api/tables/:id';

/** Routes by which a program plays without a socket: the same lines, the same fence, the same refusals. */
export function playRoutes(
  { pay }: Answers,
  { mayWatch, mySeat }: TableAccess,
  { pastLines, now }: { readonly pastLines: PastLines; readonly now: () => number },
): readonly Route[] {
  const lists = createAllowances(...LISTS, now);
  const waiting = new Map<string, number>();
  let waitingHere = 0;

  /** Waits for a line after a number, but not for a caller who has gone. */
  async function waitFor(live: LiveTable, after: number, seconds: number, by: string, { raw }: FastifyReply) {
    const mine = waiting.get(by) ?? 0;
    if (mine >= MOST_WAITING) throw new Refused('too-many', `At most ${MOST_WAITING} requests wait at a time.`);
    if (waitingHere >= MOST_WAITING_HERE) throw new Refused('busy', 'Too many requests wait: ask again.');
    waiting.set(by, mine + 1);
    waitingHere++;
    const gone = new AbortController();
    const abort = (): void => gone.abort();
    raw.once('close', abort);
    try {
      await live.lineAfter(after, seconds * 1000, gone.signal);
    } finally {
      raw.off('close', abort);
      waitingHere--;
      const left = (waiting.get(by) ?? 1) - 1;
      if (left === 0) waiting.delete(by);
      else waiting.set(by, left);
    }
  }

  async function linesOf(live: LiveTable, account: Account | undefined, after: number): Promise<Lines> {
    const lines = await pastLines.after(live, account, after);
    const { decides, phase } = live.card();
    const plays = live.sideOf(account);
    const isPlayedFor = plays !== undefined && live.standing.progress.computers?.[plays] !== undefined;
    return {
      lines,
      seq: lines.at(-1)?.seq ?? Math.min(after, live.row.head),
      phase,
      ...(plays === undefined ? {} : { plays }),
      ...(decides === undefined ? {} : { decides }),
      decision: live.standing.progress.decision,
      yours: decides !== undefined && decides === plays && !isPlayedFor,
      owed: plays === undefined ? 'nothing' : live.owes(plays),
    };
  }

  return [
    route(
      'GET',
      `${TABLE}/lines`,
      {
        about: `Lines after a number, at most ${MOST_LINES}; with wait, seconds that one may take to come`,
        access: 'anyone',
        query: LINES_ASKED,
        answer: LINES,
      },
      async ({ request, reply, account, id, query: { after = 0, wait = 0 } }) => {
        const live = await mayWatch(id, account);
        if (wait > 0 && after >= live.row.head && live.standing.phase !== 'over')
          await waitFor(live, after, wait, account?.id ?? request.ip, reply);
        if (pastLines.isLong(live, account, after) && !pay(request, live.row.played / COMMANDS_A_REQUEST))
          throw new Refused('too-fast', 'The past of long games was asked for too often: wait a moment.');
        return linesOf(live, account, after);
      },
    ),
    route(
      'GET',
      `${TABLE}/view`,
      { about: 'The table as the caller may see it: position, view, the turn at hand', access: 'anyone', answer: VIEW },
      async ({ account, id }) => (await mayWatch(id, account)).wholeFor(account),
    ),
    route(
      'GET',
      `${TABLE}/legal`,
      {
        about: 'Some legal commands of the own decision, drawn by chance, once a second',
        access: 'player',
        query: LEGAL_ASKED,
        answer: LEGAL,
      },
      async ({ account, id, query: { most = USUAL_LEGAL } }) => {
        if (!lists.take(account.id))
          throw new Refused('too-fast', 'Legal commands are listed once a second.', { after: lists.wait(account.id) });
        const { live, side } = await mySeat(id, account);
        const { game } = live.opened;
        const { view } = live.knownTo(side);
        const { decision } = live.standing.progress;
        if (live.standing.phase !== 'running' || game.decides(view) !== side) return { decision, commands: [] };
        const commands = legalSample(live.opened, view, most, (below) => randomInt(below));
        const at = game.prompt(view)?.at;
        return { decision, ...(at === undefined ? {} : { at }), commands };
      },
    ),
    route(
      'POST',
      `${TABLE}/commands`,
      {
        about: 'Plays commands of one decision; a repeated key gets the first answer',
        access: 'player',
        body: GIVEN,
        answer: ANSWER,
      },
      async ({ account, id, body }) => {
        const arrived = now();
        const { live, side } = await mySeat(id, account);
        return live.act(side, { is: 'give', ...body }, arrived);
      },
    ),
    route(
      'POST',
      `${TABLE}/seal`,
      {
        about: 'Gives what is owed to the sealed dice: the hash of a share, then the share (docs/dice.md)',
        access: 'player',
        body: SEALED,
        answer: fields({ owed: OWED }),
      },
      async ({ account, id, body }) => {
        const { live, side } = await mySeat(id, account);
        await ('hash' in body ? live.commitShare(side, body.hash) : live.showShare(side, body.share));
        return { owed: live.owes(side) };
      },
    ),
  ];
}
