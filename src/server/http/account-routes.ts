import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BLOCK,
  CODE_LOGIN,
  DELETE,
  LINK,
  type LoginOffers,
  MAIL,
  type MyAccount,
  PASSKEY_LOGIN,
  PASSWORD_LOGIN,
  SET_PASSWORD,
} from '#protocol/accounts.ts';
import { type Account, NAME } from '#protocol/tables.ts';
import type { Accounts, Login } from '../accounts/accounts.ts';
import type { Blocks } from '../accounts/blocks.ts';
import type { Credentials } from '../accounts/credentials.ts';
import type { MailedLinks } from '../accounts/mailed-links.ts';
import { passkeySite, type Passkeys } from '../accounts/passkeys.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import { Refused } from '../accounts/refusal.ts';
import { folded } from '../accounts/tokens.ts';
import { createAllowances } from './allowance.ts';
import type { Answers } from './answers.ts';
import { clearToken, setToken } from './cookie.ts';
import { browserOf } from './browser-name.ts';

export interface AccountRooms {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
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
/** Milliseconds after a login in which ways to log in may be changed. */
const FRESH_MS = 3600_000;

const wrong = (): Refused => new Refused('wrong-login', 'The name and the password or code do not fit together.');

/** Routes of accounts: ways to log in, logins, blocks, one's own data. */
export function addAccountRoutes(
  server: FastifyInstance,
  { answer, read, whoAsks, mustLogin, mustBe, seldom }: Answers,
  { accounts, credentials, passkeys, links, blocks, personal, url, now }: AccountRooms,
): void {
  const triesAName = createAllowances(...TRIES_A_NAME, now);
  const triesAnAddress = createAllowances(...TRIES_AN_ADDRESS, now);
  const mailsFrom = createAllowances(...MAILS, now);
  const mailsTo = createAllowances(...MAILS, now);

  const originOf = ({ protocol, headers }: FastifyRequest): string => url ?? `${protocol}://${headers.host ?? ''}`;
  const mayTry = ({ ip }: FastifyRequest, name: string): void => {
    if (!triesAnAddress.take(ip) || !triesAName.take(folded(name)))
      throw new Refused('too-fast', 'Too many attempts: wait some minutes.');
  };
  /** A person who changes ways to log in must have logged in lately: a page left open is not enough. */
  const mustBeFresh = async (request: FastifyRequest): Promise<Login> => {
    const login = await mustLogin(request);
    if (login.kind === 'person' && now() - login.made > FRESH_MS)
      throw new Refused('login-again', 'Log in again first.');
    return login;
  };
  /** Logs in under a new token: one that was known before proves nothing any more. */
  async function logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string | undefined,
    instead?: Login,
  ): Promise<Account> {
    const account = id === undefined ? undefined : (await accounts.named([id])).get(id);
    if (!account) throw wrong();
    const old = instead ?? (await whoAsks(request));
    setToken(request, reply, await accounts.logIn(account.id, browserOf(request.headers['user-agent']), old?.print));
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
      kind,
      ...ways,
      logins,
      blocked: accountsOf(blocked),
      met: accountsOf(met),
    };
  }
  const get = (path: string, work: Parameters<typeof answer>[0]) => void server.get(path, answer(work));
  const post = (path: string, work: Parameters<typeof answer>[0]) => void server.post(path, answer(work));

  get('/api/account', async (request) => mine(await mustLogin(request)));
  get(
    '/api/login',
    async (request): Promise<LoginOffers> => ({
      passkeys: passkeySite(originOf(request)) !== undefined,
      mail: links.works,
    }),
  );
  get('/api/account/export', async (request, reply) => {
    void reply.header('content-disposition', 'attachment; filename="hexfront-account.json"');
    return personal.export(await mustBe(request));
  });
  post('/api/account/password', async (request, reply) => {
    const login = await mustBeFresh(request);
    const { name, password } = read(SET_PASSWORD, request.body);
    seldom(request);
    await credentials.setPassword(login.account, nameFor(login, name), password);
    return logIn(request, reply, login.account.id, login);
  });
  post('/api/account/passkeys/begin', async (request) => {
    const login = await mustBeFresh(request);
    const { name } = read(BEGIN_PASSKEY, request.body);
    return passkeys.begin(login.account, nameFor(login, name), originOf(request));
  });
  post('/api/account/passkeys', async (request, reply) => {
    const login = await mustBeFresh(request);
    const { name, label, credential } = read(ADD_PASSKEY, request.body);
    const shown = label === '' ? browserOf(request.headers['user-agent']) : label;
    await passkeys.add(login.account, nameFor(login, name), shown, credential, originOf(request));
    return logIn(request, reply, login.account.id, login);
  });
  post('/api/account/passkeys/remove', async (request) => {
    const { account } = await mustBeFresh(request);
    await credentials.removePasskey(account, read(LINK, request.body).token);
    return { ok: true };
  });
  post('/api/account/codes', async (request) => {
    const { account, kind } = await mustBeFresh(request);
    if (kind === 'guest') throw new Refused('bad-request', 'A guest has no recovery codes: set a password or passkey.');
    return { codes: await credentials.newCodes(account) };
  });
  post('/api/account/mail', async (request) => {
    const { account, kind } = await mustBeFresh(request);
    const { mail } = read(MAIL, request.body);
    if (kind === 'guest') throw new Refused('bad-request', 'A guest has no mail address: set a password or passkey.');
    if (!mailsFrom.take(request.ip) || !mailsTo.take(mail.toLowerCase()))
      throw new Refused('too-fast', 'Too many mails: wait some minutes.');
    links.confirm(account, mail.toLowerCase());
    return { ok: true };
  });
  post('/api/account/mail/confirm', async (request) => {
    const account = await links.confirmed(read(LINK, request.body).token);
    if (!account) throw new Refused('used-up', 'This link was used or is too old.');
    return { ok: true };
  });
  post('/api/account/logins/end', async (request, reply) => {
    const login = await mustLogin(request);
    const { token: id } = read(LINK, request.body);
    if (!/^([0-9a-f]{16}|others)$/.test(id)) throw new Refused('bad-request', 'token: no login');
    await accounts.endLogin(login.account, id === 'others' ? { allBut: login.print } : { id });
    if (login.print.startsWith(id)) clearToken(reply);
    return { ok: true };
  });
  post('/api/account/blocks', async (request) => {
    const account = await mustBe(request);
    const { account: other, blocked } = read(BLOCK, request.body);
    seldom(request);
    if (other === account.id || !(await accounts.named([other])).has(other))
      throw new Refused('bad-request', 'account: no other player');
    await blocks.set(account, other, blocked);
    accounts.changed(account.id);
    return { ok: true };
  });
  post('/api/account/delete', async (request, reply) => {
    const { account } = await mustBeFresh(request);
    if (folded(read(DELETE, request.body).name) !== folded(account.name))
      throw new Refused('wrong-login', 'This is not the name of the account.');
    await personal.delete(account);
    clearToken(reply);
    return { ok: true };
  });

  post('/api/login/password', async (request, reply) => {
    const { name, password } = read(PASSWORD_LOGIN, request.body);
    mayTry(request, name);
    return logIn(request, reply, (await credentials.byPassword(name, password))?.id);
  });
  post('/api/login/code', async (request, reply) => {
    const { name, code } = read(CODE_LOGIN, request.body);
    mayTry(request, name);
    return logIn(request, reply, (await credentials.byCode(name, code))?.id);
  });
  post('/api/login/passkey/begin', async (request) => passkeys.beginLogin(originOf(request)));
  post('/api/login/passkey', async (request, reply) => {
    if (!triesAnAddress.take(request.ip)) throw new Refused('too-fast', 'Too many attempts: wait some minutes.');
    return logIn(request, reply, await passkeys.login(read(PASSKEY_LOGIN, request.body).credential, originOf(request)));
  });
  post('/api/login/mail', async (request) => {
    const mail = read(MAIL, request.body).mail.toLowerCase();
    if (!mailsFrom.take(request.ip)) throw new Refused('too-fast', 'Too many mails: wait some minutes.');
    // An address that got many gets no more, and who asks is told the same.
    if (mailsTo.take(mail)) links.login(mail);
    return { ok: true };
  });
  post('/api/login/link', async (request, reply) => {
    if (!triesAnAddress.take(request.ip)) throw new Refused('too-fast', 'Too many attempts: wait some minutes.');
    const id = await links.used(read(LINK, request.body).token);
    if (id === undefined) throw new Refused('used-up', 'This link was used or is too old.');
    return logIn(request, reply, id);
  });
  post('/api/logout', async (request, reply) => {
    const login = await whoAsks(request);
    if (login) await accounts.endLogin(login.account, { id: login.print });
    clearToken(reply);
    return { ok: true };
  });
}
