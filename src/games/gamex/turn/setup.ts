import type { Choose, Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type Decision, pick } from '#games/gamex/decision.ts';
import {
  type Command,
  type CommandOf,
  type FrameOf,
  type GamexEvent,
  type Side,
  type State,
  type Unit,
  type GamexFrame,
  SIDES,
} from '#games/gamex/types.ts';
import { kindOf, passengerOf, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theSide } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { postFrame } from '../options/posts.ts';
import { faceGun } from '../options/gun-direction.ts';
import { dropFault, dropHexes, dropOrders, lifters, liftFault, liftings, targetless } from '../airborne/drops.ts';
import { dropsFrame } from '../airborne/flights.ts';
import { assignFault, assignments } from '../engineers/carriers.ts';
import { isSea, rollForSinking, sails } from '../landings/sea.ts';
import { minesFor, placesFor, setEvent } from './auto-placement.ts';
import { hideFault, seatFault, zoneOf } from './seats.ts';

/** Setting up (X31.2): units into their zones, mines in secret. */

type Seat = Extract<CommandOf<'place'>, { readonly hex: Hex }>;

const unset = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.place === 'unset');

function* seats(world: World, state: State, unit: Unit): Generator<Seat> {
  for (const hex of zoneOf(world, unit.group)) {
    const command = { do: 'place', unit: unit.id, hex } as const;
    if (!seatFault(world, state, unit.side, command)) yield command;
  }
}

/** Units of a kind that share a zone find the same seats in it. */
function* seatsOf(world: World, state: State, units: readonly Unit[]): Generator<CommandOf<'place'>> {
  const known = new Map<string, readonly Hex[]>();
  for (const unit of units) {
    const alike = passengerOf(state, unit) ? unit.id : `${unit.nation} ${unit.kind} ${unit.group ?? ''}`;
    let hexes = known.get(alike);
    if (!hexes) {
      hexes = [...seats(world, state, unit)].map(({ hex }) => hex);
      known.set(alike, hexes);
    }
    for (const hex of hexes) yield { do: 'place', unit: unit.id, hex };
  }
}

const hasSeat = (world: World, state: State, unit: Unit): boolean => {
  for (const _ of seats(world, state, unit)) return true;
  return false;
};

const sideOf = (world: World, frame: FrameOf<'setup'>): Side => world.setup[frame.step]?.side ?? 'axis';

/** The step, or what comes after the last; sides without a step attach their CPs then. */
export function setupFrame(world: World, state: State, step: number): GamexFrame {
  if (step < world.setup.length) return { at: 'setup', step };
  return postFrame(world, state, SIDES, step) ?? dropsFrame(world, state) ?? { at: 'initiative', asks: false };
}

export const setupDecision = (world: World): Decision<'setup'> => ({
  rule: 'X31.2',
  commands: ['place', 'hideMine', 'assign', 'writeDropHex', 'lift', 'placeRest', 'done'],
  side: (_state, frame) => sideOf(world, frame),
  asks: (_state, frame) =>
    msg`${theSide(sideOf(world, frame))} {sets|set} up: place units, placeRest, hideMine, then done`,
  *legal(state, frame) {
    const side = sideOf(world, frame);
    const works = world.setup[frame.step]?.only === 'works';
    if (!works) yield* seatsOf(world, state, unset(state, side));
    for (const unit of works ? [] : unset(state, side)) {
      const boat = boatFor(world, state, unit);
      if (boat) yield { do: 'place', unit: unit.id, on: boat.id };
    }
    for (const [mine, { at }] of state.hidden[side].entries()) {
      if (at !== NOWHERE) continue;
      for (const hex of zoneOf(world, world.mineZones[side])) {
        const command: CommandOf<'hideMine'> = { do: 'hideMine', mine, hex };
        if (!hideFault(world, state, side, command)) yield command;
      }
    }
    yield* assignments(world, state, side);
    yield* dropOrders(world, state, side);
    yield* liftings(world, state, side);
    for (const command of [{ do: 'placeRest' }, { do: 'done' }] as const)
      if (!this.check(state, frame, command)) yield command;
  },
  sample(state, frame, choose): Command {
    const side = sideOf(world, frame);
    if (world.setup[frame.step]?.only === 'works') return sampleMine(world, state, side, choose) ?? { do: 'done' };
    for (const unit of unset(state, side)) {
      const boat = boatFor(world, state, unit);
      if (boat) return { do: 'place', unit: unit.id, on: boat.id };
    }
    if (choose(40) === 0 && hasOther(world, state, side)) return { do: 'placeRest' };
    return (
      sampleSeat(world, state, side, choose) ??
      sampleMine(world, state, side, choose) ??
      sampleDrop(world, state, side, choose) ??
      pick([...assignments(world, state, side)], choose) ?? { do: 'done' }
    );
  },
  check(state, frame, command) {
    const side = sideOf(world, frame);
    const works = world.setup[frame.step]?.only === 'works';
    if (works && (command.do === 'place' || command.do === 'placeRest'))
      return refuse('X10.1', msg`first the works are laid, the units come later`);
    if (command.do === 'place') return seatFault(world, state, side, command);
    if (command.do === 'hideMine') return hideFault(world, state, side, command);
    if (command.do === 'writeDropHex') return dropFault(world, state, side, command);
    if (command.do === 'lift') return liftFault(world, state, side, command);
    if (command.do === 'assign') return assignFault(world, state, side, command);
    if (command.do === 'placeRest')
      return hasOther(world, state, side) ? undefined : refuse('X31.2', msg`no unit is left to be placed`);
    if (works) return undefined;
    const dry = unset(state, side).find((unit) => boatFor(world, state, unit));
    if (dry) return refuse('X10.1', msg`${dry} is not loaded on a craft yet`);
    const aimless = targetless(world, state, side);
    if (aimless) return refuse('X11.1', msg`no target hex is written down for ${aimless}`);
    const homeless = unset(state, side).find((unit) => hasSeat(world, state, unit));
    return homeless ? refuse('X31.21', msg`${homeless} is not placed yet`) : undefined;
  },
  play(state, frame, command, emit, dice) {
    const unsailed = unset(state, sideOf(world, frame)).map(({ id }) => id);
    if (command.do === 'place') {
      const { unit } = command;
      emit(setEvent(world, state, command));
      faceGun(world, state, unit, 'on' in command ? undefined : command.facing, emit);
      if (unsailed.includes(unit)) putToSea(world, state, unit, emit, dice);
    } else if (command.do === 'hideMine') {
      emit({ is: 'mineHidden', side: sideOf(world, frame), mine: command.mine, hex: command.hex });
    } else if (command.do === 'writeDropHex') {
      emit({ is: 'dropWritten', unit: command.unit, hex: command.hex, direction: command.direction });
    } else if (command.do === 'lift') {
      emit({ is: 'lifted', unit: command.unit, aircraft: command.aircraft });
    } else if (command.do === 'assign') {
      emit({ is: 'assigned', unit: command.unit, carrier: command.carrier });
    } else if (command.do === 'placeRest') {
      const all = unset(state, sideOf(world, frame));
      placesFor(world, state, sideOf(world, frame), emit);
      for (const { id } of all) faceGun(world, state, id, undefined, emit);
      for (const id of unsailed) putToSea(world, state, id, emit, dice);
      for (const id of unsailed) {
        const unit = unitOf(world, state, id);
        const boat = unit.place === 'unset' ? boatFor(world, state, unit) : undefined;
        if (boat) emit(setEvent(world, state, { do: 'place', unit: id, on: boat.id }));
      }
    } else {
      // X10.2: what finds no room at sea waits. X31.21: a unit without any legal hex is out of the game.
      const works = world.setup[frame.step]?.only === 'works';
      for (const unit of works ? [] : unset(state, sideOf(world, frame)))
        emit({ is: sails(world, unit) ? 'reserved' : 'left', unit: unit.id });
      const step = frame.step + 1;
      // X22.1a: a side attaches its CPs once it is set up.
      const side = sideOf(world, frame);
      const last = world.setup.slice(step).every((later) => later.side !== side);
      const posts = last ? postFrame(world, state, [side], step) : undefined;
      emit({ is: 'turnTo', frame: posts ?? setupFrame(world, state, step) });
    }
  },
});

/** X10.4b */
function putToSea(world: World, state: State, id: string, emit: Emit<GamexEvent>, dice: Dice): void {
  const unit = unitOf(world, state, id);
  if (unit.sea) rollForSinking(world, unit, emit, dice);
}

/** X10.1: a craft with room for a unit that comes by sea without wheels of its own. */
function boatFor(world: World, state: State, unit: Unit): Unit | undefined {
  const zone = world.zones[unit.group ?? ''];
  if (kindOf(world, unit).vehicle || !zone?.every((hex) => isSea(world, hex))) return undefined;
  return state.units.find(
    (one) => one.sea === true && !seatFault(world, state, unit.side, { do: 'place', unit: unit.id, on: one.id }),
  );
}

const TRIES = 20;

function sampleSeat(world: World, state: State, side: Side, choose: Choose): Command | undefined {
  const unit = pick(unset(state, side), choose);
  if (!unit) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const hex = pick(zoneOf(world, unit.group), choose);
    const command: Command | undefined = hex === undefined ? undefined : { do: 'place', unit: unit.id, hex };
    if (command && !seatFault(world, state, side, command)) return command;
  }
  return (
    pick([...seats(world, state, unit)], choose) ??
    (hasOther(world, state, side) ? sampleSeat(world, state, side, choose) : undefined)
  );
}

const hasOther = (world: World, state: State, side: Side): boolean =>
  unset(state, side).some((unit) => hasSeat(world, state, unit) || boatFor(world, state, unit) !== undefined);

function sampleDrop(world: World, state: State, side: Side, choose: Choose): Command | undefined {
  const lift = choose(3) === 0 ? pick([...liftings(world, state, side)], choose) : undefined;
  if (lift) return lift;
  const unit = lifters(world, state, side).find(({ drop }) => drop === undefined);
  const hex = unit && pick(dropHexes(world, unit), choose);
  return unit && hex !== undefined ? { do: 'writeDropHex', unit: unit.id, hex, direction: choose(6) } : undefined;
}

const nextMine = (state: State, side: Side): number => state.hidden[side].findIndex((one) => one.at === NOWHERE);

/** The next mine hidden where it does most, by chance: what is always the same is no secret. */
export function goodMine(world: World, state: State, side: Side, choose: Choose): CommandOf<'hideMine'> | undefined {
  const mine = nextMine(state, side);
  const hex = mine < 0 ? undefined : pick(minesFor(world, state, side, mine), choose);
  return hex === undefined ? undefined : { do: 'hideMine', mine, hex };
}

function sampleMine(world: World, state: State, side: Side, choose: Choose): Command | undefined {
  const mine = nextMine(state, side);
  if (mine < 0) return undefined;
  const good = choose(2) === 0 ? goodMine(world, state, side, choose) : undefined;
  if (good) return good;
  for (let i = 0; i < TRIES; i++) {
    const hex = pick(zoneOf(world, world.mineZones[side]), choose);
    const command: CommandOf<'hideMine'> | undefined = hex === undefined ? undefined : { do: 'hideMine', mine, hex };
    if (command && !hideFault(world, state, side, command)) return command;
  }
  return undefined;
}
