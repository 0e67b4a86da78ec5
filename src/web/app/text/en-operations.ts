import { inWordsOf, OPERATION_WORDS, type Spoken } from '../../../ai/blitz/ops/words.ts';

/** What the operations of the Tournament and Optional games say of themselves: in English. */
export const enOperations = {
  sayOperation: (spoken: Spoken) => inWordsOf(OPERATION_WORDS, spoken),
};
