import { code, type Message, msg, these } from '#core/message.ts';
import { PANELS } from '#games/blitz/board.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { codesOf, type Season, seasonOf } from './codes.ts';
import type { WeatherZonesEvent } from './reducer.ts';

const SEASON_WORDS: Readonly<Record<Season, Message>> = {
  spring: msg`spring`,
  summer: msg`summer`,
  fall: msg`fall`,
  winter: msg`winter`,
};

export const weatherZonesSays: Says<WeatherZonesEvent['is']> = {
  indicator({ state }, { die }) {
    const sky = { ...state, indicator: die };
    const codes = PANELS.map((panel) => codesOf(sky, panel)).map(({ V, G, S }) => code(`V${V} G${G} S${S}`));
    return logEntry(
      msg`weather, ${SEASON_WORDS[seasonOf(sky)]}, die ${die}: from west to east ${these(codes, ', ')}`,
      'M14.2',
    );
  },
  groundFelt: noEntry,
};
