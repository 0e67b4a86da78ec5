import { ZONES } from '../../../blitz/board.ts';
import { controllerOf, friendlyCount } from '../../../blitz/cities.ts';
import { fieldOf, inZoc } from '../../../blitz/field.ts';
import { hexesReached, reachOf } from '../../../blitz/movement.ts';
import type { Blitz } from '../../../blitz/open.ts';
import { capacityOf, needOf } from '../../../blitz/supply.ts';
import { type BlitzEvent, isGround, other, type Side, SIDES, type State } from '../../../blitz/types.ts';
import type { Entry } from '../../../core/record.ts';
import { neighboursOf } from '../../../hex/grid.ts';
import type { Overlay, OverlayName } from './protocol.ts';

/** What can be laid over the map, worked out by the rules. */

const NOTHING: Overlay = { tints: [], paths: [], plates: [], sums: [] };
type Tint = Overlay['tints'][number];

const sideNo = (side: Side): 0 | 1 => (side === 'blue' ? 0 : 1);
const allHexes = (game: Blitz) => Array.from({ length: game.world.board.grid.size }, (_, hex) => hex);

function zoc(game: Blitz, state: State): Overlay {
  const field = fieldOf(game.world.board, state);
  const tints = SIDES.map((side) => ({
    side: sideNo(side),
    hexes: allHexes(game).filter((hex) => inZoc(field, side, hex)),
  }));
  return { ...NOTHING, tints };
}

function control(game: Blitz, state: State): Overlay {
  const { board } = game.world;
  const held = (who: Side | 'nobody') =>
    board.cityHexes.filter((hex) => controllerOf(board, state.control, hex) === who);
  const tints: Tint[] = [
    { side: 0, hexes: held('blue') },
    { side: 1, hexes: held('red') },
    { side: 2, hexes: held('nobody') },
  ];
  return { ...NOTHING, tints, sums: SIDES.map((side) => ({ side, has: friendlyCount(game.world, state, side) })) };
}

function supply(game: Blitz, state: State): Overlay {
  const { world } = game;
  if (game.position.preset !== 'tournament') return NOTHING;
  const cut = state.units.flatMap((unit) => (unit.isolated && unit.place === 'map' ? [unit.at] : []));
  const shown = control(game, state);
  return {
    ...shown,
    plates: [...new Set(cut)].map((hex) => ({ hex, text: '!' })),
    sums: SIDES.map((side) => ({ side, need: needOf(world, state, side), has: capacityOf(world, state, side) })),
  };
}

/** Where the side that does not decide could stand and strike in its next turn, were nobody to move till then. */
function threat(game: Blitz, state: State): Overlay {
  const { world } = game;
  const decides = game.prompt(state)?.side ?? state.mover;
  const enemy = other(decides);
  const fresh: State = {
    ...state,
    mover: enemy,
    units: state.units.map((unit) =>
      unit.side === enemy ? { ...unit, spent: 0, moved: false, stopped: false, innerRun: 0, offRoad: false } : unit,
    ),
  };
  const reached = new Set<number>();
  for (const unit of fresh.units) {
    if (unit.side !== enemy || unit.place !== 'map' || !isGround(unit)) continue;
    reached.add(unit.at);
    for (const hex of hexesReached(reachOf(world, fresh, unit))) reached.add(hex);
  }
  for (const hex of [...reached]) for (const next of neighboursOf(world.board.grid, hex)) reached.add(next);
  return { ...NOTHING, tints: [{ side: sideNo(enemy), hexes: [...reached] }] };
}

/** The ways of the last player turn that is over, or of this one while it is the first. */
function moves(entries: readonly Entry<BlitzEvent, Side>[], starts: readonly State[], state: State): Overlay {
  const here = starts.findLastIndex((one) => one.mover !== state.mover || one.turn !== state.turn);
  const from = here < 0 ? state : (starts[here] as State);
  const paths: { side: Side; hexes: number[] }[] = [];
  entries.forEach(({ events }, i) => {
    const before = starts[i];
    if (!before || before.mover !== from.mover || before.turn !== from.turn) return;
    const at = new Map<number, number>();
    for (const event of events) {
      if (event.is !== 'moved' && event.is !== 'advanced' && event.is !== 'retreated' && event.is !== 'flown') continue;
      const unit = before.units[event.unit];
      if (!unit) continue;
      paths.push({ side: unit.side, hexes: [at.get(event.unit) ?? unit.at, ...event.path] });
      at.set(event.unit, event.path.at(-1) ?? unit.at);
    }
  });
  return { ...NOTHING, paths };
}

function zones(game: Blitz): Overlay {
  const { board } = game.world;
  const tints = ZONES.map((zone, i) => ({
    side: (i % 3) as 0 | 1 | 2,
    hexes: allHexes(game).filter((hex) => board.zone[hex] === zone),
  }));
  const plates = ZONES.flatMap((zone, i) => {
    const hexes = tints[i]?.hexes ?? [];
    const middle = hexes[hexes.length >> 1];
    return middle === undefined ? [] : [{ hex: middle, text: zone }];
  });
  return { ...NOTHING, tints, plates };
}

function countries(game: Blitz): Overlay {
  const { board } = game.world;
  const tints = board.source.countries.map(({ role }, country) => ({
    side: role === 'blue' ? (0 as const) : role === 'red' ? (1 as const) : (2 as const),
    hexes: allHexes(game).filter((hex) => board.country[hex] === country),
  }));
  const plates = board.source.countries.flatMap(({ name }, i) => {
    const hexes = tints[i]?.hexes ?? [];
    const middle = hexes[hexes.length >> 1];
    return middle === undefined ? [] : [{ hex: middle, text: name }];
  });
  return { ...NOTHING, tints, plates };
}

export function overlayOf(
  game: Blitz,
  state: State,
  name: OverlayName,
  past: { readonly entries: readonly Entry<BlitzEvent, Side>[]; readonly states: readonly State[] },
): Overlay {
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
      return moves(past.entries, past.states, state);
    case 'zones':
      return zones(game);
    case 'countries':
      return countries(game);
  }
}
