import { z } from 'zod';
import { fields, list, TIME } from './answers.ts';
import { ACCOUNT, ACCOUNT_FIELDS, NAME } from './tables.ts';

/** HTTP side of accounts: ways to log in, logins, blocks, one's own data. */

export const LEAST_PASSWORD = 10;
export const MOST_PASSWORD = 200;

const password = z.string().max(MOST_PASSWORD);
const name = z.string().max(100);
/** Answer of a browser's authenticator; the library that checks it reads it anew. */
const credential = z.looseObject({ id: z.string().max(2000), response: z.record(z.string(), z.unknown()) });
const label = z.string().trim().max(60);

/** `POST /api/account/password`: the first one makes a guest a person, under the name given. */
export const SET_PASSWORD = z.strictObject({ name: NAME.optional(), password });
/** `POST /api/account/passkeys/begin`, then the authenticator's answer to `POST /api/account/passkeys`. */
export const BEGIN_PASSKEY = z.strictObject({ name: NAME.optional() });
export const ADD_PASSKEY = z.strictObject({ name: NAME.optional(), label, credential });
/** `POST /api/login/…`: each gives the account, and a new login in the cookie. */
export const PASSWORD_LOGIN = z.strictObject({ name, password });
export const CODE_LOGIN = z.strictObject({ name, code: z.string().max(60) });
export const PASSKEY_LOGIN = z.strictObject({ credential });
export const MAIL = z.strictObject({ mail: z.email().max(200) });
export const LINK = z.strictObject({ token: z.string().max(100) });
/** `POST /api/account/delete`: the name, as a sign that it is meant. */
export const DELETE = z.strictObject({ name });
/** `POST /api/account/blocks`. */
export const BLOCK = z.strictObject({ account: z.string().max(20), blocked: z.boolean() });

export const MY_PASSKEY = fields({ id: z.string(), label: z.string(), made: TIME, used: TIME.nullable() });
export type MyPasskey = z.infer<typeof MY_PASSKEY>;

export const MY_LOGIN = fields({
  id: z.string(),
  /** Browser and system it was made with. */
  label: z.string(),
  made: TIME,
  seen: TIME,
  /** The one that asks. */
  current: z.boolean(),
});
export type MyLogin = z.infer<typeof MY_LOGIN>;

/** `GET /api/account`. */
export const MY_ACCOUNT = fields({
  ...ACCOUNT_FIELDS,
  kind: z.enum(['guest', 'person']),
  password: z.boolean(),
  passkeys: list(MY_PASSKEY),
  /** Recovery codes that are left. */
  codes: z.number().int(),
  /** Confirmed mail address. */
  mail: z.string().nullable(),
  logins: list(MY_LOGIN),
  blocked: list(ACCOUNT),
  /** Players met lately. */
  met: list(ACCOUNT),
}).meta({ id: 'MyAccount' });
export type MyAccount = z.infer<typeof MY_ACCOUNT>;

/** `GET /api/login`: ways to log in that this server offers at this address. */
export const LOGIN_OFFERS = fields({ passkeys: z.boolean(), mail: z.boolean() });
export type LoginOffers = z.infer<typeof LOGIN_OFFERS>;

/** `POST /api/account/codes`. */
export const CODES = fields({ codes: list(z.string()) });
