import { type Arg, code, type Message, msg, these, theSide } from '#core/message.ts';
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
export const thePoints = (thirds: number): Message =>
  thirds > 0 && thirds <= 3 ? msg`${inPoints(thirds)} point` : msg`${inPoints(thirds)} points`;

/** `1 attack factor`, `3 factors`: an attacker's losses count attack factors, all others size (T7.2.3). */
export const theLoss = (count: number, by: 'af' | 'size'): Message =>
  by === 'af' ? msg`${count} attack {factor|factors}` : msg`${count} {factor|factors}`;

export const theUnit = ({ units }: State, no: UnitNo): { readonly unit: string } => ({
  unit: units[no]?.id ?? `unit ${no}`,
});

export const theUnits = (state: State, units: readonly UnitNo[], by?: string): Arg =>
  these(
    units.map((no) => theUnit(state, no)),
    by,
  );

const GROUND: Readonly<Record<Surface, Message>> = {
  land: msg`land`,
  sea: msg`sea`,
  lake: msg`lake`,
  neutral: msg`neutral`,
};

export const theGround = ({ surface }: Board, hex: Hex): Message => {
  const ground = surface[hex];
  return ground ? GROUND[ground] : msg`off the map`;
};

export const MISSION_WORDS: Readonly<Record<Mission['kind'], Message>> = {
  tactical: msg`tactical support`,
  strategic: msg`strategic strike`,
  bombing: msg`city bombing`,
  support: msg`assault support`,
  escort: msg`escort`,
  interdiction: msg`interdiction`,
  nuclear: msg`nuclear strike`,
  intercept: msg`interception`,
};

export const MINOR_WORDS: Readonly<Record<MinorState, Message>> = {
  intact: msg`intact`,
  violated: msg`violated`,
  open: msg`open`,
  occupied: msg`occupied`,
};

/** M0.13 */
export const RELATION_WORDS: Readonly<Record<Relation, Message>> = {
  neutral: msg`neutral to`,
  passiveAlly: msg`a passive ally of`,
  activeAlly: msg`an active ally of`,
  atWar: msg`at war with`,
};

/** O24.weather */
export const WEATHER_WORDS: Readonly<Record<Weather, Message>> = {
  clear: msg`clear`,
  noEmbark: msg`rough sea, nobody goes to sea`,
  noDesertAir: msg`sandstorms, no flight over desert`,
  noSeaAir: msg`storm at sea, no flight over water`,
  seaMustLand: msg`gale, nobody goes to sea, units At Sea must land at a port`,
  slow1: msg`mud, every ground unit has one movement point less`,
  noAir: msg`no flying weather, nothing flies`,
  noInvasion: msg`surf, no invasions`,
  frozenRivers: msg`frost, rivers double nobody`,
  mountainsStuck: msg`snow, units on mountains do not move`,
  slow2NotArmor: msg`deep mud, two points less except armor, and nothing flies`,
  roadsOnly: msg`floods, movement by road only, no invasions`,
  noDrops: msg`high wind, no airborne flights`,
  seaClosed: msg`ice, no embarking and no landing`,
  slow2: msg`thaw, every ground unit has two movement points less`,
};

export const theController = (side: Controller): Arg => (side === 'nobody' ? msg`nobody` : theSide(side));

export const theCountry = ({ source }: Board, country: number): Arg => ({
  name: source.countries[country]?.name ?? '',
});

export const theCity = ({ source, city }: Board, hex: Hex): Arg => ({
  name: source.cities[city[hex] ?? -1]?.name ?? '',
});
