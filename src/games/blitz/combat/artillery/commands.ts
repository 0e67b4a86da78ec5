import { list, oneOf, optional } from '#core/notation/field.ts';
import { shape } from '#core/notation/shape.ts';
import { hex, unit, units } from '#games/blitz/fields.ts';

/** M16.chart d to g: what fire is aimed at besides units. */
export const FIRE_TARGETS = ['pc', 'rail', 'train', 'flak', 'airbase', 'port', 'ships', 'docked'] as const;
export type FireTarget = (typeof FIRE_TARGETS)[number];

export const artilleryCommands = {
  // M16.chart: artillery fires at an adjacent hex: at its units, or at what is named there.
  bombard: shape('{units} on {hex}[ {target}]', { units, hex, target: optional(oneOf(FIRE_TARGETS)) }),
  // M16.chart b: the defender's artillery supports the hexes attacked.
  support: shape('{units}', { units: list(unit, '+', { none: 'none' }) }),
};
