import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { directionTo, distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { bears, closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, fieldOf, inZoc, onlyFromAir } from '#games/blitz/ground/rules/field.ts';
import { trespasses } from '#games/blitz/countries/rules/minors.ts';
import { roomFor, tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import { type FrameAt, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { theGround } from '#games/blitz/words.ts';

/** B19.5.3: why a retreating unit may not enter a hex. */
function closed(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const field = fieldOf(world, state);
  const enemy = other(unit.side);
  const where = theHex(board.grid, hex);
  if (!bears(world, unit, hex))
    return objection('B19.5.3', msg`${where} is ${theGround(board, hex)}: no retreat there`);
  if (bars(field, enemy, hex)) return objection('B19.5.3', msg`${where} holds an enemy unit`);
  if (inZoc(field, enemy, hex)) {
    const fromAir = onlyFromAir(field, enemy, hex);
    return objection('B19.5.3', msg`${where} is in an enemy zone of control`, ...(fromAir ? ['M12.40'] : []));
  }
  return closedTo(world, state, unit, 'retreat').get(hex);
}

interface Ends {
  /** For each hex a retreat may end in: the paths to it. */
  readonly paths: Hex[][];
  readonly farthest: number;
}

/** All legal retreats: N steps, ending with room (B19.5.5) as far off as possible (B19.5.6), where it ends best. */
function ends(world: World, state: State, unit: Unit, steps: number, going: readonly UnitNo[]): Ends {
  const sought = world.rules.supply.retreatEnds({ world, state, unit, going });
  const best = sought && endsIn(world, state, unit, steps, sought);
  return best && best.paths.length > 0 ? best : endsIn(world, state, unit, steps);
}

function endsIn(world: World, state: State, unit: Unit, steps: number, sought?: (hex: Hex) => boolean): Ends {
  const { grid } = world.board;
  const field = fieldOf(world, state);
  // T6.2.11: a unit on a sea hex has no retreat at all.
  if (!bears(world, unit, unit.at)) return { paths: [], farthest: 0 };
  const open = new Map<Hex, boolean>();
  const isOpen = (hex: Hex): boolean => {
    let answer = open.get(hex);
    if (answer === undefined) {
      answer = closed(world, state, unit, hex) === undefined;
      open.set(hex, answer);
    }
    return answer;
  };
  let farthest = 0;
  let paths: Hex[][] = [];
  const path: Hex[] = [];
  const follow = (at: Hex): void => {
    if (path.length === steps) {
      const far = distance(grid, unit.at, at);
      if (far < farthest || !roomFor(world, field, unit, at) || sought?.(at) === false) return;
      if (far > farthest) paths = [];
      farthest = far;
      paths.push([...path]);
      return;
    }
    for (const next of neighboursOf(grid, at)) {
      if (next === unit.at || path.includes(next) || !isOpen(next)) continue;
      // A path that can no longer end as far off as one already found is not worth following.
      if (distance(grid, unit.at, next) + steps - path.length - 1 < farthest) continue;
      path.push(next);
      follow(next);
      path.pop();
    }
  };
  follow(unit.at);
  return { paths, farthest };
}

/** `going`: units that have to retreat too. */
export const retreatPaths = (
  world: World,
  state: State,
  unit: Unit,
  steps: number,
  going: readonly UnitNo[] = [],
): Hex[][] => ends(world, state, unit, steps, going).paths;

type Retreat = FrameAt<'retreat'>;

const companionsOf = ({ led = [] }: Retreat, no: UnitNo): readonly UnitNo[] | undefined =>
  led.find((one) => one.unit === no)?.units;

/** M4.19: does it wait for others of its hex? */
export const waits = (state: State, frame: Retreat, no: UnitNo): boolean =>
  companionsOf(frame, no)?.some((one) => frame.units.includes(one) && state.units[one]?.place === 'map') === true;

/** The ways of a unit in a retreat: one that goes back with others ends where one of them has (M4.19). */
export function waysBack(world: World, state: State, frame: Retreat, no: UnitNo): Hex[][] {
  const unit = state.units[no] as Unit;
  const companions = companionsOf(frame, no);
  if (!companions) return retreatPaths(world, state, unit, frame.steps, frame.units);
  if (waits(state, frame, no)) return [];
  const there = companions.flatMap((one) => (state.units[one]?.place === 'map' ? [state.units[one]?.at] : []));
  // M10.15
  const sought = world.rules.supply.retreatEnds({ world, state, unit, going: frame.units });
  const best = sought && endsIn(world, state, unit, frame.steps, (hex) => there.includes(hex) && sought(hex)).paths;
  return best && best.length > 0 ? best : endsIn(world, state, unit, frame.steps, (hex) => there.includes(hex)).paths;
}

/** One path to each hex a retreat may end in, one that spares minor countries where there is one. */
export function retreatChoices(world: World, state: State, unit: Unit, ways: readonly Hex[][]): Hex[][] {
  const costly = trespasses(world, state, unit.side);
  const cost = (path: readonly Hex[]) => path.filter(costly).length;
  const best = new Map<Hex, Hex[]>();
  for (const path of ways) {
    const end = path.at(-1) as Hex;
    const known = best.get(end);
    if (!known || cost(path) < cost(known)) best.set(end, path);
  }
  return [...best.values()];
}

/** M10.15: a hex without supply while one of these ways ends in a supplied one. */
function supplyFault(
  { world, state, unit, going }: { world: World; state: State; unit: Unit; going: readonly UnitNo[] },
  ways: readonly Hex[][],
  at: Hex,
): Objection | undefined {
  const sought = world.rules.supply.retreatEnds({ world, state, unit, going });
  return sought?.(at) === false && ways.some((one) => sought(one.at(-1) as Hex))
    ? objection('M10.15', msg`${theHex(world.board.grid, at)} is not supplied: a path ends where ${unit} is`)
    : undefined;
}

/** M4.19: FLAK and ART end where another unit of their hex has. */
function ledFault(world: World, state: State, frame: Retreat, no: UnitNo, at: Hex): Objection | undefined {
  const unit = state.units[no] as Unit;
  if (waits(state, frame, no)) return objection('M4.19', msg`${unit} goes back with the others of its hex, after them`);
  const ways = waysBack(world, state, frame, no);
  if (ways.some((way) => way.at(-1) === at)) return undefined;
  const joins = companionsOf(frame, no)?.some(
    (one) => state.units[one]?.place === 'map' && state.units[one]?.at === at,
  );
  return (
    (joins ? supplyFault({ world, state, unit, going: frame.units }, ways, at) : undefined) ??
    objection('M4.19', msg`${unit} goes back with the others of its hex and ends where one of them is`)
  );
}

export function retreatFault(
  world: World,
  state: State,
  frame: Retreat,
  no: UnitNo,
  path: readonly Hex[],
): Objection | undefined {
  const { grid } = world.board;
  const { steps, units: going } = frame;
  const unit = state.units[no] as Unit;
  if (path.length !== steps) {
    return objection(
      'B19.5.2',
      msg`a retreat of ${steps} has exactly ${steps} {step|steps}; the path has ${path.length}`,
    );
  }
  const seen = new Set([unit.at]);
  let at = unit.at;
  for (const hex of path) {
    const where = theHex(grid, hex);
    if (directionTo(grid, at, hex) < 0) {
      return objection('B19.5.2', msg`the path has a gap: ${theHex(grid, at)} and ${where} are not adjacent`);
    }
    if (seen.has(hex)) return objection('B19.5.2', msg`the path comes to ${where} a second time`);
    const barred = closed(world, state, unit, hex);
    if (barred) return barred;
    seen.add(hex);
    at = hex;
  }
  const full = tooLarge(world, state, unit, at, 'B19.5.5');
  if (full) return full;
  if (companionsOf(frame, no)) return ledFault(world, state, frame, no, at);
  const { farthest, paths } = ends(world, state, unit, steps, going);
  const stray = supplyFault({ world, state, unit, going }, paths, at);
  if (stray) return stray;
  if (distance(grid, unit.at, at) >= farthest) return undefined;
  return objection(
    'B19.5.6',
    msg`${theHex(grid, at)} is nearer than need be: a path ends ${farthest} {hex|hexes} away`,
  );
}
