import * as z from 'zod';
import type { Words } from '#core/words.ts';
import { wholeNumber } from '#core/notation.ts';
import { code, say } from '#core/say.ts';
import { bare, type Lines } from '#games/blitz/text/commands/line.ts';
import { Misread, problem } from '#games/blitz/text/commands/reader.ts';

/** M80.1 */
export type OrderCommand =
  /** Blue's order of battle and Red's. */
  | { readonly do: 'agreeOb'; readonly blue: number; readonly red: number }
  | { readonly do: 'nameTwo'; readonly one: number; readonly two: number }
  | { readonly do: 'pickOb'; readonly ob: number }
  | { readonly do: 'rollOb' }
  | { readonly do: 'chooseHigher'; readonly ob: number };

const ob = z.int().min(0).max(99);

function numberIn(word: string | undefined): number {
  const read = wholeNumber(word?.replace(/^#/, ''), 0, 99);
  if (read === undefined) throw new Misread(problem(say`'${code(word ?? '')}' is no number of an order of battle`));
  return read;
}

const oneOf = (form: string) => ({
  takes: { ob },
  form,
  read: (_reader: unknown, words: Words) => ({ ob: numberIn(words.next()) }),
  write: (_pen: unknown, command: { readonly ob: number }) => String(command.ob),
});

export const orderLines: Lines<OrderCommand['do']> = {
  agreeOb: {
    takes: { blue: ob, red: ob },
    form: 'agreeOb 2 4',
    read: (_reader, words) => ({ blue: numberIn(words.next()), red: numberIn(words.next()) }),
    write: (_pen, { blue, red }) => `${blue} ${red}`,
  },
  nameTwo: {
    takes: { one: ob, two: ob },
    form: 'nameTwo 2 4',
    read: (_reader, words) => ({ one: numberIn(words.next()), two: numberIn(words.next()) }),
    write: (_pen, { one, two }) => `${one} ${two}`,
  },
  pickOb: oneOf('pickOb 4'),
  rollOb: bare('rollOb'),
  chooseHigher: oneOf('chooseHigher 5'),
};
