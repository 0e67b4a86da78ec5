import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '../board.ts';
import { isFighter, isFlak, isGround, isShip, kindOf, type UnitType } from '../kinds.ts';
import { type Order, ROW_NAMES, ROWS } from '../economy/orders-of-battle/order.ts';
import { placesFor, unplaced } from '../economy/production/centres.ts';
import type { Blitz } from '../open.ts';
import type { Station } from '../text/army/placement-text.ts';
import { type Command, type FrameAt, other, type Side, type State, sizeOf, type Unit } from '../types.ts';
import type { World } from '../world.ts';
import { bestOf } from './choices.ts';
import { berthOf, stowage } from '../sea/players/naval.ts';
import { setUpRank, sitesFor } from '../air/players/wings/sites.ts';
import { encamp } from '../countries/players/guerillas.ts';
import { occupy } from '../countries/players/liberation.ts';

/** M8, M9.1, M18.5: what no placement of the library speaks of: orders of battle, centres, armies of minor countries. */

/** Worth of a production point, against a factor on the map at once. */
const POINT = 2;

function strengthOf({ types }: World, order: Order): number {
  const factors = ROW_NAMES.reduce((sum, row) => {
    const { type }: { readonly type?: UnitType; readonly sizes: readonly number[] } = ROWS[row];
    return type && types.includes(type) ? sum + order.factors[row] * kindOf(type).worth : sum;
  }, 0);
  return factors + POINT * order.centres.reduce((sum, size) => sum + size, 0);
}

/** An offer is taken unless the enemy's is better by more than this part. */
const FAIR = 0.1;

/** M8.1 to M8.3: the same order of battle for both is proposed, fair offers are taken; by dice, the strongest. */
export function chooseOrder(
  { world }: Blitz,
  { side, proposed, named, above }: FrameAt<'obChoice'>,
  seed: number,
): Command | undefined {
  const strength = (no: number): number => {
    const order = world.orders.find((one) => one.no === no);
    return order ? strengthOf(world, order) : 0;
  };
  const numbers = world.orders.map(({ no }) => no);
  // M17.g.1: the guerillas have none to agree about.
  if (world.rules.course.obChoice.way === 'agree' && !world.opening.liberation) {
    const [blue, red] = proposed ?? [];
    if (blue !== undefined && red !== undefined) {
      const [own, his] = side === 'blue' ? [blue, red] : [red, blue];
      if (strength(own) >= (1 - FAIR) * strength(his)) return { do: 'agreeOb', blue, red };
    }
    const both = numbers[seed % numbers.length];
    return both === undefined ? undefined : { do: 'agreeOb', blue: both, red: both };
  }
  if (above !== undefined || world.opening.liberation) {
    const ob = bestOf(
      numbers.filter((no) => no > (above ?? 0)),
      strength,
    );
    return ob === undefined ? undefined : { do: 'chooseHigher', ob };
  }
  if (!named) return { do: 'rollOb' };
  if (named[0] !== 0) return { do: 'pickOb', ob: strength(named[0]) >= strength(named[1]) ? named[0] : named[1] };
  // The enemy takes the better of the two.
  const ranked = [...numbers].sort((a, b) => strength(a) - strength(b));
  const pairs = ranked.slice(1).map((two, i) => ({ one: ranked[i] as number, two }));
  const pair = bestOf(pairs, ({ one, two }) => strength(one) - strength(two));
  return pair && { do: 'nameTwo', ...pair };
}

/** Distance to the nearest home city of the enemy. */
const fromEnemy = ({ board }: World, side: Side, hex: Hex): number =>
  Math.min(255, ...board.homeCityHexes[other(side)].map((city) => distance(board.grid, hex, city)));

/** The place that holds least of those who stand there in peace or war already. */
const crowdAt = ({ units }: State, hex: Hex, side: Side): number =>
  units.reduce(
    (sum, unit) => (unit.side === side && unit.at === hex && isGround(unit) ? sum + sizeOf(unit) + 1 : sum),
    0,
  );

/** Hexes for a unit, the better first: cities of its country for minors, what the opening holds for majors. */
function placesOf({ world }: Blitz, state: State, unit: Unit, opening: ReadonlyMap<string, Station>): Hex[] {
  const { board } = world;
  const land = (test: (hex: Hex) => boolean): Hex[] => [...board.land.keys()].filter((hex) => test(hex));
  const { nation, side } = unit;
  const home =
    nation === undefined ? board.homeCityHexes[side] : board.cityHexes.filter((hex) => board.country[hex] === nation);
  const held = isGround(unit) && nation === undefined ? new Set([...opening.values()].map(({ hex }) => hex)) : [];
  const crowd = new Map<Hex, number>();
  const rank = (hexes: Iterable<Hex>): Hex[] => {
    const list = [...new Set(hexes)];
    for (const hex of list) crowd.set(hex, crowdAt(state, hex, side));
    return list.sort((a, b) => (crowd.get(a) ?? 0) - (crowd.get(b) ?? 0) || a - b);
  };
  const country = home[0] === undefined ? -1 : board.country[home[0]];
  return [
    ...sitesFor(world, state, unit, (hex) => fromEnemy(world, side, hex)),
    ...rank(held),
    ...rank(home),
    ...land((hex) => board.country[hex] === country && board.land[hex] === 1 && !isCity(board, hex)),
  ];
}

/** The next thing to set up; undefined where there is nothing. */
export function deploy(
  game: Blitz,
  state: State,
  { side, stage }: FrameAt<'setup'>,
  opening: ReadonlyMap<string, Station> = new Map(),
): Command | undefined {
  const { world } = game;
  const abroad = occupy(game, state, side) ?? encamp(game, state, side);
  if (abroad) return abroad;
  const ofMinors = stage === 'minors' || stage === 'rolled';
  const inOrder = [...state.units.entries()].sort(([, a], [, b]) => setUpRank(a) - setUpRank(b));
  const [size] = stage === 'all' && world.verbs.setup.includes('placePc') ? unplaced(world, state, side) : [];
  // M9.5, M9.15: what is built appears there, and only great odds take it: the nearer to the front the better.
  const centre =
    size === undefined ? undefined : bestOf(placesFor(world, state, side), (at) => -fromEnemy(world, side, at));
  const placePc: Command | undefined =
    size === undefined || centre === undefined ? undefined : { do: 'placePc', size, hex: centre };
  for (const [no, unit] of inOrder) {
    if (unit.side !== side || unit.place !== 'waiting' || unit.due > 1 || unit.held) continue;
    if ((unit.nation !== undefined) !== ofMinors) continue;
    // Flak guards centres too.
    if (placePc && isFlak(unit) && !game.check(state, side, placePc)) return placePc;
    const afloat = isShip(unit) ? berthOf(game, state, no) : stowage(game, state, side, no);
    if (afloat && !game.check(state, side, afloat)) return afloat;
    for (const hex of placesOf(game, state, unit, opening)) {
      const command: Command = { do: 'placeUnit', unit: no, hex };
      if (!game.check(state, side, command)) return command;
    }
    return undefined;
  }
  return placePc ?? standby(game, state, side) ?? { do: 'ready' };
}

/** M12.32: fighters stand by for the enemy's first player turn. */
function standby(game: Blitz, state: State, side: Side): Command | undefined {
  if (!game.world.verbs.setup.includes('assignIntercept')) return undefined;
  const units = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && isFighter(unit) && !unit.onCall ? [no] : [],
  );
  const command: Command = { do: 'assignIntercept', units };
  return units.length > 0 && !game.check(state, side, command) ? command : undefined;
}
