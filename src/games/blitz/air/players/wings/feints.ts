import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFlak } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Attack } from '#games/blitz/players/plan/attack.ts';
import { type Airforce, type Crew, strikeOrder } from './crews.ts';
import { bestStrike, type Strike } from './strikes.ts';
import { volleyMean } from './toll.ts';

/**
 * M12.24, M13.4: flak fires once, and having made a flight turn back counts as firing: a few bombers fly into its zone first and
 * turn back when it is named, and the others find the sky clear.
 */

/** Factors that are worth a volley. */
export const WORTH_A_VOLLEY = 2;
/** Least saving that justifies a feint. */
const LEAST = 0.8;

/** Flak of the enemy's that covers a hex and has not fired. */
const gunsOver = (world: World, state: State, hex: Hex): UnitNo[] =>
  world.rules
    .flak({ world, state, side: other(state.mover) })
    .filter((no) => isFlak(state.units[no] as Unit))
    .filter((no) => distance(world.board.grid, (state.units[no] as Unit).at, hex) <= 1);

/** The smallest crew that draws fire and is not of the strike. */
function decoy(force: Airforce, strike: Strike, hexes: readonly Hex[]): { crew: Crew; hex: Hex } | undefined {
  const flown = new Set(strike.command.sorties.flatMap(({ units }) => units));
  const crews = force
    .ready('interdict')
    .filter(({ no, unit }) => !flown.has(no) && sizeOf(unit) >= WORTH_A_VOLLEY && unit.aboard === undefined)
    .sort((a, b) => sizeOf(a.unit) - sizeOf(b.unit) || a.unit.mf - b.unit.mf || a.no - b.no);
  for (const crew of crews) {
    const hex = hexes.find((one) => force.reaches(crew, one));
    if (hex !== undefined) return { crew, hex };
  }
  return undefined;
}

/** A flight that draws the fire of the flak over the best target, where that target is worth it. */
export function drawnFire(
  game: Blitz,
  force: Airforce,
  zones: (hexes: readonly Hex[]) => number,
  attacks: readonly Attack[],
): Command | undefined {
  const { world, state } = force;
  const wished = bestStrike(force, () => 0, attacks, ['centre', 'airbase', 'units']);
  if (!wished) return undefined;
  const { hex: target } = wished.command;
  const guns = gunsOver(world, state, target);
  if (guns.length === 0) return undefined;
  const now = bestStrike(force, zones, attacks);
  const saved = Math.min(volleyMean(zones([target])), wished.factors);
  if (wished.gain - wished.toll - Math.max(0, now ? now.gain - now.toll : 0) < LEAST || saved < 1) return undefined;
  const { board } = world;
  const raided = new Set(state.raids?.map(({ hex }) => hex));
  const inZone = (hex: Hex): boolean =>
    guns.every((no) => distance(board.grid, (state.units[no] as Unit).at, hex) <= 1);
  const hexes = neighboursOf(board.grid, target).filter(
    (hex) => isDryLand(world, state, hex) && !raided.has(hex) && inZone(hex),
  );
  const found = decoy(force, wished, hexes);
  if (!found) return undefined;
  const { crew, hex } = found;
  const routes = force.ways([crew.no], hex);
  if (!routes) return undefined;
  const command = strikeOrder(hex, [{ mission: 'interdict', units: [crew.no] }], routes);
  return game.check(state, state.mover, command) ? undefined : command;
}
