import { describe, expect, test } from 'vitest';
import { contenderNamed } from '#games/blitz/players/contenders.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { naval } from '../modules/naval.ts';
import { inWords } from '../game.ts';
import { position, type Table } from '../table.ts';

type Name = 'novice' | 'regular' | 'regular-no-sea';
const next = ({ game, state }: Table, name: Name): string =>
  writeCommand(game.world, state, contenderNamed(name, 1, LIBRARY).command(game, state));

/** Commands of a player until the first move on land, in words, with the reasons. */
function course(table: Table, name: 'novice' | 'regular'): { readonly done: string[]; readonly why: string } {
  const player = playerNamed(name, 1, LIBRARY);
  const done: string[] = [];
  for (let n = 0; n < 12; n++) {
    const command = player.command(table.game, table.state);
    if (command.do === 'moveUnit' || command.do === 'endMovement') break;
    const text = writeCommand(table.game.world, table.state, command);
    done.push(text);
    table.play(text);
  }
  const why = (player.explain?.() ?? []).map((one) => inWords(table.game, table.state, one)).join('\n');
  return { done, why };
}

const FORCE =
  'blue LST 1-1 sea B as l1\nblue MST 1-1 sea B as m1\nblue MAR 6-4 aboard m1 as b1\nblue inf 2-4 aboard m1 as b2';
const coast = (lines: string): Table =>
  naval(`${lines}\nred inf 4-4 @ 6,4 as far\ncontrol red 0,12\nblue moves`, 'basic', undefined, 'M3 M4 M11');

describe.each(['novice', 'regular'] as const)('%s at sea', (name) => {
  test('M11.30 a landing force sails to the beach behind which a city lies open, and lands', () => {
    const { done, why } = course(coast(FORCE), name);
    expect(done[0]).toMatch(/^changeZone \S+ C$/);
    expect(done[1]).toMatch(/^takeAssaultHex (?:l1\+m1|m1\+l1) -1,1[34]$/);
    expect(done[2]).toBe('landWave b1 0,13');
    expect(why).toContain('lands at 0,13: 1 city hex behind it lies open');
    expect(next(coast(FORCE), 'regular-no-sea')).not.toMatch(/^(?:changeZone|takeAssaultHex|landWave)/);
  });

  test('M11.25 it does not sail where the enemy rules the sea', () => {
    const { done } = course(coast(`${FORCE}\nred TF 1-1 sea C as t1`), name);
    expect(done.join(' ')).not.toContain('changeZone l1+m1 C');
  });

  test('M11.38 a Ranger goes ashore where nobody guards a port', () => {
    const { done } = course(coast('blue TF 1-1 sea C as t1\nblue rng 1-4 aboard t1 as k1'), name);
    expect(done).toContain('landRanger k1 0,12');
  });

  test('M11.20 task forces engage where they are twice as many, not where they are as many', () => {
    const two = 'blue TF 1-1 sea A as t1\nblue TF 1-1 sea A as t2';
    expect(next(coast(`${two}\nred TF 1-1 sea A as r1`), name)).toMatch(/^engage t[12] r1$/);
    const even = coast(`${two}\nred TF 1-1 sea A as r1\nred TF 1-1 sea A as r2`);
    expect(next(even, name)).not.toContain('engage');
  });
});

test('M14.15, M11.30 a beach on a frozen river is clear ground: a landing force sees it in winter only', () => {
  const landing = (season: string): string =>
    course(
      naval(
        `${FORCE.replaceAll('sea B', 'sea C')}\nred inf 4-4 @ 6,4 as far\ncontrol red 0,12\n${season}\nblue moves`,
        'basic',
        `${naval.coast}\nriver Fluss : 2,12 1,13 0,13`,
        'M3 M4 M11 M14',
      ),
      'regular',
    ).done.join(' ');
  // In the middle the sea is calm in both.
  expect(landing('season winter 3\nindicator 1')).toContain('landWave b1 0,13');
  expect(landing('season summer 3\nindicator 1')).not.toContain('landWave');
});

test('M12.chart 9, M12.6 bombers of a naval airbase strike the transports of a fleet without escort, and say so', () => {
  const lines =
    'blue airbase 1-0 @ 1,0 as bb\nblue MDM 4-10 @ 1,0 as m1\nblue MDM 4-10 @ 1,0 as m2\nblue MDM 4-10 @ 1,0 as m3\nred MST 1-1 sea A as r1\nred inf 4-4 aboard r1 as r2';
  const sea = (rest = ''): Table =>
    naval(
      `${lines}${rest}\nred inf 4-4 @ 6,4 as far\nblue inf 4-4 @ 5,0 as home\nblue moves`,
      'basic',
      undefined,
      'M3 M4 M11 M12 M13',
    );
  const { game, state } = sea();
  const player = playerNamed('regular', 1, LIBRARY);
  expect(writeCommand(game.world, state, player.command(game, state))).toMatch(
    /^declareStrike r1 naval (?:m\d\+?){3}$/,
  );
  const why = (player.explain?.() ?? []).map((one) => inWords(game, state, one)).join('\n');
  expect(why).toContain('sea zone A with 12 factors (naval strike)');
  // M11.tf g, M13.fdt: the flak of five task forces costs more than a ship.
  const guarded = [1, 2, 3, 4, 5].map((no) => `\nred TF 1-1 sea A as t${no}`).join('');
  expect(next(sea(guarded), 'regular')).not.toContain('naval');
});

test('M8.8, M11.14 whoever has landing ships begins at sea, nearest to the enemy, marines on board', () => {
  const table = position('game basic\nmodules M8 M11\nboard continent\narmy continent\nblue sets up', LIBRARY);
  table.play('agreeOb 2 2').play('agreeOb 2 2');
  const player = playerNamed('regular', 1, LIBRARY);
  const { side } = table;
  while (table.side === side)
    table.play(writeCommand(table.game.world, table.state, player.command(table.game, table.state)));
  const own = table.state.units.filter((unit) => unit.side === side);
  const zone = side === 'blue' ? 'B' : 'D';
  expect(own.filter((unit) => unit.type === 'transport').every((unit) => unit.zone === zone)).toBe(true);
  expect(own.filter((unit) => unit.type === 'navalInfantry').every((unit) => unit.aboard !== undefined)).toBe(true);
});
