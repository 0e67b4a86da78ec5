import type { Account, TableCard } from '#protocol/tables.ts';
import { keep, kept } from '#web/text/preferences.ts';
import { api, type Got } from './api.ts';
import { ONLINE_KEY as KEY } from './online-memory.ts';
import { o } from './words/words.ts';

/** Player of this browser: an account after the first action, before it only a name. */

/** Links of one's own tables that are remembered: the server keeps only their prints. */
const MOST_LINKS = 20;

export const MOST_NAME = 24;
/** Letters the server takes in a name; test/web/online holds both to the same names. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u;

export const isName = (name: string): boolean => {
  const trimmed = name.trim();
  return trimmed.length <= MOST_NAME && NAME.test(trimmed);
};

/** The name typed last, else one to begin with. */
export function firstName(): string {
  const { name } = kept(KEY);
  if (typeof name === 'string' && isName(name)) return name;
  const fresh = o.guest(1000 + Math.floor(Math.random() * 9000));
  rememberName(fresh);
  return fresh;
}

export const rememberName = (name: string): void => keep(KEY, { ...kept(KEY), name: name.trim() });

/** The account under that name: made with the first deed, renamed if it was called otherwise. */
export async function accountNamed(name: string, known: Account | undefined): Promise<Got<Account>> {
  rememberName(name);
  const wanted = name.trim();
  return known?.name === wanted ? { ok: true, value: known } : api.name(wanted);
}

function linksKept(): Readonly<Record<string, string>> {
  const { links } = kept(KEY);
  if (typeof links !== 'object' || links === null) return {};
  return Object.fromEntries(Object.entries(links).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

export function keepInvite(table: string, invite: string): void {
  const others = Object.entries(linksKept()).filter(([id]) => id !== table);
  const all: (readonly [string, string])[] = [...others, [table, invite]];
  keep(KEY, { ...kept(KEY), links: Object.fromEntries(all.slice(-MOST_LINKS)) });
}

export const inviteOf = (table: string): string | undefined => linksKept()[table];

/** The side an account plays at a table; undefined also while chance has not decided. */
export const sideOf = (card: TableCard, account: Account | undefined): string | undefined =>
  account && card.seats.find((seat) => seat.account?.id === account.id)?.side;

export const plays = (card: TableCard, account: Account | undefined): boolean =>
  account !== undefined &&
  (card.owner.id === account.id ||
    card.players.some(({ id }) => id === account.id) ||
    sideOf(card, account) !== undefined);
