import { describe, expect, test } from 'vitest';
import { deskOf } from '#games/blitz/desk/desk.ts';
import { decisionsOf, stageOf } from '#games/blitz/sequence.ts';
import type { BlitzFrame, State } from '#games/blitz/types.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { moduleSets } from '#test/laws/module-sets.ts';
import { position, type Table } from './table.ts';

/** The steps of a player turn as the ribbon of the table shows them. */

const BOARD =
  'board inline\ngrid q -8..8 r -5..5\ncity Rot : 7,0\ncity Blau : -7,0\nbelongs blue -7,0\nbelongs red 7,0\nend board';

const laid = (game: string, lines: string): Table => position(`game ${game}\n${BOARD}\n${lines}`);

/** The views of a table as far as it was played. */
function ribbon(table: Table, before: readonly State[] = []) {
  const desk = deskOf(table.game, LIBRARY);
  const { turn } = desk.scene(table.state);
  const earlier = before.map((view, n) => [n, view] as const).toReversed();
  return { ...turn, course: desk.course?.(table.state, earlier) };
}

const kinds = ({ steps }: Pick<ReturnType<typeof ribbon>, 'steps'>): string[] =>
  (steps ?? []).map(({ kind, stands }) => (stands === 'now' ? `[${kind}]` : stands === 'over' ? `${kind} ✓` : kind));

const FAR = 'blue inf 4-4 @ -7,0 as b1\nred inf 4-4 @ 7,0 as r1';
const NEAR = 'blue inf 4-4 @ 5,0 as b1\nred inf 4-4 @ 7,0 as r1\nblue moves';

/** Key by which a phase is recognised while it is played. */
const keyOf = (frame: BlitzFrame): string =>
  [frame.at, 'side' in frame ? frame.side : '', stageOf(frame) ?? ''].join(' ');

test.each(['basic', 'tournament'] as const)('%s: no two decisions of a player turn look alike', (preset) => {
  const sets = [[], ...moduleSets(preset)];
  expect(sets.length).toBeGreaterThan(100);
  for (const modules of sets) {
    const { game, state } = laid(
      preset,
      `${modules.length > 0 ? `modules ${modules.join(' ')}\n` : ''}${FAR}\nblue moves`,
    );
    const keys = decisionsOf(game.world, state).map(keyOf);
    expect(keys.length).toBeGreaterThan(2);
    expect([...new Set(keys)], modules.join(' ')).toEqual(keys);
  }
});

describe('B80 the turn as a ribbon', () => {
  test('B80.3 the Basic Game has movement, battles and combat, then the other side', () => {
    const now = ribbon(laid('basic', `${FAR}\nblue moves`));
    expect(kinds(now)).toEqual(['[movement]', 'declaration', 'combat']);
    expect(now.then).toBe('red');
  });

  test('B80.4 nothing in contact: the end of movement leads to the other side', () => {
    const table = laid('basic', `${FAR}\nblue moves`);
    expect(ribbon(table).course?.end).toEqual({ idle: false, leads: { turnOf: 'red' } });
    table.play('endMovement');
    expect(kinds(ribbon(table))).toEqual(['movement ✓', '[declaration]', 'combat']);
    expect(ribbon(table).course?.end).toEqual({ idle: true, leads: { turnOf: 'red' } });
  });

  test('B80.4 in contact it leads to the battles, and these cannot end before they are declared', () => {
    const table = laid('basic', NEAR);
    table.play('move b1 -> 6,0');
    const before = table.state;
    expect(ribbon(table).course?.end).toEqual({ idle: false, leads: { kind: 'declaration' } });
    table.play('endMovement');
    expect(ribbon(table, [before]).course).toEqual({ empty: [], begun: { movement: 0 } });
  });

  test('B80.4 whoever has declared all there is begins combat himself', () => {
    const table = laid('basic', NEAR);
    table.play(['move b1 -> 6,0', 'endMovement']);
    const before = table.state;
    table.play('declareBattle b1 on 7,0');
    expect(ribbon(table, [before]).course?.end?.idle).toBe(false);
    expect(ribbon(table).course?.end?.idle).toBe(false);
  });

  test('M80.13 steps nobody can act in are empty, before they come and after', () => {
    const table = laid('basic\nmodules M1 M6', `${FAR}\nblue moves`);
    const now = ribbon(table);
    expect(kinds(now)).toContain('[movement land]');
    expect(now.course?.empty).toEqual(['movement arrivals', 'movement air', 'declaration', 'combat']);
    expect(now.course?.end?.leads).toEqual({ kind: 'movement 2' });
  });

  test('M80.14 aircraft at a base could strike: the step is not empty', () => {
    const bases = 'blue airbase 1-0 @ -7,0 as ba\nred airbase 1-0 @ -4,0 as ra\nblue MDM 4-10 @ -7,0 as m1';
    const now = ribbon(laid('tournament\nmodules M6 M12', `${FAR}\n${bases}\nblue moves`));
    expect(now.course?.empty).toContain('movement standby');
    expect(now.course?.empty).not.toContain('movement strikes');
  });

  test('M80.5 a set-up that was played is no empty step while plans are written, and either side may begin', () => {
    const waiting = 'blue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\ncentre blue 10 -7,0\ncentre red 10 7,0';
    const table = laid('basic\nmodules M3 M9\noptions productionPlanning=on', `${waiting}\nfirst blue\nblue sets up`);
    const before: State[] = [];
    for (const command of ['placeUnit b1 -7,0', 'ready', 'placeUnit r1 7,0', 'ready']) {
      before.push(table.state);
      table.play(command);
    }
    const now = ribbon(table, before);
    expect(kinds(now)).toEqual(['setup all ✓', 'setup all ✓', '[plans first]', 'plans first']);
    expect(now.course?.empty).toEqual([]);
    expect(now.then).toBeUndefined();
  });
});
