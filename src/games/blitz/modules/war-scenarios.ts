import { type Message, msg, theSide } from '#core/message.ts';
import { countryRole } from '#games/blitz/board.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import { other, type Side, SIDES, type State, type Verdict } from '#games/blitz/types.ts';
import { wipedOut } from '#games/blitz/course/rules/victory.ts';
import type { Aims, World } from '#games/blitz/world.ts';
import type { ModuleCard, Opening, Source } from './card.ts';
import { chosenOf } from './options.ts';
import { brushFire } from '../countries/wars/brush-fire.ts';
import { citiesHeld, countriesControlled, minorCitiesHeld } from '../countries/wars/count.ts';
import { liberationOf } from '../countries/wars/liberation.ts';
import { neutrality } from '../countries/wars/neutrality.ts';
import { thirdPower } from '../countries/wars/third-power.ts';
import { alliesOf, OPTIONS, type War, warOf } from '../countries/wars/wars.ts';

const COUNTS: Readonly<Record<War['counts'], typeof citiesHeld>> = {
  cities: citiesHeld,
  minorCities: minorCitiesHeld,
  countries: countriesControlled,
};

function whatCounts(counts: War['counts'], byHex: boolean): Message {
  if (counts === 'countries') return msg`minor countries`;
  if (counts === 'minorCities') return byHex ? msg`city hexes of minor countries` : msg`cities of minor countries`;
  return byHex ? msg`city hexes` : msg`cities`;
}

/** Count of a war's objectives in words. */
function counted(counts: War['counts'], byHex: boolean, held: number): Message {
  if (counts === 'countries') return msg`${held} minor {country|countries}`;
  if (counts === 'cities') return byHex ? msg`${held} city {hex|hexes}` : msg`${held} {city|cities}`;
  return byHex ? msg`${held} city {hex|hexes} of minor countries` : msg`${held} {city|cities} of minor countries`;
}

/** M17.table, with what is chosen for it. */
function openingIn(source: Pick<Source, 'chosen'>): Opening {
  const { scenario, civilWarSetup, swapMajors, oppressor, liberationOverseas } = chosenOf(OPTIONS, source);
  const { opening = {} } = warOf(scenario);
  if (opening.liberation) {
    const overseas = liberationOverseas === 'on' ? ({ overseas: true } as const) : {};
    return { ...opening, ...overseas, liberation: oppressor, first: other(oppressor) };
  }
  if (opening.civil) return { ...opening, civil: civilWarSetup };
  // M17.f.12
  return opening.third && swapMajors === 'on' ? { ...opening, third: 'blue', first: 'blue' } : opening;
}

/** M17: a scenario says who is allied and what is counted at the end. */
export const warScenarios: ModuleCard = {
  rule: 'M17.0',
  options: OPTIONS,
  allies(source) {
    const { third } = openingIn(source);
    return third ? alliesOf(third) : (warOf(chosenOf(OPTIONS, source).scenario).allies ?? {});
  },
  opening: (source) => openingIn(source),
  // M17.h.6: centres are taken by entering, so nobody needs ten factors.
  shuts: (source) => (openingIn(source).civil ? { movement: ['seizeCentre'] } : {}),
  answers(source: Source) {
    const { scenario, cityCount, oppressor } = chosenOf(OPTIONS, source);
    const { counts, rule, lastTurn: own, opening } = warOf(scenario);
    const byHex = cityCount === 'hex';
    if (opening?.liberation) return liberationOf(source, oppressor, Number(source.chosen['productionInterval'] ?? 2));
    // T5.4: a game that is adjudicated ends with that turn.
    const written = source.terms.adjudicate > 0 ? source.terms.adjudicate : source.terms.lastTurn;
    // M17.3: 0 is an open game; only A, C and D are played so.
    const last = own === undefined ? written : written === 0 ? own : Math.min(own, written);
    const count = COUNTS[counts];
    const score = (world: World, state: State, side: Side): number => count(world, state, side, byHex);
    const what = whatCounts(counts, byHex);
    const aims: Aims = {
      destroyed: 'M17.5',
      ...(last > 0 && {
        last: {
          turn: last,
          rule,
          line: msg`More ${what} at the end of turn ${last}`,
          text: msg`At the end of turn ${last} whoever holds more ${what} wins`,
          score,
          what,
          ...(counts === 'cities' ? {} : { bears: (board, hex) => countryRole(board, hex) === 'minor' }),
        },
      }),
    };
    return {
      ...(opening?.minorsOnly ? brushFire(source, byHex) : {}),
      ...(opening?.guaranteed ? neutrality(source, byHex) : {}),
      ...(opening?.third ? thirdPower(source, openingIn(source).third ?? 'red') : {}),
      course: {
        aims: () => aims,
        outcome({ world, state, early }): Verdict | undefined {
          const wiped = wipedOut(world, state, 'M17.5');
          if (wiped || early || last === 0 || state.turn < last || !lastOfTurn(world.terms, state)) return wiped;
          const [blue = 0, red = 0] = SIDES.map((side) => score(world, state, side));
          const because = msg`${counted(counts, byHex, blue)} for ${theSide('blue')}, ${red} for ${theSide('red')}`;
          return { winner: blue === red ? 'draw' : blue > red ? 'blue' : 'red', rule, because };
        },
      },
    };
  },
};
