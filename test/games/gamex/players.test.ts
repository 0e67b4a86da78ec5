import { describe, expect, it } from 'vitest';
import { marginOfA, playPair } from '#ai/arena/pairs.ts';
import { deciding, inOneGo } from '#ai/decide.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import { OPTIONS } from '#games/gamex/options.ts';
import { GREEDY, ideasOf, REGULAR } from '#games/gamex/players/policy.ts';
import { chanceAt, columnAt } from '#games/gamex/players/chances.ts';
import { outlookOn } from '#games/gamex/players/outlook.ts';
import { players } from '#games/gamex/players/roster.ts';
import { COLUMNS, combatResult, oddsOf } from '#games/gamex/tables.ts';
import { whole } from '#core/terms.ts';
import type { State } from '#games/gamex/types.ts';
import { amount, some } from '#test/sample.ts';
import { open, SKIRMISH } from './practice.ts';

const BOARD = `game gamex
board inline
  grid radius 9
  woods 3,0 3,1
end board
turns 6
`;

/** Two hexes with two units each, far from the enemy and with far to go. */
const PLATOONS = `game gamex
board inline
  grid rows A..F columns 1..12
  town C-9 E-9 F-8
  place town Hof : C-9 E-9 F-8
end board
turns 3
german A 11/8/7/8 tank @ C-1 as pz1
german A 11/8/7/8 tank @ C-1 as pz2
german A 11/8/7/8 tank @ E-1 as pz3
german A 11/8/7/8 tank @ E-1 as pz4
american A 11/8/9/8 tank @ A-12 as sh1
victory axis marginal control Hof 3
axis has 4
`;

/** Plays to the end; every command must pass its check. */
function wholeGame(names: readonly [string, string], seed: number, more = ''): State {
  const game = open(`${SKIRMISH.replace(/^turns 5$/m, `turns ${amount(5, 2)}`)}${more}`);
  const [axis, allied] = names.map((name, i) => players.seat(name, seed + i, {}, { evals: 2 }));
  const dice = seededDice(seed);
  let state = game.start;
  for (let step = 0; step < 4000; step++) {
    const side = game.decides(state);
    if (side === undefined) return state;
    const player = side === 'axis' ? axis : allied;
    const command = player?.command(game, game.view(state, side));
    if (!command) throw new Error('nobody decides');
    expect(game.check(state, side, command)).toBeUndefined();
    state = game.play(state, side, command, dice).state;
  }
  throw new Error('the game does not end');
}

describe('computer players', () => {
  const PAIRS = [
    ['greedy', 'regular'],
    ['regular', 'greedy'],
    ['regular', 'regular'],
    ['novice', 'veteran'],
    ['grand', 'regular'],
  ] as const;

  it('X0.10 they play by the rules with every option on', () => {
    const options = `options ${PLAYABLE.filter((name) => OPTIONS[name].part === 'option').join(' ')}\ncp axis 1\ncp allied 1\n`;
    expect(wholeGame(['regular', 'greedy'], 5, options).outcome).toBeDefined();
  });

  it.each(some(PAIRS, 3))('%s against %s plays a whole game by the rules', (axis, allied) => {
    const seed = axis.length + allied.length;
    expect(wholeGame([axis, allied], seed).outcome).toBeDefined();
  });

  it.each(some([41, 42, 43], 1))(
    'Veteran is ahead of greedy in a small battle, whoever sits where (dice %i)',
    (seed) => {
      const game = open(SKIRMISH);
      const make = (name: string, drawn: number) => players.seat(name, drawn, {}, { evals: 24 });
      const result = playPair(game, { a: 'veteran', b: 'greedy', setup: 'skirmish', seed }, { players, make });
      expect(result.games.flatMap(({ faults }) => faults)).toEqual([]);
      expect(marginOfA(result)).toBeGreaterThan(0);
    },
  );

  it('the chances they reckon with are those of the table', () => {
    for (const [attack, defence] of [
      [1, 4],
      [1, 3],
      [1, 2],
      [2, 3],
      [5, 5],
      [11, 4],
      [40, 9],
    ] as const) {
      const odds = oddsOf(whole(attack), whole(defence));
      const column = odds === '1-4' || odds === undefined ? -1 : COLUMNS.indexOf(odds);
      expect([attack, defence, Math.max(-1, columnAt(attack, defence))]).toEqual([attack, defence, column]);
    }
    const faces = [1, 2, 3, 4, 5, 6].map((die) => combatResult('1-1', die + 1));
    const { dies, shaken } = chanceAt(COLUMNS.indexOf('1-1'), 1, false);
    expect(dies * 6).toBeCloseTo(faces.filter((one) => one === 'X').length);
    expect(shaken * 6).toBeCloseTo(faces.filter((one) => one === 'D' || one === 'DD').length);
    expect(chanceAt(COLUMNS.indexOf('1-1'), 1, true).dies * 6).toBeCloseTo(
      faces.filter((one) => one === 'X' || one === 'DD').length,
    );
  });

  it('the best idea is the shot that kills, with no more guns than it needs', () => {
    const game = open(`${BOARD}
german A 40/12/9/0 gun @ 0,0 as p1..2
soviet C 0/0/1/12 @ 4,-3 as truck
soviet A 12/6/9/11 @ 5,-3 as tank
victory axis marginal kills 2
axis has 1
`);
    const command = players.seat('plain', 1, {}).command(game, game.start);
    expect(command.do).toBe('fire');
    if (command.do !== 'fire') return;
    expect(command.shots.flatMap((shot) => shot.targets).sort()).toEqual(['tank', 'truck']);
  });

  it('the best idea is not to drive into a marked gun where greedy does', () => {
    const text = `${BOARD}
german A 10/4/4/8 @ -5,-4 as p1
soviet A 20/8/4/0 gun @ 9,-4 as gun opFire
zone goal : 5,-4
victory axis marginal control goal 1
axis has 1
`;
    const game = open(text);
    const rash = players.seat('greedy', 1, {}).command(game, game.start);
    expect(rash.do).toBe('move');
    const wary = players.seat('plain', 1, {}).command(game, game.start);
    const reach = (command: typeof wary) =>
      command.do === 'move'
        ? Math.max(...command.acts.map((act) => ('to' in act ? (game.world.board.grid.q[act.to] ?? 0) : -9)))
        : -9;
    expect(reach(wary)).toBeLessThan(reach(rash));
  });

  it('answers only what is worth the shot', () => {
    const at = (ds: number) => `${BOARD}
german A 12/8/9/8 @ 0,-4 as gun opFire
soviet A 12/6/${ds}/11 @ 9,-4 as tank
allied has 2
`;
    for (const [ds, shoots] of [
      [5, 'opFire'],
      [60, 'decline'],
    ] as const) {
      const game = open(at(ds));
      const to = game.world.board.grid.byName.get('8,-4') ?? 0;
      const on = game.world.board.grid.byName.get('7,-4') ?? 0;
      const { state } = game.play(
        game.start,
        'allied',
        { do: 'move', unit: 'tank', acts: [{ to }, { to: on }] },
        seededDice(1),
      );
      const top = state.frames.at(-1)?.at;
      const command = top === 'opFire' ? players.seat('plain', 1, {}).command(game, state).do : 'decline';
      expect([ds, command]).toEqual([ds, shoots]);
    }
  });

  it('what it does not see it does not use: hidden mines change no decision', () => {
    const mined = (hex: string) => `${BOARD}
german A 12/8/9/8 @ -4,0 as p1..2
soviet I 3/3/10/1 @ 4,0 as s1
mine allied hidden ${hex} 2-1
zone goal : 6,0
victory axis marginal control goal 1
axis has 3
`;
    const commands = ['-2,0', '0,0', '2,0', '-6,3'].map((hex) => {
      const game = open(mined(hex));
      return JSON.stringify(players.seat('regular', 3, {}).command(game, game.view(game.start, 'axis')));
    });
    expect(new Set(commands).size).toBe(1);
  });

  it('Veteran thinks step by step, can be stopped, and says why', () => {
    const game = open(`${SKIRMISH}`);
    const choose = seededChoice(4);
    const dice = seededDice(4);
    let state = game.start;
    for (let step = 0; step < 60 && state.frames.at(-1)?.at !== 'spend'; step++) {
      const side = game.decides(state) ?? 'axis';
      const command =
        state.frames.at(-1)?.at === 'impulse' ? ({ do: 'rollPool' } as const) : game.sample(state, choose);
      state = game.play(state, side, command, dice).state;
    }
    const view = game.view(state, game.decides(state) ?? 'axis');
    const player = players.seat('veteran', 1, {});
    const seen: number[] = [];
    const decision = inOneGo(deciding(player, game, view, { evals: 8 }), ({ evals }) => seen.push(evals));
    expect(seen.length).toBeGreaterThan(1);
    expect(decision.how).toBe('planned');
    for (const why of decision.explain()) {
      expect(Number.isFinite(why.value)).toBe(true);
      expect(english(why.said)).not.toMatch(/undefined|NaN|Infinity/);
    }
    const stopped = inOneGo(deciding(players.seat('veteran', 1, {}), game, view, { signal: { aborted: true } }));
    expect(game.check(view, game.decides(view) ?? 'axis', stopped.command)).toBeUndefined();
  });

  it.each(['regular', 'veteran'])(
    '%s gives a reason for each activation of an impulse and each unit that goes along',
    (level) => {
      const game = open(PLATOONS);
      const [player, dice] = [players.seat(level, 3, {}, { evals: 4 }), seededDice(1)];
      let state = game.start;
      const gone: string[] = [];
      const told: string[] = [];
      while (game.decides(state) === 'axis' && !state.outcome) {
        const command = player.command(game, game.view(state, 'axis'));
        if (command.do === 'move') {
          gone.push(command.unit);
          told.push(...(player.explain?.() ?? []).map(({ said }) => english(said)));
        }
        state = game.play(state, 'axis', command, dice).state;
      }
      expect(gone).toHaveLength(4);
      for (const unit of gone) expect(told.join('\n')).toContain(unit);
    },
  );

  it('every idea has a finite value and words, in random positions of whole games', () => {
    const game = open(SKIRMISH);
    const choose = seededChoice(9);
    const dice = seededDice(9);
    let state = game.start;
    let looked = 0;
    for (let step = 0; step < amount(600, 250) && game.decides(state); step++) {
      const side = game.decides(state) ?? 'axis';
      const frame = state.frames.at(-1);
      if (frame?.at === 'spend') {
        for (const style of [REGULAR, GREEDY]) {
          for (const idea of ideasOf(outlookOn(game.world, game.view(state, side), side), style, frame.pool)) {
            looked++;
            expect(Number.isFinite(idea.value)).toBe(true);
            expect(english(idea.why().said)).not.toMatch(/undefined|NaN|Infinity|nowhere/);
          }
        }
      }
      state = game.play(state, side, game.sample(state, choose), dice).state;
    }
    expect(looked).toBeGreaterThan(100);
  });
});
