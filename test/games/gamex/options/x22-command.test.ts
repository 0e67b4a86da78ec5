import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import { amount, some } from '#test/sample.ts';
import { LIBRARY, SITUATIONS } from '../library.ts';
import { open } from '../practice.ts';
import { play, script } from '../table.ts';

const led = (units: string, steps: string, board = '') => play(board, `options o22_command\n${units}`, steps);
const FOOT = 'german I 3/2/6/1';
const TANK = 'german A 14/8/9/8';

const SET_UP = `game gamex
board inline
  grid radius 6
end board
options o22_command
zone west : -5,0 -4,0
setup axis
cp axis 2
cp allied 1
${TANK} unset west as g1..2
german C(I) 2/4/4/10 waits 2 west as gh
german M 12/14/2/0 @ -6,0 as gm
american I 3/2/6/1 @ 5,0 as a1
---
`;

describe('X22 command control', () => {
  test('X22.1a CPs are attached at the end of the set-up, freely, to A, I or C(I) units, one to a unit', () => {
    script(
      `${SET_UP}refused X31.2: assignCP g1\nplaceRest\ndone\nexpect decides axis\nexpect at returnCP\nrefused X22.1a: assignCP gm\nrefused X0.7: assignCP a1\nassignCP g1\nrefused X22.1a: assignCP g1\nassignCP gh\nexpect cp g1+gh\nexpect due axis\nexpect decides allied\nexpect due allied 0\ndice 5 1\nassignCP a1\nexpect cp a1\nexpect decides axis`,
    );
  });
  test('X22.1a a unit with a CP is one in all ways: it spots without a die', () => {
    const wood = 'woods 4,0';
    led(
      `${FOOT} @ 0,0 as g1 cp\namerican I 3/2/6/1 @ 4,0 as a1\naxis has 2`,
      'spot g1 on 4,0\nexpect spotted 4,0\nexpect said spotted',
      wood,
    );
    led(
      `${FOOT} @ 0,0 as g1 cp\namerican I 3/2/6/1 @ 4,0 as a1\naxis has 2`,
      'expect cp g1\nexpect not cp spareX',
      wood,
    );
  });
  test('X22.1b X22.1d after its unit is destroyed the CP returns in the Housekeeping of the next turn', () => {
    led(
      `${FOOT} @ 0,0 as g1 cp\n${FOOT} @ -6,0 as g2\namerican A 40/8/8/8 @ 2,0 as a1\nallied has 2`,
      'dice 1\nfire a1 on 0,0\nexpect lost g1\nexpect not cp g1\nexpect due axis 2\npass\nallied: pass\ndice 6 1\npass\nexpect turn 2\nexpect due axis 2\npass\npass\npass\nexpect decides axis\nexpect turn 2\nrefused X22.1d: assignCP g1\ndice 1 6\nassignCP g2\nexpect cp g2\nexpect due axis\nexpect turn 3',
    );
    led(
      `cp axis due 4\n${FOOT} @ 0,0 as g1\npasses 2\naxis to roll`,
      'dice 1 6\npass\nexpect due axis 4\nexpect turn 2',
    );
  });
  test('X22.2a in command: a CP always, others within the radius of one that has not been activated', () => {
    led(
      `${TANK} @ 0,0 as g1 cp\n${FOOT} @ 5,0 as g2\n${FOOT} @ 6,0 as g3\naxis has 6`,
      'expect commanded g1+g2\nexpect not commanded g3\nsetOF g1\nexpect pool 5\nexpect commanded g1\nexpect not commanded g2\nsetOF g2\nexpect pool 3',
    );
    led(
      `${TANK} @ 0,0 as g1 cp disrupted\n${FOOT} @ 5,0 as g2\namerican I 3/2/6/1 @ -1,5 as a1\naxis has 6`,
      'expect commanded g1+g2\nexpect not commanded a1',
    );
  });
  test('X30.24 units activated before the CP are in command, after it not', () => {
    led(
      `${TANK} @ 0,0 as g1 cp\n${FOOT} @ 2,0 as g2\n${FOOT} @ 3,0 as g3\naxis has 6`,
      'setOF g2\nexpect pool 5\nsetOF g1\nexpect pool 4\nsetOF g3\nexpect pool 2',
    );
  });
  test('X22.2b X29.25 three units in a hex, two in command and one not: 1 + 2 points', () => {
    const three =
      'nation french allied\nfrench I 1/1/6/1 post @ 0,0 as f1..2\nfrench I 3/2/6/1 @ 0,0 as f3\nallied has 4\n';
    led(three, 'expect commanded f1+f2\nexpect not commanded f3\nsetOF f1+f2+f3\nexpect pool 1');
    led(three, 'move f1 1,0\nexpect pool 3\nmove f2 1,0\nexpect pool 3\nmove f3 1,0\nexpect pool 1');
    led(three, 'move f3 1,0\nexpect pool 2\nmove f1 1,0\nexpect pool 1\nmove f2 1,0\nexpect pool 1');
    led(
      three.replace('has 4', 'has 2'),
      'move f1 1,0\nexpect pool 1\nrefused X31.18: move f3 1,0\nmove f2 1,0\nexpect pool 1',
    );
  });
  test('X22.2b fire, spotting, assaults and rallies out of command cost 2 for each unit', () => {
    const two = `${TANK} @ 0,0 as g1..2\namerican I 3/2/6/1 @ 3,0 as a1`;
    led(`${two}\naxis has 5`, 'dice 6\nfire g1+g2 on 3,0\nexpect pool 1');
    led(`${two}\naxis has 3`, 'refused X31.18: fire g1+g2 on 3,0');
    led(
      `${FOOT} @ 2,0 as g1..2\namerican I 3/2/6/1 @ 3,0 as a1\naxis has 5`,
      'dice 6\ncloseAssault g1+g2 on 3,0\nexpect pool 1',
    );
    led(`${two}\naxis has 3`, 'dice 6\nspot g1 on 3,0\nexpect pool 1', 'woods 3,0');
    led(`${FOOT} @ 0,0 as g1 disrupted\naxis has 3`, 'dice 6 6\nrally g1\nexpect pool 1\nexpect disrupted g1');
    play('', `${two}\naxis has 5`, 'dice 6\nfire g1+g2 on 3,0\nexpect pool 4');
  });
  test('X22.2c what is still to come is in command until it has entered', () => {
    led(
      `zone west : -8,0\n${FOOT} waits 1 west as g1\naxis has 3`,
      'expect commanded g1\nmove g1 -8,0\nexpect pool 2\nexpect not commanded g1',
    );
  });
  test('X22.3.t the radius of the nation: attached, and independent', () => {
    const reach = (nation: string, radius: number, kind = 'A 14/8/9/8', state = ' cp') =>
      led(
        `nation ${nation} axis\n${nation} ${kind} @ 0,0 as p${state}\n${FOOT} @ ${radius},0 as near\n${FOOT} @ ${radius + 1},0 as far\naxis has 3`,
        'expect commanded near\nexpect not commanded far',
      );
    for (const nation of ['french', 'hungarian', 'italian', 'polish', 'romanian', 'slovak', 'chinese'])
      reach(nation, 3);
    for (const nation of ['finnish', 'japanese', 'soviet']) reach(nation, 4);
    for (const nation of ['german', 'british']) reach(nation, 5);
    reach('american', 6);
    for (const nation of ['german', 'british', 'american']) reach(nation, 2, 'I 0/0/6/1 post', '');
  });
  test('X22.4 in the radius a rally needs no dice; out of command +1; beside a CP −2 on other checks', () => {
    led(
      `${TANK} @ 0,0 as g1 cp disrupted\n${FOOT} @ 3,0 as g2..3 disrupted\naxis has 3`,
      'rally g2+g3\nexpect good g2+g3\nexpect completed g2+g3\nexpect pool 2\nrally g1\nexpect good g1',
    );
    const seen = 'american I 3/2/6/1 @ 2,4 as a1';
    // The radius of a post that has been activated still counts; its unit is out of command and costs 2.
    led(
      `morale german 2\n${TANK} @ 0,0 as g1 cp moved\n${FOOT} @ 5,0 as g2 disrupted\n${FOOT} @ 6,0 as g3 disrupted\n${seen}\naxis has 6`,
      'rally g2\nexpect good g2\nexpect pool 4\ndice 1 2\nrally g3\nexpect disrupted g3\nexpect pool 2',
    );
    led(
      `${TANK} @ 0,0 as g1 cp\n${FOOT} @ 0,0 as g2\n${FOOT} @ 4,0 as g3\n${FOOT} @ 7,0 as g4\n${seen}\naxis has 3`,
      'expect morale g1 0\nexpect morale g2 -2\nexpect morale g3 0\nexpect morale g4 1',
    );
    led(
      `morale german 8\n${TANK} @ 0,0 as g1 cp fired\n${FOOT} @ 0,0 as g2 disrupted\n${seen}\naxis has 3`,
      'expect morale g2 -1\nrally g2\nexpect good g2\nexpect pool 1',
    );
  });
  test('X22.5 X25.1 the classic situations have the CPs of the table, with the option only', () => {
    const ledger = readFileSync(join(import.meta.dirname, '../../../../docs/rules/tactical-gamex.md'), 'utf8');
    const table = ledger.slice(ledger.indexOf('| PB | Sov CP'), ledger.indexOf('## X26'));
    let seen = 0;
    for (const row of some(table.split('\n').slice(2), 4)) {
      const cells = row.split('|').map((cell) => cell.trim());
      for (const [book, at] of [
        ['pb', 1],
        ['pl', 6],
      ] as const) {
        const name = `${book}-${(cells[at] ?? '').padStart(2, '0')}`;
        if (!SITUATIONS.includes(name)) continue;
        const text = `game gamex\nsituation ${name}\n`;
        expect(open(text, LIBRARY).start.posts, name).toBeUndefined();
        const { posts } = open(`${text}options o22_command\n`, LIBRARY).start;
        expect([posts?.allied.length, posts?.axis.length].map(String), name).toEqual([cells[at + 1], cells[at + 3]]);
        seen++;
      }
    }
    expect(seen).toBe(amount(32, 8));
  });
  test('X22.1a what cannot be a CP is refused in words', () => {
    const small = 'game gamex\nboard inline\n grid radius 3\nend board\noptions o22_command\n';
    const found = kit.open(`${small}german M 12/14/2/0 @ 0,0 as m1 cp\ncp axis many\ncp nobody 1\naxis has 2\n`, {});
    expect(Array.isArray(found) ? found.map(describeFault) : []).toEqual([
      'line 6: no CP is attached to m1: A, I or C(I) (X22.1a)',
      "line 7: 'many' says nothing here; a side and how many CPs (0 to 9), or when one returns: cp axis 2, cp axis due 4",
      "line 8: 'nobody' is no side",
    ]);
  });
});
