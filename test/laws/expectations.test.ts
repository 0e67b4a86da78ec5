import { expect, test } from 'vitest';
import { runScript } from '#cli/script/run.ts';
import { boxNamed, openScript as openScriptIn } from '#cli/open-game.ts';
import { GAMES } from '#games/games.ts';
import { openScript } from '../games/blitz/game.ts';
import { CASE_FILES, casesOf } from '../games/blitz/modules/case-files.ts';
import { amount } from '../sample.ts';
import { sampler, withJunk } from './junk.ts';

/** Every word of an expectation that is met was used: with a further word in it, it is not met or cannot be read. */

const EXPECT = /^expect\b ?:? ?(?!said\b|(?:.* )?not\b)/;

/** Script whose expectations are followed by the same ones with an unknown word, and the numbers of these lines. */
function spoiled(text: string, wanted: (line: string) => boolean): { script: string; added: ReadonlySet<number> } {
  const lines: string[] = [];
  const added = new Set<number>();
  for (const line of text.split('\n')) {
    lines.push(line);
    const bare = line.replace(/\s+#.*$/, '').trimEnd();
    if (!EXPECT.test(bare) || !wanted(bare.replace(EXPECT, ''))) continue;
    for (const one of withJunk(bare.replace(EXPECT, 'expect '))) {
      lines.push(one.line);
      added.add(lines.length);
    }
  }
  return { script: lines.join('\n'), added };
}

test('of Blitzkrieg, in the cases of its modules', { timeout: 300_000 }, () => {
  const wanted = sampler(amount(50, 2));
  const found = new Set<string>();
  const verbs = new Set<string>();
  for (const { text } of CASE_FILES.flatMap(casesOf)) {
    const { script, added } = spoiled(text, wanted);
    if (added.size === 0) continue;
    for (const { line, text: said, met } of runScript(openScript(script)).steps) {
      if (!added.has(line)) continue;
      verbs.add(said.split(' ')[1] ?? '');
      if (met === true) found.add(said);
    }
  }
  expect([...found]).toEqual([]);
  expect(verbs.size).toBeGreaterThan(40);
});

/** Expectations that name what the game does not have, or one thing too many: they are never met, turned round or not. */
const MISSTATED: Readonly<Record<'blitz' | 'gamex', readonly string[]>> = {
  blitz: [
    'where b1 0,0 lost',
    'where b1 lost 0,0',
    'retreats b1 none 0,0',
    'retreats b1 0,0 none',
    'reaches b1',
    'mission b1 none 0,0',
    'owes nobody 5',
    'zoc 0,0 nobody red',
    'odds 0x1 2-1',
    'odds b1+b1 on 3,0 2-1',
    'odds b1 on 3,0+3,0 1-2',
  ],
  gamex: [
    'af g1 on 3,0 at g9 14',
    'af g1 on 3,0 at g1 14',
    'af g1 on 3,0 at bridge+r1 14',
    'af g1+g1 on 3,0 at r1 14',
    'df g1 on 3,0 at r1+r1 12',
    'df g1 on 3,0 at r1 2 2',
    'column g1 on 3,0 at r1 2-1 2-1',
    'treated g1 on 3,0 at r1 soft soft',
    'drm g1 on 3,0 at r1 r1 0 0',
    'drm g1 on 3,0 at r1 r1 none',
    'morale g1 0x0',
    'hand purple none',
    'firm g9',
    'task g1',
    'reaches g1',
  ],
};
const SMALL = {
  blitz:
    'game basic\nboard inline\n grid radius 4\nend board\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves\n---\n',
  gamex:
    'game gamex\nboard inline\n grid radius 4\nend board\ngerman A 14/8/9/8 @ 0,0 as g1\nsoviet I 3/2/6/1 @ 3,0 as r1\naxis has 4\n---\n',
};

test.each(['blitz', 'gamex'] as const)('of %s that make no sense are never met', async (id) => {
  const box = await boxNamed(id, GAMES, []);
  const lines = MISSTATED[id].flatMap((one) => [`expect ${one}`, `expect not ${one}`]);
  const { steps } = runScript(openScriptIn(box, `${SMALL[id]}${lines.join('\n')}`, 'the script'));
  expect(steps.filter(({ found }) => !found?.startsWith('cannot be read')).map(({ text }) => text)).toEqual([]);
});
