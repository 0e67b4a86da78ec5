import { describe, expect, test } from 'vitest';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { missionHexes } from '#games/blitz/air/rules/missions.ts';
import { nameOf } from '#hex/grid.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { position, type Table } from '../table.ts';

const warned = (table: Table, id: string): string[] => [
  ...new Set(
    deskOf(table.game, EMPTY_LIBRARY)
      .reach(table.state, [id], [])
      .flatMap(({ warns }) => warns ?? []),
  ),
];

describe('what is warned of', () => {
  test('M10.25 before a garrison leaves that carries a supply line', () => {
    // The line to Heim runs through Stadt, a city of the enemy's country (M10.9).
    const board = [
      'grid q -9..9 r -1..1',
      'country b blue Blue',
      'country r red Red',
      'city Heim : 9,0',
      'belongs b 9,0',
      'city Stadt : 0,0',
      'city Rot : -9,0',
      'belongs r -9,0 0,0',
      `road ${Array.from({ length: 17 }, (_, i) => `${8 - i + 1},0`).join(' ')}`,
    ].join('\n');
    const table = (more: string) =>
      position(
        `game basic\nmodules M3 M7 M10\nboard inline\n${board}\nend board\nblue inf 4-4 @ -6,0 as b1\nblue inf 1-4 @ 0,0 as b2\n${more}\nred inf 1-4 @ -9,0\nblue moves`,
      );
    const alone = table('control blue 0,0');
    expect(warned(alone, 'b2')).toEqual(['M10.25']);
    expect(warned(alone, 'b1')).toEqual([]);
    expect(warned(table('control blue 0,0\nblue inf 1-4 @ 0,0 as b3'), 'b2')).toEqual([]);
  });

  test('M18.11 aircraft of a minor that is no active ally are sent nowhere outside their country', () => {
    const board = [
      'grid radius 4',
      'country b blue Blue',
      'country r red Red',
      'country m minor Mid',
      'city Feld : 0,0',
      'belongs m 0,0 1,0 2,0',
      'city Rot : -4,0',
      'belongs r -4,0',
    ].join('\n');
    const table = (relation: string) =>
      position(
        `game tournament\nmodules M3 M18\nboard inline\n${board}\nend board\nnation m red atWar blue ${relation} operator blue\nblue TAC 4-8 of m @ 0,0 as t1\nblue inf 4-4 of m @ 0,0 as m1\nblue inf 4-4 @ 4,-4 as b1\nred inf 4-4 @ 2,0 as r1\nred inf 4-4 @ -2,0 as r2\nred inf 4-4 @ -4,0 as r3\nblue declares`,
      );
    const hexes = (one: Table) =>
      [...missionHexes(one.game.world, one.state, [one.state.units.indexOf(one.unit('t1'))], 'tactical')].map((hex) =>
        nameOf(one.game.world.board.grid, hex),
      );
    const bound = table('passiveAlly');
    expect(bound.refusal('assignMission t1 tactical -2,0')).toBe('M18.11');
    expect(hexes(bound)).toEqual(['2,0']);
    bound.play('assignMission t1 tactical 2,0');
    const free = table('activeAlly');
    expect(hexes(free).sort()).toEqual(['-2,0', '-4,0', '2,0']);
    free.play('assignMission t1 tactical -2,0');
  });

  test('M10.8, M0.10 whom the sea cannot feed whole may be broken down while it is chosen who is fed', () => {
    const column = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `-1,${from + i}`).join(' ');
    const board = [
      'grid q -1..10 r -2..14',
      `sea ${column(-2, 4)} zone A`,
      `sea ${column(5, 14)} zone B`,
      'city North : 0,0',
      'city South : 0,12',
      'beach 0,13',
      'belongs blue 0,0 1,0',
      'belongs red 0,12 1,12 1,13 2,13',
    ].join('\n');
    const table = position(
      `game basic\nmodules M10 M11\nboard inline\n${board}\nend board\nblue inf 1-4 @ 0,0\nred inf 1-4 @ 10,-2\nbeachhead blue 0,13\nblue inf 12-4 @ 1,13 as i1\nblue inf 8-4 @ 2,13 as i2\nblue begins`,
    );
    const [parts] = deskOf(table.game, EMPTY_LIBRARY).actions(table.state, []);
    expect(table.state.frames.at(-1)?.at).toBe('supply');
    expect(parts?.choices.map(({ text }) => text)).toContain('splitUnit i2 6+2');
    expect(parts?.choices).toHaveLength(10);
  });
});
