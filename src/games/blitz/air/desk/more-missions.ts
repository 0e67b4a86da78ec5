import { isAircraft, isFighter, isLifter, sortiesOn } from '#games/blitz/kinds.ts';
import { readyFault } from '#games/blitz/air/airbases/missions.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type AirMission, type Command, type Sortie, type State, STRIKES, type UnitNo } from '#games/blitz/types.ts';

/** M12.8, M12.9: what is flown to one hex in a player turn is one order, with as many missions as there are. */

/** An aircraft that could come along, and what it could do there. */
export interface Companion {
  readonly unit: UnitNo;
  readonly missions: readonly AirMission[];
}

/** Strike with more missions, merged by kind. */
export function withMissions(command: Command, more: readonly Sortie[]): Command {
  if (command.do !== 'declareStrike' || more.length === 0) return command;
  const sorties = new Map(command.sorties.map(({ mission, units }) => [mission, units]));
  for (const { mission, units } of more) sorties.set(mission, [...(sorties.get(mission) ?? []), ...units]);
  // M12.25: who escorts is named last.
  const list = [...sorties].map(([mission, units]): Sortie => ({ mission, units }));
  return {
    ...command,
    sorties: list.toSorted((a, b) => Number(a.mission === 'escort') - Number(b.mission === 'escort')),
  };
}

const inIt = (command: Command): readonly UnitNo[] =>
  command.do === 'declareStrike' ? command.sorties.flatMap(({ units }) => units) : [];

export function companionsOf(game: Blitz, state: State, command: Command): Companion[] {
  if (command.do !== 'declareStrike') return [];
  const { world } = game;
  const taken = inIt(command);
  /** Cache: identical aircraft of one base can fly the same missions. */
  const known = new Map<string, readonly AirMission[]>();
  return state.units.flatMap((unit, no): Companion[] => {
    const bomber = unit.side === state.mover && isAircraft(unit) && !isFighter(unit) && !isLifter(unit);
    if (!bomber || taken.includes(no) || readyFault(world, state, unit.side, no, 'support')) return [];
    const key = [unit.type, unit.at, unit.aboard, unit.mf].join();
    const missions =
      known.get(key) ??
      STRIKES.filter(
        (mission) =>
          sortiesOn(unit, mission) &&
          !game.check(state, state.mover, withMissions(command, [{ mission, units: [no] }])),
      );
    known.set(key, missions);
    return missions.length > 0 ? [{ unit: no, missions }] : [];
  });
}
