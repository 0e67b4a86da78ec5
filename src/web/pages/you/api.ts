import type { LoginOffers, MyAccount } from '#protocol/accounts.ts';
import type { AddChannel, Delivered, MyNotifications, NotifySettings } from '#protocol/notifications.ts';
import type { MyBot, TokenMade } from '#protocol/bots.ts';
import type { Account } from '#protocol/tables.ts';
import { call, type Got } from '../online/api.ts';

/** Routes of accounts. The browser's part of passkeys is fetched when one is used. */

const passkeyLibrary = () => import('@simplewebauthn/browser');

/** `cancelled`: the question of the browser was closed, or its device knows no passkey of this server. */
type WithBrowser<T> = Got<T> | { readonly ok: false; readonly why: 'cancelled' };

/** Answers a question of the server with the browser's help. */
async function answered<Q extends object, T>(
  question: Got<Q>,
  ask: (question: Q) => Promise<object>,
  give: (answer: object) => Promise<Got<T>>,
): Promise<WithBrowser<T>> {
  if (!question.ok) return question;
  let answer: object;
  try {
    answer = await ask(question.value);
  } catch {
    return { ok: false, why: 'cancelled' };
  }
  return give(answer);
}

type Creation = Parameters<Awaited<ReturnType<typeof passkeyLibrary>>['startRegistration']>[0]['optionsJSON'];
type Request = Parameters<Awaited<ReturnType<typeof passkeyLibrary>>['startAuthentication']>[0]['optionsJSON'];

const named = (name: string | undefined): object => (name === undefined ? {} : { name });

export const you = {
  get: () => call<MyAccount>('account'),
  offers: () => call<LoginOffers>('login'),
  setPassword: (password: string, name?: string) => call<Account>('account/password', { password, ...named(name) }),
  addPasskey: async (name?: string): Promise<WithBrowser<Account>> =>
    answered(
      await call<Creation>('account/passkeys/begin', named(name)),
      async (optionsJSON) => (await passkeyLibrary()).startRegistration({ optionsJSON }),
      (credential) => call<Account>('account/passkeys', { credential, label: '', ...named(name) }),
    ),
  removePasskey: (token: string) => call('account/passkeys/remove', { token }),
  newCodes: () => call<{ readonly codes: readonly string[] }>('account/codes', {}),
  setMail: (mail: string) => call('account/mail', { mail }),
  confirmMail: (token: string) => call('account/mail/confirm', { token }),
  endLogin: (token: string) => call('account/logins/end', { token }),
  block: (account: string, blocked: boolean) => call('account/blocks', { account, blocked }),
  bots: () => call<readonly MyBot[]>('bots'),
  newBot: (name: string) => call<MyBot>('bots', { name }),
  newToken: (bot: string, label: string) => call<TokenMade>(`bots/${bot}/tokens`, { label }),
  endToken: (bot: string, token: string) => call<MyBot>(`bots/${bot}/tokens/end`, { token }),
  removeBot: (bot: string) => call(`bots/${bot}/delete`, {}),
  remove: (name: string) => call('account/delete', { name }),
  withPassword: (name: string, password: string) => call<Account>('login/password', { name, password }),
  withCode: (name: string, code: string) => call<Account>('login/code', { name, code }),
  withPasskey: async (): Promise<WithBrowser<Account>> =>
    answered(
      await call<Request>('login/passkey/begin', {}),
      async (optionsJSON) => (await passkeyLibrary()).startAuthentication({ optionsJSON }),
      (credential) => call<Account>('login/passkey', { credential }),
    ),
  mailLink: (mail: string) => call('login/mail', { mail }),
  withLink: (token: string) => call<Account>('login/link', { token }),
  logOut: () => call('logout', {}),
  notifications: () => call<MyNotifications>('account/notifications'),
  setWishes: (settings: NotifySettings) => call<MyNotifications>('account/notifications', settings, 'PUT'),
  addChannel: (channel: AddChannel) => call<MyNotifications>('account/notifications/channels', channel),
  changeChannel: (way: 'remove' | 'on', id: string) =>
    call<MyNotifications>(`account/notifications/channels/${way}`, { id }),
  testChannel: (id: string) => call<Delivered>('account/notifications/channels/test', { id }),
  beginVacation: (days: number) => call<MyNotifications>('account/vacation', { days }),
  endVacation: () => call<MyNotifications>('account/vacation/end', {}),
  stopMails: (token: string) => call(`notifications/stop?token=${encodeURIComponent(token)}`, {}),
};
