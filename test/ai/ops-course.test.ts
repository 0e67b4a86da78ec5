import { expect, test } from 'vitest';
import { computer } from '../../src/ai/blitz/computer.ts';
import type { Explanation, Sentence } from '../../src/ai/blitz/explanation.ts';
import { captureOutlook } from '../../src/ai/blitz/ops/capture.ts';
import { nuclearKill } from '../../src/ai/blitz/ops/nuclear.ts';
import { strikeOutlook } from '../../src/ai/blitz/ops/tasks.ts';
import { theatre } from '../../src/ai/blitz/ops/theatre.ts';
import { REGULAR } from '../../src/ai/blitz/style.ts';
import { fieldOf, stackSize } from '../../src/blitz/field.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import { strikeDefence } from '../../src/blitz/odds.ts';
import { cityCapacity } from '../../src/blitz/supply.ts';
import { type Command, other, sizeOf, type State } from '../../src/blitz/types.ts';
import { seededDice } from '../../src/core/dice.ts';
import { openText } from '../laws/arena.ts';
import { tournamentSkirmish } from '../laws/skirmish.ts';

/** A game of Regular against itself: every command passes `check`, nobody resigns. */
function course(
  game: Blitz,
  seed: number,
  turns: number,
  seen: (state: State, command: Command, why: readonly Explanation[]) => void,
): void {
  const hand = () => computer(REGULAR, seed, undefined, { theatre });
  const players = { blue: hand(), red: hand() };
  const dice = seededDice(seed);
  let state = game.start;
  for (let n = 0; n < 4000 && state.turn <= turns; n++) {
    const prompt = game.prompt(state);
    if (!prompt) return;
    const player = players[prompt.side];
    const command = player.command(game, state);
    expect(command.do).not.toBe('resign');
    expect(game.check(state, prompt.side, command)).toBeUndefined();
    seen(state, command, player.explain?.() ?? []);
    state = game.play(state, command, dice).state;
  }
}

const SEEDS = Array.from({ length: 24 }, (_, i) => 301 + i);

test('Regular is legal at every decision of small wars with options drawn at random, and uses what they offer', () => {
  const used = new Map<string, number>();
  for (const seed of SEEDS) {
    course(openText(tournamentSkirmish(seed)), seed, 8, (_state, command) => {
      used.set(command.do, (used.get(command.do) ?? 0) + 1);
    });
  }
  for (const name of ['assignMission', 'landAircraft', 'rebase', 'placeReplacement', 'chooseLosses', 'landOnBeach']) {
    expect([name, (used.get(name) ?? 0) > 0]).toEqual([name, true]);
  }
}, 240_000);

type Plain = Extract<Sentence, { say: 'plain' }>;

/** What the engine says about the numbers of an explanation; undefined where only the text is held to them. */
function recomputed({ world }: Blitz, state: State, goal: string, target: number, { numbers }: Plain) {
  const enemy = other(state.mover);
  switch (goal) {
    case 'strategic': {
      const defence = strikeDefence(world, state, target);
      const size = stackSize(fieldOf(world.board, state), enemy, target);
      const outlook = strikeOutlook(numbers.factors ?? 0, defence, size);
      return { factors: numbers.factors, defence, kill: outlook?.kill, cost: outlook?.cost };
    }
    case 'assault': {
      const outlook = captureOutlook(world, numbers.strength ?? 0);
      return { strength: numbers.strength, faces: outlook?.faces, cost: outlook?.cost };
    }
    case 'nuclear': {
      const there = state.units.filter((unit) => unit.side === enemy && unit.place === 'map' && unit.at === target);
      const factors = there.reduce((sum, unit) => sum + sizeOf(unit), 0);
      return { factors, kill: nuclearKill(factors) };
    }
    case 'bombing':
      return { ...numbers, capacity: cityCapacity(state, target) };
    default:
      return undefined;
  }
}

const QUIET: ReadonlySet<string> = new Set(['defence', 'factors', 'cities', 'cut', 'limit']);

test('what operations say are numbers of the engine, and they stand in the sentence', () => {
  const goals = new Map<string, number>();
  const game = openText('scenario optional\nplacement blue-march\nplacement red-march\nblue moves\nadjudicate 9\n');
  let begun = game.start;
  const known = new Set<Sentence>();
  course(game, 5, 3, (state, _command, why) => {
    if (state.frames.at(-1)?.at !== 'declaration' || state.missions.length === 0) begun = state;
    for (const { goal, target, sentences } of why) {
      for (const sentence of sentences) {
        if (sentence.say !== 'plain' || known.has(sentence)) continue;
        known.add(sentence);
        goals.set(goal, (goals.get(goal) ?? 0) + 1);
        for (const [name, value] of Object.entries(sentence.numbers)) {
          const shown = sentence.text.includes(String(value)) || sentence.text.includes(value.toFixed(1));
          expect([sentence.text, name, shown || QUIET.has(name)]).toEqual([sentence.text, name, true]);
        }
        const again = recomputed(game, begun, goal, target ?? -1, sentence);
        if (again) expect(again).toEqual(sentence.numbers);
      }
    }
  });
  expect([...goals.keys()]).toEqual(expect.arrayContaining(['assault', 'support', 'nuclear', 'embark']));
}, 240_000);
