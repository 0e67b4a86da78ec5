import { expect, test } from 'vitest';
import { createPasswords } from '#server/accounts/passwords.ts';

/** Counts hashes, which are what an attempt to log in costs. */
function counted() {
  const work: string[] = [];
  const passwords = createPasswords({
    hash: async (password) => `hash of ${password}`,
    verify: async (hash, password) => {
      work.push(hash);
      return hash === `hash of ${password}`;
    },
  });
  return { work, passwords };
}

test('an attempt costs one comparison, whether there is a password to compare with or not', async () => {
  const { work, passwords } = counted();
  const known = await passwords.hash('right one');
  for (const [hash, password, matches] of [
    [known, 'right one', true],
    [known, 'wrong one', false],
    [undefined, 'right one', false],
    [undefined, 'the hash of no account at all', false],
  ] as const) {
    work.length = 0;
    expect(await passwords.matches(hash, password)).toBe(matches);
    expect(work).toHaveLength(1);
  }
});

test('the same password typed on another keyboard is the same', async () => {
  const { passwords } = counted();
  expect(await passwords.matches(await passwords.hash('Gru\u0308ne Hexe'), 'Gr\u00fcne Hexe')).toBe(true);
});

test('few hashes are worked out at a time, and too many at once are refused', async () => {
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const passwords = createPasswords({
    hash: async () => 'x',
    verify: async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((open) => gates.push(open));
      running--;
      return true;
    },
  });
  const attempts = Array.from({ length: 80 }, () => passwords.matches('x', 'y').catch((error: Error) => error.message));
  const until = async (): Promise<void> => {
    for (let idle = 0; idle < 50; idle++) {
      const gate = gates.shift();
      if (gate) {
        gate();
        idle = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await until();
  const answers = await Promise.all(attempts);
  expect(most).toBe(2);
  expect(answers.filter((one) => one === true)).toHaveLength(62);
  expect(answers.filter((one) => typeof one === 'string' && /too many/i.test(one))).toHaveLength(18);
});
