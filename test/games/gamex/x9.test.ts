import { describe, expect, test } from 'vitest';
import { open } from './practice.ts';
import { play, script } from './table.ts';

/** A stream from north to south with a bridge at 0,0; a road across it; an engineer's truck beside. */
const RIVER = `
  stream : 0,-8 0,-7 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,0 -1,1 -1,2 -2,3 -2,4 -3,5 -3,6 -4,7 -4,8
  road : -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0
  bridge 0,0
`;
const SAPPER = 'german I 1/1/6/1 engineer';
const TEAM = `${SAPPER} @ 0,0 as e1 assigned t1\ngerman C 0/0/1/12 @ -1,0 as t1\n`;

describe('X9.0 engineers', () => {
  test('X9.0 X4.2.2f: engineers of one hex share one point; others and disrupted ones do none of it', () => {
    play(
      'woods 0,1',
      `${SAPPER} @ 0,0 as e1..2\n${SAPPER} @ 0,0 as e3 disrupted\ngerman I 3/2/6/1 @ 0,0 as r1\nmine 1,0 2-1\nwreck 0,1\naxis has 2`,
      `refused X9.0: engineer r1 clear 1,0
      refused X9.0: engineer e3 clear 1,0
      refused X9.1a: engineer e1 clear 0,1
      engineer e1 clear 1,0
      expect pool 1
      engineer e2 removeWreck 0,1
      expect pool 1
      expect moved e1
      expect completed e2
      expect wrecks 0,1 0
      refused X4.2e: engineer e1 clear 1,0`,
    );
  });
});

describe('X9.1 clearing mines', () => {
  test('X9.1a X9.1c X29.10: it enters from next to the mine, which is inverted and gone in Housekeeping', () => {
    play(
      '',
      `${SAPPER} @ 0,0 as e1\nmine 1,0 2-1\ninitiative axis 1\naxis has 2`,
      `engineer e1 clear 1,0
      expect where e1 1,0
      expect moved e1
      expect inverted 1,0
      expect task e1 clear
      expect mine 1,0 2-1
      end
      pass
      pass
      dice 6 1
      pass
      expect turn 2
      expect not mine 1,0
      expect task e1 none
      expect inactive e1`,
    );
  });
  test('X9.1a: not from two hexes away, not a hidden mine, not one it stands in that nobody has begun with', () => {
    play(
      '',
      `${SAPPER} @ 0,0 as e1\n${SAPPER} @ 2,0 as e2\nmine 2,0 2-1\nmine allied hidden 1,0 2-1\naxis has 2`,
      `refused X5.1a: engineer e1 clear 2,0
      refused X9.1a: engineer e1 clear 1,0
      refused X9.1a: engineer e2 clear 2,0`,
    );
  });
  test('X9.1b: an inverted mine still attacks whoever comes or goes; one marker at a time', () => {
    play(
      '',
      `${SAPPER} @ 0,0 as e1\ngerman I 3/2/6/1 @ 0,0 as r1\nmine 1,0 2-1\nblock 1,0\ngerman C 0/0/1/12 @ 0,1 as t1\naxis has 4`,
      `engineer e1 clear 1,0
      expect inverted 1,0
      dice 4
      move r1 1,0
      expect disrupted r1
      expect block 1,0
      refused X4.2e: engineer e1 removeBlock 1,0`,
    );
  });
  test('X9.1d: disrupted on the way in, the marker stays inverted until one who is rallied goes on with it', () => {
    play(
      '',
      `${SAPPER} @ 0,0 as e1\nmine 1,0 2-1\namerican A 14/8/9/8 @ 5,0 as a1 OF\nmorale german 8\ninitiative axis 1\naxis has 2`,
      `engineer e1 clear 1,0
      expect decides allied
      dice 3
      opFire a1
      expect disrupted e1
      expect task e1 none
      end
      pass
      pass
      dice 6 1
      pass
      expect inverted 1,0
      expect mine 1,0 2-1
      dice 6
      roll
      refused X9.0: engineer e1 clear
      dice 3 3
      rally e1
      expect good e1
      refused X4.2e: engineer e1 clear
      end
      pass
      pass
      dice 5 1
      pass
      dice 6
      roll
      engineer e1 clear
      expect completed e1
      expect task e1 clear
      end
      pass
      pass
      dice 6 1
      pass
      expect not mine 1,0`,
    );
  });
  test('X9.1d X30.10: another engineer that comes in takes it up; a ride in unharmed is none for its truck', () => {
    play(
      '',
      `${SAPPER} @ 0,0 as e1\nmine 1,0 2-1 inverted\n${SAPPER} on t1 as e2\ngerman C 0/0/1/12 @ 2,0 as t1\ninitiative axis 1\naxis has 2`,
      `engineer e1 clear 1,0
      expect task e1 clear
      dice 1
      move t1 1,0
      expect lost t1+e2`,
    );
  });
});

describe('X9.2 bridges and Blocks', () => {
  test('X9.2c X9.2.t: three activities, the third leaves and rolls; 1 to 5 destroys', () => {
    play(
      RIVER,
      `${TEAM}initiative axis 1\naxis has 1`,
      `refused X9.2c: engineer e1 demolish to -1,0
      engineer e1 demolish
      expect completed e1
      expect task e1 demolish 1
      expect said Engineer Action 1
      pass
      pass
      dice 6 1
      pass
      dice 1
      roll
      engineer e1 demolish
      expect task e1 demolish 2
      pass
      pass
      dice 6 1
      pass
      dice 1
      roll
      refused X9.2c: engineer e1 demolish
      dice 5
      engineer e1 demolish to -1,0
      expect moved e1
      expect where e1 -1,0
      expect task e1 none
      expect not bridge 0,0
      expect block 0,0`,
    );
  });
  test('X9.2c: it rolls before anybody fires at it', () => {
    const { events } = play(
      RIVER,
      `${SAPPER} @ 0,0 as e1 assigned t1 task demolish 0,0 2\ngerman C 0/0/1/12 @ -1,0 as t1\namerican A 14/8/9/8 @ 5,0 as a1 OF\naxis has 1`,
      `dice 5
      engineer e1 demolish to -1,0`,
    );
    const kinds = events.map(({ is }) => is);
    expect(kinds.indexOf('bridgeDown')).toBeGreaterThan(0);
    expect(kinds.slice(kinds.indexOf('bridgeDown') + 1)).toContain('push');
  });
  test('X9.2d: fire and rally between the activities keep the progress, leaving does not', () => {
    play(
      RIVER,
      `${SAPPER} @ 0,0 as e1 assigned t1 task demolish 0,0 2\n${SAPPER} @ 0,0 as e2 assigned t2 task demolish 0,0 1\ngerman C 0/0/1/12 @ -1,0 as t1..2\namerican I 3/2/6/1 @ 1,0 as a1\naxis has 3`,
      `fire e1 on 1,0
      expect fired e1
      expect task e1 demolish 2
      move e2 -1,0
      expect task e2 none`,
    );
  });
  test('X9.2d X9.2b: without the carrier near the activity is refused and progress stays', () => {
    play(
      RIVER,
      `${SAPPER} @ 0,0 as e1 assigned t1 task demolish 0,0 1\ngerman C 0/0/1/12 @ -2,0 as t1\naxis has 3`,
      `refused X9.2b: engineer e1 demolish
      expect task e1 demolish 1
      move t1 -1,0
      engineer e1 demolish
      expect task e1 demolish 2`,
    );
  });
  test('X9.2a: one without a carrier, or whose carrier is destroyed, only clears mines', () => {
    play(
      RIVER,
      `${SAPPER} @ 0,0 as e1\n${SAPPER} @ 0,0 as e2 assigned t1\ngerman C 0/0/1/12 lost as t1\nmine 1,0 2-1\nwreck 1,0\naxis has 3`,
      `refused X9.2a: engineer e1 demolish
      refused X9.2a: engineer e2 demolish
      refused X9.2a: engineer e2 removeWreck 1,0
      engineer e2 clear 1,0
      expect task e2 clear`,
    );
  });
  test('X9.2a: an assigned carrier takes its engineer only', () => {
    play(
      '',
      `${SAPPER} @ 0,0 as e1 assigned t1\ngerman C 0/0/1/12 @ 0,0 as t1\ngerman I 3/2/6/1 @ 0,0 as r1\naxis has 3`,
      `refused X9.2a: move t1 load r1
      move t1 load e1
      expect carries t1 e1`,
    );
  });
  test('X9.2a: the carrier of an engineer that is lost has its equipment aboard and takes nobody else', () => {
    play(
      '',
      `${SAPPER} @ 3,0 as e1 assigned t1\ngerman C 0/0/1/12 @ 0,0 as t1\ngerman I 3/2/6/1 @ 0,0 as r1\namerican A 60/8/9/8 @ 4,0 as a1\nallied has 1`,
      `dice 1
      fire a1 on 3,0
      expect lost e1
      expect assigned e1 t1
      dice 3
      roll
      refused X9.2a: move t1 load r1`,
    );
    play(
      '',
      `${SAPPER} lost as e1 assigned t1\ngerman C 0/0/1/12 @ 0,0 as t1\ngerman I 3/2/6/1 @ 0,0 as r1\naxis has 3`,
      'refused X9.2a: move t1 load r1',
    );
  });
  test('X9.2a X10.1 X11.6: a landing craft that is assigned takes others, too; a glider is not assigned', () => {
    const units = `${SAPPER} on l1 as e1 assigned l1\n${SAPPER} on l1 as e2\ngerman C(I) 2/2*/1/4 halftrack lvt @ 0,0 as l1\n`;
    play('beach 0,0', `${units}axis has 3`, 'expect assigned e1 l1\nexpect where e2 0,0');
    play(
      'beach 0,0',
      `${SAPPER} @ 0,0 as e1 assigned l1\n${SAPPER} @ 0,0 as e2\ngerman C(I) 2/2*/1/4 halftrack lvt @ 0,0 as l1\naxis has 3`,
      'move l1 load e2\nexpect carries l1 e2',
    );
    play(
      '',
      `setup axis\n${SAPPER} unset as e1\ngerman glider off-board as gl1\ngerman I 3/2/6/1 on gl1 as r1\naxis sets up`,
      'refused X5.2a: assign e1 gl1',
    );
  });
  test('X9.2a X31.2: carriers are assigned at set-up', () => {
    script(`game gamex
board inline
  grid radius 4
end board
zone west : edge d4
setup axis
${SAPPER} unset west as e1..2
german C 0/0/1/12 unset west as t1
american I 3/2/6/1 @ 3,0 as a1
---
refused X9.2a: assign t1 t1
assign e1 t1
expect assigned e1 t1
refused X9.2a: assign e2 t1
placeRest
refused X9.2a: place e2 on t1
dice 6 1
done
expect assigned e1 t1`);
  });
  test('X9.2e X30.16: on the bridge wheels and guns are lost, feet are Down; then it is a stream with a Block', () => {
    play(
      RIVER,
      `${SAPPER} @ 0,0 as e1 assigned t1 task demolish 0,0 2\ngerman C 0/0/1/12 @ 0,0 as t1\ngerman I 3/2/6/1 @ 0,0 as r1\ngerman I 3/2/6/1 @ 1,0 as r2\ngerman I 3/3/6/3 cavalry @ 2,0 as r3\ngerman A 14/8/9/8 @ 1,0 as g1\naxis has 4`,
      `dice 1
      engineer e1 demolish to -1,0
      expect lost t1
      expect wrecks 0,0 0
      expect down r1
      expect stack 0,0 2
      expect cost g1 0,0 refused X6.3.11a
      refused X8.5b: move r3 1,0 0,0
      move r2 0,0
      expect down r2`,
    );
  });
  test('X9.2f X9.2.t: after one failure it tries again with 1, 2 or 3; 1-2, 1-4, 1-5; a second failure begins anew', () => {
    const again = (done: number, die: number, result: string) =>
      play(
        RIVER,
        `${SAPPER} @ 0,0 as e1 assigned t1 task demolish 0,0 ${done} attempt 2\ngerman C 0/0/1/12 @ -1,0 as t1\naxis has 1`,
        `dice ${die}\nengineer e1 demolish to -1,0\n${result}`,
      );
    again(0, 2, 'expect not bridge 0,0');
    again(0, 3, 'expect bridge 0,0\nexpect task e1 none');
    again(1, 4, 'expect not bridge 0,0');
    again(1, 5, 'expect bridge 0,0');
    again(2, 5, 'expect not bridge 0,0');
    again(2, 6, 'expect bridge 0,0\nexpect task e1 none');
  });
  test('X9.2.s: activities on turns 2, 3, 5, die 6; back on turn 6, on turn 7 a single activation succeeds on 1-2', () => {
    play(
      RIVER,
      `${TEAM}turn 2\ninitiative axis 1\naxis has 1`,
      `engineer e1 demolish
      pass
      pass
      dice 6 1
      pass
      expect turn 3
      dice 1
      roll
      engineer e1 demolish
      pass
      pass
      dice 6 1
      pass
      expect turn 4
      pass
      pass
      dice 6 1
      pass
      dice 1
      roll
      expect task e1 demolish 2 attempt 1
      dice 6
      engineer e1 demolish to -1,0
      expect bridge 0,0
      expect task e1 demolish 0 attempt 2
      pass
      pass
      dice 1 6
      pass
      expect turn 6
      pass
      dice 1
      roll
      move e1 0,0
      finish
      pass
      pass
      dice 6 1
      pass
      dice 1
      roll
      dice 2
      engineer e1 demolish to 1,0
      expect not bridge 0,0
      expect where e1 1,0`,
    );
  });
  test('X9.2g X9.2.t: a Block takes 2 activities in Woods, 4 elsewhere; later attempts one', () => {
    play(
      'woods 2,0\nroad : 1,0 2,0 3,0',
      `${SAPPER} @ 2,0 as e1 assigned t1 task makeBlock 2,0 1\n${SAPPER} @ 1,0 as e2 assigned t1b task makeBlock 1,0 2\n${SAPPER} @ 0,0 as e3 assigned t1c\ngerman C 0/0/1/12 @ 1,0 as t1\ngerman C 0/0/1/12 @ 1,0 as t1b\ngerman C 0/0/1/12 @ 0,0 as t1c\naxis has 5`,
      `refused X9.2g: engineer e3 makeBlock
      refused X9.2g: engineer e1 makeBlock
      dice 6
      engineer e1 makeBlock to 3,0
      expect not block 2,0
      expect task e1 makeBlock 0 attempt 2
      refused X9.2g: engineer e2 makeBlock to 0,0
      engineer e2 makeBlock
      expect task e2 makeBlock 3`,
    );
    play(
      'road : 1,0 2,0 3,0',
      `${SAPPER} @ 1,0 as e1 assigned t1 task makeBlock 1,0 0 attempt 4\n${SAPPER} @ 2,0 as e2 assigned t2 task makeBlock 2,0 3\ngerman C 0/0/1/12 @ 1,0 as t1\ngerman C 0/0/1/12 @ 2,0 as t2\naxis has 5`,
      `refused X9.2g: engineer e1 makeBlock
      dice 6
      engineer e1 makeBlock to 0,0
      expect task e1 makeBlock 0 attempt 5
      dice 5
      engineer e2 makeBlock to 3,0
      expect block 2,0
      expect stack 2,0 2`,
    );
  });
  test('X9.2h: a Block is removed like a mine, with the carrier near', () => {
    play(
      '',
      `${SAPPER} @ 0,0 as e1 assigned t1\n${SAPPER} @ 0,0 as e2\ngerman C 0/0/1/12 @ -1,0 as t1\nblock 1,0\ninitiative axis 1\naxis has 3`,
      `refused X9.2a: engineer e2 removeBlock 1,0
      refused X9.2h: engineer e1 removeBlock 0,1
      engineer e1 removeBlock 1,0
      expect inverted 1,0
      expect block 1,0
      expect moved e1
      end
      pass
      pass
      dice 6 1
      pass
      expect not block 1,0`,
    );
  });
});

describe('X9.3 vehicles of the engineers', () => {
  test('X9.3a X9.3b: a Flail with 8 MP, four clear hexes, then 4 MP to enter and clear', () => {
    play(
      '',
      'british A 9/8/8/8 tank flail @ 0,0 as f1\nmine 5,0 3-1\nmine 1,0 2-1\nallied has 3',
      `refused X9.3b: move f1 0,1 1,1 2,1 3,1 4,0 5,0 flail
      move f1 1,-1 2,-1 3,-1 4,-1 5,-1 ...
      refused X9.3b: go 5,0 flail
      go 5,0 ...
      expect left f1 2
      stop
      expect mine 5,0 3-1`,
    );
    play(
      '',
      'british A 9/8/8/8 tank flail @ 0,0 as f1\nbritish A 9/8/8/8 tank @ 0,0 as f2\nmine 5,0 3-1\nallied has 3',
      `refused X9.3a: move f2 1,0 2,0 3,0 4,0 5,0 flail
      move f1 1,0 2,0 3,0 4,0 5,0 flail
      expect not mine 5,0
      expect where f1 5,0
      expect moved f1`,
    );
  });
  test('X9.3b: or it pays half to leave the mine hex it began in, and goes on', () => {
    play(
      '',
      'british A 9/8/8/8 tank flail @ 0,0 as f1\nmine 0,0 2-1\nallied has 3',
      `move f1 1,0 flail 2,0 ...
      expect not mine 0,0
      expect left f1 3`,
    );
  });
  test('X9.3c: a flamethrower is an ordinary armored unit with its letter', () => {
    play(
      '',
      'british H 40/1/11/5 tank @ 0,0 as c1\ngerman I 3/2/10/1 @ 1,0 as r1\nallied has 1',
      `expect af c1 on 1,0 40
      expect column c1 on 1,0 4-1`,
    );
  });
  test('X9.3d X29.21: a bridge layer stops in the stream; later it leaves for 3 MP more and the bridge is there at once', () => {
    play(
      RIVER,
      'nation british axis\nbritish I 1/2/10/6 assault-gun bridge-layer @ 1,-2 as v1\nbritish A 9/8/8/8 @ 2,-2 as g1\ninitiative axis 1\naxis has 3',
      `refused X6.3.11a: move g1 1,-2 0,-2
      move v1 0,-2
      expect down v1
      expect moved v1
      expect not bridge 0,-2
      end
      pass
      pass
      dice 6 1
      pass
      dice 6
      roll
      expect cost v1 -1,-2 4
      move v1 -1,-2 -2,-2 ...
      expect bridge 0,-2 32
      expect left v1 1
      stop
      move g1 1,-2 0,-2 -1,-2 ...
      expect left g1 5`,
    );
  });
  test('X9.3d: it carries one bridge; laid, it is a tank like others', () => {
    const layer = 'nation british axis\nbritish I 1/2/10/6 assault-gun bridge-layer';
    play(
      RIVER,
      `${layer} @ 0,-2 as v1 down\naxis has 3`,
      `move v1 1,-2
      expect bridge 0,-2 32
      expect laid v1`,
    );
    play(
      RIVER,
      `${layer} @ 1,-3 as v1 laid\nbridge 0,-2\naxis has 3`,
      `refused X6.3.11a: move v1 0,-3
      legal: move v1 1,-2 0,-2`,
    );
    expect(() => play('', 'german A 14/8/9/8 @ 0,0 as g1 laid\naxis has 3', '')).toThrow(/g1 is no bridge layer/);
  });
  test('X9.3e X29.11: non-I weapons fire at the bridge alone, Soft and without modifiers, half indirect; only X counts', () => {
    const guns =
      'german A 64/8/9/8 @ 3,-3 as g1\ngerman I 9/8/9/1 @ 3,-3 as r1\ngerman M 64/14/2/0 @ 3,-3 as m1\ngerman I 3/2/6/1 @ 1,-3 as eye\namerican I 3/2/6/1 @ 0,-3 as a1\nbridge 0,-3\naxis has 4';
    play(
      RIVER,
      guns,
      `expect af g1 on 0,-3 at bridge 32
      expect df g1 on 0,-3 at bridge 32
      expect treated g1 on 0,-3 at bridge soft
      expect af indirect m1 on 0,-3 at bridge 32
      refused X9.3e: fire r1 on 0,-3 at bridge
      refused X9.3e: fire g1 on 0,-3 at bridge+a1
      refused X9.3e: fire g1 on 0,-4 at bridge
      dice 1
      fire g1 on 0,-3 at bridge
      expect bridge 0,-3
      expect good a1
      expect result bridge DD
      dice 2
      fire m1 on 0,-3 at bridge via eye
      expect completed eye
      expect bridge 0,-3`,
    );
  });
  test('X9.3e X6.4.4: off-board artillery attacks it, with an accuracy die, at half strength', () => {
    const guns =
      'morale german 8\ngerman (H) 99/32/2/0 off-board battery B1 as b1\ngerman M 64/14/2/0 @ 3,-3 as m1\ngerman I 3/2/6/1 @ 1,-3 as eye\namerican I 3/2/6/1 @ 0,-3 as a1\namerican I 3/2/6/1 @ 1,-4 as a2\nbridge 0,-3\naxis has 6';
    play(
      RIVER,
      guns,
      `dice 4 4
      obaCheck B1
      refused X9.3e: obaFire B1 on 0,-4 at bridge via eye
      refused X6.4.3b: obaFire B1 on 0,-3 at bridge via m1 with m1
      dice 1 1
      obaFire B1 on 0,-3 at bridge via eye with m1
      expect said 81 1/2 to 32
      expect not bridge 0,-3
      expect down a1
      expect good a1
      expect completed eye
      expect fired b1+m1`,
    );
    // Scattered fire falls on the units of another hex; the guns on the map still attack the bridge.
    play(
      RIVER,
      guns,
      `dice 4 4
      obaCheck B1
      dice 3 2 1 1
      obaFire B1 on 0,-3 at bridge via eye with m1
      expect said 32 to 32
      expect bridge 0,-3
      expect said it falls in`,
    );
  });
  test('X9.3e: a truck bridge bears wheels and feet only', () => {
    play(
      RIVER,
      'german A 14/8/9/8 @ 1,-3 as g1\ngerman C 0/0/1/12 @ 1,-3 as t1\ngerman I 3/2/6/1 @ 1,-3 as r1\nbridge 0,-3 truck\naxis has 4',
      `expect cost g1 0,-3 refused X9.3e
      expect cost t1 0,-3 2
      expect cost r1 0,-3 1
      expect bridge 0,-3 23`,
    );
  });
  test('X9.3f: engineers destroy it in three activities, without a die and without a Block', () => {
    play(
      RIVER,
      `${SAPPER} @ 0,-3 as e1 assigned t1 task demolish 0,-3 2\n${SAPPER} @ 0,-3 as e2 assigned t2\ngerman C 0/0/1/12 @ 1,-3 as t1..2\nbridge 0,-3\naxis has 4`,
      `refused X9.2c: engineer e2 demolish to 1,-3
      engineer e1 demolish to 1,-3
      expect not bridge 0,-3
      expect not block 0,-3
      expect down e2`,
    );
  });
  test('X9.3g: destroyed by fire, vehicles with their load are lost without a wreck, others are Down', () => {
    play(
      RIVER,
      'german A 64/8/9/8 @ 3,-3 as g1\namerican C(I) 2/4/4/10 @ 0,-3 as h1\namerican I 3/2/6/1 on h1 as a1\namerican I 3/2/6/1 @ 0,-3 as a2\nbridge 0,-3 truck\naxis has 4',
      `dice 1
      fire g1 on 0,-3 at bridge
      expect result bridge DD
      expect bridge 0,-3`,
    );
    play(
      RIVER,
      'german H 64/8/9/8 @ 3,-3 as g1\namerican C(I) 2/4/4/10 @ 0,-3 as h1\namerican I 3/2/6/1 on h1 as a1\namerican I 3/2/6/1 @ 0,-3 as a2\nbridge 0,-3\naxis has 4',
      `dice 1
      fire g1 on 0,-3 at bridge
      expect lost h1+a1
      expect wrecks 0,-3 0
      expect down a2
      expect not bridge 0,-3`,
    );
  });
  test('X9.3g X9.2e: a gun stays, Down, on a bridge that is shot down; engineers blow it up with the bridge', () => {
    play(
      RIVER,
      'german H 64/8/9/8 @ 3,-3 as g1\namerican A 9/8/2/0 gun @ 0,-3 as k1\namerican C 0/0/1/12 wagon @ 0,-3 as w1\nbridge 0,-3\naxis has 4',
      `dice 1
      fire g1 on 0,-3 at bridge
      expect alive k1
      expect down k1
      expect lost w1`,
    );
    play(
      RIVER,
      `${SAPPER} @ 0,-3 as e1 assigned t1 task demolish 0,-3 2\ngerman A 9/8/2/0 gun @ 0,-3 as k1\ngerman C 0/0/1/12 @ 1,-3 as t1\nbridge 0,-3\naxis has 4`,
      `engineer e1 demolish to 1,-3
      expect lost k1`,
    );
  });
});

describe('X9.4 wrecks', () => {
  test('X9.4: from its own hex or the next, one at once, and units that come later profit', () => {
    play(
      'road : 0,0 1,0 2,0',
      `${SAPPER} @ 0,1 as e1\ngerman A 14/8/9/8 @ 0,0 as g1\nwreck 1,0 3\nwreck 3,0\naxis has 3`,
      `expect cost g1 1,0 1
      refused X9.4: engineer e1 removeWreck 3,0
      refused X9.4: engineer e1 removeWreck 0,0
      engineer e1 removeWreck 1,0
      expect completed e1
      expect wrecks 1,0 2
      expect where e1 0,1
      expect cost g1 1,0 1/2`,
    );
  });
});

test('X9.2b: nonsense about engineers is refused in words', () => {
  const faulty = (line: string) => () =>
    open(`game gamex\nboard inline\n  grid radius 2\nend board\n${line}\naxis has 1\n`);
  expect(faulty('german I 1/1/6/1 engineer @ 0,0 as e1 assigned x9')).toThrow('no carrier x9');
  expect(faulty('german I 1/1/6/1 @ 0,0 as e1 task clear 0,0')).toThrow('no engineer');
  expect(faulty('german I 1/1/6/1 engineer @ 0,0 as e1 task dance 0,0')).toThrow('a task is');
  expect(faulty('bridge 0,0')).toThrow('a temporary bridge lies in a stream');
  expect(faulty('broken 0,0')).toThrow('no bridge that could be broken');
  expect(faulty('inverted 0,0')).toThrow('no Block to be inverted');
});
