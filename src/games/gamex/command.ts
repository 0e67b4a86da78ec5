import type { Objection } from '#core/objection.ts';
import { type Command, GAITS, TASKS } from './types.ts';
import { code, no, say } from './words.ts';

/** Commands from outside: the shape of each, checked field by field. */

type Check = (value: unknown) => boolean;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 80;
const whole: Check = (value) => Number.isInteger(value) && (value as number) >= -1 && (value as number) < 1_000_000;
const direction: Check = (value) => whole(value) && (value as number) >= 0 && (value as number) < 6;
const truth: Check = (value) => value === true;
const MOST = 400;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST && value.every(check);
const texts = listOf(text);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, check]) => check(value[key]));

const ACTS: readonly Check[] = [
  shape({ to: whole, inside: optional(truth), flail: optional(truth) }),
  shape({ load: text }),
  shape({ unload: truth, facing: optional(direction), who: optional(text) }),
  shape({ stream: (value) => value === 'up' || value === 'down' }),
  shape({ switch: truth }),
  shape({ exit: truth }),
];
const gait: Check = (value) => (GAITS as readonly unknown[]).includes(value);
const acts = listOf((value) => ACTS.some((act) => act(value)));
const shots = listOf(shape({ by: texts, at: whole, targets: texts, sighter: optional(text) }));

const shelling = { guns: texts, batteries: texts, at: whole, sighter: optional(text), extra: whole };

const FIELDS: { readonly [K in Command['do']]: Readonly<Record<string, Check>> } = {
  place: { unit: text, hex: whole, on: optional(text), inside: optional(truth), facing: optional(direction) },
  hideMine: { mine: whole, hex: whole },
  writeDropHex: { unit: text, hex: whole, direction: whole },
  lift: { unit: text, aircraft: text },
  fly: { unit: text },
  seaAdvance: { unit: text, hex: whole },
  seaEnter: { unit: text, hex: whole },
  navalFire: { units: texts, from: whole, hex: whole, targets: texts },
  assign: { unit: text, carrier: text },
  assignCP: { unit: text },
  placeRest: {},
  done: {},
  rollInitiative: {},
  rollPool: {},
  pass: {},
  endImpulse: {},
  move: { unit: text, acts, on: optional(truth), gait: optional(gait) },
  go: { acts, on: optional(truth) },
  stop: {},
  finish: {},
  rally: { units: texts },
  setOF: { units: texts },
  face: { units: texts, facing: direction },
  engineer: { unit: text, task: (value) => (TASKS as readonly unknown[]).includes(value), hex: whole },
  fire: { shots },
  spot: { units: texts, hex: whole },
  fireNow: { shots },
  opFire: { units: texts, target: optional(text) },
  decline: {},
  stress: {},
  bailOut: {},
  overrun: { units: texts, hex: whole },
  closeAssault: { units: texts, hex: whole, banzai: optional(truth), on: optional(truth) },
  obaCheck: { battery: text },
  obaFire: {
    batteries: texts,
    by: texts,
    at: whole,
    sighter: text,
    extra: whole,
    bridge: optional(truth),
    over: optional(whole),
  },
  counterBattery: { batteries: texts, target: text, aircraft: optional(text) },
  smoke: shelling,
  interdict: shelling,
  airStrike: { aircraft: text, hex: whole, direction: whole },
  airAttack: { weapon: whole, hex: whole, targets: texts },
  airSpot: { hex: whole },
  flyOn: {},
  aaFire: { units: texts },
  keepOF: { units: texts },
  resign: {},
  playCard: { card: whole },
  choose: { unit: optional(text), hex: optional(whole), result: optional(whole) },
  offerDraw: {},
  acceptDraw: {},
};

export const COMMANDS = Object.keys(FIELDS) as readonly Command['do'][];

/** Hexes a command names must be on the board. */
const hexesIn = (command: Command): number[] => {
  const found: number[] = [];
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'number' && ['hex', 'to', 'at', 'over', 'from'].includes(key)) found.push(value);
    else if (Array.isArray(value)) for (const one of value) look(one, key);
    else if (isObject(value)) for (const [name, one] of Object.entries(value)) look(one, name);
  };
  look(command, '');
  return found;
};

export const readCommandOn =
  (hexes: number) =>
  (input: unknown): Command | Objection => {
    if (!isObject(input) || typeof input['do'] !== 'string' || !Object.hasOwn(FIELDS, input['do']))
      return no('X31.1', say`there is no such command`);
    const { do: verb, ...fields } = input;
    if (!shape(FIELDS[verb as Command['do']])(fields))
      return no('X31.1', say`${code(verb as string)} is not said like that`);
    const command = input as unknown as Command;
    return hexesIn(command).every((hex) => hex >= 0 && hex < hexes)
      ? command
      : no('X3.1', say`the map has no such hex`);
  };
