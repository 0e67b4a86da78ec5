import { afterCommand } from '#core/game.ts';
import type { Course, Lead, Scene, TurnStep } from '#table/desk.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { courseOf as phasesOf, isSetUp, stageOf } from '#games/blitz/sequence.ts';
import { type BlitzFrame, type Command, other, type Side, type State } from '#games/blitz/types.ts';

/** Steps of the player turn at the table: their order, those with nothing to decide, and where the one at hand leads. */

/** Steps that need no decision unless something has come up. */
const SILENT: readonly BlitzFrame['at'][] = [
  ...(['combatStart', 'airReturn', 'airDefence', 'minorLosses', 'turnEnd', 'inferior'] as const),
  ...(['seaHexes', 'waves', 'supply', 'supplyLosses', 'beachSupply', 'landing'] as const),
];

const sideIn = (frame: BlitzFrame): Side | undefined => ('side' in frame ? frame.side : undefined);

const kindOf = (frame: BlitzFrame): string => [frame.at, stageOf(frame) ?? []].flat().join(' ');

const idOf = (frame: BlitzFrame): string => [kindOf(frame), sideIn(frame) ?? []].flat().join(' ');

export function turnOf({ world }: Blitz, state: State): Scene<Command, Side>['turn'] {
  const due = phasesOf(world, state);
  const now = due.findIndex(({ isNow }) => isNow);
  if (now < 0) return undefined;
  // M3.11: battles are fought where they are declared.
  const oneByOne = due.some(({ frame }) => frame.at === 'battles');
  const isSilent = ({ at }: BlitzFrame): boolean => SILENT.includes(at) || (oneByOne && at === 'combat');
  const steps = due.flatMap(({ frame, comes, isNow }, i): TurnStep<Side>[] => {
    if (!isNow && (!comes || isSilent(frame))) return [];
    const side = sideIn(frame);
    const stands = isNow ? 'now' : i < now ? 'over' : 'ahead';
    return [{ id: idOf(frame), kind: kindOf(frame), ...(side === undefined ? {} : { side }), stands }];
  });
  return { steps, ...(isSetUp(world, state) ? {} : { then: other(state.mover) }) };
}

/** Open in every step and no reason to ask for a decision in it. */
const HOUSEKEEPING: readonly Command['do'][] = ['splitUnit', 'combine', 'takeBack', 'resign', 'offerDraw'];

/** Steps that are passed where nothing can be done in them: never the one in which an army marches. */
const mayBeIdle = (frame: BlitzFrame): boolean =>
  frame.at === 'movement'
    ? frame.impulse === 2 || (frame.step !== undefined && frame.step !== 'land')
    : ['declaration', 'bombardment', 'battles', 'landing'].includes(frame.at);

/** True if no action is open, and the end of the step would not trigger any. */
function isIdle(game: Blitz, state: State, done: Command): boolean {
  if (state.battles.length + state.missions.length + state.avs.length > 0) return false;
  for (const command of game.legal(state))
    if (command.do !== done.do && !HOUSEKEEPING.includes(command.do)) return false;
  return true;
}

/** Steps before the marches: what can be done in them is settled when the turn begins. */
const isEarly = (frame: BlitzFrame): boolean =>
  frame.at === 'movement' && frame.step !== undefined && frame.step !== 'land';

/** Most steps of a player turn that follow one another without a decision. */
const MOST_STEPS = 30;

/** Point of the player turn after a step and the empty steps behind it have ended. */
function leadOf(game: Blitz, state: State, doneIn: (state: State) => Command | undefined): Lead<Side> | undefined {
  const side = game.decides(state);
  try {
    let now = state;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const done = doneIn(now);
      if (done === undefined || game.check(now, side as Side, done)) return undefined;
      now = afterCommand(game, now, done);
      const [frame] = now.frames;
      if (!frame || now.outcome) return undefined;
      if (now.mover !== state.mover || now.turn !== state.turn) return { turnOf: now.mover };
      const next = doneIn(now);
      const passes = now.frames.length === 1 && game.decides(now) === side && mayBeIdle(frame) && next !== undefined;
      if (!passes || !isIdle(game, now, next)) return { kind: kindOf(frame) };
    }
  } catch {
    // Dice decide what comes.
  }
  return undefined;
}

export function courseOf(
  game: Blitz,
  state: State,
  earlier: Iterable<readonly [number, State]>,
  doneIn: (state: State) => Command | undefined,
): Course<Side> {
  const steps = turnOf(game, state)?.steps ?? [];
  const begun: Record<string, number> = {};
  const setsUp = (one: State): boolean => isSetUp(game.world, one);
  for (const [played, view] of earlier) {
    if (view.turn !== state.turn || view.mover !== state.mover || setsUp(view) !== setsUp(state)) break;
    const now = turnOf(game, view)?.steps.find(({ stands }) => stands === 'now');
    if (now) begun[now.id] = played;
  }
  const due = phasesOf(game.world, state);
  const willBeIdle = ({ frame }: { readonly frame: BlitzFrame }): boolean => {
    const then: State = { ...state, frames: [frame] };
    const done = doneIn(then);
    return isEarly(frame) && done !== undefined && isIdle(game, then, done);
  };
  const [frame] = state.frames;
  const done = state.frames.length === 1 ? doneIn(state) : undefined;
  const side = game.decides(state);
  const ends = frame && done && side !== undefined && !game.check(state, side, done);
  const leads = ends ? leadOf(game, state, doneIn) : undefined;
  // A step in which something was done is ended by the player.
  const hasJustBegun = steps.every(({ id, stands }) => stands !== 'now' || begun[id] === undefined);
  /** Passed over by ending the step at hand. */
  const jumped = (i: number): boolean =>
    leads !== undefined && ('turnOf' in leads || steps.findIndex(({ kind }, j) => j >= i && kind === leads.kind) > i);
  const empty = steps.filter(({ id, stands }, i) => {
    if (stands === 'over') return begun[id] === undefined;
    const one = due.find(({ frame }) => idOf(frame) === id);
    return stands === 'ahead' && one !== undefined && (jumped(i) || willBeIdle(one));
  });
  return {
    empty: empty.map(({ id }) => id),
    begun,
    ...(ends
      ? { end: { idle: hasJustBegun && mayBeIdle(frame) && isIdle(game, state, done), ...(leads ? { leads } : {}) } }
      : {}),
  };
}
