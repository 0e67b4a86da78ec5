import { optional } from '#core/notation/field.ts';
import { bare, shape } from '#core/notation/shape.ts';
import { hex, unit } from '#games/blitz/fields.ts';

export const guerillaCommands = {
  // M80.30: a guerilla of a city appears in a hex; the city is named by its first hex.
  placeGuerilla: shape('{hex} of {city}', { hex, city: hex }),
  // M15.4: a guerilla of a city waits; without a city all that are left.
  delay: shape('[{city}]', { city: optional(hex) }),
  // M15.8: a small guerilla slips away.
  refuse: shape('{unit} to {hex}', { unit, hex }),
  // M15.8: none does, or no more of them.
  stand: bare,
  // M15.14
  absorb: shape('{unit} into {into}', { unit, into: unit }),
};
