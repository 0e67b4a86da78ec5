import { describe, expect, test } from 'vitest';
import { questionsOf } from '#games/gamex/desk/questions.ts';
import { sight } from '#games/gamex/study/sight-lines.ts';
import { play } from '../table.ts';

const smoky = (units: string, steps: string, board = '') => play(board, `options o20_smoke\n${units}`, steps);
const GUN = 'german (H) 25/12/2/0';
const EYE = 'german I 2/2/6/1';
const FOE = 'american A 10/8/8/8';

describe('X20 smoke', () => {
  test('X20.1 X20.3 indirectly with a sighting unit: Smoke 2, guns Fired, the eye Completed', () => {
    smoky(
      `${GUN} @ -4,0 as k1\n${EYE} @ 0,0 as eye\n${FOE} @ 5,0 as a1\naxis has 3`,
      'smoke k1 on 3,0 via eye\nexpect smoke 3,0 2\nexpect fired k1\nexpect completed eye\nexpect pool 2\nexpect good a1',
    );
  });
  test('X6.3.7k X20.4 smoke blocks in every answer: script, study of sight, table and victory lane', () => {
    const { game, state } = smoky(
      `smoke 2,0 2\nsmoke 3,0 1\nzone west : 0,-2 0,-1 0,0 0,1\nzone east : 6,-2 6,-1 6,0\nvictory axis marginal lane west east\ngerman A 10/8/8/8 @ 0,0 as tank\naxis has 3`,
      'expect los 0,0 5,0 blocked\nexpect blocks 0,0 5,0 2,0\nexpect blocks 5,0 0,0 3,0\nexpect blocks 0,0 2,0 nothing\nexpect blocks 0,0 0,5 nothing\nexpect los 0,0 0,5 clear',
    );
    const paper = sight(game, [
      { from: '0,0', to: '5,0', where: '' },
      { from: '0,0', to: '2,0', where: '' },
      { from: '0,0', where: '' },
    ]);
    const text = 'text' in paper ? paper.text : paper.message;
    expect(text).toContain('0,0 to 5,0, 5 hexes: blocked by 2,0 (smoke, X6.3.7k)');
    expect(text).toContain('0,0 to 2,0, 2 hexes: clear (X6.3.7)');
    expect(text).toContain('behind 2,0 (smoke, X6.3.7k)');
    const { line, field } = questionsOf(game);
    const [a, b] = ['0,0', '5,0'].map((name) => game.world.board.grid.byName.get(name) ?? -1) as [number, number];
    expect(line(state, undefined, a, b).blocker?.hex).toBe(game.world.board.grid.byName.get('2,0'));
    const fired = field(state, undefined, 'tank', a)?.hexes.map(({ hex }) => hex) ?? [];
    expect([fired.includes(b), fired.includes(game.world.board.grid.byName.get('0,5') ?? -1)]).toEqual([false, true]);
    const gun =
      'zone west : 0,-2 0,-1 0,0 0,1\nzone east : 6,-2 6,-1 6,0\nvictory axis marginal lane west east\namerican A 14/20/9/8 @ 0,6 as a1\naxis to roll';
    smoky(gun, 'expect level axis none');
    const wall = ['1,6', '0,7', '-1,7', '-1,6', '0,5', '1,5'].map((hex) => `smoke ${hex} 2`).join('\n');
    smoky(`${wall}\n${gun}`, 'expect level axis marginal');
  });
  test('X20.1 directly at a hex in its own sight; the hex need hold nobody nor be spotted', () => {
    smoky(
      `${GUN} @ 0,0 as k1\n${FOE} @ 5,0 as a1\naxis has 3`,
      'refused X20.1: smoke k1 on 4,0\nlegal: smoke k1 on 2,2\nsmoke k1 on 3,0\nexpect smoke 3,0 2',
      'woods 3,0',
    );
  });
  test('X20.1 at least 25 printed strength, of indirect artillery that is no rocket launcher', () => {
    smoky(
      `german M 12/14/2/0 @ 0,0 as m1\ngerman M 13/14/2/0 @ 0,0 as m2\ngerman H 40/12/2/0 @ 0,0 as h1\ngerman (H) 60/16/1/0 gun rocket @ 0,1 as n1\naxis has 3`,
      'refused X20.1: smoke m1 on 4,0\nrefused X6.4.3a: smoke h1 on 4,0\nrefused X20.1: smoke n1 on 4,0\nsmoke m1+m2 on 4,0\nexpect fired m1+m2\nexpect pool 2',
    );
    smoky(`german M 24/14/2/0 @ 0,0 as m1\naxis has 3`, 'refused X20.1: smoke m1 on 4,0');
    play('', `${GUN} @ 0,0 as k1\naxis has 3`, 'refused X31.5: smoke k1 on 4,0');
  });
  test('X20.1 an (H) gun keeps its minimum range indirectly, not directly', () => {
    smoky(
      `${GUN} @ 0,0 as k1\n${EYE} @ 0,2 as eye\naxis has 3`,
      'refused X6.4.3e: smoke k1 on 2,0 via eye\nlegal: smoke k1 on 2,0',
    );
  });
  test('X20.2 no smoke on sea, stream, bridge or swamp, nor on friends', () => {
    smoky(
      `${GUN} @ 0,0 as k1\n${EYE} @ 2,2 as r1\naxis has 3`,
      'refused X20.2: smoke k1 on 4,0\nrefused X20.2: smoke k1 on 4,-1\nrefused X20.2: smoke k1 on 3,-3\nrefused X20.2: smoke k1 on -3,0\nrefused X20.2: smoke k1 on 2,2',
      'lake 4,-1\nswamp 4,0\nstream : 3,-4 3,-3 4,-4\nstream : -3,-1 -3,0 -3,1\nroad : -4,0 -3,0 -2,0\nbridge -3,0',
    );
  });
  test('X20.3 X4.3e two turns: 2, then 1, then gone', () => {
    smoky(
      `smoke 3,0 2\nsmoke 4,0 1\n${FOE} @ 5,0 as a1\npasses 2\naxis to roll`,
      'dice 1 5\npass\nexpect turn 2\nexpect smoke 3,0 1\nexpect smoke 4,0\npass\npass\ndice 1 5\npass\nexpect turn 3\nexpect smoke 3,0',
    );
  });
  test('X20.4 X6.3.7k a line that touches smoke between its ends is blocked at every height; next to it nobody is blinded', () => {
    smoky(
      `smoke 2,0 2\ngerman A 14/8/9/8 @ 0,0 as g1\ngerman A 14/8/9/8 @ 1,0 as g2\n${FOE} @ 4,0 as a1\n${FOE} @ 2,0 as a2\naxis has 3`,
      'expect los 0,0 4,0 blocked\nexpect los 0,0 2,0 clear\nexpect los 1,0 2,0 clear\nexpect los 0,0 0,4 clear\nexpect los 0,0 3,0 blocked\nrefused X6.3.8a: fire g1 on 4,0 at a1',
      'level 4 0,0 4,0',
    );
    // Along the side of a smoke hex.
    smoky(`smoke 1,0 2\naxis has 3`, 'expect los 0,0 1,1 blocked');
  });
  test('X20.4 X6.3.8d who is in smoke must be spotted: on 1 to 3 in the open', () => {
    smoky(
      `smoke 3,0 2\ngerman A 14/8/9/8 @ 0,0 as g1\ngerman A 14/8/9/8 @ 0,1 as g2\n${FOE} @ 3,0 as a1\naxis has 3`,
      'expect spotting axis 3,0 concealed\nrefused X6.3.8a: fire g1 on 3,0 at a1\ndice 3\nspot g1 on 3,0\nfinish\nexpect spotted 3,0\nexpect completed g1\nlegal: fire g2 on 3,0 at a1',
    );
    smoky(`smoke 3,0 2\ngerman A 14/8/9/8 @ 2,0 as g1\n${FOE} @ 3,0 as a1\naxis has 3`, 'legal: fire g1 on 3,0 at a1');
  });
  test('X20.1 X6.4.4c a battery rolls for accuracy; its smoke drifts, into water it is lost', () => {
    const units = `german (H) 30/32/2/0 off-board battery B1 as b1\n${EYE} @ 0,0 as eye\n${FOE} @ 6,0 as a1\naxis has 3`;
    smoky(
      units,
      'refused X6.4.4f: smoke B1 on 4,0 via eye\ndice 3 3\nobaCheck B1\ndice 2\nsmoke B1 on 4,0 via eye\nexpect smoke 4,0 2\nexpect fired b1\nexpect completed eye',
    );
    smoky(units, 'dice 3 3\nobaCheck B1\ndice 4 1\nsmoke B1 on 4,0 via eye\nexpect smoke 4,0\nexpect smoke 5,0 2');
    smoky(units, 'dice 3 3\nobaCheck B1\ndice 4 1\nsmoke B1 on 4,0 via eye\nexpect smoke 5,0', 'lake 5,0');
    smoky(units, 'dice 3 3\nobaCheck B1\ndice 6\nsmoke B1 on 4,0 via eye\nexpect smoke 4,0\nexpect fired b1');
    smoky(units, 'dice 3 3\nobaCheck B1\ndice 3\nsmoke B1 on 4,0 via eye extra 1\nexpect smoke 4,0 2\nexpect pool 1');
  });
  test('X30.17 an aircraft needs a smoked target spotted before it comes', () => {
    smoky(
      `smoke 0,0 2\ngerman aircraft H10 off-board as p1\ngerman I 2/2/6/1 @ 3,0 as eye\n${FOE} @ 0,0 as a1\naxis has 3`,
      'airStrike p1 from -8,0 d1\nexpect not at flight\nexpect where p1 gone',
    );
    smoky(
      `smoke 0,0 2\nspotted 0,0\ngerman aircraft A10 off-board as p1\ngerman I 2/2/6/1 @ 3,0 as eye\n${FOE} @ 0,0 as a1\naxis has 3`,
      'airStrike p1 from -8,0 d1\nexpect decides axis\nexpect at flight',
    );
  });
});
