import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import { LIBRARY } from './library.ts';
import { open } from './practice.ts';
import { play, script } from './table.ts';

const PAGE = readFileSync(new URL('../../../docs/gamex-notation.md', import.meta.url), 'utf8');
const blocks = (kind: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((found) => found[1] as string);

describe('the page about the notation', () => {
  test.each(blocks('script').map((text, i) => [i + 1, text] as const))(
    'script %i does what it says',
    (_number, text) => {
      script(text, LIBRARY);
    },
  );
  test.each(blocks('faults').map((text, i) => [i + 1, text] as const))(
    'faults %i are told with their places',
    (_number, text) => {
      const lines = text.trimEnd().split('\n');
      const wanted = lines.filter((line) => line.startsWith('#> ')).map((line) => line.slice(3));
      const found = kit.open(lines.filter((line) => !line.startsWith('#> ')).join('\n'), {});
      expect(Array.isArray(found) ? found.map(describeFault).sort() : []).toEqual([...wanted].sort());
    },
  );
  test('has both', () => {
    expect(blocks('script').length).toBeGreaterThanOrEqual(3);
    expect(blocks('faults').length).toBeGreaterThanOrEqual(1);
  });
});

const SHOT = 'fire g1+g2 on 1-C-4 [at r1+r2] [via g1]';

describe('words nobody understands', () => {
  const SMALL = `game gamex
board inline
  grid radius 6
  swamp 5,-5 4,-4
  road : 3,-3 4,-4 5,-4
end board
options o17_banzai
japanese I 3/2/6/1 @ 0,0 as j1
japanese M 5/12/2/0 @ 0,-1 as m1
japanese A 14/8/9/8 @ -1,0 as g1..2
japanese (H) 40/32/2/0 off-board battery B1 as b1
american I 3/2/6/1 @ 1,0 as a1
american I 3/2/6/1 @ 4,0 as a2
`;
  const game = open(`${SMALL}axis has 9 ready B1`);
  const refused = (line: string): string => {
    const read = kit.readCommand(game, game.start, line);
    return 'message' in read ? read.message : 'accepted';
  };
  test.each([
    ['obaFire B1 on 4,0 via j1 extra two', "'two' is no number from 0 to 99"],
    [
      'obaFire B1 on 4,0 via j1 at a2',
      "'at' says nothing here; write obaFire B1+B2 on 1-C-4 [at bridge] via g1 [with g1+g2] [extra 2] [over 1-C-4]",
    ],
    ['fire m1 on 4,0 via', `a unit is missing; write ${SHOT}`],
    ['fire m1 on 4,0 on 5,0', `'on' says nothing here; write ${SHOT}`],
    ['fire g1 on 4,0; g2 on 4,0 now', `'now' says nothing here; write ${SHOT}`],
    ['closeAssault j1 on 1,0 bonzai', "'bonzai' says nothing here; write closeAssault g1+g2 on 1-C-4 [banzai] [...]"],
    ['setOF g1 g2', "'g2' says nothing here; write setOF g1+g2"],
    ['move g1 to 2,0 3,0', "'3,0' says nothing here"],
    ['move g1 2,0 ... 3,0', "'3,0' says nothing here; write move g1 [quick] 1-C-4 1-C-5 [...]"],
    ['rally', 'a unit is missing; write rally g1+g2'],
    ['choose result two', "'two' is no number from 0 to 9"],
    ['hideMine one 1,0', "'one' is no number from 1 to 99"],
    ['pass please', "'please' says nothing here; write pass"],
  ])('%s', (line, why) => expect(refused(line)).toBe(why));

  const told = (line: string): string[] => {
    const read = kit.open(`${SMALL}${line}\naxis has 9`, {});
    return Array.isArray(read) ? read.map(describeFault) : [];
  };
  test.each([
    ['X8.2c', 'mine 2,0 9-1', "line 14: '9-1' says nothing here"],
    ['X8.2a', 'mine 2,0 2-1\nmine 2,0 3-1', '2,0: one mine lies in a hex, not two (X8.2a)'],
    ['X8.2a', 'mine 2,0 2-1\nmine axis hidden 2,0 3-1', '2,0: one mine lies in a hex, not two (X8.2a)'],
    ['X9.1a', 'mine axis hidden 2,0 2-1 inverted', "line 14: only an open mine is 'inverted' (X9.1a)"],
    ['X8.2a', 'mine axis unset 2-1 zone nowhere', "there is no zone 'nowhere' for mines"],
    [
      'X4.2.2e',
      'american A 9/6/8/8 @ 2,0 as t1 disrupted OF',
      'line 14, 2,0: t1 is disrupted: units in good order have an OF marker (X4.2.2e)',
    ],
    ['X5.1h', 'american A 9/6/8/8 @ 5,-5 as t1', 'line 14, 5,-5: t1 cannot stand in a swamp (X5.1h, X27.t)'],
    ['X0.4', 'american A 9/6/8/8 at bridge as t1', 'line 14, bridge: the board has no hex bridge'],
    ['X0.9', 'american A 9/6/8/8 @ 2,0 @ 3,0 as t1', "line 14: a unit has one place: '@' names a second"],
    ['X0.9', 'american A 9/6/8/8 @ 2,0 as t1 as t2', "line 14: 'as' is said twice"],
    ['X0.9', 'american A 9/6/8/8 @ 2,0 as', "line 14: a word is missing after 'as'"],
    ['X4.1a', 'turn 3 4', "line 14: '4' says nothing here"],
    ['X6.3.8h', 'spotted', 'line 14: which hexes?'],
    ['X9.2e', 'broken', 'line 14: which hexes?'],
    ['X6.4.4e', 'heard', 'line 14: which batteries?'],
    ['X4.4b', 'control axis', 'line 14: which hexes, zones or places?'],
    ['X24.5b', 'hand axis', 'line 14: which cards?'],
    ['X24.1a', 'discard 3', 'cards are drawn with o24_chaos only (X24.1a)'],
    ['X24.1a', 'event E07 axis last', 'cards are drawn with o24_chaos only (X24.1a)'],
    ['X4.4', 'worth zz 5', 'there is no unit zz that could be worth more'],
    ['X24.6', 'cp axis 2 due', "line 14: 'due' says nothing here"],
    ['X4.4', 'turn 11', "line 14: '11' is no turn of this game: it has 10 (X4.4)"],
    ['X4.4', 'turns 4\nturn 5', "line 15: '5' is no turn of this game: it has 4 (X4.4)"],
    ['X6.4.4e', 'heard B1 R7', "line 14: 'R7' is no battery (X6.4.4a)"],
    ['X5.1h', 'american A 9/6/8/8 @ 2,0 zone nowhere as t1', "line 14, 2,0: there is no zone 'nowhere' for t1"],
    ['X11.1', 'american glider off-board zone nowhere as t1', "line 14: there is no zone 'nowhere' for t1"],
    [
      'X8.2a',
      'zone a : 2,0\nzone b : 3,0\nmine axis unset 2-1 zone a\nmine axis unset 2-1 zone b',
      "line 17: all mines of a side have one zone: 'a', not 'b'",
    ],
    ['X20.3', 'smoke 2,0 1\nsmoke 2,0 2', 'line 15: there is smoke in 2,0 already'],
    [
      'X6.4.4a',
      'german (H) 40/32/2/0 off-board battery B5 as bx1\namerican (H) 40/32/2/0 off-board battery B5 as bx2',
      "line 15: 'B5' is a battery of the other side already",
    ],
  ])('%s %s', (_rule, line, why) => expect(told(line)).toEqual([why]));
  test('X6.4.4a, X6.4.4e a battery that is ready is of the side that has the points; one that was lost is said to be', () => {
    const guns = 'american (H) 40/32/2/0 off-board battery R1 as rx1\nheard B1 Q1 lost\n';
    const faults = (decides: string): string[] => {
      const read = kit.open(`${SMALL}${guns}${decides}`, {});
      return Array.isArray(read) ? read.map(describeFault) : [];
    };
    expect(faults('axis has 4 ready B1')).toEqual([]);
    expect(faults('axis has 4 ready B1+R1')).toEqual([expect.stringContaining("'R1' is no battery of axis (X6.4.4a)")]);
    expect(faults('axis has 4 ready Q1')).toEqual([expect.stringContaining("'Q1' is no battery of axis (X6.4.4a)")]);
  });
  test('a vehicle stands on the road through a swamp, the two sides may each hide a mine in a hex', () => {
    expect(told('american A 9/6/8/8 @ 4,-4 as t1')).toEqual([]);
    expect(told('mine axis hidden 2,0 2-1\nmine allied hidden 2,0 3-1')).toEqual([]);
  });
});

describe('expectations by hand', () => {
  test('X6.3.3, X8.2, X8.4 no effect is -, what is not there is none, halves may be written with a point', () => {
    play(
      '',
      'mine 3,0 2-1\nfort 20 @ -3,0\ngerman I 5/3*/16/1 @ 0,0 as i1\ngerman A 2/8/9/8 @ 0,1 as g1\namerican I 3/2/6/1 @ 5,0 as a1\namerican A 14/8/90/8 @ 5,-1 as a2\naxis has 6',
      `expect af i1 on 5,0 2.5
      expect af i1 on 5,0 2½
      expect af i1 on 5,0 2 1/2
      expect mine 3,0 2-1
      expect mine 2,0 none
      expect fort -3,0 20
      expect fort 2,0 none
      fire g1 on 5,-1
      expect result a2 -
      expect result -`,
    );
  });
  test('X10.3a, X4.2e a unit at sea is chosen for nothing, and that is said', () => {
    play(
      'lake -4,0 -3,0\nbeach -2,0',
      'american C(I) 2/2*/1/4 halftrack lvt @ -3,0 as l1\namerican I 3/2/6/1 on l1 as r1\namerican I 3/2/6/1 @ -2,-2 as r2\nallied has 2',
      'refused X10.3a: setOF l1\nrefused X4.2e: setOF l1\nrefused X4.2e: setOF r1\nrefused X10.3a: move l1 -2,0',
    );
  });
});

describe('bad input', () => {
  const faults = (text: string): string[] => {
    const found = kit.open(text, { panels: { 1: 'panel 1\nstream : C-1 C-3' }, situations: { duel: 'board 1' } });
    return Array.isArray(found) ? found.map(describeFault) : [];
  };
  test('a panel with a stream that jumps, a panel joined to itself, a situation that is not there', () => {
    expect(faults('game gamex\nboard 1')).toEqual([
      'line 2, C-1: panel 1: the stream jumps: C-1 and C-3 are not adjacent',
    ]);
    expect(faults('game gamex\nboard 1 1~')).toEqual([
      'line 2: panel 1 is joined to itself: a map has each panel once',
    ]);
    expect(faults('game gamex\nsituation chess')).toEqual(["line 2: there is no situation 'chess': duel"]);
    expect(faults('game gamex')).toEqual(['a board is needed: board NAME, or board inline … end board']);
  });
  test.each(['constructor', 'hasOwnProperty', '__proto__', 'toString'])('%s is a word like any other', (word) => {
    const small = 'game gamex\nboard inline\n grid radius 3\nend board\ngerman A 14/8/9/8 @ 0,0 as g1\naxis has 3\n';
    expect(faults(`game gamex\nboard ${word}`)).toEqual([`line 2: there is no panel ${word}`]);
    expect(faults(`game gamex\nsituation ${word}`)).toEqual([`line 2: there is no situation '${word}': duel`]);
    for (const line of [`zone z : 0,0 ${word}`, `exit axis ${word}`, `control axis ${word}`, `${word} 1`])
      expect(faults(`${small}${line}\n`), line).toEqual([expect.stringContaining(word)]);
    expect(faults(`${small}victory axis marginal control ${word} 1\n`)).toEqual([expect.stringContaining(word)]);
    const game = open(small);
    for (const line of [word, `move ${word}`, `fire g1 on ${word}`])
      expect(kit.readCommand(game, game.start, line)).toMatchObject({
        message: expect.stringContaining(word) as string,
      });
  });
  test('a malformed frame is refused in words', () => {
    const small = 'game gamex\nboard inline\n grid radius 3\nend board\ngerman A 14/8/9/8 @ 0,0 as g1\n';
    const told = (frame: string) => faults(`${small}axis has 2\nframe ${frame}`);
    expect(told('{')).toEqual(['line 7: the frame cannot be read: it is no JSON']);
    expect(told('{"at":"chess"}')).toEqual(['line 7: the frame is not one this game has: there is no such decision']);
    expect(told('{"at":"keepOF","side":"axis","more":1}')).toEqual([
      "line 7: the frame is not one this game has: keepOF: 'more' says nothing here",
    ]);
    expect(told('{"at":"impulse","side":"red"}')).toEqual([
      "line 7: the frame is not one this game has: impulse: side: 'red' is none of these: axis, allied",
    ]);
    expect(told('{"at":"spotFire","side":"axis","units":["g9"],"hex":3}')).toEqual([
      'line 7: the frame names g9, and there is no such unit',
    ]);
    expect(told('{"at":"spotFire","side":"axis","units":["g1"],"hex":3000}')).toEqual([
      'line 7: the frame names hex 3000, and the board has 37',
    ]);
    expect(faults(`${small}frame {"at":"spotFire","side":"axis","units":["g1"],"hex":3}`)).toEqual([
      'line 6: a decision in the middle of something stands on another: axis has 4, then the frame',
    ]);
  });
  test('two dots make a run of units, hexes or cards, or nothing', () => {
    const small = 'game gamex\nboard inline\n grid radius 3\nend board\noptions o24_chaos\naxis has 2\n';
    for (const name of ['g..x', 'g1..x', 'g..3', 'g3..1', 'g1..2..3', 'g01..02', '..', 'g1...3'])
      expect(faults(`${small}german A 14/8/9/8 @ 0,0 as ${name}`), name).toContain(
        `line 7: '${name}' is no name for a unit`,
      );
    for (const cards of ['3..7..9', '7..3', '..7'])
      expect(faults(`${small}discard ${cards}`), cards).toContain(`line 7: '${cards}' is no card (1 to 54, or 3..7)`);
    expect(faults('game gamex\nboard inline\n grid rows A..D columns 1..4\n woods B-3..1\nend board')).toContain(
      "line 4: 'B-3..1' is no run of hexes: the smaller number stands first",
    );
  });
  test('a zone names what it leaves out once; a unit is up or down', () => {
    const small = 'game gamex\nboard inline\n grid radius 3\n stream : 0,-3 0,-2 0,-1\nend board\naxis has 2\n';
    for (const zone of ['1,0 but', 'but 1,0', '1,0 2,0 but 1,0 but 2,0'])
      expect(faults(`${small}zone z : ${zone}`), zone).toContain(
        "line 7: 'but' stands once, between what a zone has and what it has not",
      );
    expect(faults(`${small}german I 3/2/6/1 @ 0,-2 as g1 down up`)).toContain(
      'line 7: a unit in a stream is up or down (X6.3.11h)',
    );
  });
  test('forces that exceed their zone, a unit of no known kind', () => {
    const small = 'game gamex\nboard inline\n grid radius 3\nend board\nsetup axis\nzone here : 0,0\n';
    expect(faults(`${small}german A 14/8/9/8 unset here as g1..5`)).toEqual([
      'line 7: 5 units have room for 4 in zone here',
    ]);
    expect(faults(`${small}german tiger @ 0,0`)).toEqual([
      expect.stringMatching(/^line 7: there is no counter 'tiger'/),
    ]);
    expect(faults(`${small}german A 14/8/9/8 unset there`)).toEqual([
      expect.stringMatching(/there is no zone 'there'/),
    ]);
  });
  test('counters of the library are named by their ids', () => {
    const counters = { standard: 'stug-iii-g | StuG III G | A 12/8/9/8 assault-gun | german 1943-' };
    const game = kit.open(
      'game gamex\nboard inline\n grid radius 3\nend board\ngerman stug-iii-g @ 0,0 as g1\namerican I 2/2/6/1 @ 3,0 as a1\naxis has 2',
      { counters },
    );
    if (Array.isArray(game)) throw new Error('faults');
    expect(kit.position(game as never)).toContain('german stug-iii-g @ 0,0 as g1');
  });
  test('a command that names what is not there is a fault, never a crash', () => {
    const { game, state } = play('', 'axis has 3', '');
    for (const text of [
      'fly',
      'move zz 0,0',
      'move spareX 99,99',
      'fire',
      'fire spareX on',
      'airAttack Q on 0,0',
      'airStrike spareX from 0,0 d9',
      'obaFire',
      'pass now',
      '',
    ]) {
      expect(kit.readCommand(game, state, text), text).toHaveProperty('message');
    }
    expect(game.read({ do: 'move', unit: 'spareX', acts: [{ to: 1, at: 2 }] })).toMatchObject({ rule: 'X31.1' });
    expect(game.read({ do: 'move', unit: 'spareX', acts: [{ to: 99_999 }] })).toMatchObject({ rule: 'X3.1' });
    expect(open(kit.position(game, state)).start).toEqual(state);
  });
});

describe('orders under way', () => {
  test('X5.1c after ... a unit waits; go HEX ends there, go HEX ... waits on, go on goes as it was ordered', () => {
    const begin = 'move g1 1,0 ...\nexpect left g1 7\n';
    play('', 'german A 14/8/30/8 @ 0,0 as g1\naxis has 2', `${begin}go 2,0\nexpect moved g1\nexpect where g1 2,0`);
    play(
      '',
      'german A 14/8/30/8 @ 0,0 as g1\naxis has 2',
      `${begin}go 2,0 ...\nexpect left g1 6\ngo 3,0\nexpect moved g1`,
    );
    play(
      '',
      'german A 14/8/30/8 @ 0,0 as g1\namerican A 14/8/9/8 @ 5,0 as a1 OF\naxis has 2',
      'move g1 1,0 2,0 ...\ndice 6\nopFire a1\ngo on\nexpect where g1 2,0\nexpect not moved g1\nstop\nexpect moved g1',
    );
  });
  test('X2.1 a bare I is infantry, however far it moves', () => {
    const { world } = open(
      'game gamex\nboard inline\n grid radius 3\nend board\namerican I 3/3/10/6 @ 0,0 as a1\nallied has 2',
    );
    expect(world.kinds['I 3/3/10/6']).toMatchObject({ class: 'infantry', infantry: true, vehicle: false });
  });
});
