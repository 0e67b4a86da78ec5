import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { eraseTypes } from '#table/game-package.ts';
import { program } from '#cli/program.ts';
import { GAMES } from '#games/games.ts';
import { hexfront, QUIET } from './run.ts';

/** The command line in the words of Tactical GameX. */

const BOARD = `game gamex
board inline
  grid radius 6
  woods 4,0
end board
german A 14/8/9/8 @ 0,0 as pz
german M 5/12/2/0 @ 0,1 as m1
soviet H 10/6/9/6 tank @ 4,0 as t35
soviet I 3/2/6/1 @ 0,3 as r1
spotted 4,0
axis has 4
`;

describe('hexfront odds', () => {
  test('X6.3.6.t strengths term by term, the column, the chances of every target', async () => {
    const { exit, out } = await hexfront(['odds', '-'], `${BOARD}attack pz on 4,0\nattack r1 on 0,1 at m1\n`);
    expect(out).toContain(
      'attack 1: pz on 4,0 (direct)\n  attack    (14 pz, x 2 at armored) = 28   (X6.3.1, X6.3.6.t)\n',
    );
    expect(out).toContain('  column    3-1 (X6.3.3)\n  die       t35 +1: +1 woods (X6.3.5.t)\n');
    expect(out).toContain('t35  - 2/6  D 0/6  DD 2/6  X 2/6');
    // The impulse is the Axis's.
    expect(out).toMatch(/attack 2: r1 on 0,1 at m1 \(direct\)\n[\s\S]*refused X/);
    expect(exit).toBe(1);
  });
  test('a unit named twice, a unit that sights which is none', async () => {
    for (const [line, why] of [
      ['pz+pz on 4,0', 'pz is named twice'],
      ['m1 on 4,0 via pz zzqx', "'via pz zzqx' says nothing here: the unit that sights stands last"],
      ['m1 on 4,0 via pz via m1', "'via m1' says nothing here: the unit that sights stands last"],
    ] as const) {
      const { exit, err } = await hexfront(['odds', '-'], `${BOARD}attack ${line}\n`);
      expect([exit, err]).toEqual([1, expect.stringContaining(why)]);
    }
  });
  test('attacks named by options, as data; what cannot be read is named', async () => {
    const { exit, out } = await hexfront(['odds', '-', '--json', '--attack', 'pz', '--on', '4,0'], BOARD);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      attacks: [{ attack: 1, mode: 'direct', column: '3-1', defence: 9, targets: [{ unit: 't35', drm: 1 }] }],
    });
    const words = await hexfront(['odds', '-', '--attack', 'pz', '--on', '4,0 at t35 twice'], BOARD);
    expect([words.exit, words.err]).toEqual([1, expect.stringContaining("'twice' says nothing here")]);
    expect((await hexfront(['odds', '-'], BOARD)).err).toContain('name attacks: --attack g1+g2 --on 3,0');
    const overrun = await hexfront(['odds', '-', '--attack', 'overrun pz', '--on', '4,0'], BOARD);
    expect(overrun.out).toContain('refused X6.4.5b');
    const indirect = await hexfront(['odds', '-', '--attack', 'm1', '--on', '4,0 via pz'], BOARD);
    expect(indirect.out).toContain('(indirect)');
  });
});

describe('a position that must be refused', () => {
  const twoMines = `${BOARD}mine 1,0 2-1\nmine 1,0 3-1\n---\n`;
  test.each([
    ['refused X8.2a: position\nexpect said one mine', 0, 'the position is refused: ok'],
    ['refused: position', 0, 'one mine lies in a hex'],
    ['refused X8.4a: position', 1, 'should be refused by x8.4a, but is by: 1,0: one mine'],
    ['refused: position\nexpect said a unicorn', 1, "'expect said a unicorn' is not so"],
    ['refused: position\npass', 1, "'pass' cannot be played"],
  ])('%s', async (steps, exit, words) => {
    const said = await hexfront(['script', '-'], `${twoMines}${steps}\n`);
    expect([said.exit, `${said.out}${said.err}`]).toEqual([exit, expect.stringContaining(words)]);
  });
  test('one that can be played does not meet it; of every game, and as data', async () => {
    const good = await hexfront(['script', '-'], `${BOARD}---\nrefused: position\n`);
    expect([good.exit, good.err]).toEqual([1, expect.stringContaining('should be refused, but can be played')]);
    const basic =
      'game basic\nboard inline\ngrid radius 2\nend board\nblue inf 4-4 @ 9,9\nblue moves\n---\nrefused: position\n';
    const { exit, out } = await hexfront(['script', '-', '--json'], basic);
    expect([exit, JSON.parse(out)]).toMatchObject([0, { ok: true, refused: [{ line: 5 }], errors: [] }]);
  });
});

test('what is taken where nothing is named is there, in every game', async () => {
  for (const load of Object.values(GAMES)) {
    const { kit, study } = eraseTypes(await load());
    const library = readLibrary(kit, []);
    const { scenario = '', board = '', army = '' } = kit.usual ?? {};
    expect(kit.offers(library).map(({ name }) => name)).toContain(scenario);
    expect(study.drawing?.board(library, board)).not.toHaveProperty('message');
    expect(study.drawing?.counters(library, army)).not.toHaveProperty('message');
  }
});

test('help names the sides of the game', async () => {
  const helpOf = async (id: keyof typeof GAMES, command: string): Promise<string> => {
    const found = program(QUIET, { exit: 0 }, eraseTypes(await GAMES[id]())).commands.find(
      (one) => one.name() === command,
    );
    return found?.helpInformation() ?? '';
  };
  expect(await helpOf('gamex', 'play')).toMatch(/--axis <player>[\s\S]*--allied <player>/);
  expect(await helpOf('gamex', 'play')).toContain('default: "duel"');
  expect(await helpOf('gamex', 'play')).not.toMatch(/blue|basic/i);
  expect(await helpOf('gamex', 'odds')).not.toContain('b1+b2');
  expect(await helpOf('blitz', 'play')).toMatch(/--blue <player>[\s\S]*--red <player>/);
});

test('an option is one word', async () => {
  for (const option of ['o12_stress\naxis to roll', 'a b', '', '#']) {
    const said = await hexfront(['play', '--game', 'gamex', '--option', option, '--games', '1']);
    expect([said.exit, said.err]).toEqual([2, expect.stringContaining(`${JSON.stringify(option)} is no option`)]);
  }
});
