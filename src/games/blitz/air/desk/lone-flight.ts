import { type Message, msg, theHex } from '#core/message.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { Command, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { adjacent } from '#hex/grid.ts';

/** T23.1.2, T22.3b: a flight to a hex no ground unit can attack joins no battle and must be taken back. */
export function loneFlight({ board }: World, state: State, command: Command): Message | undefined {
  if (command.do !== 'assignMission' || (command.mission !== 'tactical' && command.mission !== 'support'))
    return undefined;
  const { hex } = command;
  if (state.avs.some((av) => av.hexes.includes(hex))) return undefined;
  const isBeside = state.units.some(
    (unit) => unit.side === state.mover && unit.place === 'map' && isGround(unit) && adjacent(board.grid, unit.at, hex),
  );
  return isBeside
    ? undefined
    : msg`no ground unit of yours is next to ${theHex(board.grid, hex)}, so the flight joins no battle (T23.1.2) and has to be taken back before combat`;
}
