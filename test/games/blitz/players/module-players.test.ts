import { describe, expect, test } from 'vitest';
import { playerNamed } from '#games/blitz/players/players.ts';
import { byPlace, messageFor } from '#games/blitz/players/reasons/explanation.ts';
import { english } from '#core/message.ts';
import { distance } from '#hex/grid.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { position, type Table } from '../table.ts';
import { deciding, inOneGo } from '#ai/decide.ts';
import { modular } from '../modules/table.ts';

/** Commands of a player until the phase is over, in words. */
function plays(table: Table, name: 'novice' | 'regular', most = 8): string[] {
  const player = playerNamed(name, 1, LIBRARY);
  const done: string[] = [];
  const at = table.phase;
  while (table.phase === at && done.length < most) {
    const text = writeCommand(table.game.world, table.state, player.command(table.game, table.state));
    done.push(text);
    table.play(text);
  }
  return done;
}

/** Next command of a player. */
const first = ({ game, state }: Table, name: 'novice' | 'regular'): string =>
  writeCommand(game.world, state, playerNamed(name, 1, LIBRARY).command(game, state));

describe.each(['novice', 'regular'] as const)('%s plays with modules', (name) => {
  test('M1.2 the second impulse takes a city and picks no fight that nobody can fight any more', () => {
    const table = modular(
      'M1',
      [
        'blue inf 4-4 @ 0,0 as b1',
        'red inf 2-4 @ 2,0 as r1',
        'red arm 8-6 @ 4,-1',
        'control red -2,0',
        'blue moves again',
      ].join('\n'),
      'city Elm : -2,0\nbelongs red -2,0',
    );
    plays(table, name);
    const { at } = table.unit('b1');
    const { grid } = table.game.world.board;
    const far = (q: number, r: number): number => {
      const [x, y] = [(grid.q[at] as number) - q, (grid.r[at] as number) - r];
      return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
    };
    expect(far(-2, 0)).toBeLessThanOrEqual(1);
    expect(far(2, 0)).toBeGreaterThan(1);
  });

  test('M3.8 it attacks where that pays, all together, and nowhere else', () => {
    const table = modular(
      'M3',
      [
        'blue arm 6-6 @ 1,0 as b1',
        'blue arm 6-6 @ 0,1 as b2',
        'red inf 2-4 @ 0,0 as r1',
        'red arm 8-6 @ -4,0',
        'blue attacks',
      ].join('\n'),
    );
    expect(first(table, name)).toMatch(/^declareBattle (?:b1\+b2|b2\+b1) on 0,0$/);
    expect(first(modular('M3', 'blue inf 2-4 @ 1,0\nred arm 8-6 @ 0,0\nblue attacks'), name)).toBe('endCombat');
  });

  test('M3.9 of two enemies each is attacked by those who are enough, not one by all', () => {
    const table = modular(
      'M3 M4',
      [
        'blue arm 6-6 @ 0,0 as b1',
        'blue arm 6-6 @ 0,1 as b2',
        'red inf 1-4 @ 1,0 as r1',
        'red inf 1-4 @ 1,-1 as r2',
        'red arm 8-6 @ -4,0',
        'blue attacks',
      ].join('\n'),
    );
    expect(first(table, name)).toMatch(/^declareBattle b[12] on 1,(?:0|-1)/);
  });

  test('T22.3, M3.11 a city of a minor country is assaulted among the voluntary battles', () => {
    const table = modular(
      'M3',
      'blue arm 12-6 @ 0,0 as b1\nblue arm 12-6 @ 0,1 as b2\nred arm 8-6 @ -4,4\nminor n violated blue\nblue attacks',
      'country n minor Nord\ncity Nord : 1,0\nbelongs n 1,0 2,0',
      'tournament',
    );
    expect(first(table, name)).toMatch(/^declareCityAssault (?:b1\+b2|b2\+b1) on 1,0$/);
  });

  test('M8.1 a fair offer is taken, another answered with the same army for both', () => {
    const m8 = (lines = ''): Table =>
      position(`game basic\nmodules M8\nboard continent\narmy continent\n${lines}blue sets up`, LIBRARY);
    const answer = (offer: string): string => {
      const table = m8();
      table.play(`agreeOb ${offer}`);
      return first(table, name);
    };
    expect(answer('3 3')).toBe('agreeOb 3 3');
    expect(answer('1 7')).toMatch(/^agreeOb (\d) \1$/);
  });
});

/** Infantry and two guns before an enemy, in a season: who stands beside him when movement is over. */
function besideHim(modules: string, infantry: number, season: string): string[] {
  const table = position(
    [
      'game basic',
      `modules ${modules}`,
      'board inline',
      'grid q -9..9 r -3..3',
      'city Blau : -9,0',
      'city Rot : 9,0',
      'belongs blue -9,0',
      'belongs red 9,0',
      'end board',
      season,
      `blue inf ${infantry}-4 @ -7,0 as b1`,
      'blue art 4-4 @ -7,0 as g1',
      'blue art 4-4 @ -7,1 as g2',
      'red inf 2-4 @ -5,0 as r1',
      'red inf 1-4 @ 9,0 as r2',
      'blue moves',
    ].join('\n'),
  );
  const { side } = table;
  const seated = playerNamed('regular', 1, LIBRARY);
  while (table.side === side && table.phase === 'M80.21')
    table.play(writeCommand(table.game.world, table.state, seated.command(table.game, table.state)));
  const { grid } = table.game.world.board;
  const enemy = table.unit('r1').at;
  return ['b1', 'g1', 'g2'].filter((id) => distance(grid, table.unit(id).at, enemy) === 1);
}

const FIRM = 'season spring 5\nindicator 1';
const MUD = 'season fall 3\nindicator 4';

test('M14.10 guns that support an attack into mud count half when an attack is planned', () => {
  expect(besideHim('M3 M14 M16', 2, FIRM)).toContain('b1');
  expect(besideHim('M3 M14 M16', 2, MUD)).toEqual([]);
});

test('M16.chart guns are not sent against an enemy by themselves: somebody goes with them', () => {
  const sent = besideHim('M3 M4 M14 M16', 1, FIRM);
  expect(sent).toContain('b1');
  expect(sent.length).toBeGreaterThan(1);
});

test('M8.8, M9.1 an order of battle is set up along the front of an opening, its centres in the cities towards the enemy', () => {
  const table = position(`game basic\nmodules M7 M8 M9\nboard continent\narmy continent\nblue sets up`, LIBRARY);
  table.play('agreeOb 4 4').play('agreeOb 4 4');
  const seated = playerNamed('regular', 1, LIBRARY);
  const side = table.side;
  const ways: string[] = [];
  while (table.side === side) {
    const { command, how } = inOneGo(deciding(seated, table.game, table.state));
    ways.push(how);
    table.play(writeCommand(table.game.world, table.state, command));
  }
  expect(new Set(ways)).toEqual(new Set(['planned']));
  const own = table.state.units.filter((unit) => unit.side === side && unit.place === 'map' && unit.type !== 'train');
  expect(new Set(own.map(({ at }) => at)).size).toBeGreaterThan(own.length / 2);
  expect(table.state.centres?.filter((one) => one.side === side)).toHaveLength(3);
});

test('M9.3 production builds what comes to the front in time, not the most factors', () => {
  const table = position(
    [
      'game basic',
      'modules M3 M9',
      'board inline',
      'grid q -8..8 r -5..5',
      'city Eins : -6,0',
      'city Rot : 7,0',
      'belongs blue -6,0',
      'belongs red 7,0',
      'end board',
      'turn 2',
      'centre blue 10 -6,0',
      'blue inf 1-4 @ -8,5 as b0',
      'red inf 1-4 @ 7,0 as r0',
      'red moves',
    ].join('\n'),
  ).play('endMovement');
  expect(first(table, 'regular')).toMatch(/INF4|ARM/);
});

test('M10.14 who would lose his supply line by where the others go stays, and movement ends as planned', () => {
  const table = position(
    `scenario tournament\nmodules M1 M3 M4 M6 M10 M14 M16 M17\nplacement blue-march\nplacement red-centre\nblue moves`,
    LIBRARY,
  );
  const seated = playerNamed('regular', 1, LIBRARY);
  const dice = { roll: () => 3 };
  const ways = new Set<string>();
  while (!ways.has('planned endMovement')) {
    const { command, how } = inOneGo(deciding(seated, table.game, table.state));
    ways.add(`${how} ${command.do}`);
    table.state = table.game.play(table.state, 'blue', command, dice).state;
  }
  expect([...ways].filter((way) => /fallback|takeBack/.test(way))).toEqual([]);
});

test('M10.14 nobody overruns who would have no supply line there: the phase could not end', () => {
  const ordered = (board: string): string =>
    first(
      modular('M4 M10', 'blue arm 12-6 @ -1,0 as b1\nred inf 1-4 @ 1,0 as r1\nred arm 8-6 @ 4,-4\nblue moves', board),
      'regular',
    );
  expect(ordered('city Oak : -4,0\nbelongs blue -4,0')).toMatch(/^overrun b1/);
  expect(ordered('')).not.toContain('overrun');
});

test.each([
  [
    'M4.20 an overrun',
    ['M4', 'blue arm 12-6 @ -1,0 as b1\nred inf 1-4 @ 1,0 as r1\nred arm 8-6 @ 4,-4\nblue moves', ''],
    'b1 overruns 1,0, 12 against 1: 1 factor is destroyed without a roll.',
  ],
  [
    'M4.27 an overrun of a train in a city',
    [
      'M4 M7',
      'blue arm 12-6 @ -1,0 as b1\nred rr 1-60 @ 1,0 as r1\nred arm 8-6 @ 4,-4\nblue moves',
      'city Elm : 1,0\nbelongs red 1,0\nrail : 1,0 2,0',
    ],
    'b1 overruns 1,0, 12 against 1: what lies there without troops falls without a roll.',
  ],
  [
    'M4.3 the choice of table',
    ['M3 M4', 'blue arm 12-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred arm 8-6 @ 4,-4\nblue attacks', ''],
    /^b1 attacks 1,0 on the blitz table, which promises 0\.8 against 0\.5 of the standard one\.$/,
  ],
] as const)('%s is told with its numbers', (_what, [modules, lines, board], said) => {
  const { game, state } = modular(modules, lines, board);
  const seated = playerNamed('regular', 1, LIBRARY);
  seated.command(game, state);
  const names = { unit: (no: number) => state.units[no]?.id ?? '', hexes: byPlace(game.world.board) };
  const told = (seated.explain?.() ?? []).flatMap((one) => messageFor(one, names)).map(english);
  expect(told).toContainEqual(typeof said === 'string' ? said : expect.stringMatching(said));
});
