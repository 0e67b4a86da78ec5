import type { Report } from '#protocol/moderation.ts';
import type { Balance, Leaders, Played, Profile, Quick, QuickCard, Result, Seeking } from '#protocol/players.ts';
import { call } from '../online/api.ts';

/** Routes of players' pages, ratings, quick games and reports. */

const named = (name: string): string => `players/${encodeURIComponent(name)}`;

export const players = {
  profile: (name: string) => call<Profile>(named(name)),
  earlier: (name: string, before: number) => call<readonly Played[]>(`${named(name)}/games?before=${before}`),
  leaders: (family: string) => call<Leaders>(`leaders/${encodeURIComponent(family)}`),
  balance: (family: string, scenario: string) =>
    call<Balance>(`balance/${encodeURIComponent(family)}/${encodeURIComponent(scenario)}`),
  result: (table: string) => call<Result>(`tables/${encodeURIComponent(table)}/result`),
  quick: () => call<QuickCard>('quick'),
  seek: (wanted: Quick) => call<Seeking>('quick', wanted),
  cancel: () => call<unknown>('quick/cancel', {}),
  report: (report: Report) => call<unknown>('reports', report),
};
