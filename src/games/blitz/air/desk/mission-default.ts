import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, MissionKind, State, UnitNo } from '#games/blitz/types.ts';
import { nearestOf } from '#games/blitz/step.ts';

/** A target that comes to mind for a mission: the nearest enemy, the nearest city of his, a city to be assaulted. */
export function missionAsked(
  game: Blitz,
  state: State,
  units: readonly UnitNo[],
  mission: MissionKind,
): Command | undefined {
  const { world } = game;
  const [first] = units;
  const unit = first === undefined ? undefined : state.units[first];
  if (!unit) return undefined;
  const enemies = state.units.flatMap((one) => (one.side !== state.mover && one.place === 'map' ? [one.at] : []));
  const cities = world.board.cityHexes;
  const aims = {
    tactical: enemies,
    strategic: enemies,
    nuclear: enemies,
    bombing: cities.filter((_, i) => state.control[i] !== state.mover),
    support: cities.filter((hex) => isUncaptured(world, state, hex)),
    escort: state.missions.map((one) => one.hex),
    interdiction: world.board.cityHexes,
  }[mission];
  const hex = nearestOf(world, unit.at, aims) ?? unit.at;
  return { do: 'assignMission', units, mission, hex };
}
