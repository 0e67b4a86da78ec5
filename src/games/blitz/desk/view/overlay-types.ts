import type { Overlay as Laid } from '#table/desk.ts';
import type { UprisingView } from '../guerillas.ts';
import type { CountryView } from '../politics.ts';
import type { ZoneView } from '../sea/zones.ts';
import type { Side, State, Weather } from '#games/blitz/types.ts';

export const OVERLAYS = [
  'zoc',
  'control',
  'supply',
  'threat',
  'moves',
  'zones',
  'countries',
  'weather',
  'guerillas',
] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** Why an overlay has nothing to show. */
export const EMPTY_REASONS = [
  'nobodyThere',
  'noCities',
  'noSupplyRule',
  'noEnemy',
  'noMovesYet',
  'noSea',
  'noCountries',
  'noWeatherRule',
  'fairWeather',
  'noGuerillaRule',
  'nobodyRises',
] as const;
export type EmptyReason = (typeof EMPTY_REASONS)[number];

export interface Overlay extends Laid {
  readonly paths: readonly { readonly side: Side; readonly hexes: readonly number[] }[];
  readonly sums: readonly { readonly side: Side; readonly need?: number; readonly has: number }[];
  readonly empty?: EmptyReason;
  /** Of the weather overlay. */
  readonly weather?: Weather;
  /** M14.3: of the weather overlay, what season and zones follow from. */
  readonly sky?: Pick<State, 'turn' | 'year' | 'indicator' | 'units'>;
  /** Of the supply overlay: whether routes are in play (O21.1), or every friendly city supplies everybody (T21). */
  readonly routes?: boolean;
  /** Of the countries: what the minor ones are to both sides. */
  readonly politics?: readonly CountryView[];
  /** M11.12: of the sea zones, who rules each and why. */
  readonly seas?: readonly ZoneView[];
  /** Of the guerillas: the countries that may rise. */
  readonly uprisings?: readonly UprisingView[];
  /** Of the threat and the moves: whose. */
  readonly whose?: Side;
}
