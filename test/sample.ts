/**
 * Some things take long to see. `npm run strength` looks at all of them, `npm test` at a part: of every list the first
 * cases, of every game fewer turns, of random positions fewer.
 */
const { env } = import.meta as { readonly env?: { readonly MODE?: string } };
export const WHOLE = env?.MODE === 'whole';

export const some = <T>(cases: readonly T[], most: number): readonly T[] => (WHOLE ? cases : cases.slice(0, most));

export const amount = (whole: number, sample: number): number => (WHOLE ? whole : sample);
