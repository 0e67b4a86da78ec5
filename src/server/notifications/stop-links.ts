import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed links that end the mails of a channel, without a login. */
export interface StopLinks {
  token(channel: string): string;
  /** Channel of a token this server has signed. */
  channel(token: string): string | undefined;
}

export function createStopLinks(key: Buffer): StopLinks {
  const sign = (channel: string): string =>
    createHmac('sha256', key).update(`hexfront stop mails 1 ${channel}`).digest('base64url');
  return {
    token: (channel) => `${channel}.${sign(channel)}`,
    channel(token) {
      const at = token.indexOf('.');
      const channel = token.slice(0, Math.max(0, at));
      const [given, right] = [Buffer.from(token.slice(at + 1)), Buffer.from(sign(channel))];
      return given.length === right.length && timingSafeEqual(given, right) ? channel : undefined;
    },
  };
}
