/** Boards and units of the lessons. */

export const TANK = 'german A 11/8/7/8 tank';
export const SHERMAN = 'american A 11/8/9/8 tank';

/** A field of seven rows of ten with further statements about it, and what stands there from the beginning. */
export const ground = (statements: readonly string[], ...lines: readonly string[]): string =>
  [
    'game gamex',
    'board inline',
    '  grid rows A..G columns 1..10',
    ...statements.map((one) => `  ${one}`),
    'end board',
    ...lines,
    '',
  ].join('\n');
