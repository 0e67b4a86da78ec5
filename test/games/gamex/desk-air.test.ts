import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from '#core/dice/dice.ts';
import type { AaShot, Volley } from '#games/gamex/desk/attacks.ts';
import { deskOf } from '#games/gamex/desk/desk.ts';
import type { Support } from '#games/gamex/desk/support.ts';
import { kit } from '#games/gamex/kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Command, State } from '#games/gamex/types.ts';
import type { Happening } from '#table/desk.ts';
import { situation } from './library.ts';
import { open } from './practice.ts';

/** Flights, drops and landings as a table shows them. */

const board = (...statements: readonly string[]): string =>
  ['game gamex', 'board inline', '  grid radius 6', ...statements, 'end board', ''].join('\n');

interface Step {
  readonly game: OpenGamex;
  readonly state: State;
  readonly happened: readonly Happening[];
}

/** One command after the other, with what the last of them showed. */
function told(text: string, commands: readonly string[], dice: readonly number[] = []): Step {
  const game = open(text);
  const desk = deskOf(game);
  const source = scriptedDice(dice);
  let step: Step = { game, state: game.start, happened: [] };
  for (const line of commands) {
    const spoken = kit.readCommand(game, step.state, line);
    if ('message' in spoken) throw new Error(spoken.message);
    const { state, events } = game.play(step.state, game.decides(step.state) ?? 'axis', spoken.command, source);
    step = { game, state, happened: desk.happened(step.state, events) };
  }
  return step;
}

const ways = ({ game, happened }: Step): readonly string[] =>
  happened.flatMap((one) =>
    one.is === 'went' ? [`${one.unit} ${one.path.map((hex) => game.world.board.grid.names[hex]).join(' ')}`] : [],
  );
const placeOf = ({ game, state }: Step, unit: string): string | undefined => {
  const hex = deskOf(game)
    .scene(state)
    .pieces.find(({ id }) => id === unit)?.hex;
  return hex === undefined ? undefined : game.world.board.grid.names[hex];
};
const asked = <T>({ game, state }: Step, question: string): readonly T[] =>
  deskOf(game).questions[question]?.(state, undefined as never) as readonly T[];

const STRIKE = `${board()}american I 2/2/6/1 @ 0,-4 as eye
american aircraft (H)40 I4 off-board as p1
german I 3/2/6/1 @ 2,0 as g1..2
german AA 6/4/1/0 @ 3,1 as f1
allied has 2
`;

describe('X6.4.7 an air strike at the table', () => {
  const inRange = told(STRIKE, ['airStrike p1 from -6,0 d1']);

  it('X6.4.7b the aircraft is seen where it is, and how it came there', () => {
    expect(inRange.state.frames.at(-1)?.at).toBe('aaFire');
    expect(placeOf(inRange, 'p1')).toBe('0,0');
    expect(ways(inRange)).toEqual(['p1 -6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0']);
    expect(deskOf(inRange.game).scene(inRange.state).focus).toBe(inRange.game.world.board.grid.byName.get('0,0'));
  });

  it('X6.4.7g guns below are told what they can do to it', () => {
    const [shot, ...others] = asked<AaShot>(inRange, 'aaShots');
    expect(others).toEqual([]);
    expect(shot?.command).toEqual({ do: 'aaFire', units: ['f1'] });
    expect(shot?.strength).toEqual({ n: 6, d: 1 });
    expect((shot?.dies ?? 0) + (shot?.driven ?? 0)).toBeGreaterThan(0);
    expect((shot?.dies ?? 0) + (shot?.driven ?? 0)).toBeLessThanOrEqual(1);
  });

  it('X6.4.7e its attacks are offered with their chances: bombs on each unit of the hex, guns on one or all', () => {
    const near = told(STRIKE, ['airStrike p1 from -6,0 d1', 'decline', 'decline']);
    expect(near.state.frames.at(-1)?.at).toBe('flight');
    const found = asked<Volley>(near, 'volleys');
    const machineGuns = found.filter(({ command }) => command.do === 'airAttack' && command.weapon === 1);
    expect(machineGuns.map(({ plans }) => plans.length)).toEqual([1, 1, 1]);
    const over = told(STRIKE, ['airStrike p1 from -6,0 d1', 'decline', 'decline', 'flyOn', 'decline']);
    const [best] = asked<Volley>(over, 'volleys');
    expect(best?.command).toMatchObject({ do: 'airAttack', weapon: 0 });
    expect(best?.plans.map(({ chances }) => chances.map(({ unit }) => unit))).toEqual([['g1'], ['g2']]);
  });

  it('X6.4.7g shot down it is on the map no more', () => {
    const gone = told(STRIKE.replace('AA 6/4', 'AA 40/4'), ['airStrike p1 from -6,0 d1', 'aaFire f1'], [1]);
    expect(placeOf(gone, 'p1')).toBeUndefined();
  });
});

describe('X11 a drop at the table', () => {
  const drop = (roll: readonly number[]) =>
    told(
      `${board()}german I 3/2/6/1 @ 5,-5 as g1\namerican air-transport off-board as c1 drop 1,0 d1\namerican I 3/2/6/1 on c1 as r1\nallied drops\n`,
      ['fly c1'],
      [...roll, 6, 1],
    );

  it('X11.2a X11.3 the flight goes to its target, and the load drifts from there', () => {
    const down = drop([3, 3]);
    expect(ways(down)).toEqual(['c1 -6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0', 'r1 1,0 1,1']);
    expect(down.happened).toContainEqual({
      is: 'came',
      unit: 'r1',
      at: down.game.world.board.grid.byName.get('1,1'),
    });
    expect(ways(drop([1, 1]))).toEqual(['c1 -6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0']);
  });

  it('X11.5 who comes down where he cannot stand is lost there', () => {
    const lost = told(
      `${board('  lake 1,1')}german I 3/2/6/1 @ 5,-5 as g1\namerican I 3/2/6/1 @ -5,5 as a1\namerican air-transport off-board as c1 drop 1,0 d1\namerican I 3/2/6/1 on c1 as r1\nallied drops\n`,
      ['fly c1'],
      [3, 3, 6, 1],
    );
    expect(lost.happened).toContainEqual({ is: 'lost', unit: 'r1', at: lost.game.world.board.grid.byName.get('1,1') });
  });
});

describe('X10 a landing at the table', () => {
  it.each(['pl-02', 'pl-03'])(
    'X10.1 X11.1 %s: all of it is placed by itself, gliders and tanks that swim too',
    (name) => {
      const game = situation(name);
      const { rest } = deskOf(game).questions as unknown as {
        rest: (view: State, past: undefined, seed: number) => readonly Command[];
      };
      let { start: state } = game;
      for (let steps = 0; state.frames.at(-1)?.at === 'setup'; steps++) {
        const side = game.decides(state) ?? 'axis';
        expect(steps).toBeLessThan(8);
        for (const command of [...rest(game.view(state, side), undefined, 7), { do: 'done' } as const]) {
          expect([command, game.check(state, side, command)]).toEqual([command, undefined]);
          ({ state } = game.play(state, side, command, seededDice(3)));
          if (state.frames.at(-1)?.at !== 'setup') break;
        }
      }
      expect(state.units.filter(({ place }) => place === 'unset')).toEqual([]);
    },
  );

  it('X10.3b X10.3c craft come nearer over the sea, and what reaches the beach is seen to be disrupted', () => {
    const ashore = told(
      `${board('  lake -6,0 -5,0 -4,0', '  beach -3,0')}american A 9/8/8/8 tank @ -4,0 as t1\namerican I 3/2/6/1 @ 5,-5 as a1\ngerman A 14/8/9/8 @ 3,0 as g1\ninitiative axis 1\naxis has 1\n`,
      ['pass', 'pass', 'pass'],
      [6, 1],
    );
    expect(ways(ashore)).toEqual(['t1 -4,0 -3,0']);
    expect(ashore.happened).toContainEqual(expect.objectContaining({ is: 'hurt', unit: 't1' }));
  });
});

describe('X6.4.7c, X6.4.4a support that finds nothing is told before a point is spent', () => {
  const support = (text: string): Support =>
    deskOf(open(text)).questions['support']?.(open(text).start, undefined as never) as Support;
  const BLIND = `${board('  woods 2,0')}american I 2/2/6/1 @ -6,0 as eye
american aircraft (H)40 I4 off-board as p1
american (H) 20/32/2/0 off-board battery B1 as b1
german I 3/2/6/1 @ 2,0 as g1
allied has 2
`;
  it('an aircraft is offered spotted hexes only', () => {
    expect(support(STRIKE).flights.map(({ targets }) => targets.length)).toEqual([2]);
    expect(support(BLIND).flights.map(({ targets }) => targets)).toEqual([[]]);
  });
  it('a battery that has not answered yet knows whether anybody sees a target for it', () => {
    expect(support(BLIND).batteries).toMatchObject([{ ready: false, targets: [] }]);
    const seen = BLIND.replace('  woods 2,0\n', '').replace('@ -6,0', '@ 0,0');
    expect(support(seen).batteries).toMatchObject([{ ready: false, targets: [{ eyes: ['eye'] }] }]);
  });
});
