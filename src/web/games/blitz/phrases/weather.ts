import { PANELS } from '#games/blitz/board.ts';
import { type Codes, codesOf, seasonOf, seasonTurn } from '#games/blitz/weather/zones/codes.ts';
import { isAirbase, isShip } from '#games/blitz/kinds.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import { w } from '../words/words.ts';

type Sky = Pick<State, 'turn' | 'year' | 'indicator'>;

/** M14.10: what is not as on a fair day, in words. */
const troubles = ({ V, G, S }: Codes): string[] =>
  [`V${V}`, `G${G}`, `S${S}`].flatMap((code) => (code.endsWith('1') ? [] : [w.weatherCode[code] ?? code]));

/** A zone's codes as a plate on the map has them: `V1 G2 S1`. */
export const codesInWords = (text: string): string => {
  const said = text.split(' ').flatMap((code) => (code.endsWith('1') ? [] : [w.weatherCode[code] ?? code]));
  return said.length > 0 ? said.join(', ') : w.weatherFair;
};

/** The weather of a zone: what people call it, its first letter, the worst of its codes. */
export interface SkyZone {
  readonly name: string;
  readonly letter: string;
  readonly hard: number;
  readonly said: string;
}

/** M14.3: the three zones from west to east; none where the game has no such weather. */
export function skyZones(sky: Sky | undefined): SkyZone[] {
  if (sky?.indicator === undefined) return [];
  return PANELS.map((panel) => {
    const codes = codesOf(sky, panel);
    const said = troubles(codes);
    const name = w.weatherZone[panel];
    return {
      ...{ name, letter: name.slice(0, 1), hard: Math.max(codes.V, codes.G, codes.S) },
      said: said.length > 0 ? said.join(', ') : w.weatherFair,
    };
  });
}

/** M14.3: season and zones, line by line. */
export function skyInWords(sky: Sky | undefined): string[] {
  if (sky?.indicator === undefined) return [];
  const zones = skyZones(sky).map(({ name, said }) => `${name}: ${said}`);
  return [w.seasonNow(w.seasonName[seasonOf(sky)], seasonTurn(sky)), ...zones];
}

/** M70.fallback: a game without ships or airbases of the modules has what 1965 had of them. */
const inForce = (code: string, units: readonly Unit[]): string => {
  const old = code.startsWith('V') ? !units.some(isAirbase) : code.startsWith('S') && !units.some(isShip);
  return old ? `${code} 1965` : code;
};

/** M14.10: what the codes there are do to these units, each once. */
export const skyMeans = (sky: Sky | undefined, units: readonly Unit[]): string[] => {
  if (sky?.indicator === undefined) return [];
  const there = new Set(
    PANELS.flatMap((panel) => {
      const { V, G, S } = codesOf(sky, panel);
      return [`V${V}`, `G${G}`, `S${S}`];
    }),
  );
  return [...there].sort().flatMap((code) => {
    const means = w.weatherCodeMeans[inForce(code, units)];
    return means ? [means] : [];
  });
};
