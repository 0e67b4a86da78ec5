import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Account } from '#protocol/tables.ts';
import type { Credentials } from './credentials.ts';
import type { Proofs } from './proofs.ts';
import { Refused } from './refusal.ts';

/** Passkeys: made and checked for the address the page was opened at. */

/** Milliseconds to answer the question of the browser. */
const LASTS_MS = 5 * 60_000;

/** The library is loaded with the first passkey: most servers start without one. */
const webauthn = () => import('@simplewebauthn/server');

/** Origin of a page that may use passkeys: a name with https, or this machine. Addresses of numbers may not. */
export function passkeySite(origin: string): { readonly origin: string; readonly id: string } | undefined {
  const { protocol, hostname } = new URL(origin);
  const isName = /[a-z]/i.test(hostname) && !hostname.startsWith('[');
  return isName && (protocol === 'https:' || hostname === 'localhost') ? { origin, id: hostname } : undefined;
}

export interface Passkeys {
  /** Question for a new passkey of an account. */
  begin(account: Account, name: string, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(account: Account, name: string, label: string, answer: unknown, origin: string): Promise<void>;
  /** Question for any passkey of this server: no name is asked for, so none is given away. */
  beginLogin(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Id of the account a passkey belongs to. */
  login(answer: unknown, origin: string): Promise<string | undefined>;
}

export function createPasskeys(credentials: Credentials, proofs: Proofs): Passkeys {
  const siteOf = (origin: string): { readonly origin: string; readonly id: string } => {
    const site = passkeySite(origin);
    if (!site) throw new Refused('no-passkeys', 'Passkeys need https and a host name.');
    return site;
  };
  return {
    async begin(account, name, origin) {
      const { id } = siteOf(origin);
      await credentials.assertFree(name, account);
      const { passkeys } = await credentials.of(account);
      const challenge = await proofs.make('passkey', { account: account.id, body: null }, LASTS_MS);
      return (await webauthn()).generateRegistrationOptions({
        rpName: 'Hexfront',
        rpID: id,
        userName: name,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(account.id)),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        attestationType: 'none',
        excludeCredentials: passkeys.map((one) => ({ id: one.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
    },
    async add(account, name, label, answer, origin) {
      const site = siteOf(origin);
      const checked = await (await webauthn())
        .verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: async (challenge) => (await proofs.use('passkey', challenge))?.account === account.id,
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          requireUserVerification: false,
        })
        .catch(() => undefined);
      if (!checked?.verified) throw new Refused('wrong-login', 'The passkey could not be checked.');
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const body = Buffer.from(publicKey).toString('base64url');
      await credentials.addPasskey(account, name, { id, body, counter }, label);
    },
    async beginLogin(origin) {
      const { id } = siteOf(origin);
      const challenge = await proofs.make('passkey-login', { account: null, body: null }, LASTS_MS);
      return (await webauthn()).generateAuthenticationOptions({
        rpID: id,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        userVerification: 'preferred',
      });
    },
    async login(answer, origin) {
      const site = siteOf(origin);
      const response = answer as AuthenticationResponseJSON;
      const known = await credentials.passkey(response.id);
      if (!known) return undefined;
      const { id, body, counter } = known;
      const checked = await (await webauthn())
        .verifyAuthenticationResponse({
          response,
          expectedChallenge: async (challenge) => (await proofs.use('passkey-login', challenge)) !== undefined,
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          credential: { id, publicKey: new Uint8Array(Buffer.from(body, 'base64url')), counter },
          requireUserVerification: false,
        })
        .catch(() => undefined);
      if (!checked?.verified) return undefined;
      await credentials.passkeyUsed(id, checked.authenticationInfo.newCounter);
      return known.account;
    },
  };
}
