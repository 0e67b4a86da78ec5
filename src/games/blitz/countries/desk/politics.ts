import { relationOf } from '../rules/nations.ts';
import { conquerorOf, controllerOf } from '../rules/cities.ts';
import { isForce } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Controller, type MinorState, type Relation, type Side, sizeOf, type State } from '#games/blitz/types.ts';

/** M0.13, T22: what a country is to both sides, and why. */
export interface CountryView {
  readonly country: number;
  readonly name: string;
  readonly blue: Relation | undefined;
  readonly red: Relation | undefined;
  /** Operator of its army; undefined while it keeps out of the war. */
  readonly operator: Side | undefined;
  /** Factors of its own army that are left; none where it has no army. */
  readonly factors: number | undefined;
  /** T22.5: without armies, how it stands and who violated it. */
  readonly stands?: MinorState;
  readonly violator?: Side;
  /** Number of its city hexes by controller. */
  readonly cities: Readonly<Record<Controller, number>>;
  /** M18.15: all its cities are held by a side it is at war with. */
  readonly conquered: Side | undefined;
  /** The rule its standing follows from. */
  readonly rule: string;
}

const STANDS = { intact: 'T22.5', violated: 'T22.5a', open: 'T22.6b', occupied: 'T22.6a' } as const;

function rulingOn(
  view: Pick<CountryView, 'blue' | 'red' | 'conquered' | 'stands' | 'operator'>,
  { opening }: Blitz['world'],
): string {
  if (view.conquered) return 'M18.15';
  if (view.stands) return STANDS[view.stands];
  if (view.operator === undefined) return 'M18.10';
  if (view.blue !== 'activeAlly' && view.red !== 'activeAlly') return 'M18.12';
  return opening.guaranteed ? 'M17.c.5' : 'M17.1';
}

/** The countries that are neither side's own; nothing where none plays a part. */
export function politicsOf({ world }: Blitz, state: State): readonly CountryView[] {
  const { board } = world;
  return board.source.countries.flatMap(({ name, role }, country): CountryView[] => {
    const nation = state.nations?.find((one) => one.country === country);
    const minor = nation ? undefined : state.minors.find((one) => one.country === country);
    const known = nation !== undefined || (minor !== undefined && world.minors.includes(country));
    if (!known || role === 'blue' || role === 'red') return [];
    const cities = { blue: 0, red: 0, nobody: 0 };
    for (const hex of board.cityHexes) {
      if (board.country[hex] === country) cities[controllerOf(board, state.control, hex)]++;
    }
    const army = state.units.filter(
      (unit) => unit.nation === country && isForce(unit) && unit.place !== 'lost' && unit.place !== 'gone',
    );
    const relations = {
      blue: relationOf(world, state, country, 'blue'),
      red: relationOf(world, state, country, 'red'),
    };
    const view = {
      ...relations,
      operator: nation?.operator,
      conquered: nation ? conquerorOf(world, state, country) : undefined,
      ...(minor ? { stands: minor.state } : {}),
    };
    return [
      {
        ...{ country, name, cities, ...view },
        ...(minor?.violator ? { violator: minor.violator } : {}),
        factors: nation ? army.reduce((sum, unit) => sum + sizeOf(unit), 0) : undefined,
        rule: rulingOn(view, world),
      },
    ];
  });
}
