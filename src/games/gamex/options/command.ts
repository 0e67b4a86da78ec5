import { memoize } from '#core/memo.ts';
import type { Module } from '#core/rulebook.ts';
import { distance } from '#hex/grid.ts';
import type { Nation } from '#games/gamex/nations.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import type { State, Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';

/** Command control (X22): units near a command post, and the effects. */

/** X22.3.t: attached and independent; the table leaves out the last two nations. */
const RADIUS: Readonly<Record<Nation, readonly [number, number?]>> = {
  finnish: [4],
  french: [3],
  german: [5, 2],
  british: [5, 2],
  hungarian: [3],
  italian: [3],
  japanese: [4],
  polish: [3],
  romanian: [3],
  soviet: [4],
  american: [6, 2],
  slovak: [3],
  chinese: [3],
};

/** X22.1a: true for a unit with an attached CP, or a CP counter. */
export const isPost = (world: Pick<World, 'kinds'>, unit: Unit): boolean => unit.cp === true || kindOf(world, unit).cp;

/** Command radius of a unit, -1 for one without command. */
export const radiusOf = (unit: Unit): number => RADIUS[unit.nation as Nation]?.[unit.cp ? 0 : 1] ?? -1;

const isHere = ({ place, at }: Unit): boolean => (place === 'map' || place === 'rides') && at >= 0;

const postsOf = memoize((world: World) =>
  memoize((units: readonly Unit[]): readonly Unit[] => units.filter((unit) => isHere(unit) && isPost(world, unit))),
);
const postsIn = (world: World, { units }: State): readonly Unit[] => postsOf(world)(units);

/** X22.2a, c */
export const inCommand = (world: World, state: State, unit: Unit): boolean =>
  !isHere(unit) ||
  isPost(world, unit) ||
  postsIn(world, state).some(
    (post) =>
      post.side === unit.side &&
      post.marker === undefined &&
      distance(world.board.grid, post.at, unit.at) <= radiusOf(post),
  );

/** X22.4: the radius counts, whether or not the post has been activated. */
const inRadius = (world: World, state: State, unit: Unit): boolean =>
  isHere(unit) &&
  (isPost(world, unit) ||
    postsIn(world, state).some(
      (post) => post.side === unit.side && distance(world.board.grid, post.at, unit.at) <= radiusOf(post),
    ));

const OUT_OF_COMMAND = 2;
const BESIDE_POST = -2;
const UNLED = 1;

export const command: Module<typeof QUESTIONS> = {
  id: 'command',
  layer: 'option',
  answers: {
    price: ({ world, state, unit }) => (inCommand(world, state, unit) ? [] : [OUT_OF_COMMAND]),
    leaders: ({ world, state, side }) =>
      postsIn(world, state).flatMap((post) => (post.side === side ? [{ post, radius: radiusOf(post) }] : [])),
    rallies: ({ world, state, unit }) => (inRadius(world, state, unit) ? [unit.id] : []),
    morale({ world, state, unit, rally }) {
      const beside = postsIn(world, state).some(
        (post) => post.id !== unit.id && post.side === unit.side && post.at === unit.at,
      );
      return [...(beside && !rally ? [BESIDE_POST] : []), ...(inCommand(world, state, unit) ? [] : [UNLED])];
    },
  },
};
