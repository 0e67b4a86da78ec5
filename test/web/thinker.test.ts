import { describe, expect, test } from 'vitest';
import { openBlitz } from '#games/blitz/open.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import type { Command } from '#games/blitz/types.ts';
import { LIBRARY } from '#web/games/blitz/library.ts';
import { createComputers } from '#web/table/computers.ts';
import { startThinker, type Thinker } from '#web/table/thinker/client.ts';
import { blitz } from '#games/blitz/game-package.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { eraseTypes } from '#table/game-package.ts';
import { createThinker, type Heard, type Ordered, type Thoughtful } from '#table/thinker.ts';
import { afterCommand } from '#core/game.ts';
import { sitDown } from './blitz-referee.ts';
import './fluent.ts';

const CLASH = `game basic
board inline
  grid rows A..J columns 1..12
end board
blue inf 4-4 @ E4 as b1
blue inf 4-4 @ F4 as b2
blue arm 5-6 @ F5 as b3
blue inf 4-4 @ J1 as b9
red inf 2-4 @ E6 as r1
red inf 4-4 @ A12 as r2
blue moves
`;

function startOf(text: string) {
  const position = parsePosition(text, LIBRARY);
  if (!isPosition(position)) throw new Error('a position of this test is wrong');
  const game = openBlitz(position);
  return { game, state: game.start };
}

const surroundings = {
  game: () => Promise.resolve({ gamePackage: eraseTypes(blitz), library: LIBRARY }),
  seed: () => 1,
  breathe: () => Promise.resolve(),
  timed: true,
};

const QUIET_THINKER: Omit<Thinker, 'think'> = {
  hints: async () => [],
  review: () => Promise.reject(new Error('nothing is reviewed')),
  rehearse: () => undefined,
  stop: () => undefined,
  dispose: () => undefined,
};

/** A decision as the game's own rooms see it. */
const commandIn = ({ command }: Pick<Thoughtful, 'command'>): Command => command as unknown as Command;

describe('the thinker', () => {
  test('decides legally and gives its reasons as plain data', async () => {
    const { game, state } = startOf(CLASH);
    const thinker = createThinker({ ...surroundings, now: () => 0 });
    const decision = await thinker.think({ position: CLASH, view: state, level: 'regular' }, () => undefined);
    expect(game.check(state, 'blue', commandIn(decision))).toBeUndefined();
    expect(structuredClone(decision)).toEqual(decision);
    expect((decision.explanations as readonly Explanation[]).flatMap(({ arrows }) => arrows).length).toBeGreaterThan(0);
  });

  test('without any time it still decides', async () => {
    const { game, state } = startOf(CLASH);
    for (const level of ['random', 'greedy', 'novice', 'regular', 'veteran', 'grand'] as const) {
      const thinker = createThinker({ ...surroundings, now: () => 0 });
      const decision = await thinker.think({ position: CLASH, view: state, level, ms: 0 }, () => undefined);
      expect(game.check(state, 'blue', commandIn(decision)), level).toBeUndefined();
    }
  });

  test('"play now" ends the thinking with the best so far', async () => {
    const { game, state } = startOf(CLASH);
    let clock = 0;
    let told = 0;
    const thinker = createThinker({ ...surroundings, now: () => (clock += 60) });
    const decision = await thinker.think({ position: CLASH, view: state, level: 'veteran', ms: 1e9 }, () => {
      told++;
      thinker.stop();
    });
    expect(told).toBe(1);
    expect(decision.how).toBe('stopped');
    expect(game.check(state, 'blue', commandIn(decision))).toBeUndefined();
  });

  test('practises until its time is up or somebody asks, and decides as if it had not', async () => {
    const { state } = startOf(CLASH);
    const task = { position: CLASH, view: state, level: 'regular' } as const;
    let clock = 0;
    const looks = { ...surroundings, now: () => (clock += 40) };
    const practised = createThinker(looks);
    await practised.rehearse(CLASH);
    expect(clock).toBeGreaterThan(400);
    expect(clock).toBeLessThan(600);
    clock = 0;
    const asked = createThinker(looks);
    const practice = asked.rehearse(CLASH);
    const decisions = await Promise.all([asked.think(task, () => undefined), practised.think(task, () => undefined)]);
    await practice;
    expect(decisions[0].command).toEqual(decisions[1].command);
    await expect(asked.rehearse('nonsense')).rejects.toThrow();
  });

  const phaseOf = async (thinker: ReturnType<typeof createThinker>, text: string, level: 'regular' | 'novice') => {
    const { game, state: start } = startOf(text);
    const made: Command[] = [];
    for (let state = start; state.frames.at(-1)?.at === 'movement' && state.mover === start.mover; ) {
      const command = commandIn(await thinker.think({ position: text, view: state, level }, () => undefined));
      made.push(command);
      state = afterCommand(game, state, command);
    }
    return made;
  };

  test('a phase that was taken back is played again, not only ended', async () => {
    const thinker = createThinker({ ...surroundings, now: () => 0 });
    const first = await phaseOf(thinker, CLASH, 'regular');
    expect(first.length).toBeGreaterThan(2);
    expect(await phaseOf(thinker, CLASH, 'regular')).toEqual(first);
  });

  test('two players of one level set up their own armies', async () => {
    const text = 'scenario basic\n';
    const { game, state: start } = startOf(text);
    const thinker = createThinker({ ...surroundings, now: () => 0 });
    const placed = { blue: 0, red: 0 };
    for (let state = start; state.frames.at(-1)?.at === 'setup'; ) {
      const side = game.decides(state) ?? 'blue';
      const decision = await thinker.think({ position: text, view: state, level: 'regular' }, () => undefined);
      const command = commandIn(decision);
      expect(decision.how).toBe('planned');
      if (command.do === 'placeUnit') placed[side]++;
      state = afterCommand(game, state, command);
    }
    expect(placed.red).toBe(placed.blue);
    expect(placed.red).toBeGreaterThan(30);
  });

  test('a "play now" is for the decision it was said to, not for the next hint', async () => {
    const { state } = startOf(CLASH);
    let clock = 0;
    const thinker = createThinker({ ...surroundings, now: () => (clock += 1) });
    const task = { position: CLASH, view: state, level: 'regular', ms: 40 } as const;
    const before = await thinker.hints(task);
    await thinker.think(task, () => undefined);
    thinker.stop();
    expect(await thinker.hints(task)).toEqual(before);
    expect(before.length).toBeGreaterThan(1);
  });

  test('a position that cannot be read is trouble, not an answer', async () => {
    const { state } = startOf(CLASH);
    const thinker = createThinker({ ...surroundings, now: () => 0 });
    await expect(
      thinker.think({ position: 'nonsense', view: state, level: 'novice' }, () => undefined),
    ).rejects.toThrow();
  });
});

/** A worker that does what it is told in the test. */
function puppet() {
  const listeners = new Map<string, ((event: never) => void)[]>();
  const orders: Ordered[] = [];
  const fire = (name: string, event: unknown): void => {
    for (const listener of listeners.get(name) ?? []) listener(event as never);
  };
  return {
    orders,
    hear: (heard: Heard) => fire('message', { data: heard }),
    die: (message: string) => fire('error', { message }),
    worker: {
      postMessage: (order: Ordered) => void orders.push(order),
      terminate: () => undefined,
      addEventListener: (name: string, listener: (event: never) => void) =>
        void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    } as unknown as Worker,
  };
}

describe('the page and its thinker', () => {
  test('a worker that dies is said to have died, and the next question starts another', async () => {
    const puppets = [puppet(), puppet()];
    let started = 0;
    const thinker = startThinker(() => (puppets[started++] as ReturnType<typeof puppet>).worker);
    const { state } = startOf(CLASH);
    const task = { position: CLASH, view: state, level: 'novice' } as const;
    const first = thinker.think(task, () => undefined);
    puppets[0]?.die('out of memory');
    await expect(first).rejects.toThrow('out of memory');
    const second = thinker.think(task, () => undefined);
    const decision = {
      command: { do: 'endMovement' },
      evals: 1,
      how: 'planned',
      explanations: [],
    } as unknown as Thoughtful;
    puppets[1]?.hear({ id: puppets[1].orders[0]?.id ?? 0, decision });
    expect(await second).toEqual(decision);
    expect(started).toBe(2);
  });

  /** A host that answers later, as the one in the worker does. */
  const direct = () => {
    const seat = sitDown(LIBRARY);
    const before = seat.open(CLASH);
    const host = {
      ask: async (name: string, ...args: readonly unknown[]) =>
        (seat.ask as never as Record<string, (...given: readonly unknown[]) => unknown>)[name]?.(...args),
      give: async (commands: readonly unknown[]) => seat.give(...(commands as Command[])),
      anything: async (decision: number) => seat.referee.anything(decision),
    };
    return { seat, before, host };
  };

  test.each([
    ['dies', () => Promise.reject(new Error('the worker died'))],
    [
      'wants something illegal',
      () =>
        Promise.resolve({
          command: { do: 'resolve', battle: 7 },
          evals: 0,
          how: 'planned',
          explanations: [],
        } as unknown as Thoughtful),
    ],
  ])('when it %s, the game goes on and the player is told', async (_what, think) => {
    const { seat, before, host } = direct();
    const notices: string[] = [];
    const thinker: Thinker = { ...QUIET_THINKER, think };
    const computers = createComputers({
      host,
      library: {},
      notice: (text) => void notices.push(text),
      adviser: 'regular',
      seat: (level) => level,
      decision: () => seat.now().decision,
      thinker,
    });
    await computers.play('regular', before, () => true);
    expect(seat.now().played).toBe(1);
    expect(notices).toHaveLength(1);
  });

  test('reasons of one impulse add up until the other side has moved; those of a phase are one plan', async () => {
    const { before, host } = direct();
    const nothing = () => undefined;
    let said = '';
    const think = async () => ({ command: {}, explanations: [{ said }] }) as unknown as Thoughtful;
    const computers = createComputers({
      host: { ...host, give: async () => undefined },
      library: {},
      notice: nothing,
      adviser: 'regular',
      seat: (level) => level,
      decision: nothing,
      thinker: { ...QUIET_THINKER, think },
    });
    const because = async (why: string, scope: 'some' | 'phase' = 'some', mover = before.scene.prompt?.side ?? '') => {
      said = why;
      const moment = { ...before.scene.moment, mover };
      await computers.play('regular', { ...before, scene: { ...before.scene, scope, moment } }, () => true);
      return computers.reasons()?.list;
    };
    await because('move');
    await because('fire');
    expect(await because('fire')).toEqual([{ said: 'move' }, { said: 'fire' }]);
    computers.follow(before.scene.prompt?.side);
    expect(await because('hold')).toHaveLength(3);
    computers.follow('somebody else');
    // X6.7: fire that answers the enemy's move leaves the impulse readable.
    expect(await because('answer', 'some', 'somebody else')).toHaveLength(4);
    computers.follow('somebody else');
    expect(await because('again')).toEqual([{ said: 'again' }]);
    expect(await because('plan', 'phase')).toEqual([{ said: 'plan' }]);
  });

  test('who leaves the table while it thinks leaves the game as it is', async () => {
    const { seat, before, host } = direct();
    const notices: string[] = [];
    const { worker } = puppet();
    const thinker = startThinker(() => worker);
    const computers = createComputers({
      host,
      library: {},
      notice: (text) => void notices.push(text),
      adviser: 'regular',
      seat: (level) => level,
      decision: () => seat.now().decision,
      thinker,
    });
    const deciding = computers.play('veteran', before, () => true);
    const refused = expect(deciding).rejects.toThrow();
    await host.ask('task');
    computers.dispose();
    await refused;
    expect(seat.now().played).toBe(0);
    expect(notices).toEqual([]);
  });
});
