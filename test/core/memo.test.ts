import { describe, expect, test, vi } from 'vitest';
import { joined, memoize, memoizeLast, memoizeNumber } from '#core/memo.ts';

describe('caches of pure functions', () => {
  test('memoize works a result out once for each object', () => {
    const derive = vi.fn(({ n }: { readonly n: number }) => ({ twice: 2 * n }));
    const twice = memoize(derive);
    const [a, b] = [{ n: 1 }, { n: 2 }];
    const found = twice(a);
    expect([found.twice, twice(b).twice]).toEqual([2, 4]);
    expect([twice(a), twice(a)].every((one) => one === found)).toBe(true);
    expect(derive).toHaveBeenCalledTimes(2);
  });

  test('memoize takes over results found in another way', () => {
    const derive = vi.fn(() => 'worked out');
    const memo = memoize(derive);
    const [a, b] = [{}, {}];
    expect(memo.peek(a)).toBeUndefined();
    memo.keep(a, 'kept');
    memo.keep(b, 'too');
    expect([memo(a), memo.peek(a), memo(b)]).toEqual(['kept', 'kept', 'too']);
    expect(derive).not.toHaveBeenCalled();
  });

  test('memoizeLast keeps the last few results and hands over the newest', () => {
    const derive = vi.fn((n: number, newest: { readonly from: number } | undefined) => [n, newest?.from]);
    const memo = memoizeLast(derive, 2);
    expect([memo(1), memo(2), memo(1), memo(2)]).toEqual([
      [1, undefined],
      [2, 1],
      [1, undefined],
      [2, 1],
    ]);
    expect(derive).toHaveBeenCalledTimes(2);
    memo(3);
    memo(1);
    expect(derive).toHaveBeenCalledTimes(4);
  });

  test('memoizeNumber works a result out once for each number', () => {
    const derive = vi.fn((n: number) => n * n);
    const square = memoizeNumber(derive);
    expect([square(3), square(3), square(-2)]).toEqual([9, 9, 4]);
    expect(derive).toHaveBeenCalledTimes(2);
  });

  test('the same two lists are always joined to the same one', () => {
    const [a, b] = [[1], [2, 3]];
    expect(joined(a, b)).toEqual([1, 2, 3]);
    expect(joined(a, b)).toBe(joined(a, b));
    expect(joined(a, [])).toBe(a);
  });
});
