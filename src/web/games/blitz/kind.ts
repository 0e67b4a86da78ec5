import { statements, wordsOf } from '../../../core/notation.ts';
import type { Library } from '../../../games/blitz/position.ts';
import { scenariosIn } from '../../../games/blitz/text/offers.ts';
import type { Kinds } from '../../face.ts';
import { w } from './words/words.ts';

const stated = (text: string, word: string): string | undefined =>
  statements(text)
    .map((line) => wordsOf(line.text))
    .find(([first]) => first === word)?.[1];

/** What is played of Blitzkrieg: `basic`, `tournament`, or one of these and a scenario. */
export const kindsOf = (library: Library): Kinds => ({
  of(setup) {
    const scenario = stated(setup, 'scenario');
    const known = scenario !== undefined && Object.hasOwn(library.scenarios, scenario);
    const laid = known ? (library.scenarios[scenario] ?? '') : '';
    const level = stated(setup, 'game') ?? stated(laid, 'game') ?? 'basic';
    return scenario === undefined || scenario === level ? level : `${level} ${scenario}`;
  },
  name(kind) {
    const [level = '', scenario] = kind.split(' ');
    const offer = scenariosIn(library).find(({ name }) => name === scenario);
    return offer ? `${w.scenarioName(offer.name, offer.title)} · ${w.levelName(level)}` : w.levelName(level);
  },
});
