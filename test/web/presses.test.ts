import { expect, test } from 'vitest';
import { createPresses } from '#web/table/presses.ts';

const table = () => {
  let decision = 1;
  let late = 0;
  const presses = createPresses({ decision: () => decision, late: () => void late++ });
  const later = () => {
    let answer: (done: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    return { promise, answer };
  };
  return { presses, later, late: () => late, next: () => void decision++ };
};
const ready = () => Promise.resolve();

test('a press made while a command is under way waits for its answer', async () => {
  const { presses, later, late } = table();
  const { promise, answer } = later();
  const done: string[] = [];
  void presses.giving([{ do: 'move' }], () => promise);
  const pressed = presses.inTurn(ready, () => void done.push('pressed'));
  await Promise.resolve();
  expect(done).toEqual([]);
  answer(true);
  await pressed;
  expect([done, late()]).toEqual([['pressed'], 0]);
});

test('it never reaches the next decision, and its owner is told', async () => {
  const { presses, later, late, next } = table();
  const { promise, answer } = later();
  const done: string[] = [];
  void presses.giving([{ do: 'end' }], () => promise);
  const pressed = presses.inTurn(ready, () => void done.push('pressed'));
  next();
  answer(true);
  await pressed;
  expect([done, late()]).toEqual([[], 1]);
});

test('the same command for the same decision is one press; for the next it is another', async () => {
  const { presses, later, next } = table();
  const { promise, answer } = later();
  let given = 0;
  const give = () => {
    given++;
    return promise;
  };
  const first = presses.giving([{ do: 'end' }], give);
  const again = presses.giving([{ do: 'end' }], give);
  expect(given).toBe(1);
  next();
  void presses.giving([{ do: 'end' }], give);
  expect(given).toBe(2);
  answer(true);
  expect([await first, await again]).toEqual([true, true]);
});

test('presses are done one after the other: the second sees what the first has chosen', async () => {
  const { presses, later } = table();
  const { promise, answer } = later();
  const done: string[] = [];
  const first = presses.inTurn(ready, async () => {
    await promise;
    done.push('first');
  });
  const second = presses.inTurn(ready, () => void done.push('second'));
  for (let i = 0; i < 20; i++) await Promise.resolve();
  expect(done).toEqual([]);
  answer(true);
  await Promise.all([first, second, presses.settled()]);
  expect(done).toEqual(['first', 'second']);
});

test('a press that gives several commands one after the other does not wait for itself', async () => {
  const { presses, next } = table();
  const given: number[] = [];
  const give = (no: number) => async () => {
    given.push(no);
    next();
    return true;
  };
  const pressed = presses.inTurn(ready, async () => {
    await presses.giving([{ do: 'move', unit: 1 }], give(1));
    await presses.giving([{ do: 'move', unit: 2 }], give(2), true);
  });
  const after = presses.inTurn(ready, () => void given.push(3));
  await Promise.race([Promise.all([pressed, after]), new Promise((late) => setTimeout(late, 1000))]);
  expect(given.slice(0, 2)).toEqual([1, 2]);
  expect(presses.busy()).toBe(false);
});

test('one that fails does not hold up the next', async () => {
  const { presses } = table();
  const done: string[] = [];
  const first = presses.inTurn(ready, () => Promise.reject(new Error('broken')));
  const second = presses.inTurn(ready, () => void done.push('second'));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(done).toEqual(['second']);
});
