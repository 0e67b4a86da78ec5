import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isGround, isLandingShip, isShip, isTaskForce, mayRaid } from '#games/blitz/kinds.ts';
import { assaultHexes, dockAt, docksOf } from '#games/blitz/sea/ships/ports.ts';
import { cargoOf, shipsOf, zoneOf, zonesFrom } from '#games/blitz/sea/ships/ships.ts';
import { navalVerbs } from '#games/blitz/sea/ships/verbs.ts';
import { carrierOf } from '#games/blitz/step.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type CommandOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';

/** Joint actions of selected ships and troops (M80.17 to M80.20), one command for all of them. */

type Naval = keyof typeof NAVAL;
type Wishes = Readonly<Record<Naval, readonly Command[]>>;

const NAVAL = {
  putToSea: true,
  changeZone: true,
  formFleet: true,
  engage: true,
  dock: true,
  disembark: true,
  takeAssaultHex: true,
  landWave: true,
  landFollowUp: true,
  landRanger: true,
  load: true,
  withdrawFromBeach: true,
} as const;

export const isNaval = (verb: string): boolean => verb in NAVAL;

/** M11.31, M11.35: ashore from these ships as many as can, or exactly those in hand. */
function landings(
  game: Blitz,
  state: State,
  verb: 'landWave' | 'landFollowUp',
  aboard: readonly UnitNo[],
  exactly: boolean,
): Command[] {
  const all = new Map<Hex, CommandOf<'landWave'> | CommandOf<'landFollowUp'>>();
  const ships = new Set(aboard.map((no) => state.units[no]?.aboard));
  const shores = state.units.flatMap((one) =>
    ships.has(one.id) && one.place === 'assault' ? neighboursOf(game.world.board.grid, one.at) : [],
  );
  if (exactly)
    return [...new Set(shores)]
      .filter((hex) => game.world.board.land[hex] === 1)
      .map((hex) => ({ do: verb, units: aboard, hex }));
  for (const command of navalVerbs[verb]?.legal(game.world, state) ?? []) {
    if (command.do !== verb || !command.units.every((no) => aboard.includes(no))) continue;
    const known = all.get(command.hex);
    if (!known || known.units.length < command.units.length) all.set(command.hex, command);
  }
  return [...all.values()];
}

function zoneWishes({ world }: Blitz, state: State, ships: readonly UnitNo[]) {
  const [first] = ships.map((no) => state.units[no] as Unit);
  const zone = first && zoneOf(world, first);
  const afloat = first?.place === 'sea' || first?.place === 'assault';
  const numbers = new Set(
    shipsOf(state, state.mover, (ship) => ship.place === 'sea' && ship.zone === zone).map(
      (no) => state.units[no]?.fleet ?? 1,
    ),
  );
  return {
    putToSea: first?.place === 'dock' ? [{ do: 'putToSea', units: ships } as const] : [],
    changeZone:
      afloat && zone ? zonesFrom(world, zone).map((to) => ({ do: 'changeZone', units: ships, zone: to }) as const) : [],
    formFleet:
      first?.place === 'sea'
        ? [
            { do: 'formFleet', units: ships } as const,
            ...[...numbers].sort((a, b) => a - b).map((fleet) => ({ do: 'formFleet', units: ships, fleet }) as const),
          ]
        : [],
    dock: afloat
      ? docksOf(world.board)
          .filter((dock) => dock.zone === zone)
          .map(({ hex }) => ({ do: 'dock', units: ships, hex }) as const)
      : [],
    takeAssaultHex: afloat
      ? assaultHexes(world.board)
          .filter((hex) => world.board.zone[hex] === zone)
          .map((hex) => ({ do: 'takeAssaultHex', units: ships, hex }) as const)
      : [],
  };
}

/** Onto ships: at the dock of their city, or from the beach. */
function boardings({ world }: Blitz, state: State, ships: readonly UnitNo[], troops: readonly UnitNo[]) {
  const ashore = troops.filter((no) => state.units[no]?.place === 'map');
  const [first] = ashore.map((no) => state.units[no] as Unit);
  if (!first) {
    const named = (verb: 'load' | 'withdrawFromBeach'): Command[] =>
      [...(navalVerbs[verb]?.legal(world, state) ?? [])].filter((one) => 'unit' in one && ships.includes(one.unit));
    return { load: named('load'), withdrawFromBeach: named('withdrawFromBeach') };
  }
  const dock = dockAt(world.board, first.at);
  const beside = neighboursOf(world.board.grid, first.at);
  const to = (verb: 'load' | 'withdrawFromBeach', test: (ship: Unit) => boolean): Command[] =>
    shipsOf(state, state.mover, test).map((unit) => ({ do: verb, unit, units: ashore }));
  return {
    load: to('load', (ship) => ship.place === 'dock' && ship.at === dock?.hex && !isLandingShip(ship)),
    withdrawFromBeach: to(
      'withdrawFromBeach',
      (ship) => ship.place === 'assault' && beside.includes(ship.at) && !isLandingShip(ship),
    ),
  };
}

function wishesOf(game: Blitz, state: State, units: readonly UnitNo[]): Wishes {
  const { board } = game.world;
  const of = (no: UnitNo): Unit => state.units[no] as Unit;
  const ships = units.filter((no) => isShip(of(no)));
  const troops = units.filter((no) => isGround(of(no)));
  const passengers = troops.length > 0 ? troops : ships.flatMap((no) => cargoOf(state, of(no)));
  const aboard = passengers.filter((no) => of(no).place === 'aboard');
  const carriers = new Set(aboard.map((no) => of(no).aboard));
  const quays = state.units.flatMap((ship) =>
    carriers.has(ship.id) && ship.place === 'dock' ? (dockAt(board, ship.at)?.cities ?? []) : [],
  );
  const rangers = aboard.filter((no) => mayRaid(of(no)));
  const raids = rangers.flatMap((unit) => {
    const ship = carrierOf(state, of(unit));
    const shore = ship && isTaskForce(ship) && ship.place === 'assault' ? neighboursOf(board.grid, ship.at) : [];
    return shore.filter((hex) => board.land[hex] === 1).map((hex) => ({ do: 'landRanger', unit, hex }) as const);
  });
  return {
    ...zoneWishes(game, state, ships),
    ...boardings(game, state, ships, troops),
    // Engagements start in their panel, which first shows the forecast.
    engage: [],
    disembark: [...new Set(quays)].map((hex) => ({ do: 'disembark', units: aboard, hex }) as const),
    landWave: landings(game, state, 'landWave', aboard, troops.length > 0),
    landFollowUp: landings(game, state, 'landFollowUp', aboard, troops.length > 0),
    landRanger: raids,
  };
}

/** Each thing ships and troops in hand may do, with all the ways to do it; where there is none, what somebody might have wanted. */
export function shipActions(
  game: Blitz,
  state: State,
  units: readonly UnitNo[],
  found: (verb: Naval, commands: readonly Command[], asked: Command | undefined) => void,
): void {
  const { world } = game;
  if (!world.verbs.movement.some(isNaval)) return;
  const wishes = wishesOf(game, state, units);
  for (const [name, list] of Object.entries(wishes) as [Naval, readonly Command[]][]) {
    if (!world.verbs.movement.includes(name)) continue;
    const verb = navalVerbs[name];
    const asked = list[0] ?? units.map((no) => verb?.ask?.(world, state, no, state.units[no] as Unit)).find(Boolean);
    found(
      name,
      list.filter((one) => !game.check(state, state.mover, one)),
      asked,
    );
  }
}
