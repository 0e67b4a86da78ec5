import type { Opening } from './modules/card.ts';
import type { Phase, Tell } from './phases/phase.ts';
import { PLAYER_TURN } from './phases/player-turn.ts';
import { SETUP } from './phases/set-up.ts';
import { hasThird, isCivil, minorsOnly } from './phases/wars.ts';
import type { Options } from './presets.ts';
import { type BlitzFrame, other, type Side, type State, type Unit } from './types.ts';
import type { World } from './world.ts';

const whose = (frame: BlitzFrame): Side | undefined => ('side' in frame ? frame.side : undefined);

const stageOf = (frame: BlitzFrame): string | number | undefined => {
  if (frame.at === 'movement') return frame.impulse ?? frame.step;
  return 'stage' in frame ? frame.stage : undefined;
};

function holds(phase: Phase, state: State, frame: BlitzFrame): boolean {
  if (phase.parts?.includes(frame.at)) return true;
  const begun = phase.frame?.(state);
  return begun?.at === frame.at && whose(begun) === whose(frame) && stageOf(begun) === stageOf(frame);
}

const inPlay = ({ with: needs, dropped, only }: Phase, { options, opening }: World): boolean =>
  (needs === undefined || needs.some((name) => options[name])) &&
  dropped?.(options) === undefined &&
  only?.(opening) !== false;

/** The lines that follow the phase a state is in; after the last one the next player turn begins. */
function following(world: World, state: State): readonly Phase[] {
  const [frame] = state.frames;
  if (!frame) throw new Error('the game is over, no phase follows');
  const stage = SETUP.findIndex((phase) => inPlay(phase, world) && holds(phase, state, frame));
  if (stage >= 0) return [...SETUP.slice(stage + 1), ...PLAYER_TURN];
  const no = PLAYER_TURN.findIndex((phase) => holds(phase, state, frame));
  return [...PLAYER_TURN.slice(no + 1), ...PLAYER_TURN];
}

/** The phase is over: on to the next one that is in this game and comes now. */
export function goOn(world: World, state: State, emit: Tell): void {
  for (const phase of following(world, state)) {
    if (!inPlay(phase, world) || phase.now?.(world, state) === false) continue;
    phase.does?.(world, state, emit);
    if (state.outcome) return;
    if (phase.frame) return emit({ is: 'turnTo', frame: phase.frame(state) });
  }
}

/** The decisions of a player turn in this game, in their order. */
export const decisionsOf = (world: World, state: State): readonly BlitzFrame[] =>
  PLAYER_TURN.flatMap((phase) => (inPlay(phase, world) && phase.frame ? [phase.frame(state)] : []));

/**
 * M6.1: whoever is said to move begins with the first step, where movement has steps. M80.2: a set-up begins with the armies
 * of the minors, where there are any; M17.e.2: with those of the second mover. M17.h.2: in a civil war it goes by turns.
 */
export function asPlayed({ M6 }: Options, opening: Opening, frame: BlitzFrame, units: readonly Unit[]): BlitzFrame {
  if (frame.at === 'setup' && isCivil(opening)) return { ...frame, stage: 'turns' };
  if (frame.at === 'setup' && hasThird(opening))
    return { ...frame, stage: frame.side === opening.third ? 'together' : 'all' };
  if (frame.at === 'setup' && (frame.stage === 'atSea' || frame.stage === 'all')) {
    const waiting = units.filter((unit) => unit.nation !== undefined && unit.place === 'waiting');
    const early = minorsOnly(opening) ? 'red' : 'blue';
    const side = waiting.some((unit) => unit.side === early && !unit.held) ? early : other(early);
    return waiting.length > 0 ? { ...frame, side, stage: 'minors' } : frame;
  }
  return M6 && frame.at === 'movement' && stageOf(frame) === undefined ? { ...frame, step: 'arrivals' } : frame;
}

/** Why a decision has no phase in this game. */
export function absentBy(world: World, state: State, frame: BlitzFrame): string | undefined {
  const lines = [...SETUP, ...PLAYER_TURN].filter((line) => holds(line, state, frame));
  const [phase] = lines;
  if (!phase || lines.some((line) => inPlay(line, world))) return undefined;
  if (lines.some((line) => line.only?.(world.opening) === false))
    return 'this war has no phase for this decision (M80.48)';
  const without = phase.dropped?.(world.options);
  return without
    ? `a game with ${without} has no phase for this decision (M80)`
    : `the position has something of ${phase.with?.[0] ?? ''}, which is not played (B0.2)`;
}
