import { lossesByCause } from '#table/since.ts';
import type { UnitId } from '#table/desk.ts';
import { said, w } from '#web/text/words.ts';
import { sideName } from '../panels/side-name.tsx';
import type { Table } from '../table-model.ts';

/** Number of units by side, in the order of sides. */
function countedBySide(table: Table, units: readonly UnitId[]): (readonly [side: string, count: number])[] {
  return table.face.sides.flatMap(({ id }) => {
    const count = units.filter((unit) => table.piece(unit)?.side === id).length;
    return count > 0 ? [[sideName(table, id), count] as const] : [];
  });
}

/** Places by the side that holds them now; one that has several hexes is named once. */
function takenBySide(table: Table): (readonly [side: string, places: readonly string[]])[] {
  const taken = table.game.since.told()?.taken ?? [];
  return table.face.sides.flatMap(({ id }) => {
    const hexes = taken.flatMap(({ hex, by, along }) => (by === id && !along ? [hex] : []));
    const places = new Set(hexes.map((hex) => table.place(hex) ?? table.name(hex)));
    return places.size > 0 ? [[sideName(table, id), [...places]] as const] : [];
  });
}

/** Countries that have taken a side, with all their places. */
function joinedBySide(table: Table): (readonly [side: string, countries: readonly string[]])[] {
  const taken = table.game.since.told()?.taken ?? [];
  return table.face.sides.flatMap(({ id }) => {
    const countries = new Set(taken.flatMap(({ by, along }) => (by === id && along ? [said(along)] : [])));
    return countries.size > 0 ? [[sideName(table, id), [...countries]] as const] : [];
  });
}

const MOST_PLACES = 4;
const inShort = (places: readonly string[]): readonly string[] =>
  places.length <= MOST_PLACES
    ? places
    : [...places.slice(0, MOST_PLACES - 1), w.sinceMorePlaces(places.length - MOST_PLACES + 1)];

/** Summary since the player's last turn in a few sentences, for screen readers and readers alike. */
export function sinceInWords(table: Table): string {
  const since = table.game.since.told();
  if (!since) return w.sinceNothing;
  const losses = lossesByCause(since.lost).flatMap(({ cause, units }) =>
    countedBySide(table, units).map(([side, count]) =>
      cause ? w.sinceLostBy(side, count, said(cause)) : w.sinceLost(side, count),
    ),
  );
  const came = countedBySide(
    table,
    since.came.map(({ unit }) => unit),
  );
  const weaker = [...new Set(since.hurt.map(({ unit }) => unit))];
  return [
    ...countedBySide(table, since.moved).map(([side, count]) => w.sinceMoved(side, count)),
    ...came.map(([side, count]) => w.sinceCame(side, count)),
    w.sinceBattles(since.battles.length),
    ...(losses.length > 0 ? losses : [w.sinceNoLosses]),
    ...countedBySide(table, weaker).map(([side, count]) => w.sinceWeaker(side, count)),
    ...joinedBySide(table).map(([side, countries]) =>
      w.sinceJoined(side, said({ list: countries.map((name) => ({ code: name })) }), countries.length),
    ),
    ...takenBySide(table).map(([side, places]) =>
      w.sincePassed(side, said({ list: inShort(places).map((name) => ({ code: name })) })),
    ),
  ].join(' ');
}
