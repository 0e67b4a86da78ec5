import { describe, test } from 'vitest';
import { play } from './table.ts';

const TANK = 'A 14/8/9/8';
const TRUCK = 'C 0/0/1/12';
const FOOT = 'I 2/2/6/1';

describe('X5.1 moving', () => {
  test('X5.1a X27.t X27.h X27.2 prices by class, hex and side', () => {
    const board =
      'woods 1,0\nlevel 1 0,1 -1,1\nwoods -1,1\nswamp -1,0\nlevel 2 0,-1\nbrown 0,0|1,-1\nfarm 3,0\ntown 4,0\nfort 5,0\nbeach 6,0';
    const walk = (kind: string, prices: Record<string, string>) =>
      play(
        board,
        `german ${kind} @ 0,0 as u1\naxis has 6`,
        Object.entries(prices)
          .map(([hex, price]) => `expect cost u1 ${hex} ${price}`)
          .join('\n'),
      );
    walk(TANK, { '1,0': '1', '0,1': '3', '-1,1': '3', '-1,0': 'refused X5.1b', '0,-1': '1', '1,-1': '3' });
    walk(TRUCK, { '1,0': '2', '0,1': '4', '-1,1': '4', '-1,0': 'refused X5.1b', '0,-1': '2', '1,-1': '4' });
    walk('C 0/0/1/3 wagon', { '1,0': '1', '0,1': '3', '-1,0': 'refused X5.1b', '1,-1': '3' });
    walk('I 3/2/6/3 cavalry', { '1,0': '1', '0,1': '3', '-1,0': 'refused X5.1b', '1,-1': '3' });
    walk(FOOT, { '1,0': '1', '0,1': '1', '-1,1': '1', '-1,0': '1', '0,-1': '1', '1,-1': '1' });
    play(
      'farm 1,0\ntown 0,1\nfort -1,1\nbeach -1,0',
      `german ${TANK} @ 0,0 as u1\naxis has 6`,
      '1,0 0,1 -1,1 -1,0'
        .split(' ')
        .map((hex) => `expect cost u1 ${hex} 1`)
        .join('\n'),
    );
  });
  test('X27.1 a bridge over Water is Clear and is entered and left along its road', () => {
    const river = 'water 0,-1 1,-1 0,0 1,0 -1,1 0,1\nroad : -2,0 -1,0 0,0 1,0 2,0 3,0\nbridge 0,0 1,0';
    const units = `german ${TANK} @ -1,0 as g1\ngerman ${FOOT} @ 0,0 as g2..4\ngerman ${FOOT} @ 2,-1 as g5\naxis has 6`;
    play(river, units, 'expect cost g1 0,0 1\nrefused X5.1b: move g1 -1,1\nrefused X27.1: move g2 0,1');
    play(
      river,
      `german ${TANK} @ 0,0 as g1\ngerman ${FOOT} @ 1,0 as g2\ngerman ${FOOT} @ 2,-1 as g5\naxis has 6`,
      [
        'expect cost g1 1,0 1/2',
        'expect cost g1 -1,0 1/2',
        'refused X27.1: move g2 2,-1',
        'refused X5.1b: move g5 1,0',
        'move g1 1,0 2,0 3,0',
        'expect where g1 3,0',
      ].join('\n'),
    );
  });
  test('X5.1a X5.1c a path goes from hex to hex and a Move does something', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\naxis has 6`,
      'refused X5.1a: move g1 2,0\nrefused X5.1c: move g1\nok: move g1 1,0 2,0',
    );
  });
  test('X5.1b what is forbidden to a class is refused', () => {
    play(
      'lake 1,0\nswamp 0,1\ncliff 0,0|-1,0',
      `german ${TANK} @ 0,0 as g1\ngerman ${FOOT} @ 0,0 as g2\naxis has 6`,
      'refused X5.1b: move g1 1,0\nrefused X5.1b: move g2 1,0\nrefused X5.1b: move g1 0,1\nrefused X27.h: move g2 -1,0\nlegal: move g2 0,1',
    );
  });
  test('X5.1d the first step is always open and takes everything; X30.20 not into what is forbidden', () => {
    play(
      'level 1 1,0 2,0\nlake 0,1',
      `german C 0/0/1/3 truck @ 0,0 as t1\ngerman ${FOOT} @ 3,0 as g1\naxis has 6`,
      'refused X5.1a: move t1 1,0 1,-1\nrefused X5.1b: move t1 0,1\nmove t1 1,0\nexpect where t1 1,0\nexpect moved t1',
    );
    play('level 1 0,0', `german C 0/0/1/3 truck @ 2,0 as t1\naxis has 6`, 'refused X0.2: move t1 1,0 0,0');
  });
  test('X5.1d a unit without movement points walks nowhere, not even into a Block or out of a stream', () => {
    play(
      'stream : -1,1 0,1 1,1',
      `block 1,0\ngerman H 20/12/2/0 gun @ 0,0 as k1\ngerman I 2/2/6/0 @ 0,0 as g1\ngerman I 2/2/6/0 @ 0,1 as g2 down\ngerman ${FOOT} @ 0,0 as g3\naxis has 6`,
      'refused X5.1d: move k1 1,0\nrefused X5.1d: move g1 1,0\nrefused X6.3.11d: move g2 0,2\nok: move g3 1,0',
    );
  });
  test('X5.1e X7.2b X29.6 a disrupted unit goes away from every enemy that sees it', () => {
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1 disrupted\namerican ${TANK} @ 3,0 as a1\naxis has 6`,
      'refused X5.1e: move t1 0,1\nrefused X5.1e: move t1 1,0\nok: move t1 -1,0',
    );
    play(
      'woods 2,0 2,-1 1,1',
      `german ${TRUCK} @ 0,0 as t1 disrupted\namerican ${TANK} @ 3,0 as a1\naxis has 6`,
      'legal: move t1 0,1\nlegal: move t1 1,0',
    );
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1 disrupted\ngerman ${FOOT} @ 0,0 as r1\naxis has 6`,
      'refused X5.1e: move t1 load r1',
    );
  });
  test('X5.1f a unit disrupted on its way stops and is Moved', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\nmine 1,0 2-1\naxis has 6`,
      'dice 3\nmove g1 1,0 2,0\nexpect where g1 1,0\nexpect disrupted g1\nexpect moved g1',
    );
  });
  test('X5.1g three wrecks take the road rate, fewer do not; half the points drive, half unload', () => {
    play('road : 0,0 1,0 2,0', `german ${TANK} @ 0,0 as g1\nwreck 1,0 3\naxis has 6`, 'expect cost g1 1,0 1');
    play('road : 0,0 1,0 2,0', `german ${TANK} @ 0,0 as g1\nwreck 1,0 2\naxis has 6`, 'expect cost g1 1,0 1/2');
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1\ngerman H 20/12/2/0 on t1 as k1\naxis has 6`,
      'move t1 1,0 2,0 3,0 unload\nexpect where k1 3,0\nexpect moved t1+k1\nexpect carries t1 nobody',
    );
  });
  test('X5.1h a unit leaves the map only where the scenario lets it', () => {
    play(
      '',
      `german ${TANK} @ 8,0 as g1\ngerman ${TANK} @ -8,0 as g2\nzone east : edge d1\nexit axis east\nvictory axis marginal exited 1\naxis has 6`,
      'refused X5.1h: move g2 exit\nmove g1 exit\nexpect where g1 gone\nexpect level axis marginal',
    );
  });
});

describe('X5.2 transport', () => {
  test('X5.2a any carrier takes infantry, only the Truck class tows guns', () => {
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1\ngerman C(I) 2/4/4/10 @ 0,0 as h1\ngerman H 20/12/2/0 @ 0,0 as k1\ngerman ${FOOT} @ 0,0 as r1\ngerman ${TANK} @ 0,1 as g1\naxis has 6`,
      'refused X5.2a: move h1 load k1\nlegal: move h1 load r1\nlegal: move t1 load k1\nlegal: move t1 load r1\nrefused X5.2.2a: move t1 load g1',
    );
  });
  test('X5.2.1a one carrier, one passenger; it shares every result (X30.28)', () => {
    play(
      '',
      `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${FOOT} on h1 as r1\ngerman ${FOOT} @ 0,0 as r2\namerican ${TANK} @ 4,0 as a1\nallied has 6`,
      'dice 4\nfire a1 on 0,0 at h1\nexpect column 4-1\nexpect lost h1+r1\nexpect alive r2',
    );
    play(
      '',
      `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${FOOT} on h1 as r1\ngerman ${FOOT} @ 0,0 as r2\naxis has 6`,
      'refused X5.2.1a: move h1 load r2\nexpect stack 0,0 2',
    );
  });
  test('X5.2.1b a loaded carrier fights with its own strength', () => {
    play(
      '',
      `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman I 9/2/6/1 on h1 as r1\namerican ${FOOT} @ 3,0 as a1\naxis has 6`,
      'expect af h1 on 3,0 2',
    );
  });
  test('X5.2.2a X5.2.2b loading takes half the allowance: before the move or after it, never between', () => {
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1\ngerman H 20/12/2/0 @ 4,0 as k1\naxis has 6`,
      'refused X0.2: move t1 1,0 2,0 3,0 4,0 load k1',
    );
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1\ngerman H 20/12/2/0 @ 0,0 as k1\naxis has 6`,
      'refused X5.2.2b: move t1 load k1 unload\nrefused X0.2: move t1 load k1 1,0 2,0 3,0 4,0\nmove t1 load k1 1,0 2,0 3,0\nexpect where k1 3,0\nexpect carries t1 k1\nexpect moved t1+k1',
    );
    play(
      '',
      `german C 0/0/1/20 truck @ 0,0 as t1\ngerman H 20/12/2/0 @ 1,0 as k1\naxis has 6`,
      'refused X5.2.2b: move t1 1,0 load k1 2,0\nok: move t1 1,0 load k1',
    );
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1\ngerman ${FOOT} @ 0,0 as r1 fired\naxis has 6`,
      'refused X5.2.2a: move t1 load r1',
    );
  });
  test('X5.2.3a after unloading neither moves', () => {
    play(
      '',
      `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${FOOT} on h1 as r1\naxis has 6`,
      'refused X5.1a: move h1 unload 1,0\nmove h1 1,0 unload\nexpect moved h1+r1\nrefused X4.2e: move r1 2,0',
    );
  });
  test('X5.2.4 a gun of 88 mm or more takes the whole allowance', () => {
    play(
      '',
      `german ${TRUCK} @ 0,0 as t1\ngerman A 20/20/1/0 gun large @ 0,0 as k1\ngerman ${TRUCK} @ 0,3 as t2\ngerman A 20/20/1/0 gun large on t2 as k2\naxis has 6`,
      'refused X5.2.4: move t1 load k1 1,0\nrefused X5.2.4: move t2 0,4 unload\nmove t1 load k1\nexpect carries t1 k1\nmove t2 unload\nexpect where k2 0,3',
    );
  });
});

describe('X5.3 roads', () => {
  const woods = 'woods 1,0\ngreen around woods\nroad : 0,0 1,0 2,0';
  test('X5.3a X5.3e half a point along the road; onto it from beside the ordinary price', () => {
    play(
      'level 1 7,0\nroad : 0,0 1,0 2,0 3,0 4,0 5,0 6,0',
      `german ${TANK} @ 0,-1 as g1\naxis has 6`,
      'move g1 0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 ...\nexpect left g1 1',
    );
  });
  test('X5.3b X29.3 the rate is lost where more than one stackable unit is', () => {
    play(
      'road : 0,0 1,0',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 1,0 as b1\naxis has 6`,
      'expect cost g1 1,0 1/2',
    );
    play(
      'road : 0,0 1,0',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 1,0 as b1..2\naxis has 6`,
      'expect cost g1 1,0 1',
    );
  });
  test('X5.3c where only the road leads, two units may be there and no more', () => {
    play(woods, `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${TANK} @ 1,0 as b1\naxis has 6`, 'expect cost h1 1,0 1/2');
    play(woods, `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${TANK} @ 1,0 as b1..2\naxis has 6`, 'expect cost h1 1,0 1');
    play(
      woods,
      `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${TANK} @ 1,0 as b1..3\naxis has 6`,
      'refused X5.3c: move h1 1,0',
    );
  });
  test('X5.3d X8.0 X29.4 a known Mine, Block or Fortification closes the road, an IP and three wrecks cost the rate', () => {
    play(woods, `german ${TANK} @ 0,0 as g1\nmine 1,0 2-1\naxis has 6`, 'refused X5.3d: move g1 1,0');
    play(woods, `german ${TANK} @ 0,0 as g1\nblock 1,0\naxis has 6`, 'refused X5.3d: move g1 1,0');
    play(woods, `german ${TANK} @ 0,0 as g1\nwreck 1,0 3\naxis has 6`, 'expect cost g1 1,0 1');
    play(woods, `german ${TANK} @ 0,0 as g1\nip 1,0\naxis has 6`, 'expect cost g1 1,0 1');
    play(
      'stream : 1,-1 1,0 1,1\nroad : 0,0 1,0 2,0\nbridge 1,0',
      `german ${TANK} @ 0,0 as g1\nmine 1,0 2-1\naxis has 6`,
      'expect cost g1 1,0 1\ndice 6\nmove g1 1,0\nexpect good g1',
    );
  });
  test('X5.3f towns are roads among themselves', () => {
    play(
      'town 1,0 2,0',
      `german ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect cost g1 1,0 1\nmove g1 1,0 2,0 ...\nexpect left g1 6 1/2',
    );
  });
  test('X5.3g vehicles cross green sides by road only; cavalry goes over them', () => {
    play(
      'woods 1,0\ngreen around woods',
      `german ${TANK} @ 0,0 as g1\ngerman I 3/2/6/3 cavalry @ 0,0 as c1\ngerman ${FOOT} @ 0,0 as r1\naxis has 6`,
      'refused X5.3g: move g1 1,0\nlegal: move c1 1,0\nlegal: move r1 1,0',
    );
    play('brown 0,0|1,0\nroad : 0,0 1,0', `german ${TANK} @ 0,0 as g1\nip 1,0\naxis has 6`, 'expect cost g1 1,0 3');
    play('swamp 1,0\nroad : 0,0 1,0', `german ${TANK} @ 0,0 as g1\naxis has 6`, 'expect cost g1 1,0 1/2');
    play(
      'swamp 1,0\nroad : 0,0 1,0',
      `german ${TANK} @ 0,0 as g1\nblock 1,0\naxis has 6`,
      'refused X5.3d: move g1 1,0',
    );
  });
  test('X5.3h a reinforcement comes in on the road that runs off the map', () => {
    play(
      'road : d4 -8,0 -7,0 -6,0',
      `zone west : -8,0 -8,1\ngerman ${TANK} waits 1 west as r1\naxis has 6`,
      'move r1 -8,0 -7,0 ...\nexpect left r1 7',
    );
  });
});
