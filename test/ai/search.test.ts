import { describe, expect, test } from 'vitest';
import { watchOf } from '#ai/budget.ts';
import { type Brain, type Found, type Outcome, type Rules, search } from '#ai/search.ts';

const RULES: Rules = {
  courses: 6,
  rungs: [
    { depth: 1, keep: 3, near: 1, courses: 6 },
    { depth: 2, keep: 2, near: 1, courses: 6 },
  ],
  trust: 0.5,
  doubt: 0.2,
  clear: 0.3,
  rounds: 4,
  dear: 1,
  kept: 0,
};

/** Moves are names; a table says what they come to by depth, and how much the dice scatter it. */
function brain(
  worth: Readonly<Record<string, readonly number[]>>,
  { noise = 0, late = {} }: { noise?: number; late?: Readonly<Record<number, readonly string[]>> } = {},
): Brain<string> & { readonly asked: string[] } {
  const asked: string[] = [];
  const known: string[] = Object.keys(worth).filter((name) => !Object.values(late).flat().includes(name));
  return {
    asked,
    moves(round) {
      known.push(...(late[round] ?? []));
      return known;
    },
    outcome(move, course, depth): Outcome {
      asked.push(`${move} ${depth}`);
      const row = worth[move] ?? [];
      const value = row[Math.min(depth, row.length - 1)] ?? 0;
      return { value: value + noise * (course % 2 === 0 ? 1 : -1) * (move === 'first' ? 1 : -1) };
    },
  };
}

function played(mind: Brain<string>, evals: number, rules = RULES): { best: Found<string> | undefined; steps: number } {
  const running = search(mind, rules, watchOf({ evals }));
  let steps = 0;
  for (let step = running.next(); ; step = running.next()) {
    if (step.done) return { best: step.value, steps };
    steps++;
  }
}

describe('the search of all games', () => {
  test('takes the best by itself, and the best after the answer where that is looked at', () => {
    const worth = { first: [1, -1], second: [0.8, 0.8], far: [-0.5, 3] };
    expect(played(brain(worth), 18).best).toMatchObject({ move: 'first', tried: 3, compared: 0 });
    expect(played(brain(worth), 500).best).toMatchObject({ move: 'second', compared: 2 });
    // A move far behind is not compared.
    const mind = brain(worth);
    played(mind, 500);
    expect(new Set(mind.asked)).toEqual(new Set(['first 0', 'second 0', 'far 0', 'first 1', 'second 1']));
  });

  test('trusts a result that is alike in every course, and hardly one that scatters', () => {
    const worth = { first: [1, -0.2], second: [0.8, 0.8] };
    expect(played(brain(worth), 60).best?.move).toBe('second');
    expect(played(brain(worth, { noise: 9 }), 60).best?.move).toBe('first');
  });

  test('looks deeper where time is left', () => {
    const worth = { first: [1, 1, -2], second: [0.9, 0.9, 0.9] };
    expect(played(brain(worth), 30).best?.move).toBe('first');
    expect(played(brain(worth), 400).best?.move).toBe('second');
  });

  test('thinks of more moves while nothing is decided, and stops where something is', () => {
    const near = { first: [1], second: [0.9], better: [2] };
    expect(played(brain(near, { late: { 1: ['better'] } }), 1000).best).toMatchObject({ move: 'better', tried: 3 });
    const clear = { first: [3], second: [0], better: [4] };
    const mind = brain(clear, { late: { 1: ['better'] } });
    expect(played(mind, 1000).best?.move).toBe('first');
    expect(mind.asked.length).toBe(12);
  });

  test('never uses more than its budget, and has a move after every step', () => {
    const worth = { first: [1, 0.9], second: [0.95, 1], third: [0.9, 0.95] };
    for (const evals of [1, 5, 6, 7, 19, 40, 200]) {
      const watch = watchOf({ evals });
      const running = search(brain(worth, { noise: 1 }), RULES, watch);
      let steps = 0;
      for (let step = running.next(); !step.done; step = running.next(), steps++)
        expect(Object.keys(worth)).toContain(step.value.move);
      // One play may be worth several plans; the last one may go over.
      expect(watch.evals()).toBeLessThan(evals + 3);
      expect(steps > 0).toBe(evals >= 6);
    }
    expect(played(brain(worth), 0).best).toBeUndefined();
  });

  test('decides alike with the same budget', () => {
    const worth = { first: [1, 0.4, 0.6], second: [0.9, 0.5, 0.4], third: [0.8, 0.6, 0.7] };
    const once = (evals: number) => played(brain(worth, { noise: 0.3 }), evals).best;
    for (const evals of [20, 60, 300]) expect(once(evals)).toEqual(once(evals));
  });
});
