import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from './dice.ts';

/**
 * Dice of online games, fixed before the game by what the server and the players have committed to (docs/dice.md).
 *
 * The server draws a random tail S(N) and publishes S(0), the end of a chain of hashes. Each player commits to a random
 * share before any share is shown. Dice of segment k come from S(k) and all shares; S(k) is published when the segment
 * is over, and hashes to S(k-1).
 *
 * Everything hashed is a list of parts joined by a line feed, as UTF-8. No part may contain a line feed, so two
 * different lists never give the same bytes. Hashes, keys and shares are 32 bytes, written as 64 lower-case hex digits.
 */

/** Segments one chain has keys for. */
export const LINKS = 10_000;

const CHAIN = 'hexfront chain 1';
const SHARE = 'hexfront share 1';
const DIE = 'hexfront die 1';
const COMPUTER = 'hexfront share of a computer 1';

const HEX = /^[0-9a-f]{64}$/;

/** True for a value in the notation of hashes, keys and shares. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

function bytesOf(parts: readonly (string | number)[]): Uint8Array {
  for (const part of parts)
    if (String(part).includes('\n')) throw new RangeError(`a part of what is hashed has a line feed: ${part}`);
  return utf8ToBytes(parts.join('\n'));
}

function hashed(value: string, name: string): string {
  if (!isHash(value)) throw new RangeError(`${name} is not 64 lower-case hex digits`);
  return value;
}

function counted(value: number, most: number, name: string): number {
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new RangeError(`${name} is ${value}, not a whole number from 1 to ${most}`);
  }
  return value;
}

const linkBefore = (game: string, key: string): string => bytesToHex(sha256(bytesOf([CHAIN, game, key])));

/** True when `key` is the link after `before`: S(i) hashes to S(i-1). */
export const isLink = (game: string, key: string, before: string): boolean =>
  isHash(key) && linkBefore(game, key) === before;

export interface Chain {
  /** S(0), published before the game. */
  readonly start: string;
  /** S(i), from 1 to the number of links. */
  key(i: number): string;
  /** Links that make the chain again without its hashes: S(0), one of every so many, the tail. */
  readonly kept: readonly string[];
}

/** Links between two that are kept: a chain takes 6 kB of keys, and a key is at most this many hashes away. */
const STRIDE = 100;

const keptAt = (links: number): readonly number[] => [
  ...Array.from({ length: Math.ceil(links / STRIDE) }, (_, i) => i * STRIDE),
  links,
];

/** The chain of a game from its secret tail. Takes one hash per link; keys of one segment after another are fast. */
export function chainOf(game: string, tail: string, links = LINKS): Chain {
  counted(links, Number.MAX_SAFE_INTEGER, 'the number of links');
  const kept = [hashed(tail, 'the tail')];
  let link = tail;
  for (let i = links - 1; i >= 0; i--) {
    link = linkBefore(game, link);
    if (i % STRIDE === 0) kept.unshift(link);
  }
  return chainFrom(game, kept, links);
}

/** The chain of a game from the links that were kept of it. */
export function chainFrom(game: string, kept: readonly string[], links = LINKS): Chain {
  const numbers = keptAt(links);
  if (kept.length !== numbers.length) throw new RangeError(`${kept.length} links are not what is kept of a chain`);
  const known = new Map(numbers.map((number, i) => [number, hashed(kept[i] as string, 'a link')]));
  /** Keys of the stretch that was asked for last, by their number. */
  let stretch = new Map<number, string>();
  return {
    start: kept[0] as string,
    kept,
    key(i) {
      counted(i, links, 'the segment');
      const found = stretch.get(i);
      if (found !== undefined) return found;
      const top = Math.min(Math.ceil(i / STRIDE) * STRIDE, links);
      let key = known.get(top) as string;
      stretch = new Map();
      for (let at = top; at >= 1 && at > top - STRIDE; at--) {
        stretch.set(at, key);
        key = linkBefore(game, key);
      }
      return stretch.get(i) as string;
    },
  };
}

/** Commitment a player shows before the shares: the hash of the share, bound to the game and the side. */
export const commitmentOf = (game: string, side: string, share: string): string =>
  bytesToHex(sha256(bytesOf([SHARE, game, side, hashed(share, 'the share')])));

/** Share of a side that a computer plays: the server's own, as secret as the tail it is made of. */
export const computerShare = (game: string, side: string, { kept }: Pick<Chain, 'kept'>): string =>
  bytesToHex(sha256(bytesOf([COMPUTER, game, side, kept.at(-1) as string])));

/** Origin of the dice of a segment. */
export interface DiceSource {
  readonly game: string;
  /** Counted from 1. */
  readonly segment: number;
  /** S(segment). */
  readonly key: string;
  /** Shares of those who have one, in the order of the sides. */
  readonly shares: readonly string[];
}

const WORDS = 2 ** 32;

/**
 * Face of one die. `number` counts the dice of its segment from 1, those taken back included. A word of the HMAC counts
 * when it is below the largest multiple of `sides`, so every face has the same chance.
 */
export function dieOf({
  game,
  segment,
  key,
  shares,
  number,
  sides,
}: DiceSource & { readonly number: number; readonly sides: number }): number {
  const secret = hexToBytes(hashed(key, 'the key'));
  const head = [
    DIE,
    game,
    counted(segment, Number.MAX_SAFE_INTEGER, 'the segment'),
    counted(number, Number.MAX_SAFE_INTEGER, 'the number of the die'),
    counted(sides, WORDS, 'the number of sides'),
    ...shares.map((share) => hashed(share, 'the share')),
  ];
  const below = WORDS - (WORDS % sides);
  for (let c = 0; ; c++) {
    const words = new DataView(hmac(sha256, secret, bytesOf([...head, c])).buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word < below) return 1 + (word % sides);
    }
  }
}

export interface SealedDice extends Dice {
  /** Sides of each die drawn so far. */
  readonly rolled: readonly number[];
}

/** Dice of a segment from number `first` on. */
export function sealedDice(source: DiceSource, first: number): SealedDice {
  const rolled: number[] = [];
  return {
    rolled,
    roll(sides) {
      const face = dieOf({ ...source, number: first + rolled.length, sides });
      rolled.push(sides);
      return face;
    },
  };
}
