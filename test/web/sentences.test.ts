import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { english, inLanguage, type Message, msg, theHex, these, theSide } from '#core/message.ts';
import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import { describeEvents } from '#games/blitz/text/log/event-text.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import type { Command, State } from '#games/blitz/types.ts';
import { MISSION_WORDS, WEATHER_WORDS } from '#games/blitz/words.ts';
import { radiusGrid } from '#hex/grid.ts';
import { DE_NAMES } from '#web/games/blitz/words/de-names.ts';
import { DE_BLITZ as DE_BASE } from '#web/games/blitz/words/de-sentences.ts';
import { DE_MODULE_RULES } from '#web/games/blitz/words/de-module-sentences.ts';
import { unitNamed } from '#web/games/blitz/words/unit-names.ts';
import { DE_GAMEX } from '#web/games/gamex/words/de-sentences/sentences.ts';
import { DE_SENTENCES } from '#web/text/de/sentences.ts';
import { LANGUAGES } from '#web/text/language.ts';
import { teach, TONGUES } from '#web/text/lexicon.ts';
import './fluent.ts';
import { LIBRARY } from '../laws/library.ts';
import { amount } from '../sample.ts';
import { hasWords, sentencesOf } from './sentences.ts';

const DE_BLITZ = { ...DE_BASE, ...DE_MODULE_RULES };

/**
 * Sentences of the rules have German counterparts: a table of the same sentences, complete and without a line too many.
 */

const NEUTRAL = ['src/core', 'src/ai', 'src/table', 'src/web/table', 'src/web/pages', 'src/cli'];
const BLITZ = ['src/games/blitz', 'src/web/games/blitz'];
const GAMEX = ['src/games/gamex', 'src/web/games/gamex'];

for (const one of LANGUAGES) teach(one, { unit: unitNamed(one) });
const { en: ENGLISH, de: GERMAN } = TONGUES;

const numbered = (text: string): string[] => [...text.matchAll(/\{(\d*)\}/g)].map(([, no = '']) => no);

/** A number and things: `{} factors`, with a word or none between. Tenths and what is never one stay several. */
const COUNTED =
  /\{\}(?: (?:city|enemy|attack|more|aircraft|ground|home|movement|replacement|coastal|player))? (?:factors|units|hexes|points|steps|turns|commands|plans|battles|cities|counters|players|squads|men|shots|hits)\b/;
const GEZÄHLT =
  /\{\d\}(?: (?:gegnerische|weitere|eigene|mehr))? (?:Faktoren|Einheiten|Felder[n]?|Stadtfelder|Punkte|Schritte|Runden|Züge|Befehle|Pläne|Kämpfe|Städte|Spielsteine|Gruppen|Schüsse|Treffer)\b/;
const OTHERWISE =
  /factors (?:expected|at risk|more|better|worse)|lose \{\} factors|of the \{\} factors|Faktoren (?:Verlust|für|im Wagnis|mehr|besser|schlechter|verlieren)|von \{\d\} Faktoren|[Mm]ore than \{\}|[Mm]ehr als \{\d\}|^(?:.*: )?\{\d?\} (?:points|Punkte)$/;

describe.each([
  ['every game', NEUTRAL, DE_SENTENCES],
  ['Blitzkrieg', BLITZ, DE_BLITZ],
  ['Tactical GameX', GAMEX, DE_GAMEX],
])('the sentences of %s', (_whose, rooms, table) => {
  const sentences = sentencesOf(...rooms).filter(hasWords);

  test('are found', () => {
    expect(sentences.length).toBeGreaterThan(30);
  });

  test('all have a German line, every place in it once', () => {
    const wrong = sentences.flatMap(({ says, where }) => {
      const line = table[says];
      const wanted = numbered(says).map((_, i) => String(i));
      if (line === undefined) return [`${where}: ${says} has no line`];
      return numbered(line).toSorted().join() === wanted.toSorted().join() ? [] : [`${where}: ${says}: ${line}`];
    });
    expect(wrong).toEqual([]);
  });

  test('what is counted is counted in words for one and for several', () => {
    const wrong = sentences.flatMap(({ says, where }) => {
      const line = table[says] ?? '';
      return [...(COUNTED.test(says) ? [`${where}: ${says}`] : []), ...(GEZÄHLT.test(line) ? [line] : [])];
    });
    expect(wrong.filter((line) => !OTHERWISE.test(line))).toEqual([]);
  });

  test('no German line is for a sentence nobody says', () => {
    const said = new Set(sentences.map(({ says }) => says));
    expect(Object.keys(table).filter((says) => !said.has(says))).toEqual([]);
  });
});

test('what two games say alike is German alike: a page speaks for both', () => {
  const both = Object.keys(DE_GAMEX).filter((says) => says in DE_BLITZ || says in DE_SENTENCES);
  const other = (says: string): string | undefined => DE_BLITZ[says] ?? DE_SENTENCES[says];
  expect(both.filter((says) => DE_GAMEX[says] !== other(says))).toEqual([]);
});

test('every country and every label of the boards has a name in German', () => {
  const names = Object.values(LIBRARY.boards).flatMap((board) =>
    [...board.matchAll(/^country \S+ \S+ (.+)$|^label \S+ "([^"]+)"/gm)].map(([, country, label]) => country ?? label),
  );
  expect(names).toContain('Great Blue');
  expect(names.filter((name = '') => !Object.hasOwn(DE_NAMES, name))).toEqual([]);
});

const grid = radiusGrid(3);
const unit = (id: string) => ({ id });
const hex = (at: string) => theHex(grid, grid.byName.get(at) as number);

describe('a sentence', () => {
  test.each<[Message, string, string]>([
    [msg`${unit('b.inf1')} is no aircraft`, '1st Infantry is no aircraft', '1. Infanterie ist kein Flugzeug'],
    [
      msg`${these([unit('b1'), unit('b2'), unit('r3')])} {is|are} eliminated`,
      'b1, b2 and r3 are eliminated',
      'vernichtet: b1, b2 und r3',
    ],
    [msg`${these([])} {is|are} eliminated`, 'nothing is eliminated', 'vernichtet: nichts'],
    [msg`${hex('1,0')} passes to ${theSide('blue')}`, '1,0 passes to Blue', '1,0 geht an Blau'],
    [msg`${hex('1,0')} is captured by ${theSide('red')}`, '1,0 is captured by Red', 'Rot erobert 1,0'],
    [
      msg`${unit('r.tac1')} flies over ${hex('2,-1')}: ${MISSION_WORDS.support}`,
      '1st Tactical Wing flies over 2,-1: assault support',
      '1. Schlachtgeschwader fliegt über 2,-1: Unterstützung eines Sturms',
    ],
    [
      msg`weather, die ${4}: ${WEATHER_WORDS.noEmbark}`,
      'weather, die 4: rough sea, nobody goes to sea',
      'Wetter, Würfel 4: raue See, niemand schifft sich ein',
    ],
    [
      msg`${unit('b1')} advances to ${these([hex('1,0'), hex('1,1')], ' > ')}`,
      'b1 advances to 1,0 > 1,1',
      'b1 rückt nach auf 1,0 > 1,1',
    ],
    [
      { says: 'something nobody has ever said', with: [] },
      'something nobody has ever said',
      'something nobody has ever said',
    ],
  ])('%j', (sentence, inEnglish, inGerman) => {
    expect(inLanguage(ENGLISH, sentence)).toBe(inEnglish);
    expect(inLanguage(GERMAN, sentence)).toBe(inGerman);
  });
});

/** Sentences of the referee in a game between two random players, refusals of stale commands included. */
function heardIn(game: Blitz, seed: number, commands: number): Message[] {
  const heard = new Map<string, Message>();
  const hear = (sentence: Message) => heard.set(english(sentence), sentence);
  const dice = seededDice(seed);
  const choose = (count: number) => dice.roll(Math.max(1, count), 'choice') - 1;
  let state: State = game.start;
  const stale: Command[] = [];
  for (let i = 0; i < commands; i++) {
    const prompt = game.prompt(state);
    if (!prompt) break;
    hear(prompt.asks);
    for (const old of stale.slice(-6)) {
      const objection = game.check(state, prompt.side, old);
      if (objection) hear(objection.because);
    }
    const command = game.sample(state, choose);
    stale.push(command);
    const { state: next, events } = game.play(state, prompt.side, command, dice);
    for (const { text } of describeEvents(game, state, events)) hear(text);
    state = next;
  }
  const outcome = game.outcome(state);
  if (outcome) hear(outcome.because);
  return [...heard.values()];
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
  ])('%s: each has words of its own, and no place is left empty', (setup, seed, commands) => {
    const heard = heardIn(open(setup), seed, amount(commands, commands / 3));
    expect(heard.length).toBeGreaterThan(amount(100, 40));
    const mute = heard.filter((sentence) => inLanguage(GERMAN, sentence) === english(sentence));
    expect(mute).toEqual([]);
    const empty = heard.filter((sentence) =>
      /[{}]|undefined|\[object/.test(english(sentence) + inLanguage(GERMAN, sentence)),
    );
    expect(empty).toEqual([]);
  });
});
