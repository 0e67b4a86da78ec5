import { isRoadHex, PANELS, ZONES } from '#games/blitz/board.ts';
import { codesOf, seaIn } from '#games/blitz/weather/zones/codes.ts';
import { controllerOf, friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import { fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { portZones } from '#games/blitz/sea/rules/sea.ts';
import { supplyPaths } from '#games/blitz/supply/rules/supply-paths.ts';
import { capacityOf, needOf } from '#games/blitz/supply/rules/supply.ts';
import { type BlitzEvent, other, type Side, SIDES, type State, type Weather } from '#games/blitz/types.ts';
import { isForce, isGround, isIrregular, isSmallGuerilla } from '#games/blitz/kinds.ts';
import type { Seen } from '#core/seat.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { happeningsOf } from '../after/happenings.ts';
import { type EmptyReason, OVERLAYS, type Overlay, type OverlayName } from './overlay-types.ts';
import type { Past } from '#table/desk.ts';
import { guerillaGround, guerillasView } from '#games/blitz/countries/desk/guerillas.ts';
import { politicsOf } from '#games/blitz/countries/desk/politics.ts';
import { hexesOfZone, middleOf } from '#games/blitz/sea/desk/moorings.ts';
import { seaZones, type ZoneView } from '#games/blitz/sea/desk/zones.ts';
import { toneOfSide } from '#table/board-model.ts';
import { strikers } from './threats.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';

/** Overlays of the map, calculated by the rules. */

const NOTHING: Overlay = { tints: [], hatches: [], paths: [], plates: [], sums: [] };
const empty = (why: EmptyReason): Overlay => ({ ...NOTHING, empty: why });
type Tint = Overlay['tints'][number];

const sideNo = (side: Side): 0 | 1 => (side === 'blue' ? 0 : 1);
const hexesWhere = (game: Blitz, test: (hex: Hex) => boolean): Hex[] => {
  const found: Hex[] = [];
  for (let hex = 0; hex < game.world.board.grid.size; hex++) if (test(hex)) found.push(hex);
  return found;
};

function zoc(game: Blitz, state: State): Overlay {
  const field = fieldOf(game.world, state);
  const tints = SIDES.map((side) => ({
    side: sideNo(side),
    hexes: hexesWhere(game, (hex) => inZoc(field, side, hex)),
  }));
  if (tints.every(({ hexes }) => hexes.length === 0)) return empty('nobodyThere');
  const both = (tints[0]?.hexes ?? []).filter((hex) => tints[1]?.hexes.includes(hex));
  return { ...NOTHING, tints, hatches: [{ tone: 'warning', hexes: both }] };
}

function control(game: Blitz, state: State): Overlay {
  const { board } = game.world;
  if (board.cityHexes.length === 0) return empty('noCities');
  const held = (who: Side | 'nobody') =>
    board.cityHexes.filter((hex) => controllerOf(board, state.control, hex) === who);
  const tints: Tint[] = [
    { side: 0, hexes: held('blue') },
    { side: 1, hexes: held('red') },
    { side: 2, hexes: held('nobody') },
  ];
  return {
    ...NOTHING,
    tints,
    sums: SIDES.map((side) => ({ side, has: friendlyCount(game.world, state, side) })),
  };
}

/** M10.2: the line each stack is supplied by, and who has none. */
function supplyLines({ world }: Blitz, state: State): Overlay {
  const paths: { side: Side; hexes: readonly Hex[] }[] = [];
  const plates: Overlay['plates'][number][] = [];
  for (const side of SIDES) {
    const seen = new Set<Hex>();
    for (const unit of state.units) {
      if (unit.side !== side || unit.place !== 'map' || !isForce(unit) || isSmallGuerilla(unit) || seen.has(unit.at))
        continue;
      seen.add(unit.at);
      const line = world.rules.supply.lines({
        world,
        state,
        side,
        nation: unit.nation,
        irregular: isIrregular(unit),
      })?.(unit.at);
      if (line?.lacks) plates.push({ hex: unit.at, text: line.lacks, tone: 'warning' });
      else if (line && line.hexes.length > 1) paths.push({ side, hexes: line.hexes });
    }
  }
  return { ...NOTHING, paths, plates, routes: true };
}

/** T21: need and capacity; with O21.1 also the way each stack is supplied by, and who has none. */
function supply(game: Blitz, state: State): Overlay {
  const { world } = game;
  if (world.rules.supply.lines({ world, state, side: state.mover })) return supplyLines(game, state);
  if (!world.rules.supply.routes) return empty('noSupplyRule');
  const routes = world.rules.supply.routes === 'beaches';
  const paths: { side: Side; hexes: readonly Hex[] }[] = [];
  const cut: { hex: Hex; text: string; tone: 'warning' }[] = [];
  for (const side of routes ? SIDES : []) {
    const routeOf = supplyPaths(world, state, side);
    const seen = new Set<Hex>();
    for (const unit of state.units) {
      if (unit.side !== side || unit.place !== 'map' || !isGround(unit) || seen.has(unit.at)) continue;
      seen.add(unit.at);
      const path = routeOf(unit);
      if (!path) cut.push({ hex: unit.at, text: '!', tone: 'warning' });
      else if (path.length > 1) paths.push({ side, hexes: path });
    }
  }
  const bombed = state.damage.map(({ hex, amount }) => ({ hex, text: `−${amount}`, tone: 'warning' as const }));
  return {
    ...control(game, state),
    paths,
    plates: [...cut, ...bombed],
    sums: SIDES.map((side) => ({ side, need: needOf(world, state, side), has: capacityOf(world, state, side) })),
    routes,
  };
}

/** Attacks open to the side not deciding in its next turn if all units stayed, with their strength. */
function threat(game: Blitz, state: State): Overlay {
  const { world } = game;
  const decides = game.decides(state) ?? state.mover;
  const enemy = other(decides);
  const found = strikers(world, state, enemy);
  if (found.length === 0) return empty('noEnemy');
  const stood = new Set<Hex>();
  const struck = new Map<Hex, number>();
  for (const { unit, stands } of found) {
    const near = new Set<Hex>();
    for (const hex of stands) {
      stood.add(hex);
      for (const next of neighboursOf(world.board.grid, hex)) near.add(next);
    }
    for (const hex of near) struck.set(hex, (struck.get(hex) ?? 0) + attackFactor(world, state, unit));
  }
  const own = new Set(state.units.flatMap((unit) => (unit.side === decides && unit.place === 'map' ? [unit.at] : [])));
  return {
    ...NOTHING,
    tints: [{ side: sideNo(enemy), hexes: [...stood] }],
    hatches: [
      { tone: 'enemy', hexes: [...struck.keys()].filter((hex) => !stood.has(hex) && world.board.land[hex] === 1) },
    ],
    plates: [...own].flatMap((hex) => {
      const factors = struck.get(hex);
      return factors ? [{ hex, text: String(factors), tone: 'enemy' as const }] : [];
    }),
    whose: enemy,
  };
}

/** The ways of the last player turn that is over, or of this one while it is the first. */
function moves(entries: readonly Seen<BlitzEvent, Side>[], starts: readonly State[], state: State): Overlay {
  const here = starts.findLastIndex((one) => one.mover !== state.mover || one.turn !== state.turn);
  const from = here < 0 ? state : (starts[here] as State);
  const ways = new Map<string, Overlay['paths'][number]>();
  entries.forEach(({ events }, i) => {
    const before = starts[i];
    if (!before || before.mover !== from.mover || before.turn !== from.turn) return;
    for (const one of happeningsOf(before, events)) {
      const unit = one.is === 'went' ? before.units[one.unit] : undefined;
      if (unit && one.is === 'went' && one.path.length > 1)
        ways.set(`${unit.side} ${one.path.join(' ')}`, { side: unit.side, hexes: one.path });
    }
  });
  return ways.size === 0 ? empty('noMovesYet') : { ...NOTHING, paths: [...ways.values()], whose: from.mover };
}

/** M11.12: each zone in the colour of who rules it, with what is counted for that. */
function ruledZones({ world: { board } }: Blitz, seas: readonly ZoneView[]): Overlay {
  const areas = seas.map(({ zone, superior }) => ({ superior, hexes: hexesOfZone(board, zone) }));
  return {
    ...NOTHING,
    seas,
    tints: areas.map(({ superior, hexes }): Tint => ({ side: superior ? sideNo(superior) : 2, hexes })),
    areas: areas.map(({ superior, hexes }) => ({ hexes, tone: superior ? toneOfSide(sideNo(superior)) : 'own' })),
    plates: seas.map(({ zone, hex, forces: { blue, red } }) => ({
      hex,
      text: `${zone} ${blue}:${red}`,
      tone: 'own' as const,
    })),
  };
}

function zones(game: Blitz, state: State): Overlay {
  const { board } = game.world;
  const seas = seaZones(game, state);
  if (seas.length > 0) return ruledZones(game, seas);
  const tints = ZONES.map((zone, i) => ({
    side: (i % 3) as 0 | 1 | 2,
    hexes: hexesWhere(game, (hex) => board.zone[hex] === zone),
  }));
  if (tints.every(({ hexes }) => hexes.length === 0)) return empty('noSea');
  const plates = ZONES.flatMap((zone, i) => {
    const middle = middleOf(game.world.board, tints[i]?.hexes ?? []);
    return middle === undefined ? [] : [{ hex: middle, text: zone, tone: 'own' as const }];
  });
  return { ...NOTHING, tints, plates };
}

/** Each side's own country and those with it; what was violated is hatched (T22.5, M18.12). */
function countries(game: Blitz, state: State): Overlay {
  const { board } = game.world;
  const politics = politicsOf(game, state);
  const viewOf = (country: number) => politics.find((one) => one.country === country);
  const tints = board.source.countries.map(({ role }, country): Tint => {
    const side = role === 'blue' || role === 'red' ? role : viewOf(country)?.operator;
    return {
      side: side ? sideNo(side) : 2,
      hexes: hexesWhere(game, (hex) => board.country[hex] === country),
    };
  });
  const attacked = (country: number): boolean => {
    const view = viewOf(country);
    return view !== undefined && (view.stands === 'violated' || view.blue === 'atWar' || view.red === 'atWar');
  };
  const hatched = tints.flatMap(({ hexes }, country) => (attacked(country) ? hexes : []));
  if (tints.every(({ hexes }) => hexes.length === 0)) return empty('noCountries');
  const plates = board.source.countries.flatMap(({ name }, i) => {
    const middle = middleOf(game.world.board, tints[i]?.hexes ?? []);
    return middle === undefined ? [] : [{ hex: middle, text: name, tone: 'own' as const }];
  });
  const hatches = hatched.length > 0 ? [{ tone: 'warning' as const, hexes: hatched }] : [];
  return { ...NOTHING, tints, hatches, plates, politics };
}

/** O24: the ground (or water, or harbours) that this turn's weather is about. */
function concerned(game: Blitz, weather: Weather): (hex: Hex) => boolean {
  const { world } = game;
  const { board } = world;
  const water = (hex: Hex) => board.surface[hex] === 'sea' || board.surface[hex] === 'lake';
  const port = (hex: Hex) => portZones(world, hex).length > 0;
  switch (weather) {
    case 'noDesertAir':
      return (hex) => board.desert[hex] === 1;
    case 'noSeaAir':
      return water;
    case 'noEmbark':
    case 'seaMustLand':
      return port;
    case 'seaClosed':
      return (hex) => port(hex) || board.beach[hex] === 1;
    case 'noInvasion':
      return (hex) => board.beach[hex] === 1;
    case 'frozenRivers':
      return (hex) => (board.rivers[hex] ?? 0) !== 0;
    case 'mountainsStuck':
      return (hex) => board.mountain[hex] === 1 && board.city[hex] === -1;
    case 'roadsOnly':
      return (hex) => board.land[hex] === 1 && !isRoadHex(board, hex) && board.city[hex] === -1;
    case 'clear':
    case 'slow1':
    case 'noAir':
    case 'slow2NotArmor':
    case 'noDrops':
    case 'slow2':
      return () => false;
  }
}

/** M14.3: the codes of the three zones; ground that slows is hatched, seas that are rough, and zones nobody flies in across it. */
function groundZones(game: Blitz, state: State): Overlay {
  const { board } = game.world;
  const zones = PANELS.map((panel, no) => ({
    codes: codesOf(state, panel),
    hexes: hexesWhere(game, (hex) => board.land[hex] === 1 && board.panel[hex] === no),
  }));
  const { turn, year, indicator, units } = state;
  return {
    ...NOTHING,
    sky: { turn, units, ...(year === undefined ? {} : { year }), ...(indicator === undefined ? {} : { indicator }) },
    hatches: [
      { tone: 'warning', hexes: zones.flatMap(({ codes, hexes }) => (codes.G > 1 ? hexes : [])) },
      ...zones.flatMap(({ codes, hexes }) => (codes.V === 3 ? [{ tone: 'enemy' as const, hexes }] : [])),
      { tone: 'own', hexes: ZONES.flatMap((zone) => (seaIn(state, zone) > 1 ? hexesOfZone(board, zone) : [])) },
    ],
    plates: zones.flatMap(({ codes: { V, G, S }, hexes }) => {
      const middle = middleOf(game.world.board, hexes);
      return middle === undefined ? [] : [{ hex: middle, text: `V${V} G${G} S${S}`, tone: 'own' as const }];
    }),
  };
}

function weather(game: Blitz, state: State): Overlay {
  // M80.10: zones of weather, also before the first roll.
  if (state.indicator !== undefined || game.world.rules.weather.phase === 'M80.10') return groundZones(game, state);
  if (!game.world.rules.weather.phase) return empty('noWeatherRule');
  if (state.weather === 'clear') return { ...empty('fairWeather'), weather: 'clear' };
  const hexes = hexesWhere(game, concerned(game, state.weather));
  return { ...NOTHING, hatches: [{ tone: 'warning', hexes }], weather: state.weather };
}

/** M15.4, M15.16: where guerillas may appear, where the enemy keeps them down, and where they are safe. */
function guerillas(game: Blitz, state: State): Overlay {
  const ground = guerillaGround(game, state);
  if (!ground) return empty('noGuerillaRule');
  const uprisings = guerillasView(game, state)?.countries ?? [];
  const bands = uprisings.flatMap((one) => one.bands);
  const tints: Tint[] = [
    { side: 0, hexes: ground.open.blue },
    { side: 1, hexes: ground.open.red },
    // Sanctuary matters only with guerillas on the map.
    { side: 2, hexes: bands.length > 0 ? ground.sanctuary : [] },
  ];
  if (ground.cities.length === 0 && bands.length === 0) return { ...empty('nobodyRises'), uprisings };
  return {
    ...NOTHING,
    tints,
    hatches: [{ tone: 'warning', hexes: ground.shut }],
    plates: ground.cities.map(({ city, count }) => ({ hex: city, text: `+${count}`, tone: 'own' as const })),
    uprisings,
  };
}

export const isOverlay = (name: string): name is OverlayName => OVERLAYS.some((one) => one === name);

export function overlayOf(game: Blitz, state: State, name: OverlayName, past: Past<State, BlitzEvent, Side>): Overlay {
  switch (name) {
    case 'zoc':
      return zoc(game, state);
    case 'control':
      return control(game, state);
    case 'supply':
      return supply(game, state);
    case 'threat':
      return threat(game, state);
    case 'moves':
      return moves(past.entries, past.views, state);
    case 'zones':
      return zones(game, state);
    case 'countries':
      return countries(game, state);
    case 'weather':
      return weather(game, state);
    case 'guerillas':
      return guerillas(game, state);
  }
}
