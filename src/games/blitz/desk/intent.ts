import { afterCommand } from '#core/game.ts';
import { waysBack } from '../combat/rules/retreat.ts';
import type { Blitz } from '../open.ts';
import type { Command, State, Unit, UnitNo } from '../types.ts';
import type { Intent } from '#table/desk.ts';
import { adjacent, neighboursOf, straightWay } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isShip, isTrain } from '../kinds.ts';
import { intentAtSea, meantInSetUp } from '../sea/desk/sea-intent.ts';
import { centreAt } from '../economy/production/centres.ts';
import { basesFirst } from './placement.ts';
import { carriersOf, numbersOf } from './units.ts';

/** Command intended by a click on a hex that is not lit; its refusal names the rule in the way. */

/** Command with another hex. */
function aimedAt({ world: { board } }: Blitz, like: Command, hex: Hex): Command | undefined {
  if (like.do === 'stageInvasion') {
    const sea = neighboursOf(board.grid, hex).find((one) => board.zone[one] !== undefined);
    return { ...like, aim: hex, hex: sea ?? like.hex };
  }
  if ('to' in like && typeof like.to === 'number') {
    const { path: _path, ...rest } = like as typeof like & { path?: unknown };
    return { ...rest, to: hex } as Command;
  }
  return 'hex' in like ? { ...like, hex } : undefined;
}

function gone(game: Blitz, state: State, unit: UnitNo, hex: Hex): Command | undefined {
  const frame = state.frames.at(-1);
  const { at } = state.units[unit] as Unit;
  const straight = () => straightWay(game.world.board.grid, at, hex);
  switch (frame?.at) {
    case 'retreat': {
      const paths = waysBack(game.world, state, frame, unit);
      return { do: 'chooseRetreat', unit, path: paths.find((path) => path.at(-1) === hex) ?? straight() };
    }
    case 'advance':
      return { do: 'advance', unit, path: [hex] };
    case 'seaHexes':
      return { do: 'landFromSea', unit, to: hex };
    default:
      return undefined;
  }
}

/** B17.3, T6.1.4: who waits is brought on, who is At Sea lands, though others taken with them stand on the map by now; all others go. */
function inMovement(game: Blitz, state: State, units: readonly UnitNo[], hex: Hex): Command[] {
  const { world } = game;
  const { units: all, mover } = state;
  const open = game.prompt(state)?.commands ?? [];
  const those = (place: Unit['place']) => units.filter((no) => all[no]?.place === place);
  const waiting = those('waiting');
  if (waiting.length > 0) return waiting.map((unit) => ({ do: 'placeReinforcement', unit, hex }));
  const ships = carriersOf(state, units).filter((no) => isShip(all[no] as Unit));
  if (ships.length > 0) return intentAtSea(game, state, ships, hex);
  const afloat = those('sea');
  if (afloat.length > 0) return afloat.map((unit) => ({ do: 'landAtPort', unit, hex }));
  const [first] = carriersOf(state, units);
  if (first !== undefined && isTrain(all[first] as Unit)) return [{ do: 'moveTrain', unit: first, to: hex }];
  // M6.1: nobody marches yet, and those in hand say so.
  if (!open.includes('moveUnit')) return [];
  // M4.20: onto an enemy leads an overrun only.
  const enemy = all.some((unit) => unit.side !== mover && unit.place === 'map' && unit.at === hex);
  if (enemy && world.verbs.movement.includes('overrun'))
    return [{ do: 'overrun', units, path: straightWay(world.board.grid, all[first ?? -1]?.at ?? hex, hex) }];
  // M70.fallback: into a centre beside them they go together, or the rule says why not.
  const centre = centreAt(state, hex);
  const taken = centre && centre.side !== mover && !centre.captor && open.includes('seizeCentre');
  if (
    taken &&
    !world.verbs.movement.includes('overrun') &&
    adjacent(world.board.grid, all[first ?? -1]?.at ?? hex, hex)
  )
    return [{ do: 'seizeCentre', units, hex }];
  return [{ do: 'moveUnit', units, path: [], to: hex }];
}

/** M8.8: whoever is set up first may have taken the room of the next. */
function inSetUp(game: Blitz, state: State, units: readonly UnitNo[], hex: Hex): Command[] {
  const side = game.decides(state);
  let now = state;
  return units.map((unit) => {
    const command = meantInSetUp(game, now, unit, hex);
    if (side !== undefined && !game.check(now, side, command)) now = afterCommand(game, now, command);
    return command;
  });
}

export function commandsForClick(game: Blitz, state: State, { units: ids, hex, like }: Intent<Command>): Command[] {
  const units = numbersOf(state, ids);
  const [first] = units;
  const only = (command: Command | undefined): Command[] => (command ? [command] : []);
  if (like) return only(aimedAt(game, like, hex));
  if (first === undefined) return [];
  switch (state.frames.at(-1)?.at) {
    case 'setup':
      return inSetUp(game, state, basesFirst(state, units), hex);
    case 'movement':
      return inMovement(game, state, units, hex);
    default:
      return only(gone(game, state, first, hex));
  }
}
