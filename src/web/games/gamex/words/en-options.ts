import type { OptionName } from '#games/gamex/options.ts';

/** Options and supplements: what they are called, and what they are in a sentence. */
export const enOptions: Readonly<Record<OptionName, readonly [string, string]>> = {
  s9_engineers: ['Engineers', 'They clear mines and wrecks, build and break blocks, blow up and lay bridges.'],
  s10_landings: ['Landings', 'Craft and floating tanks come in from the sea, under the guns of a fleet.'],
  s11_airborne: ['Airborne assaults', 'Parachutists and gliders come down near hexes written down in secret.'],
  o12_stress: [
    'Combat stress',
    'An attacker a few points short drives his units to the next odds; a bad die disrupts them.',
  ],
  o13_mountedFire: [
    'Mounted infantry fire',
    'Infantry on an open carrier adds half its strength to attack and defence.',
  ],
  o14_bailOut: ['Bail-out', 'When an open carrier is disrupted, its infantry may jump off at once, disrupted too.'],
  o15_quickTime: [
    'Quick-time',
    'Infantry runs one hex further over clear ground, an easy target, and may be disrupted.',
  ],
  o16_pbAssault: [
    'PanzerBlitz assault',
    'German tanks carry infantry, which assaults at once what the tanks have overrun.',
  ],
  o17_banzai: ['Banzai', 'Japanese infantry charges, disrupted or not; defenders may lose their nerve, or fire first.'],
  o18_mobileFire: [
    'Mobile fire',
    'Turreted vehicles move with half their points and still fire, with half their strength.',
  ],
  o19_fieldOfFire: ['Field of fire', 'Guns face a side of their hex and fire only within the arc before them.'],
  o20_smoke: ['Smoke', 'Artillery lays smoke for two turns; nobody sees through it, and who is in it must be spotted.'],
  o21_interdiction: [
    'Interdiction',
    'Artillery keeps a hex and those around it under fire; whoever moves there may be hit.',
  ],
  o22_command: [
    'Command control',
    'Units out of reach of a command post cost two points each; near one they rally surely.',
  ],
  o23_solitaire: [
    'Solitaire',
    'For one who plays both sides: units hesitate under fire, and all may fire at opportunity.',
  ],
  o24_chaos: ['Battlefield chaos', 'Cards instead of dice, with events among them and cards to keep for later.'],
};
