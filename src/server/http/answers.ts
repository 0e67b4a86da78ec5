import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Account, TroubleCode } from '#protocol/tables.ts';
import type { Accounts, Login } from '../accounts/accounts.ts';
import { Refused } from '../accounts/refusal.ts';
import { createAllowances } from './allowance.ts';
import { tokenOf } from './cookie.ts';
import { isOwnOrigin } from './origin.ts';

const STATUS: Readonly<Partial<Record<TroubleCode, number>>> = {
  'no-account': 401,
  'login-again': 401,
  'wrong-login': 403,
  'no-table': 404,
  'no-seat': 403,
  'not-yours': 403,
  origin: 403,
  taken: 409,
  started: 409,
  'not-over': 409,
  'too-many': 409,
  'name-taken': 409,
  'last-way': 409,
  'still-playing': 409,
  'too-fast': 429,
  busy: 503,
};

/** Request limits of one address: burst and rate per second; lower for new accounts and tables. */
const REQUESTS = [120, 30] as const;
const DEEDS = [60, 1] as const;

/** Frame of all routes: limits, origin, refusals, who asks. */
export function createAnswers(accounts: Accounts, now: () => number) {
  const requests = createAllowances(...REQUESTS, now);
  const deeds = createAllowances(...DEEDS, now);
  const whoAsks = (request: FastifyRequest): Promise<Login | undefined> => accounts.login(tokenOf(request));
  const mustLogin = async (request: FastifyRequest): Promise<Login> => {
    const login = await whoAsks(request);
    if (!login) throw new Refused('no-account', 'Choose a name first.');
    return login;
  };
  return {
    answer:
      (work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
        void reply.header('cache-control', 'no-store');
        try {
          if (!requests.take(request.ip)) throw new Refused('too-fast', 'Too many requests: wait a moment.');
          if (request.method !== 'GET' && !isOwnOrigin(request))
            throw new Refused('origin', 'This request comes from another site.');
          return await work(request, reply);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return reply.code(STATUS[error.trouble.error] ?? 400).send(error.trouble);
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
    mustLogin,
    maybe: async (request: FastifyRequest): Promise<Account | undefined> => (await whoAsks(request))?.account,
    mustBe: async (request: FastifyRequest): Promise<Account> => (await mustLogin(request)).account,
    /** A share of the requests of an address; false where it has none left. */
    pay: ({ ip }: FastifyRequest, cost: number): boolean => requests.take(ip, cost),
    seldom({ ip }: FastifyRequest): void {
      if (!deeds.take(ip)) throw new Refused('too-fast', 'That was done too often: wait a minute.');
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
