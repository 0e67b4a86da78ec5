import { neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { airStrikeVerb, flightTargets, waysOver } from '../air/flight.ts';
import { attackNow, stillMoving } from '../assault/assault.ts';
import { targetsIn } from '../fire/strength.ts';
import { batteriesOf, crewedGuns } from '../indirect/oba.ts';
import { moraleLevel } from '../morale/morale.ts';
import type { OpenGamex } from '../position.ts';
import type { CommandOf, Side, State, UnitId } from '../types.ts';
import { kindOf, occupiedHexes, unitOf, unitsAt } from '../units.ts';
import { chancesOf, type Planned } from './attacks.ts';

/** Batteries and aircraft of the deciding side with all they could do now, for step-by-step guidance. */

export interface BatteryOffer {
  readonly battery: string;
  readonly guns: readonly UnitId[];
  readonly strength: number;
  /** Answered the call (X6.4.4a); two dice must not exceed the level for it to. */
  readonly ready: boolean;
  readonly level: number;
  /** Hexes it may fire at once it answers, each with the units that can sight for it. */
  readonly targets: readonly { readonly hex: Hex; readonly eyes: readonly UnitId[] }[];
}

export interface Flight {
  readonly command: CommandOf<'airStrike'>;
  readonly path: readonly Hex[];
}

export interface FlightOffer {
  readonly aircraft: UnitId;
  /** Hexes it could attack or look into, each with the straight ways over it. */
  readonly targets: readonly { readonly hex: Hex; readonly ways: readonly Flight[] }[];
}

export interface Support {
  readonly batteries: readonly BatteryOffer[];
  readonly flights: readonly FlightOffer[];
}

function batteryOffer(game: OpenGamex, state: State, side: Side, battery: string): BatteryOffer {
  const { world } = game;
  const guns = crewedGuns(state, side, battery);
  const frame = state.frames.at(-1);
  const ready = frame?.at === 'spend' && frame.ready.includes(battery);
  const answered: State =
    frame?.at === 'spend' && !ready
      ? { ...state, frames: [...state.frames.slice(0, -1), { ...frame, ready: [...frame.ready, battery] }] }
      : state;
  const eyesOn = (at: Hex): UnitId[] =>
    state.units
      .filter(
        ({ id, side: of }) =>
          of === side &&
          !game.check(answered, side, { do: 'obaFire', batteries: [battery], by: [], at, sighter: id, extra: 0 }),
      )
      .map(({ id }) => id);
  const hexes = occupiedHexes(state).filter((hex) => targetsIn(state, side, hex).length > 0);
  return {
    battery,
    guns: guns.map(({ id }) => id),
    strength: guns.reduce((sum, gun) => sum + kindOf(world, gun).as, 0),
    ready,
    level: moraleLevel(world, guns[0]?.nation ?? ''),
    targets: hexes.map((hex) => ({ hex, eyes: eyesOn(hex) })).filter(({ eyes }) => eyes.length > 0),
  };
}

function pathOf({ world: { board } }: OpenGamex, from: Hex, direction: number): Hex[] {
  const path: Hex[] = [];
  for (let at = from; at !== NOWHERE; at = neighbour(board.grid, at, direction)) path.push(at);
  return path;
}

/** X6.4.7b: an aircraft with the hexes it could attack, each with the ways over it. */
const flightOf = (game: OpenGamex, state: State, side: Side, aircraft: UnitId, hexes: readonly Hex[]): FlightOffer => ({
  aircraft,
  targets: hexes.flatMap((hex) => {
    const ways = [...waysOver(game.world, hex)].flatMap((way): Flight[] => {
      const command = { do: 'airStrike', aircraft, ...way } as const;
      return game.check(state, side, command) ? [] : [{ command, path: pathOf(game, way.hex, way.direction) }];
    });
    return ways.length > 0 ? [{ hex, ways }] : [];
  }),
});

function flightOffers(game: OpenGamex, state: State, side: Side): FlightOffer[] {
  const { world } = game;
  const aircraft = [...new Set([...airStrikeVerb.legal(world, state, side)].map((command) => command.aircraft))];
  return aircraft.map((id) => flightOf(game, state, side, id, flightTargets(world, state, unitOf(world, state, id))));
}

export function supportOf(game: OpenGamex, state: State): Support {
  const side = game.decides(state);
  const frame = state.frames.at(-1);
  if (side === undefined) return { batteries: [], flights: [] };
  // X6.4.7h: it comes back for an enemy it has seen.
  if (frame?.at === 'reenter') {
    const hexes = frame.spotted.filter((hex) => unitsAt(state, hex).some((unit) => unit.side !== side));
    return { batteries: [], flights: [flightOf(game, state, side, frame.aircraft, hexes)] };
  }
  if (frame?.at !== 'spend') return { batteries: [], flights: [] };
  return {
    batteries: batteriesOf(game.world, state, side).map((battery) => batteryOffer(game, state, side, battery)),
    flights: flightOffers(game, state, side),
  };
}

/** The assault that is being prepared, as it would be fought now. */
export interface AssaultNow {
  readonly by: readonly UnitId[];
  /** Participants that may still move. */
  readonly moving: readonly UnitId[];
  readonly plan?: Planned;
}

export function assaultOf({ world }: OpenGamex, state: State): AssaultNow | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'assault') return undefined;
  const { by, reckoning } = attackNow(world, state, frame);
  const ids = by.map(({ id }) => id);
  const moving = stillMoving(world, state, frame);
  if (!reckoning) return { by: ids, moving };
  return { by: ids, moving, plan: { reckoning, chances: chancesOf(world, state, reckoning) } };
}
