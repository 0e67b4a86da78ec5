import type { Message } from '../message.ts';
import { code, msg } from '../message.ts';
import { commitmentOf, dieOf, isHash, isLink, LINKS } from './sealed-dice.ts';

/** Sealed dice in the record of an online game, and how they are checked (docs/dice.md). */

/** Origin of a command's dice: segment of the chain, number of the first die in it, sides of each die. */
export interface Drawn {
  readonly segment: number;
  readonly first: number;
  readonly sides: readonly number[];
}

/** Values sealed before the game, and the keys opened since. */
export interface SealedOrigin {
  readonly kind: 'sealed';
  /** Id of the table. */
  readonly game: string;
  /** S(0), the start of the server's chain. */
  readonly chain: string;
  /** Sides of the players, in the order of the game: the order of their shares. */
  readonly sides: readonly string[];
  readonly commitments: Readonly<Record<string, string>>;
  /** Incomplete where the game ended before the first die. */
  readonly shares: Readonly<Record<string, string>>;
  /** S(1) and on, up to the last segment that was opened. */
  readonly keys: readonly string[];
}

/** Parts of an entry that belong to its dice. */
interface DiceEntry {
  readonly n: number;
  readonly dice?: readonly number[];
  readonly drawn?: Drawn;
  /** Number of undos between the previous command and this one. */
  readonly undone?: number;
}

/** Turn and mover of a state. A change of either ends a segment. */
interface When {
  readonly turn: number;
  readonly mover?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const hashesOf = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([side, hash]) => isName(side) && isHash(hash));

/** Fault in the shape of a record's sealed dice. */
export function originFault(dice: Record<string, unknown>): Message | undefined {
  const { game, chain, sides, commitments, shares, keys } = dice;
  if (!isName(game)) return msg`the sealed dice do not name their table`;
  if (!isHash(chain)) return msg`the chain of the sealed dice does not begin with a hash`;
  if (!Array.isArray(sides) || !sides.every(isName) || new Set(sides).size !== sides.length)
    return msg`the sealed dice do not name the sides in order`;
  if (!hashesOf(commitments)) return msg`the commitments of the sealed dice are no hashes`;
  if (!hashesOf(shares)) return msg`the shares of the sealed dice are no hashes`;
  if (!Array.isArray(keys) || keys.length > LINKS) return msg`the sealed dice have no list of keys`;
  const bad = keys.findIndex((key) => !isHash(key));
  return bad < 0 ? undefined : msg`key ${bad + 1} of the sealed dice is no hash`;
}

/** Fault in the shape of what an entry says of its sealed dice. */
export function drawnFault({ dice, drawn, undone }: Record<string, unknown>, n: number): Message | undefined {
  if (undone !== undefined && !isCount(undone))
    return msg`command ${n} does not say how often something was taken back`;
  if (drawn === undefined) return undefined;
  const sound =
    isObject(drawn) &&
    isCount(drawn['segment']) &&
    isCount(drawn['first']) &&
    Array.isArray(drawn['sides']) &&
    drawn['sides'].length > 0 &&
    drawn['sides'].every(isCount);
  if (!sound) return msg`command ${n} does not say where its dice come from`;
  const [named, fell] = [(drawn['sides'] as unknown[]).length, Array.isArray(dice) ? dice.length : 0];
  return named === fell ? undefined : msg`command ${n} names ${named} sealed {die|dice}, and ${fell} fell`;
}

const has = (list: Readonly<Record<string, string>>, side: string): boolean => Object.hasOwn(list, side);

/** Fault in what was sealed: commitments, shares, and the chain of keys. `order` are the sides of the game. */
export function sealFault(origin: SealedOrigin, order: readonly string[]): Message | undefined {
  const { game, chain, sides, commitments, shares, keys } = origin;
  const stranger = [...sides, ...Object.keys(commitments), ...Object.keys(shares)].find((one) => !order.includes(one));
  if (stranger !== undefined) return msg`the sealed dice name ${code(stranger)}, which is no side of the game`;
  if (order.filter((side) => sides.includes(side)).join() !== sides.join())
    return msg`the sealed dice do not name the sides in the order of the game`;
  const extra = [...Object.keys(commitments), ...Object.keys(shares)].find((side) => !sides.includes(side));
  if (extra !== undefined) return msg`${code(extra)} has sealed a share, and its side is not named`;
  for (const side of sides) {
    if (!has(commitments, side)) return msg`${code(side)} has no commitment`;
    const share = has(shares, side) ? shares[side] : undefined;
    if (share !== undefined && commitmentOf(game, side, share) !== commitments[side])
      return msg`the share of ${code(side)} does not fit its commitment`;
  }
  let before = chain;
  for (const [i, key] of keys.entries()) {
    if (!isLink(game, key, before)) return msg`key ${i + 1} does not lead to the one before: it is not of the chain`;
    before = key;
  }
  return undefined;
}

export interface DiceCheck {
  /** Before the dice of the next entry, played from a state of this moment: do segment and numbers follow? */
  begin(entry: DiceEntry, when: When): Message | undefined;
  /** One die of that entry, by its place in it: its sides and its face. */
  roll(place: number, sides: number, face: number): Message | undefined;
}

/** Checks the dice of a record, entry after entry. The origin must have passed `sealFault`. */
export function diceCheck(origin: SealedOrigin): DiceCheck {
  const { game, sides, shares, keys } = origin;
  const missing = sides.find((side) => !has(shares, side));
  const inOrder = sides.flatMap((side) => shares[side] ?? []);
  let entry: DiceEntry = { n: 0 };
  /** Number of the next die in the segment; 1 where none has fallen in it. */
  let [segment, next] = [1, 1];
  /** Changes of turn or mover since the last die, and whether commands were taken back. */
  let [changes, undone] = [0, false];
  let then: When | undefined;

  const place = ({ n, drawn }: DiceEntry): Message | undefined => {
    if (!drawn) return msg`command ${n} does not say where its dice come from`;
    if (missing !== undefined) return msg`command ${n} has dice, and ${code(missing)} has shown no share`;
    const { segment: to, first } = drawn;
    const least = next > 1 && changes > 0 ? segment + 1 : segment;
    if (to < segment) return msg`command ${n} has dice of segment ${to} after dice of segment ${segment}`;
    if (to < least) return msg`command ${n} has dice of segment ${to}, which was over`;
    if (to > segment + changes && !undone)
      return msg`command ${n} has dice of segment ${to}; by the turns played it is segment ${segment + changes} at most`;
    if (to > keys.length) return msg`command ${n} has dice of segment ${to}, and its key is not there`;
    const due = to === segment ? next : 1;
    if (first < due) return msg`command ${n} begins with die ${first} of segment ${to}, which has fallen before`;
    if (first > due && !undone)
      return msg`command ${n} begins with die ${first} of segment ${to}; die ${due} is due, and nothing was taken back`;
    return undefined;
  };

  return {
    begin(one, when) {
      entry = one;
      if (then && (then.turn !== when.turn || then.mover !== when.mover)) changes++;
      then = when;
      if (one.undone !== undefined) undone = true;
      if (!one.drawn && !one.dice?.length) return undefined;
      const fault = place(one);
      if (fault || !one.drawn) return fault;
      segment = one.drawn.segment;
      next = one.drawn.first + one.drawn.sides.length;
      [changes, undone] = [0, false];
      return undefined;
    },
    roll(at, asked, face) {
      const { n, drawn } = entry;
      const named = drawn?.sides[at];
      if (!drawn || named === undefined) return msg`command ${n} does not say where its dice come from`;
      const number = drawn.first + at;
      if (named !== asked)
        return msg`die ${number} of segment ${drawn.segment} has ${asked} sides, and the record says ${named}`;
      const key = keys[drawn.segment - 1] as string;
      const due = dieOf({ game, segment: drawn.segment, key, shares: inOrder, number, sides: asked });
      return due === face
        ? undefined
        : msg`die ${number} of segment ${drawn.segment} should show ${due} as it was sealed, not ${face}`;
    },
  };
}
