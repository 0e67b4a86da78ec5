import type { Overlay as Laid } from '#table/desk.ts';
import type { UprisingView } from '#games/blitz/countries/desk/guerillas.ts';
import type { CountryView } from '#games/blitz/countries/desk/politics.ts';
import type { ZoneView } from '#games/blitz/sea/desk/zones.ts';
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

/** Reasons for an empty overlay. */
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
  /** Data of the weather overlay. */
  readonly weather?: Weather;
  /** M14.3: of the weather overlay, what season and zones follow from. */
  readonly sky?: Pick<State, 'turn' | 'year' | 'indicator' | 'units'>;
  /**
   * Data of the supply overlay: true with routes in play (O21.1), false where every friendly city supplies all units
   * (T21).
   */
  readonly routes?: boolean;
  /** Data of the countries overlay: relations of the minor countries to both sides. */
  readonly politics?: readonly CountryView[];
  /** M11.12: of the sea zones, who rules each and why. */
  readonly seas?: readonly ZoneView[];
  /** Data of the guerilla overlay: countries that may rise. */
  readonly uprisings?: readonly UprisingView[];
  /** Side of the threat and moves overlays. */
  readonly whose?: Side;
}
