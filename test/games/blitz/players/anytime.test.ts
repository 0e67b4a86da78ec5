import { expect, test } from 'vitest';
import type { BlitzPlayer, Incumbent } from '#games/blitz/players/player.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import type { Command, State } from '#games/blitz/types.ts';
import { afterCommand } from '#core/game.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { decide, hintsOf, openPosition, openSetup } from '../game.ts';
import { hexfront } from '#test/cli/run.ts';
import { english, type Message } from '#core/message.ts';

const GAME = openSetup('basic:blue-march/red-centre', undefined, LIBRARY);
/** Turn 3: the armies have met. */
const MET = ((): State => {
  const players = { blue: playerNamed('regular', 1, LIBRARY), red: playerNamed('regular', 2, LIBRARY) };
  const dice = { roll: () => 3 };
  let state = GAME.start;
  while (state.turn < 3) {
    const side = GAME.decides(state) ?? 'blue';
    state = afterCommand(GAME, state, players[side].command(GAME, state), dice);
  }
  return arrived(playerNamed('regular', 1, LIBRARY), state);
})();

/** Past the reinforcements, which need no thinking. */
function arrived(player: BlitzPlayer, begun: State): State {
  let state = begun;
  for (;;) {
    const command = player.command(GAME, state);
    if (command.do !== 'placeReinforcement') return state;
    state = afterCommand(GAME, state, command);
  }
}

const thinker = (evals?: number) => playerNamed('veteran', 7, LIBRARY, evals === undefined ? {} : { evals });
const isLegal = (state: State, command: Command) =>
  expect(GAME.check(state, GAME.decides(state) ?? 'blue', command)).toBeUndefined();

/** The commands of the rest of a movement phase. */
function turnOf(player: BlitzPlayer, begun: State): Command[] {
  const made: Command[] = [];
  let state = begun;
  while (state.frames.at(-1)?.at === 'movement') {
    const command = player.command(GAME, state);
    isLegal(state, command);
    made.push(command);
    state = afterCommand(GAME, state, command);
  }
  return made;
}

const noted = ({ note }: { readonly note?: Message }): string => (note ? english(note) : '');

test('a budget in plans gives the same decisions every time, whatever the clock shows', () => {
  const slow = { ms: 1e9, now: () => 0 };
  const one = thinker(3);
  const two = thinker(3);
  expect(decide(one, GAME, MET, { evals: 4 }).evals).toBe(4);
  decide(two, GAME, MET, { evals: 4, ...slow });
  expect(turnOf(one, MET)).toEqual(turnOf(two, MET));
});

test('the first plan comes before anything is played out, and more plans come after it', () => {
  const seen: Incumbent[] = [];
  const decision = decide(thinker(), GAME, MET, { evals: 12 }, (one) => seen.push(one));
  expect(seen[0]?.evals).toBe(0);
  expect(seen.length).toBeGreaterThan(5);
  for (const { command } of seen) isLegal(MET, command);
  expect(decision).toMatchObject({ how: 'planned', evals: 12 });
  expect(decision.note).toBeUndefined();
});

test('"play now" plays the best plan found so far, and says so', () => {
  const signal = { aborted: false };
  const player = thinker();
  let last: Incumbent | undefined;
  const decision = decide(player, GAME, MET, { evals: 500, signal }, (one) => {
    last = one;
    if (one.evals >= 5) signal.aborted = true;
  });
  const evals = last?.evals ?? 0;
  expect(evals).toBeGreaterThanOrEqual(5);
  expect(evals).toBeLessThan(24);
  expect(decision).toMatchObject({ how: 'stopped', evals });
  expect(noted(decision)).toBe(`told to play after ${evals} plans`);
  expect(decision.command).toEqual(last?.command);
});

test('thinking that is left in the middle leaves the best plan behind', () => {
  const player = thinker();
  const steps = player.think?.(GAME, MET, { evals: 500 });
  let last: Incumbent | undefined;
  for (let i = 0; i < 4; i++) {
    const step = steps?.next();
    if (step && !step.done) last = step.value;
  }
  expect(player.command(GAME, MET)).toEqual(last?.command);
});

test.each([{ evals: 0 }, { ms: 0, now: () => 5 }, { signal: { aborted: true } }])(
  'no budget at all (%j): the first plan, legal to its end',
  (budget) => {
    const player = thinker(0);
    const decision = decide(player, GAME, MET, budget);
    isLegal(MET, decision.command);
    expect(decision.how).toBe('stopped');
    expect(noted(decision)).toMatch(/no time to think|told to play after 0 plans/);
    const next = afterCommand(GAME, MET, decision.command);
    expect(turnOf(player, next).at(-1)?.do).toBe('endMovement');
  },
);

test('time is up when the clock says so, no later than one plan after', () => {
  let clock = 0;
  // Every look at the clock takes a millisecond.
  const now = () => clock++;
  const { evals, how } = decide(thinker(), GAME, MET, { ms: 60, now });
  expect(evals).toBeGreaterThan(0);
  expect(evals).toBeLessThan(24);
  expect(how).toBe('planned');
});

test('nothing to do but what must be done: a legal decision that says so', () => {
  const text = `game basic
board inline
grid radius 3
mountain 0,0
city Aldburg : 2,0
end board
blue inf 4-4 @ -3,0 as b1
red inf 4-4 @ -2,-1 as r1
red inf 4-4 @ -2,1 as r2
blue moves
`;
  const game = openPosition(text, LIBRARY, 'corner');
  const decision = decide(playerNamed('veteran', 1, LIBRARY), game, game.start, { evals: 3 });
  expect(game.check(game.start, 'blue', decision.command)).toBeUndefined();
  expect(decision).toMatchObject({ how: 'obligatory' });
  expect(noted(decision)).toMatch(/nobody can move/);
});

test('a player that fails, or gives an illegal command, is replaced by something legal', () => {
  const broken: BlitzPlayer = {
    name: 'broken',
    command: () => {
      throw new Error('out of paper');
    },
  };
  const cheat: BlitzPlayer = { name: 'cheat', command: () => ({ do: 'ready' }) };
  for (const [player, note] of [
    [broken, 'broken failed (out of paper): something legal was done'],
    [cheat, /^cheat erred \(.+\): something legal was done$/],
  ] as const) {
    const decision = decide(player, GAME, MET);
    isLegal(MET, decision.command);
    expect(decision.how).toBe('fallback');
    expect(noted(decision)).toMatch(note);
  }
});

test('hints: up to three different plans, none worse than to hold, the best first, each legal to the end of the phase', () => {
  const plans = hintsOf(playerNamed('regular', 3, LIBRARY), GAME, MET, { evals: 14 });
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.length).toBeLessThanOrEqual(3);
  const gains = plans.map(({ gain }) => gain);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  for (const { commands, risk, explanations } of plans) {
    expect(risk).toBeGreaterThanOrEqual(0);
    expect(explanations.length).toBeGreaterThan(0);
    let state = MET;
    for (const command of commands) {
      isLegal(state, command);
      state = afterCommand(GAME, state, command);
    }
    expect(state.frames.at(-1)?.at).not.toBe('movement');
  }
  expect(new Set(plans.map(({ commands }) => JSON.stringify(commands))).size).toBe(plans.length);
});

test('hexfront advise: plans in words and as data, one decision where there is nothing to plan', async () => {
  const small = `game basic\nboard inline\ngrid radius 4\nend board\nblue arm 6-6 @ -3,0 as b1..2\nred inf 4-4 @ 0,0 as r1\n`;
  const advise = async (text: string, ...more: string[]): Promise<string> =>
    (await hexfront(['advise', '-', '--player', 'veteran', '--budget', '2', ...more], text)).out;
  expect(await advise(`${small}blue moves\n`)).toMatch(
    /^plan 1 for blue: Destroy r1 at 0,0\n {2}1 battle: the enemy should lose \d+\.\d factors, you \d+\.\d\.\n {2}After .*\n(?: {2}The weak spot.*\n)? {2}b1 and b2 attack 0,0 at 3-1/,
  );
  const data = JSON.parse(await advise(`${small}blue moves\n`, '--json')) as {
    side: string;
    plans: { commands: string[] }[];
  };
  expect(data.side).toBe('blue');
  expect(data.plans[0]?.commands.at(-1)).toBe('endMovement');
  expect(await advise(`${small.replace('-3,0', '-1,0')}blue declares\n`)).toMatch(/^blue:\n {2}1 command, first: /);
});
