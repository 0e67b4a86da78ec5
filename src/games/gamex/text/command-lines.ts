import { type Fault, type Line, wholeNumber } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import { bearsPost } from '../options/posts.ts';
import { type Side, SIDES, type State } from '../types.ts';
import { fault, type Reading, sideNamed } from './position-draft.ts';

/** `cp axis 2`: so many are attached at set-up (X22.1a); `cp axis due 4`: one returns in turn 4 (X22.1d). */
export function readPosts(reading: Reading, line: Line, words: Words): void {
  const [who, word] = [words.next(), words.next()];
  const side = sideNamed(who);
  if (!side) return fault(reading, line, `'${who ?? ''}' is no side`);
  const when = word === 'due' ? words.next() : undefined;
  const due = wholeNumber(when, 1, 99);
  const count = word === 'due' ? 1 : wholeNumber(word, 0, MOST);
  if (count === undefined || (word === 'due' && due === undefined))
    return fault(
      reading,
      line,
      `'${when ?? word ?? ''}' says nothing here; a side and how many CPs (0 to ${MOST}), or when one returns: cp ${side} 2, cp ${side} due 4`,
    );
  for (let i = 0; i < count; i++) reading.posts[side].push(due ?? 0);
}
const MOST = 9;

/** Without the option no unit has an attached CP, and none is to come. */
export function dropPosts(reading: Reading): void {
  if (reading.options.includes('o22_command')) return;
  for (const side of SIDES) reading.posts[side] = [];
  reading.units.forEach((unit, i) => {
    if (!unit.cp) return;
    const { cp: _, ...plain } = unit;
    reading.units[i] = plain;
  });
}

export const postFaults = ({ units, kinds, lines }: Reading): Fault[] =>
  units.flatMap((unit) => {
    const kind = kinds[unit.kind];
    return unit.cp && kind && !bearsPost(kind)
      ? [{ line: lines.get(unit.id) ?? 0, message: `no CP is attached to ${unit.id}: A, I or C(I) (X22.1a)` }]
      : [];
  });

export const postsOf = ({ posts }: Reading): Pick<State, 'posts'> =>
  SIDES.some((side) => posts[side].length > 0) ? { posts } : {};

const linesOf = (side: Side, turns: readonly number[]): string[] => {
  const fresh = turns.filter((turn) => turn === 0).length;
  const due = turns.filter((turn) => turn > 0).map((turn) => `cp ${side} due ${turn}`);
  return [...(fresh > 0 ? [`cp ${side} ${fresh}`] : []), ...due];
};

export const postLines = ({ posts }: State): string[] =>
  posts ? SIDES.flatMap((side) => linesOf(side, posts[side])) : [];
