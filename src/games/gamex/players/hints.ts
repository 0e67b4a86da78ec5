import { type Budget, watchOf } from '#ai/budget.ts';
import type { Plan } from '#ai/player.ts';
import { type Said, tenths } from '#core/say.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { say } from '../words.ts';
import { REGULAR } from './hand.ts';
import type { Idea, Why } from './idea.ts';
import { judge } from './judgement.ts';
import { outlookOn } from './outlook.ts';
import { legalIdeas } from './search.ts';
import { type AimKind, titleOf } from './titles.ts';
import { tried } from './tries.ts';

/** Hints: up to three things to do, each with another aim, with the results of playing them out. */

const MOST_HINTS = 3;
const MOST_IDEAS = 16;
/** Games in the head, without a clock. */
const GAMES = 24;

interface Held {
  readonly idea: Idea;
  readonly kind: AimKind;
  readonly title: Said;
  readonly values: number[];
}

const mean = ({ values, idea }: Held): number =>
  values.length === 0 ? idea.value : values.reduce((sum, one) => sum + one, 0) / values.length;

/** X6.1: before the points are rolled one may think about what to do with a middling roll. */
const MIDDLING = { roll: (sides: number) => Math.ceil((sides + 1) / 2) };
const FIRST: Command = { do: 'rollPool' };

export function* hintsFor(
  game: OpenGamex,
  view: State,
  budget: Budget,
): Generator<undefined, readonly Plan<Command, Why>[], undefined> {
  yield;
  const side = game.decides(view);
  const frame = view.frames.at(-1);
  if (side === undefined || (frame?.at !== 'spend' && frame?.at !== 'impulse')) return [];
  const rolls = frame.at === 'impulse';
  if (rolls && game.check(view, side, FIRST)) return [];
  const state = rolls ? game.play(view, side, FIRST, MIDDLING).state : view;
  if (game.decides(state) !== side) return [];
  const held = apart(game, state, side);
  const watch = watchOf(budget, GAMES);
  for (let round = 0; held.length > 0 && watch.more(); round++) {
    for (const { idea, values } of held) {
      values.push(tried(game, state, side, idea.command, 1 + round));
      watch.count();
      yield;
    }
  }
  const before = judge(game.world, state, side);
  return held
    .sort((a, b) => mean(b) - mean(a))
    .map(({ idea, title, values }) => {
      const one = mean({ idea, title, values, kind: 'order' });
      const gain = values.length === 0 ? idea.value : one - before;
      const risk = values.length === 0 ? 0 : Math.max(0, one - Math.min(...values));
      return {
        title,
        stakes: stakesOf(idea, values.length, gain, gain - risk, rolls),
        gain,
        risk,
        explanations: [idea.why()],
        commands: [rolls ? FIRST : idea.command],
      };
    });
}

/** The most promising of every kind; where there are few kinds, several of one. */
function apart(game: OpenGamex, state: State, side: Side): Held[] {
  const outlook = outlookOn(game.world, state, side);
  const all = legalIdeas(game, state, side, REGULAR, MOST_IDEAS).map(
    (idea): Held => ({ idea, ...titleOf(outlook, idea), values: [] }),
  );
  const chosen: Held[] = [];
  for (const one of all) if (!chosen.some(({ kind }) => kind === one.kind)) chosen.push(one);
  const place = ({ idea }: Held): string => `${idea.command.do} ${idea.why().to ?? ''}`;
  for (const one of all) if (!chosen.some((other) => place(other) === place(one))) chosen.push(one);
  return chosen.slice(0, MOST_HINTS);
}

const standing = (worth: number): Said => (worth < 0 ? say`${tenths(-worth)} worse` : say`${tenths(worth)} better`);

function stakesOf({ ap }: Idea, games: number, gain: number, worst: number, rolls: boolean): Said[] {
  const stakes: Said[] = [];
  if (rolls) stakes.push(say`Roll first: it takes ${ap} {point|points}.`);
  if (games > 0)
    stakes.push(
      say`After the enemy’s answer: ${standing(gain)} than now, at worst ${standing(worst)}; a platoon of infantry counts about 2.`,
    );
  return stakes;
}
