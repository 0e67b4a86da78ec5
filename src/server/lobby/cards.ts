import type { Account, SeatCard, TableCard } from '#protocol/tables.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Progress } from '../journal/journal.ts';
import type { Selectable } from 'kysely';
import type { GameRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { awayOf } from '../tables/whole.ts';

/** Cards of tables for lists, from their rows alone: no game is opened for them. */
export async function cardsOf(
  { db }: Store,
  accounts: Accounts,
  rows: readonly GameRow[],
): Promise<readonly TableCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seat').where('game', 'in', ids).orderBy('joined').selectAll().execute();
  const people = new Set([...seats.map(({ account }) => account), ...rows.map(({ owner }) => owner)]);
  const named = await accounts.named([...people]);
  return rows.map((row) =>
    cardOf(
      row,
      seats.filter(({ game }) => game === row.id),
      named,
    ),
  );
}

function cardOf(row: GameRow, seats: readonly Selectable<SeatRow>[], named: ReadonlyMap<string, Account>): TableCard {
  return {
    id: row.id,
    game: row.family,
    title: row.title,
    ...(row.scenario === null ? {} : { scenario: row.scenario }),
    owner: named.get(row.owner) ?? { id: row.owner, name: '?' },
    seats: seatsOf(row, seats, named),
    players: seats.flatMap(({ account }) => named.get(account) ?? []),
    terms: JSON.parse(row.terms) as TableCard['terms'],
    visible: row.visible as TableCard['visible'],
    phase: row.phase as TableCard['phase'],
    played: row.played,
    turn: row.turn,
    ...(row.phase === 'running' && row.decides !== null ? { decides: row.decides } : {}),
    ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) as NonNullable<TableCard['outcome']> }),
    ...awayOf(JSON.parse(row.progress) as Progress),
    made: row.made,
    moved: row.moved,
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
  };
}

function seatsOf(
  row: GameRow,
  seats: readonly Selectable<SeatRow>[],
  named: ReadonlyMap<string, Account>,
): readonly SeatCard[] {
  const { computers = {} } = JSON.parse(row.progress) as Progress;
  const people = seats.flatMap(({ side, account }): SeatCard[] => {
    const who = named.get(account);
    return side === null ? [] : [{ side, ...(who ? { account: who } : {}) }];
  });
  const sides = new Set([...people.map(({ side }) => side), ...Object.keys(computers)]);
  return [...sides].map((side) => {
    const seat = people.find((one) => one.side === side) ?? { side };
    const computer = computers[side];
    return { ...seat, ...(computer === undefined ? {} : { computer }) };
  });
}
