/** Script expectations: every game adds words of its own to those of all games. */

export interface Verdict {
  readonly met: boolean;
  /** Value found instead. */
  readonly found: string;
}

/** Context of an expectation: an open game, its state, and the last command's events. */
export interface Witnessed<S, E, G> {
  readonly game: G;
  readonly state: S;
  /** Events of the last command that was played. */
  readonly events: readonly E[];
  /** Events of all commands so far: the last battle may be some commands back. */
  readonly past: readonly E[];
  readonly told: readonly string[];
}

export type Expectation<S, E, G> = (seen: Witnessed<S, E, G>, words: readonly string[]) => Verdict;

/** An expectation that makes no sense: it names what the game does not have. */
export class Misstated extends Error {}

/** Refuses words behind those an expectation uses. */
export function noMore(words: readonly string[], most = 0): void {
  if (words.length > most) throw new Misstated(`'${words[most] ?? ''}' says nothing here`);
}

export const verdict = (wanted: string, found: string): Verdict => ({ met: wanted === found, found });
