import './fluent.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostAt } from '#web/table/referee/client.ts';
import type { Asked, Heard } from '#web/table/referee/answers.ts';

/** A thread that answers when it is told to. */
function fakeWorker() {
  const asked: Asked[] = [];
  let hear: (event: MessageEvent<Heard>) => void = () => undefined;
  const terminate = vi.fn();
  const worker = {
    postMessage: (one: unknown) => void asked.push(one as Asked),
    terminate,
    addEventListener: (name: string, listener: unknown) => {
      if (name === 'message') hear = listener as typeof hear;
    },
  };
  const answer = () => hear({ data: { id: asked.shift()?.id ?? 0, answer: 'yes' } } as MessageEvent<Heard>);
  return { worker: worker as unknown as Worker, terminate, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a referee that does not answer', () => {
  test('is told after 25 seconds, and that it answers again', async () => {
    const { worker, answer, terminate } = fakeWorker();
    const heard: boolean[] = [];
    const host = hostAt(
      worker,
      () => undefined,
      (silent) => heard.push(silent),
    );
    const position = host.position();
    vi.advanceTimersByTime(24_000);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual([true]);
    answer();
    expect([await position, heard]).toEqual(['yes', [true, false]]);
    vi.advanceTimersByTime(100_000);
    expect(heard).toEqual([true, false]);
    expect(terminate).not.toHaveBeenCalled();
  });

  test('has its time anew with every answer, and when it is waited for', () => {
    const { worker, answer } = fakeWorker();
    const heard: boolean[] = [];
    const host = hostAt(
      worker,
      () => undefined,
      (silent) => heard.push(silent),
    );
    void host.position();
    void host.stops();
    vi.advanceTimersByTime(20_000);
    answer();
    vi.advanceTimersByTime(20_000);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(6000);
    host.waitOn();
    vi.advanceTimersByTime(20_000);
    expect(heard).toEqual([true, false]);
  });

  test('is stopped where nobody listens, as when files are brought in', async () => {
    const { worker, terminate } = fakeWorker();
    const host = hostAt(worker, () => undefined);
    const loaded = host.load('').catch((error: unknown) => String(error));
    vi.advanceTimersByTime(26_000);
    expect(await loaded).toContain('the referee did not answer and was stopped');
    expect(terminate).toHaveBeenCalled();
    await expect(host.position()).rejects.toThrow('the referee did not answer');
  });
});
