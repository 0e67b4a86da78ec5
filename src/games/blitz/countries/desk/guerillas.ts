import type { Objection } from '#core/objection.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isIrregular, isSmallGuerilla } from '#games/blitz/kinds.ts';
import { idleFault } from '../guerillas/idleness.ts';
import { cityHexesOf, openOf, placesOf, REACH } from '../guerillas/placement.ts';
import {
  choiceOf,
  EVERYWHERE,
  fallenIn,
  isPacified,
  isSanctuary,
  oppressorOf,
  sideOf,
  uprisingsOf,
} from '../guerillas/revolt.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Rising } from '#games/blitz/rule-sets.ts';
import { other, type Side, sizeOf, type State, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M15: who rises where, who is in the field, and why not more. */

interface BandView {
  readonly unit: UnitNo;
  readonly hex: Hex;
  readonly factors: number;
  /** M15.6 */
  readonly small: boolean;
  /** M15.13, M15.16: why it neither attacks nor cuts rails where it stands. */
  readonly idle: Objection | undefined;
}

/** A country with guerillas, or one that could have them; M17.g.3: everything outside the oppressor's. */
export interface UprisingView {
  readonly country: number;
  readonly name: string;
  readonly oppressor: Side;
  readonly fallen: number;
  readonly cities: number;
  /** M15.2: enough of it has fallen. */
  readonly rises: boolean;
  /** M15.20 */
  readonly pacified: boolean;
  /** M15.4: those who have risen and not appeared yet. */
  readonly waiting: number;
  /** M15.3: those who will rise next, were nothing to change. */
  readonly coming: number;
  readonly bands: readonly BandView[];
}

export interface GuerillasView {
  /** M15.3: the end of the turn in which somebody rises next, as it stands. */
  readonly next: number | undefined;
  readonly countries: readonly UprisingView[];
  /** M17.g.4: so many rise, near cities chosen among more. */
  readonly choosing: number | undefined;
  /** M80.30: for whoever places them now, city by city. */
  readonly placing: readonly { readonly city: Hex; readonly count: number; readonly places: readonly Hex[] }[];
}

/** M9.2: cycle turns are two or three apart. */
const LONGEST_CYCLE = 3;

const arePlayed = ({ verbs }: World): boolean => verbs.movement.includes('absorb');

/** Countries that would rise at the end of the next cycle turn. */
function nextRising(
  world: World,
  state: State,
): { readonly turn: number | undefined; readonly risings: readonly Rising[] } {
  for (let turn = state.turn; turn < state.turn + LONGEST_CYCLE; turn++) {
    const risings = world.rules.uprisings.risings({ world, state: { ...state, turn } });
    if (risings.length > 0) return { turn, risings };
  }
  return { turn: undefined, risings: [] };
}

function bandsOf({ board }: World, state: State, country: number): BandView[] {
  return state.units.flatMap((unit, no): BandView[] =>
    isIrregular(unit) && unit.place === 'map' && (unit.homeland ?? EVERYWHERE) === country
      ? [
          {
            ...{ unit: no, hex: unit.at, factors: sizeOf(unit), small: isSmallGuerilla(unit) },
            idle: idleFault(board, state, unit),
          },
        ]
      : [],
  );
}

/** The countries somebody oppresses, and in a war of liberation the board. */
function oppressed({ board, opening }: World, state: State): { readonly country: number; readonly oppressor: Side }[] {
  if (opening.liberation) return [{ country: EVERYWHERE, oppressor: opening.liberation }];
  return board.source.countries.flatMap(({ role }, country) => {
    const begun = uprisingsOf(state).find((one) => one.country === country);
    const oppressor =
      role === 'minor' ? (oppressorOf(state, country) ?? (begun && other(sideOf(state, begun)))) : undefined;
    return oppressor ? [{ country, oppressor }] : [];
  });
}

export function guerillasView({ world }: Blitz, state: State): GuerillasView | undefined {
  if (!arePlayed(world)) return undefined;
  const { board } = world;
  const { turn, risings } = nextRising(world, state);
  const frame = state.frames.at(-1);
  const open = frame?.at === 'guerillas' ? openOf(world, state, frame) : [];
  return {
    next: turn,
    countries: oppressed(world, state).map(({ country, oppressor }) => {
      const { fallen, all } = fallenIn(board, state, country);
      return {
        ...{ country, oppressor, fallen: fallen.length, cities: all },
        name: board.source.countries[country]?.name ?? '',
        rises: country === EVERYWHERE || world.rules.uprisings.rises({ world, state, country, oppressor }),
        pacified: isPacified(board, state, country),
        waiting: uprisingsOf(state).reduce((sum, one) => (one.country === country ? sum + one.waiting.length : sum), 0),
        coming: Math.min(risings.filter((one) => one.country === country).length, world.rules.uprisings.most),
        bands: bandsOf(world, state, country),
      };
    }),
    choosing: frame?.at === 'guerillas' ? choiceOf(state, frame.side)?.left : undefined,
    placing:
      frame?.at === 'guerillas'
        ? [...new Set(open)].map((city) => ({
            city,
            count: open.filter((one) => one === city).length,
            places: placesOf(world, state, frame, city),
          }))
        : [],
  };
}

interface GuerillaGround {
  /** M15.4: where somebody who waits or rises next could appear, by his side. */
  readonly open: Readonly<Record<Side, readonly Hex[]>>;
  /** Hexes equally near to those cities, but closed by the enemy. */
  readonly shut: readonly Hex[];
  /** M15.16 */
  readonly sanctuary: readonly Hex[];
  /** Cities with how many come from each. */
  readonly cities: readonly { readonly city: Hex; readonly count: number }[];
}

/** M15.4, M15.16: the ground they rise and hide on; nothing where the module is not played. */
export function guerillaGround({ world }: Blitz, state: State): GuerillaGround | undefined {
  if (!arePlayed(world)) return undefined;
  const { board } = world;
  const waiting = uprisingsOf(state)
    .filter((one) => !isPacified(board, state, one.country))
    .flatMap((one) => one.waiting.map((city): Rising => ({ country: one.country, side: sideOf(state, one), city })));
  const open = { blue: new Set<Hex>(), red: new Set<Hex>() };
  const near = new Set<Hex>();
  const cities = new Map<Hex, number>();
  for (const { country, side, city } of [...waiting, ...nextRising(world, state).risings]) {
    const known = cities.get(city);
    cities.set(city, (known ?? 0) + 1);
    if (known) continue;
    const isHome = (hex: Hex): boolean => country === EVERYWHERE || board.country[hex] === country;
    for (const hex of placesOf(world, state, { at: 'guerillas', side, hexes: [city] }, city))
      if (isHome(hex)) open[side].add(hex);
    for (const hex of board.land.keys())
      if (
        board.land[hex] === 1 &&
        isHome(hex) &&
        cityHexesOf(board, city).some((one) => distance(board.grid, one, hex) <= REACH)
      )
        near.add(hex);
  }
  return {
    open: { blue: [...open.blue], red: [...open.red] },
    shut: [...near].filter((hex) => !open.blue.has(hex) && !open.red.has(hex)),
    sanctuary: [...board.grid.names.keys()].filter((hex) => isSanctuary(board, state, hex)),
    cities: [...cities].map(([city, count]) => ({ city, count })),
  };
}
