import { type Said, say } from '#core/say.ts';

/** Titles of the events and red cards (X24.6.t). */
const TITLES: Readonly<Record<string, Said>> = {
  E01: say`Runner Gets Through`,
  E02: say`Clear Net`,
  E03: say`Crossed Wires`,
  E04: say`Back on Their Feet`,
  E05: say`Loss of Nerve`,
  E06: say`Glint of Glass`,
  E07: say`Heat Haze`,
  E08: say`Stuck Breech`,
  E09: say`Thrown Track`,
  E10: say`Sharpshooters`,
  E11: say`Short Round`,
  E12: say`Registered Target`,
  E13: say`Line Cut`,
  E14: say`Firm Hand`,
  E15: say`Traffic Snarl`,
  E16: say`Firm Going`,
  E17: say`Fresh Belts`,
  E18: say`Jumpy Sentries`,
  E19: say`Garbled Order`,
  E20: say`Dry Tanks`,
  E21: say`The Line Wavers`,
  E22: say`Prisoner Talks`,
  E23: say`Salvage Party`,
  E24: say`Seize the Moment`,
  R1: say`Nerves of Steel`,
  R2: say`Dead Centre`,
  R3: say`Dud Round`,
  R4: say`Forced March`,
  R5: say`Swallowed by Dust`,
  R6: say`Fickle Fate`,
};

export const titleOf = (code: string): Said => TITLES[code] ?? say`an event`;
