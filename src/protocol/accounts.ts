import { z } from 'zod';
import { type Account, NAME } from './tables.ts';

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

export interface MyPasskey {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly used: number | null;
}

export interface MyLogin {
  readonly id: string;
  /** Browser and system it was made with. */
  readonly label: string;
  readonly made: number;
  readonly seen: number;
  /** The one that asks. */
  readonly current: boolean;
}

/** `GET /api/account`. */
export interface MyAccount extends Account {
  readonly kind: 'guest' | 'person';
  readonly password: boolean;
  readonly passkeys: readonly MyPasskey[];
  /** Recovery codes that are left. */
  readonly codes: number;
  /** Confirmed mail address. */
  readonly mail: string | null;
  readonly logins: readonly MyLogin[];
  readonly blocked: readonly Account[];
  /** Players met lately. */
  readonly met: readonly Account[];
}

/** `GET /api/login`: ways to log in that this server offers at this address. */
export interface LoginOffers {
  readonly passkeys: boolean;
  readonly mail: boolean;
}
