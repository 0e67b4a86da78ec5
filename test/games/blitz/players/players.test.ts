import { writeResult } from '#games/blitz/text/log/result-text.ts';
import { expect, test } from 'vitest';
import { keyedDice } from '#ai/arena/keyed-dice.ts';
import { playMatch } from '#ai/arena/match.ts';
import { playPair, shareOfA } from '#ai/arena/pairs.ts';
import { PLAYER_NAMES, type PlayerName, playerNamed } from '#games/blitz/players/players.ts';
import { chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { SWITCHES } from '#games/blitz/presets.ts';
import type { Command, State } from '#games/blitz/types.ts';
import { afterCommand } from '#core/game.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { among, inWords, openPosition, openSetup } from '../game.ts';
import { some } from '#test/sample.ts';

// The stronger players play the same way with a small budget.
const make = among((name, seed) => playerNamed(name as PlayerName, seed, LIBRARY, { evals: 2 }));
const COMPUTERS = PLAYER_NAMES.filter((name) => name !== 'random');

test.each(COMPUTERS)('%s plays whole Basic games by the rules', (name) => {
  const game = openSetup('basic:blue-march/red-centre', 2, LIBRARY);
  const { faults, winner, rule } = playMatch(game, { blue: name, red: 'random' }, 3, make);
  expect(faults).toEqual([]);
  expect(winner).not.toBe('nobody');
  // No resignations: a game ends on the map.
  expect(rule).not.toBe('B80.11');
});

const ALL_OPTIONS = `game tournament ${Object.keys(SWITCHES).join(' ')}`;

test.each(some(['air-war', 'breakthrough', 'invasion'], 1))(
  '%s is played to its end, as written and with every option',
  (scenario) => {
    const written = LIBRARY.scenarios[scenario] ?? '';
    const optional = written.replace(/^game tournament.*$/m, ALL_OPTIONS);
    expect(optional).toContain(ALL_OPTIONS);
    for (const [text, seats] of [
      [written, { blue: 'regular', red: 'novice' }],
      [optional, { blue: 'greedy', red: 'regular' }],
    ] as const) {
      const { faults, winner } = playMatch(openPosition(text, LIBRARY, scenario), seats, 5, make);
      expect(faults).toEqual([]);
      expect(winner).not.toBe('nobody');
    }
  },
);

test.each(['tournament', 'optional'])('regular sets up and plays the %s game', (scenario) => {
  const game = openSetup(scenario, 2, LIBRARY);
  const { faults, winner, turns } = playMatch(game, { blue: 'regular', red: 'regular' }, 8, make);
  expect(faults).toEqual([]);
  expect([winner === 'nobody', turns]).toEqual([false, 2]);
});

test.each(COMPUTERS)('control: %s against itself scores exactly nothing', (name) => {
  const game = openSetup('basic:blue-south/red-shield', 1, LIBRARY);
  const result = playPair(game, { a: name, b: name, setup: '', seed: 21 }, make);
  expect(shareOfA(result)).toBe(0.5);
  expect(result.games[0]).toEqual(result.games[1]);
});

/** The commands of the first turn of a game, or as far as a kind of them, and the states they were given in. */
function course(
  name: PlayerName,
  seed: number,
  dice: number,
  last?: Command['do'],
): { state: State; command: Command }[] {
  const game = openSetup('breakthrough', undefined, LIBRARY);
  const players = { blue: make.make(name, seed), red: make.make(name, seed + 1) };
  const roll = keyedDice(dice);
  const made: { state: State; command: Command }[] = [];
  let state = game.start;
  for (let prompt = game.prompt(state); prompt && state.turn < 2; prompt = game.prompt(state)) {
    const command = players[prompt.side].command(game, state);
    made.push({ state, command });
    if (command.do === last) break;
    state = afterCommand(game, state, command, roll);
  }
  return made;
}

test('the same seed makes the same decisions', () => {
  const commands = (seed: number) => course('novice', seed, 4).map((one) => one.command);
  const nine = commands(9);
  expect(commands(9)).toEqual(nine);
  expect(commands(10)).not.toEqual(nine);
});

test('nothing is decided by dice to come: other dice, the same commands up to the first roll', () => {
  const one = course('regular', 1, 100, 'resolve');
  const two = course('regular', 1, 200, 'resolve');
  const first = one.findIndex(({ command }) => command.do === 'resolve');
  expect(first).toBeGreaterThan(10);
  expect(two.slice(0, first + 1).map((x) => x.command)).toEqual(one.slice(0, first + 1).map((x) => x.command));
});

const SMALL = `game basic
board inline
grid radius 5
city Aldburg : 0,0
end board
`;

test('a unit with nothing to do but the obligatory gets a legal answer', () => {
  // r1 shuts b1 in a corner: it must attack, at whatever odds.
  const game = openPosition(
    `${SMALL}blue inf 4-4 @ 0,0 as b1\nred arm 6-6 @ 1,0 as r1\nblue moves\n`,
    LIBRARY,
    'small',
  );
  for (const name of COMPUTERS) {
    let state = game.start;
    const player = make.make(name, 1);
    for (let i = 0; i < 6 && state.mover === 'blue'; i++) {
      const prompt = game.prompt(state);
      if (prompt?.side !== 'blue') break;
      const command = player.command(game, state);
      expect(game.check(state, 'blue', command)).toBeUndefined();
      expect(command.do).not.toBe('resign');
      if (command.do === 'resolve') break;
      state = afterCommand(game, state, command);
    }
  }
});

test('regular closes the ring: a lone enemy between two armies is attacked with its retreat closed', () => {
  const text = `${SMALL}blue arm 6-6 @ -4,0 as b1..2\nblue arm 6-6 @ 3,-4 as b3..4\nred inf 4-4 @ 0,-2 as r1\nblue moves\n`;
  const game = openPosition(text, LIBRARY, 'small');
  const player = make.make('regular', 1);
  let state = game.start;
  while (state.frames.at(-1)?.at === 'movement') {
    state = afterCommand(game, state, player.command(game, state));
  }
  const why = (player.explain?.() ?? []).map((one) => inWords(game, state, one));
  expect(why.some((line) => line.includes('its retreat closed'))).toBe(true);
  const [, odds, rolls] = / attack 0,-2 at (\d-1), its retreat closed: (\d) of 6 rolls/.exec(why[0] ?? '') ?? [];
  // The numbers are those of the battle as the engine has it.
  const declared = player.command(game, state);
  const battle = declared.do === 'endDeclaration' ? declared.battles?.[0] : undefined;
  if (!battle) throw new Error('no battle was declared');
  expect(strengthsOf(game.world, state, battle.attackers, battle.hexes).odds.label).toBe(odds);
  const deadly = chancesOf(game, state, battle).filter(({ result }) =>
    ['DE', 'EX', 'DB2'].includes(writeResult(result)),
  );
  expect(deadly.reduce((sum, { sixths }) => sum + sixths, 0)).toBe(Number(rolls));
});
