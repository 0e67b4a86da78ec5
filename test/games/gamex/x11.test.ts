import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { scatterOf } from '#games/gamex/airborne/scatter.ts';
import { SOMEWHERE } from '#games/gamex/units-and-acts.ts';
import { dial } from '#games/gamex/board/sheet.ts';
import { kit } from '#games/gamex/kit.ts';
import { open } from './practice.ts';
import { play, script } from './table.ts';

const FOOT = 'american I 3/2/6/1';
const PLANE = 'american air-transport off-board';
const GLIDER = 'american glider off-board';
const FOE = 'german I 3/2/6/1';

describe('X11.1 before the flights', () => {
  const ASSAULT = `game gamex
board inline
  grid radius 6
end board
zone lz : 0,0 1,0 2,0
zone shore : -4,0 -4,1
mine axis unset 2-1 zone lz
setup axis works
setup allied
setup axis
${PLANE} zone lz as c1..2
${FOOT} on c1 as r1..3
${GLIDER} as gl1
${FOOT} on gl1 as r4
${FOE} unset shore as g1
---
`;
  test('X11.1 X11.6: works, then targets and loads in secret, then the other side, then the flights', () => {
    script(`${ASSAULT}refused X10.1: place g1 -4,0
    hideMine 1 1,0
    done
    expect decides allied
    refused X11.1: done
    refused X11.1: writeDropHex c1 3,0 d1
    refused X11.1: writeDropHex r1 1,0 d1
    refused X11.6: lift r4 c1
    writeDropHex c1 1,0 d1
    writeDropHex gl1 -2,0 d4
    expect drop c1 1,0
    lift r3 c2
    refused X11.1: done
    writeDropHex c2 0,0 d2
    done
    placeRest
    done
    expect at drops
    expect decides allied`);
  });
  test('X11.1 X28.3: neither targets nor loads are in the view, the events or the log of the other side', () => {
    const game = open(ASSAULT.replace('\n---\n', ''));
    const dice = seededDice(1);
    let state = game.start;
    const said: string[] = [];
    for (const text of ['hideMine 1 1,0', 'done', 'writeDropHex c1 2,0 d1', 'lift r3 c2', 'writeDropHex c2 0,0 d2']) {
      const spoken = kit.readCommand(game, state, text);
      if ('message' in spoken) throw new Error(spoken.message);
      const side = game.decides(state) ?? 'axis';
      const { state: next, events } = game.play(state, side, spoken.command, dice);
      const shown = events.flatMap((event) => game.redact(event, 'axis') ?? []);
      said.push(JSON.stringify(shown), ...kit.describe(game, state, shown).map((told) => JSON.stringify(told)));
      state = next;
    }
    const seen = game.view(state, 'axis');
    const allied = seen.units.filter(({ side }) => side === 'allied');
    expect(allied.filter(({ carrier }) => carrier)).toEqual([]);
    // Known is that they go somewhere.
    expect(allied.flatMap(({ id, drop }) => (drop ? [[id, drop]] : []))).toEqual([
      ['c1', SOMEWHERE],
      ['c2', SOMEWHERE],
    ]);
    expect(game.view(state, 'allied').units.find(({ id }) => id === 'c1')?.drop).toEqual({
      hex: expect.any(Number) as number,
      direction: dial(1),
    });
    const secret = state.units.find(({ id }) => id === 'c1')?.drop?.hex;
    expect(said.slice(4).join('\n')).not.toContain(`"hex":${secret}`);
    expect(said.join('\n')).not.toContain('"aircraft":"c2"');
  });
});

describe('X11.2 the flights', () => {
  test('X11.2a: in at the edge, straight to the target; guns in range fire once in the whole landing, then are fresh', () => {
    play(
      '',
      `german AA 4/3/1/0 @ 0,1 as a1\n${PLANE} as c1 drop 1,0 d1\n${FOOT} on c1 as r1\n${PLANE} as c2 drop 1,0 d1\n${FOOT} on c2 as r2\nallied drops`,
      `fly c1
      expect decides axis
      dice 6 1 1
      aaFire a1
      expect fired a1
      expect where r1 1,0
      refused X11.2a: fly c1
      dice 1 2 6 1
      fly c2
      expect where r2 1,0
      expect inactive a1
      expect turn 1`,
    );
  });
  test('X11.2b: X is the end of aircraft and load; D brings the load down where it is', () => {
    const flak = (dice: string, expectations: string) =>
      play(
        '',
        `german AA 14/3/1/0 @ -3,1 as a1\n${PLANE} as c1 drop 1,0 d1\n${FOOT} on c1 as r1..2\nallied drops`,
        `fly c1\ndice ${dice}\naaFire a1\n${expectations}`,
      );
    flak('1 6 1', 'expect lost c1+r1+r2');
    flak('3 1 1 1 2 6 1', 'expect where c1 gone\nexpect disrupted r1+r2\nexpect where r1 -5,0');
  });
});

describe('X11.3 X11.4 coming down', () => {
  test('X11.3.t: flight direction d1, target (5,5): 33 is FR, 45 two F, 62 B then BL', () => {
    const down = (roll: string, hex: string) =>
      script(
        `game gamex\nboard inline\n  grid q 0..10 r 0..10\nend board\n${FOE} @ 0,0 as g1\n${PLANE} as c1 drop 5,5 d1\n${FOOT} on c1 as r1\nallied drops\n---\ndice ${roll} 6 1\nfly c1\nexpect where r1 ${hex}\nexpect disrupted r1`,
      );
    down('1 1', '5,5');
    down('3 3', '5,6');
    down('4 5', '7,5');
    down('6 2', '4,4');
    down('2 4', '6,5');
    down('3 2', '4,5');
    down('5 5', '6,6');
    down('6 6', '5,3');
  });
  test('X11.3 X11.4 X11.3.t X11.4.t: 36 rolls each, so many of each kind', () => {
    const counts = (glider: boolean) => {
      const found = new Map<string, number>();
      for (let ten = 1; ten <= 6; ten++)
        for (let one = 1; one <= 6; one++) {
          const key = scatterOf(glider, 10 * ten + one, dial(1)).join();
          found.set(key, (found.get(key) ?? 0) + 1);
        }
      return [...found.values()];
    };
    expect(counts(false)).toEqual([6, 4, 4, 2, 2, 2, 2, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(counts(true)).toEqual([12, 6, 4, 4, 2, 2, 2, 2, 2]);
  });
  test('X11.4 X11.6: one roll for a glider, its load lands together; it takes a carrier too', () => {
    play(
      '',
      `${FOE} @ 8,0 as g1\n${GLIDER} as gl1 drop 0,0 d1\n${FOOT} on gl1 as r1\namerican C 0/0/1/12 on gl1 as j1\nallied drops`,
      `dice 3 1 6 1
      fly gl1
      expect where r1 1,0
      expect where j1 1,0
      expect disrupted r1+j1
      expect where gl1 gone`,
    );
    expect(() =>
      open(
        `game gamex\nboard inline\n  grid radius 2\nend board\n${PLANE} as c1\n${FOOT} on c1 as r1..4\ninitiative\n`,
      ),
    ).toThrow('passenger');
    expect(() =>
      open(
        `game gamex\nboard inline\n  grid radius 2\nend board\n${PLANE} as c1\namerican C 0/0/1/12 on c1 as j1\ninitiative\n`,
      ),
    ).toThrow('cannot carry');
    expect(() =>
      open(`game gamex\nboard inline\n  grid radius 2\nend board\n${PLANE} as c1 drop 9,9 d1\ninitiative\n`),
    ).toThrow('no hex 9,9');
  });
  test('X11.5 X30.19: lost off the map, in water, where it is full or the enemy is; a mine acts on the disrupted', () => {
    const down = (board: string, more: string, roll: string, result: string) =>
      play(
        board,
        `${more}\n${PLANE} as c1 drop 0,0 d1\n${FOOT} on c1 as r1\nallied drops`,
        `dice ${roll}\nfly c1\n${result}`,
      );
    down('lake 1,0', '', '2 1 6 1', 'expect lost r1');
    down('', `${FOE} @ 1,0 as g1`, '2 1 6 1', 'expect lost r1');
    down('', `${FOOT} @ 1,0 as b1..4`, '2 1 6 1', 'expect lost r1');
    down('swamp 1,0', '', '2 1 6 1', 'expect where r1 1,0');
    down('', 'mine 1,0 2-1', '2 1 3 6 1', 'expect lost r1');
    down('', 'mine axis hidden 1,0 2-1', '2 1 5 6 1', 'expect disrupted r1\nexpect mine 1,0 2-1');
    script(
      `game gamex\nboard inline\n  grid radius 2\nend board\n${FOE} @ -2,0 as g1\n${PLANE} as c1 drop 2,0 d1\n${FOOT} on c1 as r1\nallied drops\n---\ndice 2 1 6 1\nfly c1\nexpect lost r1`,
    );
  });
});
