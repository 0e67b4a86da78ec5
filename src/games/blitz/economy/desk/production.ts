import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { UnitType } from '#games/blitz/kinds.ts';
import { points, spentBy, type Wish } from '../production/construction.ts';
import { isOverseas } from '#games/blitz/countries/rules/cities.ts';
import {
  buildersOf,
  centresOf,
  isSurrounded,
  joinedCities,
  pointsOf,
  MINOR_CENTRE,
  minorPlaces,
  placesFor,
  unplaced,
  unplacedOfMinors,
} from '../production/centres.ts';
import { planFault, planOf } from '../production/plans.ts';
import { HALVES } from '../production/costs.ts';
import { ROW_NAMES, ROWS, type Row } from '../orders-of-battle/order.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Centre, type PlannedBuild, type Side, SIDES, type State } from '#games/blitz/types.ts';

/** M9: what the panels show of production. */

/** One type a centre could build: so many factors at most, and where they would appear. */
export interface BuildView {
  readonly row: Row;
  readonly type: UnitType;
  /** Points for a factor. */
  readonly cost: string;
  readonly halves: number;
  /** By factors, from one on: where so many would appear; a shorter list where points or counters end it. */
  readonly to: readonly Hex[];
  /** Reason why none, or no more, can be built. */
  readonly fault: Objection | undefined;
}

export interface CentreView {
  readonly hex: Hex;
  readonly side: Side;
  readonly size: number;
  /** M9.16 */
  readonly captor?: Side;
  /** Points left in this cycle, in halves and as they are said. */
  readonly halves: number;
  readonly left: string;
  /** Reason why it builds nothing. */
  readonly shut: Objection | undefined;
  readonly builds: readonly BuildView[];
}

export interface ProductionView {
  /** Every how many turns centres build, and the turn of the next time. */
  readonly every: number;
  readonly next: number;
  readonly centres: readonly CentreView[];
  /** M9.20: the turn a plan is written for now, and what the side that decides has written before. */
  readonly writes?: number;
  readonly plans: readonly { readonly turn: number; readonly builds: readonly PlannedBuild[] }[];
  /** M8.8: sizes of centres the side that sets up has not placed, and the hexes for them. */
  readonly unplaced: readonly number[];
  readonly places: readonly Hex[];
  /** M17.f.8: those of the minor countries, which the third power sets up. */
  readonly ofMinors: { readonly unplaced: readonly number[]; readonly places: readonly Hex[] };
}

const MOST = 99;

function buildOf(game: Blitz, state: State, centre: Centre, row: Row): BuildView[] {
  const { world } = game;
  const halves = HALVES[row];
  const printed = ROWS[row];
  if (halves === undefined || !('type' in printed) || !world.types.includes(printed.type)) return [];
  const base = { row, type: printed.type, cost: points(halves), halves };
  if (state.frames.at(-1)?.at === 'plans') {
    const fault = planFault(world, state, centre.side, [{ hex: centre.hex, row, factors: 1 }]);
    const most = fault ? 0 : Math.floor((2 * centre.size) / halves);
    return [{ ...base, to: Array.from({ length: most }, () => centre.hex), fault }];
  }
  const check = (wish: Wish) => game.check(state, centre.side, { do: 'produce', ...wish });
  const cities = joinedCities(world, centre);
  const to: Hex[] = [];
  let fault: Objection | undefined;
  while (!fault && to.length < MOST) {
    const wish: Wish = { hex: centre.hex, row, factors: to.length + 1 };
    fault = check(wish);
    const place = fault ? cities.find((city) => !check({ ...wish, to: city })) : centre.hex;
    if (place === undefined) break;
    fault = undefined;
    to.push(place);
  }
  return [{ ...base, to, fault }];
}

function shutOf({ world }: Blitz, state: State, { hex, side, captor, shut }: Centre): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (captor) return objection('M9.16', msg`the production centre at ${where} is captured`);
  if (isSurrounded(world, state, side, hex))
    return objection('M9.9', msg`the production centre at ${where} is surrounded and builds nothing`);
  return shut ? objection('M9.11', msg`the production centre at ${where} is hit and builds nothing`) : undefined;
}

/** M9.3: points that centres could still use and that lapse when production ends, as they are said. */
export function pointsLeft(game: Blitz, state: State): string | undefined {
  const able = (productionView(game, state)?.centres ?? []).filter(({ builds }) =>
    builds.some(({ to }) => to.length > 0),
  );
  // M17.g.10: every port has the same ones.
  const [port] = able.filter(({ side }) => isOverseas(game.world, side));
  const halves = port ? port.halves : able.reduce((sum, one) => sum + one.halves, 0);
  return halves > 0 ? points(halves) : undefined;
}

export function productionView(game: Blitz, state: State): ProductionView | undefined {
  const { world } = game;
  const every = world.rules.production.cycle;
  if (every === 0) return undefined;
  const frame = state.frames.at(-1);
  const building = frame?.at === 'production' ? frame : undefined;
  const writing = frame?.at === 'plans' ? frame : undefined;
  // M17.h.6: where they are nobody's yet they are counted with Blue's.
  const byTurns = frame?.at === 'setup' && frame.stage === 'turns' ? 'blue' : undefined;
  const placing = frame?.at === 'setup' && (frame.stage === 'all' || frame.stage === 'together') ? frame.side : byTurns;
  const entries = SIDES.flatMap((side) => (isOverseas(world, side) ? buildersOf(world, state, side) : []));
  const centres = [...centresOf(state), ...entries].map((centre): CentreView => {
    const { hex, side, size, captor } = centre;
    const spent = building?.side === side ? building.spent : [];
    const halves = pointsOf(world, state, centre) - spentBy(world, centre, spent);
    const shut = shutOf(game, state, centre);
    const open = (building?.side === side && !shut && halves > 0) || writing?.side === side;
    return {
      ...{ hex, side, size, halves, left: points(halves), shut },
      ...(captor ? { captor } : {}),
      builds: open ? ROW_NAMES.flatMap((row) => buildOf(game, state, centre, row)) : [],
    };
  });
  const decides = game.decides(state);
  return {
    every,
    plans: (decides ? (state.plans ?? []).filter(({ side }) => side === decides) : []).map(({ turn }) => ({
      turn,
      builds: planOf(state, decides as Side, turn)?.builds ?? [],
    })),
    ...(writing?.turns?.[0] === undefined ? {} : { writes: writing.turns[0] }),
    next: Math.ceil(state.turn / every) * every,
    centres,
    unplaced: placing ? unplaced(world, state, placing) : [],
    places: placing ? placesFor(world, state, placing) : [],
    ofMinors: {
      unplaced: placing ? Array.from({ length: unplacedOfMinors(world, state, placing) }, () => MINOR_CENTRE) : [],
      places: placing ? minorPlaces(world, state) : [],
    },
  };
}
