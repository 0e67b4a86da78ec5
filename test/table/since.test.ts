import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import type { Happening } from '#table/desk.ts';
import { battlesIn, lossesByCause, lossesByReason, type Since } from '#table/since.ts';
import { LIBRARY } from '../laws/library.ts';
import { sitDown } from '../web/blitz-referee.ts';

/** Summary for a returning player, asked of the real referee. */

const DUEL = `game basic
board inline
  grid rows A..H columns 1..10
  city Town : D5
end board
# dice 1 1
blue arm 6-6 @ B2 as b1
blue inf 4-4 @ B2 as b2
blue inf 2-4 @ A10 as b3
red inf 2-4 @ B6 as r1
red arm 6-6 @ H10 as r2
red inf 4-4 @ D7 as r3
blue moves
`;

const begun = () => {
  const table = sitDown(LIBRARY);
  table.open(DUEL);
  return { ...table, since: () => (table.ask as unknown as { since(): Since }).since() };
};
/** Blue takes B6, Red the Town. */
const BLUE = ['moveUnit b1+b2 to B5', 'endMovement', 'declareBattle b1+b2 on B6', 'endDeclaration', 'resolve 1'];
const RED = ['moveUnit r3 to D5', 'moveUnit r2 to G8', 'endMovement', 'endDeclaration'];

test('X6.4.4c the roll that led to a battle is told with it, one of an earlier command is not', () => {
  const roll = (text: string): Happening =>
    ({ is: 'own', what: text, roll: { dice: [3], text: { says: text, with: [] } } }) as never;
  const clash = {
    is: 'own',
    what: 'attack',
    clash: { attackers: [], defenders: [], hexes: [1], odds: '2-1' },
  } as never;
  const list = [
    { n: 1, happened: [roll('call')] },
    { n: 2, happened: [roll('accuracy'), clash, roll('morale'), clash] },
  ];
  expect(battlesIn(list).map(({ rolls }) => rolls.map(({ text }) => english(text)))).toEqual([
    ['accuracy', 'morale'],
    [],
  ]);
});

describe('since the last turn', () => {
  test('nothing has happened before the first command', () => {
    expect(begun().since()).toEqual({
      from: 0,
      to: 0,
      battles: [],
      lost: [],
      hurt: [],
      taken: [],
      came: [],
      moved: [],
    });
  });

  test('the other side is told the battles with who fought, the odds, the die and what followed', () => {
    const { say, since } = begun();
    say(...BLUE, 'endAdvance');
    const told = since();
    expect(told).toMatchObject({ from: 0, to: 6, moved: ['b1', 'b2'], lost: [{ unit: 'r1' }], taken: [] });
    expect(told.battles).toMatchObject([
      {
        n: 5,
        clash: { attackers: ['b1', 'b2'], defenders: ['r1'], odds: '5-1', die: 1 },
        lost: [{ unit: 'r1' }],
        went: [],
      },
    ]);
  });

  test('one is told what the others did, the last battle of one’s own beside it, and no more of one’s own turn', () => {
    const { say, since } = begun();
    say(...BLUE, 'endAdvance', ...RED);
    const told = since();
    const mine = { clash: { attackers: ['b1', 'b2'] } };
    expect(told).toMatchObject({ from: 6, own: mine, battles: [], lost: [], moved: ['r3', 'r2'] });
    expect(told.taken).toMatchObject([{ by: 'red' }]);
    say('moveUnit b1 to B6');
    expect(since()).toEqual(told);
  });

  // The first die is a 1: DB2 in the column 1-1 (B19.crt), R2 in the column 3-1 (M4.standard).
  test.each([
    ['B19.5.7', '', 'declares', 2, 'arm 8-6', ['endDeclaration', 'resolve 1', 'endAdvance']],
    ['M4.6', 'modules M3 M4\n', 'fights', 6, 'arm 6-6', ['chooseK 0', 'endAdvance']],
  ])(
    '%s a unit that must retreat and cannot: the card of its battle says so',
    (_rule, modules, phase, count, red, then) => {
      const ring = ['-1,0', '1,0', '0,1', '-1,1', '0,-1', '1,-1'].slice(0, count);
      const strength = count === 2 ? '4-4' : '3-4';
      const { open, say, since } = begun();
      open(`game basic
${modules}board inline
grid radius 5
end board
${ring.map((hex, i) => `blue inf ${strength} @ ${hex} as b${i + 1}`).join('\n')}
blue inf 4-4 @ -5,0 as b9
red ${red} @ 0,0 as r1
red inf 4-4 @ 5,-5 as r2
blue ${phase}
`);
      say(`declareBattle ${ring.map((_hex, i) => `b${i + 1}`).join('+')} on 0,0`, ...then);
      const lost = since().battles[0]?.lost ?? [];
      expect(lossesByReason(lost).map(({ units, why }) => [units, why && english(why)])).toEqual([
        [['r1'], 'no retreat: surrounded'],
      ]);
    },
  );

  test('B19.4 what its result names has no reason beside it', () => {
    const { say, since } = begun();
    say(...BLUE, 'endAdvance');
    expect(lossesByReason(since().battles[0]?.lost ?? [])).toEqual([{ units: ['r1'] }]);
  });

  test('T21.3b what is lost without supply is told by itself, not as what followed the last battle', () => {
    const table = begun();
    table.open(`game tournament
board inline
  grid rows A..H columns 1..10
  city Blue : A1
  belongs blue A1
  city Red : H10
  belongs red H10
end board
# dice 1
short
blue inf 9-4 @ B2 as b1
blue inf 9-4 @ B4 as b2
red inf 1-4 @ B5 as r1
red inf 4-4 @ H9 as r2
blue declares
`);
    table.say('declareBattle b2 on B5', 'endDeclaration', 'resolve 1', 'endAdvance');
    table.say('chooseLosses b1:6');
    const told = table.since();
    expect(told.battles).toMatchObject([{ lost: [{ unit: 'r1' }], hurt: [] }]);
    expect(told.hurt.map(({ unit, cause }) => [unit, cause && english(cause)])).toEqual([['b1', 'out of supply']]);
    expect(lossesByCause(told.lost)).toMatchObject([{ cause: undefined, units: ['r1'] }]);
  });

  test('M18.12 the cities of a country that was violated pass with it: nobody took them', () => {
    const table = begun();
    table.open(`game basic
modules M18
board inline
  grid rows A..H columns 1..10
  city Town : B5
  city Home : H1
  city Red : H10
  belongs c B3 B4 B5 B6 C4 C5 A4 A5
  belongs blue H1
  belongs red H10
end board
red inf 4-4 neutral B5 of c as c1
blue inf 4-4 @ B1 as b1
blue inf 4-4 @ H1 as b2
red inf 4-4 @ H10 as r1
blue moves
`);
    table.say('moveUnit b1 to B3', 'endMovement', 'endDeclaration');
    const { taken } = table.since();
    expect(taken.map(({ by, along }) => [by, along && english(along)])).toEqual([['red', 'Calaedia']]);
  });

  test('who opens the game again is told the same', () => {
    const { say, since, referee } = begun();
    say(...BLUE, 'endAdvance', ...RED);
    const again = begun();
    again.load(referee.save());
    expect(again.since()).toEqual(since());
  });
});
