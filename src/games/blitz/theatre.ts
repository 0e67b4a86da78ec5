import type { Side } from './unit.ts';
import type { Hex } from '#hex/hex.ts';

/** M11.30: a first wave of this player turn, from an assault hex against a beach hex; `fights`: an enemy holds it. */
export interface Wave {
  readonly from: Hex;
  readonly hex: Hex;
  readonly fights?: true;
  /** M11.33: some of it are ashore. */
  readonly landed?: true;
  /** M11.38: Rangers from a task force: no beachhead comes of it. */
  readonly rangers?: true;
  /** M11.35: the hex was a beachhead before this player turn: others follow in it. */
  readonly again?: true;
}

/** T23.3.3: supply capacity a city hex lacks until the start of that player turn. */
export interface Damage {
  readonly hex: Hex;
  readonly amount: number;
  readonly side: Side;
  readonly until: number;
}

/** O23.5.9: a hex closed by a nuclear strike until the end of that player turn. */
export interface Closure {
  readonly hex: Hex;
  readonly side: Side;
  readonly until: number;
}

/** T6.2.5: what a side invaded in its last player turn. */
export interface Invasion {
  /** Hexes aimed at or landed on. */
  readonly hexes: readonly Hex[];
  /** Beaches some unit other than a Ranger took part against. */
  readonly beaches: readonly number[];
}

/** O21.1.2: a beach that serves a side; with ships one hex of it (M11.33). */
export interface Beachhead {
  readonly side: Side;
  readonly beach: number;
  readonly hex?: Hex;
}

/** M6.5: where flak or fighters on call were run over, and how far they would have reached. */
export interface Unguarded {
  readonly hex: Hex;
  readonly reach: number;
}

/** M10.16: supply that transports have flown to an airbase, or dropped on a hex. */
export interface Airlift {
  readonly side: Side;
  readonly hex: Hex;
  readonly carries: number;
  readonly drop?: true;
}

/** M7.15, M7.17: markers on a rail hex, and who put them there. */
export interface Cut {
  readonly hex: Hex;
  readonly markers: number;
  readonly by: Side;
}

/** O24.weather */
export const WEATHERS = [
  'clear',
  'noEmbark',
  'noDesertAir',
  'noSeaAir',
  'seaMustLand',
  'slow1',
  'noAir',
  'noInvasion',
  'frozenRivers',
  'mountainsStuck',
  'slow2NotArmor',
  'roadsOnly',
  'noDrops',
  'seaClosed',
  'slow2',
] as const;

export type Weather = (typeof WEATHERS)[number];

/** M12.hd: a dock that was hit or closed, to the end of this turn of its user. */
export interface ShutPort {
  readonly hex: Hex;
  readonly side: Side;
  readonly result: 'H' | 'D';
  readonly till: number;
}
