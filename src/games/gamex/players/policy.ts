import type { Choose } from '#core/dice/dice.ts';
import { activityDecision } from '../turn/activity.ts';
import { goodMine } from '../turn/setup.ts';
import { gameNow, type OpenGamex } from '../position.ts';
import type { Command, FrameOf, Side, State, Unit } from '../types.ts';
import { inactive, unitNamed } from '../units.ts';
import { answerStep, fireAtAircraft, fireNow, flyOn, goOn, keepWatch } from './answers.ts';
import { assaultIdeas } from './assaults.ts';
import { fireIdeas } from './fires.ts';
import type { Idea } from './idea.ts';
import { playOrKeep, takeChance } from './options/cards.ts';
import { bestMove, type Choice, type Going, marchIdeas, type Taste, whyGo } from './marches.ts';
import { otherIdeas } from './others.ts';
import { attachPost, inCommand, joinsAt } from './options/command.ts';
import { faceIdeas } from './options/gun-direction.ts';
import { interdictIdeas } from './options/interdiction.ts';
import { smokeIdeas } from './options/smoke.ts';
import { fireAtChargers, jumpOrStay, strainOrNot } from './options/windows.ts';
import { always, type More, type Outlook, outlookOn } from './outlook.ts';
import { airOrder, nextFlight } from './supplements/drops.ts';
import { carrierFor, engineerIdeas } from './supplements/engineers.ts';
import { comeAshore, navalIdeas, seaPlace } from './supplements/landings.ts';
import type { Use } from './uses.ts';

/** Playing style. */
export interface Style {
  readonly taste: Taste;
  /** Ideas worth less are not worth a point. */
  readonly least: number;
  /** Fire at a mover is opened for no less. */
  readonly answer: number;
  /** Watches, looks, calls and assaults, or only shoots and moves. */
  readonly whole: boolean;
  /** Ways to go for each unit, where more than the best is thought of. */
  readonly choice?: Choice;
  /** Thing it does not make use of. */
  readonly without?: Use;
  /** Errors of a beginner. */
  readonly slips?: Slips;
}

/** A beginner overlooks some of what could be done, and is rash about the rest. */
export interface Slips {
  /** Ideas overlooked, in 100. */
  readonly misses: number;
  /** Error in the worth of an idea, in 100. */
  readonly haste: number;
}

export const REGULAR: Style = {
  taste: { guns: 0.35, danger: 0.75, toll: 1, cover: 0.12, march: 1, look: 24, shot: 0.8 },
  least: 0.06,
  answer: 0.3,
  whole: true,
};

/** Faster style for playouts. */
export const HASTY: Style = { ...REGULAR, taste: { ...REGULAR.taste, look: 10 } };

/** Learns the game: thinks more of what it does than of what is done to it. */
export const NOVICE: Style = {
  ...REGULAR,
  taste: { ...REGULAR.taste, danger: 0.3, toll: 0.2, look: 6 },
  slips: { misses: 65, haste: 100 },
};

function slipped(ideas: readonly Idea[], { misses, haste }: Slips, choose: Choose): readonly Idea[] {
  const seen = ideas.filter(() => choose(100) >= misses);
  const felt = seen.map((idea) => ({ idea, worth: rate(idea) * (1 + (choose(2 * haste + 1) - haste) / 100) }));
  return felt.sort((a, b) => b.worth - a.worth).map(({ idea }) => idea);
}

/** Takes the best shot it has, else goes where it must. */
export const GREEDY: Style = {
  taste: { guns: 0.1, danger: 0, toll: 0, cover: 0, march: 1, look: 12, shot: 1 },
  least: 0.06,
  answer: 0,
  whole: false,
};

/** Ideas for the points at hand, the best first. */
export function ideasOf(outlook: Outlook, style: Style, pool: number): Idea[] {
  const fires = fireIdeas(outlook);
  const shots = new Map<string, number>();
  for (const { command, value } of fires) {
    if (command.do !== 'fire') continue;
    const firing = command.shots.flatMap((shot) => shot.by);
    for (const id of firing) shots.set(id, Math.max(shots.get(id) ?? 0, value / firing.length));
  }
  const shotOf = ({ id }: Unit) => shots.get(id) ?? 0;
  const ideas = [...fires, ...marchIdeas(outlook, style.taste, shotOf, style.choice)];
  if (style.whole)
    ideas.push(
      ...assaultIdeas(outlook, pool),
      ...otherIdeas(outlook, pool, shotOf),
      ...smokeIdeas(outlook, style.taste, shotOf),
      ...interdictIdeas(outlook, shotOf),
      ...faceIdeas(outlook, shotOf),
    );
  ideas.push(...engineerIdeas(outlook), ...navalIdeas(outlook));
  return inCommand(outlook, ideas)
    .filter(({ ap, value }) => ap <= pool && value >= style.least)
    .sort((a, b) => rate(b) - rate(a));
}

/** Points are scarce: what takes two must bring more. */
const rate = ({ value, ap, dear = 0 }: Idea): number => value / Math.max(0.6, ap - SPARE * dear);
/** Often points are left over: dearer units are not that much worse. */
const SPARE = 0.6;

const MOST_POOL = 6;

/** The best idea that the rules allow. */
function chosen(game: OpenGamex, state: State, side: Side, ideas: readonly Idea[]): Idea | undefined {
  return ideas.find(({ command }) => !game.check(state, side, command));
}

/** Hears of the idea behind a decision. */
export type Tell = (idea: Idea) => void;

function spendPoints(
  game: OpenGamex,
  state: State,
  frame: FrameOf<'spend'>,
  style: Style,
  choose: Choose,
  more: More,
  tell?: Tell,
): Command {
  const outlook = outlookOn(game.world, state, frame.side, more, style.without);
  const ideas = ideasOf(outlook, style, frame.pool);
  const best = chosen(game, state, frame.side, style.slips ? slipped(ideas, style.slips, choose) : ideas);
  if (best) tell?.(best);
  return best?.command ?? { do: frame.spent > 0 ? 'endImpulse' : 'pass' };
}

function rollOrPass(game: OpenGamex, state: State, frame: FrameOf<'impulse'>, style: Style, more: More): Command {
  const outlook = outlookOn(game.world, state, frame.side, more, style.without);
  return hasIdea(outlook, style) ? { do: 'rollPool' } : { do: 'pass' };
}

/** Is anything worth a point? One idea is enough to know. */
function hasIdea(outlook: Outlook, style: Style): boolean {
  const good = ({ value }: { readonly value: number }) => value >= style.least;
  if (fireIdeas(outlook).some(good)) return true;
  const idle = outlook.state.units.filter((unit) => unit.side === outlook.side && inactive(unit));
  for (const unit of idle) {
    const going = unit.place === 'map' || unit.place === 'waits' ? bestMove(outlook, unit, style.taste, 0) : undefined;
    if (going && good(going)) return true;
  }
  return ideasOf(outlook, style, MOST_POOL).length > 0;
}

/** More units of the active hex join for nothing. */
function goOnWith(
  game: OpenGamex,
  state: State,
  frame: FrameOf<'activity'>,
  style: Style,
  more: More,
  tell?: Tell,
): Command {
  const { world } = game;
  const outlook = outlookOn(world, state, frame.side, more, style.without);
  let best: Going | undefined;
  let most = style.least / 2;
  const seen = new Set<string>();
  for (const command of activityDecision(world).legal(state, frame)) {
    if (!more()) break;
    if (command.do === 'rally' || command.do === 'setOF') return command;
    if (command.do !== 'move' || seen.has(command.unit)) continue;
    seen.add(command.unit);
    const unit = unitNamed(world, state, command.unit);
    const going = unit ? bestMove(outlook, unit, style.taste, 0) : undefined;
    if (
      going &&
      going.value > Math.max(most, joinsAt(outlook, unit)) &&
      !game.check(state, frame.side, going.command)
    ) {
      most = going.value;
      best = going;
    }
  }
  const going = best;
  if (!going) return { do: 'finish' };
  tell?.({ ...going, ap: 0, why: () => whyGo(outlook, going, going.value) });
  return going.command;
}

/** Craft before the beach that suits them, units where they stand well, then the mines, by chance, and the targets of flights. */
function setUp(game: OpenGamex, state: State, style: Style, choose: Choose): Command {
  const side = game.decides(state);
  if (side === undefined) return { do: 'done' };
  const works = game.check(state, side, { do: 'placeRest' });
  const craft = works || style.without === 'landings' ? undefined : seaPlace(game, state, side);
  if (craft) return craft;
  if (!works) return { do: 'placeRest' };
  const mine = goodMine(game.world, state, side, choose);
  if (mine) return mine;
  const carrier = carrierFor(outlookOn(game.world, state, side, always, style.without));
  if (carrier) return carrier;
  return (style.without === 'drops' ? undefined : airOrder(game, state, side)) ?? { do: 'done' };
}

/** One decision, whatever it is about. */
export function decide(
  opened: OpenGamex,
  state: State,
  style: Style,
  choose: Choose,
  more: More = always,
  tell?: Tell,
): Command {
  const game = gameNow(opened, state);
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'setup':
      return setUp(game, state, style, choose);
    case 'impulse':
      return rollOrPass(game, state, frame, style, more);
    case 'spend':
      return spendPoints(game, state, frame, style, choose, more, tell);
    case 'activity':
      return goOnWith(game, state, frame, style, more, tell);
    case 'walk':
      return goOn(game, state, frame, style.taste);
    case 'opFire':
      return answerStep(game, state, frame, style.answer);
    case 'spotFire':
      return fireNow(game, state, frame);
    case 'flight':
      return flyOn(game, state, frame);
    case 'aaFire':
      return fireAtAircraft(game, state, frame);
    case 'keepOF':
      return keepWatch(outlookOn(game.world, state, frame.side, more, style.without), style.taste);
    case 'returnCP':
      return (style.without === 'command' ? undefined : attachPost(game, state, frame)) ?? game.sample(state, choose);
    case 'assault':
      return firstWay(game, state);
    default:
      return special(game, state, style) ?? game.sample(state, choose);
  }
}

/** Decisions that only the Supplemental and Optional rules know. */
function special(game: OpenGamex, state: State, { without }: Style): Command | undefined {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'attacks':
      return without === 'stress' ? { do: 'decline' } : strainOrNot(game, state, frame);
    case 'bailOut':
      return without === 'bailOut' ? { do: 'decline' } : jumpOrStay(game, state, frame);
    case 'banzai':
      return fireAtChargers(game, state, frame);
    case 'sea':
      return without === 'landings' ? undefined : comeAshore(game, state, frame);
    case 'chance':
      return without === 'cards' ? undefined : playOrKeep(game, state, frame);
    case 'event':
      return without === 'cards' ? undefined : takeChance(game, state, frame);
    case 'drops':
      return without === 'drops' ? undefined : nextFlight(game, state, frame.side);
    default:
      return undefined;
  }
}

/** First legal command: called units move in one after another. */
function firstWay(game: OpenGamex, state: State): Command {
  for (const command of game.legal(state)) return command;
  return { do: 'finish' };
}

/** Decided command, or a legal one if that was an error. */
export function sure(
  game: OpenGamex,
  state: State,
  style: Style,
  choose: Choose,
  more: More = always,
  tell?: Tell,
): Command {
  const side = game.decides(state);
  const command = decide(game, state, style, choose, more, tell);
  return side === undefined || game.check(state, side, command) ? game.sample(state, choose) : command;
}
