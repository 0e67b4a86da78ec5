import { straightWay } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Desk, Happening, Intent } from '#table/desk.ts';
import { targetsIn } from '../fire/strength.ts';
import { gameNow, type OpenGamex } from '../position.ts';
import type { Command, GamexEvent, Side, State } from '../types.ts';
import { unitNamed } from '../units.ts';
import type { World } from '../world.ts';
import { actionsOf, aimedAt, choiceOf } from './actions.ts';
import { happeningsOf } from './happenings.ts';
import { overlayOf } from './overlays.ts';
import { questionsOf } from './questions.ts';
import { reachTogether } from './reach.ts';
import { briefOf, sceneOf, wayOf } from './scene.ts';

/** Tactical GameX at a table. */

function commandsForClick(game: OpenGamex, state: State, { units, hex, like }: Intent<Command>): Command[] {
  const { world } = game;
  const side = game.decides(state);
  const frame = state.frames.at(-1);
  const [first] = units;
  if (like) {
    const command = aimedAt(like, hex);
    return command ? [command] : [];
  }
  const unit = first === undefined ? undefined : unitNamed(world, state, first);
  if (!unit || side === undefined) return [];
  if (frame?.at === 'setup') return units.map((id) => ({ do: 'place', unit: id, hex }));
  if (frame?.at === 'opFire' || frame?.at === 'aaFire') return [{ do: frame.at, units }];
  const targets = targetsIn(state, side, hex);
  if (targets.length > 0) return [{ do: 'fire', shots: [{ by: units, at: hex, targets }] }];
  const stepsOf = (from: Hex) => straightWay(world.board.grid, from, hex).map((to) => ({ to }));
  if (frame?.at === 'walk') return [{ do: 'go', acts: stepsOf(unit.at) }];
  const moves = units.flatMap((id): Command[] => {
    const one = unitNamed(world, state, id);
    return one ? [{ do: 'move', unit: id, acts: stepsOf(one.at) }] : [];
  });
  // If one unit cannot go, none goes: its refusal names the rule.
  return (moves.length > 1 ? moves.filter((command) => game.check(state, side, command)) : moves).slice(0, 1);
}

export const deskOf = (game: OpenGamex): Desk<State, Command, GamexEvent, Side, State> => ({
  brief: (state) => briefOf(game, state),
  scene: (state) => sceneOf(game, state),
  own: (state) => state,
  reach: (state, units, via) => reachTogether(gameNow(game, state), state, units, via),
  actions: (state, units) => actionsOf(gameNow(game, state), state, units),
  choices(state, most) {
    const done = JSON.stringify(wayOf(state).done);
    const found = [];
    for (const command of game.legal(state)) {
      if (JSON.stringify(command) === done) continue;
      found.push(choiceOf(game, command, whereOf(game.world, state, command)));
      if (found.length >= most) break;
    }
    return found;
  },
  bill: () => undefined,
  pay: () => ({ do: 'decline' }),
  intent: (state, wish) => commandsForClick(game, state, wish),
  happened: (before, events): readonly Happening[] => happeningsOf(game, before, events),
  overlay: (state, name) => overlayOf(game, state, name),
  questions: questionsOf(game),
});

function whereOf(world: World, state: State, command: Command): { readonly hex?: number; readonly unit?: string } {
  switch (command.do) {
    case 'place':
      return { hex: 'on' in command ? (unitNamed(world, state, command.on)?.at ?? NOWHERE) : command.hex };
    case 'airAttack':
    case 'airSpot':
    case 'spot':
    case 'overrun':
    case 'closeAssault':
      return { hex: command.hex };
    case 'seaAdvance':
    case 'seaEnter':
      return { hex: command.hex, unit: command.unit };
    case 'fireNow':
      return command.shots[0] ? { hex: command.shots[0].at } : {};
    case 'choose':
      return {
        ...(command.hex === undefined ? {} : { hex: command.hex }),
        ...(command.unit === undefined ? {} : { unit: command.unit }),
      };
    case 'fly':
    case 'assignCP':
      return { unit: command.unit };
    case 'opFire':
      return command.units[0] === undefined ? {} : { unit: command.units[0] };
    default:
      return {};
  }
}
