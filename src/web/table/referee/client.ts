import type { Answered, Questions } from './protocol.ts';

/** The referee seen from the page: the same questions, answered later. */
export type Referee = {
  readonly [K in keyof Questions]: (...args: Parameters<Questions[K]>) => Promise<ReturnType<Questions[K]>>;
} & { readonly dispose: () => void };

/** `onAsking` hears when questions begin to wait for answers, and when none does any more. */
export function startReferee(onAsking: (asking: boolean) => void = () => undefined): Referee {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>();
  let next = 1;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (waiting.size === 0) onAsking(false);
    if ('trouble' in data) asked?.reject(new Error(data.trouble));
    else asked?.resolve(data.answer);
  });
  worker.addEventListener('error', (event) => {
    for (const asked of waiting.values()) asked.reject(new Error(event.message || 'the referee has stopped'));
    waiting.clear();
    onAsking(false);
  });
  const ask = (name: keyof Questions, args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) onAsking(true);
      worker.postMessage({ id, ask: name, args });
    });
  return new Proxy({} as Referee, {
    get: (_target, name) =>
      name === 'dispose' ? () => worker.terminate() : (...args: unknown[]) => ask(name as keyof Questions, args),
  });
}
