import { memoize } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { directionTo, neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import {
  BARRED,
  dearer,
  emptyReach,
  FARTHEST,
  pathTo,
  type Reach,
  reach,
  type StepGraph,
  stepGraph,
} from '#hex/path.ts';
import { type Board, isRailHex, railsOf } from '#games/blitz/board.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { relationOf } from '#games/blitz/countries/rules/nations.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, fieldOf, inZoc, marksOf } from '#games/blitz/ground/rules/field.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { type Cut, other, type Relation, type Side, type State, type Unit } from '#games/blitz/types.ts';
import { theCity } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { OFF_THE_TRAIN, pointsLeft } from './trains.ts';

/** M7.1, M7.7, M7.8, M7.16: where trains run, and what it costs them. */

const STEP = 1;
/** M7.16 */
const MARKER = 10;
const NO_CUTS: readonly Cut[] = [];
const NO_AVS: State['avs'] = [];

const railLink = (board: Board, from: Hex, direction: number): boolean =>
  (((board.rails[from] ?? 0) >> direction) & 1) === 1;

export const markersAt = ({ cuts = NO_CUTS }: Pick<State, 'cuts'>, hex: Hex): number =>
  cuts.find((cut) => cut.hex === hex)?.markers ?? 0;

/** Markers by hex, for many lookups. */
export const markersBy = memoize(
  (cuts: readonly Cut[]): ReadonlyMap<Hex, number> => new Map(cuts.map(({ hex, markers }) => [hex, markers])),
);

/** Owner of a train. */
type Runner = Pick<Unit, 'side' | 'nation'>;

interface Network {
  readonly steps: StepGraph;
  readonly space: Reach;
}

/** The rail steps of a board. */
const linesOf = memoize((board: Board): StepGraph => {
  const { grid } = board;
  const hexOf = Array.from({ length: grid.size }, (_, hex) => hex);
  return stepGraph(
    hexOf,
    hexOf.map((hex) =>
      [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        if (!railLink(board, hex, direction)) return [];
        const to = neighbour(grid, hex, direction);
        return to === NOWHERE ? [] : [{ to, cost: STEP }];
      }),
    ),
  );
});

const stepsAlong = ({ grid }: Board, links: Uint8Array): readonly (readonly Hex[])[] =>
  Array.from({ length: grid.size }, (_, hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) =>
      (((links[hex] ?? 0) >> direction) & 1) === 1 ? neighbour(grid, hex, direction) : [],
    ),
  );
const railSteps = memoize((board: Board) => stepsAlong(board, board.rails));
const roadSteps = memoize((board: Board) => stepsAlong(board, railsOf({ ...board.source, rails: [] })));
const NO_STEPS: readonly Hex[] = [];

/** M7.1, M70.fallback: along railways; where there are none along roads, as if these were railways. */
export function lineSteps({ board, rules }: World): (hex: Hex) => readonly Hex[] {
  const steps = rules.ground.lines === 'rails' ? railSteps(board) : roadSteps(board);
  return (hex) => steps[hex] ?? NO_STEPS;
}

/** The rail steps of a board with what they cost while these hexes are cut. */
const networkOf = memoize((board: Board) => {
  const space = emptyReach(linesOf(board));
  return memoize((cuts: readonly Cut[]): Network => {
    const dear = new Map(cuts.map(({ hex }) => [hex, MARKER * markersAt({ cuts }, hex)]));
    const steps = linesOf(board);
    return { steps: dear.size === 0 ? steps : dearer(steps, (_from, to) => dear.get(to) ?? 0), space };
  });
});

/**
 * M0.15, M7.8: a ground unit of the side in a hex of the city. M6.5: one that came on foot in this player turn does not count;
 * one that was flown in or came off a train there does.
 */
function isGarrisoned({ board }: World, { units }: State, side: Side, hex: Hex): boolean {
  const city = board.city[hex];
  return units.some(
    (unit) =>
      unit.side === side &&
      unit.place === 'map' &&
      board.city[unit.at] === city &&
      isGround(unit) &&
      (!unit.moved || (unit.flown && unit.spent === 0) || (unit.detrained && unit.spent === OFF_THE_TRAIN)),
  );
}

/**
 * M7.8: a city of a country that is neither home nor ally; of a country without a part in the war too. M90.64: in a civil war
 * one that the enemy holds.
 */
function isHostileCity({ board, opening }: World, { control }: State, side: Side, hex: Hex, to: Relation | undefined) {
  if (board.city[hex] === -1 || board.country[hex] === -1) return false;
  return opening.civil ? controllerOf(board, control, hex) === other(side) : to === 'atWar' || to === undefined;
}

/**
 * M7.7, M7.8: why a train may not come into a rail hex from another. M6.5: enemies are where they stood when the player turn
 * began, so an automatic victory opens no line.
 */
export function entryFault(world: World, state: State, train: Runner, from: Hex, hex: Hex): Objection | undefined {
  const { side } = train;
  const { board } = world;
  const where = theHex(board.grid, hex);
  const field = fieldOf(world, { ...state, avs: NO_AVS });
  const enemy = other(side);
  if (bars(field, enemy, hex)) return objection('M7.7', msg`${where} holds an enemy unit`);
  if (inZoc(field, enemy, hex))
    return objection('M7.7', msg`${where} is in an enemy zone of control: no train enters it`);
  if (state.shutRails?.includes(hex))
    return objection('M6.5', msg`${where} was closed to trains when the player turn began`);
  const relation = relationOf(world, state, board.country[hex] ?? -1, side);
  if (relation === 'neutral') return objection('M7.7', msg`${where} lies in a neutral country: no train enters it`);
  const shut = closedTo(world, state, train, 'move').get(hex);
  if (shut) return shut;
  const within = board.city[from] === board.city[hex];
  if (within || !isHostileCity(world, state, side, hex, relation) || isGarrisoned(world, state, side, hex))
    return undefined;
  return objection('M7.8', msg`no ground unit of its side stands in ${theCity(board, hex)}: trains do not pass`);
}

/** First rule a train's way breaks, or undefined. */
export function runFault(world: World, state: State, train: Unit, path: readonly Hex[]): Objection | undefined {
  const { board } = world;
  const left = pointsLeft(world, state, train);
  let at = train.at;
  let spent = 0;
  for (const to of path) {
    const where = theHex(board.grid, to);
    const direction = directionTo(board.grid, at, to);
    if (direction < 0)
      return objection('B1.1', msg`the path has a gap: ${theHex(board.grid, at)} and ${where} are not adjacent`);
    if (!railLink(board, at, direction))
      return objection('M7.2', msg`no rail line joins ${theHex(board.grid, at)} and ${where}`);
    const fault = entryFault(world, state, train, at, to);
    if (fault) return fault;
    spent += STEP + MARKER * markersAt(state, to);
    if (spent > left)
      return objection('M7.2', msg`${train} has ${left} rail {point|points} left; the way to ${where} takes ${spent}`);
    at = to;
  }
  return undefined;
}

export const priceOf = (state: State, path: readonly Hex[]): number =>
  path.reduce((sum, hex) => sum + STEP + MARKER * markersAt(state, hex), 0);

/** Rail reach of a train. */
export interface RailRange {
  readonly train: Unit;
  readonly steps: StepGraph;
  readonly found: Reach;
}

const NOTHING_CLOSED = memoize((board: Board) => new Uint8Array(board.grid.size));

const railHexes = memoize((board: Board): readonly Hex[] =>
  [...board.rails.keys()].filter((hex) => isRailHex(board, hex)),
);

/** The rail hexes no train of a side enters, whatever hex it comes from. */
function closedRails(world: World, state: State, train: Unit): Uint8Array {
  const { board } = world;
  const { side } = train;
  const marks = marksOf(fieldOf(world, { ...state, avs: NO_AVS }), other(side));
  const closed = closedTo(world, state, train, 'move');
  const relations = board.source.countries.map((_, country) => relationOf(world, state, country, side));
  const garrisons = new Map<number, boolean>();
  const isShut = (hex: Hex): boolean => {
    const country = board.country[hex] ?? -1;
    const relation = relations[country];
    if (relation === 'neutral' || state.shutRails?.includes(hex) || closed.has(hex)) return true;
    // A city it stands in is no obstacle (M90.28); any other hex is entered from outside or within alike.
    const city = board.city[hex] ?? -1;
    if (city === -1 || city === board.city[train.at] || !isHostileCity(world, state, side, hex, relation)) return false;
    let garrisoned = garrisons.get(city);
    if (garrisoned === undefined) garrisons.set(city, (garrisoned = isGarrisoned(world, state, side, hex)));
    return !garrisoned;
  };
  const mask = NOTHING_CLOSED(board).slice();
  for (const hex of railHexes(board)) if (marks[hex] !== 0 || isShut(hex)) mask[hex] = BARRED;
  return mask;
}

/** M90.28: of the city it stands in, the hostile hexes: without a garrison they are left, not entered again from outside. */
function leftBehind(world: World, state: State, { side, at }: Unit): readonly Hex[] {
  const { board } = world;
  const city = board.city[at] ?? -1;
  if (city === -1) return [];
  const hostile = railHexes(board).filter(
    (hex) =>
      board.city[hex] === city &&
      isHostileCity(world, state, side, hex, relationOf(world, state, board.country[hex] ?? -1, side)),
  );
  return hostile.length > 0 && isGarrisoned(world, state, side, at) ? [] : hostile;
}

export function railReach(world: World, state: State, train: Unit): RailRange {
  const { steps, space } = networkOf(world.board)(state.cuts ?? NO_CUTS);
  const left = pointsLeft(world, state, train);
  const { city } = world.board;
  const shut = leftBehind(world, state, train);
  const lines =
    shut.length === 0
      ? steps
      : dearer(steps, (from, to) => (shut.includes(to) && city[from] !== city[to] ? FARTHEST : 0));
  const found = reach(lines, train.at, left, closedRails(world, state, train), space);
  return { train, steps: lines, found };
}

/** The way it would go if nothing stood in it; undefined where no line leads there. */
export function freeWay({ board }: World, train: Unit, to: Hex): Hex[] | undefined {
  const { steps, space } = networkOf(board)(NO_CUTS);
  const found = reach(steps, train.at, FARTHEST, NOTHING_CLOSED(board), space);
  return found.settled.subarray(0, found.count).includes(to) ? pathTo(steps, found, to) : undefined;
}

/** The hexes a train can run to, nearest first. */
export function hexesRun({ train, found }: RailRange): Hex[] {
  return [...found.settled.subarray(0, found.count)].filter((hex) => hex !== train.at);
}

/** A cheapest way to a hex, or undefined when the train cannot come there. */
export function runTo({ train, steps, found }: RailRange, to: Hex): Hex[] | undefined {
  if (to === train.at) return undefined;
  return found.settled.subarray(0, found.count).includes(to) ? pathTo(steps, found, to) : undefined;
}
