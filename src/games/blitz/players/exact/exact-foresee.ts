import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { allowance, ANSWER, canAnswer, exactly } from './exact.ts';
import { type Memory, newMemory } from './exact-memory.ts';
import type { Foresight } from '../search/foresee.ts';
import type { Style } from '../search/style.ts';

/** Decisions inside a player turn of few units, looked at to the end. */

/** Positions for what the foresight calls a game in the head. */
const POSITIONS_A_PLAY = 40;
/** The part of them that looks for the answer: it is for where the plan has looked at it. */
const ANSWERS = 0.25;
/** Margins within which the usual command is kept; without the enemy's answer counted its judgement looks further. */
const NO_BETTER = 1e-6;
const HARDLY_BETTER = 0.02;

const FRAMES: ReadonlySet<string> = new Set([
  'declaration',
  'interception',
  'airFights',
  'allot',
  'combat',
  'exchange',
  'losses',
  'retreat',
  'advance',
  'avAdvances',
  'landing',
]);

export interface Decision {
  readonly game: Blitz;
  readonly state: State;
  readonly side: Side;
  readonly style: Style;
  readonly foresight: Foresight;
  readonly more?: () => boolean;
  readonly memory?: Memory | undefined;
}

/** The best command; undefined where it would take too long to find. */
export function foreseeExactly(
  {
    game,
    state,
    side,
    style,
    foresight: { plays, positions = POSITIONS_A_PLAY },
    more = () => true,
    memory = newMemory(),
  }: Decision,
  usual: Command,
): Command | undefined {
  if (!FRAMES.has(state.frames.at(-1)?.at ?? '')) return undefined;
  const question = { game, side, turn: state.turn, mover: state.mover, city: style.city };
  for (const answer of canAnswer(state) ? [ANSWER, 0] : [0]) {
    const known = memory.of({ ...question, answer });
    if (known.tooFar) continue;
    const spending = allowance(plays * positions * (answer > 0 ? ANSWERS : 1), () => more());
    const exact = exactly({ ...question, answer, spending, memory });
    const best = exact.best(state);
    const same = best && exact.after(state, usual);
    if (best && same !== undefined)
      return same >= best.value - (answer > 0 ? NO_BETTER : HARDLY_BETTER) ? usual : best.line[0];
    known.tooFar = answer > 0;
  }
  return undefined;
}
