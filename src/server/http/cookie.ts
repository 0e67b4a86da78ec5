import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'hexfront';
const YEAR = 365 * 24 * 3600;

/** The login token a request carries. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((one) => one.trim().split('='))
    .find(([name]) => name === NAME)?.[1];

/** Takes the login token away from a browser. */
export const clearToken = (reply: FastifyReply): void =>
  void reply.header('set-cookie', `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);

export const setToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header('set-cookie', `${NAME}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`);
};
