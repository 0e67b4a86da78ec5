import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Meter } from '../operations/meter.ts';
import type { ChannelRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { Channels } from './channels.ts';
import { type Notice, USUAL } from './messages.ts';
import { deliveries } from './notices.ts';
import { Undelivered } from './https-sender.ts';
import type { Send } from './transport.ts';

/** Pauses before a message is sent again, in milliseconds; then it counts as one that did not arrive. */
const PAUSES = [60_000, 600_000, 3600_000] as const;
/** Messages in a row that did not arrive, before a channel is switched off. */
const MOST_FAILURES = 10;

const labelOf = ({ kind, label, address }: ChannelRow): string =>
  kind === 'mail' ? 'mail' : label !== '' ? label : URL.canParse(address) ? new URL(address).host : kind;

/** Sends a message for a job. A worker that dies after it was sent and before that was stored sends it again. */
export function createDelivery(
  store: Store,
  jobs: Jobs,
  channels: Channels,
  send: Send,
  now: () => number,
  meter: Meter,
) {
  const { db } = store;

  async function write(statements: readonly Statement[]): Promise<void> {
    const written = await store.write(statements);
    if (!written.ok) throw new Error(written.why === 'trouble' ? written.message : 'The message has changed.');
  }
  const remove = (id: string): Statement => statement(db.deleteFrom('delivery').where('id', '=', id));
  const note = (channel: ChannelRow, change: Partial<Pick<ChannelRow, 'failures' | 'off'>>): Statement =>
    statement(db.updateTable('channel').set(change).where('id', '=', channel.id));

  /** A message did not arrive for good: the channel is switched off after several, and the player told by the others. */
  async function failed(channel: ChannelRow, gone: boolean): Promise<readonly Statement[]> {
    const failures = channel.failures + 1;
    if (!gone && failures < MOST_FAILURES) return [note(channel, { failures })];
    const others = (await channels.active(channel.account)).filter(({ id }) => id !== channel.id);
    const notice: Notice = { kind: 'off', label: labelOf(channel) };
    return [
      note(channel, { failures, off: now() }),
      ...(await deliveries(store, jobs, others, `off ${channel.id} ${now()}`, notice, now())),
    ];
  }

  return async ({ subject }: Pick<Job, 'subject'>): Promise<void> => {
    const row = await db.selectFrom('delivery').where('id', '=', subject).selectAll().executeTakeFirst();
    if (!row) return;
    const channel = await db.selectFrom('channel').where('id', '=', row.channel).selectAll().executeTakeFirst();
    if (!channel || channel.off !== null) return write([remove(subject)]);
    const settings = (await channels.settings(channel.account)) ?? USUAL;
    const mail = channel.kind === 'mail' ? await channels.mailOf(channel.account) : undefined;
    try {
      await send(channel, { id: subject, notice: JSON.parse(row.body) as Notice }, settings, mail);
      meter.count('notifications', channel.kind);
    } catch (error) {
      if (!(error instanceof Undelivered)) throw error;
      const { fault } = error;
      const gone = fault === 'gone' && channel.kind === 'push';
      const pause = PAUSES[row.tries];
      if (!gone && (fault === 'silent' || fault === 'refused' || fault === 'unknown-host') && pause !== undefined) {
        const again = await jobs.add({ kind: 'deliver', subject, at: now() + pause });
        const tries = db
          .updateTable('delivery')
          .set({ tries: row.tries + 1 })
          .where('id', '=', subject);
        return write([statement(tries), ...again]);
      }
      // A mail server that is away is no fault of the address.
      const counts = !(channel.kind === 'mail' && fault === 'silent');
      await write([remove(subject), ...(counts ? await failed(channel, gone) : [])]);
      jobs.wake('deliver');
      return undefined;
    }
    return write([remove(subject), ...(channel.failures > 0 ? [note(channel, { failures: 0 })] : [])]);
  };
}
