import { newSecret, printOf } from '../accounts/tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Presented } from '../accounts/tokens.ts';

const NAME = 'hexfront';
/** Names the browser: it outlives logins, so that two accounts of one browser are known. */
const BROWSER = 'hexfront-browser';
const YEAR = 365 * 24 * 3600;

/** Login a request carries. A program that sends a token means it, whatever cookies come along. */
export function loginOf(request: Pick<FastifyRequest, 'headers'>): Presented | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return { kind: 'token', secret: /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? '' };
  const secret = cookieOf(request, NAME);
  return secret === undefined ? undefined : { kind: 'cookie', secret };
}

const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, wanted: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((one) => one.trim().split('='))
    .find(([name]) => name === wanted)?.[1];

const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

/** Takes the login token away from a browser. */
export const clearToken = (reply: FastifyReply): void =>
  void reply.header('set-cookie', `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`);
}

/** Gives a browser a login token. The answer is the print of the browser, which gets its own cookie where it has none. */
export function setToken(request: FastifyRequest, reply: FastifyReply, token: string): string {
  setCookie(request, reply, NAME, token);
  const known = cookieOf(request, BROWSER);
  const browser = isSecret(known) ? known : newSecret();
  setCookie(request, reply, BROWSER, browser);
  return printOf(browser);
}
