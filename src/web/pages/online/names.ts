import { createResource } from 'solid-js';
import type { Account, TableCard } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import type { Cover } from '#web/face.ts';
import { boxNamed, catalogueOf, faceOf, isShown } from '#web/faces.ts';
import { accountName } from '#web/table/account-name.ts';
import type { Scenario } from '#web/table/scenario.ts';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { sideOf } from './guest.ts';
import { o } from './words/words.ts';

/** Online tables in words, as far as the games on them have been fetched. */

interface Known {
  readonly faces: ReadonlyMap<string, Cover>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

/** Parts of a table its title is made of. */
type Titled = Pick<TableCard, 'game' | 'title'> & { readonly scenario?: string };

const keyOf = (game: string, id: string): string => `${game} ${id}`;

async function know(games: readonly string[]): Promise<Known> {
  const [faces, scenarios] = await Promise.all([
    Promise.all(games.map(async (id) => [id, await faceOf(id)] as const)),
    catalogueOf(games),
  ]);
  return { faces: new Map(faces), scenarios: new Map(scenarios.map((one) => [keyOf(one.game, one.id), one])) };
}

export function createNaming(cards: () => readonly Pick<TableCard, 'game'>[]) {
  const games = (): string =>
    [...new Set(cards().map(({ game }) => game))]
      .filter(isShown)
      .sort((a, b) => a.localeCompare(b))
      .join(' ');
  const [known] = createResource(games, (list) => know(list.split(' ').filter(Boolean)));
  const face = (card: Pick<TableCard, 'game'>): Cover | undefined => known.latest?.faces.get(card.game);
  const scenario = ({ game, scenario: id }: Titled): Scenario | undefined =>
    id === undefined ? undefined : known.latest?.scenarios.get(keyOf(game, id));
  return {
    /** True once the words of every game are loaded. */
    ready: (): boolean => known.state === 'ready',
    face,
    scenario,
    title: (card: Titled): string => scenario(card)?.title() ?? card.title,
    picture: (card: TableCard): string | undefined => scenario(card)?.picture,
    /** Description of a table's game: title, size, length. */
    about(card: TableCard): string {
      const one = scenario(card);
      const box = boxNamed(one?.box ?? card.game)?.title[language()] ?? card.game;
      if (one) return [box, w.turnsCount(one.turns), w.minutesShort(one.minutes)].join(' · ');
      return card.scenario === undefined ? `${box} · ${o.ownGame}` : box;
    },
    /** Name of a side; empty until the game's words are loaded. */
    side: (card: Titled, side: string): string =>
      face(card)
        ?.sides.find(({ id }) => id === side)
        ?.name() ?? '',
    /** A level of computers in words. */
    computer: (card: TableCard, level: string): string =>
      w.computerSeat(w.levelNames[face(card)?.lobby.opponents.indexOf(level) ?? -1] ?? level),
    /** The colour of a side: `side side-0`. */
    sideClass: (card: Titled, side: string): string =>
      `side side-${face(card)?.sides.findIndex(({ id }) => id === side) ?? 0}`,
    /** The side of who sits down next; undefined where chance decides. */
    free(card: TableCard): string | undefined {
      const taken = new Set(card.seats.flatMap(({ side, account }) => (account ? [side] : [])));
      return taken.size === 0 ? undefined : face(card)?.sides.find(({ id }) => !taken.has(id))?.id;
    },
  };
}

export type Naming = ReturnType<typeof createNaming>;

export const clockOf = ({ clock }: Terms): string =>
  clock === undefined ? o.clockNone : o.clockShort(clock.bank, clock.bonus);

/** Names of the players at a table, except one; a computer's is its level. */
export const namesAt = (card: TableCard, naming: Naming, without?: Account): readonly string[] => [
  ...card.players.filter(({ id }) => id !== without?.id).map(accountName),
  ...card.seats.flatMap(({ account, computer }) =>
    computer === undefined || account ? [] : [naming.computer(card, computer)],
  ),
];

export const movesNow = (card: TableCard, me: Account | undefined): boolean => {
  const side = sideOf(card, me);
  const isPlayedFor = card.seats.some((seat) => seat.side === side && seat.computer !== undefined);
  return card.phase === 'running' && side !== undefined && side === card.decides && !isPlayedFor;
};

/** Standing of a table for a visitor. */
export function standing(card: TableCard, me: Account | undefined, naming: Naming): string {
  const { phase, outcome, decides } = card;
  if (phase === 'offered') return o.waiting;
  if (phase === 'void') return o.withdrawn;
  if (phase === 'paused') return o.paused;
  if (phase === 'over') {
    const mine = sideOf(card, me);
    if (outcome === undefined || outcome.winner === 'draw') return w.draw;
    if (mine === undefined) return o.sideWon(naming.side(card, outcome.winner));
    return outcome.winner === mine ? o.youWon : o.youLost;
  }
  if (movesNow(card, me)) return o.yourMove;
  const { account, computer } = card.seats.find(({ side }) => side === decides) ?? {};
  if (computer !== undefined) return o.movesNow(naming.computer(card, computer));
  return account ? o.movesNow(accountName(account)) : o.beginning;
}

const MINUTE = 60_000;
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** `3 minutes ago` in the player's language. */
export function ago(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ['minute', MINUTE];
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
