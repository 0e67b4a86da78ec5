import { memoize } from '#core/memo.ts';
import type { Objection } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { isDeep, terrainOf } from '#games/gamex/board/board.ts';
import type { CommandOf, Side, State, Unit } from '#games/gamex/types.ts';
import { fortAt, hasBridge, kindOf, passengerOf, passengersOf, positionAt, unitNamed } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { reservedFault } from '../engineers/carrier-reservations.ts';
import { isBog, isStreamBed, placeFault, wades } from '../move/price.ts';
import { facingFault } from '../options/gun-direction.ts';
import { mayCarry, seatsOf } from '../move/transport.ts';
import { berthFault, sails } from '../landings/sea.ts';

/** Hexes where units and mines may be set up (X31.2). */

const anywhere = memoize((world: World): readonly Hex[] =>
  Array.from({ length: world.board.grid.size }, (_, hex) => hex),
);
export function zoneOf(world: World, group: string | undefined): readonly Hex[] {
  const zone = group === undefined ? undefined : world.zones[group];
  return zone ?? anywhere(world);
}

const within = memoize((zone: readonly Hex[]): ReadonlySet<Hex> => new Set(zone));
const inZone = (world: World, group: string | undefined, hex: Hex): boolean => within(zoneOf(world, group)).has(hex);

/** X5.1h, X6.3.11a: prohibited terrain and stacking hold from the beginning; on foot a stream is none. */
export function standFault(world: World, state: State, unit: Unit, hex: Hex, inside: boolean): Objection | undefined {
  const { board } = world;
  const kind = kindOf(world, unit);
  if (isDeep(board, hex) && sails(world, unit)) return berthFault(world, state, unit, hex);
  const closed = isDeep(board, hex) || (isBog(board, hex) && kind.moveClass !== 'foot');
  const barred = isStreamBed(board, hex) && !wades(kind) && !hasBridge(world, unit);
  if (closed || barred) return refuse('X5.1h', msg`${unit} cannot stand in ${theHex(board, hex)}`);
  return placeFault(world, state, unit, hex, inside, false);
}

export function seatFault(world: World, state: State, side: Side, command: CommandOf<'place'>): Objection | undefined {
  const { unit: id } = command;
  const unit = unitNamed(world, state, id);
  if (!unit || unit.side !== side) return refuse('X0.7', msg`${theUnit(id)} is not ${theSide(side)}{'s|'}`);
  if (unit.place !== 'unset' && !isSet(world, unit)) return refuse('X31.2', msg`${theUnit(id)} is not set up by hand`);
  const turned = facingFault(world, state, unit, 'on' in command ? undefined : command.facing);
  if (turned) return turned;
  if ('on' in command) {
    const { on } = command;
    const carrier = unitNamed(world, state, on);
    if (!carrier || carrier.side !== side || carrier.place !== 'map')
      return refuse('X5.2.2a', msg`${theUnit(on)} is not there to carry ${theUnit(id)}`);
    if (!mayCarry(world, carrier, unit)) return refuse('X5.2a', msg`${theUnit(on)} cannot carry ${theUnit(id)}`);
    const reserved = reservedFault(world, state, carrier, unit);
    if (reserved) return reserved;
    const riders = passengersOf(state, carrier).filter((rider) => rider.id !== id);
    if (passengerOf(state, unit) || riders.length >= seatsOf(kindOf(world, carrier)))
      return refuse('X5.2.1a', msg`one carrier, one passenger`);
    return undefined;
  }
  const { hex, inside } = command;
  if (!inZone(world, unit.group, hex))
    return refuse('X31.2', msg`${theHex(world.board, hex)} is outside the zone of ${theUnit(id)}`);
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
  const ground =
    terrain === 'clear' ||
    terrain === 'beach' ||
    terrain === 'woods' ||
    terrain === 'farm' ||
    (road && !isDeep(board, hex));
  if (!ground || (board.wet[hex] === 1 && board.bridge[hex] !== 1))
    return refuse('X8.2a', msg`no mine lies in ${here}`);
  if (positionAt(state, hex) || fortAt(state, hex))
    return refuse('X8.2a', msg`a mine lies with neither an Improved Position nor a Fortification`);
  const taken =
    state.mines.some((mine) => mine.at === hex) || state.hidden[side].some((mine, i) => mine.at === hex && i !== but);
  if (taken) return refuse('X8.2a', msg`a mine lies in ${here} already`);
  return undefined;
}

export function hideFault(
  world: World,
  state: State,
  side: Side,
  { mine, hex }: CommandOf<'hideMine'>,
): Objection | undefined {
  if (!state.hidden[side][mine]) return refuse('X8.2b', msg`${theSide(side)} {has|have} no mine ${mine + 1}`);
  if (world.board.bridge[hex] === 1) return refuse('X8.2b', msg`a mine on a bridge is always open`);
  if (!inZone(world, world.mineZones[side], hex))
    return refuse('X31.2', msg`${theHex(world.board, hex)} is outside the zone of the mines`);
  return mineFault(world, state, side, hex, mine);
}
