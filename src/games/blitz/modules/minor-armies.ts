import { memoize } from '#core/memo.ts';
import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Board } from '#games/blitz/board.ts';
import { neutralTo } from '#games/blitz/countries/rules/nations.ts';
import { covers, fieldOf } from '#games/blitz/ground/rules/field.ts';
import type { ClosedHex, Way } from '#games/blitz/questions.ts';
import type { Hex } from '#hex/hex.ts';
import type { Nation, Side, State } from '#games/blitz/types.ts';
import { theCountry } from '#games/blitz/words.ts';
import type { ModuleCard } from './card.ts';
import { warOf } from '../countries/wars/wars.ts';
import type { Lists } from '#games/blitz/rule-card.ts';

const NOTHING: readonly ClosedHex[] = [];

type Borders = (nations: readonly Nation[], way: Way, side: Side, nation: number | undefined) => readonly ClosedHex[];

const AT_BORDERS: readonly Way[] = ['retreat', 'advance'];

/** Relations change often, and come back to what they were: the lists for each are made once. */
function kept<K>(make: (key: K) => readonly ClosedHex[]): (key: K) => readonly ClosedHex[] {
  const known = new Map<K, readonly ClosedHex[]>();
  return (key) => {
    const list = known.get(key) ?? make(key);
    known.set(key, list);
    return list;
  };
}

/**
 * M90.68: nobody is driven into a neutral country, and nobody follows the enemy there. M18.11: the army of a minor stays in
 * its country unless it is an active ally.
 */
function bordersOf(board: Board, also: readonly RuleId[]): Borders {
  const hexes = [...board.country.keys()];
  const name = (country: number) => theCountry(board, country);
  const closing = (why: (hex: number) => Objection, test: (country: number) => boolean): ClosedHex[] =>
    hexes.filter((hex) => test(board.country[hex] ?? -1)).map((hex) => ({ hex, why: why(hex) }));
  const where = (hex: number) => theHex(board.grid, hex);
  const stay = kept((country: number) =>
    closing(
      (hex) =>
        objection(
          'M18.11',
          msg`${where(hex)} is not in ${name(country)}, whose army stays in its own country`,
          ...also,
        ),
      (one) => one !== country,
    ),
  );
  const shut = kept((list: string) => {
    const countries = list.split(',').map(Number);
    return closing(
      (hex) => objection('M90.68', msg`${where(hex)} is in ${name(board.country[hex] ?? -1)}, which is neutral`),
      (one) => countries.includes(one),
    );
  });
  const neutral = memoize((nations: readonly Nation[]) =>
    kept((side: Side) => {
      const countries = neutralTo({ nations }, side);
      return countries.length === 0 ? NOTHING : shut(countries.join());
    }),
  );
  return (nations, way, side, nation) => {
    const own = nation === undefined ? undefined : nations.find(({ country }) => country === nation);
    if (own?.operator && own[own.operator] !== 'activeAlly') return stay(own.country);
    return AT_BORDERS.includes(way) ? neutral(nations)(side) : NOTHING;
  };
}

const isNeutral = ({ blue, red }: Nation): boolean => blue === 'neutral' && red === 'neutral';

/** M18.0: no city assaults; cities of minors change hands like others. */
const SHUT: Lists = { declaration: ['declareCityAssault'] };

/** M18: the armies of the minor countries. */
export const minorArmies: ModuleCard = {
  rule: 'M18.0',
  replaces: ['T22'],
  nations: true,
  shuts: SHUT,
  answers({ board, chosen }) {
    const closed = bordersOf(board, warOf(chosen['scenario'] ?? '').opening?.guaranteed ? ['M17.c.3'] : []);
    const nationAt = ({ nations }: State, hex: Hex): Nation | undefined =>
      nations?.find((one) => one.country === board.country[hex]);
    const neutralCity = (hex: Hex): Objection =>
      objection(
        'M18.19',
        msg`${theHex(board.grid, hex)} is in ${theCountry(board, board.country[hex] ?? -1)}, which is neutral`,
      );
    return {
      // M15.16: neutral countries are sanctuary to guerillas.
      closes: ({ state, side, way, nation, irregular }) =>
        state.nations && !irregular ? closed(state.nations, way, side, nation) : NOTHING,
      // M18.19: a country dragged into the war gives its friend only what is defended.
      cityUse({ world, state, side, hex }) {
        const nation = nationAt(state, hex);
        if (nation && isNeutral(nation)) return neutralCity(hex);
        if (!nation || nation.operator !== side) return undefined;
        // Allied by the scenario: covered or not.
        if (world.opening.guaranteed) return undefined;
        if (nation[side] !== 'passiveAlly' || covers(fieldOf(world, state), side, hex)) return undefined;
        return objection('M18.19', msg`nobody defends ${theHex(board.grid, hex)}`);
      },
      // M15.16: guerillas in sanctuary take no city.
      controlChange({ state, hex }) {
        const nation = nationAt(state, hex);
        return nation && isNeutral(nation) ? neutralCity(hex) : undefined;
      },
    };
  },
};
