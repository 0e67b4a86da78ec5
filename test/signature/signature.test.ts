import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/games.ts';
import { differenceOf, FILE, signatureOf, type Signatures } from './play.ts';

/** The number of the rules (`Family.rules`) is raised whenever the same commands and dice play differently. */

const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Signatures;

describe('the signature of play', () => {
  test.each(Object.keys(GAMES))('%s plays as its signature says', async (id) => {
    const now = await signatureOf(id);
    expect(Object.keys(now.games).length).toBeGreaterThan(40);
    const difference = differenceOf(id, kept[id] ?? { rules: 0, games: {} }, now);
    if (difference !== undefined) expect.fail(difference);
  });

  const signature = { rules: 2, games: { duel: 'a/b', pass: 'c/d' } };

  test('play that changed asks for a new number of the rules', () => {
    const said = differenceOf('blitz', signature, { ...signature, games: { duel: 'a/x', pass: 'c/d' } });
    expect(said).toMatch(
      /^blitz: play changed\..*\n {2}duel\nRaise `rules` in src\/games\/blitz\/family.ts \(it is 2\)/,
    );
    expect(said).toContain('npm run signature');
    expect(differenceOf('blitz', signature, { rules: 3, games: { duel: 'a/x', pass: 'c/d' } })).toContain(
      '`rules` was raised from 2 to 3 already',
    );
  });

  test('a golden game made anew and a number raised for nothing are told apart from that', () => {
    expect(differenceOf('blitz', signature, { ...signature, games: { duel: 'x/y', pass: 'c/d' } })).toMatch(
      /^blitz: other commands are given in:\n {2}duel\n/,
    );
    expect(differenceOf('blitz', signature, { ...signature, rules: 3 })).toMatch(/`rules` is 3, .* of rules 2/);
    expect(differenceOf('blitz', signature, { ...signature })).toBeUndefined();
  });
});
