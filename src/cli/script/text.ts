import { type Fault, textFault, statements, wholeNumber, wordsOf } from '#core/notation/notation.ts';

/** A script: a position, its dice, a line `---`, then commands and expectations. See docs/notation.md. */

export type Demand =
  | { readonly is: 'ok' }
  /** The command must be legal but is not played. */
  | { readonly is: 'legal' }
  | { readonly is: 'refused'; readonly rule: string | undefined };

export type ScriptStep =
  | {
      readonly kind: 'command';
      readonly line: number;
      readonly text: string;
      /** The command itself, the side before it where one is named. */
      readonly command: string;
      readonly demand: Demand | undefined;
    }
  | { readonly kind: 'expect'; readonly line: number; readonly text: string; readonly words: readonly string[] };

export interface Script {
  /** The position with its own line numbers: what belongs to the script only is blanked. */
  readonly position: string;
  readonly dice: readonly number[];
  readonly seed: number | undefined;
  readonly steps: readonly ScriptStep[];
}

const MOST_DICE = 10_000;
const MOST_SEED = 0xffff_ffff;
const RULE_OFF = /^-{3,}$/;

interface Reading {
  readonly faults: Fault[];
  readonly dice: number[];
  readonly largestDie: number;
  seed: number | undefined;
}

export const isScript = (read: Script | readonly Fault[]): read is Script => !Array.isArray(read);

export function readScript(text: string, largestDie = 6): Script | readonly Fault[] {
  const large = textFault(text);
  if (large) return [large];
  const lines = text.split(/\r?\n/);
  const header: string[] = [];
  const steps: ScriptStep[] = [];
  const reading: Reading = { faults: [], dice: [], seed: undefined, largestDie };
  let playing = false;
  let inBoard = false;
  for (const [i, raw] of lines.entries()) {
    const [said] = statements(raw, i + 1);
    const line = said?.text ?? '';
    if (RULE_OFF.test(line)) {
      playing = true;
      header.push('');
      continue;
    }
    if (!playing) {
      if (line === 'board inline') inBoard = true;
      if (line === 'end board') inBoard = false;
    }
    if (!inBoard && readChance(reading, i + 1, line)) header.push('');
    else if (!playing) header.push(raw);
    else if (line !== '') steps.push(readStep(i + 1, line));
  }
  const { faults, dice, seed } = reading;
  if (seed !== undefined && dice.length > 0) faults.push({ message: 'a script has either dice or a seed, not both' });
  return faults.length > 0 ? faults : { position: header.join('\n'), dice, seed, steps };
}

/** `dice 3 5 1`, `seed 7` */
function readChance(reading: Reading, line: number, text: string): boolean {
  const [word = '', ...rest] = wordsOf(text.replace(/^(dice|die|seed) ?[:=]/i, '$1 '));
  if (/^(dice|die)$/i.test(word)) {
    for (const face of rest.flatMap((one) => one.split(',')).filter((one) => one !== '')) {
      const shown = wholeNumber(face, 1, reading.largestDie);
      if (shown === undefined)
        reading.faults.push({ line, message: `'${face}' is no face of a die (1 to ${reading.largestDie})` });
      else reading.dice.push(shown);
    }
    if (reading.dice.length > MOST_DICE) reading.faults.push({ line, message: `more than ${MOST_DICE} dice` });
    return true;
  }
  if (!/^seed$/i.test(word)) return false;
  const seed = readSeed(rest[0]);
  if (seed === undefined || rest.length > 1) {
    reading.faults.push({ line, message: `'${rest.join(' ')}' is no seed (0 to ${MOST_SEED})` });
  } else if (reading.seed !== undefined) {
    reading.faults.push({ line, message: 'a script has one seed' });
  } else {
    reading.seed = seed;
  }
  return true;
}

export function readSeed(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return undefined;
  return Number(text) <= MOST_SEED ? Number(text) : undefined;
}

function readStep(line: number, text: string): ScriptStep {
  const expected = /^expect\b ?:? ?(.*)$/i.exec(text);
  if (expected) return { kind: 'expect', line, text, words: wordsOf(expected[1] ?? '') };
  const refused = /^refused(?: ([^\s:]+))? ?: ?(.*)$/i.exec(text);
  if (refused) {
    const demand = { is: 'refused', rule: refused[1] } as const;
    return { kind: 'command', line, text, command: refused[2] ?? '', demand };
  }
  const asked = /^(ok|legal) ?: ?(.*)$/i.exec(text);
  const is = asked?.[1]?.toLowerCase();
  if (is === 'ok' || is === 'legal') return { kind: 'command', line, text, command: asked?.[2] ?? '', demand: { is } };
  return { kind: 'command', line, text, command: text, demand: undefined };
}
