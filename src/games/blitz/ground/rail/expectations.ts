import { type Expectation, noMore, verdict } from '#core/expectation.ts';
import { hexOf, numberOf, unitOf, unitsOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { BlitzEvent, State, Unit } from '#games/blitz/types.ts';
import { markersAt } from './rails.ts';
import { loadOf, passengersOf, pointsLeft } from './trains.ts';

/** M7: rail points left, who is on board, cut hexes. */
export const RAILROADS_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** `railPoints b.rr1 = 10` */
  railPoints(scene, [id, wanted]) {
    return verdict(numberOf(wanted), String(pointsLeft(scene.game.world, scene.state, unitOf(scene, id))));
  },
  /** `aboard b.rr1 b1+b2`, `aboard b.rr1 none` */
  aboard(scene, [id, ...words]) {
    const found = passengersOf(scene.state, unitOf(scene, id)).map((no) => (scene.state.units[no] as Unit).id);
    if (words[0] === 'none') noMore(words, 1);
    const wanted = words[0] === 'none' ? [] : unitsOf(scene, words).map((unit) => unit.id);
    const met = found.length === wanted.length && wanted.every((one) => found.includes(one));
    return { met, found: found.join('+') || 'none' };
  },
  /** Factors on board. */
  load: (scene, [id, wanted]) => verdict(numberOf(wanted), String(loadOf(scene.state, unitOf(scene, id)))),
  /** Cut markers on a hex. */
  cuts: (scene, [word, wanted]) => verdict(numberOf(wanted), String(markersAt(scene.state, hexOf(scene, word)))),
};
