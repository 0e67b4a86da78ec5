import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { objection } from '#core/objection.ts';
import { choose, compile, decide, forbid, gather, type Module, modify, nobodyObjects } from '#core/rulebook.ts';
import { add, times, whole } from '#core/terms.ts';
import { msg } from '#core/message.ts';

const QUESTIONS = {
  mayEnter: forbid<{ hex: number }>(),
  strength: modify<number>(),
  closes: gather<number, number>(),
  table: decide<void, string>(),
};
type Answers = Module<typeof QUESTIONS>['answers'];
const base: Module<typeof QUESTIONS> = { id: 'base', layer: 'low', answers: { table: () => 'basic table' } };
const rule = (id: string, answers: Answers, layer = 'low'): Module<typeof QUESTIONS> => ({ id, layer, answers });
const LAYERS = ['low', 'high'];

describe('forbid: any rule in play may object', () => {
  test('nobody objects where no rule cares', () => {
    const book = compile(QUESTIONS, [base], LAYERS);
    expect(book.mayEnter({ hex: 1 })).toBeUndefined();
    expect(book.mayEnter).toBe(nobodyObjects);
  });

  test('one objection is enough, and the first rule in play is the one named', () => {
    const wet = rule('wet', { mayEnter: ({ hex }) => (hex > 5 ? objection('X1', msg`wet`) : undefined) });
    const closed = rule('closed', { mayEnter: ({ hex }) => (hex > 3 ? objection('X2', msg`closed`) : undefined) });
    const book = compile(QUESTIONS, [base, wet, closed], LAYERS);
    expect([1, 4, 6].map((hex) => book.mayEnter({ hex })?.rule)).toEqual([undefined, 'X2', 'X1']);
  });

  test('a further rule never allows what was forbidden', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(9), fc.nat(9), (limits, extra, hex) => {
        const modules = limits.map((limit, i) =>
          rule(`r${i}`, { mayEnter: (about) => (about.hex > limit ? objection('X', msg`no`) : undefined) }),
        );
        const more = rule('more', { mayEnter: (about) => (about.hex > extra ? objection('X', msg`no`) : undefined) });
        const before = compile(QUESTIONS, [base, ...modules], LAYERS).mayEnter({ hex });
        const after = compile(QUESTIONS, [base, ...modules, more], LAYERS).mayEnter({ hex });
        if (before) expect(after).toBeDefined();
      }),
    );
  });
});

describe('modify: every rule in play adds its terms', () => {
  test('no terms where no rule adds any', () => {
    expect(compile(QUESTIONS, [base], LAYERS).strength(3)).toEqual([]);
  });

  test('terms of all rules, in the order of the rules', () => {
    const book = compile(
      QUESTIONS,
      [
        base,
        rule('a', { strength: (n) => [add('X1', msg`a`, whole(n))] }),
        rule('b', { strength: () => [times('X2', msg`b`, whole(2))] }),
      ],
      LAYERS,
    );
    expect(book.strength(3)).toEqual([add('X1', msg`a`, whole(3)), times('X2', msg`b`, whole(2))]);
  });
});

describe('gather: every rule in play names what it knows', () => {
  const evens = [2, 4];
  const primes = [2, 3];
  const a = rule('a', { closes: (from) => evens.filter((n) => n > from) });
  const b = rule('b', { closes: () => primes });

  test('nothing where no rule names anything, all of it in the order of the rules', () => {
    expect(compile(QUESTIONS, [base], LAYERS).closes(0)).toEqual([]);
    expect(compile(QUESTIONS, [base, a, b], LAYERS).closes(2)).toEqual([4, 2, 3]);
  });

  test('the same lists make the same list, so that what follows from it is worked out once', () => {
    const one = rule('one', { closes: () => evens });
    const book = compile(QUESTIONS, [base, one, b], LAYERS);
    expect(book.closes(0)).toBe(book.closes(1));
    expect(compile(QUESTIONS, [base, b], LAYERS).closes(0)).toBe(primes);
    expect([evens, primes]).toEqual([
      [2, 4],
      [2, 3],
    ]);
  });
});

describe('decide: exactly one rule answers', () => {
  test('the only one that knows', () => {
    expect(compile(QUESTIONS, [base], LAYERS).table()).toBe('basic table');
  });

  test('nobody to decide is a mistake found when the game is opened', () => {
    expect(() => compile(QUESTIONS, [rule('mute', {})], LAYERS)).toThrow('no rule decides table');
  });

  test('two without a line of precedence are a mistake found when the game is opened', () => {
    const rival = rule('rival', { table: () => 'other table' });
    expect(() => compile(QUESTIONS, [base, rival], LAYERS)).toThrow(/base and rival both decide table/);
    const order = { table: { order: ['rival', 'someone'], rule: 'X1' } };
    expect(() => compile(QUESTIONS, [base, rival], LAYERS, order)).toThrow(/nothing says who wins/);
  });

  test('with a line of precedence the strongest in play decides, in whatever order the rules come', () => {
    const rival = rule('rival', { table: () => 'other table' });
    const strongest = rule('strongest', { table: () => 'third table' });
    const precedence = { table: { order: ['strongest', 'rival', 'base'], rule: 'X1' } };
    fc.assert(
      fc.property(fc.shuffledSubarray([base, rival, strongest], { minLength: 1 }), (modules) => {
        const wanted = modules.includes(strongest) ? 'third' : modules.includes(rival) ? 'other' : 'basic';
        expect(compile(QUESTIONS, modules, LAYERS, precedence).table()).toBe(`${wanted} table`);
      }),
    );
  });

  test('a higher layer decides over a lower one without a line; two of the higher still need one', () => {
    const high = rule('high', { table: () => 'high table' }, 'high');
    const rival = rule('rival', { table: () => 'other table' }, 'high');
    fc.assert(
      fc.property(fc.shuffledSubarray([base, high], { minLength: 1 }), (modules) => {
        const wanted = modules.includes(high) ? 'high' : 'basic';
        expect(compile(QUESTIONS, modules, LAYERS).table()).toBe(`${wanted} table`);
      }),
    );
    expect(() => compile(QUESTIONS, [base, high, rival], LAYERS)).toThrow(/high and rival both decide table/);
    expect(() => compile(QUESTIONS, [base, rule('lost', {}, 'nowhere')], LAYERS)).toThrow(/no layer of the rules/);
  });
});

describe('sets of rules chosen once', () => {
  interface Roads {
    readonly rate: number;
    readonly opens: (hex: number) => boolean;
  }
  const ASKS = { roads: choose<Roads>() };
  type Rule = Module<typeof ASKS>;
  const plain: Rule = { id: 'plain', layer: 'low', answers: { roads: { rate: 3, opens: () => true } } };
  const muddy: Rule = { id: 'muddy', layer: 'high', answers: { roads: { rate: 1 } } };
  const icy: Rule = { id: 'icy', layer: 'high', answers: { roads: { rate: 2 } } };

  test('each entry comes from the highest rule that names it', () => {
    const { roads } = compile(ASKS, [plain, muddy], LAYERS);
    expect([roads.rate, roads.opens(0)]).toEqual([1, true]);
    expect(compile(ASKS, [plain], LAYERS).roads.rate).toBe(3);
  });

  test('two rules of one layer need a line of precedence for the entry both name', () => {
    expect(() => compile(ASKS, [plain, muddy, icy], LAYERS)).toThrow('muddy and icy both decide roads.rate');
    const precedence = { roads: { rate: { order: ['icy', 'muddy'], rule: 'X1' } } };
    expect(compile(ASKS, [plain, muddy, icy], LAYERS, precedence).roads.rate).toBe(2);
  });
});
