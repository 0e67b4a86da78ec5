import type { RuleId } from '#core/objection.ts';

/** X0.10: the switches of a game, all off unless its position names them. */

interface OptionLine {
  readonly rule: RuleId;
  readonly part: 'supplement' | 'option';
  readonly means: string;
}

export const OPTIONS = {
  s9_engineers: {
    rule: 'X9.0',
    part: 'supplement',
    means: 'engineers clear mines, build and break blocks and bridges',
  },
  s10_landings: {
    rule: 'X10.1',
    part: 'supplement',
    means: 'landings from the sea, with craft and the guns of a fleet',
  },
  s11_airborne: { rule: 'X11.1', part: 'supplement', means: 'assaults by parachute and glider' },
  o12_stress: {
    rule: 'X12.1',
    part: 'option',
    means: 'an attacker drives his units to the next odds and may wear them out',
  },
  o13_mountedFire: {
    rule: 'X13.1',
    part: 'option',
    means: 'infantry on an open carrier fights with half its strength',
  },
  o14_bailOut: { rule: 'X14.1', part: 'option', means: 'infantry jumps off an open carrier that is disrupted' },
  o15_quickTime: { rule: 'X15.1', part: 'option', means: 'infantry runs one hex further and may be out of breath' },
  o16_pbAssault: { rule: 'X16.1a', part: 'option', means: 'German tanks carry infantry into an overrun' },
  o17_banzai: { rule: 'X17.0', part: 'option', means: 'Japanese infantry charges regardless of losses' },
  o18_mobileFire: { rule: 'X18.1', part: 'option', means: 'turreted vehicles move at half speed and still fire' },
  o19_fieldOfFire: { rule: 'X19.1', part: 'option', means: 'guns face one way and fire in an arc' },
  o20_smoke: { rule: 'X20.1', part: 'option', means: 'artillery lays smoke that nobody sees through' },
  o21_interdiction: { rule: 'X21.1', part: 'option', means: 'artillery keeps a stretch of ground under fire' },
  o22_command: { rule: 'X22.1a', part: 'option', means: 'units far from a command post cost twice the points' },
  o23_solitaire: { rule: 'X23.1', part: 'option', means: 'rules for somebody who plays both sides' },
  o24_chaos: { rule: 'X24.1a', part: 'option', means: 'cards instead of dice, with events among them' },
} as const satisfies Record<string, OptionLine>;

export type OptionName = keyof typeof OPTIONS;
const NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** By its name in whatever letters, or by the part before the line: `o12`. */
export const optionNamed = (word: string): OptionName | undefined => {
  const wanted = word.toLowerCase();
  return NAMES.find((name) => name.toLowerCase() === wanted || name.split('_')[0] === wanted);
};

/** In the order of their list, each once. */
export const inOrder = (names: readonly OptionName[]): OptionName[] => NAMES.filter((name) => names.includes(name));
