import { objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { outpostsOf } from '#games/blitz/combat/rules/outposts.ts';
import { harmsDefender } from '#games/blitz/combat/rules/result.ts';
import { NOWHERE } from '#hex/hex.ts';
import { neighboursOf } from '#hex/grid.ts';
import { isRailHex } from '#games/blitz/board.ts';
import { type BlitzEvent, other, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard } from './card.ts';
import { entryFault } from '../ground/rail/rails.ts';
import { crowdedFault } from '../ground/rail/train-spacing.ts';
import { trainsAt } from '../ground/rail/trains.ts';
import type { Lists } from '#games/blitz/rule-card.ts';

type OverranEvent = Extract<BlitzEvent, { is: 'overran' }>;

function afterOverrun(world: World, state: State, { units, hex }: OverranEvent): BlitzEvent[] {
  const trains = trainsAt(state, other(state.mover), hex);
  const shut = [hex, ...neighboursOf(world.board.grid, hex)].filter(
    (one) => isRailHex(world.board, one) && entryFault(world, state, { side: state.mover }, NOWHERE, one) !== undefined,
  );
  return [
    { is: 'attackersNoted', units },
    ...(shut.length > 0 ? [{ is: 'railsShut', hexes: shut } as const] : []),
    ...(trains.length > 0 ? [{ is: 'trainsTaken', units: trains, by: state.mover } as const] : []),
  ];
}

const OPEN: Lists = { movement: ['moveTrain', 'entrain', 'detrain', 'cutRail'] };

/** M7: roads are railways: nobody walks faster on them, trains carry units along them, and they can be cut. */
export const railroads: ModuleCard = {
  rule: 'M7.0',
  opens: OPEN,
  answers: () => ({
    ground: { roadsOpen: [], lines: 'rails' },
    roadSteps: ({ unit }) => objection('M7.0', msg`${unit} has no roads: the lines are railways`),
    // O24.14 leaves only roads, and there are none.
    leave: ({ state, unit }) =>
      unit.cutter && unit.stopped
        ? objection('M7.13', msg`${unit} has cut a rail line and moves no more in this impulse`)
        : state.weather === 'roadsOnly' && isGround(unit)
          ? objection('M7.0', msg`${unit} does not move: the floods leave only roads, and the lines are railways`)
          : undefined,
    // M7.11, M7.13, M6.5: what an overrun means for trains and rails.
    follows: ({ world, state, event }) => (event.is === 'overran' ? afterOverrun(world, state, event) : []),
    mayEndMovement: ({ world, state }) => crowdedFault(world, state),
    boards: ({ unit }) =>
      unit.detrained ? objection('M7.5', msg`${unit} came off a train: it uses no other transport`) : undefined,
    attack: ({ unit }) =>
      unit.cutter ? objection('M7.13', msg`${unit} has cut a rail line and does not attack`, 'M90.7') : undefined,
    // M70.fallback: any result but a loss or retreat of the attacker alone.
    alsoLost: ({ state, hexes, result }) =>
      harmsDefender(result)
        ? [{ units: hexes.flatMap((hex) => trainsAt(state, other(state.mover), hex)), rule: 'M7.10' }]
        : [],
    outposts: ({ state, side, hex }) => outpostsOf(state, trainsAt(state, side, hex), 'M7.10'),
  }),
};
