import { victoryOf } from '#games/blitz/countries/wars/liberation.ts';
import type { RuleId } from '#core/objection.ts';
import { code, type Message, msg, theSide } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import type { BlitzFrame, State, Unit } from '#games/blitz/types.ts';
import { verdictOf } from './rules/victory.ts';
import type { World } from '#games/blitz/world.ts';
import { ruleIn, ruleOf } from './rules/setup-order.ts';
import type { CourseEvent } from './reducer.ts';

/** Announcement of a phase, for phases worth telling. */
function phaseInWords(world: World, state: State, frame: BlitzFrame): readonly [Message, RuleId] | undefined {
  const { phases } = world;
  const { mover } = state;
  switch (frame.at) {
    case 'setup':
      return [msg`${theSide(frame.side)} sets up`, ruleIn(world, state, frame)];
    case 'movement':
      return frame.impulse === 2
        ? [msg`${theSide(mover)} moves a second time`, 'M80.27']
        : [msg`${theSide(mover)} moves`, phases.movement];
    case 'battles':
      return [msg`${theSide(mover)} attacks`, 'M80.25'];
    case 'declaration':
      return [msg`${theSide(mover)} declares battles`, phases.declaration];
    case 'combat':
      return [msg`${theSide(mover)} fights`, phases.combat];
    default:
      return undefined;
  }
}

/** The rule a unit is set up by. */
function placingRule(world: World, { side, nation }: Unit, aside: boolean): RuleId {
  if (nation !== undefined) return 'M18.5';
  if (aside) return 'M17.h.2';
  return world.opening.liberation ? 'M17.g.1' : ruleOf(world, side);
}

export const courseSays: Says<CourseEvent['is']> = {
  push: noEntry,
  pop: noEntry,
  turnTo({ world, state }, event) {
    const phase = phaseInWords(world, state, event.frame);
    return !phase || state.frames.at(-1)?.at === event.frame.at ? undefined : logEntry(...phase);
  },
  marked: noEntry,
  noted: noEntry,
  committed: noEntry,
  impulse: noEntry,
  takenBack: (_telling, event) => logEntry(msg`${event.commands} {command is|commands are} taken back`, 'B80.10'),
  placed: ({ id, hex, unit, world }, event) =>
    logEntry(
      msg`${id(event.unit)} is set up at ${hex(event.hex)}`,
      placingRule(world, unit(event.unit), event.aside === true),
    ),
  putToSea: ({ id, unit, world }, event) =>
    logEntry(
      msg`${id(event.unit)} is set up At Sea in zone ${code(event.zone)}`,
      world.rules.course.placing ?? (unit(event.unit).side === 'red' ? 'T3.2' : 'T3.3'),
    ),
  heldBack: ({ id }, event) => logEntry(msg`${id(event.unit)} is held back`, 'B3.5'),
  playerTurn: (_telling, event) =>
    logEntry(msg`turn ${event.turn}: ${theSide(event.mover)}'s player turn begins`, 'B4.1'),
  streak: (_telling, event) =>
    logEntry(
      msg`ends of player turns in a row with every enemy home city: ${theSide('blue')} ${event.blue}, ${theSide('red')} ${event.red}`,
      'B5.2',
    ),
  drawOffered: (_telling, event) => logEntry(msg`${theSide(event.by)} offers a draw`, 'B80.11'),
  drawRefused: (_telling, event) => logEntry(msg`${theSide(event.by)} refuses the draw`, 'B80.11'),
  over({ world, state }, event) {
    const { winner, rule, because: why } = verdictOf(world, state, event.outcome, victoryOf(world, state));
    return logEntry(winner === 'draw' ? msg`the game is a draw: ${why}` : msg`${theSide(winner)} wins: ${why}`, rule);
  },
};
