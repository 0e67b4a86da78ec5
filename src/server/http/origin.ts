import type { FastifyRequest } from 'fastify';

/**
 * True for requests from a page of this server. Browsers name the origin of every socket and of every request that
 * changes something; other programs name none.
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
