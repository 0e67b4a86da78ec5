import type { Jobs } from '../jobs/jobs.ts';
import type { Meter } from '../operations/meter.ts';
import type { Nodes } from '../store/nodes.ts';
import type { Store } from '../store/store.ts';
import { type Channels, createChannels } from './channels.ts';
import { createDelivery } from './deliver.ts';
import type { Mail } from './mail.ts';
import { createNotices, type Notices } from './notices.ts';
import { createOutgoing, type OutgoingOptions } from './https-sender.ts';
import { readPushKeys } from './push-keys.ts';
import { createStopLinks, type StopLinks } from './stop-links.ts';
import { createSend } from './transport.ts';

/** Notifications of a server: channels of players, and the jobs that use them. */
export interface Notifications {
  readonly channels: Channels;
  readonly stops: StopLinks;
  /** Public key of this server for messages to browsers. */
  readonly pushKey: string;
  work(atOnce: number): void;
  /** The work of a job, for tests that do it again. */
  readonly look: Notices['look'];
  readonly deliver: ReturnType<typeof createDelivery>;
}

export async function openNotifications({
  store,
  jobs,
  key,
  mail,
  outgoing,
  url,
  nodes,
  now,
  meter,
}: {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Key of this server, which is not in the database. */
  readonly key: Buffer;
  readonly mail: Mail | undefined;
  readonly outgoing: OutgoingOptions | undefined;
  /** Public address, where the operator has named it. */
  readonly url: string | undefined;
  readonly nodes: Nodes;
  readonly now: () => number;
  readonly meter: Meter;
}): Promise<Notifications> {
  const keys = await readPushKeys(store, key);
  const stops = createStopLinks(key);
  const send = createSend({ mail, outgoing: createOutgoing(outgoing), keys, stops, url });
  const channels = createChannels(store, send, mail !== undefined, now);
  const lookingAt = async (here: string | null): Promise<boolean> => here !== null && nodes.runs(here);
  const notices = createNotices({ store, jobs, channels, outage: nodes.outage, now, lookingAt });
  const deliver = createDelivery(store, jobs, channels, send, now, meter);
  return {
    channels,
    stops,
    pushKey: keys.publicKey,
    look: notices.look,
    deliver,
    work(atOnce) {
      jobs.work('notify', atOnce, notices.look);
      jobs.work('digest', atOnce, notices.digest);
      jobs.work('deliver', atOnce, deliver);
    },
  };
}
