import { type Expectation, Misstated, verdict } from '#core/expectation.ts';
import { PANELS } from '#games/blitz/board.ts';
import { hexOf, numberOf } from '#games/blitz/expected/words.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { BlitzEvent, State } from '#games/blitz/types.ts';
import { codesOf, groundAt, seasonOf, seasonTurn } from './codes.ts';

/** M14: seasons, codes of a zone, the ground of a hex. */
export const WEATHER_EXPECTATIONS: Readonly<Record<string, Expectation<State, BlitzEvent, Blitz>>> = {
  /** `season fall 3` */
  season: ({ state }, [season, turn]) =>
    verdict(
      turn === undefined ? (season ?? '') : `${season} ${numberOf(turn)}`,
      turn === undefined ? seasonOf(state) : `${seasonOf(state)} ${seasonTurn(state)}`,
    ),
  /** `codes left V3 G3 S2` */
  codes({ state }, [word, ...wanted]) {
    const panel = PANELS.find((one) => one === word);
    if (!panel) throw new Misstated(`'${word ?? ''}' is no weather zone (${PANELS.join(', ')})`);
    const { V, G, S } = codesOf(state, panel);
    return verdict(wanted.join(' '), `V${V} G${G} S${S}`);
  },
  /** `visibility U11 V2` */
  visibility: (scene, [word, wanted]) =>
    verdict(
      wanted ?? '',
      `V${scene.game.world.rules.weather.visibility({ world: scene.game.world, state: scene.state, hex: hexOf(scene, word) })}`,
    ),
  /** `ground U11 G2` */
  ground: (scene, [word, wanted]) =>
    verdict(wanted ?? '', `G${groundAt(scene.game.world, scene.state, hexOf(scene, word))}`),
};
