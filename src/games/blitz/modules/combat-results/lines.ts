import * as z from 'zod';
import type { Lines } from '../../text/line.ts';

/** M4.5: of the hexes he should go back the defender pays for so many. */
export type CombatResultsCommand = { readonly do: 'chooseK'; readonly k: number };

export const combatResultsLines: Lines<CombatResultsCommand['do']> = {
  chooseK: {
    takes: { k: z.int().min(0).max(9) },
    form: 'chooseK 1',
    also: ['k', 'pay'],
    read: (reader, words) => ({ k: reader.number(words[0] === '=' ? words[1] : words[0]) }),
    write: (_pen, { k }) => String(k),
  },
};
