import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { WebhookFormat } from '#protocol/notifications.ts';
import type { ChannelRow } from '../store/schema.ts';
import type { Mail } from './mail.ts';
import { mailText, type Notice, pushText, webhookBody, written } from './messages.ts';
import type { NotifySettings } from '#protocol/notifications.ts';
import { type Outgoing, readAddress, Undelivered } from './https-sender.ts';
import type { PushKeys } from './push-keys.ts';
import type { StopLinks } from './stop-links.ts';

/** Sends one message over one channel, or throws `Undelivered`. */
export type Send = (
  channel: Pick<ChannelRow, 'id' | 'kind' | 'format' | 'address'>,
  message: { readonly id: string; readonly notice: Notice },
  settings: NotifySettings,
  mailAddress: string | undefined,
) => Promise<void>;

/** Seconds a push service keeps a message for a browser that is off. */
const KEPT = 24 * 3600;

const isForever = (error: unknown): boolean => {
  const code = (error as { readonly responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
};

export function createSend({
  mail,
  outgoing,
  keys,
  stops,
  url = '',
}: {
  readonly mail: Mail | undefined;
  readonly outgoing: Outgoing;
  readonly keys: PushKeys;
  readonly stops: StopLinks;
  readonly url: string | undefined;
}): Send {
  return async ({ id: channel, kind, format, address }, { id, notice }, settings, mailAddress) => {
    const message = written(notice, settings, url);
    if (kind === 'mail') {
      if (!mail || mailAddress === undefined) throw new Undelivered('no-mail');
      const token = stops.token(channel);
      const headers = {
        'List-Unsubscribe': `<${url}/api/notifications/stop?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      };
      const text = mailText(message, settings, url, `${url}/#/you/stop/${token}`);
      try {
        await mail.send(mailAddress, `Hexfront: ${message.subject}`, text, headers);
      } catch (error) {
        throw new Undelivered(isForever(error) ? 'refused' : 'silent');
      }
    } else if (kind === 'push') {
      const subscription = JSON.parse(address) as webPush.PushSubscription;
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, pushText(message), {
        vapidDetails: { subject: url.startsWith('https:') ? url : 'mailto:nobody@hexfront.invalid', ...keys },
        TTL: KEPT,
        urgency: 'normal',
        // A message that is sent again takes the place of the first.
        topic: createHash('sha256').update(id).digest('base64url').slice(0, 32),
      });
      readAddress(endpoint);
      await outgoing(endpoint, { headers: headers as Record<string, string>, body: body ?? '' });
    } else {
      const body = webhookBody(format as WebhookFormat, notice, message, id, url);
      await outgoing(address, { headers: { 'content-type': 'application/json' }, body });
    }
  };
}
