/** What a script may expect of a position: every game has words of its own besides those of all games. */

export interface Verdict {
  readonly met: boolean;
  /** What was found instead. */
  readonly found: string;
}

/** What is looked at: a game where it stands, and what the last command did. */
export interface Witnessed<S, E, G> {
  readonly game: G;
  readonly state: S;
  /** Events of the last command that was played. */
  readonly events: readonly E[];
  /** Those of all commands so far: the last battle may be some commands ago. */
  readonly past: readonly E[];
  readonly told: readonly string[];
}

export type Expectation<S, E, G> = (seen: Witnessed<S, E, G>, words: readonly string[]) => Verdict;

/** An expectation that makes no sense: it names what the game does not have. */
export class Misstated extends Error {}

export const verdict = (wanted: string, found: string): Verdict => ({ met: wanted === found, found });
