import { type Expectation, verdict } from '#core/expectation.ts';
import { hexOf, unitOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type BlitzEvent, SIDES, type State } from '#games/blitz/types.ts';
import { baseAt, isHit } from './bases.ts';
import { servedBy } from './stations.ts';

/** M12, M13: bases, who stands by, closed hexes, what has fired. */
export const AIR_FORCES_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** `airbase U12`, `airbase U12 blue`, `airbase U12 blue hit`, `airbase U12 none` */
  airbase(scene, [word, ...wanted]) {
    const { state, game } = scene;
    const hex = hexOf(scene, word);
    const side = SIDES.find((one) => baseAt(state, one, hex) !== undefined);
    const base = side && state.units[baseAt(state, side, hex) ?? -1];
    const found = base ? `${side}${isHit(game.world, state, base) ? ' hit' : ''}` : 'none';
    return wanted.length > 0 ? verdict(wanted.join(' '), found) : { met: base !== undefined, found };
  },
  /** `serves b.base1 A`, `serves b.base1 none` */
  serves: (scene, [id, wanted = 'none']) => verdict(wanted, servedBy(scene.game.world, unitOf(scene, id)) ?? 'none'),
  /** `oncall b1 yes` */
  oncall: (scene, [id, wanted = 'yes']) => verdict(wanted, unitOf(scene, id).onCall ? 'yes' : 'no'),
  /** `interdicted U12 red`: closed to that side, whatever it is to the other; `none`. */
  interdicted(scene, [word, wanted = 'none']) {
    const hex = hexOf(scene, word);
    const closers = scene.state.units.filter((unit) => unit.place === 'air' && unit.interdicts && unit.at === hex);
    const shut: readonly string[] = SIDES.filter((side) => closers.some((unit) => unit.side !== side));
    return verdict(wanted, shut.includes(wanted) ? wanted : shut.join(' ') || 'none');
  },
  /** `stage intercept`: how far the flight at hand has come. */
  stage({ state }, [wanted]) {
    const frame = state.frames.at(-1);
    return verdict(wanted ?? '', frame?.at === 'flight' ? frame.stage : 'no flight');
  },
};
