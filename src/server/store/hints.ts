/** News of a commit for the other nodes. A hint that is lost costs time and nothing else: sweeps find what it would have said. */
export type Hint =
  /** Lines were added to a table. */
  | { readonly is: 'lines'; readonly game: string; readonly head: number }
  /** A line was added to the chat of a table. */
  | { readonly is: 'said'; readonly game: string }
  /** Players and spectators of a table at the sending node. */
  | { readonly is: 'here'; readonly game: string; readonly sides: readonly string[]; readonly watching: number }
  /** An account has another name, or a login has ended. */
  | { readonly is: 'account'; readonly account: string }
  /** An outage was noted. */
  | { readonly is: 'outage' }
  /** A job of a kind is due. */
  | { readonly is: 'job'; readonly kind: string };

export type HintListener = (hint: Hint, node: string) => void;

export interface Hints {
  /** True where other processes write to the same database. */
  readonly shared: boolean;
  send(hint: Hint): void;
  /** Hints of the other nodes. */
  listen(listener: HintListener): void;
  /** Called when hints may have been lost. */
  listenForGaps(listener: () => void): void;
  /** Milliseconds since a hint was heard, an own one among them. */
  silence(): number;
  close(): Promise<void>;
}

/** A server that has its database for itself. */
export const NO_HINTS: Hints = {
  shared: false,
  send: () => undefined,
  listen: () => undefined,
  listenForGaps: () => undefined,
  silence: () => 0,
  close: async () => undefined,
};
