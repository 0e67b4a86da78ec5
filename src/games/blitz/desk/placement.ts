import { type Army, isArmy, parseArmy } from '../text/army/army-text.ts';
import type { Blitz } from '../open.ts';
import { isPlacement, parsePlacement, stationsAt } from '../text/army/placement-text.ts';
import type { Library } from '../position.ts';
import { ZONES, type Zone } from '../board.ts';
import { levelOf } from '../presets.ts';
import { placesByKind } from '../course/rules/setup-places.ts';
import { isAirbase, isAircraft, isShip } from '../kinds.ts';
import { berthFault, homeDocks } from '../sea/ships/set-up.ts';
import { docksOf } from '../sea/ships/ports.ts';
import { shipsOf } from '../sea/ships/ships.ts';
import type { Command, State, Unit, UnitNo } from '../types.ts';
import type { Hex } from '#hex/hex.ts';
import type { Choose } from '#core/dice/dice.ts';
import { afterCommand } from '#core/game.ts';
import { mooringOf } from '../sea/desk/moorings.ts';

/** Units the side that sets up has neither placed nor held back. */
function undecided(state: State): number {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'setup' || frame.stage === 'atSea') return 0;
  const minors = frame.stage === 'minors' || frame.stage === 'rolled';
  return state.units.filter(
    (unit) => unit.side === frame.side && (unit.nation !== undefined) === minors && isUndecided(unit),
  ).length;
}

const isUndecided = (unit: State['units'][number]): boolean => unit.place === 'waiting' && !unit.held && unit.due <= 1;

/** An airbase goes before the aircraft that are put down with it (M12.1). */
export const basesFirst = ({ units }: State, list: readonly UnitNo[]): UnitNo[] => {
  const isBase = (no: UnitNo): boolean => isAirbase(units[no] as Unit);
  return [...list.filter(isBase), ...list.filter((no) => !isBase(no))];
};

/** Hexes every one of these units may be set up in, each as if it were the only one; aircraft wherever an airbase comes along. */
export function roomInSetUp(game: Blitz, state: State, units: readonly UnitNo[]): readonly Hex[] {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'setup' || frame.stage === 'atSea' || units.length === 0) return [];
  const { world } = game;
  // M17.h.2: by turns everybody goes into a city, ships onto docks.
  if (frame.stage === 'turns')
    return [...new Set([...world.board.cityHexes, ...docksOf(world.board).map(({ hex }) => hex)])].filter((hex) =>
      units.every((unit) => !game.check(state, frame.side, { do: 'placeUnit', unit, hex })),
    );
  const openTo = placesByKind(world, state);
  const docks = (ship: Unit): Hex[] =>
    homeDocks(world, ship.side).flatMap(({ hex }) => (berthFault(world, state, ship, hex) ? [] : [hex]));
  // M8.8: whoever may be loaded goes where the ship lies.
  const decks = (no: UnitNo): Hex[] =>
    shipsOf(state, frame.side, () => world.verbs.setup.includes('load')).flatMap((ship) => {
      const { at } = state.units[ship] as Unit;
      const hex = mooringOf(world.board, state.units[ship] as Unit) ?? at;
      const shut = game.check(state, frame.side, { do: 'load', unit: ship, units: [no] });
      return shut || hex < 0 ? [] : [hex];
    });
  const based = units.some((no) => isAirbase(state.units[no] as Unit));
  const places = units
    .filter((no) => !(based && isAircraft(state.units[no] as Unit)))
    .map((no) => {
      const unit = state.units[no] as Unit;
      return new Set(isShip(unit) ? docks(unit) : [...openTo(unit), ...decks(no)]);
    });
  const [first = new Set<Hex>(), ...others] = places;
  return [...first].filter((hex) => others.every((one) => one.has(hex)));
}

/** Sea zones every one of these units may be set up in. */
export const seasInSetUp = (game: Blitz, state: State, units: readonly UnitNo[]): readonly Zone[] => {
  const side = game.decides(state);
  if (side === undefined || units.length === 0 || !game.world.verbs.setup.includes('placeAtSea')) return [];
  return ZONES.filter(
    (zone) =>
      units.some((no) => state.units[no]?.zone !== zone) &&
      units.every((unit) => !game.check(state, side, { do: 'placeAtSea', unit, zone })),
  );
};

/** Commands that are legal one after the other; others are dropped. */
function legalOnes(game: Blitz, state: State, commands: readonly Command[]): Command[] {
  let now = state;
  return commands.filter((command) => {
    const side = game.prompt(now)?.side;
    if (!side || game.check(now, side, command)) return false;
    now = afterCommand(game, now, command);
    return true;
  });
}

/** Random placement of the remaining units. */
export function scattered(game: Blitz, state: State, choose: Choose): Command[] {
  const found: Command[] = [];
  const mine = game.decides(state);
  // M17.h.2: by turns one counter is placed, and then it is the other's turn.
  for (let now = state; undecided(now) > 0 && game.decides(now) === mine; ) {
    const command = game.sample(now, choose);
    // M8.8: who finds no hex is left out.
    if (command.do === 'ready') break;
    found.push(command);
    now = afterCommand(game, now, command);
  }
  return found;
}

/** Placement of the remaining units as a default placement has it. */
export const placementCommands = (game: Blitz, state: State, library: Library, name: string): Command[] =>
  legalOnes(game, state, stationed(game, state, library, name));

/** The army the units come from: the one of the library that has them all. */
function armyOf({ units }: State, { armies }: Library): Army | undefined {
  const read = Object.values(armies).map((text) => parseArmy(text));
  return read.filter(isArmy).find((army) => {
    const known = new Set(army.units.map(({ id }) => id));
    return units.every(({ id, nation }) => nation !== undefined || known.has(id));
  });
}

function stationed(game: Blitz, state: State, library: Library, name: string): Command[] {
  const { world, position } = game;
  const army = armyOf(state, library);
  if (!army) return [];
  const placement = parsePlacement(library.placements[name] ?? '', world.board, army);
  if (!isPlacement(placement)) return [];
  const numbers = new Map(state.units.map((unit, no) => [unit.id, no]));
  const frame = state.frames.at(-1);
  if (frame?.at !== 'setup' || frame.side !== placement.side) return [];
  const { preset, switches, modules } = position;
  return stationsAt(placement, army, levelOf(preset, switches), modules).flatMap(({ unit, hex, sea }): Command[] => {
    const no = numbers.get(unit.id);
    const there = no === undefined ? undefined : state.units[no];
    if (no === undefined || !there || !isUndecided(there)) return [];
    if (sea) return frame.side === 'red' && frame.stage === 'all' ? [] : [{ do: 'placeAtSea', unit: no, zone: sea }];
    return frame.stage === 'all' ? [{ do: 'placeUnit', unit: no, hex }] : [];
  });
}
