import type { Game } from '#core/game.ts';
import { contractLaws } from './contract-laws.ts';
import { type Breach, type Pace, playByTheLaws, type Practice } from './course.ts';

/** Result of one run of a kind. */
export interface Run {
  readonly commands: number;
  /** Ending of the game, for the tally. */
  readonly ending: string;
  readonly breach?: Breach;
  readonly fixture?: string;
  /** Set it was played with, where a kind draws one: a line for each in the final table. */
  readonly set?: { readonly level: string; readonly parts: readonly string[] };
}

/** One kind of run of `npm run fuzz`; the rooms of a game list theirs in `kinds.ts`. */
export interface Kind {
  /** Last digits of the seeds it is run with. */
  readonly on: readonly number[];
  /** `among`: it draws among these only. `thin`: but for the steady ones the laws are looked at in a short stretch of every so many commands. */
  readonly run: (seed: number, thorough: number, among?: readonly string[], thin?: number) => Run;
  /** Parts it can draw from. */
  readonly parts?: readonly string[];
}

export type Kinds = Readonly<Record<string, Kind>>;

/** A game under the laws of all games. */
export function lawful<S, C extends { readonly do: string }, E, Side extends string>(
  game: Game<S, C, E, Side>,
  known: Practice<S, C, E, Side>,
  seed: number,
  pace: Omit<Pace, 'seed'>,
): Run {
  const course = playByTheLaws({ game, practice: known, laws: contractLaws(known) }, { seed, ...pace });
  const outcome = game.outcome(course.state);
  const commands = course.steps.length;
  const ending = outcome ? `${outcome.rule} ${outcome.winner}` : 'not over';
  return course.breach ? { commands, ending: 'broken', breach: course.breach } : { commands, ending };
}
