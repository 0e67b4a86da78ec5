import { MOST_MARKERS } from '#core/limits.ts';
import { type Fault, type Line, wholeNumber } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import { inOrder, OPTIONS, optionNamed, type OptionName } from '../options.ts';
import { fault, hexIn, type Reading } from './position-draft.ts';

/** `options o12_stress o20_smoke` and what a situation is never played with: `without o24_chaos`. */

function named(reading: Reading, line: Line, words: Words, add: (name: OptionName) => void): void {
  if (words.isEmpty) fault(reading, line, 'which option?');
  for (const word of words.rest()) {
    const name = optionNamed(word);
    if (name) add(name);
    else fault(reading, line, `there is no option '${word}' (known: ${Object.keys(OPTIONS).join(', ')})`);
  }
}

export const readOptions = (reading: Reading, line: Line, words: Words): void =>
  named(reading, line, words, (name) => {
    // X9 to X11 have no switch: they come with their units, so naming them changes nothing.
    if (OPTIONS[name].part === 'supplement') return;
    if (!reading.options.includes(name)) reading.options.push(name);
  });

export const readWithout = (reading: Reading, line: Line, words: Words): void =>
  named(reading, line, words, (name) => {
    reading.without.push(name);
  });

/** `smoke 3,0 2`: so many turns it stays (X20.3). */
export function readSmoke(reading: Reading, line: Line, words: Words): void {
  const word = words.next();
  const hex = hexIn(reading, line, word);
  const left = words.next() ?? '2';
  const turns = left === '1' ? 1 : left === '2' ? 2 : undefined;
  if (turns === undefined) fault(reading, line, `'${left}' is no smoke (1 or 2)`);
  else if (hex !== undefined && reading.smoke.length <= MOST_MARKERS) {
    if (reading.smoke.some(({ at }) => at === hex)) fault(reading, line, `there is smoke in ${word ?? ''} already`);
    else reading.smoke.push({ at: hex, left: turns });
  }
}

/** `interdiction 3,0 20`: with the strength noted (X21.2a). */
export function readInterdiction(reading: Reading, line: Line, words: Words): void {
  const hex = hexIn(reading, line, words.next());
  const strength = words.next() ?? '14';
  const as = wholeNumber(strength, 14, 999);
  if (as === undefined) fault(reading, line, `'${strength}' is no strength of an interdiction (14 to 999)`);
  else if (hex !== undefined) reading.interdictions.push({ at: hex, as });
}

export const optionFaults = ({ options, without }: Reading): Fault[] =>
  inOrder(options)
    .filter((name) => without.includes(name))
    .map((name) => ({ message: `this situation is not played with ${name} (X0.10)` }));
