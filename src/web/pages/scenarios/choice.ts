import { RUNGS, type Rung } from '#core/notation/catalogue.ts';
import type { Scenario } from '#web/table/scenario.ts';
import { language } from '#web/text/language.ts';

/** Filters of the scenario list; kept in the address. */
export interface Choice {
  readonly box: string | undefined;
  readonly rung: Rung | undefined;
  readonly words: string;
  readonly even: boolean;
  readonly fresh: boolean;
  /** Opponent of an online table: a friend, or anyone. It is no filter. */
  readonly online: string | undefined;
  readonly sort: Sort;
}

export const SORTS = ['easy', 'short', 'even', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export function choiceIn(box: string | undefined, asked: URLSearchParams): Choice {
  return {
    box,
    rung: RUNGS.find((rung) => rung === asked.get('rung')),
    words: asked.get('q') ?? '',
    even: asked.has('even'),
    fresh: asked.has('fresh'),
    online: asked.get('with') ?? undefined,
    sort: SORTS.find((sort) => sort === asked.get('sort')) ?? 'easy',
  };
}

/** Query part of the address, without defaults. */
export function askedOf({ rung, words, even, fresh, sort, online }: Omit<Choice, 'box'>): URLSearchParams {
  const asked = new URLSearchParams();
  if (rung) asked.set('rung', rung);
  if (words.trim() !== '') asked.set('q', words);
  if (even) asked.set('even', '');
  if (fresh) asked.set('fresh', '');
  if (sort !== 'easy') asked.set('sort', sort);
  if (online !== undefined) asked.set('with', online);
  return asked;
}

/** Query part for links to other pages. */
export const askedFor = (online: string | undefined): string =>
  online === undefined ? '' : `?${new URLSearchParams({ with: online })}`;

/** Fewer games say nothing. */
export const ENOUGH_GAMES = 10;
/** Per cent of the points either side may have where chances are even. */
const EVEN = 12;
/** Beyond this a card says in words whom the scenario favours. */
export const LOPSIDED = 80;

export const isMeasured = ({ endings }: Scenario): boolean => (endings?.games ?? 0) >= ENOUGH_GAMES;
const tilt = (one: Scenario): number => (isMeasured(one) ? Math.abs((one.endings?.first ?? 0) - 50) : 100);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word of the search somewhere in what is said of a scenario. */
export function fits(one: Scenario, words: string): boolean {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const text = plain(`${one.title()} ${one.where()} ${one.words()}`);
  return wanted.every((word) => text.includes(word));
}

const ORDERS: Readonly<Record<Sort, (a: Scenario, b: Scenario) => number>> = {
  easy: (a, b) => RUNGS.indexOf(a.rung) - RUNGS.indexOf(b.rung) || a.difficulty - b.difficulty || a.minutes - b.minutes,
  short: (a, b) => a.minutes - b.minutes || a.difficulty - b.difficulty,
  even: (a, b) => tilt(a) - tilt(b) || a.minutes - b.minutes,
  name: (a, b) => a.title().localeCompare(b.title(), language()),
};

/** The scenarios that fit, in their order; `played` are those somebody has finished. */
export function chosen(all: readonly Scenario[], choice: Choice, played: (one: Scenario) => boolean): Scenario[] {
  const { box, rung, words, even, fresh, sort } = choice;
  return all
    .filter(
      (one) =>
        (box === undefined || one.box === box) &&
        // A search looks at every rung.
        (rung === undefined || words.trim() !== '' || one.rung === rung) &&
        (!even || tilt(one) <= EVEN) &&
        (!fresh || !played(one)) &&
        fits(one, words),
    )
    .sort(ORDERS[sort]);
}

/** The first battle of the ladder that was not played yet: in the box that is looked at, else anywhere. */
export const nextStep = (
  all: readonly Scenario[],
  played: (one: Scenario) => boolean,
  box?: string,
): Scenario | undefined =>
  all.filter((one) => !played(one) && (box === undefined || one.box === box)).sort(ORDERS.easy)[0];
