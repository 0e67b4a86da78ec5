import { commitmentOf, computerShare } from '#core/dice/sealed-dice.ts';
import type { Account, Offer } from '#protocol/tables.ts';
import type { Job } from '../jobs/jobs.ts';
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
  /** Job of a computer that has to decide first. */
  readonly job?: Job;
}

/** Statements that store a new table. Where every side has a player already, its game has begun. */
export function newTable(
  { db }: Store,
  tails: Tails,
  { game, gamePackage, whole }: OpenedGame,
  {
    owner,
    offer,
    seats,
    computers = {},
    at,
  }: {
    readonly owner: Account;
    readonly offer: Offer;
    readonly seats: readonly Seated[];
    /** Sides that computers play, and their levels. */
    readonly computers?: Readonly<Record<string, string>>;
    readonly at: number;
  },
): NewTable {
  const id = randomId(10);
  const chain = tails.make(id);
  const invite = newSecret();
  const { mover, turn } = game.moment(game.start);
  const begins = game.sides.every((side) => computers[side] !== undefined || seats.some((one) => one.side === side));
  const first = game.decides(game.start);
  const thinks = begins && first !== undefined && computers[first] !== undefined;
  const { clock } = offer.terms;
  const commitments = Object.fromEntries(
    Object.keys(computers).map((side) => [side, commitmentOf(id, side, computerShare(id, side, chain))]),
  );
  const progress: Progress = {
    decision: 0,
    undoPoint: 0,
    ...(mover === undefined ? {} : { mover }),
    refused: 0,
    begun: [],
    ...(Object.keys(computers).length > 0 ? { computers } : {}),
    ...(thinks ? { thinks: at } : {}),
    ...(begins && clock ? { clock: newClock(clock, game.sides, at) } : {}),
    seal: { chain: chain.start, commitments, shares: {}, segment: 1, next: 1, opened: 0 },
  };
  const row: GameRow = {
    id,
    family: offer.game,
    rules: gamePackage.kit.rules,
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
    decides: first ?? null,
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
    ...(thinks ? { job: { kind: 'think', subject: id, at } } : {}),
  };
}
