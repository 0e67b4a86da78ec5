import { z } from 'zod';
import { fields, list, TIME } from './answers.ts';

/** HTTP side of notifications: channels, wishes, vacations. */

export const CHANNELS = ['mail', 'push', 'webhook'] as const;
export type ChannelKind = (typeof CHANNELS)[number];

export const WEBHOOK_FORMATS = ['discord', 'slack', 'json'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const MOST_ADDRESS = 500;
export const MOST_CHANNELS = 10;

const minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const zone = z
  .string()
  .max(60)
  .refine(
    (name) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: name });
        return true;
      } catch {
        return false;
      }
    },
    { message: 'no time zone' },
  );

/** `PUT /api/account/notifications`: what a player wants to be told, and when. */
export const SETTINGS = z.strictObject({
  language: z.enum(['en', 'de']),
  /** Time zone of quiet hours, digests and times in messages. */
  zone,
  quiet: z
    .strictObject({ from: minute, to: minute })
    .refine(({ from, to }) => from !== to, { message: 'from and to must differ' })
    .optional(),
  /** Hour at which everything that can wait is sent together. */
  digest: z.number().int().min(0).max(23).optional(),
  /** Told of each decision, not once for each absence. */
  always: z.boolean(),
});
export type NotifySettings = z.infer<typeof SETTINGS>;

/** Id of a table. */
const game = z.string().regex(/^[a-z0-9]{1,20}$/);
const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** `POST /api/account/notifications/channels`: for all games, or for one. */
export const ADD_CHANNEL = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail') }),
  z.strictObject({
    kind: z.literal('push'),
    label: z.string().trim().max(60),
    subscription: z.object({
      endpoint: z.url().max(MOST_ADDRESS),
      keys: z.object({ p256dh: base64url.min(80).max(100), auth: base64url.min(16).max(32) }),
    }),
  }),
  z.strictObject({
    kind: z.literal('webhook'),
    url: z.string().trim().max(MOST_ADDRESS),
    format: z.enum(WEBHOOK_FORMATS),
    game: game.optional(),
  }),
]);
export type AddChannel = z.infer<typeof ADD_CHANNEL>;

/** `POST /api/account/notifications/channels/…`: test, remove, on. */
export const CHANNEL = z.strictObject({ id: z.string().max(20) });

/** `POST /api/account/vacation`: whole days, from now on. */
export const VACATION = z.strictObject({ days: z.number().int().min(1).max(30) });

/** `PUT /api/tables/ID/notify`: what is told of one table. */
export const TABLE_NOTIFY = ['usual', 'always', 'never'] as const;
export type TableNotify = (typeof TABLE_NOTIFY)[number];
export const NOTIFY = z.strictObject({ notify: z.enum(TABLE_NOTIFY) });

/** `POST /api/notifications/stop`: the signed text of a link in a mail. */
export const STOP = z.strictObject({ token: z.string().max(200) });

const time = TIME.exactOptional();

export const MY_CHANNEL = fields({
  id: z.string(),
  kind: z.enum(CHANNELS),
  format: z.enum(WEBHOOK_FORMATS).exactOptional(),
  /** Mail address, or the name of the machine messages go to. */
  to: z.string(),
  label: z.string(),
  /** The only table it tells of. */
  game: z.string().exactOptional(),
  made: TIME,
  failures: z.number().int(),
  /** Time it was switched off, because messages did not arrive. */
  off: time,
}).meta({ id: 'Channel', description: 'a way to be told something' });
export type MyChannel = z.infer<typeof MY_CHANNEL>;

export const MY_VACATION = fields({
  /** Days left this year. */
  left: z.number().int(),
  /** End of the one that goes on. */
  until: time,
});
export type MyVacation = z.infer<typeof MY_VACATION>;

/** `GET /api/account/notifications`. */
export const MY_NOTIFICATIONS = fields({
  settings: SETTINGS.exactOptional(),
  channels: list(MY_CHANNEL),
  /** Mail can be sent by this server; `address` is the confirmed one. */
  mail: fields({ works: z.boolean(), address: z.string().nullable() }),
  /** Public key of this server for messages to browsers. */
  pushKey: z.string(),
  vacation: MY_VACATION,
}).meta({ id: 'Notifications' });
export type MyNotifications = z.infer<typeof MY_NOTIFICATIONS>;

/** Reasons a message did not arrive. */
export const DELIVERY_FAULTS = [
  'no-mail',
  'bad-address',
  'inside',
  'unknown-host',
  'refused',
  'gone',
  'silent',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** Answer to a test message; `status` is what the other machine answered. */
export const DELIVERED = z.union([
  fields({ ok: z.literal(true) }),
  fields({ ok: z.literal(false), fault: z.enum(DELIVERY_FAULTS), status: z.number().int().exactOptional() }),
]);
export type Delivered = z.infer<typeof DELIVERED>;

/** Message as a browser's service worker is sent it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A newer message replaces an older one with the same tag. */
  readonly tag: string;
  /** Place to open, below the address of the page. */
  readonly open: string;
}

/** `GET /api/tables/ID/notify`. */
export const TABLE_NOTIFY_CARD = fields({
  notify: z.enum(TABLE_NOTIFY),
  /** Webhooks for this table only. */
  channels: list(MY_CHANNEL),
  /** True if a channel for all games is set up. */
  any: z.boolean(),
}).meta({ id: 'TableNotify' });
export type TableNotifyCard = z.infer<typeof TABLE_NOTIFY_CARD>;
