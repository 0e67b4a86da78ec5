import { type Expectation, Misstated, noMore, type Verdict, verdict } from '#core/expectation.ts';
import { conquerorOf } from '../countries/rules/cities.ts';
import { countryNamed, relationOf } from '../countries/rules/nations.ts';
import { parkedAt } from '../ground/rules/field.ts';
import { factorsOfUnits } from '../air/rules/missions.ts';
import { capacityOf, cityCapacity, needOf } from '../supply/rules/supply.ts';
import { cityOf, hexOf, nameIn, numberOf, type Scene, sideOf, unitOf, unitsOf } from './words.ts';
import type { Blitz } from '../open.ts';
import { writePosition } from '../text/position/position-write.ts';
import { factorsText, typeNamed, typeWord } from '../text/unit-text.ts';
import { type BlitzEvent, RELATIONS, SIDES, type State, type Unit, WEATHERS } from '../types.ts';

/** Expectations of the theatre: supply, minor countries, aircraft, weather; and of any line of the position. */

type Own = Expectation<State, BlitzEvent, Blitz>;

const allAre = (units: readonly Unit[], test: (unit: Unit) => boolean, word: string): Verdict => {
  const not = units.filter((unit) => !test(unit)).map(({ id }) => `${id} is not ${word}`);
  return { met: not.length === 0, found: not.join(', ') || 'so it is' };
};

const flag =
  (word: string, test: (unit: Unit, scene: Scene) => boolean): Own =>
  (scene, words) =>
    allAre(unitsOf(scene, words), (unit) => test(unit, scene), word);

/** `intact`, `violated blue`, `open`, `occupied`; the country by its letter or its name. */
function minorOf({ game, state }: Scene, word: string | undefined): string {
  const country = countryNamed(game.world.board, word ?? '');
  const minor = state.minors.find((one) => one.country === country);
  if (!minor) throw new Misstated(`there is no minor country ${word ?? '(none named)'}`);
  return `${minor.state}${minor.violator ? ` ${minor.violator}` : ''}`;
}

function countryIn({ game }: Scene, word: string | undefined): number {
  const country = countryNamed(game.world.board, word ?? '');
  if (country < 0) throw new Misstated(`there is no country ${word ?? '(none named)'}`);
  return country;
}

const isSide = (word: string | undefined): boolean => SIDES.some((side) => side === word);

export const THEATRE_EXPECTATIONS: Readonly<Record<string, Own>> = {
  factors(scene, [id, wanted = '']) {
    const unit = unitOf(scene, id);
    // M16.0: artillery that has one factor may be written with one.
    const { af, df, mf } = unit;
    const brief = af === df && wanted.split('-').length === 2;
    return verdict(wanted, brief ? `${df}-${mf}` : factorsText(unit));
  },
  type(scene, [id, word]) {
    const type = typeNamed(word ?? '');
    if (!type) throw new Misstated(`there is no unit type '${word ?? ''}'`);
    return verdict(typeWord(type), typeWord(unitOf(scene, id).type));
  },
  due: (scene, [id, turn]) => verdict(numberOf(turn), String(unitOf(scene, id).due)),
  base(scene, [id, place]) {
    const { base, zone } = unitOf(scene, id);
    const found = base === undefined ? (zone ?? 'none') : nameIn(scene, base);
    return verdict(base === undefined ? (place?.toUpperCase() ?? '') : nameIn(scene, hexOf(scene, place)), found);
  },
  mission(scene, [id, kind, ...words]) {
    const { state } = scene;
    noMore(words, kind === 'none' ? 0 : 1);
    const [word] = words;
    const unit = unitOf(scene, id);
    const one = state.missions.find((mission) => state.units[mission.unit] === unit);
    const over = unit.interdicts ? { kind: 'interdict', hex: unit.at } : one;
    // M12.chart 8: with air forces it is called support, too.
    const called = over?.kind === 'tactical' && kind === 'support' ? kind : over?.kind;
    const found = over ? `${called} ${nameIn(scene, over.hex)}` : 'none';
    return verdict(word === undefined ? (kind ?? '') : `${kind} ${nameIn(scene, hexOf(scene, word))}`, found);
  },
  flown: flag('flown', (unit) => unit.flown),
  isolated: flag('isolated', (unit) => unit.isolated === true),
  stunned: flag('stunned', (unit, { state }) => unit.stunnedTill !== undefined && unit.stunnedTill >= state.turn),
  held: flag('held back', (unit) => unit.held),
  doomed: flag('given up', (unit, { state }) => state.doomed.some((no) => state.units[no] === unit)),
  aircraft(scene, [word, factors]) {
    const { state } = scene;
    const hex = hexOf(scene, word);
    const sums = SIDES.map((side) => factorsOfUnits(state, parkedAt(state.units, side, hex)));
    return verdict(numberOf(factors), String(Math.max(...sums)));
  },
  replacements: ({ state }, [who, wanted]) => verdict(numberOf(wanted), String(state.replacements[sideOf(who)])),
  minor: (scene, [country, ...wanted]) => {
    const found = minorOf(scene, country);
    return { met: found === wanted.join(' ') || (wanted.length === 1 && found.split(' ')[0] === wanted[0]), found };
  },
  nation(scene, [id, word]) {
    const { nation } = unitOf(scene, id);
    const { countries } = scene.game.world.board.source;
    const found = nation === undefined ? unitOf(scene, id).side : (countries[nation]?.letter ?? '?');
    const named = countries[countryNamed(scene.game.world.board, word ?? '')]?.letter;
    return verdict(isSide(word) ? (word ?? '') : (named ?? word ?? ''), found);
  },
  relation(scene, [word, who, wanted]) {
    const { game, state } = scene;
    if (!RELATIONS.some((one) => one === wanted)) throw new Misstated(`a relation is ${RELATIONS.join(', ')}`);
    return verdict(wanted ?? '', relationOf(game.world, state, countryIn(scene, word), sideOf(who)) ?? 'none');
  },
  operator(scene, [word, wanted]) {
    const country = countryIn(scene, word);
    return verdict(wanted ?? '', scene.state.nations?.find((one) => one.country === country)?.operator ?? 'nobody');
  },
  conquered(scene, [word, wanted]) {
    const { game, state } = scene;
    return verdict(wanted ?? '', conquerorOf(game.world, state, countryIn(scene, word)) ?? 'nobody');
  },
  captured(scene, words) {
    const not = words.filter((word) => !scene.state.captured.includes(cityOf(scene, word)));
    return {
      met: words.length > 0 && not.length === 0,
      found: not.length > 0 ? `${not.join(' ')} not captured` : 'so it is',
    };
  },
  need: ({ game, state }, [who, wanted]) => verdict(numberOf(wanted), String(needOf(game.world, state, sideOf(who)))),
  capacity(scene, [of, wanted]) {
    const { game, state } = scene;
    const found = isSide(of) ? capacityOf(game.world, state, sideOf(of)) : cityCapacity(state, cityOf(scene, of));
    return verdict(numberOf(wanted), String(found));
  },
  damage(scene, [word, wanted]) {
    const hex = cityOf(scene, word);
    const sum = scene.state.damage.reduce((all, one) => (one.hex === hex ? all + one.amount : all), 0);
    return verdict(numberOf(wanted), String(sum));
  },
  short: ({ state }, [who]) => verdict(sideOf(who), state.short ? state.mover : 'nobody'),
  weather({ state }, [wanted]) {
    if (!WEATHERS.some((one) => one === wanted)) throw new Misstated(`'${wanted ?? ''}' is no weather`);
    return verdict(wanted ?? '', state.weather);
  },
  line({ game, state }, words) {
    const wanted = words.join(' ');
    const lines = writePosition(game.position, state).split('\n');
    const alike = lines.filter((line) => line.startsWith(`${words[0] ?? ''} `));
    return { met: lines.includes(wanted), found: alike.slice(0, 6).join('; ') || 'no such line' };
  },
};
