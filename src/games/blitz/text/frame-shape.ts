import * as z from 'zod';
import { BATTLE_KINDS, SIDES } from '../types.ts';

/** The shape of decisions written as JSON in a position: nothing else is let in. */

const unit = z.int().min(0).max(9999);
const units = z.array(unit).max(400);
const hex = z.int().min(0).max(99_999);
const hexes = z.array(hex).max(100);
const side = z.enum(SIDES);
const battle = z.strictObject({
  no: z.int().min(0).max(999),
  kind: z.enum(BATTLE_KINDS),
  attackers: units,
  hexes,
  surrounded: z.boolean().optional(),
});
const fight = z.strictObject({ battle, defenders: units, aircraft: units, from: hexes });
const bill = z.strictObject({
  side,
  factors: z.int().min(0).max(9999),
  by: z.enum(['af', 'size']),
  units,
  double: units.optional(),
  rule: z.string().max(20),
});

export const FRAME_SHAPE = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('interception') }),
  z.strictObject({ at: z.literal('airFights'), hexes }),
  z.strictObject({ at: z.literal('allot'), hex }),
  z.strictObject({ at: z.literal('avAdvances'), fights: z.array(fight).max(60) }),
  z.strictObject({ at: z.literal('losses'), bill }),
  z.strictObject({ at: z.literal('seaHexes') }),
  z.strictObject({ at: z.literal('supplyLosses') }),
  z.strictObject({ at: z.literal('beachSupply'), beach: z.int().min(-1).max(999), units }),
]);
