import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this server. Browsers name the origin of every request that changes something and
 * of every socket; programs that are no browsers name none.
 */
export function isOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
