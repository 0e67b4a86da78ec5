import { type Expectation, Misstated, verdict } from '#core/expectation.ts';
import { countryNamed } from '#games/blitz/countries/rules/nations.ts';
import { numberOf, type Scene, unitsOf } from '#games/blitz/expected/words.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type BlitzEvent, sizeOf, type State } from '#games/blitz/types.ts';
import { EVERYWHERE, fallenIn, friendOf, isPacified, oppressorOf, uprisingsOf } from './revolt.ts';

/** M15: who oppresses a country, who waits to rise in it, whether it is pacified. */

function countryOf({ game }: Scene, word = ''): number {
  if (word === 'all') return EVERYWHERE;
  const country = countryNamed(game.world.board, word);
  if (country < 0) throw new Misstated(`there is no country ${word}`);
  return country;
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

export const GUERILLA_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** `oppressor c red`, `oppressor c nobody` */
  oppressor: (scene, [word, who]) => verdict(who ?? '', oppressorOf(scene.state, countryOf(scene, word)) ?? 'nobody'),
  friend: (scene, [word, who]) => verdict(who ?? '', friendOf(scene.state, countryOf(scene, word)) ?? 'nobody'),
  /** `fallen c 2`: cities fallen to the oppressor, or hexes of them (M0.16). */
  fallen(scene, [word, wanted]) {
    const { game, state } = scene;
    const byHex = game.position.chosen['cityCount'] === 'hex';
    return verdict(
      numberOf(wanted),
      String(fallenIn(game.world.board, state, countryOf(scene, word), byHex).fallen.length),
    );
  },
  /** `raised c 2`: guerillas of a country that wait. */
  raised(scene, [word, wanted]) {
    const country = countryOf(scene, word);
    const found = uprisingsOf(scene.state).find((one) => one.country === country)?.waiting.length ?? 0;
    return verdict(numberOf(wanted), String(found));
  },
  /** `guerillas c 3`: factors of a country's guerillas on the map. */
  guerillas(scene, [word, wanted]) {
    const country = countryOf(scene, word);
    const found = scene.state.units.reduce(
      (sum, unit) =>
        isIrregular(unit) && unit.place === 'map' && (unit.homeland ?? EVERYWHERE) === country
          ? sum + sizeOf(unit)
          : sum,
      0,
    );
    return verdict(numberOf(wanted), String(found));
  },
  /** `pacified c yes` */
  pacified: (scene, [word, wanted = 'yes']) =>
    verdict(wanted, yesNo(isPacified(scene.game.world.board, scene.state, countryOf(scene, word)))),
  /** `sanctuary g1`: it is in a neutral country. */
  sanctuary(scene, words) {
    const out = unitsOf(scene, words).filter((unit) => !unit.sheltered);
    return {
      met: out.length === 0,
      found: out.length === 0 ? 'so it is' : `${out.map(({ id }) => id).join(', ')} outside`,
    };
  },
};
