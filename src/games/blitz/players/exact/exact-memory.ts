import type { Blitz } from '#games/blitz/open.ts';
import type { Side } from '#games/blitz/types.ts';
import { type KeyOf, newKeys } from './exact-key.ts';

/** Findings about the current player turn, kept from decision to decision. */
export interface Memory {
  of(about: About): Known;
}

interface About {
  readonly game: Blitz;
  readonly side: Side;
  readonly turn: number;
  readonly mover: Side;
  readonly answer: number;
}

interface Known {
  readonly keyOf: KeyOf;
  /** Positions of the player turn, and of the answer to it. */
  readonly turn: Map<string, number>;
  readonly reply: Map<string, number>;
  /** Set after one search took too long: no other is tried in this player turn. */
  tooFar: boolean;
}

export const nothingKnown = (): Known => ({ keyOf: newKeys(), turn: new Map(), reply: new Map(), tooFar: false });

/** A few player turns are kept: games in the head go back and forth between one and its answer. */
const MOST_TURNS = 8;

/** Memory of one game at a time. */
export function newMemory(): Memory {
  let game: Blitz | undefined;
  const turns = new Map<string, Known>();
  return {
    of(about) {
      if (game !== about.game) turns.clear();
      game = about.game;
      const key = `${about.turn} ${about.mover} ${about.side} ${about.answer}`;
      const known = turns.get(key) ?? nothingKnown();
      turns.delete(key);
      turns.set(key, known);
      for (const oldest of turns.keys()) {
        if (turns.size <= MOST_TURNS) break;
        turns.delete(oldest);
      }
      return known;
    },
  };
}
