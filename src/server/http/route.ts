import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Account } from '#protocol/tables.ts';
import type { Login } from '../accounts/accounts.ts';
import { Refused } from '../accounts/refusal.ts';
import type { Answers } from './answers.ts';

/**
 * Callers of a route: `anyone`, with a login or without; `player`, with any login; `visitor`, anyone but a bot; `browser`, with
 * the login of a browser; `fresh`, with one made lately, because a page left open is not enough; `worker`, with the token the
 * operator has set.
 */
export type Access = 'anyone' | 'player' | 'visitor' | 'browser' | 'fresh' | 'worker';

/** Callers who may come without a login, and those who may be bots. */
type Unknown = 'anyone' | 'visitor' | 'worker';
export const OPEN: readonly Access[] = ['anyone', 'visitor'] satisfies readonly Unknown[];
export const FOR_BOTS: readonly Access[] = ['anyone', 'player'];

/** A request that was let in, read by the schemas of its route. */
export interface Call<A extends Access, Body, Query> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly login: A extends Unknown ? Login | undefined : Login;
  readonly account: A extends Unknown ? Account | undefined : Account;
  /** Id in the path. */
  readonly id: string;
  readonly body: Body;
  readonly query: Query;
}

interface Declared<A extends Access, Body, Query, Answer> {
  /** Effect in a sentence, for programmers. */
  readonly about: string;
  readonly access: A;
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  readonly answer: z.ZodType<Answer>;
  /** Media type of an answer that is not JSON. */
  readonly type?: string;
  /** Reason for an empty answer: status 204. */
  readonly nothing?: string;
  /** Limited to a few uses a minute for each address. */
  readonly seldom?: true;
}

export interface Route extends Declared<Access, unknown, unknown, unknown> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  run(call: Call<Access, unknown, unknown>): Promise<unknown>;
}

/** Declares a route: it is registered from this, and described by it. */
export const route = <A extends Access, Answer, Body = undefined, Query = undefined>(
  method: Route['method'],
  path: string,
  declared: Declared<A, Body, Query, Answer>,
  run: (call: Call<A, Body, Query>) => Promise<Answer | FastifyReply>,
): Route => ({ method, path, ...declared, run: run as Route['run'] });

const idOf = ({ params }: FastifyRequest): string => (params as { readonly id?: string }).id?.slice(0, 20) ?? '';

/** Milliseconds after a login in which ways to log in may be changed. */
const FRESH_MS = 3600_000;

export function register(
  server: FastifyInstance,
  { answer, read, whoAsks, holdBot, mustWork, seldom }: Answers,
  routes: readonly Route[],
  now: () => number,
): void {
  async function admit(request: FastifyRequest, access: Access): Promise<Login | undefined> {
    if (access === 'worker') return mustWork(request);
    const login = await whoAsks(request);
    if (login) holdBot(login);
    if (login?.kind === 'bot' && !FOR_BOTS.includes(access))
      throw new Refused('not-for-bots', 'A token of a bot is not for this.');
    if (OPEN.includes(access)) return login;
    if (!login) throw new Refused('no-account', 'Choose a name first.');
    if (access === 'fresh' && login.kind === 'person' && now() - login.made > FRESH_MS)
      throw new Refused('login-again', 'Log in again first.');
    return login;
  }
  for (const { method, path, access, body, query, run, ...declared } of routes)
    server.route({
      method,
      url: path,
      handler: answer(async (request, reply) => {
        const login = await admit(request, access);
        const asked = query && read(query, request.query);
        const given = body && read(body, request.body ?? {});
        if (declared.seldom) seldom(request);
        const call = { request, reply, login, account: login?.account, id: idOf(request), body: given, query: asked };
        const answered = await run(call as Call<Access, unknown, unknown>);
        if (declared.type !== undefined) void reply.type(declared.type);
        return answered;
      }),
    });
}
