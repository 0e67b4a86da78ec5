import type { Objection } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { flights } from '#games/blitz/air/rules/air.ts';
import {
  baseFault,
  fliesOn,
  landingBases,
  missionFault,
  missionHexes,
  originsOf,
} from '#games/blitz/air/rules/missions.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { MissionKind, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { isAircraft } from '#games/blitz/kinds.ts';
import { baseHexes, hasAirRoom } from '#games/blitz/air/airbases/bases.ts';
import { FERRY } from '#games/blitz/air/airbases/groups.ts';
import { missionAsked } from './mission-default.ts';

/** Options of selected aircraft, in movement too, before they go anywhere (T23.0.5a). */
export interface FlightView {
  /** The hexes all of them can fly to, and how far the one of shortest range does (T23.0.7). */
  readonly range: readonly Hex[];
  readonly farthest: number;
  /** City hexes all of them may be based on: back from a target, or by rebasing at any distance (T23.0.6, T23.0.8). */
  readonly bases: readonly Hex[];
  /** Missions their types fly, with the targets in range; and why there is none. */
  readonly missions: readonly {
    readonly kind: MissionKind;
    readonly hexes: readonly Hex[];
    readonly fault?: Objection;
  }[];
  /** M12.10: they fly from airbases; so far they are ferried. */
  readonly ferry?: number;
}

/** M80.12: while aircraft are ferried they fly twice as far. */
const isFerrying = ({ frames }: State): boolean => {
  const frame = frames.at(-1);
  return frame?.at === 'movement' && frame.step === 'ferry';
};

/** M12.1, M12.10: range from their airbases, and the others that have room for them. */
function fromAirbases({ world }: Blitz, state: State, crews: readonly Unit[]): FlightView {
  const farthest = Math.min(...crews.map(({ mf }) => mf));
  const far = isFerrying(state) ? FERRY * farthest : farthest;
  const [first, ...rest] = [...new Set(crews.map(({ at }) => at))].map((at) => flights(world, state, [at], far));
  const [side] = crews.map((unit) => unit.side);
  return {
    farthest: far,
    ferry: FERRY * farthest,
    range: (first?.keys() ?? []).filter((hex) => rest.every((one) => one.has(hex))),
    bases: side === undefined ? [] : baseHexes(state, side).filter((hex) => hasAirRoom(state, side, hex, crews)),
    missions: [],
  };
}

export function flightView(game: Blitz, state: State, units: readonly UnitNo[]): FlightView | undefined {
  const { world } = game;
  const crews = units.map((no) => state.units[no] as Unit);
  const [first, ...others] = crews;
  if (!first || crews.some((unit) => !isAircraft(unit) || !['map', 'sea', 'air'].includes(unit.place)))
    return undefined;
  if (world.rules.air.from === 'airbases')
    return crews.some(({ place }) => place !== 'map') ? undefined : fromAirbases(game, state, crews);
  const near = (unit: Unit) => flights(world, state, originsOf(world, unit), unit.mf);
  const rest = others.map(near);
  const kinds = world.missions.filter((kind) => crews.every((unit) => fliesOn(unit, kind) === undefined));
  const bases = (unit: Unit): readonly Hex[] =>
    unit.place === 'air'
      ? landingBases(world, state, unit)
      : world.board.cityHexes.filter((hex) => hex === unit.at || !baseFault(world, state, unit, hex));
  return {
    range: near(first)
      .keys()
      .filter((hex) => rest.every((one) => one.has(hex))),
    farthest: Math.min(...crews.map(({ mf }) => mf)),
    bases: others.reduce((all, unit) => all.filter((hex) => bases(unit).includes(hex)), bases(first)),
    missions: kinds.map((kind) => {
      const hexes = missionHexes(world, state, units, kind);
      const asked = hexes.length === 0 ? missionAsked(game, state, units, kind) : undefined;
      const fault = asked?.do === 'assignMission' ? missionFault(world, state, units, kind, asked.hex) : undefined;
      return { kind, hexes, ...(fault ? { fault } : {}) };
    }),
  };
}
