import { createSignal, onCleanup } from 'solid-js';
import type { Answer, Claim, OfferKind, Room } from '#protocol/messages.ts';
import { type OnlineState } from '#table/remote/online-state.ts';
import type { GiveAnswer } from '#table/remote/remote.ts';
import type { Face } from '#web/face.ts';
import type { Asked, Heard } from '../referee/answers.ts';
import type { WorkerLike } from '../worker-like.ts';
import { keepSealMemory, noteUnanswered, randomKey, sealMemory, unansweredAt } from './memory.ts';
import type { FromOnline, ToOnline } from './worker.ts';
import { t } from './words/words.ts';

const isBlocked = (answer: unknown): answer is Extract<GiveAnswer, { readonly blocked: unknown }> =>
  typeof answer === 'object' && answer !== null && 'blocked' in answer;

/** Asks of the page's own that stand beside those of the table. */
const OWN_IDS = 1_000_000_000;

/** The page's end of an online table: its state, its acts, and the worker the common table asks. */
export function createOnline(table: string, face: Face) {
  const [state, setState] = createSignal<OnlineState>();
  const [failed, setFailed] = createSignal(false);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToOnline): void => worker.postMessage(message);

  /** Keys of commands that this page has noted, by question. */
  const noted = new Map<number, string>();
  const unanswered = unansweredAt(table);
  /** A command of before that was sent again. */
  const [again, setAgain] = createSignal<Answer>();
  const listeners = new Set<(event: MessageEvent<Heard>) => void>();
  const asked = new Map<number, (answer: unknown) => void>();
  let next = OWN_IDS;

  const pass = (heard: Heard): void => {
    for (const hear of listeners) hear(new MessageEvent('message', { data: heard }));
  };
  const take = (now: OnlineState): void => {
    setState(now);
    const { last } = now;
    if (!unanswered || last?.key !== unanswered.key || again()) return;
    noteUnanswered(table, undefined);
    setAgain(last.answer);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromOnline>) => {
    if ('state' in data) return take(data.state);
    if ('memory' in data) return keepSealMemory(table, data.memory);
    if ('update' in data) return pass(data);
    const mine = asked.get(data.id);
    if (mine) {
      asked.delete(data.id);
      return mine('answer' in data ? data.answer : undefined);
    }
    if (noted.delete(data.id) && noted.size === 0) noteUnanswered(table, undefined);
    if ('answer' in data && isBlocked(data.answer))
      return pass({ id: data.id, trouble: t.blocked[data.answer.blocked] });
    pass(data);
  });
  worker.addEventListener('error', () => setFailed(true));
  const memory = sealMemory(table);
  post({
    begin: {
      game: face.id,
      library: face.library,
      table,
      base: document.baseURI,
      ...(memory ? { memory } : {}),
      ...(unanswered ? { unanswered } : {}),
    },
  });

  const wake = (): void => {
    if (document.visibilityState === 'visible') post({ wake: true });
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  onCleanup(() => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
    worker.terminate();
  });

  const ask = <T>(name: string, ...args: readonly unknown[]): Promise<T | undefined> =>
    new Promise((resolve) => {
      const id = next++;
      asked.set(id, resolve as (answer: unknown) => void);
      post({ id, ask: name, args });
    });

  /** Channel of the common table: commands get a key, and are noted until they are answered. */
  const shared: WorkerLike = {
    postMessage(message: unknown) {
      const { id, ask: name, args } = message as Asked;
      if (name !== 'give' && name !== 'takeBack') return post({ id, ask: name, args });
      const key = randomKey();
      if (name === 'give') {
        const [commands, decision] = args as [readonly unknown[], number];
        noted.set(id, key);
        noteUnanswered(table, { key, decision, commands });
      }
      post({ id, ask: name, args: [...args, key] });
    },
    addEventListener(kind: string, listener: unknown) {
      if (kind === 'error') return worker.addEventListener('error', listener as (event: ErrorEvent) => void);
      listeners.add(listener as (event: MessageEvent<Heard>) => void);
      post({ id: next++, ask: 'retell', args: [] });
    },
    // The connection outlives a table that is laid anew.
    terminate: () => listeners.clear(),
  };

  return {
    state,
    failed,
    again,
    forgetAgain: () => setAgain(undefined),
    shared,
    wake: () => post({ wake: true }),
    /** The player looks at this page, or not; `shown` when the film has come to its end. */
    look: (looks: boolean, shown: boolean) => void ask('look', looks, shown),
    offer: (what: OfferKind, more: { readonly to?: number; readonly level?: string } = {}) =>
      ask<Answer>('offer', what, randomKey(), more),
    answer: (offer: number, yes: boolean) => ask<Answer>('answer', offer, yes, randomKey()),
    resume: () => ask<Answer>('resume', randomKey()),
    claim: (what: Claim) => ask<Answer>('claim', what, randomKey()),
    tryAgain: () => ask<Answer>('tryAgain', randomKey()),
    playOn: () => ask<Answer>('playOn', randomKey()),
    say: (room: Room, text: string) => ask<boolean>('say', room, text),
  };
}

export type OnlineStore = ReturnType<typeof createOnline>;
