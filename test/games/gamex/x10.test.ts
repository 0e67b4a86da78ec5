import { describe, expect, test } from 'vitest';
import { open } from './practice.ts';
import { play, script } from './table.ts';

/** The sea in the west, a strip of beach at q = -3, land behind it. */
const COAST = `
  lake -8,0 -7,0 -6,0 -5,0 -4,0 -7,-1 -6,-1 -5,-1 -4,-1 -3,-1 -8,1 -7,1 -6,1 -5,1 -4,1 -8,2 -7,2 -6,2 -5,2 -4,2
  beach -3,0 -3,1 -3,2 -2,-1
`;
const LVT = 'american C(I) 2/2*/1/4 halftrack lvt';
const DUKW = 'american C(I) 0/0/1/14 halftrack dukw';
const FOOT = 'american I 3/2/6/1';
const TANK = 'american A 9/8/8/8 tank';

describe('X10.1 setting up a landing', () => {
  const FLEET = `game gamex
board inline
  grid radius 8${COAST}end board
zone offing : -7,0 -7,1 -6,1
zone shore : -1,0 -1,1
mine axis unset 2-1 zone shore
setup axis works
setup axis
setup allied
sinking 2
german I 3/2/6/1 unset shore as g1
${LVT} unset offing as l1
${FOOT} unset offing as r1..2
${TANK} dd unset offing as d1
${TANK} unset offing as t1..2
---
`;
  test('X10.1 X10.2 X10.4b: works first; everybody without wheels on a craft, one in a sea hex, the rest waits; DD roll', () => {
    script(`${FLEET}refused X10.1: place g1 -1,0
    hideMine 1 -1,1
    done
    place g1 -1,0
    done
    expect decides allied
    refused X5.1h: place r1 -7,0
    place l1 -7,0
    refused X10.2: place t1 -7,0
    refused X10.1: done
    place r1 on l1
    place r2 on l1
    expect carries l1 r1+r2
    dice 3
    place d1 -7,1
    expect sea d1
    place t1 -6,1
    dice 6 1
    done
    expect where t2 waits`);
  });
  test('X10.4b: a DD vehicle that sinks is lost without a wreck; placeRest loads and rolls too', () => {
    script(`${FLEET}hideMine 1 -1,1
    done
    placeRest
    done
    dice 2
    placeRest
    expect lost d1
    expect carries l1 r1+r2
    expect wrecks -7,1 0`);
  });
});

describe('X10.3 at sea', () => {
  test('X10.3a X4.2e: nobody at sea is activated or fires; they can be attacked', () => {
    play(
      COAST,
      `${TANK} @ -6,0 as t1\n${TANK} @ -5,1 as t2 disrupted\ngerman A 14/8/9/8 @ -1,0 as g1\nallied has 3`,
      `refused X10.3a: move t1 -5,0
      refused X10.3a: fire t1 on -1,0
      refused X10.3a: rally t2
      expect spotted -6,0 axis
      expect treated g1 on -6,0 armored`,
    );
  });
  test('X10.3b X10.3c X30.18: nearest first one hex nearer, disrupted or not; on the beach disrupted', () => {
    play(
      COAST,
      `${TANK} @ -4,1 as t1\n${TANK} @ -5,1 as t2 disrupted\ninitiative axis 1\naxis has 1`,
      `pass
      pass
      pass
      expect at sea
      seaAdvance t1 -3,1
      expect disrupted t1
      dice 6 1
      seaAdvance t2 -4,1
      expect turn 2`,
    );
  });
  test('X10.3b: the nearest beach hex is full and none is as near: the craft and its load are lost', () => {
    play(
      '\n  lake -4,0 -5,0\n  beach -3,0',
      `${LVT} @ -4,0 as l1\n${FOOT} on l1 as r1\n${FOOT} @ -3,0 as b1..4\ninitiative axis 1\naxis has 1`,
      `pass
      pass
      dice 6 1
      pass
      expect lost l1+r1`,
    );
  });
  test('X10.3b: a mine on the beach acts; what waits comes onto free edge sea hexes; no fire is opened', () => {
    play(
      '\n  lake -8,0 -7,0 -6,0 -5,0 -4,0\n  beach -3,0',
      `zone offing : -8,0\n${TANK} @ -4,0 as t1\n${TANK} waits 1 offing as t2\ngerman A 14/8/9/8 @ -1,0 as g1 OF\nmine -3,0 2-1\ninitiative axis 1\naxis has 1`,
      `pass
      pass
      pass
      expect decides axis
      dice 2
      keepOF g1
      expect lost t1
      refused X10.3b: seaEnter t2 -7,0
      dice 6 1
      seaEnter t2 -8,0
      expect sea t2
      expect turn 2`,
    );
  });
  test('X10.3d: craft go from beach to beach only', () => {
    play(
      COAST,
      `${LVT} @ -3,0 as l1\nallied has 2`,
      `refused X10.3d: move l1 -2,0
      refused X10.3d: move l1 -4,0
      move l1 -3,1
      expect where l1 -3,1`,
    );
  });
});

describe('X10.4 ashore', () => {
  test('X10.4a: at sea a vehicle counts 8, a craft and a DD vehicle what they have, all Armored', () => {
    play(
      COAST,
      `${TANK} @ -5,0 as t1\n${LVT} @ -5,1 as l1\n${FOOT} on l1 as r1\namerican A 9/8/5/8 tank dd @ -5,2 as d1\n${DUKW} @ -6,2 as w1\ngerman A 14/12/9/8 @ -1,0 as g1\naxis has 3`,
      `expect df g1 on -5,0 8
      expect df g1 on -5,1 1
      expect df g1 on -5,2 5
      expect df g1 on -6,2 1
      expect treated g1 on -5,1 armored`,
    );
  });
  test('X10.4c X29.12: a craft unloads on the beach, both at half its points; each then moves with half of its own', () => {
    play(
      COAST,
      `${LVT} @ -3,1 as l1\n${FOOT} on l1 as r1\namerican I 3/3/10/4 infantry on l1 as c1\nallied has 2`,
      `move l1 unload unload c1
      expect phase X31.7
      expect left r1 1/2
      go -2,1
      expect where r1 -2,1
      expect moved r1
      expect left c1 2
      go -2,0 -1,0
      expect where c1 -1,0
      expect moved l1
      expect carries l1 nobody`,
    );
  });
  test('X10.4c: a disrupted craft unloads nobody', () => {
    play(
      COAST,
      `${LVT} @ -3,1 as l1 disrupted\n${FOOT} on l1 as r1 disrupted\nallied has 2`,
      'refused X5.1e: move l1 unload',
    );
  });
});

describe('X10.5 naval support', () => {
  test('X10.5: over open sights from an edge sea hex, 20 or more, half against armor, or as off-board artillery', () => {
    play(
      COAST,
      `british (H) 40/99/2/0 naval off-board battery N1 as n1\nbritish (H) 12/99/2/0 naval off-board battery N2 as n2\n${FOOT} @ -3,0 as eye\ngerman A 14/8/9/8 @ 0,0 as g1\nmorale allied 12\nallied has 6`,
      `refused X10.5: navalFire n2 from -8,0 on 0,0
      refused X10.5: navalFire n1 from -7,0 on 0,0
      refused X10.5: navalFire g1 from -8,0 on 0,0
      dice 6 6
      obaCheck N2
      refused X10.5: obaFire N2 on 0,0 via eye
      dice 4
      navalFire n1 from -8,0 on 0,0
      expect said 20 to 9
      expect column 2-1
      expect disrupted g1
      expect fired n1
      refused X10.5: navalFire n1 from -8,0 on 0,0`,
    );
  });
});

test('X10.2: nonsense about the sea is refused in words', () => {
  const faulty = (line: string) => () =>
    open(`game gamex\nboard inline\n  grid radius 4\n  lake -4,0 -3,0\n  beach -2,0\nend board\n${line}\naxis has 1\n`);
  expect(faulty(`${FOOT} @ -3,0 as r1`)).toThrow('cannot stand in water');
  expect(faulty(`${TANK} @ -3,0 as t1..2`)).toThrow('one in a sea hex');
  expect(faulty(`${LVT} @ -3,0 as l1\n${FOOT} on l1 as r1..3`)).toThrow('one carrier, one passenger');
  expect(faulty('sinking 9')).toThrow('no chance to sink');
});
