import { memoize } from '#core/memo.ts';
import type { Opening } from './modules/card.ts';
import type { Phase, Tell } from './course/phases/phase.ts';
import { PLAYER_TURN } from './course/phases/player-turn.ts';
import { SETUP } from './course/phases/set-up.ts';
import { hasThird, isCivil, minorsOnly } from './course/phases/wars.ts';
import type { Options } from './presets.ts';
import { type BlitzFrame, other, type Side, type State } from './types.ts';
import type { World } from './world.ts';

const whose = (frame: BlitzFrame): Side | undefined => ('side' in frame ? frame.side : undefined);

export const stageOf = (frame: BlitzFrame): string | number | undefined => {
  if (frame.at === 'movement') return frame.impulse ?? frame.step;
  return 'stage' in frame ? frame.stage : undefined;
};

function isCurrentPhase(phase: Phase, state: State, frame: BlitzFrame): boolean {
  if (phase.parts?.includes(frame.at)) return true;
  const begun = phase.frame?.(state);
  return begun?.at === frame.at && whose(begun) === whose(frame) && stageOf(begun) === stageOf(frame);
}

const inPlay = ({ with: needs, dropped, only }: Phase, { options, opening }: World): boolean =>
  (needs === undefined || needs.some((name) => options[name])) &&
  dropped?.(options) === undefined &&
  only?.(opening) !== false;

interface Lines {
  readonly setup: readonly Phase[];
  readonly playerTurn: readonly Phase[];
}

/** The phases of a game; they do not change in play. */
const linesOf = memoize((world: World): Lines => {
  const played = (phase: Phase): boolean => inPlay(phase, world);
  return { setup: SETUP.filter(played), playerTurn: PLAYER_TURN.filter(played) };
});

/** The phase is over: on to the next one that comes now; after the last one the next player turn begins. */
export function advancePhase(world: World, state: State, emit: Tell): void {
  const [frame] = state.frames;
  if (!frame) throw new Error('the game is over, no phase follows');
  const { setup, playerTurn } = linesOf(world);
  const isIn = (phase: Phase): boolean => isCurrentPhase(phase, state, frame);
  const stage = setup.findIndex(isIn);
  if (stage >= 0 && enterPhase(world, state, emit, setup, stage + 1)) return;
  const after = stage >= 0 ? 0 : playerTurn.findIndex(isIn) + 1;
  if (!enterPhase(world, state, emit, playerTurn, after)) enterPhase(world, state, emit, playerTurn, 0);
}

/** Has the next decision come, or the end of the game, with one of these phases? */
function enterPhase(world: World, state: State, emit: Tell, phases: readonly Phase[], from: number): boolean {
  for (let no = from; no < phases.length; no++) {
    const phase = phases[no] as Phase;
    if (phase.now?.(world, state) === false) continue;
    phase.does?.(world, state, emit);
    if (state.outcome) return true;
    if (!phase.frame) continue;
    emit({ is: 'turnTo', frame: phase.frame(state) });
    return true;
  }
  return false;
}

/** The decisions of a player turn in this game, in their order. */
export const decisionsOf = (world: World, state: State): readonly BlitzFrame[] =>
  linesOf(world).playerTurn.flatMap((phase) => (phase.frame ? [phase.frame(state)] : []));

/** A decision of the set-up or of the player turn at hand. */
export interface Due {
  readonly frame: BlitzFrame;
  /** True if its phase comes in this turn, as far as known now. */
  readonly comes: boolean;
  /** True while its phase is being played. */
  readonly isNow: boolean;
}

/** The army is set up, or what belongs to that: no player turn has begun. */
export function isSetUp(world: World, state: State): boolean {
  const [frame] = state.frames;
  return frame !== undefined && linesOf(world).setup.some((phase) => isCurrentPhase(phase, state, frame));
}

/** The decisions of the set-up, or of the player turn, whichever is being played, in their order. */
export function courseOf(world: World, state: State): readonly Due[] {
  const [frame] = state.frames;
  if (!frame) return [];
  const { setup, playerTurn } = linesOf(world);
  const lines = isSetUp(world, state) ? setup : playerTurn;
  const now = lines.find((phase) => isCurrentPhase(phase, state, frame));
  return lines.flatMap((phase) =>
    phase.frame
      ? [{ frame: phase.frame(state), comes: phase.now?.(world, state) !== false, isNow: phase === now }]
      : [],
  );
}

/** M6.seq: I.1.A comes before these. */
const FIRST_STEPS: readonly (string | number)[] = ['arrivals', 'ferry', 'air'];

/**
 * M6.1: whoever is said to move begins with the first step, where movement has steps. M80.2: a set-up begins with the armies
 * of the minors, where there are any; M17.e.2: with those of the second mover. M17.h.2: in a civil war it goes by turns.
 * M12.41: whoever closes a hex since his last player turn comes home before anybody moves.
 */
export function asPlayed(
  { M6, M12 }: Options,
  opening: Opening,
  frame: BlitzFrame,
  { units, mover }: Pick<State, 'units' | 'mover'>,
): BlitzFrame {
  if (frame.at === 'setup' && isCivil(opening)) return { ...frame, stage: 'turns' };
  if (frame.at === 'setup' && hasThird(opening))
    return { ...frame, stage: frame.side === opening.third ? 'together' : 'all' };
  if (frame.at === 'setup' && (frame.stage === 'atSea' || frame.stage === 'all')) {
    const waiting = units.filter((unit) => unit.nation !== undefined && unit.place === 'waiting');
    const early = minorsOnly(opening) ? 'red' : 'blue';
    const side = waiting.some((unit) => unit.side === early && !unit.held) ? early : other(early);
    return waiting.length > 0 ? { ...frame, side, stage: 'minors' } : frame;
  }
  const begins = frame.at === 'movement' && FIRST_STEPS.includes(stageOf(frame) ?? 'arrivals');
  if (M12 && begins && units.some((unit) => unit.side === mover && unit.interdicts && !unit.flown))
    return { at: 'airReturn', stage: 'recover' };
  return M6 && frame.at === 'movement' && stageOf(frame) === undefined ? { ...frame, step: 'arrivals' } : frame;
}

/** Reason why a decision has no phase in this game. */
export function absentBy(world: World, state: State, frame: BlitzFrame): string | undefined {
  const lines = [...SETUP, ...PLAYER_TURN].filter((line) => isCurrentPhase(line, state, frame));
  const [phase] = lines;
  if (!phase || lines.some((line) => inPlay(line, world))) return undefined;
  if (lines.some((line) => line.only?.(world.opening) === false))
    return 'this war has no phase for this decision (M80.48)';
  const without = phase.dropped?.(world.options);
  return without
    ? `a game with ${without} has no phase for this decision (M80)`
    : `the position has something of ${phase.with?.[0] ?? ''}, which is not played (B0.2)`;
}
