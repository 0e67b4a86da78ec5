import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TroubleCode } from '#protocol/tables.ts';
import type { Accounts, Login } from '../accounts/accounts.ts';
import { Refused } from '../accounts/refusal.ts';
import { isSecret } from '../accounts/tokens.ts';
import { NewerRules } from '../tables/table-memory.ts';
import { createAllowances } from './allowance.ts';
import { loginOf } from './cookie.ts';
import { isOwnOrigin } from './origin.ts';

const STATUS: Readonly<Partial<Record<TroubleCode, number>>> = {
  'no-account': 401,
  'login-again': 401,
  'wrong-login': 403,
  'no-table': 404,
  'no-seat': 403,
  'not-yours': 403,
  'no-bots': 403,
  'not-for-bots': 403,
  'no-token': 401,
  origin: 403,
  taken: 409,
  started: 409,
  'not-over': 409,
  'too-many': 409,
  'name-taken': 409,
  'needs-person': 403,
  'same-browser': 409,
  closed: 403,
  'no-player': 404,
  'not-admin': 403,
  'last-way': 409,
  'still-playing': 409,
  'too-fast': 429,
  busy: 503,
};

/** Request limits of one address: burst and rate per second; lower for new accounts and tables. */
const REQUESTS = [120, 30] as const;
const DEEDS = [60, 1] as const;
/** Requests of a bot, whichever of its tokens it sends. */
const BOT_REQUESTS = [10, 5] as const;

/** Seconds to wait where a refusal does not say. */
const AGAIN: Readonly<Partial<Record<TroubleCode, number>>> = { 'too-fast': 1, busy: 1 };

/** Frame of all routes: limits, origin, refusals, who asks. */
export function createAnswers(accounts: Accounts, now: () => number, workToken?: string) {
  const requests = createAllowances(...REQUESTS, now);
  const deeds = createAllowances(...DEEDS, now);
  const botRequests = createAllowances(...BOT_REQUESTS, now);
  async function whoAsks(request: FastifyRequest): Promise<Login | undefined> {
    const presented = loginOf(request);
    const login = await accounts.login(presented);
    if (!login && presented?.kind === 'token') throw new Refused('no-token', 'This token is not known, or was ended.');
    return login;
  }
  return {
    answer:
      (work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
        void reply.header('cache-control', 'no-store');
        try {
          if (!requests.take(request.ip)) throw new Refused('too-fast', 'Too many requests: wait a moment.');
          // A page of another site neither changes anything nor uses a token.
          if ((request.method !== 'GET' || request.headers.authorization !== undefined) && !isOwnOrigin(request))
            throw new Refused('origin', 'This request comes from another site.');
          return await work(request, reply);
        } catch (error) {
          if (error instanceof NewerRules) {
            const busy = { error: 'busy', message: 'This game has gone on at a newer server: try again in a moment.' };
            return reply.code(503).header('retry-after', '1').send(busy);
          }
          if (!(error instanceof Refused)) throw error;
          const { trouble, after = AGAIN[trouble.error] } = error;
          if (after !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(after))));
          return reply.code(STATUS[trouble.error] ?? 400).send(trouble);
        }
      },
    read<T>(schema: z.ZodType<T>, body: unknown): T {
      const { success, data, error } = schema.safeParse(body);
      if (success) return data;
      const [issue] = error.issues;
      const where = issue?.path.join('.') ?? '';
      throw new Refused('bad-request', `${where === '' ? 'request' : where}: ${issue?.message ?? 'unreadable'}`);
    },
    whoAsks,
    /** Lets in workers of the arena, who have no account. */
    mustWork(request: FastifyRequest): undefined {
      const { kind, secret } = loginOf(request) ?? {};
      if (workToken === undefined || kind !== 'token' || !isSecret(secret ?? '', workToken))
        throw new Refused('no-token', 'This is for workers with the token of this server.');
    },
    /** Holds a bot to its requests a second. */
    holdBot({ kind, account }: Login): void {
      if (kind === 'bot' && !botRequests.take(account.id))
        throw new Refused('too-fast', 'A bot may ask 5 times a second.', { after: botRequests.wait(account.id) });
    },
    /** A share of the requests of an address; false where it has none left. */
    pay: ({ ip }: FastifyRequest, cost: number): boolean => requests.take(ip, cost),
    seldom({ ip }: FastifyRequest): void {
      if (!deeds.take(ip)) throw new Refused('too-fast', 'That was done too often: wait a minute.');
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
