import { ZONES } from '../../blitz/board.ts';
import {
  BATTLE_KINDS,
  type BlitzFrame,
  MINOR_STATES,
  MISSIONS,
  PLACES,
  type Side,
  UNIT_TYPES,
  WEATHERS,
} from '../../blitz/types.ts';
import type { World } from '../../blitz/world.ts';

/**
 * Where everything stands in a simulation: one array of 16-bit cells. Derived cells (what follows from where the units
 * stand) come first and last; the cells between them are the facts, and the hash is made of these.
 */
export interface Layout {
  readonly hexes: number;
  readonly capacity: number;
  /** Per hex: number + 1 of the first unit on it; derived. */
  readonly head: number;
  /** Per side and hex: what that side's units mean for the enemy there (`field.ts`); derived. */
  readonly field: number;
  /** The first fact; `header` cells follow by name. */
  readonly facts: number;
  /** Per city hex: controller, controller when the player turn began, captured. */
  readonly cities: number;
  /** Per country. */
  readonly minors: number;
  /** Per beach: which sides it serves. */
  readonly beachheads: number;
  /** This player turn's invasion, then the last one of Blue and of Red. */
  readonly invasions: number;
  readonly damages: number;
  readonly closures: number;
  readonly noRetreats: number;
  /** By battle number and by number of automatic victory. */
  readonly battles: number;
  readonly avs: number;
  readonly frames: number;
  readonly units: number;
  /** Per unit: number + 1 of the next unit on its hex; derived. */
  readonly next: number;
  readonly cells: number;
}

/** Cells of the header, from `facts` on. */
export const TURN = 0;
export const MOVER = 1;
export const WEATHER = 2;
export const CARRIED = 3;
export const SHORT = 4;
export const REPLACEMENTS = 5;
export const STREAK = 7;
export const DRAW_OFFERED = 9;
/** 0 while the game goes on; 1 Blue, 2 Red, 3 draw. */
export const OUTCOME = 10;
export const STRUCK = 11;
export const UNITS = 12;
export const FRAMES = 13;
export const FRAME_TOP = 14;
export const DAMAGES = 15;
export const CLOSURES = 16;
export const NO_RETREATS = 17;
export const AVS = 18;
export const HEADER = 20;

/** Cells of a unit. */
export const AT = 0;
/** type, side, place, zone and what it has done this player turn. */
export const WHO = 1;
export const FLAGS = 2;
/** Attack factor in the low byte, defence factor (size) in the high one. */
export const FACTORS = 3;
/** Thirds spent in the low byte, inner-city run in the high one. */
export const RUN = 4;
/** Movement factor in the low byte, turn of arrival in the high one. */
export const PACE = 5;
export const BASE = 6;
export const AIM = 7;
export const LANDED_ON = 8;
export const STUNNED = 9;
/** Turn + 1 of coming to the box, in the low byte; of sailing last, in the high one. */
export const AFLOAT = 10;
/** Battle it attacks in, in the low byte; automatic victory it is committed to, in the high one. */
export const FIGHT = 11;
/** Bit n: it used automatic victory n + 1 (T7.3.14). */
export const USES = 12;
/** Bit n: it was in or over country n this player turn (T22.5a). */
export const PASSED = 13;
export const STRIDE = 14;

/** Bits of WHO. */
export const TYPE_BITS = 15;
export const SIDE_SHIFT = 4;
export const PLACE_SHIFT = 5;
export const ZONE_SHIFT = 8;
export const HELD = 1 << 11;
export const MOVED = 1 << 12;
export const STOPPED = 1 << 13;
export const FLOWN = 1 << 14;
export const OFF_ROAD = 1 << 15;

/** Bits of FLAGS; the mission's kind + 1 stands above them. */
export const INVADING = 1;
export const ASHORE = 2;
export const ISOLATED = 4;
export const DOOMED = 8;
export const MISSION_SHIFT = 4;
export const MISSION_BITS = 15 << MISSION_SHIFT;

/** Codes. */
export const WAITING = 0;
export const ON_MAP = 1;
export const AT_SEA = 2;
export const IN_AIR = 3;
export const LOST = 4;
export const GONE = 5;

export const ARMOR = 1;
export const ARTILLERY = 2;
export const RANGER = 3;
/** Types from here on are aircraft. */
export const FIRST_AIRCRAFT = 6;

const codes = <T extends string>(names: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(names.map((name, code) => [name, code])) as Record<T, number>;

export const TYPE_CODE = codes(UNIT_TYPES);
export const PLACE_CODE = codes(PLACES);
export const ZONE_CODE = codes(ZONES);
export const MISSION_NAMES = [...MISSIONS, 'intercept'] as const;
export const MISSION_CODE = codes(MISSION_NAMES);
export const WEATHER_CODE = codes(WEATHERS);
export const MINOR_CODE = codes(MINOR_STATES);
export const KIND_CODE = codes(BATTLE_KINDS);
export const FRAME_NAMES = [
  'setup',
  'weather',
  'movement',
  'declaration',
  'interception',
  'airFights',
  'allot',
  'combatStart',
  'avAdvances',
  'combat',
  'exchange',
  'losses',
  'retreat',
  'advance',
  'seaHexes',
  'landing',
  'minorLosses',
  'supplyLosses',
  'beachSupply',
  'turnEnd',
  'drawOffer',
] as const satisfies readonly BlitzFrame['at'][];
export const FRAME_CODE = codes(FRAME_NAMES);
export const sideCode = (side: Side): 0 | 1 => (side === 'blue' ? 0 : 1);

/** Cells of a record in a list. */
export const MOST_INVADED = 40;
export const MOST_BEACHES = 8;
export const INVASION = 2 + MOST_INVADED + MOST_BEACHES;
export const DAMAGE = 4;
const MOST_DAMAGES = 64;
export const CLOSURE = 3;
const MOST_CLOSURES = 16;
export const NO_RETREAT = 2;
const MOST_NO_RETREATS = 48;
/** kind + 1 and ring, number of hexes, the hexes: never more than touch one attacker. */
export const MOST_HEXES = 6;
export const BATTLE = 2 + MOST_HEXES;
export const MOST_BATTLES = 90;
export const AV = 1 + MOST_HEXES;
export const MOST_AVS = 16;
const MOST_FRAME_WORDS = 1400;

/** Lists that are full stop the simulation: whoever sees this loads a larger one, or does without. */
export class SimFull extends Error {}

const ROOM_FOR_PIECES = 96;

export function layoutOf(world: World, units: number, capacity = units + ROOM_FOR_PIECES): Layout {
  const hexes = world.board.grid.size;
  let at = 0;
  const take = (cells: number): number => {
    const start = at;
    at += cells;
    return start;
  };
  const layout = {
    hexes,
    capacity,
    head: take(hexes),
    field: take(2 * hexes),
    facts: take(HEADER),
    cities: take(world.board.cityHexes.length),
    minors: take(world.board.source.countries.length),
    beachheads: take(world.board.beaches.length),
    invasions: take(3 * INVASION),
    damages: take(MOST_DAMAGES * DAMAGE),
    closures: take(MOST_CLOSURES * CLOSURE),
    noRetreats: take(MOST_NO_RETREATS * NO_RETREAT),
    battles: take((MOST_BATTLES + 1) * BATTLE),
    avs: take(MOST_AVS * AV),
    frames: take(MOST_FRAME_WORDS),
    units: take(capacity * STRIDE),
    next: take(capacity),
  };
  if (at > 65_535) throw new SimFull(`${hexes} hexes and ${capacity} units are more than a simulation holds`);
  return { ...layout, cells: at };
}
