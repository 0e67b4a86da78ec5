import '../../pages/no-eval.ts';
import { LIBRARY } from '../../games/blitz/library.ts';
import type { Answered, Asked } from './protocol.ts';
import { createReferee } from './referee.ts';

const referee = createReferee(LIBRARY);

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, ask, args } = data;
  let answer: Answered;
  try {
    const question = referee[ask] as (...given: readonly unknown[]) => unknown;
    answer = { id, answer: question(...args) };
  } catch (error) {
    answer = { id, trouble: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});
