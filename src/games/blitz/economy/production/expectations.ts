import { type Expectation, Misstated, verdict } from '#core/expectation.ts';
import { hexOf, nameIn, type Scene, sideOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { BlitzEvent, Centre, State } from '#games/blitz/types.ts';
import { points, spentBy } from './construction.ts';
import { builderAt, pointsOf } from './centres.ts';
import { buildsText } from './commands.ts';
import { planOf } from './plans.ts';

/** `expect points U11 2½`, `expect centre U11 blue`: what a centre has left in this cycle, and whose it is. */

function centreOf(scene: Scene, word: string | undefined): Centre {
  const { world } = scene.game;
  const centre = builderAt(world, scene.state, world.opening.liberation ?? 'blue', hexOf(scene, word));
  if (!centre) throw new Misstated(`there is no production centre at ${word ?? '(none named)'}`);
  return centre;
}

export const PRODUCTION_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  points(scene, [word, wanted]) {
    const { game, state } = scene;
    const centre = centreOf(scene, word);
    const frame = state.frames.at(-1);
    const spent = frame?.at === 'production' ? spentBy(game.world, centre, frame.spent) : 0;
    return verdict(wanted?.replace('.5', '½') ?? '', points(pointsOf(game.world, state, centre) - spent));
  },
  /** M9.20: `plan blue 4 U11 INF4 3 + U11 ARM 2`, or `none`. */
  plan(scene, [who, turn, ...words]) {
    const plan = planOf(scene.state, sideOf(who), Number(turn));
    const found = plan?.builds ? buildsText((hex) => nameIn(scene, hex), plan.builds) : plan ? 'hidden' : 'no plan';
    return verdict(words.join(' '), found);
  },
  centre(scene, [word, who]) {
    const { side, captor } = centreOf(scene, word);
    return verdict(who ?? '', captor ?? side);
  },
};
