import { count, either, flag, type Held, list, oneOf, optional, or } from '#core/notation/field.ts';
import { bare, commands, type CommandsOf, shape } from '#core/notation/shape.ts';
import { type Objection } from '#core/objection.ts';
import {
  acts,
  batteries,
  battery,
  card,
  direction,
  extra,
  gait,
  guns,
  hex,
  mission,
  shot,
  targets,
  unit,
  units,
  waits,
} from './fields.ts';
import { TASKS } from './units-and-acts.ts';
import { refuse, msg } from './words.ts';

/** Every command: what it carries and how it is written (docs/gamex-notation.md). */

const one = shape('{unit}', { unit });
const some = shape('{units}', { units });
const toHex = shape('{unit} {hex}', { unit, hex });
const onHex = shape('{units} on {hex}', { units, hex });
const shots = shape('{shots}', { shots: list(shot, ';') });
/** X20.1, X21.1: shells at a hex instead of an attack, by guns on the map and ready batteries; points for accuracy (X6.4.4c). */
const shelling = shape(
  '{guns} on {at}[ via {sighter}][ extra {extra}] | {batteries} on {at}[ via {sighter}][ extra {extra}] | {guns} and {batteries} on {at}[ via {sighter}][ extra {extra}]',
  { guns: or(guns, []), batteries: or(batteries, []), at: hex, sighter: optional(unit), extra },
);

export const COMMANDS = commands({
  // X31.2: set-up.
  place: either(
    shape('{unit} on {on}', { unit, on: unit }),
    shape('{unit} {hex}[ {inside}][ {facing}]', { unit, hex, inside: flag('inside'), facing: optional(direction) }),
  ),
  hideMine: shape('{mine} {hex}', { mine: count(0, 98, 1), hex }),
  // X9.2a
  assign: shape('{unit} {carrier}', { unit, carrier: unit }),
  // X22.1a, d
  assignCP: one,
  // The units not set up yet are placed.
  placeRest: bare,
  // X11.1
  writeDropHex: shape('{unit} {hex} {direction}', { unit, hex, direction }),
  lift: shape('{unit} {aircraft}', { unit, aircraft: unit }),
  fly: one,
  done: bare,
  rollInitiative: bare,
  rollPool: bare,
  pass: bare,
  endImpulse: bare,
  move: shape('{unit}[ {gait}] {acts}[ {on}]', { unit, gait: optional(gait), acts, on: waits }),
  go: shape('{acts}[ {on}]', { acts, on: waits }),
  stop: bare,
  finish: bare,
  rally: some,
  setOF: some,
  // X19.3
  face: shape('{units} {facing}', { units, facing: direction }),
  // X9: the hex of the marker or wreck; the engineer's own to work on, a neighbour to leave for it and finish the task.
  engineer: shape('{unit} {task} {hex}', { unit, task: oneOf(TASKS), hex }),
  fire: shots,
  spot: onHex,
  fireNow: shots,
  opFire: shape('{units}[ at {target}]', { units, target: optional(unit) }),
  decline: bare,
  stress: bare,
  bailOut: bare,
  overrun: onHex,
  closeAssault: shape('{units} on {hex}[ {banzai}][ {on}]', { units, hex, banzai: flag('banzai'), on: waits }),
  // X10.5
  navalFire: shape('{units} from {from} on {hex} at {targets}', { units, from: hex, hex, targets }),
  seaAdvance: toHex,
  seaEnter: toHex,
  obaCheck: shape('{battery}', { battery }),
  // X6.4.4
  obaFire: mission,
  counterBattery: shape('{batteries} on {target}[ with {aircraft}]', {
    batteries,
    target: battery,
    aircraft: optional(unit),
  }),
  smoke: shelling,
  interdict: shelling,
  airStrike: shape('{aircraft} from {hex} {direction}', { aircraft: unit, hex, direction }),
  airAttack: shape('{weapon} on {hex} at {targets}', { weapon: count(0, 8, 1), hex, targets }),
  airSpot: shape('{hex}', { hex }),
  flyOn: bare,
  aaFire: some,
  keepOF: some,
  // X24
  playCard: shape('{card}', { card }),
  choose: shape('{unit} | {hex} | result {result}', {
    unit: optional(unit),
    hex: optional(hex),
    result: optional(count(0, 9)),
  }),
  resign: bare,
  offerDraw: bare,
  acceptDraw: bare,
});

export type Command = CommandsOf<typeof COMMANDS>;
export type CommandOf<K extends Command['do']> = Extract<Command, { readonly do: K }>;
/** Shells at a hex instead of an attack. */
export type Shelling = Held<typeof shelling>;

/** Makes a command of a value from outside; hexes it names are on the board. */
export const readCommandOn =
  (hexes: number) =>
  (input: unknown): Command | Objection => {
    const wrong = COMMANDS.wrong(input);
    if (wrong) return refuse('X31.1', wrong);
    const command = input as Command;
    return COMMANDS.found(hex, command).every((one) => one < hexes)
      ? command
      : refuse('X3.1', msg`the map has no such hex`);
  };
