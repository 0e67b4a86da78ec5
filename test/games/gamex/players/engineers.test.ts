import { describe, expect, test } from 'vitest';
import { asked, alone } from './answer.ts';

/** A causeway between two lakes: whoever goes east goes over it. */
const CAUSEWAY = `lake 0,-8 0,-7 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,1 0,2 0,3 0,4 0,5 0,6 0,7 0,8`;
const EAST = `turns 8
zone goal : 6,0
victory axis tactical control goal 1
german A 10/4/6/8 @ -5,0 as t1..2
`;
const SAPPER = 'german I 1/1/6/1 engineer';

describe('X9 engineers', () => {
  test('X9.1 a mine that everybody must pass is cleared, one aside is not worth the point of a march', () => {
    expect(alone(CAUSEWAY, `${EAST}${SAPPER} @ -1,0 as e1\nmine 0,0 2-1\naxis has 1`)).toBe('engineer e1 clear 0,0');
    expect(alone(CAUSEWAY, `${EAST}${SAPPER} @ -6,0 as e1\nmine -7,0 2-1\naxis has 1`)).toMatch(/^move /);
  });
  test('X9.2h a Block on the way too, where the carrier is near', () => {
    const team = `${SAPPER} @ -1,0 as e1 assigned k1\ngerman C 0/0/1/12 @ -1,0 as k1\n`;
    expect(alone(CAUSEWAY, `${EAST}${team}block 0,0\naxis has 1`)).toBe('engineer e1 removeBlock 0,0');
  });
  test('engineers go where they are wanted, not where all others go', () => {
    const far = `${EAST}${SAPPER} @ -1,3 as e1\nmine 0,0 2-1\n`.replaceAll(' as t1..2', ' as t1..2 moved');
    expect(alone(CAUSEWAY, `${far}axis has 1`)).toBe('move e1 -1,2');
  });
  test('X28.2 what is hidden calls nobody', () => {
    const hidden = (hex: string) =>
      alone(CAUSEWAY, `${EAST}${SAPPER} @ -1,0 as e1\nmine allied hidden ${hex} 2-1\naxis has 1`);
    expect(new Set(['0,0', '-1,0', '-6,3'].map(hidden)).size).toBe(1);
    expect(hidden('0,0')).not.toMatch(/^engineer/);
  });
  test('X9.3b a Flail beats it out at once', () => {
    const flail = 'german A 9/8/8/8 tank flail @ -3,0 as f1\n';
    expect(alone(CAUSEWAY, `${EAST}${flail}mine 0,0 2-1\naxis has 1`)).toMatch(/^move f1 .*0,0 flail/);
  });
  test('X9.3d a bridge layer goes into the stream where the others want to cross', () => {
    const stream = `stream : 0,-8 0,-7 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,0 -1,1 -1,2 -2,3 -2,4 -3,5 -3,6 -4,7 -4,8`;
    const layer = (how: string) => `british I 1/2/10/6 assault-gun soft-overrun bridge-layer @ ${how}\n`;
    const west = EAST.replace('axis', 'allied').replaceAll('german', 'british');
    expect(alone(stream, `${west}${layer('-2,0 as v1')}allied has 1`)).toMatch(/^move v1 .*(0,0|0,-1|-1,1)$/);
  });
  test('X9.2c the bridge that the enemy needs is blown up, activity by activity', () => {
    const stream =
      'stream : 0,-8 0,-7 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,0 -1,1 -1,2 -2,3 -2,4 -3,5 -3,6 -4,7 -4,8\nroad : -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0\nbridge 0,0';
    const units = `turns 8
zone goal : -6,0
victory allied tactical control goal 1
control axis goal
${SAPPER} @ 0,0 as e1 assigned k1 TASK
german C 0/0/1/12 @ -1,0 as k1
american A 10/4/6/4 @ 7,0 as a1..2
`;
    expect(asked(stream, `${units.replace(' TASK', '')}axis has 1`)).toBe('engineer e1 demolish 0,0');
    expect(asked(stream, `${units.replace('TASK', 'task demolish 0,0 2')}axis has 1`)).toMatch(
      /^engineer e1 demolish -1,/,
    );
  });
});
