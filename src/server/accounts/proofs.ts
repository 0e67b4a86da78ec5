import { type Store, statement } from '../store/store.ts';
import { newSecret, printOf } from './tokens.ts';

/** Secrets that prove something once and for a short time: challenges of passkeys, mailed links. */

export const PROOF_KINDS = ['passkey', 'passkey-login', 'mail', 'mail-login'] as const;
type ProofKind = (typeof PROOF_KINDS)[number];

export interface Proof {
  readonly account: string | null;
  /** Mail address that is proven with it. */
  readonly body: string | null;
}

export interface Proofs {
  make(kind: ProofKind, proof: Proof, lasts: number): Promise<string>;
  /** Uses a secret up, and gives the proof it stood for. */
  use(kind: ProofKind, secret: string): Promise<Proof | undefined>;
}

export function createProofs(store: Store, now: () => number): Proofs {
  const { db } = store;
  return {
    async make(kind, proof, lasts) {
      const secret = newSecret();
      const row = { print: printOf(secret), kind, ...proof, until: now() + lasts };
      const written = await store.write([
        statement(db.deleteFrom('proof').where('until', '<', now())),
        statement(db.insertInto('proof').values(row)),
      ]);
      if (!written.ok) throw new Error('The proof could not be stored.');
      return secret;
    },
    async use(kind, secret) {
      const print = printOf(secret);
      const row = await db.selectFrom('proof').where('print', '=', print).selectAll().executeTakeFirst();
      if (!row || row.kind !== kind || row.until < now()) return undefined;
      const { ok } = await store.write([statement(db.deleteFrom('proof').where('print', '=', print), 1)]);
      return ok ? { account: row.account, body: row.body } : undefined;
    },
  };
}
