import type { NotifySettings } from '#protocol/notifications.ts';
import type { Terms } from '#protocol/terms.ts';
import type { Progress } from '../journal/journal.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import { deadlineOf } from '../tables/clock.ts';
import { noticeSubject, type NoticeSubject, readNoticeSubject, reminderAt } from '../tables/notice-jobs.ts';
import { standingOf } from '../tables/whole.ts';
import type { Channels } from './channels.ts';
import { type Notice, type TableNotice, USUAL } from './messages.ts';
import { nextDigest, quietUntil } from './quiet.ts';
import type { SubjectOf } from './words.ts';

/** Decides, when its job is due, whether a player is told something: each once, and only what still holds. */
export interface Notices {
  /** Looks again at what a line has caused. */
  look(job: Job): Promise<void>;
  /** Sends what has gathered for a digest. */
  digest(job: Job): Promise<void>;
}

/** Clocks of nodes and database may differ by so many milliseconds. */
const SLACK_MS = 5000;
/** Notices are remembered for so long, so that none is sent twice. */
const KEPT_MS = 90 * 24 * 3600_000;
/** Notices that end an absence: one of them, and then no more until the player has looked at the table. */
const ONCE = new Set<NoticeSubject['what']>(['turn', 'begun', 'rematch']);

/** Statements that send a notice over some channels, with their jobs. `id` makes it one, however often it is done. */
export async function deliveries(
  { db }: Store,
  jobs: Jobs,
  channels: readonly { readonly id: string }[],
  id: string,
  notice: Notice,
  at: number,
): Promise<readonly Statement[]> {
  const all: Statement[] = [];
  for (const channel of channels) {
    const delivery = `${channel.id} ${id}`;
    const row = { id: delivery, channel: channel.id, body: JSON.stringify(notice), tries: 0 };
    all.push(statement(db.insertInto('delivery').values(row)));
    all.push(...(await jobs.add({ kind: 'deliver', subject: delivery, at })));
  }
  return all;
}

export function createNotices({
  store,
  jobs,
  channels,
  outage,
  now,
  lookingAt,
}: {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly channels: Channels;
  readonly outage: (since: number) => number;
  readonly now: () => number;
  /** True if the server that a seat names as the place of its player still runs. */
  readonly lookingAt: (here: string | null) => Promise<boolean>;
}): Notices {
  const { db } = store;

  interface Due {
    readonly notice: TableNotice;
    readonly account: string;
    readonly told: number;
    readonly visited: number;
    readonly wish: string | null;
  }

  /** Notice of a subject, as far as it still holds and its player is away. */
  async function dueOf({ game, what, side, seq }: NoticeSubject): Promise<Due | undefined> {
    const row = await db.selectFrom('game').where('id', '=', game).selectAll().executeTakeFirst();
    const seats = await db
      .selectFrom('seat')
      .leftJoin('account', 'account.id', 'seat.account')
      .where('game', '=', game)
      .select(['side', 'seat.account', 'account.name', 'visited', 'told', 'here', 'notify'])
      .execute();
    const seat = seats.find((one) => one.side === side);
    if (!row || !seat || seat.notify === 'never' || (await lookingAt(seat.here))) return undefined;
    const terms = JSON.parse(row.terms) as Terms;
    const { progress, phase } = standingOf(row, outage);
    const { clock } = progress;
    const played = (one: string): boolean => (progress as Progress).computers?.[one] !== undefined;
    const running = phase === 'running';
    const decides = running && row.decides === side && !played(side);
    const kinds: Readonly<Record<NoticeSubject['what'], SubjectOf | undefined>> = {
      turn: decides ? 'turn' : undefined,
      begun: running ? 'begun' : undefined,
      rematch: running ? 'rematch' : undefined,
      over: phase === 'over' ? 'over' : undefined,
      offer: running && progress.offer?.seq === seq ? progress.offer.what : undefined,
      time: running && clock?.flag ? (clock.flag.side === side ? 'ownTime' : 'otherTime') : undefined,
      reminder:
        decides && clock?.runs === side && (reminderAt(clock, terms) ?? Infinity) <= now() + SLACK_MS
          ? 'reminder'
          : undefined,
    };
    const kind = kinds[what];
    if (kind === undefined) return undefined;
    const opponent = seats.find((one) => one.side !== side)?.name ?? '';
    const deadline = clock && running && clock.runs === side ? deadlineOf(clock) : undefined;
    return {
      notice: {
        kind,
        table: game,
        title: row.title,
        opponent,
        turn: row.turn,
        ...(deadline === undefined ? {} : { deadline }),
      },
      account: seat.account,
      told: seat.told,
      visited: seat.visited,
      wish: seat.notify,
    };
  }

  const isTold = ({ told, visited }: Due): boolean => told > 0 && told >= visited;
  const always = ({ wish }: Due, settings: NotifySettings): boolean => wish === 'always' || settings.always;

  /** Says that the player has been told; overtaken where another worker was faster. */
  const tell = (due: Due, { what }: NoticeSubject, isAlways: boolean): readonly Statement[] => {
    if (!ONCE.has(what)) return [];
    const seat = db
      .updateTable('seat')
      .set({ told: now() })
      .where('game', '=', due.notice.table)
      .where('account', '=', due.account);
    if (isAlways) return [statement(seat)];
    return [
      statement(
        seat.where((e) => e.or([e('told', '=', 0), e('told', '<', e.ref('visited'))])),
        1,
      ),
    ];
  };

  async function write(statements: readonly Statement[], wakes: 'deliver' | undefined): Promise<void> {
    const written = await store.write(statements);
    // Overtaken: another worker has told it already.
    if (!written.ok && written.why === 'trouble') throw new Error(written.message);
    if (written.ok && wakes) jobs.wake(wakes);
  }
  const noticeRow = (id: string, { account, notice }: Due, digest: 0 | 1): Statement =>
    statement(db.insertInto('notice').values({ id, account, body: JSON.stringify(notice), made: now(), digest }));

  return {
    async look({ subject }) {
      const about = readNoticeSubject(subject);
      const due = about && (await dueOf(about));
      if (!about || !due) return;
      const use = await channels.active(due.account, about.game);
      if (use.length === 0) return;
      const settings = (await channels.settings(due.account)) ?? USUAL;
      const isAlways = always(due, settings);
      if (ONCE.has(about.what) && isTold(due) && !isAlways) return;
      const at = now();
      const quiet = quietUntil(settings, at);
      const { deadline = Infinity } = due.notice;
      // A reminder keeps its time: what it reminds of does not wait either.
      if (quiet > at && deadline > quiet && about.what !== 'reminder') {
        await write(await jobs.add({ kind: 'notify', subject, at: quiet }), undefined);
        return;
      }
      // The clock that is reminded of is part of the name: a later one is another reminder.
      const id =
        about.what === 'reminder' ? noticeSubject({ ...about, seq: deadline === Infinity ? 0 : deadline }) : subject;
      const told = tell(due, about, isAlways);
      if (
        settings.digest !== undefined &&
        about.what !== 'reminder' &&
        deadline > nextDigest(settings.digest, settings.zone, at)
      ) {
        const then = nextDigest(settings.digest, settings.zone, at);
        const digest = await jobs.add({ kind: 'digest', subject: due.account, at: then });
        return write([noticeRow(id, due, 1), ...told, ...digest], undefined);
      }
      const old = db
        .deleteFrom('notice')
        .where('made', '<', at - KEPT_MS)
        .where('digest', '=', 0);
      await write(
        [noticeRow(id, due, 0), ...told, ...(await deliveries(store, jobs, use, id, due.notice, at)), statement(old)],
        'deliver',
      );
    },
    async digest({ subject: account, at }) {
      const rows = await db
        .selectFrom('notice')
        .where('account', '=', account)
        .where('digest', '=', 1)
        .orderBy('made')
        .select(['id', 'body'])
        .execute();
      if (rows.length === 0) return;
      const byTable = new Map<string, TableNotice>();
      for (const { id } of rows) {
        const about = readNoticeSubject(id);
        const due = about && (await dueOf(about));
        if (due) byTable.set(due.notice.table, due.notice);
      }
      const ids = rows.map(({ id }) => id);
      const sent = db.updateTable('notice').set({ digest: 0 }).where('id', 'in', ids).where('digest', '=', 1);
      const notice: Notice = { kind: 'digest', notices: [...byTable.values()] };
      const use = notice.notices.length === 0 ? [] : await channels.active(account);
      const sending = await deliveries(store, jobs, use, `digest ${account} ${at}`, notice, now());
      await write([statement(sent, ids.length), ...sending], 'deliver');
    },
  };
}
