import { victoryOf } from '#games/blitz/countries/wars/liberation.ts';
import type { RuleId } from '#core/objection.ts';
import { code, type Said, say, theSide } from '#core/say.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
import type { BlitzFrame, State, Unit } from '#games/blitz/types.ts';
import { verdictOf } from './rules/victory.ts';
import type { World } from '#games/blitz/world.ts';
import { ruleIn, ruleOf } from './rules/setup-order.ts';
import type { CourseEvent } from './reducer.ts';

/** Announcement of a phase, for phases worth telling. */
function phaseInWords(world: World, state: State, frame: BlitzFrame): readonly [Said, RuleId] | undefined {
  const { phases } = world;
  const { mover } = state;
  switch (frame.at) {
    case 'setup':
      return [say`${theSide(frame.side)} sets up`, ruleIn(world, state, frame)];
    case 'movement':
      return frame.impulse === 2
        ? [say`${theSide(mover)} moves a second time`, 'M80.27']
        : [say`${theSide(mover)} moves`, phases.movement];
    case 'battles':
      return [say`${theSide(mover)} attacks`, 'M80.25'];
    case 'declaration':
      return [say`${theSide(mover)} declares battles`, phases.declaration];
    case 'combat':
      return [say`${theSide(mover)} fights`, phases.combat];
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
  push: untold,
  pop: untold,
  turnTo({ world, state }, event) {
    const phase = phaseInWords(world, state, event.frame);
    return !phase || state.frames.at(-1)?.at === event.frame.at ? undefined : told(...phase);
  },
  marked: untold,
  noted: untold,
  committed: untold,
  impulse: untold,
  takenBack: (_telling, event) => told(say`${event.commands} {command is|commands are} taken back`, 'B80.10'),
  placed: ({ id, hex, unit, world }, event) =>
    told(
      say`${id(event.unit)} is set up at ${hex(event.hex)}`,
      placingRule(world, unit(event.unit), event.aside === true),
    ),
  putToSea: ({ id, unit, world }, event) =>
    told(
      say`${id(event.unit)} is set up At Sea in zone ${code(event.zone)}`,
      world.rules.course.placing ?? (unit(event.unit).side === 'red' ? 'T3.2' : 'T3.3'),
    ),
  heldBack: ({ id }, event) => told(say`${id(event.unit)} is held back`, 'B3.5'),
  playerTurn: (_telling, event) => told(say`turn ${event.turn}: ${theSide(event.mover)}'s player turn begins`, 'B4.1'),
  streak: (_telling, event) =>
    told(
      say`ends of player turns in a row with every enemy home city: ${theSide('blue')} ${event.blue}, ${theSide('red')} ${event.red}`,
      'B5.2',
    ),
  drawOffered: (_telling, event) => told(say`${theSide(event.by)} offers a draw`, 'B80.11'),
  drawRefused: (_telling, event) => told(say`${theSide(event.by)} refuses the draw`, 'B80.11'),
  over({ world, state }, event) {
    const { winner, rule, because: why } = verdictOf(world, state, event.outcome, victoryOf(world, state));
    return told(winner === 'draw' ? say`the game is a draw: ${why}` : say`${theSide(winner)} wins: ${why}`, rule);
  },
};
