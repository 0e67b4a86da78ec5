import type { Account, Offer } from '#protocol/tables.ts';
import { newSecret, printOf, randomId } from '../accounts/tokens.ts';
import type { Tails } from '../dice/tails.ts';
import type { Progress } from '../journal/journal.ts';
import type { GameRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import { newClock } from '../tables/clock.ts';
import type { Seated } from '../tables/whole.ts';
import type { OpenedGame } from '../tables/game-cache.ts';

export interface NewTable {
  readonly id: string;
  /** Secret of the link. */
  readonly invite: string;
  readonly store: readonly Statement[];
}

/** Statements that store a new table. Where every side has a player already, its game has begun. */
export function newTable(
  { db }: Store,
  tails: Tails,
  { game, shelf, whole }: OpenedGame,
  {
    owner,
    offer,
    seats,
    at,
  }: { readonly owner: Account; readonly offer: Offer; readonly seats: readonly Seated[]; readonly at: number },
): NewTable {
  const id = randomId(10);
  const chain = tails.make(id);
  const invite = newSecret();
  const { mover, turn } = game.moment(game.start);
  const begins = seats.filter(({ side }) => side !== undefined).length === game.sides.length;
  const { clock } = offer.terms;
  const progress: Progress = {
    decision: 0,
    undoPoint: 0,
    ...(mover === undefined ? {} : { mover }),
    refused: 0,
    begun: [],
    ...(begins && clock ? { clock: newClock(clock, game.sides, at) } : {}),
    seal: { chain: chain.start, commitments: {}, shares: {}, segment: 1, next: 1, opened: 0 },
  };
  const row: GameRow = {
    id,
    family: offer.game,
    rules: shelf.family.rules,
    setup: whole,
    title: offer.title,
    scenario: offer.scenario ?? null,
    owner: owner.id,
    wanted: offer.side ?? null,
    terms: JSON.stringify(offer.terms),
    visible: offer.visible,
    phase: begins ? 'running' : 'offered',
    head: 0,
    played: 0,
    turn,
    decides: game.decides(game.start) ?? null,
    progress: JSON.stringify(progress),
    outcome: null,
    rematch: null,
    made: at,
    moved: at,
  };
  const seat = ({ account, side }: Seated): Statement =>
    statement(db.insertInto('seat').values({ game: id, account: account.id, side: side ?? null, joined: at }));
  return {
    id,
    invite,
    store: [
      statement(db.insertInto('game').values(row)),
      chain.store,
      ...(begins ? [] : [statement(db.insertInto('invite').values({ print: printOf(invite), game: id }))]),
      ...seats.map(seat),
    ],
  };
}
