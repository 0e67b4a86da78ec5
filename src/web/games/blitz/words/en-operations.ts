import { inWordsOf, OPERATION_WORDS, type Spoken } from '../../../../games/blitz/players/ops/words.ts';

/** What the operations of the Tournament and Optional games say of themselves: in English. */
export const enOperations = {
  sayOperation: (spoken: Spoken) => inWordsOf(OPERATION_WORDS, spoken),
};
