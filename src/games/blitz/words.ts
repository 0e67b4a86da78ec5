import { type Arg, code, type Said, say, these, theSide } from '#core/say.ts';
import type { Board, Surface } from './board.ts';
import type { Hex } from '#hex/hex.ts';
import type { Controller, MinorState, Mission, Relation, State, UnitNo, Weather } from './types.ts';

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

/** `1 attack factor`, `3 factors`: an attacker's losses count attack factors, all others size (T7.2.3). */
export const theLoss = (count: number, by: 'af' | 'size'): Said =>
  by === 'af' ? say`${count} attack {factor|factors}` : say`${count} {factor|factors}`;

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

export const MISSION_WORDS: Readonly<Record<Mission['kind'], Said>> = {
  tactical: say`tactical support`,
  strategic: say`strategic strike`,
  bombing: say`city bombing`,
  support: say`assault support`,
  escort: say`escort`,
  interdiction: say`interdiction`,
  nuclear: say`nuclear strike`,
  intercept: say`interception`,
};

export const MINOR_WORDS: Readonly<Record<MinorState, Said>> = {
  intact: say`intact`,
  violated: say`violated`,
  open: say`open`,
  occupied: say`occupied`,
};

/** M0.13 */
export const RELATION_WORDS: Readonly<Record<Relation, Said>> = {
  neutral: say`neutral to`,
  passiveAlly: say`a passive ally of`,
  activeAlly: say`an active ally of`,
  atWar: say`at war with`,
};

/** O24.weather */
export const WEATHER_WORDS: Readonly<Record<Weather, Said>> = {
  clear: say`clear`,
  noEmbark: say`rough sea, nobody goes to sea`,
  noDesertAir: say`sandstorms, no flight over desert`,
  noSeaAir: say`storm at sea, no flight over water`,
  seaMustLand: say`gale, nobody goes to sea, units At Sea must land at a port`,
  slow1: say`mud, every ground unit has one movement point less`,
  noAir: say`no flying weather, nothing flies`,
  noInvasion: say`surf, no invasions`,
  frozenRivers: say`frost, rivers double nobody`,
  mountainsStuck: say`snow, units on mountains do not move`,
  slow2NotArmor: say`deep mud, two points less except armor, and nothing flies`,
  roadsOnly: say`floods, movement by road only, no invasions`,
  noDrops: say`high wind, no airborne flights`,
  seaClosed: say`ice, no embarking and no landing`,
  slow2: say`thaw, every ground unit has two movement points less`,
};

export const theController = (side: Controller): Arg => (side === 'nobody' ? say`nobody` : theSide(side));

export const theCountry = ({ source }: Board, country: number): Arg => ({
  name: source.countries[country]?.name ?? '',
});

export const theCity = ({ source, city }: Board, hex: Hex): Arg => ({
  name: source.cities[city[hex] ?? -1]?.name ?? '',
});
