import type { Fault, Line } from '../../../core/notation.ts';
import { PLAYABLE } from '../modules.ts';
import { inOrder, OPTIONS, optionNamed, type OptionName } from '../options.ts';
import { fault, type Reading } from './reading.ts';

/** `options o12_stress o20_smoke` and what a situation is never played with: `without o24_chaos`. */

function named(reading: Reading, line: Line, words: readonly string[], add: (name: OptionName) => void): void {
  if (words.length === 0) fault(reading, line, 'which option?');
  for (const word of words) {
    const name = optionNamed(word);
    if (name) add(name);
    else fault(reading, line, `there is no option '${word}' (known: ${Object.keys(OPTIONS).join(', ')})`);
  }
}

export const readOptions = (reading: Reading, line: Line, words: readonly string[]): void =>
  named(reading, line, words, (name) => {
    if (!PLAYABLE.includes(name))
      fault(reading, line, `${name} cannot be played yet (playable: ${PLAYABLE.join(', ')})`);
    else if (!reading.options.includes(name)) reading.options.push(name);
  });

export const readWithout = (reading: Reading, line: Line, words: readonly string[]): void =>
  named(reading, line, words, (name) => {
    reading.without.push(name);
  });

export const optionFaults = ({ options, without }: Reading): Fault[] =>
  inOrder(options)
    .filter((name) => without.includes(name))
    .map((name) => ({ message: `this situation is not played with ${name} (X0.10)` }));
