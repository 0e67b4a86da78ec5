/** Rules no test can touch, each with its reason. A rule that gets a test must leave this list. */
export const RULE_EXCEPTIONS: Readonly<Record<string, string>> = {
  'B10.6': 'a name for the display; no rule uses it',
  'B90.13': 'city assaults and attacks on aircraft alone are Tournament rules; tested there (T22.3, T23.0.4b)',
  'M5.6':
    'needs dice inside the movement phase: nothing of these modules rolls there, and what was moved is taken back',
  'M6.3': 'production, guerillas and the replacements of scenario E: none of them is in the game yet',
  'B90.22': 'states that two rules never meet',
};

/** Prefixes of the rules in force: every id of these has a test. */
export const PREFIXES_IN_FORCE: readonly string[] = [
  'B',
  'T',
  'O',
  'Q',
  'M1.',
  'M2.',
  'M3.',
  'M5.',
  'M6.',
  'M7.',
  'M8.',
  'M9.',
  'M10.',
  'M11.',
  'M14.',
  'M4.',
  'M15.',
  'M16.',
  'M17.0',
  'M17.1',
  'M17.2',
  'M17.3',
  'M17.4',
  'M17.5',
  'M17.a',
  'M17.b',
  'M17.c',
  'M17.d',
  'M17.e',
  'M17.h',
  'M18.',
];
