import * as z from 'zod/mini';
import { isObjection } from '#core/objection.ts';
import type { Board } from '../board/board.ts';
import { EVENT_CODES } from '../chaos.ts';
import { readCommandOn } from '../commands.ts';
import type { GamexFrame, Unit } from '../types.ts';
import { GAITS, MARKERS, MODES, SIDES, TASKS } from '../types.ts';

/** Decisions in the middle of something stand in a position as JSON: their shape, and that what they name is there. */

const MOST = 400;
const side = z.enum(SIDES);
const unit = z.string().check(z.minLength(1), z.maxLength(40));
const units = z.array(unit).check(z.maxLength(MOST));
/** NOWHERE is -1. */
const hex = z.int().check(z.gte(-1), z.lte(99_999));
const hexes = z.array(hex).check(z.maxLength(MOST));
const points = z.int().check(z.gte(0), z.lte(999));
const used = z.array(z.int().check(z.gte(0), z.lte(20))).check(z.maxLength(20));
const yes = z.literal(true);
const far = z.int().check(z.gte(-9999), z.lte(9999));

const facing = z.int().check(z.gte(0), z.lte(5));
const act = z.union([
  z.strictObject({ to: hex, inside: z.optional(yes), flail: z.optional(yes) }),
  z.strictObject({ load: unit }),
  z.strictObject({ unload: yes, facing: z.optional(facing), who: z.optional(unit) }),
  z.strictObject({ stream: z.enum(['down', 'up']) }),
  z.strictObject({ switch: yes }),
  z.strictObject({ exit: yes }),
]);
const walk = z.strictObject({
  unit,
  acts: z.array(act).check(z.maxLength(MOST)),
  left: points,
  from: hex,
  gait: z.optional(z.enum(GAITS)),
  came: z.optional(hex),
  stepped: z.boolean(),
  loaded: z.boolean(),
  ended: z.boolean(),
  ashore: z.optional(yes),
  unloading: z.optional(yes),
  dreads: z.optional(units),
  task: z.optional(z.enum(TASKS)),
});
const mission = z.strictObject({
  batteries: units,
  by: units,
  at: hex,
  sighter: unit,
  extra: points,
  bridge: z.optional(yes),
  over: z.optional(hex),
});

const pending = z.union([
  z.strictObject({
    shot: z.strictObject({ by: units, at: hex, targets: units, sighter: z.optional(unit) }),
  }),
  z.strictObject({
    mode: z.enum(MODES),
    by: units,
    at: hex,
    targets: units,
    sharing: z.optional(units),
    entering: z.optional(z.boolean()),
    shift: z.optional(points),
    banzai: z.optional(yes),
    stress: z.optional(points),
  }),
  z.strictObject({ marks: units, marker: z.enum(MARKERS) }),
  z.strictObject({ onFoot: units, at: hex }),
  z.strictObject({ strained: units, points }),
]);

const need = z.strictObject({
  what: z.string().check(z.maxLength(40)),
  side,
  faces: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  unit: z.optional(unit),
  against: z.optional(side),
});
const faces = z.array(z.int().check(z.gte(1), z.lte(6))).check(z.maxLength(2));
const answer = z.strictObject({ need, faces, drm: z.optional(far), saved: z.optional(yes) });

const SHAPE = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('chance'),
    side,
    need,
    kept: z.array(answer).check(z.maxLength(MOST)),
    asked: points,
    results: z.array(faces).check(z.maxLength(2)),
    drm: z.optional(far),
    fate: z.optional(side),
    eventful: z.optional(yes),
    command: z.optional(z.record(z.string(), z.unknown())),
  }),
  z.strictObject({
    at: z.literal('event'),
    side,
    event: z.enum(EVENT_CODES),
    choice: z.optional(z.union([unit, hex])),
  }),
  z.strictObject({ at: z.literal('setup'), step: points }),
  z.strictObject({ at: z.literal('initiative'), asks: z.boolean() }),
  z.strictObject({ at: z.literal('impulse'), side }),
  z.strictObject({ at: z.literal('spend'), side, pool: points, spent: points, ready: units }),
  z.strictObject({
    at: z.literal('activity'),
    side,
    activity: z.enum(['move', 'enter', 'rally', 'setOF', 'face', 'engineer']),
    from: hex,
    done: units,
    owes: z.optional(z.literal(true)),
  }),
  z.strictObject({
    at: z.literal('walk'),
    side,
    walk,
    asks: z.boolean(),
    on: z.optional(yes),
    assault: z.optional(yes),
  }),
  z.strictObject({
    at: z.literal('opFire'),
    side,
    target: unit,
    hex,
    quota: points,
    block: z.boolean(),
    fires: points,
    entering: z.boolean(),
    held: z.optional(units),
    struck: z.optional(z.strictObject({ shaken: z.boolean(), by: points })),
  }),
  z.strictObject({ at: z.literal('spotFire'), side, units, hex }),
  z.strictObject({
    at: z.literal('assault'),
    side,
    kind: z.enum(['overrun', 'closeAssault']),
    target: hex,
    waiting: units,
    placed: units,
    stood: units,
    passed: units,
    onFoot: z.optional(units),
    banzai: z.optional(yes),
    charged: z.optional(yes),
    on: z.optional(yes),
    ordered: z.optional(yes),
  }),
  z.strictObject({
    at: z.literal('flight'),
    side,
    aircraft: unit,
    line: z.array(z.strictObject({ q: far, r: far })).check(z.maxLength(MOST)),
    leg: points,
    used,
    spotted: hexes,
    asked: z.boolean(),
    before: z.optional(points),
  }),
  z.strictObject({ at: z.literal('reenter'), side, aircraft: unit, used, spotted: hexes }),
  z.strictObject({ at: z.literal('aaFire'), side, aircraft: unit, q: far, r: far }),
  z.strictObject({ at: z.literal('mission'), side, mission }),
  z.strictObject({ at: z.literal('attacks'), side, list: z.array(pending).check(z.maxLength(MOST)) }),
  z.strictObject({ at: z.literal('banzai'), side, target: hex, units }),
  z.strictObject({ at: z.literal('bailOut'), side, carrier: unit, unit }),
  z.strictObject({ at: z.literal('keepOF'), side }),
  z.strictObject({ at: z.literal('returnCP'), side, step: z.optional(points) }),
  z.strictObject({ at: z.literal('sea'), side, waiting: units }),
  z.strictObject({ at: z.literal('drops'), side }),
  z.strictObject({
    at: z.literal('flying'),
    side,
    aircraft: unit,
    hex,
    direction: facing,
    asked: z.boolean(),
    down: z.optional(yes),
  }),
]);

/** The decision a line writes, or what is wrong with it. */
export function readFrame(json: string): GamexFrame | string {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return 'the frame cannot be read: it is no JSON';
  }
  const read = SHAPE.safeParse(value);
  if (read.success) return read.data as GamexFrame;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') ?? '';
  return `the frame is not one this game has${where === '' ? '' : `: ${where} cannot be read`}`;
}

/** Base frames; the others lie on top of one of these. */
const GROUND: ReadonlySet<GamexFrame['at']> = new Set([
  'setup',
  'initiative',
  'impulse',
  'spend',
  'keepOF',
  'returnCP',
  'sea',
  'drops',
] as const);
export const isGround = ({ at }: GamexFrame): boolean => GROUND.has(at);

const UNIT_FIELDS = new Set([
  'unit',
  'units',
  'target',
  'aircraft',
  'waiting',
  'placed',
  'stood',
  'passed',
  'onFoot',
  'by',
  'done',
  'sighter',
  'carrier',
  'marks',
  'strained',
  'load',
  'choice',
  'held',
  'dreads',
]);
const HEX_FIELDS = new Set(['hex', 'from', 'came', 'to', 'over', 'spotted', 'choice']);

/** Units and hexes that a frame names and the position does not have. */
export function strangersIn(frame: GamexFrame, board: Board, roster: readonly Unit[]): string | undefined {
  const known = new Set(roster.map(({ id }) => id));
  let found: string | undefined;
  const look = (value: unknown, field: string): void => {
    // A command is read as one.
    if (field === 'command') return;
    if (typeof value === 'string' && UNIT_FIELDS.has(field) && !known.has(value))
      found ??= `the frame names ${value}, and there is no such unit`;
    const place = HEX_FIELDS.has(field) || (field === 'target' && typeof value === 'number');
    if (typeof value === 'number' && place && value >= board.grid.size)
      found ??= `the frame names hex ${value}, and the board has ${board.grid.size}`;
    if (Array.isArray(value)) for (const one of value) look(one, field);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) look(one, name);
  };
  look(frame, '');
  if (frame.at === 'chance' && frame.command && isObjection(readCommandOn(board.grid.size)(frame.command)))
    found ??= 'the frame waits with a command that is none';
  return found;
}
