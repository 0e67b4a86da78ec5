import * as z from 'zod/mini';
import { ZONES } from '#games/blitz/board.ts';
import { AIR_MISSIONS, BATTLE_KINDS, FLIGHT_STAGES, SIDES } from '#games/blitz/types.ts';

/** The shape of decisions written as JSON in a position: nothing else is let in. */

const unit = z.int().check(z.gte(0), z.lte(9999));
const units = z.array(unit).check(z.maxLength(400));
const hex = z.int().check(z.gte(0), z.lte(99_999));
const hexes = z.array(hex).check(z.maxLength(100));
const side = z.enum(SIDES);
const number = z.int().check(z.gte(0), z.lte(99));
const pair = z.tuple([number, number]);
const battle = z.strictObject({
  no: z.int().check(z.gte(0), z.lte(999)),
  kind: z.enum(BATTLE_KINDS),
  attackers: units,
  hexes,
  surrounded: z.optional(z.boolean()),
  table: z.optional(z.enum(['blitz'])),
  support: z.optional(units),
  faced: z.optional(z.boolean()),
  ships: z.optional(units),
});
const fight = z.strictObject({ battle, defenders: units, aircraft: units, from: hexes });
const bill = z.strictObject({
  side,
  factors: z.int().check(z.gte(0), z.lte(9999)),
  by: z.enum(['af', 'size']),
  units,
  double: z.optional(units),
  rule: z.string().check(z.maxLength(20)),
});

const group = z.strictObject({ from: hex, hexes, units, ship: z.optional(unit) });
const flight = z.strictObject({
  at: z.literal('flight'),
  stage: z.enum(FLIGHT_STAGES),
  hex,
  groups: z.array(group).check(z.maxLength(40)),
  sorties: z.array(z.strictObject({ mission: z.enum(AIR_MISSIONS), units })).check(z.maxLength(20)),
  waiting: z.optional(units),
  load: z.optional(units),
  relief: z.optional(units),
  interceptors: units,
  meeting: z.optional(hex),
  met: z.optional(z.strictObject({ from: z.optional(hex), ship: z.optional(unit) })),
  volleys: z
    .array(z.strictObject({ hex, units, from: z.optional(hex), ship: z.optional(unit) }))
    .check(z.maxLength(40)),
  // M10.20: isolated flak fires with half its factors.
  flak: z.optional(z.number().check(z.gte(0), z.lte(999), z.multipleOf(0.5))),
  zone: z.optional(z.enum(ZONES)),
  ship: z.optional(unit),
});

export const FRAME_SHAPE = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('interception') }),
  z.strictObject({ at: z.literal('airFights'), hexes }),
  z.strictObject({ at: z.literal('allot'), hex }),
  z.strictObject({ at: z.literal('avAdvances'), fights: z.array(fight).check(z.maxLength(60)) }),
  z.strictObject({ at: z.literal('losses'), bill }),
  z.strictObject({ at: z.literal('support'), battle }),
  z.strictObject({ at: z.literal('refusal'), battle }),
  z.strictObject({ at: z.literal('claim'), side }),
  z.strictObject({ at: z.literal('guerillas'), side, hexes: z.optional(hexes) }),
  z.strictObject({ at: z.literal('payment'), fight, steps: z.int().check(z.gte(1), z.lte(9)) }),
  z.strictObject({ at: z.literal('seaHexes') }),
  z.strictObject({ at: z.literal('inferior'), stage: z.enum(['engaged', 'moved']) }),
  z.strictObject({ at: z.literal('engagement'), unit, target: unit }),
  z.strictObject({ at: z.literal('sinking'), side, units, rule: z.string().check(z.maxLength(20)) }),
  z.strictObject({ at: z.literal('withdrawal'), side, units, stuck: units, one: z.optional(z.literal(true)) }),
  z.strictObject({ at: z.literal('waves') }),
  flight,
  z.strictObject({ at: z.literal('airDefence'), hexes }),
  z.strictObject({ at: z.literal('airReturn'), stage: z.enum(['recover', 'return']) }),
  z.strictObject({ at: z.literal('evacuation'), side, hex, half: z.optional(z.literal(true)) }),
  z.strictObject({ at: z.literal('supplyLosses') }),
  z.strictObject({ at: z.literal('turnEnd') }),
  z.strictObject({
    at: z.literal('plans'),
    side,
    stage: z.enum(['first', 'cycle']),
    turns: z.optional(z.array(z.int().check(z.gte(1), z.lte(999))).check(z.maxLength(9))),
  }),
  z.strictObject({
    at: z.literal('production'),
    side,
    spent: z.array(z.tuple([hex, z.int().check(z.gte(0), z.lte(999))])).check(z.maxLength(200)),
  }),
  z.strictObject({
    at: z.literal('replacements'),
    side,
    given: z.array(pair).check(z.maxLength(60)),
  }),
  z.strictObject({
    at: z.literal('obChoice'),
    side,
    proposed: z.optional(pair),
    named: z.optional(pair),
    above: z.optional(number),
  }),
  z.strictObject({ at: z.literal('supply'), hexes: z.optional(hexes) }),
  z.strictObject({ at: z.literal('beachSupply'), beach: z.int().check(z.gte(-1), z.lte(999)), units }),
]);
