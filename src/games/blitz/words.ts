import { type Arg, code, type Said, say, these, theSide } from '../../core/say.ts';
import type { Board, Surface } from './board.ts';
import type { Hex } from '../../hex/hex.ts';
import type { Controller, MinorState, Mission, State, UnitNo, UnitType, Weather } from './types.ts';

/** Words of this game that stand in its sentences: the codes of types and kinds are said by these. */

const THIRDS = ['', '⅓', '⅔'] as const;

/** Movement as people count it: 7 thirds are 2⅓. */
export function inPoints(thirds: number): Arg {
  const whole = Math.floor(thirds / 3);
  const rest = THIRDS[thirds - 3 * whole] ?? '';
  return code(rest !== '' && whole === 0 ? rest : `${whole}${rest}`);
}

/** `1 point`, `⅔ point`, `2⅓ points` */
export const thePoints = (thirds: number): Said =>
  thirds > 0 && thirds <= 3 ? say`${inPoints(thirds)} point` : say`${inPoints(thirds)} points`;

export const theUnit = ({ units }: State, no: UnitNo): { readonly unit: string } => ({
  unit: units[no]?.id ?? `unit ${no}`,
});

export const theUnits = (state: State, units: readonly UnitNo[], by?: string): Arg =>
  these(
    units.map((no) => theUnit(state, no)),
    by,
  );

const GROUND: Readonly<Record<Surface, Said>> = {
  land: say`land`,
  sea: say`sea`,
  lake: say`lake`,
  neutral: say`neutral`,
};

export const theGround = ({ surface }: Board, hex: Hex): Said => {
  const ground = surface[hex];
  return ground ? GROUND[ground] : say`off the map`;
};

export const TYPE_WORDS: Readonly<Record<UnitType, Said>> = {
  infantry: say`infantry`,
  armor: say`armor`,
  artillery: say`artillery`,
  ranger: say`ranger`,
  airborne: say`airborne`,
  airAssault: say`airAssault`,
  TAC: say`TAC`,
  MDM: say`MDM`,
  SAC: say`SAC`,
  FTR: say`FTR`,
};

export const MISSION_WORDS: Readonly<Record<Mission['kind'], Said>> = {
  tactical: say`tactical`,
  strategic: say`strategic`,
  bombing: say`bombing`,
  support: say`support`,
  escort: say`escort`,
  interdiction: say`interdiction`,
  nuclear: say`nuclear`,
  intercept: say`intercept`,
};

export const MINOR_WORDS: Readonly<Record<MinorState, Said>> = {
  intact: say`intact`,
  violated: say`violated`,
  open: say`open`,
  occupied: say`occupied`,
};

/** O24.weather */
export const WEATHER_WORDS: Readonly<Record<Weather, Said>> = {
  clear: say`clear`,
  noEmbark: say`noEmbark`,
  noDesertAir: say`noDesertAir`,
  noSeaAir: say`noSeaAir`,
  seaMustLand: say`seaMustLand`,
  slow1: say`slow1`,
  noAir: say`noAir`,
  noInvasion: say`noInvasion`,
  frozenRivers: say`frozenRivers`,
  mountainsStuck: say`mountainsStuck`,
  slow2NotArmor: say`slow2NotArmor`,
  roadsOnly: say`roadsOnly`,
  noDrops: say`noDrops`,
  seaClosed: say`seaClosed`,
  slow2: say`slow2`,
};

export const theController = (side: Controller): Arg => (side === 'nobody' ? say`nobody` : theSide(side));

export const theCountry = ({ source }: Board, country: number): Arg =>
  code(source.countries[country]?.name ?? `country ${country}`);
