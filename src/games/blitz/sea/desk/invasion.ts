import { afterCommand } from '#core/game.ts';
import type { Objection } from '#core/objection.ts';
import type { Sum } from '#core/terms.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { surrounded } from '#games/blitz/combat/rules/av.ts';
import { isHome } from '#games/blitz/countries/rules/cities.ts';
import { strengthsOf, strikersOf } from '#games/blitz/combat/rules/odds.ts';
import { bars, fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { isLandingShip, isMarine, isTaskForce, isTransport } from '#games/blitz/kinds.ts';
import { isLandingBeachNow, mayAssault } from '#games/blitz/sea/ships/beachhead.ts';
import { waveRoom } from '#games/blitz/sea/ships/lift-capacity.ts';
import { isAssaultHex } from '#games/blitz/sea/ships/ports.ts';
import { cargoOf, isAtSea, shipsOf, zoneOf } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Battle, type Command, other, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { type Better, endsOf, type Lost } from '#games/blitz/combat/desk/forecast.ts';

/** M11.30 to M11.35: an invasion as it could be planned, and what would come of it. */

/** One wave as somebody wishes it: these ships on this assault hex, these of their passengers ashore. */
export interface WaveWish {
  readonly from: Hex;
  readonly ships: readonly UnitNo[];
  readonly troops: readonly UnitNo[];
}

export interface BeachView {
  readonly hex: Hex;
  readonly zone: Zone;
  /** Assault hexes it can be reached from. */
  readonly shores: readonly Hex[];
  readonly defenders: readonly UnitNo[];
}

export interface InvasionView {
  /** M11.30: beaches of the zones in which there is a landing ship. */
  readonly beaches: readonly BeachView[];
  /** M14.10: zones with landing ships in which the sea lets nobody land. */
  readonly shut: readonly { readonly zone: Zone; readonly sea: number }[];
  /** Ships at sea that could take part, with those of their passengers that may be in a first wave (M11.31). */
  readonly ships: readonly {
    readonly unit: UnitNo;
    readonly zone: Zone;
    /** Assault hex on which it already lies. */
    readonly at?: Hex;
    readonly troops: readonly { readonly unit: UnitNo; readonly factors: number; readonly may: boolean }[];
  }[];
}

const freeShips = (state: State): UnitNo[] =>
  shipsOf(state, state.mover, (ship) => isAtSea(ship) && !ship.withdrawn && !ship.aborted);

/** Beaches open to a first wave now. */
export function invasionOf({ world, prompt }: Blitz, state: State): InvasionView {
  if (!prompt(state)?.commands.includes('landWave')) return { beaches: [], shut: [], ships: [] };
  const { board } = world;
  const ships = freeShips(state);
  const landing = ships.map((no) => state.units[no] as Unit).filter(isLandingShip);
  const sails = landing.filter(({ place, stopped }) => place === 'sea' && !stopped).map((ship) => zoneOf(world, ship));
  // M11.31: one that has come to its assault hex lands what it still can from there.
  const lies = landing.flatMap(({ place, at }) =>
    place === 'assault' && waveRoom(state, state.mover, at) > 0 ? [at] : [],
  );
  const field = fieldOf(world, state);
  const zones = new Set([...sails, ...lies.map((hex) => board.zone[hex])].filter((zone) => zone !== undefined));
  const shut = [...zones]
    .map((zone) => ({ zone, sea: world.rules.weather.seaCode({ state, zone }) }))
    .filter(({ sea }) => sea > 1);
  const beaches = [...board.zone.keys()].flatMap((hex): BeachView[] => {
    // M11.35: to a beachhead others follow.
    const held = state.beachheads.some((one) => one.hex === hex && one.side === state.mover);
    if (held || !isLandingBeachNow(world, state, hex)) return [];
    const shores = neighboursOf(board.grid, hex).filter(
      (one) => isAssaultHex(board, one) && (sails.includes(board.zone[one]) || lies.includes(one)),
    );
    const [first] = shores;
    if (first === undefined || shut.some(({ zone }) => zone === board.zone[first])) return [];
    const defenders = stackAt(field, other(state.mover), hex);
    // At home ships dock: nobody storms a beach of his own.
    if (defenders.length === 0 && isHome(world, state.mover, hex)) return [];
    return [{ hex, zone: board.zone[first] as Zone, shores, defenders }];
  });
  return {
    ...{ beaches, shut },
    ships: ships.map((unit) => {
      const ship = state.units[unit] as Unit;
      const troops = cargoOf(state, ship).filter((no) => state.units[no]?.place === 'aboard');
      return {
        unit,
        zone: zoneOf(world, ship) as Zone,
        ...(ship.place === 'assault' ? { at: ship.at } : {}),
        troops: troops.map((no) => {
          const one = state.units[no] as Unit;
          return { unit: no, factors: sizeOf(one), may: isTransport(ship) && mayAssault(one) && !one.moved };
        }),
      };
    }),
  };
}

/** Best troops for a wave of so many factors, those that count full first. */
function bestTroops(state: State, troops: readonly UnitNo[], room: number): UnitNo[] {
  const worth = (no: UnitNo): number => {
    const unit = state.units[no] as Unit;
    return sizeOf(unit) * (isMarine(unit) ? 2 : 1);
  };
  let left = room;
  return troops
    .toSorted((a, b) => worth(b) - worth(a))
    .filter((no) => {
      const size = sizeOf(state.units[no] as Unit);
      if (size > left) return false;
      left -= size;
      return true;
    });
}

const SHIPS = 3;
const LIFT = 6;

/** M11.30: a wave for each landing ship of the zone that has a transport to go with it; task forces come along for their guns, unless those have spoken (M11.tf). */
export function proposedWaves(game: Blitz, state: State, hex: Hex): WaveWish[] {
  const { beaches, ships } = invasionOf(game, state);
  const beach = beaches.find((one) => one.hex === hex);
  if (!beach) return [];
  const taken = new Set<UnitNo>();
  const free = (test: (ship: Unit) => boolean, from: Hex): UnitNo | undefined =>
    ships.find(
      ({ unit, zone, at }) =>
        zone === beach.zone && (at ?? from) === from && !taken.has(unit) && test(state.units[unit] as Unit),
    )?.unit;
  const useful = (no: UnitNo): UnitNo[] =>
    ships.find(({ unit }) => unit === no)?.troops.flatMap(({ unit, may }) => (may ? [unit] : [])) ?? [];
  const waves = beach.shores.flatMap((from): WaveWish[] => {
    const lst = free(isLandingShip, from);
    const loaded = (ship: Unit): boolean => isTransport(ship) && useful(state.units.indexOf(ship)).length > 0;
    const mst = lst === undefined ? undefined : free(loaded, from);
    if (lst === undefined || mst === undefined) return [];
    for (const no of [lst, mst]) taken.add(no);
    return [{ from, ships: [lst, mst], troops: bestTroops(state, useful(mst), LIFT) }];
  });
  return waves.map((wave) => {
    const guns =
      wave.ships.length < SHIPS ? free((ship) => isTaskForce(ship) && ship.task === undefined, wave.from) : undefined;
    if (guns !== undefined) taken.add(guns);
    return guns === undefined ? wave : { ...wave, ships: [...wave.ships, guns] };
  });
}

/** One way the assault on a beach can end. */
interface AssaultEnd {
  readonly faces: readonly number[];
  readonly sixths: number;
  /** M11.33, M11.34: the beach is taken; the wave is thrown back; or the enemy holds it if he pays for that (M4.5). */
  readonly end: 'taken' | 'paid' | 'back';
  readonly lost: Lost;
  /** M11.34: the whole wave is lost, and the landing ships with it. */
  readonly gone: boolean;
}

export interface AssaultView {
  readonly hex: Hex;
  /** M11.31: factors each wave brings and how many its landing ships take; what is wrong with it. */
  readonly waves: readonly {
    readonly from: Hex;
    readonly factors: number;
    readonly room: number;
    readonly fault: Objection | undefined;
  }[];
  /** M11.32: nobody is there: it lands at once. */
  readonly lands: boolean;
  /** The attack, without and with the guns of task forces beside it. */
  readonly fights: readonly {
    readonly guns: readonly UnitNo[];
    readonly odds: string;
    readonly attack: Sum;
    readonly defence: readonly Sum[];
    readonly ends: readonly AssaultEnd[];
  }[];
  /** M11.34: what is lost besides a wave of which nobody is left. */
  readonly landingShips: readonly UnitNo[];
  /** Complete sequence of commands; empty while a wave is refused. */
  readonly commands: readonly Command[];
}

/** The commands of one wave, and the state they lead to, or what is refused. */
function staged(game: Blitz, state: State, hex: Hex, { from, ships, troops }: WaveWish) {
  const sail = ships.filter((no) => state.units[no]?.place !== 'assault' || state.units[no]?.at !== from);
  const wishes: Command[] = [
    ...(sail.length > 0 ? [{ do: 'takeAssaultHex', units: sail, hex: from } as const] : []),
    { do: 'landWave', units: troops, hex },
  ];
  let now = state;
  let room = 0;
  for (const command of wishes) {
    if (command.do === 'landWave') room = waveRoom(now, state.mover, from);
    const fault = game.check(now, state.mover, command);
    if (fault) return { fault, state, commands: [], room };
    now = afterCommand(game, now, command);
  }
  return { fault: undefined, state: now, commands: wishes, room };
}

/** The enemy holds the hex wherever he can, at any price. */
const holding =
  (game: Blitz, hex: Hex, enemy: Unit['side']): Better =>
  (side, one, best) => {
    const holds = (state: State): boolean => bars(fieldOf(game.world, state), enemy, hex);
    return side === enemy && holds(one) && !holds(best);
  };

function assaultEnds(game: Blitz, state: State, battle: Battle): AssaultEnd[] {
  const [hex = -1] = battle.hexes;
  const enemy = other(state.mover);
  const isHeld = (end: State): boolean => bars(fieldOf(game.world, end), enemy, hex);
  const dear = endsOf(game, state, battle, holding(game, hex, enemy));
  const found = new Map<string, AssaultEnd>();
  endsOf(game, state, battle).forEach(({ faces, chance, lost, end }, i) => {
    const gone = battle.attackers.every((no) => end.units[no]?.place === 'lost');
    const how = isHeld(end) || gone ? 'back' : isHeld(dear[i]?.end ?? end) ? 'paid' : 'taken';
    const key = `${how} ${gone} ${lost.blue} ${lost.red}`;
    const same = found.get(key) ?? { faces: [], sixths: 0 };
    found.set(key, {
      ...{ end: how, lost, gone },
      faces: [...same.faces, ...faces],
      sixths: same.sixths + Math.round(chance * 6),
    });
  });
  const rank = ({ end, gone }: AssaultEnd): number => (gone ? 3 : ['taken', 'paid', 'back'].indexOf(end));
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

/** M11.tf b: task forces beside the beach that can support the attack. */
function gunsAt(game: Blitz, state: State, hex: Hex): UnitNo[] {
  const beside = new Set(neighboursOf(game.world.board.grid, hex));
  return game.world.rules
    .guns({ state })
    .filter((no) => isTaskForce(state.units[no] as Unit) && beside.has(state.units[no]?.at ?? -1));
}

/** Forecast of an assault by these waves, from the rules' own tables. */
export function assaultView(game: Blitz, state: State, hex: Hex, wishes: readonly WaveWish[]): AssaultView {
  const { world } = game;
  let now = state;
  const commands: Command[] = [];
  const waves = wishes.map((wish) => {
    const factors = wish.troops.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
    const { fault, room, ...next } = staged(game, now, hex, wish);
    now = next.state;
    commands.push(...next.commands);
    return { from: wish.from, factors, room, fault };
  });
  const attackers = now.units.flatMap((unit, no) =>
    unit.side === state.mover && unit.place === 'map' && unit.aboard !== undefined && unit.aim === hex ? [no] : [],
  );
  const whole = waves.length > 0 && waves.every(({ fault }) => fault === undefined);
  const guns = gunsAt(game, now, hex);
  const fight = (ships: readonly UnitNo[]) => {
    const battle: Battle = {
      ...{ no: 1, kind: 'ground', attackers, hexes: [hex], surrounded: surrounded(world, now, hex) },
      ...(ships.length > 0 ? { ships } : {}),
    };
    const { odds, attack, defence } = strengthsOf(world, now, strikersOf(battle), [hex], []);
    return {
      guns: ships,
      odds: odds.label,
      attack,
      defence: defence.map(({ sum }) => sum),
      ends: assaultEnds(game, now, battle),
    };
  };
  return {
    hex,
    waves,
    lands: whole && attackers.length === 0,
    fights: whole && attackers.length > 0 ? [fight([]), ...(guns.length > 0 ? [fight(guns)] : [])] : [],
    landingShips: shipsOf(
      now,
      state.mover,
      (ship) => isLandingShip(ship) && ship.place === 'assault' && wishes.some(({ from }) => from === ship.at),
    ),
    commands: whole ? commands : [],
  };
}
