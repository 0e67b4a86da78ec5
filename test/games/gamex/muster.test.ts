import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { readPanel } from '#games/gamex/board/panels.ts';
import type { Sheet } from '#games/gamex/board/sheet.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import { charactersOf } from '#games/gamex/muster/ground.ts';
import { costOf } from '#games/gamex/muster/cost.ts';
import { readOrder } from '#games/gamex/muster/order.ts';
import { writeOrder } from '#games/gamex/muster/order-text.ts';
import { muster } from '#games/gamex/study/muster.ts';
import { players } from '#games/gamex/players/roster.ts';
import { countersOf } from '#games/gamex/text/position-text.ts';
import { briefingOf } from '#games/gamex/text/mission-text.ts';
import { SIDES } from '#games/gamex/types.ts';
import { levelReached } from '#games/gamex/turn/victory.ts';
import { amount } from '#test/sample.ts';
import { LIBRARY, PANELS } from './library.ts';
import { open } from './practice.ts';

const battle = (text: string): string => {
  const found = muster(text, LIBRARY);
  if (typeof found !== 'string') throw new Error(found.map(describeFault).join('\n'));
  return found;
};
const refusals = (text: string): string[] => {
  const found = muster(text, LIBRARY);
  return typeof found === 'string' ? [] : found.map(describeFault);
};

const ARMIES = 'axis german 300\nallied soviet 300\n';

test('what a counter costs is reckoned from its values', () => {
  const { counters } = countersOf(LIBRARY);
  const cost = (id: string) => costOf(counters.get(id)?.kind as Kind);
  expect({
    'pzkw-iv-h': cost('pzkw-iv-h'),
    'rifle-platoon-german-42-west': cost('rifle-platoon-german-42-west'),
    'engineer-platoon-german-west': cost('engineer-platoon-german-west'),
    '75mm-at': cost('75mm-at'),
    '105mm-how': cost('105mm-how'),
    priest: cost('priest'),
    'sdkfz-251-west': cost('sdkfz-251-west'),
    'truck-american': cost('truck-american'),
    '20mm-aa': cost('20mm-aa'),
    'p-47-bombs': cost('p-47-bombs'),
    'l-5': cost('l-5'),
  }).toEqual({
    'pzkw-iv-h': 38,
    'rifle-platoon-german-42-west': 13,
    'engineer-platoon-german-west': 18,
    '75mm-at': 21,
    '105mm-how': 30,
    priest: 63,
    'sdkfz-251-west': 14,
    'truck-american': 8,
    '20mm-aa': 10,
    'p-47-bombs': 37,
    'l-5': 55,
  });
});

test('every kind of country has a panel, and every panel is of a kind', () => {
  const kinds = Object.fromEntries(
    PANELS.map((id) => [id, charactersOf(readPanel(LIBRARY['panels']?.[id] ?? '') as Sheet).join(' ')]),
  );
  expect(kinds).toEqual({
    1: 'hills',
    2: 'hills',
    3: 'open',
    4: 'open',
    A: 'town farmland',
    B: 'coast',
    C: 'forest hills',
    D: 'farmland',
    E: 'coast',
    F: 'hedges',
    G: 'coast town',
    R: 'river',
  });
});

describe('what is bought is a situation like any other', () => {
  test.each([
    ['a meeting over the length of one panel', 'map 4\nyear 1943\n'],
    ['a meeting from side to side', 'map D 3~\nyear 1941\n'],
    ['an attack on who holds a coast', 'map E F\nyear 1944\nfight allied\n'],
    ['the same with the sides changed about', 'map F~ E~\nyear 1944\nfight allied\nswapped\n'],
    ['a defence two panels deep', 'map 1 / C~\nyear 1942\nfight axis\n'],
    ['ground by chance', 'terrain coast town open\nyear 1944\n'],
  ])('%s', (_, text) => {
    const written = battle(`${text}${ARMIES}seed 4\n`);
    const game = open(written, LIBRARY);
    expect(battle(`${text}${ARMIES}seed 4\n`)).toBe(written);
    expect(battle(`${text}${ARMIES}seed 5\n`)).not.toBe(written);
    const [en, de] = [briefingOf(written, 'en'), briefingOf(written, 'de')];
    for (const part of ['title', 'date', 'about'] as const) expect(de[part]).not.toEqual(en[part]);
    for (const side of SIDES) {
      const own = game.start.units.filter((unit) => unit.side === side);
      expect(own.length).toBeGreaterThan(5);
      expect(de.sides[side]).not.toEqual(en.sides[side]);
      const goals = game.world.goals.filter((goal) => goal.side === side);
      expect(new Set(goals.map(({ level }) => level)).size).toBe(3);
    }
    // Neither side has won at the start, except a defender, who already holds the goals.
    const attacker = /^fight (\w+)$/m.exec(text)?.[1];
    for (const side of SIDES)
      expect(levelReached(game.world, game.start, side)).toBe(attacker !== undefined && side !== attacker ? 3 : 0);
    // The armies begin apart.
    const [axis = [], allied = []] = SIDES.map((side) => game.world.zones[`${side}-start`]);
    expect(axis.filter((hex) => allied.includes(hex))).toEqual([]);
  });

  test('an army that was chosen is the one that fights, the other is bought', () => {
    const game = open(
      battle(
        'map 4\nyear 1943\naxis german 100\nallied soviet 200\nbuy german pzkw-iv-g 2\nbuy german truck-german 1\n',
      ),
      LIBRARY,
    );
    const of = (side: string) => game.start.units.filter((unit) => unit.side === side).map(({ kind }) => kind);
    expect(of('axis')).toEqual(['pzkw-iv-g', 'pzkw-iv-g', 'truck-german']);
    expect(of('allied').length).toBeGreaterThan(3);
  });

  test('works of the defender lie in his ground', () => {
    const text =
      'map D\nfight axis\naxis german 300\nallied american 300\nbuy american rifle-platoon-american 8\nbuy allied mine 2\nbuy allied fort 2\nbuy allied block 2\n';
    const { start, world } = open(battle(text), LIBRARY);
    expect([start.hidden.allied.length, start.forts.length, start.blocks.length]).toEqual([2, 2, 2]);
    for (const hex of [...start.forts.map(({ at }) => at), ...start.blocks])
      expect(world.zones['allied-start']).toContain(hex);
  });

  test('what is bought stays within its points', () => {
    for (let seed = 1; seed <= amount(40, 6); seed++) {
      const asked = `map D F\nyear ${1939 + (seed % 7)}\naxis german 260\nallied british french 260\n`;
      // Buying the same units by hand costs no more.
      const lines = battle(`${asked}seed ${seed}\n`).matchAll(
        /^(\w+) (\S+) (?:unset \S+|off-board) as [a-z]+(\d+)(?:\.\.(\d+))?$/gm,
      );
      const bought = [...lines].map(
        ([, nation, id, first, last]) => `buy ${nation} ${id} ${Number(last ?? first) - Number(first) + 1}\n`,
      );
      expect(bought.length).toBeGreaterThan(6);
      expect(refusals(asked + bought.join(''))).toEqual([]);
    }
  });

  test('the computer sets it up and plays it to its end', () => {
    const game = open(battle('map 4\nyear 1942\nturns 2\naxis german 90\nallied soviet 90\nseed 2\n'), LIBRARY);
    const dice = seededDice(1);
    const seats = { axis: players.seat('greedy', 1, LIBRARY), allied: players.seat('greedy', 2, LIBRARY) };
    let state = game.start;
    for (let side = game.decides(state); side; side = game.decides(state))
      state = game.play(state, side, seats[side].command(game, game.view(state, side)), dice).state;
    expect(state.outcome).toBeDefined();
  });
});

test('an order written is the order that was read', () => {
  const text = `map F 4~ / D R
year 1943
fight allied
axis german italian 310
allied british 300
turns 12
swapped
buy german pzkw-iv-g 2
buy axis mine 1
seed 9
`;
  const order = readOrder(text);
  if (!('sides' in order)) throw new Error('no order');
  expect(writeOrder(order)).toBe(text);
});

describe('what cannot be had is refused in words', () => {
  test.each([
    [
      'an army over its points',
      'map D\naxis german 50\nallied american 100\nbuy german pzkw-iv-h 2\n',
      'the army of axis costs 76 points and has 50',
    ],
    ['an unknown panel', `map D Z\n${ARMIES}`, 'there is no panel Z'],
    [
      'a panel joined to itself',
      `map D D~\n${ARMIES}`,
      'line 1: panel D is joined to itself: a map has each panel once',
    ],
    [
      'a nation without units in that year',
      'map D\nyear 1940\naxis german 300\nallied american 300\n',
      'the Americans have no units in 1940',
    ],
    [
      'a counter that was not built yet',
      'map D\nyear 1941\naxis german 300\nallied british 300\nbuy german pzkw-iv-h 1\n',
      "the Germans have no 'pzkw-iv-h' in 1941 here",
    ],
    [
      'works of who attacks',
      'map D\nfight axis\naxis german 300\nallied british 300\nbuy german pzkw-iv-h 1\nbuy axis mine 1\n',
      'only who is attacked has mines, blocks and fortifications, not axis',
    ],
    [
      'trucks alone',
      'map D\naxis german 300\nallied british 300\nbuy german truck-german 3\n',
      'in the army of axis nobody can fight',
    ],
    [
      'a nation on both sides',
      'map D\naxis german 300\nallied german 300\n',
      'the Germans fight on one side, and once',
    ],
    ['more panels than a table holds', `map 1 2 3 4 A C D\n${ARMIES}`, 'a battle has 6 panels at most, not 7'],
    ['country there is none of', `terrain river river\n${ARMIES}`, 'there are not enough panels of river'],
    ['a word that says nothing', `map D\n${ARMIES}tanks 5\n`, "line 4: 'tanks' says nothing about a battle"],
    ['no ground', ARMIES, 'a battle needs its ground: map F 4, or terrain open'],
    ['one army', 'map D\naxis german 300\n', 'a battle needs two armies: axis german 400, allied soviet 400'],
    [
      'no points',
      'map D\naxis german\nallied soviet 300\n',
      "line 2: 'german' are no points: 50 to 3000, as in axis german 400",
    ],
  ])('%s', (_, text, words) => {
    expect(refusals(text)[0]).toBe(words);
  });

  test('a coast with its sea inward', () => {
    expect(refusals(`map D E\n${ARMIES}`)[0]).toMatch(
      /^these panels do not join so: their seams do not fit \(\w-\w+-\d+/,
    );
  });

  test('more units than their zone has room for', () => {
    const many = 'buy soviet truck-russian 60\n'.repeat(3);
    expect(
      refusals(
        `map 4\nyear 1943\nfight allied\naxis german 300\nallied soviet 3000\nbuy soviet t-34-c 1\n${many}`,
      ).join('\n'),
    ).toMatch(/181 units have room for \d+ in zone allied-start/);
  });
});
