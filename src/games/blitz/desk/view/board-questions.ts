import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { fieldOf, inZoc, stackSize } from '#games/blitz/ground/rules/field.ts';
import { reachOf, routeTo, walk } from '#games/blitz/ground/rules/movement.ts';
import type { Surface } from '#games/blitz/board.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { other, type Side, SIDES, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { UnitType } from '#games/blitz/kinds.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { SupplyLine } from '#games/blitz/rule-sets.ts';
import { strikers } from './threats.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';

/** Questions of somebody who looks at the board and changes nothing. */

/** A unit nobody has: only its kind counts. */
export interface Walker {
  readonly side: Side;
  readonly type: UnitType;
  readonly mf: number;
  /** True if enemy units and their zones of control count. */
  readonly enemies: boolean;
}

/** The cheapest way of a unit from hex to hex. */
export interface WayFound {
  /** Each hex with what the whole way to it costs, in thirds. */
  readonly steps: readonly { readonly hex: Hex; readonly cost: number; readonly stops: boolean }[];
  readonly cost: number;
  /** Thirds it has in one player turn. */
  readonly allowance: number;
}

export interface Lot {
  readonly hex: Hex;
  readonly away: number;
  readonly units: readonly UnitNo[];
}

/** Facts about a hex. */
export interface HexAbout {
  readonly hex: Hex;
  readonly surface: Surface;
  readonly features: readonly ('forest' | 'mountain' | 'desert' | 'beach' | 'river' | 'road')[];
  readonly city?: string;
  readonly country?: string;
  readonly zone?: string;
  readonly controller?: Side | 'nobody';
  readonly units: readonly UnitNo[];
  /** Sides whose zone of control it is in. */
  readonly zocs: readonly Side[];
  /** Size that still fits, for the side that stands there or decides. */
  readonly room: number;
  /** The nearest enemies of the side that decides, by hex. */
  readonly enemies: readonly Lot[];
  /** Enemies that could attack it in their next player turn, were nobody to move till then. */
  readonly threats: readonly { readonly unit: UnitNo; readonly hex: Hex }[];
  readonly threat: number;
  /** M10.2: whether those who stand there, or the side that decides, have a supply line, or what it lacks. */
  readonly supply?: 'line' | NonNullable<SupplyLine['lacks']>;
}

const MOST_NEAREST = 5;

export function aboutHex(game: Blitz, state: State, hex: Hex): HexAbout {
  const { world } = game;
  const { board } = world;
  const decides = game.decides(state) ?? state.mover;
  const here = state.units.flatMap((unit, no) => (unit.place === 'map' && unit.at === hex ? [no] : []));
  const holder = state.units[here[0] ?? -1]?.side ?? decides;
  const field = fieldOf(world, state);
  const lots = new Map<Hex, UnitNo[]>();
  state.units.forEach((unit, no) => {
    if (unit.side === decides || unit.place !== 'map') return;
    const lot = lots.get(unit.at);
    if (lot) lot.push(no);
    else lots.set(unit.at, [no]);
  });
  const near = new Set(neighboursOf(board.grid, hex));
  const threats = strikers(world, state, other(holder)).filter(({ stands }) => stands.some((one) => near.has(one)));
  const city = board.source.cities.find((one) => one.hexes.includes(hex));
  const country = board.source.countries[board.country[hex] ?? -1];
  const zone = board.zone[hex];
  const lineOf = world.rules.supply.lines({ world, state, side: holder, nation: state.units[here[0] ?? -1]?.nation });
  const ground: [HexAbout['features'][number], boolean][] = [
    ['forest', board.forest[hex] === 1],
    ['mountain', board.mountain[hex] === 1],
    ['desert', board.desert[hex] === 1],
    ['beach', board.beach[hex] === 1],
    ['river', (board.rivers[hex] ?? 0) !== 0],
    ['road', (board.roads[hex] ?? 0) !== 0],
  ];
  return {
    hex,
    surface: board.surface[hex] ?? 'land',
    features: ground.filter(([, there]) => there).map(([name]) => name),
    ...(city ? { city: city.name, controller: controllerOf(board, state.control, hex) } : {}),
    ...(country ? { country: country.name } : {}),
    ...(zone ? { zone } : {}),
    ...(lineOf && isDryLand(world, state, hex) ? { supply: lineOf(hex).lacks ?? 'line' } : {}),
    units: here,
    zocs: SIDES.filter((side) => inZoc(field, side, hex)),
    room: Math.max(world.stacking.ground.size - stackSize(field, holder, hex), 0),
    enemies: [...lots]
      .map(([at, units]) => ({ hex: at, away: distance(board.grid, hex, at), units }))
      .sort((a, b) => a.away - b.away)
      .slice(0, MOST_NEAREST),
    threats: threats.map(({ no, unit }) => ({ unit: no, hex: unit.at })),
    threat: threats.reduce((sum, { unit }) => sum + attackFactor(world, state, unit), 0),
  };
}

/** The longest movement a unit may have; further than this nobody asks. */
const MOST_MOVEMENT = 20;

/** The cheapest way from hex to hex for a kind of unit, within one player turn or, to see its price, beyond. */
export function wayFor(
  game: Blitz,
  state: State,
  walker: Walker,
  from: Hex,
  to: Hex,
): WayFound | Objection | undefined {
  const { world } = game;
  const units = walker.enemies ? state.units.filter((unit) => unit.side !== walker.side) : [];
  const alone: State = { ...state, units, avs: [], mover: walker.side };
  const unit: Unit = {
    id: 'unit',
    side: walker.side,
    type: walker.type,
    af: 1,
    df: 1,
    mf: walker.mf,
    due: 0,
    place: 'map',
    at: from,
    held: false,
    spent: 0,
    moved: false,
    stopped: false,
    flown: false,
    innerRun: 0,
    offRoad: false,
  };
  const allowance = 3 * walker.mf;
  const far = { ...unit, mf: MOST_MOVEMENT };
  const route = routeTo(reachOf(world, alone, unit), to) ?? routeTo(reachOf(world, alone, far), to);
  if (!route) {
    // A step next door that is refused has a rule of its own.
    const refused = neighboursOf(world.board.grid, from).includes(to) ? walk(world, alone, far, [to]) : undefined;
    return isObjection(refused) ? refused : undefined;
  }
  const steps = route.path.map((hex, i) => {
    const walked = walk(world, alone, far, route.path.slice(0, i + 1));
    return isObjection(walked) ? { hex, cost: 0, stops: true } : { hex, cost: walked.spent, stops: walked.stopped };
  });
  return { steps, cost: route.cost, allowance };
}
