import { isArmy, parseArmy } from '../text/army-text.ts';
import type { Blitz } from '../open.ts';
import { isPlacement, parsePlacement, stationsAt } from '../text/placement-text.ts';
import type { Library } from '../position.ts';
import { levelOf } from '../presets.ts';
import type { Command, State } from '../types.ts';

/** Units the side that sets up has neither placed nor held back. */
export function undecided(state: State): number {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'setup' || frame.stage !== 'all') return 0;
  return state.units.filter((unit) => unit.side === frame.side && isUndecided(unit)).length;
}

const isUndecided = (unit: State['units'][number]): boolean => unit.place === 'waiting' && !unit.held && unit.due <= 1;

/** The commands that place what is left where a default placement has it. */
export function placementCommands(game: Blitz, state: State, library: Library, name: string): Command[] {
  const { world, position } = game;
  const army = parseArmy(library.armies['continent'] ?? '');
  if (!isArmy(army)) return [];
  const placement = parsePlacement(library.placements[name] ?? '', world.board, army);
  if (!isPlacement(placement)) return [];
  const numbers = new Map(state.units.map((unit, no) => [unit.id, no]));
  const frame = state.frames.at(-1);
  if (frame?.at !== 'setup' || frame.side !== placement.side) return [];
  return stationsAt(placement, army, levelOf(position.preset, position.switches)).flatMap(
    ({ unit, hex, sea }): Command[] => {
      const no = numbers.get(unit.id);
      const there = no === undefined ? undefined : state.units[no];
      if (no === undefined || !there || !isUndecided(there)) return [];
      if (sea) return frame.side === 'red' && frame.stage === 'all' ? [] : [{ do: 'placeAtSea', unit: no, zone: sea }];
      return frame.stage === 'all' ? [{ do: 'placeUnit', unit: no, hex }] : [];
    },
  );
}
