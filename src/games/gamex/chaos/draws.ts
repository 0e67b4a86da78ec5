import type { Dice } from '#core/dice/dice.ts';
import type { Emit, Resume } from '#core/play.ts';
import type { Message } from '#core/message.ts';
import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import {
  type Answer,
  type Command,
  type FrameOf,
  type GamexEvent,
  type Need,
  other,
  type State,
} from '#games/gamex/types.ts';
import { refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { cardOf, drawFrom, facesOf, isAnswerable, isRed, lay, receive } from './deck.ts';
import { canHappen } from './events.ts';
import { mayHold, playable } from './windows.ts';

/** A result is wanted (X24.1–X24.3): red cards first, then a card, perhaps an event, perhaps dice after all. */

type Chance = FrameOf<'chance'>;

const WHAT: Readonly<Record<string, Message>> = {
  initiative: msg`the initiative`,
  activation: msg`the activation points`,
  morale: msg`a morale check`,
  attack: msg`an attack`,
  mine: msg`a mine`,
  interdiction: msg`the interdiction of a hex`,
  stress: msg`the strain of an attack`,
  block: msg`fire at a Block`,
  spotting: msg`spotting`,
  availability: msg`a battery`,
  accuracy: msg`the accuracy of a bombardment`,
  scatter: msg`where something comes down`,
  sinking: msg`a vehicle at sea`,
  demolition: msg`an engineer's work`,
  'anti-aircraft': msg`anti-aircraft fire`,
  'quick-time': msg`breath after quick-time`,
  cover: msg`opportunity fire`,
};

export const whatIsDrawn = ({ what }: Need): Message => WHAT[what] ?? msg`a result`;

/** X24.2c, X30.27 */
const isQuiet = (state: State, frame: Chance): boolean =>
  frame.results.length > 0 || state.frames.some(({ at }) => at === 'event');

/** Question marks are laid aside until a number comes, or dice are rolled where none can. */
function numbers(world: World, state: State, need: Need, emit: Emit<GamexEvent>, dice: Dice): readonly number[] {
  while (isAnswerable(world, state, need)) {
    const card = drawFrom(world, state, emit, dice);
    if (!card) break;
    const faces = facesOf(card, need);
    lay(world, state, need.side, card, faces ? 'result' : 'replaced', emit);
    if (faces) return faces;
  }
  return rolled(need, emit, dice);
}

/** X24.3 */
function rolled(need: Need, emit: Emit<GamexEvent>, dice: Dice): readonly number[] {
  const faces = Array.from({ length: need.faces }, () => dice.roll(6, need.what));
  emit({ is: 'diceInstead', side: need.side, faces });
  return faces;
}

/** One result, or nothing where an event comes between. */
function draw(
  world: World,
  state: State,
  frame: Chance,
  emit: Emit<GamexEvent>,
  dice: Dice,
): readonly number[] | undefined {
  const { need } = frame;
  if (isQuiet(state, frame)) return numbers(world, state, need, emit, dice);
  const card = drawFrom(world, state, emit, dice);
  if (!card) return rolled(need, emit, dice);
  const faces = facesOf(card, need);
  lay(world, state, need.side, card, faces ? 'result' : 'replaced', emit);
  if (faces) return faces;
  return frame.eventful ? rolled(need, emit, dice) : occur(world, state, frame, emit, dice);
}

/** X24.2a, b */
function occur(
  world: World,
  state: State,
  frame: Chance,
  emit: Emit<GamexEvent>,
  dice: Dice,
): readonly number[] | undefined {
  const { need } = frame;
  const { side } = need;
  const card = drawFrom(world, state, emit, dice);
  if (!card) return rolled(need, emit, dice);
  const { event } = card;
  if (isRed(event)) {
    receive(state, side, card, emit, dice);
    emit({ is: 'turnTo', frame: { ...frame, eventful: true } });
    return undefined;
  }
  lay(world, state, side, card, 'event', emit);
  if (canHappen(world, state, side, event)) {
    emit({ is: 'turnTo', frame: { ...frame, eventful: true } });
    emit({ is: 'push', frame: { at: 'event', side, event } });
    return undefined;
  }
  emit({ is: 'fizzled', side, event });
  return facesOf(card, need) ?? numbers(world, state, need, emit, dice);
}

/** Passes the result on to the step that waits for it. */
function finish(
  frame: Chance,
  result: Pick<Answer, 'faces' | 'saved'>,
  emit: Emit<GamexEvent>,
  resume: Resume<Command>,
): void {
  const { need, kept, drm, command } = frame;
  emit({ is: 'pop' });
  emit({ is: 'answered', answers: [...kept, { need, ...result, ...(drm === undefined ? {} : { drm }) }] });
  if (command) resume(command);
}

const same = ([first, second]: Chance['results']): boolean => first?.[0] === second?.[0];

const DRM: Readonly<Record<string, number>> = { R2: -2, R3: 2 };
const FORCED_MARCH = 6;

export const chanceDecision = (world: World): Decision<'chance'> => ({
  rule: 'X24.5c',
  commands: ['playCard', 'choose', 'decline'],
  side: sideOfFrame,
  asks: (_state, { need, results }) =>
    results.length > 1
      ? msg`two results for ${whatIsDrawn(need)}: choose result 1, ${results[0]?.[0] ?? 0}, or result 2, ${results[1]?.[0] ?? 0}`
      : msg`a card is drawn for ${whatIsDrawn(need)}: playCard plays a red card first, or decline`,
  *legal(state, { side, need, results }) {
    if (results.length > 1) {
      for (const result of [1, 2]) yield { do: 'choose', result };
      return;
    }
    for (const { number } of playable(world, state, side, need)) yield { do: 'playCard', card: number };
    yield { do: 'decline' };
  },
  sample(state, frame, choose) {
    return pick([...this.legal(state, frame)], choose) ?? { do: 'decline' };
  },
  check(state, { side, need, results }, command) {
    if (results.length > 1)
      return command.do === 'choose' && (command.result === 1 || command.result === 2)
        ? undefined
        : refuse('X24.6.t', msg`choose result 1 or 2`);
    if (command.do === 'choose') return refuse('X24.5c', msg`there is nothing to choose from`);
    if (command.do !== 'playCard') return undefined;
    if (state.chaos?.hands[side].includes(command.card) !== true)
      return refuse('X24.5c', msg`that card is not in the hand`);
    return playable(world, state, side, need).some(({ number }) => number === command.card)
      ? undefined
      : refuse('X24.5c', msg`that card is not for ${whatIsDrawn(need)}`);
  },
  play(_state, frame, command, emit, _dice, resume) {
    if (command.do === 'choose')
      return finish(frame, { faces: frame.results[(command.result ?? 1) - 1] ?? [] }, emit, resume);
    if (command.do !== 'playCard') return emit({ is: 'turnTo', frame: { ...frame, asked: frame.asked + 1 } });
    const code = cardOf(world, command.card)?.event ?? '';
    emit({ is: 'cardPlayed', side: frame.side, card: command.card });
    emit({ is: 'reshuffled' });
    if (code === 'R1' || code === 'R5') return finish(frame, { faces: [], saved: true }, emit, resume);
    if (code === 'R4') return finish(frame, { faces: [FORCED_MARCH] }, emit, resume);
    if (code === 'R6') return emit({ is: 'turnTo', frame: { ...frame, fate: frame.side } });
    emit({ is: 'turnTo', frame: { ...frame, drm: (frame.drm ?? 0) + (DRM[code] ?? 0) } });
  },
  settle(state, frame, emit, dice, resume) {
    const { need, results, fate } = frame;
    if (frame.asked < 2) {
      const side = frame.asked === 0 ? need.side : other(need.side);
      if (mayHold(world, state, side, need)) {
        if (frame.side !== side) emit({ is: 'turnTo', frame: { ...frame, side } });
        return false;
      }
      emit({ is: 'turnTo', frame: { ...frame, asked: frame.asked + 1 } });
      return true;
    }
    if (need.faces === 0) finish(frame, { faces: [] }, emit, resume);
    else if (results.length < (fate ? 2 : 1)) {
      const faces = draw(world, state, frame, emit, dice);
      const now = state.frames.at(-1);
      if (faces && now?.at === 'chance') emit({ is: 'turnTo', frame: { ...now, results: [...results, faces] } });
    } else if (fate && !same(results)) {
      if (frame.side === fate) return false;
      emit({ is: 'turnTo', frame: { ...frame, side: fate } });
    } else finish(frame, { faces: results[0] ?? [] }, emit, resume);
    return true;
  },
});
