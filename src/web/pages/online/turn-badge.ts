import { takeUp } from '#web/text/lexicon.ts';
import { ONLINE } from './words/words.ts';

/** The badge of the bar of pages with its words; apart from the pages, which have that bar. */
export const turnBadge = async () => (await Promise.all([import('./badge.tsx'), takeUp(ONLINE)]))[0];
