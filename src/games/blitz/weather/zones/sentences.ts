import { code, type Said, say, these } from '#core/say.ts';
import { PANELS } from '#games/blitz/board.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
import { codesOf, type Season, seasonOf } from './codes.ts';
import type { WeatherZonesEvent } from './reducer.ts';

const SEASON_WORDS: Readonly<Record<Season, Said>> = {
  spring: say`spring`,
  summer: say`summer`,
  fall: say`fall`,
  winter: say`winter`,
};

export const weatherZonesSays: Says<WeatherZonesEvent['is']> = {
  indicator({ state }, { die }) {
    const sky = { ...state, indicator: die };
    const codes = PANELS.map((panel) => codesOf(sky, panel)).map(({ V, G, S }) => code(`V${V} G${G} S${S}`));
    return told(
      say`weather, ${SEASON_WORDS[seasonOf(sky)]}, die ${die}: from west to east ${these(codes, ', ')}`,
      'M14.2',
    );
  },
  groundFelt: untold,
};
