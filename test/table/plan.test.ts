import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import type { Command } from '#games/blitz/types.ts';
import type { Planned, Prospect } from '#table/desk.ts';
import { sitDown } from '../web/blitz-referee.ts';

/** Plans of moves: played out on a view, never in the game. */

const FIELD = `game basic
board inline
  grid rows A..H columns 1..10
  city Hill : D7
end board
blue inf 4-4 @ C3 as b1
blue arm 6-6 @ D3 as b2
red inf 2-4 @ D7 as r1
red inf 4-4 @ A10 as r2
blue moves
`;

const seat = () => {
  const table = sitDown(EMPTY_LIBRARY);
  table.open(FIELD);
  const ask = table.ask as unknown as {
    planned(commands: readonly unknown[]): Planned<Command>;
    prospect(units: readonly string[], command?: unknown): Prospect;
    ahead(commands: readonly unknown[], name: string, ...args: readonly unknown[]): unknown;
  };
  const to = (unit: string, name: string): Command => {
    const there = table.ask.reach([unit]).find(({ hex }) => hexName(table, hex) === name);
    if (!there) throw new Error(`${unit} cannot go to ${name}`);
    return there.command;
  };
  return { table, ask, to };
};

const hexName = (_table: unknown, hex: number): string => `${'ABCDEFGH'[Math.floor(hex / 10)]}${(hex % 10) + 1}`;
const placeOf = ({ scene }: Pick<Planned, 'scene'>, id: string): number | undefined =>
  scene.pieces.find((piece) => piece.id === id)?.hex;

describe('a plan of moves', () => {
  test('moves are laid on the view, and the game stays where it is', () => {
    const { table, ask, to } = seat();
    const before = table.now();
    const move = to('b2', 'D6');
    const planned = ask.planned([move]);
    expect([planned.laid, planned.fault]).toEqual([1, undefined]);
    expect(hexName(table, placeOf(planned, 'b2') ?? -1)).toBe('D6');
    expect(table.now()).toBe(before);
    expect(hexName(table, placeOf(table.now(), 'b2') ?? -1)).toBe('D3');
  });

  test('questions are answered as the plan leaves things, and afterwards as the game stands', () => {
    const { ask, to, table } = seat();
    const move = to('b2', 'D6');
    expect(ask.ahead([move], 'reach', ['b2'], [])).toHaveLength(0);
    expect(table.ask.reach(['b2']).length).toBeGreaterThan(0);
    expect(() => ask.ahead([move], 'nonsense')).toThrow("nobody answers 'nonsense'");
    expect(table.ask.reach(['b2']).length).toBeGreaterThan(0);
  });

  test('what cannot be made ends the plan, and says why', () => {
    const { ask, to } = seat();
    const move = to('b2', 'D6');
    const twice = ask.planned([move, move]);
    expect([twice.laid, twice.fault?.rule]).toEqual([1, expect.any(String)]);
    const ended = ask.planned([move, { do: 'endMovement' }]);
    expect([ended.laid, ended.fault?.rule]).toEqual([1, 'B6.5']);
    const spoilt = ask.planned([{ do: 'nonsense' }, move]);
    expect([spoilt.laid, spoilt.fault]).toEqual([0, expect.objectContaining({ rule: expect.any(String) as string })]);
  });
});

describe('what comes of a move', () => {
  test('B19.8 odds against everybody touched, terrain and ways back included', () => {
    const { ask, to, table } = seat();
    expect(ask.prospect(['b2']).contacts).toEqual([]);
    const [contact, ...others] = ask.prospect(['b2'], to('b2', 'D6')).contacts;
    expect(others).toEqual([]);
    expect(contact).toMatchObject({ odds: '1-1', attack: 6, defence: 4, units: ['b2'], trapped: false });
    expect(hexName(table, contact?.hex ?? -1)).toBe('D7');
    expect(contact?.terms.map(english)).toEqual(['city']);
    expect(contact?.retreats).toBeGreaterThan(0);
  });

  test('B9.2 whoever stands there already attacks along', () => {
    const { ask, to } = seat();
    const first = to('b1', 'C7');
    const second = to('b2', 'D6');
    const { prospect } = ask.planned([first, second]);
    expect(prospect.contacts).toHaveLength(1);
    expect(prospect.contacts[0]).toMatchObject({ attack: 10, units: expect.arrayContaining(['b1', 'b2']) as string[] });
  });
});
