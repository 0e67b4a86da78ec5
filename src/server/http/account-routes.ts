import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BLOCK,
  CODE_LOGIN,
  CODES,
  DELETE,
  LINK,
  LOGIN_OFFERS,
  MAIL,
  MY_ACCOUNT,
  type MyAccount,
  PASSKEY_LOGIN,
  PASSWORD_LOGIN,
  SET_PASSWORD,
} from '#protocol/accounts.ts';
import { DONE } from '#protocol/answers.ts';
import { ACCOUNT, type Account, NAME } from '#protocol/tables.ts';
import type { Accounts, Login } from '../accounts/accounts.ts';
import type { Blocks } from '../accounts/blocks.ts';
import type { Browsers } from '../accounts/browsers.ts';
import type { Credentials } from '../accounts/credentials.ts';
import type { MailedLinks } from '../accounts/mailed-links.ts';
import { passkeySite, type Passkeys } from '../accounts/passkeys.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import { Refused } from '../accounts/refusal.ts';
import { folded } from '../accounts/tokens.ts';
import { createAllowances } from './allowance.ts';
import type { Answers } from './answers.ts';
import { browserOf } from './browser-name.ts';
import { clearToken, setToken } from './cookie.ts';
import { type Route, route } from './route.ts';

export interface AccountRooms {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly browsers: Browsers;
  readonly passkeys: Passkeys;
  readonly links: MailedLinks;
  readonly blocks: Blocks;
  readonly personal: PersonalData;
  /** Public address of this server, where the operator has named it. */
  readonly url: string | undefined;
  readonly now: () => number;
}

/** Attempts to log in: at once, and a second; for a name and for an address. */
const TRIES_A_NAME = [10, 10 / 3600] as const;
const TRIES_AN_ADDRESS = [30, 30 / 3600] as const;
/** Mails an address of the net may ask for, and those one mail address gets. */
const MAILS = [5, 5 / 3600] as const;

const wrong = (): Refused => new Refused('wrong-login', 'The name and the password or code do not fit together.');
const usedUp = (): Refused => new Refused('used-up', 'This link was used or is too old.');
const tooManyTries = (): Refused => new Refused('too-fast', 'Too many attempts: wait some minutes.');
const tooManyMails = (): Refused => new Refused('too-fast', 'Too many mails: wait some minutes.');

/** Options for the browser's authenticator. */
const PASSKEY_OPTIONS = z.unknown().meta({ description: 'options for the authenticator, as WebAuthn defines them' });

/** Routes of accounts: ways to log in, logins, blocks, one's own data. */
export function accountRoutes(
  { whoAsks }: Answers,
  { accounts, credentials, browsers, passkeys, links, blocks, personal, url, now }: AccountRooms,
): readonly Route[] {
  const triesAName = createAllowances(...TRIES_A_NAME, now);
  const triesAnAddress = createAllowances(...TRIES_AN_ADDRESS, now);
  const mailsFrom = createAllowances(...MAILS, now);
  const mailsTo = createAllowances(...MAILS, now);

  const originOf = ({ protocol, headers }: FastifyRequest): string => url ?? `${protocol}://${headers.host ?? ''}`;
  const mayTry = ({ ip }: FastifyRequest, name: string): void => {
    if (!triesAnAddress.take(ip) || !triesAName.take(folded(name))) throw tooManyTries();
  };
  /** Logs in under a new token: one that was known before proves nothing any more. */
  async function logIn(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    id: string | undefined,
    instead?: Login,
  ): Promise<Account> {
    const account = id === undefined ? undefined : (await accounts.named([id])).get(id);
    if (!account) throw wrong();
    const old = instead ?? (await whoAsks(request));
    const token = await accounts.logIn(account.id, browserOf(request.headers['user-agent']), old?.print);
    await browsers.note(account.id, setToken(request, reply, token));
    return account;
  }
  const nameFor = ({ account, kind }: Login, name: string | undefined): string => {
    const wanted = name ?? account.name;
    if (kind === 'guest' && !NAME.safeParse(wanted).success) throw new Refused('bad-request', 'name: unreadable');
    return wanted;
  };
  async function mine(login: Login): Promise<MyAccount> {
    const { account, kind } = login;
    const [ways, logins, blocked, met] = await Promise.all([
      credentials.of(account),
      accounts.logins(login),
      blocks.of(account),
      blocks.met(account),
    ]);
    const named = await accounts.named([...blocked, ...met]);
    const accountsOf = (ids: readonly string[]): readonly Account[] => ids.flatMap((id) => named.get(id) ?? []);
    return {
      ...account,
      kind: kind === 'guest' ? kind : 'person',
      ...ways,
      logins,
      blocked: accountsOf(blocked),
      met: accountsOf(met),
    };
  }

  return [
    route(
      'GET',
      '/api/account',
      { about: 'The own account: ways to log in, logins, blocks', access: 'browser', answer: MY_ACCOUNT },
      async ({ login }) => mine(login),
    ),
    route(
      'GET',
      '/api/login',
      { about: 'Ways to log in that this server offers', access: 'visitor', answer: LOGIN_OFFERS },
      async ({ request }) => ({ passkeys: passkeySite(originOf(request)) !== undefined, mail: links.works }),
    ),
    route(
      'GET',
      '/api/account/export',
      {
        about: 'All this server stores about the account',
        access: 'browser',
        answer: z.unknown().meta({ description: 'own data, as JSON' }),
      },
      async ({ reply, account }) => {
        void reply.header('content-disposition', 'attachment; filename="hexfront-account.json"');
        return personal.export(account);
      },
    ),
    route(
      'POST',
      '/api/account/password',
      {
        about: 'Sets a password; the first way to log in makes a guest a person',
        access: 'fresh',
        body: SET_PASSWORD,
        answer: ACCOUNT,
        seldom: true,
      },
      async (call) => {
        const { login, body } = call;
        await credentials.setPassword(login.account, nameFor(login, body.name), body.password);
        return logIn(call, login.account.id, login);
      },
    ),
    route(
      'POST',
      '/api/account/passkeys/begin',
      { about: 'Begins to add a passkey', access: 'fresh', body: BEGIN_PASSKEY, answer: PASSKEY_OPTIONS },
      async ({ request, login, body }) => passkeys.begin(login.account, nameFor(login, body.name), originOf(request)),
    ),
    route(
      'POST',
      '/api/account/passkeys',
      { about: 'Adds a passkey', access: 'fresh', body: ADD_PASSKEY, answer: ACCOUNT },
      async (call) => {
        const { request, login, body } = call;
        const shown = body.label === '' ? browserOf(request.headers['user-agent']) : body.label;
        await passkeys.add(login.account, nameFor(login, body.name), shown, body.credential, originOf(request));
        return logIn(call, login.account.id, login);
      },
    ),
    route(
      'POST',
      '/api/account/passkeys/remove',
      { about: 'Removes a passkey by its id', access: 'fresh', body: LINK, answer: DONE },
      async ({ account, body }) => {
        await credentials.removePasskey(account, body.token);
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/account/codes',
      { about: 'Makes recovery codes in the place of the old ones', access: 'fresh', answer: CODES },
      async ({ account, login }) => {
        if (login.kind === 'guest')
          throw new Refused('bad-request', 'A guest has no recovery codes: set a password or passkey.');
        return { codes: await credentials.newCodes(account) };
      },
    ),
    route(
      'POST',
      '/api/account/mail',
      { about: 'Sends a mail that confirms its address', access: 'fresh', body: MAIL, answer: DONE },
      async ({ request, account, login, body: { mail } }) => {
        if (login.kind === 'guest')
          throw new Refused('bad-request', 'A guest has no mail address: set a password or passkey.');
        if (!mailsFrom.take(request.ip) || !mailsTo.take(mail.toLowerCase())) throw tooManyMails();
        links.confirm(account, mail.toLowerCase());
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/account/mail/confirm',
      { about: 'Confirms a mail address by the secret of a mail', access: 'visitor', body: LINK, answer: DONE },
      async ({ body }) => {
        if (!(await links.confirmed(body.token))) throw usedUp();
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/account/logins/end',
      { about: 'Ends a login by its id, or all others', access: 'browser', body: LINK, answer: DONE },
      async ({ reply, login, body: { token: id } }) => {
        if (!/^([0-9a-f]{16}|others)$/.test(id)) throw new Refused('bad-request', 'token: no login');
        await accounts.endLogin(login.account, id === 'others' ? { allBut: login.print } : { id });
        if (login.print.startsWith(id)) clearToken(reply);
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/account/blocks',
      { about: 'Blocks a player, or no longer', access: 'browser', body: BLOCK, answer: DONE, seldom: true },
      async ({ account, body: { account: other, blocked } }) => {
        if (other === account.id || !(await accounts.named([other])).has(other))
          throw new Refused('bad-request', 'account: no other player');
        await blocks.set(account, other, blocked);
        accounts.changed(account.id);
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/account/delete',
      { about: 'Deletes the account', access: 'fresh', body: DELETE, answer: DONE },
      async ({ reply, account, body }) => {
        if (folded(body.name) !== folded(account.name))
          throw new Refused('wrong-login', 'This is not the name of the account.');
        await personal.delete(account);
        clearToken(reply);
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/login/password',
      { about: 'Logs in by name and password', access: 'visitor', body: PASSWORD_LOGIN, answer: ACCOUNT },
      async (call) => {
        const { name, password } = call.body;
        mayTry(call.request, name);
        return logIn(call, (await credentials.byPassword(name, password))?.id);
      },
    ),
    route(
      'POST',
      '/api/login/code',
      { about: 'Logs in by name and recovery code', access: 'visitor', body: CODE_LOGIN, answer: ACCOUNT },
      async (call) => {
        const { name, code } = call.body;
        mayTry(call.request, name);
        return logIn(call, (await credentials.byCode(name, code))?.id);
      },
    ),
    route(
      'POST',
      '/api/login/passkey/begin',
      { about: 'Begins to log in by passkey', access: 'visitor', answer: PASSKEY_OPTIONS },
      async ({ request }) => passkeys.beginLogin(originOf(request)),
    ),
    route(
      'POST',
      '/api/login/passkey',
      { about: 'Logs in by passkey', access: 'visitor', body: PASSKEY_LOGIN, answer: ACCOUNT },
      async (call) => {
        if (!triesAnAddress.take(call.request.ip)) throw tooManyTries();
        return logIn(call, await passkeys.login(call.body.credential, originOf(call.request)));
      },
    ),
    route(
      'POST',
      '/api/login/mail',
      { about: 'Sends a link to log in to a confirmed address', access: 'visitor', body: MAIL, answer: DONE },
      async ({ request, body }) => {
        const mail = body.mail.toLowerCase();
        if (!mailsFrom.take(request.ip)) throw tooManyMails();
        // An address that got many gets no more, and who asks is told the same.
        if (mailsTo.take(mail)) links.login(mail);
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/login/link',
      { about: 'Logs in by the secret of a mailed link', access: 'visitor', body: LINK, answer: ACCOUNT },
      async (call) => {
        if (!triesAnAddress.take(call.request.ip)) throw tooManyTries();
        const id = await links.used(call.body.token);
        if (id === undefined) throw usedUp();
        return logIn(call, id);
      },
    ),
    route(
      'POST',
      '/api/logout',
      { about: 'Ends the own login', access: 'visitor', answer: DONE },
      async ({ reply, login }) => {
        if (login) await accounts.endLogin(login.account, { id: login.print });
        clearToken(reply);
        return { ok: true };
      },
    ),
  ];
}
