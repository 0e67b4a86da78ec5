import { describe, expect, test } from 'vitest';
import { onBoard, report, script } from './run.ts';

const CONTACT = onBoard('', 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');

/** Two attackers on one defender; `more` adds units or board statements come first. */
const fight = (dice: string, more = '', board = ''): string =>
  onBoard(
    board,
    `blue inf 4-4 @ 1,0 as b1
blue inf 4-4 @ 0,1 as b2
blue inf 4-4 @ -4,4 as bFar
red inf 4-4 @ 0,0 as r1
red inf 4-4 @ 0,-4 as rFar
${more}
blue declares
${dice}`,
  );

describe('hexfront script', () => {
  test('prints commands, events in words with their rules, refusals, the final position and a summary', async () => {
    const { out, err, exit } = await script(`${CONTACT}---\nmove b1 0,1\nmove b1 -1,1 0,1\n`);
    expect(exit).toBe(0);
    expect(err).toBe('');
    expect(out).toBe(`turn 1, blue decides (B80.3): blue moves in turn 1; endMovement goes on to the battles

10  blue: moveUnit b1 0,1
      refused B7.z4: 0,0 and 0,1 are both in an enemy zone of control
11  blue: moveUnit b1 -1,1 0,1
      b1 moves 0,0 > -1,1 > 0,1 for 2 points (2 of 4 spent) and stops (B11.1, B7.z3)

turn 1, blue decides (B80.3): blue moves in turn 1; endMovement goes on to the battles

game basic
board inline
grid radius 4
end board
turn 1
blue inf 4-4 @ 0,1 as b1 spent 6 off-road stopped
red inf 4-4 @ 1,0 as r1
blue moves

hash ${/hash (\w{16})/.exec(out)?.[1]}
2 commands, 1 played, 1 refused, 0 of 0 expectations met, 0 dice used: ok
`);
  });

  test('the final position of one script is the first position of the next', async () => {
    const first = await report(`${CONTACT}---\nmove b1 -1,1 0,1\nendMovement\n`);
    const second = await report(`${first.final.position}---\nendDeclaration b1 on 1,0\nexpect phase B80.6\n`);
    expect(second.ok).toBe(true);
    expect(second.start).toMatchObject({ decides: 'blue', phase: 'B80.4' });
  });

  test('a battle in words', async () => {
    const { steps } = await report(`${fight('dice 3')}---\nendDeclaration b1+b2 on 0,0\nresolve\n`);
    expect(steps[1]?.words?.[0]).toBe('b1 and b2 attack 0,0 at 2-1 (8 v 4), die 3: DB2 (B19.3)');
    expect(steps[1]).toMatchObject({ command: 'resolve 1', side: 'blue', dice: [3], accepted: true, fate: 'played' });
    expect(steps[1]?.events?.[0]).toEqual({
      is: 'fought',
      battle: 1,
      attack: 8,
      defence: 4,
      odds: '2-1',
      result: {
        table: 'B19.crt',
        column: '2-1',
        die: 3,
        effects: [
          { side: 'defender', back: 2 },
          { side: 'attacker', advance: 1 },
        ],
      },
    });
  });

  test('events name units and hexes', async () => {
    const { steps } = await report(`${CONTACT}---\nmove b1 -1,1\n`);
    expect(steps[0]?.events).toEqual([
      { is: 'moved', unit: 'b1', path: ['-1,1'], spent: 3, stopped: false, innerRun: 0, offRoad: true },
    ]);
  });

  test('--quiet says only what is wrong', async () => {
    const good = await script(`${CONTACT}---\nok: move b1 -1,1\n`, '--quiet');
    expect([good.exit, good.out, good.err]).toEqual([0, '', '']);
    const bad = await script(`${CONTACT}---\nok: move b1 0,1\n`, '--quiet');
    expect(bad.exit).toBe(1);
    expect(bad.out).toBe('');
    expect(bad.err).toContain("line 10: 'move b1 0,1' should be ok, but was refused B7.z4");
  });
});

describe('dice of a script', () => {
  const play = '---\nendDeclaration b1+b2 on 0,0\nresolve\n';

  test('a die that is left over is an error', async () => {
    const { ok, errors, dice } = await report(`${fight('dice 6 5')}${play}`);
    expect(ok).toBe(false);
    expect(errors).toEqual([{ message: 'dice left over: 5 (all must be used)' }]);
    expect(dice).toEqual({ used: [6], unused: [5] });
  });

  test('a die that is missing is an error, and the command is not played', async () => {
    const { ok, errors, steps, final } = await report(`${fight('')}${play}expect phase B80.6\n`);
    expect(ok).toBe(false);
    expect(errors).toEqual([{ line: 16, message: 'resolve 1 rolls a die and none is left' }]);
    expect(steps[1]).toMatchObject({ fate: 'noDice', accepted: false });
    expect(steps[2]?.met).toBe(true);
    expect(final.position).toContain('battle 1 of b1+b2 on 0,0');
  });

  test('a missing die is no refusal', async () => {
    const text = `${fight('')}---\nendDeclaration b1+b2 on 0,0\nrefused: resolve 1\n`;
    expect((await report(text)).ok).toBe(false);
  });

  test('dice may be given where they are needed, and in several lines', async () => {
    const text = `${fight('dice: 3')}---\nendDeclaration b1+b2 on 0,0\nresolve\nexpect result DB2\n`;
    expect((await report(text)).ok).toBe(true);
    expect((await report(text.replace('dice: 3\n', '').replace('resolve', 'die 3\nresolve'))).ok).toBe(true);
  });

  test('a seed gives the same dice every time', async () => {
    const [one, two] = [await report(`${fight('seed 5')}${play}`), await report(`${fight('seed 5')}${play}`)];
    expect(one.dice.used).toHaveLength(1);
    expect(one.final.hash).toBe(two.final.hash);
  });

  test.each([
    ['dice 0', "line 13: '0' is no face of a die (1 to 6)"],
    ['dice 7', "line 13: '7' is no face of a die (1 to 6)"],
    ['dice -1', "line 13: '-1' is no face of a die (1 to 6)"],
    ['dice x', "line 13: 'x' is no face of a die (1 to 6)"],
    ['seed -1', "line 13: '-1' is no seed (0 to 4294967295)"],
    ['seed 99999999999', "line 13: '99999999999' is no seed (0 to 4294967295)"],
    ['seed 1\ndice 3', 'a script has either dice or a seed, not both'],
    ['seed 1\nseed 2', 'line 14: a script has one seed'],
  ])('%s is refused', async (dice, fault) => {
    const { exit, err } = await script(`${fight(dice)}${play}`);
    expect(exit).toBe(1);
    expect(err).toBe(`hexfront: standard input: ${fault}\n`);
  });
});

describe('B80.9: forced choices may be written down', () => {
  test('the only retreat', async () => {
    // The ring leaves r1 one way out and one hex to end on.
    const text = onBoard(
      'sea 0,-1 1,-1 -1,0 -2,2 -1,2 0,1',
      `blue arm 8-6 @ 1,0 as b1
blue inf 4-4 @ 4,-4 as bFar
red inf 4-4 @ 0,0 as r1
red inf 4-4 @ 0,-4 as rFar
blue declares
dice 3`,
    );
    const play = '---\nendDeclaration b1 on 0,0\nresolve\n';
    const done = await report(`${text}${play}retreat r1 -1,1 -2,1\nexpect where r1 -2,1\n`);
    expect(done.steps[1]?.words).toContain('r1 retreats 0,0 > -1,1 > -2,1, its only way (B19.5.1, B80.9)');
    expect(done.steps[2]).toMatchObject({ fate: 'already', accepted: true, side: 'red' });
    expect(done.ok).toBe(true);
    const shown = await script(`${text}${play}ok: retreat r1 to -2,1\n`);
    expect(shown.exit).toBe(0);
    expect(shown.out).toContain('= already made (B80.9)');
    // Any other way is refused by the rule it breaks, not by the phase that has begun since.
    const other = await report(
      `${text}${play}refused B19.5.3: retreat r1 -1,1 -2,2\nrefused B80.8: blue: retreat r1 -1,1 -2,1\n`,
    );
    expect(other.errors).toEqual([]);
  });

  test('a phase that is over because nobody can do anything more in it; what it refused it still refuses', async () => {
    const text = onBoard(
      '',
      `blue arm 6-6 @ 1,0 as b1
blue arm 6-6 @ 1,0 as b2
blue inf 4-4 @ 4,-4 as bFar
red inf 4-4 @ 0,0 as r1
red inf 4-4 @ 0,-4 as rFar
blue attacks
dice 4`,
    ).replace('game basic', 'game basic\nmodules M3 M4');
    const play = '---\nok: declareBattle b1 on 0,0\nexpect decides red\n';
    const over = await report(`${text}${play}refused M3.9: blue: declareBattle b2 on 0,0\nok: blue: endCombat\n`);
    expect(over.errors).toEqual([]);
    // A phase merely passed through is only reported as over.
    const passed = await report(
      `${text.replace('attacks', 'moves').replace('dice 4', '').replaceAll('@ 1,0', '@ 3,0')}---\nok: endMovement\nrefused M80.21: blue: declareBattle b1 on 0,0\nok: blue: endCombat\n`,
    );
    expect(passed.errors).toEqual([]);
  });

  test('a refusal that several rules give is met by each of them', async () => {
    const text = onBoard(
      '',
      'blue inf 6-4 @ 0,0 as b1\nblue inf 6-4 @ 0,0 as b2\nblue inf 4-4 @ 1,0 as b3\nred inf 4-4 @ 4,0\nblue moves',
    );
    const { errors, steps } = await report(
      `${text}---\nok: moveUnit b3 0,0\nrefused B8.2: endMovement\nrefused B8.1: endMovement\n`,
    );
    expect(errors).toEqual([]);
    expect(steps[1]?.refusal).toMatchObject({ rule: 'B8.2', also: ['B8.1'] });
  });

  test('an advance that nobody can make, and one that has been made in full', async () => {
    const play = '---\nendDeclaration b1+b2 on 0,0\nresolve\n';
    const { steps, ok } = await report(`${fight('dice 1')}${play}advance b1 0,0\nok: advance b2 0,0\nok: endAdvance\n`);
    expect(ok).toBe(true);
    expect(steps.map(({ fate }) => fate)).toEqual(['played', 'played', 'played', 'played', 'already']);
  });

  test('a single way to pay an exchange', async () => {
    const text = fight('dice 2', '', 'city Rotstadt : 0,0');
    const play = '---\nendDeclaration b1+b2 on 0,0\nresolve\n';
    const paid = await report(`${text}${play}ok: exchange b1+b2\nexpect lost b1+b2\n`);
    expect(paid.errors).toEqual([]);
    const wrong = await report(`${text}${play}refused B19.6.1: exchange b1\n`);
    expect(wrong.errors).toEqual([]);
  });

  test('what nobody decided for you is still refused by the phase', async () => {
    const { errors } = await report(
      `${CONTACT}---\nendMovement\nrefused B80.4: move b1 -1,1\nrefused B80.4: endAdvance\n`,
    );
    expect(errors).toEqual([]);
  });

  test('a choice forced in the position itself', async () => {
    const text = `${onBoard(
      '',
      `blue inf 4-4 @ 1,0 as b1
blue inf 4-4 @ 4,-4 as bFar
red inf 4-4 @ -2,0 as r1
red inf 4-4 @ 0,-4 as rFar
blue fights
advance blue done b1 battle 1 of b1 on 0,0 from 0,1 against r1`,
    )}---\nok: endAdvance\nexpect mover red\n`;
    expect((await report(text)).errors).toEqual([]);
  });
});

describe('what a script demands', () => {
  const unmet = async (line: string) => (await report(`${CONTACT}---\n${line}\n`)).errors.map(({ message }) => message);

  test('ok, refused and legal can all be disappointed', async () => {
    expect(await unmet('ok: move b1 0,1')).toEqual([expect.stringContaining('should be ok, but was refused B7.z4')]);
    expect(await unmet('legal: move b1 0,1')).toEqual([expect.stringContaining('should be legal, but was refused')]);
    expect(await unmet('refused: move b1 -1,1')).toEqual([
      expect.stringContaining('should be refused, but was accepted'),
    ]);
    expect(await unmet('refused B7.z5: move b1 0,1')).toEqual([
      expect.stringContaining('should be refused by B7.z5, but was refused B7.z4'),
    ]);
  });

  test('legal: looks and does not touch', async () => {
    const { errors } = await report(`${CONTACT}---\nlegal: move b1 -1,1\nexpect where b1 0,0\nlegal: move b1 -1,0\n`);
    expect(errors).toEqual([]);
  });

  test('plain commands never decide the exit code', async () => {
    expect((await script(`${CONTACT}---\nmove b1 0,1\nred: endMovement\nresolve 1\n`)).exit).toBe(0);
  });

  test.each([
    ['where b1 0,0', 'where b1 0,1'],
    ['b1 at 0,0', 'b1 at 0,1'],
    ['b1 is at 0,0', 'b1 is not at 0,0'],
    ['l1 is lost', 'b1 lost'],
    ['m1 spent 6', 'm1 has spent 7'],
    ['b1 is not stopped', 's1 is not stopped'],
    ['where w1 waiting', 'where w1 lost'],
    ['lost l1', 'lost b1'],
    ['alive b1+r1', 'alive b1+l1'],
    ['spent m1 6', 'spent m1 5'],
    ['left m1 6', 'left m1 7'],
    ['stopped s1', 'stopped b1'],
    ['moved m1+s1', 'moved b1'],
    ['size 0,0 4', 'size 0,0 5'],
    ['reaches m1 -2,3', 'reaches m1 -4,4 4,0'],
    ['retreats r1 3,0 3,-1 3,-2 2,-2 2,1 1,2 0,2', 'retreats r1 3,0'],
    ['control 2,2 red', 'control 2,2 blue'],
    ['friendly 2,2 red', 'friendly 2,2 nobody'],
    ['odds b1 on 1,0 1-1', 'odds b1 on 1,0 2-1'],
    ['attack b1 on 1,0 4', 'attack b1 on 1,0 5'],
    ['defence b1 on 1,0 = 4', 'defence b1 on 1,0 8'],
    ['phase B80.3', 'phase B80.4'],
    ['decides blue', 'decides red'],
    ['turn 3', 'turn 4'],
    ['mover blue', 'mover red'],
    ['streak blue 1', 'streak blue 0'],
    ['winner nobody', 'winner blue'],
    ['not lost b1', 'not lost l1'],
  ])('expect %s is so, expect %s is not', async (so, notSo) => {
    const text = onBoard(
      'city Rotstadt : 2,2\nbelongs red 2,2',
      `turn 3
streak blue 1
blue inf 4-4 @ 0,0 as b1
blue inf 4-4 @ -2,2 as m1 spent 6
blue inf 4-4 @ -4,2 as s1 stopped
blue inf 4-4 waits 5 as w1
blue inf 4-4 lost as l1
red inf 4-4 @ 1,0 as r1
blue moves
---
expect ${so}
expect ${notSo}`,
    );
    const { steps, errors } = await report(text);
    expect(steps.map(({ met }) => met)).toEqual([true, false]);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(/is not so: \S/);
  });

  test.each([
    ['expect', "there is no expectation ''"],
    ['expect frobs b1', "there is no expectation 'frobs' (known: where,"],
    ['expect not frobs b1', "there is no expectation 'frobs'"],
    ['expect where b9 0,0', 'there is no unit b9'],
    ['expect not lost b9', 'there is no unit b9'],
    ['expect where b1 9,9', 'the board has no hex 9,9'],
    ['expect control 0,0 blue', '0,0 is no city hex'],
    ['expect spent b1 much', "'much' is no number"],
    ['expect odds 3 1-1', 'there is no battle 3'],
    ['expect odds b1 1,0 1-1', 'a hex is missing; write declareBattle b1+b2 on U12'],
    ['expect lost', 'a unit is missing'],
  ])('%s cannot be read and is never met', async (line, why) => {
    expect(await unmet(line)).toEqual([expect.stringContaining(`cannot be read: ${why}`)]);
  });

  test('result, said and winner look at what was played', async () => {
    const play = `${fight('dice 1')}---\nendDeclaration b1+b2 on 0,0\nresolve\n`;
    expect((await report(`${play}expect result DE\nexpect said die 1\nexpect not said DB2\n`)).errors).toEqual([]);
    expect(
      (await report(`${play}resign\nexpect winner red B80.11\nexpect phase over\nexpect decides nobody\n`)).errors,
    ).toEqual([]);
  });
});

describe('lines that cannot be read', () => {
  test('make the exit code 1 and name the line and the reason; the script goes on', async () => {
    const { exit, out, err } = await script(
      `${CONTACT}---\nmove b9 0,1\nfrobnicate\nmove b1 -1,1\nexpect where b1 -1,1\n`,
    );
    expect(exit).toBe(1);
    expect(err).toBe(
      "standard input: line 10: cannot read 'move b9 0,1': there is no unit b9\n" +
        "standard input: line 11: cannot read 'frobnicate': there is no command 'frobnicate'\n",
    );
    expect(out).toContain('expect where b1 -1,1: met');
  });

  test('are what a script may expect: B80.12, and B1.1 for a hex off the map', async () => {
    const { errors } = await report(
      `${CONTACT}---\nrefused B80.12: move b9 0,1\nrefused: fly\nrefused B1.1: move b1 9,9\nrefused B80.12: move b1 9,9\n`,
    );
    expect(errors).toEqual([]);
  });

  test('commands without a dividing line get a hint', async () => {
    const { exit, err } = await script(`${CONTACT}move b1 -1,1\n`);
    expect(exit).toBe(1);
    expect(err).toContain("line 9: cannot read 'move b1 -1,1': commands and expectations follow after a line '---'");
  });

  test('--json gives the faults of the text as a document', async () => {
    const { exit, out } = await script(CONTACT.replace('@ 1,0', '@ 7,7'), '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toEqual({
      ok: false,
      faults: [{ line: 7, hex: '7,7', message: 'the board has no hex 7,7' }],
    });
  });
});
