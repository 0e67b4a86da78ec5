import { contacts, declarationFault, excusedHexes } from '../combat/rules/declaration.ts';
import { fieldOf, inZoc } from '../ground/rules/field.ts';
import { isRough } from '../board.ts';
import { trespasses } from '../countries/rules/minors.ts';
import { allowance, hexesReached, reachOf, routeTo } from '../ground/rules/movement.ts';
import type { Blitz } from '../open.ts';
import { type Command, other, type State, type Unit, type UnitNo } from '../types.ts';
import { isGround, isIrregular, isTrain } from '../kinds.ts';
import { pointsLeft } from '../ground/rail/trains.ts';
import { attackFactor, defenceOf } from '../combat/rules/odds.ts';
import { overrunsOf } from '../ground/overrun/overrun.ts';
import { centreAt } from '../economy/production/centres.ts';
import { neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { ReachHex as Reached } from '#table/desk.ts';
import { afterCommand } from '#core/game.ts';
import { type Message, msg } from '#core/message.ts';
import { theCountry } from '../words.ts';
import type { World } from '../world.ts';
import { stranded } from '../air/frames/touchdown.ts';
import type { Obligations } from './own.ts';

/** Questions about a position that change nothing. */

/** With `trespass` where the way leads into a minor country in which a loss would be due, or that would be violated by it (T22.5). */
type ReachHex = Omit<Reached, 'command' | 'then' | 'warns'> & { readonly trespass?: true };

/** T22.5, M18.12: what a way into a country means that is not violated yet. */
export function warOn(
  { board, opening }: World,
  { nations, minors }: State,
  path: readonly Hex[],
): Message | undefined {
  const intact = nations
    ? nations.flatMap(({ country, operator }) => (operator === undefined ? [country] : []))
    : minors.flatMap(({ country, state }) => (state === 'intact' ? [country] : []));
  const country = path.map((hex) => board.country[hex] ?? -1).find((one) => intact.includes(one));
  if (country === undefined) return undefined;
  const name = theCountry(board, country);
  // M17.c.5
  if (opening.guaranteed)
    return msg`${name} is neutral and guaranteed: whoever comes there is at war with all minor countries for good, his own allies too, and the enemy operates their armies`;
  return nations
    ? msg`${name} is neutral: whoever comes there is at war with it for good, and the enemy operates its army`
    : msg`${name} is neutral: whoever violates it loses factors as the player turn ends`;
}

function reachOnward(game: Blitz, state: State, units: readonly UnitNo[], via: readonly Hex[]): ReachHex[] {
  const way = { do: 'moveUnit', units, path: via } as const;
  const [first] = units;
  if (first === undefined || game.check(state, state.mover, way)) return [];
  const moved = afterCommand(game, state, way);
  const spent = (moved.units[first] as Unit).spent - (state.units[first] as Unit).spent;
  return reachTogether(game, moved, units).flatMap((one): ReachHex[] => {
    const path = [...via, ...one.path];
    const whole = { do: 'moveUnit', units, path } as const;
    return game.check(state, state.mover, whole) ? [] : [{ ...one, path, cost: one.cost + spent }];
  });
}

/** Hexes units can reach together; with `via`, along those hexes first. */
export function reachTogether(
  game: Blitz,
  state: State,
  units: readonly UnitNo[],
  via: readonly Hex[] = [],
): ReachHex[] {
  if (via.length > 0) return reachOnward(game, state, units, via);
  const { world } = game;
  const board = world.board;
  const movers = units.map((no) => state.units[no] as Unit);
  const left = (unit: Unit) => allowance(world, state, unit) - unit.spent;
  const [lead] = [...movers].sort((a, b) => left(a) - left(b));
  if (!lead || movers.some((unit) => unit.place !== 'map' || unit.at !== lead.at || !isGround(unit))) return [];
  // B8.4: the slowest says how far, armor and artillery where.
  const range = reachOf(world, state, movers.find(world.isHeavy) ?? lead, left(lead));
  const field = fieldOf(world, state);
  // M15.16: to guerillas among themselves a neutral country is sanctuary.
  const costly = movers.every(isIrregular) ? () => false : trespasses(world, state, lead.side);
  const found = hexesReached(range).flatMap((hex): ReachHex[] => {
    const route = routeTo(range, hex);
    // M1.4: zones of control may end no move.
    const stops = (world.zoc.stop !== undefined && inZoc(field, other(lead.side), hex)) || isRough(board, hex);
    if (!route) return [];
    if (!route.path.some(costly)) return [{ hex, cost: route.cost, path: route.path, stops }];
    const asks = warOn(world, state, route.path);
    return [{ hex, cost: route.cost, path: route.path, stops, trespass: true, ...(asks ? { asks } : {}) }];
  });
  // An automatic victory locks its participants and must not be spoilt by others (T7.3.7, T7.3.8).
  if (movers.length === 1 && state.avs.length === 0) return found;
  const side = lead.side;
  return found.filter(({ path }) => game.check(state, side, { do: 'moveUnit', units, path }) === undefined);
}

/** M4.20: enemy hexes the units can run over on their way. */
export function overrunsIn({ world }: Blitz, state: State, units: readonly UnitNo[]): Reached<Command>[] {
  const [first] = units.map((no) => state.units[no] as Unit);
  const together = units.every((no) => state.units[no]?.place === 'map' && state.units[no]?.at === first?.at);
  if (!first || !together || !world.verbs.movement.includes('overrun')) return [];
  const attack = units.reduce((sum, no) => sum + attackFactor(world, state, state.units[no] as Unit), 0);
  const oddsAt = (hex: Hex, from: Hex): string => {
    const { total } = defenceOf(world, state, other(first.side), hex, [from]);
    return total > 0 ? `${Math.floor(attack / total)}-1` : `${attack}-0`;
  };
  return overrunsOf(world, state, units).map(({ hex, path, cost }) => ({
    hex,
    path,
    cost,
    plate: oddsAt(hex, path.at(-2) ?? first.at),
    stops:
      (world.zoc.stop !== undefined && inZoc(fieldOf(world, state), other(first.side), hex)) ||
      isRough(world.board, hex),
    command: { do: 'overrun', units, path },
  }));
}

/** M70.fallback: without overruns an enemy's centre beside the units is taken by a move into its hex. */
export function seizuresIn(game: Blitz, state: State, units: readonly UnitNo[]): Reached<Command>[] {
  const { verbs, board } = game.world;
  const [first] = units.map((no) => state.units[no] as Unit);
  if (!first || !verbs.movement.includes('seizeCentre') || verbs.movement.includes('overrun')) return [];
  return neighboursOf(board.grid, first.at).flatMap((hex): Reached<Command>[] => {
    const command = { do: 'seizeCentre', units, hex } as const;
    if (!centreAt(state, hex) || game.check(state, state.mover, command)) return [];
    const spent = afterCommand(game, state, command).units[units[0] ?? -1]?.spent ?? 0;
    return [{ hex, path: [hex], cost: spent - first.spent, stops: isRough(board, hex), command }];
  });
}

/** Hexes units could come to if it were not for the enemy and his zones of control. */
export function reachBeyond(game: Blitz, state: State, units: readonly UnitNo[]): Hex[] {
  const within = new Set(reachTogether(game, state, units).map(({ hex }) => hex));
  const [first] = units;
  if (first === undefined || within.size === 0) return [];
  const enemies = state.units.map((unit): Unit => {
    const there = unit.side !== state.mover && unit.place === 'map';
    return there ? { ...unit, place: 'lost', at: NOWHERE } : unit;
  });
  const held = new Set(
    state.units.flatMap((unit) => (unit.side !== state.mover && unit.place === 'map' ? [unit.at] : [])),
  );
  return reachTogether(game, { ...state, units: enemies, avs: [] }, units)
    .map(({ hex }) => hex)
    .filter((hex) => !within.has(hex) && !held.has(hex));
}

export const thirdsLeft = ({ world }: Blitz, state: State, units: readonly UnitNo[]): number[] =>
  units.map((no) => {
    const unit = state.units[no] as Unit;
    // Trains count rail points, which are whole (M7.2).
    if (isTrain(unit)) return 3 * pointsLeft(world, state, unit);
    // M2.3: who may not leave his hex has nothing to spend.
    if (world.rules.leave({ world, state, unit })) return 0;
    return Math.max(0, allowance(world, state, unit) - unit.spent);
  });

export function obligationsOf(game: Blitz, state: State): Obligations {
  const { world } = game;
  const frame = state.frames.at(-1);
  if (frame?.at === 'landing') {
    const units = stranded(world, state, frame.side);
    return { any: units.length > 0, hexes: [], units, joins: [], fault: undefined };
  }
  const all = contacts(world, state);
  const attacked = new Set([...state.battles.flatMap((battle) => battle.hexes), ...excusedHexes(state)]);
  const fighting = new Set(state.battles.flatMap((battle) => battle.attackers));
  const hexes = [...new Set(all.flatMap((contact) => contact.touches))].filter((hex) => !attacked.has(hex));
  const struck = excusedHexes(state);
  // T23.2.2a: units whose only enemy neighbours are struck from the air are excused.
  const idle = all.filter(
    ({ no, locked, touches }) => !locked && !fighting.has(no) && touches.some((hex) => !struck.includes(hex)),
  );
  const units = idle.map((contact) => contact.no);
  const fought = new Set(state.battles.flatMap(({ kind, hexes: there }) => (kind === 'ground' ? there : [])));
  const joins = idle
    .filter(({ touches }) => touches.every((hex) => attacked.has(hex)))
    .flatMap(({ no, touches }) => touches.filter((hex) => fought.has(hex)).map((hex) => ({ unit: no, hex })));
  return { any: all.length > 0, hexes, units, joins, fault: declarationFault(world, state, state.battles) };
}
