import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { receive } from '#games/gamex/chaos/deck.ts';
import { kit } from '#games/gamex/kit.ts';
import { isDeck, readDeck } from '#games/gamex/text/deck-text.ts';
import type { Card, GamexEvent } from '#games/gamex/types.ts';
import { open } from '../practice.ts';
import { play } from '../table.ts';

const chaos = (units: string, steps: string, board = '') => play(board, `options o24_chaos\n${units}`, steps);

/** A card a die names: with a whole deck the die is the card. */
const TANKS = 'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 6,0 as a1';

const root = new URL('../../../../', import.meta.url);
const DECK = readFileSync(new URL('src/games/gamex/data/action.deck', root), 'utf8');
const LEDGER = readFileSync(new URL('docs/rules/tactical-gamex.md', root), 'utf8');
const cards = (): readonly Card[] => {
  const read = readDeck(DECK);
  if (!isDeck(read)) throw new Error(read.map(describeFault).join('\n'));
  return read;
};

describe('X24 the Action Deck', () => {
  test('X24.6 54 cards: each pair of numbers once, six question marks of each colour, six red cards', () => {
    const deck = cards();
    expect(deck.map(({ number }) => number)).toEqual(Array.from({ length: 54 }, (_, i) => i + 1));
    const plain = deck.slice(0, 36).map(({ black, green }) => `${black}${green}`);
    expect(new Set(plain).size).toBe(36);
    for (const colour of ['black', 'green'] as const) {
      const faces = deck.map((card) => card[colour]);
      expect(faces.filter((face) => face === undefined)).toHaveLength(6);
      for (const face of [1, 2, 3, 4, 5, 6]) expect(faces.filter((one) => one === face)).toHaveLength(8);
    }
    expect(deck.filter(({ black, green }) => black === undefined || green === undefined)).toHaveLength(12);
  });
  test('X24.6.c X24.6.r the faces and events of the ledger', () => {
    const deck = cards();
    const rows = [...LEDGER.matchAll(/^\| ([1-6?]) \| (\d+·E\d\d.*)\|$/gm)];
    expect(rows).toHaveLength(7);
    let seen = 0;
    for (const [, black, cells = ''] of rows) {
      for (const [i, cell] of cells.split('|').entries()) {
        const [, number, event] = /(\d+)·(E\d\d)/.exec(cell) ?? [];
        if (number === undefined) continue;
        seen++;
        const face = black === '?' ? {} : { black: Number(black) };
        expect(deck[Number(number) - 1]).toEqual({
          number: Number(number),
          ...face,
          ...(i === 6 ? {} : { green: i + 1 }),
          event,
        });
      }
    }
    expect(seen).toBe(48);
    const red = [...LEDGER.matchAll(/(\d\d) \((\d),(\d)\) (R\d)/g)];
    expect(red).toHaveLength(6);
    for (const [, number, black, green, event] of red)
      expect(deck[Number(number) - 1]).toEqual({
        number: Number(number),
        black: Number(black),
        green: Number(green),
        event,
      });
  });
  test('X24.6 a deck with a card missing, doubled or strange is refused in words', () => {
    const faults = (text: string): string[] => {
      const read = readDeck(text);
      return isDeck(read) ? [] : read.map(describeFault);
    };
    expect(faults(DECK)).toEqual([]);
    expect(faults(DECK.replace(/^ 7 .*\n/m, ''))).toEqual(['card 7 is missing: a deck has 54']);
    expect(faults(`${DECK}54 6 2 R6\n`)).toEqual(['line 57: card 54 is there twice']);
    expect(faults(DECK.replace(/^ 7 .*$/m, ' 7  2 2  E07'))).toEqual(['cards 7 and 8 both have black 2, green 2']);
    expect(faults(DECK.replace(/^ 7 .*$/m, ' 7  2 1  E77'))).toEqual([
      "line 9: card 7: 'E77' is no event (E01 to E24, R1 to R6)",
    ]);
    expect(faults(DECK.replace(/^ 7 .*$/m, ' 7  2 9  E07'))).toEqual([
      "line 9: card 7 has a black and a green face, 1 to 6 or ?, not '2 9'",
    ]);
    expect(faults(DECK.replace('R6', 'R5'))).toEqual(['cards 53 and 54 both have R5']);
    expect(faults(DECK.replace('R6', 'E06'))).toContain('card 54: red are cards 49 to 54, and no others (X24.6)');
    const position = 'game gamex\nboard inline\n grid radius 2\nend board\noptions o24\naxis to roll\n';
    const broken = kit.open(position, { decks: { action: DECK.replace(/^ 7 .*\n/m, '') } });
    expect(Array.isArray(broken) && broken.map(describeFault)).toEqual([
      'action.deck, card 7 is missing: a deck has 54',
    ]);
    const none = kit.open(position, {});
    expect(Array.isArray(none) && none.map(describeFault)).toEqual([
      'o24_chaos takes an Action Deck, and there is no action.deck (X24.6)',
    ]);
  });
  test('X24.1a X0.3 one die is the face of the side that draws, two dice are both', () => {
    chaos(`${TANKS}\naxis to roll`, 'dice 9\nroll\nexpect pool 2\nexpect drawn 9\nexpect deck 53\nexpect discard 9');
    chaos(`${TANKS}\nallied to roll`, 'dice 9\nroll\nexpect pool 3');
    const shaken = 'german I 3/2/6/1 @ 0,0 as g1 disrupted\nmorale german 7\naxis has 3';
    chaos(shaken, 'dice 24\nrally g1\nexpect disrupted g1\nexpect said 4 + 6');
    chaos(shaken, 'dice 9\nrally g1\nexpect good g1\nexpect said 2 + 3');
  });
  test('X24.1b each side its own card for initiative, Axis first; the enemy draws for a mine', () => {
    chaos(`${TANKS}\ninitiative`, 'dice 9 9\nrollInitiative\nexpect drawn 9 10\nexpect initiative allied 1');
    chaos(
      'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ -6,0 as a1\nmine 1,0 2-1\naxis has 3',
      'dice 4\nmove g1 1,0\nexpect said 2-1, die 4',
    );
    chaos(`${TANKS}\naxis has 3`, 'dice 4\nfire g1 on 6,0 at a1\nexpect said die 1');
  });
  test('X24.1c X30.27 no card for a pass, nor where there is no effect', () => {
    chaos(`${TANKS}\naxis to roll`, 'pass\nexpect drawn none\nexpect deck 54');
    chaos(
      'german A 2/8/9/8 @ 0,0 as g1\namerican A 9/6/20/8 @ 6,0 as a1\naxis has 3',
      'fire g1 on 6,0 at a1\nexpect drawn none\nexpect said no effect',
    );
  });
  test('X24.2a X24.4 X29.23 a question mark brings an event, the deck is shuffled, a new card gives the result', () => {
    chaos(
      `${TANKS}\naxis to roll`,
      'dice 37 7 9\nroll\nexpect drawn 37 7 9\nexpect happened E07\nexpect inforce E07 axis\nexpect discard 9\nexpect pool 2',
    );
    // Cards of the other colour ask nothing.
    chaos(`${TANKS}\nallied to roll`, 'dice 37\nroll\nexpect pool 1');
  });
  test('X24.2b an event that cannot be: its own faces count, a question mark among them is replaced', () => {
    chaos(`${TANKS}\naxis to roll`, 'dice 37 15\nroll\nexpect happened nothing\nexpect pool 3\nexpect discard 37 15');
    chaos(`${TANKS}\naxis to roll`, 'dice 37 38 9\nroll\nexpect drawn 37 39 9\nexpect pool 2');
  });
  test('X24.2c while an event is resolved question marks are replaced', () => {
    const seen = 'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1\naxis to roll';
    chaos(seen, 'dice 37 21 38 1 9\nroll\nexpect drawn 37 21 40 1 9\nexpect good g1\nexpect pool 2');
  });
  test('X24.3 a second question mark after an event: real dice', () => {
    chaos(
      `${TANKS}\naxis to roll`,
      'dice 37 7 40 5\nroll\nexpect drawn 37 7 40\nexpect pool 5\nexpect said rolls dice: 5',
    );
  });
  test('X24.4 after the last card everything but held and removed cards is shuffled', () => {
    chaos(
      `${TANKS}\ndiscard 1..48 53\nremoved 49 50\nhand allied 51 52\naxis to roll`,
      'expect deck 1\nexpect decides axis\nroll\nexpect at chance\nexpect decides allied\ndice 1\ndecline\nexpect pool 6\nexpect discard none\nexpect deck 50',
    );
  });
  test('X24.5a a red card drawn for an event goes to the hand, drawn for a result it has faces', () => {
    chaos(
      `${TANKS}\naxis to roll`,
      'dice 37 48 9\nroll\nexpect hand axis R1\nexpect pool 2\nexpect deck 52\nexpect said takes a red card',
    );
    chaos(`${TANKS}\naxis to roll`, 'dice 49\nroll\nexpect pool 1\nexpect hand axis');
  });
  test('X24.5b of four cards the enemy draws one', () => {
    chaos(
      `${TANKS}\nhand axis 49 50 51\naxis to roll`,
      'roll\ndice 37 48 2 9\ndecline\nexpect hand axis R1 R3 R4\nexpect hand allied R2\nexpect pool 2',
    );
  });
  test('X24.5b if the enemy has three it goes back to the deck', () => {
    const game = open(
      'game gamex\nboard inline\n grid radius 2\nend board\noptions o24\ngerman A 14/8/9/8 @ 0,0 as g1\naxis to roll\n',
    );
    const hands = { axis: [49, 50, 51, 52], allied: [1, 2, 3] };
    const state = { ...game.start, chaos: { discard: [], removed: [], hands, force: [] } };
    const events: GamexEvent[] = [];
    receive(state, 'axis', { number: 52, event: 'R4' }, (event) => events.push(event), scriptedDice([3]));
    expect(events[1]).toEqual({ is: 'surrendered', side: 'axis', to: 'deck', lost: 51 });
  });
  test('X24.5c X31.4 R4 Forced March: six points instead of the card; it is out of the game', () => {
    chaos(
      `${TANKS}\nhand axis 52\naxis to roll`,
      'roll\nexpect at chance\nplayCard R4\nexpect pool 6\nexpect drawn none\nexpect removed 52\nexpect deck 53',
    );
    chaos(
      `${TANKS}\nhand axis 52\naxis to roll`,
      'roll\nrefused X24.5c: playCard R3\nrefused X24.5c: playCard 53\ndice 9\ndecline\nexpect hand axis R4',
    );
    chaos(
      `${TANKS}\nhand axis 52\naxis has 2`,
      'fire g1 on 6,0 at a1\nexpect decides axis\nrefused X24.5c: playCard R4\nrefused X24.5c: choose result 1\ndice 9\ndecline',
    );
  });
  test('X24.6.t R1 Nerves of Steel', () => {
    chaos(
      'german I 3/2/6/1 @ 0,0 as g1 disrupted\nhand axis 49\naxis has 3',
      'rally g1\nexpect at chance\nplayCard R1\nexpect good g1\nexpect drawn none\nexpect hand axis\nexpect completed g1',
    );
  });
  test('X24.6.t X31.10 R2 Dead Centre and R3 Dud Round change the die by two', () => {
    const units = `${TANKS}\nhand axis 50\nhand allied 51\naxis has 3`;
    chaos(
      units,
      'fire g1 on 6,0 at a1\nplayCard R2\nexpect decides allied\ndice 22\ndecline\nexpect said die 4: a1 (4 -2)',
    );
    chaos(
      units,
      'fire g1 on 6,0 at a1\nexpect decides axis\ndecline\nexpect decides allied\ndice 22\nplayCard R3\nexpect said die 4: a1 (4 +2)',
    );
    chaos(units, 'fire g1 on 6,0 at a1\nplayCard R2\ndice 22\nplayCard R3\nexpect said die 4: a1 (4)');
  });
  test('X24.6.t X31.9 R5 Swallowed by Dust: the attack is off, its firers keep their markers and hold their fire', () => {
    chaos(
      'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 5,0 as a1..2 OF\nhand axis 53\naxis has 3',
      'move g1 1,0 2,0\nexpect at opFire\nopFire a1\nexpect decides axis\nplayCard R5\nexpect OF a1\nexpect at opFire\nrefused X24.6.t: opFire a1\nlegal: opFire a2\ndecline\nexpect OF a1\nexpect where g1 2,0',
    );
  });
  test('X24.6.t X30.27 X31.3 R6 Fickle Fate: two results, its player chooses', () => {
    chaos(
      `${TANKS}\nhand allied 54\naxis to roll`,
      'roll\nexpect decides allied\ndice 36 1\nplayCard R6\nexpect at chance\nexpect decides allied\nrefused X24.6.t: choose result 3\nrefused X24.6.t: decline\nchoose result 2\nexpect pool 1',
    );
    // The extra result knows no events; two alike leave nothing to choose.
    chaos(
      `${TANKS}\nhand allied 54\naxis to roll`,
      'roll\ndice 36 36 1\nplayCard R6\nexpect drawn 36 37 1\nchoose result 1\nexpect pool 6',
    );
    chaos(`${TANKS}\nhand allied 54\naxis to roll`, 'roll\ndice 36 31\nplayCard R6\nexpect pool 6');
    chaos(
      `${TANKS}\nhand allied 54\ninitiative`,
      'rollInitiative\nexpect decides allied\ndice 9 1\nplayCard R6\ndice 34\nchoose result 1\nexpect initiative allied 1',
    );
  });
  test('X28.1 X28.4 X31.17 a window opens by what everybody knows, and a view knows how many cards, not which', () => {
    // The hand is unknown: the window opens. R6 has been played, R4 has been seen: it does not.
    chaos(
      `${TANKS}\nhand allied 49\naxis to roll`,
      'roll\nexpect at chance\nexpect decides allied\nrefused X24.5c: playCard R1\ndice 9\ndecline',
    );
    chaos(`${TANKS}\nhand allied 49\nremoved 54\naxis to roll`, 'dice 9\nroll\nexpect pool 2');
    const { game, state } = chaos(`${TANKS}\nhand axis 49 50\nhand allied 52\naxis to roll`, '');
    expect(game.view(state, 'axis').chaos?.hands).toEqual({ axis: [49, 50], allied: [0] });
    expect(game.view(state, 'spectator').chaos?.hands).toEqual({ axis: [0, 0], allied: [0] });
    expect(game.sealed?.(state)).toBe(true);
    expect(kit.position(game, game.view(state, 'axis'))).toContain('hand allied ?');
    const received = { is: 'received', side: 'axis', card: 53 } as const;
    expect(game.redact(received, 'allied')).toEqual({ is: 'received', side: 'axis' });
    expect(game.redact(received, 'axis')).toBe(received);
    const given = { is: 'surrendered', side: 'axis', to: 'enemy' } as const;
    const lost = { ...given, lost: 53, gained: 53 };
    expect(game.redact(lost, 'axis')).toEqual({ ...given, lost: 53 });
    expect(game.redact(lost, 'allied')).toEqual({ ...given, gained: 53 });
    expect(game.redact(lost, 'spectator')).toEqual(given);
  });
  test('X24.5a positions: cards that are in two places, not red or unknown are refused', () => {
    const faults = (lines: string) => {
      const found = kit.open(
        `game gamex\nboard inline\n grid radius 2\nend board\noptions o24\n${lines}\naxis to roll\n`,
        { decks: { action: DECK } },
      );
      return Array.isArray(found) ? found.map(describeFault) : [];
    };
    expect(faults('hand axis 49\ndiscard 49')).toEqual(['card 49 is in discard and in hand axis']);
    expect(faults('hand axis 3')).toEqual(['card 3 is not red: hands are of red cards (X24.5a)']);
    expect(faults('hand axis 49 50 51 52')).toEqual(['line 6: a hand has three cards at most (X24.5b)']);
    expect(faults('removed 55')).toEqual(["line 6: '55' is no card (1 to 54, or 3..7)"]);
    expect(faults('event E25 axis')).toEqual(["line 6: 'E25' is no event (E01 to E24)"]);
    expect(faults('event E07 nobody')).toEqual(["line 6: 'nobody' is no side"]);
  });
});
