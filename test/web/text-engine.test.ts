import { describe, expect, test } from 'vitest';
import { tell } from '../../src/games/blitz/text/event-text.ts';
import { type Blitz, openBlitz } from '../../src/games/blitz/open.ts';
import { isPosition, parsePosition } from '../../src/games/blitz/text/position-text.ts';
import type { Command, State } from '../../src/games/blitz/types.ts';
import { english } from '../../src/core/say.ts';
import { seededDice } from '../../src/core/dice.ts';
import { GERMAN } from '../../src/web/games/blitz/words/de-engine.ts';
import { placesOf, translator } from '../../src/web/text/engine.ts';
import { LIBRARY } from '../laws/library.ts';

/** Whatever the rules can say is said in German too, and in one way only. */

const german = translator(GERMAN);

describe('the patterns', () => {
  test('keep everything that is put in, verbs aside', () => {
    const kept = (text: string) =>
      placesOf(text)
        .filter((name) => name !== 'are')
        .sort();
    for (const [english, other] of GERMAN.patterns) expect(kept(other), english).toEqual(kept(english));
  });

  test('name every place once', () => {
    for (const [english] of GERMAN.patterns) {
      const places = placesOf(english);
      expect(new Set(places).size, english).toBe(places.length);
    }
  });

  test('are different sentences', () => {
    const all = GERMAN.patterns.map(([english]) => english);
    expect(all.filter((english, i) => all.indexOf(english) !== i)).toEqual([]);
  });
});

describe('a sentence', () => {
  test.each([
    ['b.inf1 is no aircraft', 'b.inf1 ist kein Flugzeug'],
    ['b1, b2 and r3 are eliminated', 'vernichtet: b1, b2 und r3'],
    ['C3 passes to blue', 'C3 geht an Blau'],
    [
      'C3 passes to blue, C4 passes to blue and D5 passes to red',
      'C3 geht an Blau, C4 geht an Blau und D5 geht an Rot',
    ],
    ['b5 and b6 attack D7 at 2-1 (12 v 4), die 3: DB2', 'b5 und b6 greifen an: D7, 2-1 (12 gegen 4), Würfel 3: DB2'],
    [
      'b5 attacks D7 and D8 at 7-1 (28 v 4), no roll: defenders eliminated',
      'b5 greift an: D7 und D8, 7-1 (28 gegen 4), ohne Wurf: Verteidiger vernichtet',
    ],
    ['battle 2: b1 assaults D7', 'Kampf 2: b1 stürmt D7'],
    [
      'blue declares battles: D7 must be attacked: b1 stands in its zone of control',
      'Blau sagt Kämpfe an: D7 muss angegriffen werden: b1 steht in seiner Kontrollzone',
    ],
    ['Switzerland is violated by red', 'Switzerland wird von Rot verletzt'],
    ['b1 uses automatic victory 2', 'b1 nutzt: automatischer Sieg 2'],
    ['r.tac1 flies over 2,-1: support', 'r.tac1 fliegt über 2,-1: Unterstützung eines Sturms'],
    ['weather, die 4: noEmbark', 'Wetter, Würfel 4: kein Einschiffen'],
    [
      'the game is a draw: both sides agreed on a draw',
      'das Spiel endet unentschieden: beide Seiten haben sich auf ein Unentschieden geeinigt',
    ],
    ['something nobody has ever said', 'something nobody has ever said'],
  ])('%s', (english, other) => {
    expect(german.say(english)).toBe(other);
  });
});

/** What the referee would have said in a game between two random players, refusals of stale commands included. */
function heardIn(game: Blitz, seed: number, commands: number): Set<string> {
  const heard = new Set<string>();
  const dice = seededDice(seed);
  const choose = (count: number) => dice.roll(Math.max(1, count), 'choice') - 1;
  let state: State = game.start;
  const stale: Command[] = [];
  for (let i = 0; i < commands; i++) {
    const prompt = game.prompt(state);
    if (!prompt) break;
    heard.add(english(prompt.asks));
    for (const old of stale.slice(-6)) {
      const objection = game.check(state, prompt.side, old);
      if (objection) heard.add(english(objection.because));
    }
    const command = game.sample(state, choose);
    stale.push(command);
    const { state: next, events } = game.play(state, prompt.side, command, dice);
    for (const { text } of tell(game, state, events)) heard.add(english(text));
    state = next;
  }
  if (state.outcome) heard.add(english(state.outcome.because));
  return heard;
}

describe('the sentences of random games', () => {
  const open = (text: string): Blitz => {
    const position = parsePosition(text, LIBRARY);
    if (!isPosition(position)) throw new Error(position.map(({ message }) => message).join());
    return openBlitz(position);
  };
  test.each([
    ['scenario basic', 1, 900],
    ['scenario tournament', 2, 1500],
    ['scenario optional', 3, 1500],
    ['scenario breakthrough', 4, 600],
    ['scenario invasion', 5, 600],
    ['scenario air-war', 6, 600],
  ])('%s: each has one German sentence', (setup, seed, commands) => {
    const heard = heardIn(open(setup), seed, commands);
    expect(heard.size).toBeGreaterThan(100);
    const mute = [...heard].filter((text) => german.say(text) === text);
    expect(mute).toEqual([]);
    const doubtful = [...heard].flatMap((text) => {
      const found = german.fitting(text);
      return found.length > 1 ? [`${text}: ${found.map(({ english }) => english).join(' | ')}`] : [];
    });
    expect(doubtful).toEqual([]);
  });
});
