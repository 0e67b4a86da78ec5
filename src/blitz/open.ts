import type { Game } from '../core/game.ts';
import type { Emit } from '../core/play.ts';
import { assemble } from '../core/play.ts';
import { compile } from '../core/rulebook.ts';
import { emptyReach } from '../hex/path.ts';
import { readCommand, strayFault } from './command.ts';
import { evolve } from './evolve.ts';
import { movementGraph } from './movement.ts';
import type { Position } from './position.ts';
import { modulesOf } from './presets.ts';
import { QUESTIONS } from './questions.ts';
import { PRECEDENCE } from './rules/precedence.ts';
import { advanceStep } from './steps/advance.ts';
import { combatStep } from './steps/combat.ts';
import { declarationStep } from './steps/declaration.ts';
import { drawStep, standing } from './steps/draw.ts';
import { exchangeStep } from './steps/exchange.ts';
import { movementStep } from './steps/movement.ts';
import { retreatStep } from './steps/retreat.ts';
import { setupStep } from './steps/setup.ts';
import { type BlitzEvent, type BlitzFrame, type Command, type Side, SIDES, type State } from './types.ts';
import type { World } from './world.ts';

/** A game of Blitzkrieg: the contract, and on purpose the world it is played in and the position it began from. */
export interface Blitz extends Game<State, Command, BlitzEvent, State, Side> {
  readonly world: World;
  readonly position: Position;
}

/** Commands that takeBack can undo: those of movement and declaration (B80.10). */
const UNDOABLE: readonly Command['do'][] = [
  'placeReinforcement',
  'moveUnit',
  'flyAirborne',
  'endMovement',
  'declareBattle',
  'undeclare',
];

export function worldOf(position: Position): World {
  const { board } = position;
  const rules = compile(QUESTIONS, modulesOf(board, position.preset, position.switches), PRECEDENCE);
  const roadsNegate = rules.roadsNegateTerrain();
  const steps = {
    light: movementGraph(board, 'light', roadsNegate),
    heavy: movementGraph(board, 'heavy', roadsNegate),
  };
  const reach = { light: emptyReach(steps.light), heavy: emptyReach(steps.heavy) };
  return { board, rules, terms: position.terms, steps, reach };
}

export function openBlitz(position: Position): Blitz {
  const world = worldOf(position);
  const game = assemble<State, BlitzFrame, Command, BlitzEvent, State, Side>({
    sides: SIDES,
    start: position.state,
    overRule: 'B80.7',
    steps: {
      setup: setupStep(world),
      movement: movementStep(world),
      declaration: declarationStep(world),
      combat: combatStep(world),
      exchange: exchangeStep(world),
      retreat: retreatStep(world),
      advance: advanceStep(world),
      drawOffer: drawStep,
    },
    standing,
    evolve: (draft, event) => evolve(world.board, draft, event),
    read: readCommand,
    // Nothing is hidden in Blitzkrieg; the trail of a turn in progress is its owner's business.
    view: (state) => state,
    redact: (event) => event,
    reveals: (event) => event.is === 'fought' && event.die !== undefined,
    before: (_state: State, command: Command, emit: Emit<BlitzEvent>) => {
      if (UNDOABLE.includes(command.do)) emit({ is: 'marked' });
    },
    after: (_state: State, command: Command, emit: Emit<BlitzEvent>) => {
      if (UNDOABLE.includes(command.do)) emit({ is: 'noted' });
    },
  });
  return {
    ...game,
    check: (state, side, command) => strayFault(world.board, state, command) ?? game.check(state, side, command),
    world,
    position,
  };
}
