import type { Theatre } from '../operation.ts';

/** What the players know beyond the war on land. */
export const THEATRE: Theatre = { generators: [], after: [] };
