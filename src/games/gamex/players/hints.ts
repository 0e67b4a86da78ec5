import { type Budget, watchOf } from '#ai/budget.ts';
import type { Plan } from '#ai/player.ts';
import { type Message, tenths } from '#core/message.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { msg } from '../words.ts';
import { REGULAR } from './policy.ts';
import type { Idea, Why } from './idea.ts';
import { judge } from './judgement.ts';
import { outlookOn } from './outlook.ts';
import { legalIdeas } from './options.ts';
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
  readonly title: Message;
  readonly values: number[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

const worthOf = ({ values, idea }: Held): number => (values.length === 0 ? idea.value : mean(values));

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
  const state = rolls ? game.after(view, side, FIRST, MIDDLING) : view;
  if (game.decides(state) !== side) return [];
  const held = apart(game, state, side);
  const hold = restOf(game, view, side, frame.at === 'spend' && frame.spent > 0 ? 'endImpulse' : 'pass');
  const watch = watchOf(budget, GAMES);
  for (let round = 0; held.length > 0 && watch.more(); round++) {
    hold?.values.push(tried(game, view, side, hold.command, 1 + round));
    for (const { idea, values } of held) {
      values.push(tried(game, state, side, idea.command, 1 + round));
      watch.count();
      yield;
    }
  }
  const measured = hold && hold.values.length > 0 ? mean(hold.values) : judge(game.world, state, side);
  const plans = held
    .sort((a, b) => worthOf(b) - worthOf(a))
    .map((one) => planOf(one, measured, rolls, hold !== undefined))
    .filter(({ gain }) => hold === undefined || gain > 0);
  return plans.length > 0 || hold === undefined ? plans : [holding(hold.command)];
}

interface Rest {
  readonly command: Command;
  readonly values: number[];
}

/** Baseline of the hints: spend nothing more. Undefined where the rules forbid it. */
function restOf(game: OpenGamex, state: State, side: Side, verb: 'endImpulse' | 'pass'): Rest | undefined {
  const command: Command = { do: verb };
  return game.check(state, side, command) ? undefined : { command, values: [] };
}

function planOf({ idea, title, values }: Held, measured: number, rolls: boolean, rests: boolean): Plan<Command, Why> {
  const tries = values.length;
  const gain = tries === 0 ? idea.value : mean(values) - measured;
  const risk = tries === 0 ? 0 : Math.max(0, mean(values) - Math.min(...values));
  return {
    title,
    stakes: stakesOf(idea, tries > 0 ? { gain, worst: gain - risk, rests } : undefined, rolls),
    gain,
    risk,
    explanations: [idea.why()],
    commands: [rolls ? FIRST : idea.command],
  };
}

/** Plan to stop, where nothing that was tried does better. */
const holding = (command: Command): Plan<Command, Why> => ({
  title: msg`Hold: spend no more points now`,
  stakes: [msg`Everything that was tried leaves you worse off after the enemy’s answer.`],
  gain: 0,
  risk: 0,
  explanations: [],
  commands: [command],
});

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

const standing = (worth: number): Message => (worth < 0 ? msg`${tenths(-worth)} worse` : msg`${tenths(worth)} better`);

interface Judged {
  readonly gain: number;
  readonly worst: number;
  /** Measured against holding still, else against the present position. */
  readonly rests: boolean;
}

function stakesOf({ ap }: Idea, judged: Judged | undefined, rolls: boolean): Message[] {
  const stakes: Message[] = [];
  if (rolls) stakes.push(msg`Roll first: it takes ${ap} {point|points}.`);
  if (judged) {
    const [usual, worst] = [standing(judged.gain), standing(judged.worst)];
    stakes.push(
      judged.rests
        ? msg`After the enemy’s answer: ${usual} than holding, at worst ${worst}; a platoon of infantry counts about 2.`
        : msg`After the enemy’s answer: ${usual} than now, at worst ${worst}; a platoon of infantry counts about 2.`,
    );
  }
  return stakes;
}
