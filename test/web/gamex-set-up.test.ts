import { expect, test } from 'vitest';
import type { Unit } from '#games/gamex/types.ts';
import type { GameTable } from '#web/games/gamex/game-table.ts';
import { zoneItems } from '#web/games/gamex/lobby/zone-items.ts';
import { opened } from '#web/games/gamex/game-from-setup.ts';
import { nextAlike, unplacedKinds } from '#web/games/gamex/setup-table.ts';
import './fluent.ts';

/** The set-up of Tactical GameX: its rows, and who is in hand after a unit is placed. */

const open = opened('game gamex\nsituation pb-12\n');
if (!open) throw new Error('pb-12 cannot be opened');
const { start, world } = open.game;

/** Axis set up; `placed` stand on the map. */
function sit(placed: readonly string[] = [], inHand: readonly string[] = []) {
  const units = start.units.map((unit): Unit => (placed.includes(unit.id) ? { ...unit, place: 'map', at: 5 } : unit));
  const state = { ...start, units };
  return {
    world,
    state: () => state,
    frame: () => ({ at: 'setup', step: 0 }),
    side: () => 'axis',
    unit: (id: string) => units.find((one) => one.id === id),
    laid: { selected: () => new Set(inHand) },
  } as unknown as GameTable;
}
const own = start.units.filter(({ side, place }) => side === 'axis' && place === 'unset');
const [first, second] = own as [Unit, Unit];

test('units alike stand in one row, in the order of the situation, every unit once', () => {
  const rows = unplacedKinds(sit());
  expect(
    rows
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(own.map(({ id }) => id).sort());
  expect(rows.length).toBeLessThan(own.length);
  expect(rows[0]?.[0]).toBe(first);
  for (const row of rows) {
    const [one] = row;
    for (const { nation, kind, group, cp } of row)
      expect([nation, kind, group, cp]).toEqual([one?.nation, one?.kind, one?.group, one?.cp]);
  }
  const keys = rows.map(([one]) => `${one?.nation} ${one?.kind} ${one?.group} ${one?.cp}`);
  expect(new Set(keys).size).toBe(rows.length);
});

test('a unit placed leaves its row, and an empty row goes', () => {
  const [row] = unplacedKinds(sit());
  const ids = row?.map(({ id }) => id) ?? [];
  expect(unplacedKinds(sit(ids.slice(0, 1)))[0]?.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(unplacedKinds(sit(ids))[0]?.[0]?.kind).not.toBe(first.kind);
});

test('the next of its row comes into hand when the unit in hand is placed, and nobody otherwise', () => {
  expect(second.kind).toBe(first.kind);
  expect(nextAlike(sit([first.id], [first.id]), start.units)?.id).toBe(second.id);
  // Not placed, as it was refused.
  expect(nextAlike(sit([], [first.id]), start.units)).toBeUndefined();
  // Moved, not placed.
  expect(nextAlike(sit([first.id], [first.id]), sit([first.id]).state()?.units ?? [])).toBeUndefined();
  // The last of its row.
  const ids = unplacedKinds(sit())[0]?.map(({ id }) => id) ?? [];
  expect(nextAlike(sit(ids, [first.id]), start.units)).toBeUndefined();
  expect(nextAlike(sit([first.id], []), start.units)).toBeUndefined();
});

test('a zone within a larger one of its side is named once', () => {
  const names = zoneItems(open.game, 'axis').flatMap((item) => (item.kind === 'plate' ? [item.text] : []));
  expect(names.filter((text) => text === 'You start here')).toHaveLength(1);
  expect(names).toContain('Allies');
});
