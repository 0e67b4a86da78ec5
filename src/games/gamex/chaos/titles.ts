import { type Message, msg } from '#core/message.ts';

/** Titles of the events and red cards (X24.6.t). */
const TITLES: Readonly<Record<string, Message>> = {
  E01: msg`Runner Gets Through`,
  E02: msg`Clear Net`,
  E03: msg`Crossed Wires`,
  E04: msg`Back on Their Feet`,
  E05: msg`Loss of Nerve`,
  E06: msg`Glint of Glass`,
  E07: msg`Heat Haze`,
  E08: msg`Stuck Breech`,
  E09: msg`Thrown Track`,
  E10: msg`Sharpshooters`,
  E11: msg`Short Round`,
  E12: msg`Registered Target`,
  E13: msg`Line Cut`,
  E14: msg`Firm Hand`,
  E15: msg`Traffic Snarl`,
  E16: msg`Firm Going`,
  E17: msg`Fresh Belts`,
  E18: msg`Jumpy Sentries`,
  E19: msg`Garbled Order`,
  E20: msg`Dry Tanks`,
  E21: msg`The Line Wavers`,
  E22: msg`Prisoner Talks`,
  E23: msg`Salvage Party`,
  E24: msg`Seize the Moment`,
  R1: msg`Nerves of Steel`,
  R2: msg`Dead Centre`,
  R3: msg`Dud Round`,
  R4: msg`Forced March`,
  R5: msg`Swallowed by Dust`,
  R6: msg`Fickle Fate`,
};

export const titleOf = (code: string): Message => TITLES[code] ?? msg`an event`;
