import { DONE } from '#protocol/answers.ts';
import { NEW_PAIRS, PAIR_RESULTS, type PairDesk, RUN, TAKEN, WORK_DONE, WORK_ORDER } from '#protocol/work.ts';
import { Refused } from '../accounts/refusal.ts';
import { type Route, route } from './route.ts';

const ARENA = '/api/work/runs/:id';

/** Routes of the arena's workers: a server lends its job queue to who has the token the operator has set. */
export function workRoutes(desk: PairDesk): readonly Route[] {
  const runOf = (id: string): string => {
    if (!RUN.safeParse(id).success) throw new Refused('bad-request', 'A run is named by 16 hex digits.');
    return id;
  };
  return [
    route(
      'POST',
      ARENA,
      { about: 'Adds pairs of games to a run', access: 'worker', body: NEW_PAIRS, answer: DONE },
      async ({ id, body }) => {
        await desk.add(runOf(id), body);
        return { ok: true };
      },
    ),
    route(
      'GET',
      ARENA,
      { about: 'Results of a run that have not been taken', access: 'worker', answer: PAIR_RESULTS },
      async ({ id }) => desk.results(runOf(id)),
    ),
    route(
      'POST',
      `${ARENA}/taken`,
      { about: 'Forgets results that are kept now, or the whole run', access: 'worker', body: TAKEN, answer: DONE },
      async ({ id, body: { ids } }) => {
        await desk.taken(runOf(id), ids);
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/work',
      {
        about: 'Hands out a pair to be played',
        access: 'worker',
        answer: WORK_ORDER,
        nothing: 'no pair waits',
      },
      async ({ reply }) => (await desk.claim()) ?? reply.code(204).send(),
    ),
    route(
      'POST',
      '/api/work/:id',
      {
        about: 'Says how a pair goes: played on, finished, or not to be played',
        access: 'worker',
        body: WORK_DONE,
        answer: DONE,
      },
      async ({ id, body }) => {
        await desk.report(id, body);
        return { ok: true };
      },
    ),
  ];
}
