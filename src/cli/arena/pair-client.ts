import { setTimeout as wait } from 'node:timers/promises';
import { type PairDesk, PAIR_RESULTS, type PairResults, WORK_ORDER } from '#protocol/work.ts';
import { Complaint } from '../complaint.ts';

/** Attempts to reach a server that does not answer, and the pause between them: it may be restarting. */
const TRIES = 30;
const PAUSE_MS = 1000;

/** Pairs of the arena at a server that lends its queue. */
export function pairsAt(address: string, token: string): PairDesk {
  const base = new URL('/api/work', address).href;
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      let answer: Response;
      try {
        answer = await fetch(`${base}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
      } catch (error) {
        if (tries === TRIES)
          throw new Complaint(`${address} does not answer: ${String((error as Error).cause ?? error)}`);
        await wait(PAUSE_MS);
        continue;
      }
      if (answer.status === 204) return undefined;
      if (answer.ok) return answer.json();
      const again = Number(answer.headers.get('retry-after'));
      const { message } = (await answer.json().catch(() => ({}))) as { readonly message?: string };
      if (answer.status === 404) throw new Complaint(`${address} lends no queue: set HEXFRONT_WORK_TOKEN there`);
      if (!again || tries === TRIES) throw new Complaint(`${address}: ${message ?? answer.status}`);
      await wait(again * PAUSE_MS);
    }
  }
  return {
    add: async (run, pairs) => void (await call('POST', `/runs/${run}`, pairs)),
    results: async (run): Promise<PairResults> => PAIR_RESULTS.parse(await call('GET', `/runs/${run}`)),
    taken: async (run, ids) => void (await call('POST', `/runs/${run}/taken`, ids ? { ids } : {})),
    async claim() {
      const order = await call('POST', '', {});
      return order === undefined ? undefined : WORK_ORDER.parse(order);
    },
    report: async (id, done) => void (await call('POST', `/${id}`, done)),
    close: async () => undefined,
  };
}
