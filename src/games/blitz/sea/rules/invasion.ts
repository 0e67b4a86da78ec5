import { type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex, theSide } from '#core/message.ts';
import type { Emit } from '#core/play.ts';
import { adjacent, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { occupiedFault } from '#games/blitz/air/rules/air.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, fieldOf } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { returnFault, roughFault, sailorFault, zonesBeside, zonesMeet } from './sea.ts';
import { roomFor } from '#games/blitz/ground/rules/stack-limits.ts';
import { type BlitzEvent, type Invasion, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { KINDS, mayInvade, mayRaid } from '#games/blitz/kinds.ts';

/** T6.2, T20: invasions. A site is one beach, or a coastal hex for Rangers, grown hex by hex (T6.2.0). */

export const NO_INVASION: Invasion = { hexes: [], beaches: [] };

/** T6.2.0: hexes of the site: those aimed at or landed on, with their beach whole. */
function siteHexes(world: World, hexes: readonly Hex[]): Set<Hex> {
  const { beachGroup } = world.board;
  const beaches = new Set(hexes.map((hex) => beachGroup[hex] ?? -1).filter((beach) => beach >= 0));
  const site = new Set(hexes);
  for (const beach of beaches) for (const hex of world.board.beaches[beach] ?? []) site.add(hex);
  return site;
}

/** T6.2.0 ruling: one connected group that touches at most one beach. */
function isOneSite(world: World, hexes: readonly Hex[]): boolean {
  const { beachGroup, grid } = world.board;
  const beaches = new Set(hexes.map((hex) => beachGroup[hex] ?? -1).filter((beach) => beach >= 0));
  if (beaches.size > 1) return false;
  if (hexes.length <= 1) return true;
  const site = siteHexes(world, hexes);
  const [start] = site;
  if (start === undefined) return true;
  const seen = new Set([start]);
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const beside of neighboursOf(grid, at)) {
      if (!site.has(beside) || seen.has(beside)) continue;
      seen.add(beside);
      open.push(beside);
    }
  }
  return seen.size === site.size;
}

/** T6.2.1, T6.2.2, T20.2, T6.2.5: may a unit of this kind invade this hex at all, whatever the site is? */
function targetFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (!mayInvade(unit)) return objection('T6.2.2', msg`${KINDS[unit.type].word} may not invade`);
  const beach = board.beachGroup[hex] ?? -1;
  if (beach < 0 && !mayRaid(unit)) return objection('T6.2.1', msg`${where} is no beach hex`);
  if (board.coastal[hex] !== 1) return objection('T20.2', msg`${where} is not on the coast`);
  if (beach >= 0 && state.invaded[other(unit.side)].beaches.includes(beach)) {
    return objection(
      'T6.2.5',
      msg`the beach at ${where} was invaded by ${theSide(other(unit.side))} in his last player turn`,
    );
  }
  return undefined;
}

/** Is the hex part of this player turn's one site, or would it connect to it? (T6.2.0a) */
function siteFault(world: World, state: State, hex: Hex): Objection | undefined {
  if (isOneSite(world, [...state.invasion.hexes, hex])) return undefined;
  const where = theHex(world.board.grid, hex);
  return objection(
    'T6.2.0a',
    msg`${where} does not connect to the site invaded in this player turn: one site a player turn`,
  );
}

/** T6.2.3a, T6.2.11a: a hex this unit may land on from a sea hex. */
export const mayLandOn = (world: World, state: State, unit: Unit, hex: Hex): boolean =>
  targetFault(world, state, unit, hex) === undefined && siteFault(world, state, hex) === undefined;

/** T6.2.3a: put on a sea hex, aiming at a land hex of the site. */
export function stageFault(world: World, state: State, unit: Unit, hex: Hex, aim: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  const closed = sailorFault(unit) ?? world.rules.seaStep({ state, step: 'invade' });
  if (closed) return closed;
  if (board.surface[hex] !== 'sea') return objection('T6.2.3a', msg`${where} is no sea hex`);
  if (!adjacent(board.grid, hex, aim)) {
    return objection('T6.2.3a', msg`${where} is not next to ${theHex(board.grid, aim)}`);
  }
  const target = targetFault(world, state, unit, aim);
  // T90.31: Rangers may aim at an uncaptured minor port to assault it; nobody else aims where it may not land.
  const entry = closedTo(world, state, unit, 'land').get(aim);
  if (target) return target;
  if (entry && !(mayRaid(unit) && isUncaptured(world, state, aim))) return entry;
  const zone = board.zone[hex];
  if (zone === undefined || unit.zone === undefined || !zonesMeet(unit.zone, zone)) {
    return objection(
      'T6.2.4',
      unit.zone
        ? msg`${where} lies in no zone next to ${code(unit.zone)}`
        : msg`${where} lies in no zone next to the unit`,
    );
  }
  const rough = roughFault(world, state, unit.zone, 'sail') ?? roughFault(world, state, zone, 'invade');
  if (rough) return rough;
  if (bars(fieldOf(world, state), other(unit.side), hex)) return objection('B6.6', msg`${where} holds an enemy unit`);
  return siteFault(world, state, aim);
}

/** T6.2.3b: the one step from a sea hex. */
export function landOnBeachFault(world: World, state: State, unit: Unit, to: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, to);
  if (unit.place !== 'map' || board.surface[unit.at] !== 'sea')
    return objection('T6.2.3b', msg`${unit} is not on a sea hex`);
  if (!adjacent(board.grid, unit.at, to))
    return objection('T6.2.3b', msg`${where} is not next to ${theHex(board.grid, unit.at)}`);
  const fault = targetFault(world, state, unit, to) ?? siteFault(world, state, to);
  if (fault) return fault;
  if (bars(fieldOf(world, state), other(unit.side), to)) return objection('B6.6', msg`${where} holds an enemy unit`);
  return occupiedFault(world, state, unit.side, to) ?? closedTo(world, state, unit, 'land').get(to);
}

/** The invasion of this player turn with one more hex. */
function invasionWith(world: World, state: State, unit: Unit, hex: Hex): Invasion {
  const { hexes, beaches } = state.invasion;
  const beach = world.board.beachGroup[hex] ?? -1;
  const full = beach >= 0 && !mayRaid(unit) && !beaches.includes(beach);
  return {
    hexes: hexes.includes(hex) ? hexes : [...hexes, hex],
    beaches: full ? [...beaches, beach] : beaches,
  };
}

/** Marks the invasion for the one-site rule, the ban on re-invasion and beach supply (T6.2.0a, T6.2.5, O21.1.2). */
export function recordInvasion(world: World, state: State, unit: Unit, hex: Hex, emit: Emit<BlitzEvent>): void {
  const invasion = invasionWith(world, state, unit, hex);
  if (
    invasion.hexes.length !== state.invasion.hexes.length ||
    invasion.beaches.length !== state.invasion.beaches.length
  ) {
    emit({ is: 'invasion', invasion });
  }
  const beach = world.board.beachGroup[hex] ?? -1;
  if (beach < 0 || !world.rules.supply.beachheads) return;
  const own = state.beachheads.some((one) => one.side === unit.side && one.beach === beach);
  const kept = state.beachheads.filter((one) => one.beach !== beach || one.side === unit.side);
  if (!own || kept.length < state.beachheads.length) {
    emit({ is: 'beachheads', beachheads: own ? kept : [...kept, { side: unit.side, beach }] });
  }
}

/** T6.2.11b: where a unit on a sea hex may go at the end of combat. */
export function wayAshore(world: World, state: State, unit: Unit): Hex[] {
  const field = fieldOf(world, state);
  return neighboursOf(world.board.grid, unit.at).filter(
    (hex) => landOnBeachFault(world, state, unit, hex) === undefined && roomFor(world, field, unit, hex),
  );
}

/** The mover's units on sea hexes. */
export function assaulting({ board }: World, { units, mover }: State): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as Unit;
    // M11.32: first waves from ships have rules of their own.
    if (unit.side === mover && unit.place === 'map' && board.surface[unit.at] === 'sea' && unit.aboard === undefined)
      found.push(no);
  }
  return found;
}

/** T6.2.14: a unit on a sea hex that has nobody to fight must land before movement ends. */
export function idleAtSea(world: World, state: State, fights: (unit: Unit) => boolean): Unit | undefined {
  const idle = assaulting(world, state).find((no) => !fights(state.units[no] as Unit));
  return idle === undefined ? undefined : (state.units[idle] as Unit);
}

/** T20.6: Rangers embark from the beach they invaded or the coastal hex they landed on. */
export function withdrawFault(world: World, state: State, unit: Unit): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, unit.at);
  if (!mayRaid(unit)) return objection('Q6.2.2', msg`${unit} is no Ranger: only Rangers go back to sea over a beach`);
  if (unit.place !== 'map') return objection('T20.6', msg`${unit} is not on the map`);
  const closed =
    world.rules.seaStep({ state, step: 'embark' }) ??
    world.rules.leave({ world, state, unit }) ??
    world.rules.boards({ state, unit });
  if (closed) return closed;
  const landed = unit.landedOn;
  const beach = board.beachGroup[unit.at] ?? -1;
  const site = landed !== undefined && (landed === unit.at || (beach >= 0 && beach === board.beachGroup[landed]));
  if (!site) return objection('T20.6', msg`${where} is not where ${unit} landed`);
  const storms = zonesBeside(world, unit.at).map((zone) => roughFault(world, state, zone, 'sail'));
  if (storms.length > 0 && !storms.includes(undefined)) return storms[0];
  return returnFault(unit);
}
