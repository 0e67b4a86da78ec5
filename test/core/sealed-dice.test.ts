import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  chainFrom,
  chainOf,
  commitmentOf,
  type DiceSource,
  dieOf,
  isHash,
  isLink,
  LINKS,
  sealedDice,
} from '#core/dice/sealed-dice.ts';

/** The formulas of docs/dice.md by Node's own hashes, byte for byte. */
const sha = (...parts: string[]) => createHash('sha256').update(parts.join('\n'), 'utf8').digest('hex');

function faceOf(source: DiceSource, number: number, sides: number): number {
  const { game, segment, key, shares } = source;
  for (let c = 0; ; c++) {
    const message = ['hexfront die 1', game, segment, number, sides, ...shares, c].join('\n');
    const mac = createHmac('sha256', Buffer.from(key, 'hex')).update(message, 'utf8').digest();
    for (let i = 0; i < 8; i++) {
      const word = mac.readUInt32BE(i * 4);
      if (word < 2 ** 32 - (2 ** 32 % sides)) return 1 + (word % sides);
    }
  }
}

const hex = (text: string) => sha('test', text);
const GAME = 'k3v9qm2xwa';
const SOURCE: DiceSource = { game: GAME, segment: 3, key: hex('key'), shares: [hex('blue'), hex('red')] };
const draw = (source: DiceSource, sides = 6, count = 40) =>
  Array.from({ length: count }, (_, i) => dieOf({ ...source, number: i + 1, sides }));

describe('the chain', () => {
  test('ends in its tail, and every key hashes to the one before', () => {
    const tail = hex('tail');
    const chain = chainOf(GAME, tail, 350);
    expect(chain.key(350)).toBe(tail);
    let before = chain.start;
    for (let i = 1; i <= 350; i++) {
      expect(sha('hexfront chain 1', GAME, chain.key(i)), `S(${i - 1})`).toBe(before);
      expect(isLink(GAME, chain.key(i), before)).toBe(true);
      before = chain.key(i);
    }
  });

  test('gives the same keys in any order', () => {
    const chain = chainOf(GAME, hex('tail'), 350);
    const inOrder = Array.from({ length: 350 }, (_, i) => chain.key(i + 1));
    const again = chainOf(GAME, hex('tail'), 350);
    for (let step = 0, i = 1; step < 350; step++, i = ((i + 136) % 350) + 1) expect(again.key(i)).toBe(inOrder[i - 1]);
  });

  test('is made again from the links kept of it', () => {
    for (const links of [1, 99, 100, 101, 350]) {
      const chain = chainOf(GAME, hex('tail'), links);
      const again = chainFrom(GAME, chain.kept, links);
      expect([again.start, again.key(1), again.key(links)]).toEqual([chain.start, chain.key(1), chain.key(links)]);
      expect(() => chainFrom(GAME, chain.kept.slice(1), links)).toThrow(RangeError);
    }
  });

  test('has ten thousand links, and no key outside them', () => {
    const chain = chainOf(GAME, hex('tail'));
    expect(LINKS).toBe(10_000);
    expect(chain.key(LINKS)).toBe(hex('tail'));
    expect(isLink(GAME, chain.key(1), chain.start)).toBe(true);
    for (const i of [0, -1, 1.5, LINKS + 1, Number.NaN]) expect(() => chain.key(i), `S(${i})`).toThrow(RangeError);
  });

  test('a chain of one link has its tail as its only key', () => {
    const chain = chainOf(GAME, hex('tail'), 1);
    expect([chain.key(1), chain.start]).toEqual([hex('tail'), sha('hexfront chain 1', GAME, hex('tail'))]);
  });

  test('is bound to its game, and a wrong or unreadable key is no link', () => {
    const { start, key } = chainOf(GAME, hex('tail'), 3);
    expect(chainOf('other', hex('tail'), 3).start).not.toBe(start);
    expect(isLink('other', key(1), start)).toBe(false);
    for (const wrong of [key(2), key(1).toUpperCase(), key(1).slice(1), '', start]) {
      expect(isLink(GAME, wrong, start)).toBe(false);
    }
  });
});

describe('commitments', () => {
  test('are the hash of game, side and share', () => {
    expect(commitmentOf(GAME, 'blue', hex('share'))).toBe(sha('hexfront share 1', GAME, 'blue', hex('share')));
    expect(commitmentOf(GAME, 'red', hex('share'))).not.toBe(commitmentOf(GAME, 'blue', hex('share')));
  });
});

describe('a die', () => {
  test('shows what the formula gives', () => {
    for (const sides of [1, 2, 3, 6, 8, 10, 20, 54, 2 ** 32]) {
      for (let number = 1; number <= 50; number++) {
        expect(dieOf({ ...SOURCE, number, sides }), `die ${number} of ${sides}`).toBe(faceOf(SOURCE, number, sides));
      }
    }
  });

  // Half of all words do not count for a die of 2^31 + 1 sides, so one in 256 such dice needs a second HMAC.
  test('skips words above the largest multiple of its sides, and counts on when all are skipped', () => {
    const sides = 2 ** 31 + 1;
    let second = 0;
    for (let number = 1; number <= 3000; number++) {
      const face = dieOf({ ...SOURCE, number, sides });
      expect(face).toBe(faceOf(SOURCE, number, sides));
      const message = ['hexfront die 1', GAME, 3, number, sides, ...SOURCE.shares, 0].join('\n');
      const mac = createHmac('sha256', Buffer.from(SOURCE.key, 'hex')).update(message).digest();
      if ([0, 4, 8, 12, 16, 20, 24, 28].every((at) => mac.readUInt32BE(at) >= sides)) second++;
    }
    expect(second).toBeGreaterThan(0);
  });

  test('is another one when anything it depends on changes', () => {
    const faces = draw(SOURCE);
    const changes: Partial<DiceSource>[] = [
      { game: 'k3v9qm2xwb' },
      { segment: 4 },
      { key: hex('another key') },
      { shares: [hex('blue'), hex('other')] },
      { shares: [hex('red'), hex('blue')] },
      { shares: [hex('blue')] },
      { shares: [] },
    ];
    for (const change of changes) expect(draw({ ...SOURCE, ...change }), JSON.stringify(change)).not.toEqual(faces);
    expect(draw(SOURCE, 6)).not.toEqual(draw(SOURCE, 12).map((face) => ((face - 1) % 6) + 1));
    expect(draw(SOURCE).slice(1)).not.toEqual(draw(SOURCE).slice(0, -1));
  });

  // The limits are the chi-square values exceeded by chance once in a hundred thousand times; the keys are fixed.
  test.each([
    [2, 19.5],
    [6, 30.9],
    [10, 39.3],
    [20, 60.3],
    [54, 113.9],
  ])('with %i sides is fair', (sides, limit) => {
    const rolls = 60_000;
    const count = new Array<number>(sides).fill(0);
    for (let number = 1; number <= rolls; number++) {
      const face = dieOf({ ...SOURCE, number, sides });
      count[face - 1] = (count[face - 1] as number) + 1;
    }
    const due = rolls / sides;
    const square = count.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0);
    expect(square).toBeLessThan(limit);
  });

  test('is refused when its number, its sides or a key make no sense', () => {
    const good = { ...SOURCE, number: 1, sides: 6 };
    const bad: Partial<typeof good>[] = [
      { sides: 0 },
      { sides: 2.5 },
      { sides: 2 ** 32 + 1 },
      { number: 0 },
      { number: Number.NaN },
      { segment: 0 },
      { key: 'ab' },
      { key: hex('key').toUpperCase() },
      { shares: ['x'] },
      { game: 'two\nlines' },
    ];
    for (const change of bad) expect(() => dieOf({ ...good, ...change }), JSON.stringify(change)).toThrow(RangeError);
    expect(() => chainOf(GAME, 'ab')).toThrow(RangeError);
    expect(() => chainOf('two\nlines', hex('tail'), 2)).toThrow(RangeError);
    expect(() => commitmentOf(GAME, 'a\nb', hex('share'))).toThrow(RangeError);
  });
});

describe('dice of a segment', () => {
  test('count on from the first number and remember their sides', () => {
    const dice = sealedDice(SOURCE, 5);
    const faces = [6, 6, 20, 2].map((sides) => dice.roll(sides, 'any'));
    expect(faces).toEqual([6, 6, 20, 2].map((sides, i) => faceOf(SOURCE, 5 + i, sides)));
    expect(dice.rolled).toEqual([6, 6, 20, 2]);
  });

  test('depend on their number and not on what was drawn before', () => {
    const all = sealedDice(SOURCE, 1);
    const faces = Array.from({ length: 30 }, () => all.roll(20, 'any'));
    const later = sealedDice(SOURCE, 11);
    sealedDice(SOURCE, 11).roll(6, 'a try that came to nothing');
    expect(Array.from({ length: 20 }, () => later.roll(20, 'any'))).toEqual(faces.slice(10));
  });
});

test('a hash is written in 64 lower-case hex digits', () => {
  expect(isHash(hex('a'))).toBe(true);
  for (const wrong of [hex('a').toUpperCase(), hex('a').slice(1), `${hex('a')}0`, `${hex('a')}\n`, 7, undefined]) {
    expect(isHash(wrong)).toBe(false);
  }
});
