import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Counter, readCounters, readKind } from '#games/gamex/kinds.ts';
import { odds } from './odds.ts';
import { play, script } from './table.ts';

const TANK = 'A 14/8/9/8';

describe('X0 conventions', () => {
  test('X0.1 halves and thirds are kept: 20 shared by three is 6 2/3', () => {
    play(
      '',
      'german M 10/17/2/0 @ 0,0 as m1\ngerman M 10/17/2/0 @ 0,1 as m2\ngerman I 2/2/6/1 @ 3,0 as eye\nsoviet I 2/2/5/1 @ 5,0 as s1..2\naxis has 6',
      'expect af indirect m1+m2 on 5,0 10',
    );
  });

  test('X0.2 points are counted in halves and a step needs its full price', () => {
    play(
      'road : 0,0 1,0 2,0',
      `german ${TANK} @ 0,0 as g1\ngerman C 0/0/1/3 truck @ -3,0 as t1\naxis has 6`,
      'move g1 1,0 ...\nexpect left g1 7 1/2\nstop\nrefused X0.2: move t1 -4,0 -5,0\nok: move t1 -4,0',
    );
  });

  test('X0.3 dice are six-sided, and the combat die shows 6 too', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\namerican A 9/6/9/8 @ 4,0 as a1\naxis has 6`,
      'dice 6\nfire g1 on 4,0\nexpect column 3-1\nexpect result a1 -',
    );
  });

  test('X0.4 X0.5 hexes and distances as the ledger has them', () => {
    play(
      '',
      `german A 14/3/9/8 @ 0,0 as g1\namerican A 9/6/9/8 @ 2,1 as a1\namerican A 9/6/9/8 @ 3,1 as a2\naxis has 6`,
      'legal: fire g1 on 2,1\nrefused X6.2: fire g1 on 3,1',
    );
  });

  test('X0.6 north is d1 unless the scenario says otherwise: scatter goes clockwise from it', () => {
    const guns =
      'german (H) 40/32/2/0 off-board battery B1 as gb\ngerman I 2/2/6/1 @ 3,0 as eye\namerican I 2/2/6/1 @ 5,0 as a1\nmorale german 8\n';
    const shots = 'dice 3 4 3 2\nobaCheck B1\nobaFire B1 on 5,0 via eye';
    play('', `${guns}axis has 6`, `${shots}\nexpect said it falls in 5,1`);
    play('', `${guns}north d6\naxis has 6`, `${shots}\nexpect said it falls in 6,0`);
  });

  test('X0.7 a nation fights for one side, and the scenario may say which', () => {
    play(
      '',
      `finnish ${TANK} @ 0,0 as f1\nnation finnish allied\ngerman ${TANK} @ 3,0 as g1\naxis has 6`,
      'refused X0.7: move f1 1,0\nlegal: fire g1 on 0,0',
    );
  });

  test('X0.8 units off the map, riding or lost do nothing', () => {
    play(
      '',
      `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman I 2/2/6/1 on h1 as r1\ngerman ${TANK} lost as g1\ngerman ${TANK} waits 3 edge as g2\nzone edge : -8,0\naxis has 6`,
      'refused X4.2e: move r1 1,0\nrefused X0.8: move g1 1,0\nrefused X4.2.2h: move g2 -8,0',
    );
  });

  test('X0.9 at most one activity marker; one with any is activated', () => {
    expect(() => play('', `german ${TANK} @ 0,0 as g1 moved fired\naxis has 6`, '')).toThrow(/one marker at most/);
    play('', `german ${TANK} @ 0,0 as g1 completed\naxis has 6`, 'refused X4.2e: move g1 1,0\nexpect completed g1');
  });
});

describe('X1 outline', () => {
  test('X1.1 X4.0 X31.15 a scenario has so many turns and ends after the check of the last', () => {
    play('', 'turns 3\nturn 3\naxis to roll', 'pass\npass\npass\nexpect at over\nexpect winner draw');
  });
  test('X1.2 sides alternate impulses and a unit acts once a turn', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\naxis to roll`,
      'dice 1\nrollPool\nmove g1 1,0\nexpect decides allied\npass\nexpect decides axis\ndice 2\nrollPool\nrefused X4.2e: move g1 2,0',
    );
  });
  test('X1.3 X31.16 X31.17 the phase ends when nobody has anything to activate', () => {
    script(
      `game gamex\nboard inline\n grid radius 2\nend board\nturns 1\ngerman I 2/2/6/1 @ 0,0 as g1 moved\namerican I 2/2/6/1 @ 2,0 as a1\nallied has 2\n---\nmove a1 1,1\nendImpulse\nexpect at over`,
    );
  });
});

describe('X2 pieces', () => {
  const box = readCounters(
    readFileSync(new URL('../../../src/games/gamex/data/standard.counters', import.meta.url), 'utf8'),
  );
  const counters = Array.isArray(box) ? new Map<string, Counter>() : (box as ReadonlyMap<string, Counter>);
  const kind = (text: string) => {
    const read = readKind(text.split(' '));
    if (typeof read === 'string') throw new Error(read);
    return read.kind;
  };

  test('X2.1 X26.1 every counter of the box is read, each with its nations', () => {
    expect(counters.size).toBe(738);
    const nations = new Set([...counters.values()].flatMap((counter) => counter.nations.map((one) => one.nation)));
    for (const nation of [
      'finnish',
      'french',
      'german',
      'british',
      'hungarian',
      'italian',
      'japanese',
      'polish',
      'romanian',
      'russian',
      'american',
    ]) {
      expect([...nations], nation).toContain(nation);
    }
    for (const { kind: one } of counters.values()) {
      expect(one.ds, one.id).toBeGreaterThan(0);
      if (one.type !== 'aircraft' && one.weapon !== 'C') expect(one.range, one.id).toBeGreaterThan(one.as > 0 ? 0 : -1);
    }
  });

  test('X2.1a X26.6 values read in a Z; T-35 defends with 9', () => {
    expect(counters.get('t-35')?.kind).toMatchObject({ weapon: 'H', as: 10, range: 6, ds: 9, mp: 6, type: 'armored' });
    expect(counters.get('stug-iii-g')?.kind).toMatchObject({
      weapon: 'A',
      as: 12,
      range: 8,
      ds: 9,
      mp: 8,
      overrun: 'any',
    });
    expect(counters.get('truck-german')?.kind).toMatchObject({
      code: 'C',
      mp: 12,
      truckClass: true,
      carries: 'any',
      type: 'soft',
    });
    expect(counters.get('mg-platoon-american')?.kind).toMatchObject({ mg: true, closeAssault: true, star: true });
    expect(counters.get('sdkfz-251_10')?.kind).toMatchObject({
      code: 'C(A)',
      weapon: 'A',
      carries: 'infantry',
      truckClass: false,
    });
    expect(counters.get('p-47-bombs')?.kind.air).toEqual([
      { weapon: 'H', indirect: true, as: 30 },
      { weapon: 'I', indirect: false, as: 3 },
    ]);
  });

  test('X2.1b X26.2 letters: parentheses may fire indirectly, C carries, the asterisk', () => {
    expect(kind('(H) 20/35/2/0')).toMatchObject({ weapon: 'H', indirect: true, gun: true });
    expect(kind('M 10/17/2/0')).toMatchObject({ weapon: 'M', indirect: true });
    expect(kind('H 20/10/2/0')).toMatchObject({ indirect: false });
    expect(kind('C(I) 2/4/4/10')).toMatchObject({ weapon: 'I', carries: 'infantry', truckClass: false });
    expect(kind('C 0/0/1/12')).toMatchObject({ weapon: 'C', carries: 'any', truckClass: true });
    expect(kind('I 2/2*/6/1').star).toBe(true);
    expect(kind('AA 4/10/1/0').aa).toBe(true);
  });

  test('X2.1c range is the farthest a unit attacks', () => {
    play(
      '',
      `german A 14/4/9/8 @ 0,0 as g1\namerican A 9/6/9/8 @ 4,0 as a1\namerican A 9/6/9/8 @ 5,0 as a2\naxis has 6`,
      'legal: fire g1 on 4,0\nrefused X6.2: fire g1 on 5,0',
    );
  });

  test('X2.1d X26.3 types and movement classes where the counter is silent', () => {
    expect(kind('A 14/8/9/8')).toMatchObject({ type: 'armored', vehicle: true, moveClass: 'vehicle' });
    expect(kind('A 8/5/3/0')).toMatchObject({ type: 'soft', gun: true });
    expect(kind('C(I) 2/4/4/10').type).toBe('armored');
    expect(kind('(H) 20/16/6/8')).toMatchObject({ type: 'armored', spa: true });
    expect(kind('I 3/2/6/1')).toMatchObject({ type: 'soft', moveClass: 'foot', closeAssault: true });
    expect(kind('I 3/2/6/3 cavalry')).toMatchObject({ moveClass: 'cavalry', closeAssault: true, infantry: false });
    expect(readKind(['Z', '1/2/3/4'])).toMatch(/no weapon/);
  });

  test('X2.1e every counter has a name of its own', () => {
    expect(() => play('', `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`, '')).toThrow(
      /two units g1/,
    );
  });

  test('X2.2 X8.1b wrecks are markers only: they do not fight and hide nobody', () => {
    odds('wreck 2,0 3', `german ${TANK} @ 0,0 as g1\namerican A 9/6/9/8 @ 4,0 as a1`, 'g1 on 4,0', {
      af: '28',
      column: '3-1',
    });
    play(
      '',
      `wreck 2,0 3\ngerman ${TANK} @ 0,0 as g1\namerican A 9/6/9/8 @ 4,0 as a1\naxis has 6`,
      'expect los 0,0 4,0 clear\nexpect wrecks 2,0 3\nlegal: fire g1 on 4,0',
    );
  });

  test('X2.3 X2.3a Completed is for what is neither moving nor firing', () => {
    play(
      '',
      'german I 2/2/6/1 @ 0,0 as g1 disrupted\nmorale german 7\naxis has 6',
      'dice 3 4\nrally g1\nexpect completed g1\nexpect good g1',
    );
  });
});

describe('X3 the map', () => {
  test('X3.2a X27.1 terrain not named is Clear', () => {
    play('', `german ${TANK} @ 0,0 as g1\naxis has 6`, 'expect cost g1 1,0 1');
  });
  test('X3.2b a side may be green and brown together', () => {
    play(
      'level 1 4,0 0,0\nbrown 2,0|3,0\ngreen 2,0|3,0',
      `german ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect los 0,0 4,0 blocked\nexpect blocks 0,0 4,0 2,0|3,0',
    );
  });
  test('X3.2d X6.3.7a levels 0 to 4', () => {
    play(
      'slope 1,0\nhilltop 2,0\nhigh-slope 3,0\nhigh-hilltop 4,0',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 2,0 as g2\naxis has 6`,
      'expect cost g1 1,0 3\nexpect cost g2 1,0 3\nexpect cost g2 3,0 3\nexpect los 2,0 4,0 clear',
    );
  });
  test('X3.2.3 a road lets a unit ignore the terrain of the hex entered', () => {
    play(
      'level 1 1,0\nroad : 0,0 1,0',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 1,-1 as g2\naxis has 6`,
      'expect cost g1 1,0 1/2\nexpect cost g2 1,0 3',
    );
  });
  test('X3.2.5a X3.2.5b four to a hex, two with a Soviet unit; carrier and passenger are one', () => {
    play(
      '',
      `german ${TANK} @ 1,0 as b1..4\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect stack 1,0 4\nrefused X3.2.5c: move g1 1,0',
    );
    play(
      '',
      `german ${TANK} @ 1,0 as b1..3\nblock 1,0\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect stack 1,0 4\nrefused X3.2.5c: move g1 1,0',
    );
    play(
      '',
      `soviet ${TANK} @ 1,0 as b1..2\nsoviet C 0/0/1/12 @ 0,0 as t1\nsoviet H 20/12/2/0 on t1 as k1\nsoviet ${TANK} @ 0,2 as c1\nallied has 6`,
      'refused X3.2.5c: move t1 1,0 2,0\nlegal: move c1 0,1',
    );
    play(
      '',
      `soviet ${TANK} @ 1,0 as b1\nsoviet C 0/0/1/12 @ 0,0 as t1\nsoviet H 20/12/2/0 on t1 as k1\nallied has 6`,
      'ok: move t1 1,0 2,0',
    );
    play(
      '',
      `american ${TANK} @ 1,0 as b1..2\nsoviet ${TANK} @ 0,0 as c1\nallied has 6`,
      'refused X3.2.5c: move c1 1,0',
    );
  });
  test('X3.2.5c the limit holds for unloading too', () => {
    play(
      '',
      `german ${TANK} @ 1,0 as b1..3\ngerman C(I) 2/4/4/10 @ 1,0 as h1\ngerman I 2/2/6/1 on h1 as r1\naxis has 6`,
      'refused X3.2.5c: move h1 unload',
    );
  });
  test('X3.2.5d no unit enters a hex of the enemy', () => {
    play('', `german ${TANK} @ 0,0 as g1\namerican I 2/2/6/1 @ 1,0 as a1\naxis has 6`, 'refused X3.2.5d: move g1 1,0');
  });
});
