import { describe, expect, test } from 'vitest';
import { describeFault, type Fault } from '#core/notation/notation.ts';
import { crestAt } from './boards.ts';
import { type Board, hexNamed, sideOf } from '#games/gamex/board/board.ts';
import { readLayout } from '#games/gamex/board/join.ts';
import { isFaults, readInlineBoard, readMap, readPanel } from '#games/gamex/board/panels.ts';
import { dial } from '#games/gamex/board/sheet.ts';
import { SIDES } from '#games/gamex/board/terrain.ts';
import { distance, neighbour } from '#hex/grid.ts';
import { opposite } from '#hex/hex.ts';

const inline = (...lines: string[]): Board => {
  const board = readInlineBoard(lines.join('\n'));
  if (isFaults(board)) throw new Error(board.map(describeFault).join('\n'));
  return board;
};
const at = (board: Board, name: string): number => {
  const hex = hexNamed(board, name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
};
const wrong = (...lines: string[]): string[] => {
  const board = readInlineBoard(lines.join('\n'));
  return isFaults(board) ? board.map(describeFault) : [];
};

/** Letters of the rows: A to Z, AA to GG. */
const panel = (id: string, ...more: string[]): string => ['panel ' + id, ...more].join('\n');
const crossing = [
  'road : d4 Q-1 Q-2 Q-3 Q-4 Q-5 Q-6 Q-7 Q-8 Q-9 Q-10 d1',
  'stream : d4 I-1 I-2 I-3 I-4 I-5 I-6 I-7 I-8 I-9 I-10 d1',
];
const panelsWrong = (...lines: string[]): string[] => {
  const sheet = readPanel(panel('1', ...lines));
  return isFaults(sheet) ? sheet.map(describeFault) : [];
};
const map = (layout: string, panels: Record<string, string>): Board | readonly Fault[] => {
  const read = readLayout(layout.split(' '));
  if (typeof read === 'string') return [{ message: read }];
  return readMap(read, (id) => panels[id]);
};
const joined = (layout: string, panels: Record<string, string>): Board => {
  const board = map(layout, panels);
  if (isFaults(board)) throw new Error(board.map(describeFault).join('\n'));
  return board;
};
const mapFaults = (layout: string, panels: Record<string, string>): string[] => {
  const board = map(layout, panels);
  return isFaults(board) ? board.map(describeFault) : [];
};

describe('X0.4 coordinates', () => {
  test('directions d1 to d6 go clockwise from east', () => {
    const board = inline('grid radius 2');
    const names = [1, 2, 3, 4, 5, 6].map((d) => board.grid.names[neighbour(board.grid, at(board, '0,0'), dial(d))]);
    expect(names).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
  });

  test('labels of a panel: r is the row, q = number - 1 - floor((r + 1) / 2)', () => {
    const board = joined('3', { 3: panel('3') });
    expect(board.grid.size).toBe(346);
    for (const [name, q, r] of [
      ['3-A-1', 0, 0],
      ['3-B-1', -1, 1],
      ['3-B-11', 9, 1],
      ['3-C-10', 8, 2],
      ['3-GG-10', -7, 32],
    ] as const) {
      const hex = at(board, name);
      expect([board.grid.q[hex], board.grid.r[hex]]).toEqual([q, r]);
    }
    expect(hexNamed(board, '3-A-11')).toBeUndefined();
    expect(hexNamed(board, 'q10')).toBe(at(board, '3-Q-10'));
  });

  test('X0.5 distance counts the target and not the start', () => {
    const board = inline('grid radius 4');
    expect(distance(board.grid, at(board, '0,0'), at(board, '(2,1)'))).toBe(3);
    expect(distance(board.grid, at(board, '0,0'), at(board, '2,-1'))).toBe(2);
  });
});

describe('X3.2 levels and sides', () => {
  test('X3.2c crest of a side: printed colour, hilltops, a high slope over low ground', () => {
    const board = inline(
      'grid q -1..6 r -1..1',
      'level 2 1,0',
      'level 3 3,0',
      'level 4 5,0',
      'brown -1,0|0,0',
      'brown 0,0|1,0',
    );
    const crest = (name: string, d: number) => crestAt(board, at(board, name), dial(d));
    expect(crest('-1,0', 1)).toBe(1);
    // The printed brown is 1, the hilltop beyond makes it 2.
    expect(crest('0,0', 1)).toBe(2);
    expect(crest('2,0', 1)).toBe(2);
    expect(crest('4,0', 1)).toBe(4);
    expect(crest('0,-1', 1)).toBe(0);
    // Off the map counts as level 0: the outer sides of a hilltop are crests too.
    expect(crest('1,0', 5)).toBe(2);
  });

  test('a side is one thing seen from both hexes, and may be green and brown together', () => {
    const board = inline('grid radius 2', 'green 0,0|1,0', 'brown 1,0:4');
    expect(sideOf(board, at(board, '0,0'), dial(1))).toBe(SIDES.green | SIDES.brown);
    expect(sideOf(board, at(board, '1,0'), dial(4))).toBe(SIDES.green | SIDES.brown);
  });

  test('sides around a terrain or a height', () => {
    const board = inline('grid radius 3', 'woods 0,0 1,0', 'green around woods', 'plain 0,0|-1,0');
    const sides = [1, 2, 3, 4, 5, 6].map((d) => sideOf(board, at(board, '0,0'), dial(d)));
    expect(sides).toEqual([0, 1, 1, 0, 1, 1]);
  });

  test('rows of marks', () => {
    const board = inline(
      'grid rows A..C columns 1..3',
      'terrain',
      'A .w.',
      'B t..~',
      'C ..s',
      'end',
      'levels',
      'A 012',
      'B 3400',
      'C 000',
      'end',
    );
    expect([...board.terrain]).toEqual([
      'clear',
      'woods',
      'clear',
      'town',
      'clear',
      'clear',
      'water',
      'clear',
      'clear',
      'swamp',
    ]);
    expect([...board.level]).toEqual([0, 1, 2, 3, 4, 0, 0, 0, 0, 0]);
  });
});

describe('faults come with line and place', () => {
  test('of any board', () => {
    expect(wrong('grid radius 2', 'stream : 0,0 2,0')).toEqual([
      'line 2, 0,0: the stream jumps: 0,0 and 2,0 are not adjacent',
    ]);
    expect(wrong('grid radius 2', 'road : 0,0 0,2')).toEqual([
      'line 2, 0,0: the road jumps: 0,0 and 0,2 are not adjacent',
    ]);
    expect(wrong('grid radius 2', 'woods 5,5')).toEqual(['line 2, 5,5: the board has no hex 5,5']);
    expect(wrong('grid radius 2', 'brown 0,0|1,0', 'orange 0,0|1,0')).toEqual([
      'line 3, 0,0: one side cannot be brown and orange',
    ]);
    expect(wrong('grid radius 2', 'green 0,0|2,0')).toEqual(['line 2, 0,0: 0,0 and 2,0 have no side in common']);
    expect(wrong('grid radius 2', 'blue 0,0|1,0')).toEqual(["line 2: 'blue' says nothing about a board"]);
    expect(wrong('woods 0,0')).toEqual(["line 1: 'panel' or 'grid' must come before 'woods'"]);
    expect(wrong('grid radius 2', 'level 5 0,0')).toEqual(['line 2: level needs a number from 0 to 4 and hexes']);
    expect(wrong('grid rows A..B columns 1..3', 'terrain', 'A ..', 'B ...x', 'end')).toEqual([
      'line 3: row A has 3 hexes, not 2',
      "line 4, B-4: 'x' is no terrain (. w f t c F s ~ b)",
    ]);
    expect(wrong('grid radius 2', 'road : 0,0 1,0 d1')).toEqual([
      'line 2, 1,0: the road cannot run off the board there: a hex lies beyond',
    ]);
  });

  test('bridges and fords need a stream, roads over streams need one of them, X5.3g no road over a cliff', () => {
    expect(wrong('grid radius 2', 'bridge 0,0')).toEqual(['0,0: a bridge without a stream under it']);
    expect(wrong('grid radius 2', 'ford 0,0')).toEqual(['0,0: a ford without a stream']);
    expect(wrong('grid radius 2', 'stream : 0,-1 0,0 0,1', 'road : -1,0 0,0 1,0')).toEqual([
      'line 3, 0,0: the road meets the stream without bridge or ford',
    ]);
    expect(wrong('grid radius 2', 'level 2 1,0', 'cliff 0,0|1,0', 'road : 0,0 1,0')).toEqual([
      'line 4, 0,0: the road runs over a cliff (X5.3g)',
      'line 4, 1,0: the road runs over a cliff (X5.3g)',
    ]);
    const board = inline('grid radius 2', 'stream : 0,-1 0,0 0,1', 'road : -1,0 0,0 1,0', 'bridge 0,0');
    expect(board.bridge[at(board, '0,0')]).toBe(1);
  });

  test('of a panel: a road that ends in a wood, sides that disagree with the heights, ends off the seams', () => {
    expect(panelsWrong('woods C-5', 'road : C-3 C-4 C-5')).toEqual(['line 3, C-5: the road ends in a wood']);
    expect(panelsWrong('orange C-3|C-4')).toEqual([
      'C-3: a orange side disagrees with its hexes: none is at level 2 or more',
    ]);
    expect(panelsWrong('road : d4 C-1 C-2', 'stream : d4 E-1 E-2')).toEqual([
      'line 2, C-1: a road leaves the panel here; seams fit at Q-1, Q-10, A-3, A-8, GG-3, GG-8',
      'line 3, E-1: a stream leaves the panel here; seams fit at I-1, I-10, Y-1, Y-10',
    ]);
  });
});

describe('X3.1 joined panels', () => {
  const plain = {
    1: panel('1', ...crossing),
    2: panel('2', 'swamp D-1 B-11', ...crossing),
    3: panel('3', 'town D-11', 'road : FF-3 GG-3 d2'),
    4: panel('4', 'level 1 D-1', 'road : d5 A-3 B-4'),
  };

  test('X3.2.4 half hexes of two panels are one seam hex with two names', () => {
    const board = joined('1 2', plain);
    expect(board.grid.size).toBe(2 * 346 - 16);
    expect(at(board, '1-B-11')).toBe(at(board, '2-B-1'));
    expect(board.panels[at(board, '1-B-11')]).toEqual(['1', '2']);
    expect(distance(board.grid, at(board, '1-A-10'), at(board, '2-A-1'))).toBe(1);
  });

  test('the seam hex is what either half shows', () => {
    const board = joined('1 2', plain);
    expect(board.terrain[at(board, '1-D-11')]).toBe('swamp');
  });

  test('roads and streams go on from whole hex to whole hex', () => {
    const board = joined('1 2', plain);
    expect((board.road[at(board, '1-Q-10')] as number) & (1 << dial(1))).not.toBe(0);
    expect((board.stream[at(board, '2-I-1')] as number) & (1 << dial(4))).not.toBe(0);
  });

  test('a panel turned half round: names stay on their hexes, sides and roads turn', () => {
    const source = { 1: panel('1', 'green C-3:1', 'road : d4 Q-1 Q-2'), 2: panel('2', 'road : Q-10 d1') };
    const board = joined('1', source);
    const half = joined('1~', source);
    expect(sideOf(half, at(half, 'C-3'), dial(4))).toBe(SIDES.green);
    expect(half.grid.r[at(half, 'C-3')]).toBe(32 - (board.grid.r[at(board, 'C-3')] as number));
    expect((half.road[at(half, 'Q-1')] as number) & (1 << dial(1))).not.toBe(0);
    // Q-1 of the turned panel is its right end and joins the left end of the next.
    expect(mapFaults('1~ 2~', source)).toEqual([]);
    for (const other of ['1~ 2', '2~ 1']) expect(mapFaults(other, source)).not.toEqual([]);
    expect(mapFaults('2 1', source)).toEqual([]);
  });

  test('end to end the rows GG and A are one', () => {
    const board = joined('3 / 4', plain);
    expect(board.grid.size).toBe(2 * 346 - 10);
    expect(at(board, '3-GG-3')).toBe(at(board, '4-A-3'));
    // The road of the upper panel comes down to the seam hex, that of the lower one goes on.
    const bits = board.road[at(board, '4-A-3')] as number;
    const road = [1, 2, 3, 4, 5, 6].filter((d) => (bits >> dial(d)) & 1);
    expect(road).toEqual([2, 5]);
  });

  test('what does not fit is refused with its place', () => {
    expect(mapFaults('1 1~', plain)).toEqual(['panel 1 is joined to itself: a map has each panel once']);
    expect(mapFaults('1 9', plain)).toEqual(['there is no panel 9']);
    expect(mapFaults('1 2 / 3', plain)).toEqual([
      "the rows of a map are equally long: 2 and 1 panels do not join ('1 2', '3')",
    ]);
    expect(mapFaults('3 2', { 3: plain[3], 2: panel('2', 'swamp D-1') })).toEqual([
      '3-D-11 / 2-D-1: the seam does not fit: town meets swamp',
    ]);
    expect(mapFaults('1 2', { 1: plain[1], 2: panel('2') })).toEqual([
      '1-I-10: the seam does not fit: the stream does not go on beyond it',
      '1-Q-10: the seam does not fit: the road does not go on beyond it',
    ]);
    expect(mapFaults('1 4', { 1: panel('1', 'level 3 D-11'), 4: plain[4] })).toEqual([
      '1-D-11 / 4-D-1: the seam does not fit: level 1 meets level 3',
    ]);
  });

  test('every side of a joined map is the same from both hexes', () => {
    const board = joined('1 2 / 3~ 4~', {
      1: panel('1', 'green B-11:1'),
      2: panel('2', 'green B-1:123456'),
      3: panel('3', 'brown GG-4|GG-5'),
      4: panel('4'),
    });
    for (let hex = 0; hex < board.grid.size; hex++) {
      for (let side = 0; side < 6; side++) {
        const beyond = neighbour(board.grid, hex, side);
        if (beyond >= 0) expect(sideOf(board, beyond, opposite(side))).toBe(sideOf(board, hex, side));
      }
    }
  });
});
