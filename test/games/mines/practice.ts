import type { Choose } from '../../../src/core/dice.ts';
import type { Practice } from '../../laws/course.ts';
import { type Command, type Event, GRID, type Side, SIDES, type State } from './mines.ts';

/** Mines the watcher does not see are moved elsewhere. */
function disguise(state: State, watcher: Side | 'spectator', choose: Choose): State | undefined {
  const moved = SIDES.flatMap((owner) => {
    const mine = state.mines[owner];
    return mine && !mine.sprung && owner !== watcher ? [[owner, { ...mine, at: choose(GRID.size) }] as const] : [];
  });
  return moved.length > 0 ? { ...state, mines: { ...state.mines, ...Object.fromEntries(moved) } } : undefined;
}

function sound({ squads, frames, winner }: State): string | undefined {
  if (squads.north.at === squads.south.at) return 'both squads stand in one hex';
  if (SIDES.some((side) => squads[side].men < 0)) return 'fewer than no men';
  if ((winner === undefined) !== frames.length > 0) return 'a game without a decision and without an end';
  return frames.at(-1)?.at === 'march' ? 'a march waits for nobody' : undefined;
}

const secretly = (_state: State, command: Command, choose: Choose): Command | undefined =>
  command.do === 'lay' ? { ...command, hex: choose(GRID.size) } : undefined;

export const practice: Practice<State, Command, Event, Side> = {
  lastResorts: ['resign'],
  aside: (_state, _waits, choose) => (choose(200) === 0 ? { do: 'resign' } : undefined),
  disguise,
  secretly,
  sound,
};
