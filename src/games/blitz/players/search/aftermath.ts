import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { mix } from '#ai/arena/keyed-dice.ts';
import type { Theatre } from '../plan/operation.ts';
import { playFrom } from './playout.ts';
import { evenDice, type Search } from '../reasons/outlook.ts';
import type { Style } from './style.ts';
import { inHead } from '#core/game.ts';

/**
 * Advances, retreats and payments weighed by what the enemy can make of them: every way to decide is played on in the
 * head through the rest of the battles and the next player turn.
 */
export interface Weighed {
  readonly game: Blitz;
  readonly state: State;
  readonly side: Side;
  readonly style: Style;
  readonly theatre: (() => Theatre) | undefined;
  readonly search: Search;
  /** Games in the head it may take. */
  readonly plays: number;
  readonly more: () => boolean;
}

const WEIGHED: ReadonlySet<string> = new Set(['advance', 'retreat', 'exchange']);
const MOST_OPTIONS = 6;
/** Courses of dice where battles are still to be rolled. */
const COURSES = 3;
/** Margin in factors by which a command must beat the usual one. */
const BETTER = 0.4;

/** A better command than the usual one; undefined where there is none, or no time to look. */
export function weigh(
  { game, state, side, style, theatre, search, plays, more }: Weighed,
  usual: Command,
): Command | undefined {
  const looking = { playerTurns: 2, fair: search.fair === true, learned: search.learned };
  const at = state.frames.at(-1)?.at;
  if (!at || !WEIGHED.has(at)) return undefined;
  const same = JSON.stringify(usual);
  const options = [usual];
  for (const command of game.legal(state)) {
    if (options.length >= MOST_OPTIONS) break;
    if (command.do === 'resign' || command.do === 'offerDraw' || JSON.stringify(command) === same) continue;
    if (command.do === 'endAdvance') options.splice(1, 0, command);
    else options.push(command);
  }
  const courses = state.battles.length > 0 ? COURSES : 1;
  if (options.length < 2 || options.length * courses > plays) return undefined;
  const sums = options.map(() => 0);
  for (let course = 0; course < courses; course++) {
    for (const [i, command] of options.entries()) {
      if (!more()) return undefined;
      const policies = { blue: { style, theatre: theatre?.() }, red: { style, theatre: theatre?.() } };
      const dice = evenDice(mix(state.turn, 'aftermath'), course, courses);
      const then = inHead(game, state, command);
      sums[i] = (sums[i] as number) + playFrom(game, state, then, side, policies, dice, looking).value / courses;
    }
  }
  let best = 0;
  for (const [i, sum] of sums.entries()) {
    if (sum > (sums[best] as number) + (best === 0 ? BETTER : 0)) best = i;
  }
  return best === 0 ? undefined : options[best];
}
