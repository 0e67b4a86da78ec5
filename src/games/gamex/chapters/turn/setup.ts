import type { Choose } from '../../../../core/dice.ts';
import type { Objection } from '../../../../core/objection.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import { isDeep, terrainOf } from '../../board/board.ts';
import { type Decision, pick } from '../../decision.ts';
import type { Command, CommandOf, FrameOf, Side, State, Unit } from '../../types.ts';
import { fortAt, kindOf, passengerOf, positionAt, unitNamed } from '../../units.ts';
import { theHex, no, say } from '../../words.ts';
import type { World } from '../../world.ts';
import { placeFault } from '../move/price.ts';
import { canCarry } from '../move/transport.ts';

/** Setting up (X31.2): units into their zones, mines in secret. */

const anywhere = new WeakMap<World, readonly Hex[]>();
function zoneOf(world: World, group: string | undefined): readonly Hex[] {
  const zone = group === undefined ? undefined : world.zones[group];
  if (zone) return zone;
  let all = anywhere.get(world);
  if (!all) {
    all = Array.from({ length: world.board.grid.size }, (_, hex) => hex);
    anywhere.set(world, all);
  }
  return all;
}

/** X5.1h: prohibited terrain and stacking hold from the beginning. */
export function standFault(world: World, state: State, unit: Unit, hex: Hex, inside: boolean): Objection | undefined {
  const { board } = world;
  const kind = kindOf(world, unit);
  const terrain = terrainOf(board, hex);
  const road = (board.road[hex] as number) !== 0;
  const closed = isDeep(board, hex) || (terrain === 'swamp' && kind.moveClass !== 'foot' && !road);
  const wet = board.wet[hex] === 1 && board.bridge[hex] !== 1 && (board.ford[hex] as number) === 0;
  if (closed || wet) return no('X5.1h', say`${unit} cannot stand in ${theHex(board, hex)}`);
  return placeFault(world, state, unit, hex, inside, false);
}

function seatFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, hex, on, inside }: CommandOf<'place'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  if (!unit || unit.side !== side) return no('X0.7', say`${id} is not ${side}'s`);
  if (unit.place !== 'unset' && !isSet(world, unit)) return no('X31.2', say`${id} is not set up by hand`);
  if (on !== undefined) {
    const carrier = unitNamed(world, state, on);
    if (!carrier || carrier.side !== side || carrier.place !== 'map' || carrier.at !== hex)
      return no('X5.2.2a', say`${on} is not there to carry ${id}`);
    if (!canCarry(kindOf(world, carrier), kindOf(world, unit))) return no('X5.2a', say`${on} cannot carry ${id}`);
    const rider = passengerOf(state, carrier);
    if (passengerOf(state, unit) || (rider && rider.id !== id)) return no('X5.2.1a', say`one carrier, one passenger`);
    return undefined;
  }
  if (!zoneOf(world, unit.group).includes(hex))
    return no('X31.2', say`${theHex(world.board, hex)} is outside the zone of ${id}`);
  return standFault(world, state, unit, hex, inside === true);
}

/** Set up by hand in this step: it has a zone. */
const isSet = (world: World, unit: Unit): boolean =>
  (unit.place === 'map' || unit.place === 'rides') && world.byHand.has(unit.id);

/** X8.2a */
export function mineFault(world: World, state: State, side: Side, hex: Hex, but = -1): Objection | undefined {
  const { board } = world;
  const terrain = terrainOf(board, hex);
  const here = theHex(board, hex);
  const road = (board.road[hex] as number) !== 0;
  const ground = terrain === 'clear' || terrain === 'woods' || terrain === 'farm' || (road && !isDeep(board, hex));
  if (!ground || (board.wet[hex] === 1 && board.bridge[hex] !== 1)) return no('X8.2a', say`no mine lies in ${here}`);
  if (positionAt(state, hex) || fortAt(state, hex))
    return no('X8.2a', say`a mine lies with neither an Improved Position nor a Fortification`);
  const taken =
    state.mines.some((mine) => mine.at === hex) || state.hidden[side].some((mine, i) => mine.at === hex && i !== but);
  if (taken) return no('X8.2a', say`a mine lies in ${here} already`);
  return undefined;
}

function hideFault(
  world: World,
  state: State,
  side: Side,
  { mine, hex }: CommandOf<'hideMine'>,
): Objection | undefined {
  if (!state.hidden[side][mine]) return no('X8.2b', say`${side} has no mine ${mine + 1}`);
  if (world.board.bridge[hex] === 1) return no('X8.2b', say`a mine on a bridge is always open`);
  if (!zoneOf(world, world.mineZones[side]).includes(hex))
    return no('X31.2', say`${theHex(world.board, hex)} is outside the zone of the mines`);
  return mineFault(world, state, side, hex, mine);
}

const unset = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.place === 'unset');

function* seats(world: World, state: State, unit: Unit): Generator<CommandOf<'place'>> {
  for (const hex of zoneOf(world, unit.group)) {
    const command: CommandOf<'place'> = { do: 'place', unit: unit.id, hex };
    if (!seatFault(world, state, unit.side, command)) yield command;
  }
}

const hasSeat = (world: World, state: State, unit: Unit): boolean => {
  for (const _ of seats(world, state, unit)) return true;
  return false;
};

const sideOf = (world: World, frame: FrameOf<'setup'>): Side => world.setup[frame.step]?.side ?? 'axis';

export const setupDecision = (world: World): Decision<'setup'> => ({
  rule: 'X31.2',
  commands: ['place', 'hideMine', 'done'],
  side: (_state, frame) => sideOf(world, frame),
  asks: (_state, frame) => say`${sideOf(world, frame)} sets up: place units, hideMine, then done`,
  *legal(state, frame) {
    const side = sideOf(world, frame);
    for (const unit of unset(state, side)) yield* seats(world, state, unit);
    for (const [mine, { at }] of state.hidden[side].entries()) {
      if (at !== NOWHERE) continue;
      for (const hex of zoneOf(world, world.mineZones[side])) {
        const command: CommandOf<'hideMine'> = { do: 'hideMine', mine, hex };
        if (!hideFault(world, state, side, command)) yield command;
      }
    }
    if (!this.check(state, frame, { do: 'done' })) yield { do: 'done' };
  },
  sample(state, frame, choose): Command {
    const side = sideOf(world, frame);
    return sampleSeat(world, state, side, choose) ?? sampleMine(world, state, side, choose) ?? { do: 'done' };
  },
  check(state, frame, command) {
    const side = sideOf(world, frame);
    if (command.do === 'place') return seatFault(world, state, side, command);
    if (command.do === 'hideMine') return hideFault(world, state, side, command);
    const homeless = unset(state, side).find((unit) => hasSeat(world, state, unit));
    return homeless ? no('X31.21', say`${homeless} is not placed yet`) : undefined;
  },
  play(state, frame, command, emit) {
    if (command.do === 'place') {
      const { unit, hex, on, inside } = command;
      emit({ is: 'set', unit, hex, ...(on === undefined ? {} : { on }), ...(inside ? { inside } : {}) });
    } else if (command.do === 'hideMine') {
      emit({ is: 'mineHidden', side: sideOf(world, frame), mine: command.mine, hex: command.hex });
    } else {
      // X31.21: a unit without any legal hex is out of the game.
      for (const unit of unset(state, sideOf(world, frame))) emit({ is: 'left', unit: unit.id });
      const step = frame.step + 1;
      emit({
        is: 'turnTo',
        frame: step < world.setup.length ? { at: 'setup', step } : { at: 'initiative', asks: false },
      });
    }
  },
});

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
  unset(state, side).some((unit) => hasSeat(world, state, unit));

function sampleMine(world: World, state: State, side: Side, choose: Choose): Command | undefined {
  const mine = state.hidden[side].findIndex((one) => one.at === NOWHERE);
  if (mine < 0) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const hex = pick(zoneOf(world, world.mineZones[side]), choose);
    const command: CommandOf<'hideMine'> | undefined = hex === undefined ? undefined : { do: 'hideMine', mine, hex };
    if (command && !hideFault(world, state, side, command)) return command;
  }
  return undefined;
}
