import { count, joined, list, oneOf, optional } from '#core/notation/field.ts';
import { bare, shape } from '#core/notation/shape.ts';
import { battle, hexes, path, someUnits, unit, units } from '#games/blitz/fields.ts';

/** B9, B19, T2.3, T7: battles, losses, retreats and advances. */

// M4.3: without `table` on the usual one.
const table = optional(oneOf(['blitz']));
const plan = shape('[{kind}] {attackers} on {hexes}[ {table}]', {
  kind: optional(oneOf(['assault', 'ground'])),
  attackers: units,
  hexes,
  table,
});
const ofBattle = shape('{battle}', { battle });
const alongPath = shape('{unit} {path}', { unit, path });

export const combatCommands = {
  declareBattle: shape('{attackers} on {hexes}[ {table}]', { attackers: units, hexes, table }),
  undeclare: ofBattle,
  // With `battles`: the whole declaration at once instead of what was declared before.
  endDeclaration: shape('[{battles}]', { battles: optional(list(plan, ';')) }),
  resolve: ofBattle,
  chooseExchange: someUnits,
  chooseLosses: shape('{losses}', {
    losses: list(joined(shape('{unit} {factors}', { unit, factors: count(1, 999) }), ':'), '+', { least: 1 }),
  }),
  chooseRetreat: alongPath,
  advance: alongPath,
  endAdvance: bare,
  // T2.3: into pieces of these sizes.
  splitUnit: shape('{unit} {sizes}', { unit, sizes: list(count(1, 99), '+', { least: 1, most: 99 }) }),
  // M0.10
  combine: someUnits,
  declareAV: shape('{units} on {hexes}', { units, hexes }),
  addToAV: shape('{av} {units}', { av: battle, units }),
  // T80.6: which automatic victory's participants advance next.
  chooseAV: shape('{av}', { av: battle }),
};
