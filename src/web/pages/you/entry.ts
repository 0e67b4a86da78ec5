import { takeUp } from '#web/text/lexicon.ts';
import { ONLINE } from '../online/words/words.ts';
import { YOU } from './words/words.ts';

/** The account page with its words. */
export const youPage = async () => (await Promise.all([import('./you-page.tsx'), takeUp(ONLINE), takeUp(YOU)]))[0];
