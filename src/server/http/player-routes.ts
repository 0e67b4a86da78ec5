import type { FastifyRequest } from 'fastify';
import { DONE } from '#protocol/answers.ts';
import { REPORT } from '#protocol/moderation.ts';
import {
  BALANCE,
  LEADERS,
  PLAYED_ASKED,
  PLAYED_LIST,
  PROFILE,
  QUICK,
  QUICK_CARD,
  RESULT,
  SEEKING,
} from '#protocol/players.ts';
import { Refused } from '../accounts/refusal.ts';
import type { LobbyDesk } from '../lobby/lobby.ts';
import type { Profiles } from '../lobby/profiles.ts';
import type { QuickGames } from '../lobby/quick.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Balances } from '../ratings/balance.ts';
import type { Results } from '../ratings/results.ts';
import { createAllowances } from './allowance.ts';
import { type Route, route } from './route.ts';

export interface PlayerRooms {
  readonly profiles: Profiles;
  readonly balances: Balances;
  readonly results: Results;
  readonly quick: QuickGames;
  readonly lobby: LobbyDesk;
  readonly moderation: Moderation;
  readonly now: () => number;
}

/** Reports of an account, and pages of players an address may ask for: at once, and a second. */
const REPORTS = [10, 10 / 3600] as const;
const PAGES = [60, 1] as const;

/** Routes of players' pages, ratings, quick games and reports. */
export function playerRoutes({
  profiles,
  balances,
  results,
  quick,
  lobby,
  moderation,
  now,
}: PlayerRooms): readonly Route[] {
  const reports = createAllowances(...REPORTS, now);
  const pages = createAllowances(...PAGES, now);
  const param = ({ params }: FastifyRequest, name: string): string =>
    (params as Readonly<Record<string, string>>)[name]?.slice(0, 60) ?? '';
  const payPage = ({ ip }: FastifyRequest): void => {
    if (!pages.take(ip)) throw new Refused('too-fast', 'Too many pages of players: wait a moment.');
  };

  return [
    route(
      'GET',
      '/api/players/:name',
      { about: 'The page of a person, by the whole name; guests have none', access: 'anyone', answer: PROFILE },
      async ({ request, account }) => {
        payPage(request);
        const profile = await profiles.of(param(request, 'name'), account);
        if (!profile) throw new Refused('no-player', 'There is no player of this name.');
        return profile;
      },
    ),
    route(
      'GET',
      '/api/players/:name/games',
      {
        about: 'Finished games of a person, older than a time',
        access: 'anyone',
        query: PLAYED_ASKED,
        answer: PLAYED_LIST,
      },
      async ({ request, account, query: { before } }) => {
        payPage(request);
        return profiles.played(param(request, 'name'), account, before);
      },
    ),
    route(
      'GET',
      '/api/leaders/:family',
      { about: 'The best players of a game', access: 'anyone', answer: LEADERS },
      async ({ request }) => {
        payPage(request);
        return profiles.leaders(param(request, 'family'));
      },
    ),
    route(
      'GET',
      '/api/balance/:family/:scenario',
      { about: 'Chance of the first side of a scenario between equals', access: 'anyone', answer: BALANCE },
      async ({ request }) => {
        const card = await balances.card(param(request, 'family'), param(request, 'scenario'));
        if (!card) throw new Refused('unknown-game', 'There is no such scenario.');
        return card;
      },
    ),
    route(
      'GET',
      '/api/tables/:id/result',
      { about: 'Effect of a finished game on the ratings', access: 'anyone', answer: RESULT },
      async ({ id }) => results.of((await lobby.table(id)).id),
    ),
    route(
      'GET',
      '/api/quick',
      { about: 'The own search for a quick game, and who else looks for one', access: 'anyone', answer: QUICK_CARD },
      async ({ account }) => quick.card(account),
    ),
    route(
      'POST',
      '/api/quick',
      { about: 'Looks for a quick game, or goes on looking', access: 'browser', body: QUICK, answer: SEEKING },
      async ({ account, body }) => quick.seek(account, body),
    ),
    route(
      'POST',
      '/api/quick/cancel',
      { about: 'Ends the own search for a quick game', access: 'browser', answer: DONE },
      async ({ account }) => {
        await quick.cancel(account);
        return { ok: true };
      },
    ),
    route(
      'POST',
      '/api/reports',
      {
        about: 'Reports a player, or a line of chat, to the moderators',
        access: 'browser',
        body: REPORT,
        answer: DONE,
      },
      async ({ account, body }) => {
        if (!reports.take(account.id)) throw new Refused('too-fast', 'Too many reports: wait some minutes.');
        await moderation.report(account, body);
        return { ok: true };
      },
    ),
  ];
}
