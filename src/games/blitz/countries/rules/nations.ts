import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { other, type Nation, type Relation, type Side, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/**
 * M0.13: nations and what they are to the players. A unit's side is who operates it; whom it may fight follows from that
 * alone, since an army that nobody operates stands aside (`place: 'neutral'`) until it is drawn into the war.
 */

/** M0.13: may units of this side fight that unit? A neutral army is fought by violating its country (M18.12). */
export const isEnemy = (unit: Pick<Unit, 'side' | 'place'>, side: Side): boolean =>
  unit.side !== side && unit.place !== 'neutral';

const MINOR_RELATIONS: Readonly<Record<State['minors'][number]['state'], Relation>> = {
  intact: 'neutral',
  violated: 'neutral',
  open: 'atWar',
  occupied: 'atWar',
};

/**
 * Relation of a country to a side; undefined where it plays no part: no country, the neutral corner (B1.15), minor
 * countries of the Basic Game.
 */
export function relationOf(
  { board, minors, opening }: World,
  state: State,
  country: number,
  side: Side,
): Relation | undefined {
  const role = board.source.countries[country]?.role;
  const nation = state.nations?.find((one) => one.country === country);
  if (nation) return nation[side];
  // M17.h.1: one country, home of both.
  if (opening.civil && role !== undefined && role !== 'neutral') return 'activeAlly';
  if (role === 'blue' || role === 'red') {
    if (opening.minorsOnly) return 'neutral';
    return role === side ? 'activeAlly' : 'atWar';
  }
  const minor = minors.includes(country) ? state.minors.find((one) => one.country === country) : undefined;
  if (!minor) return undefined;
  // T22.5: the violator alone is at war with it.
  return minor.violator === side ? 'atWar' : MINOR_RELATIONS[minor.state];
}

/** M17.c.2, M17.d.1: is a country an ally of a side, active or passive? */
export const isAlly = ({ nations }: Pick<State, 'nations'>, country: number, side: Side): boolean =>
  ['activeAlly', 'passiveAlly'].includes(nations?.find((one) => one.country === country)?.[side] ?? '');

/** M18.10: does the army of a country stand aside, operated by nobody? */
export const isAside = ({ nations }: Pick<State, 'nations'>, country: number): boolean =>
  nations?.find((one) => one.country === country)?.operator === undefined;

/** M18.10: the countries with armies that a side would violate by coming. */
export const neutralTo = ({ nations }: Pick<State, 'nations'>, side: Side): number[] =>
  (nations ?? []).filter((nation) => nation[side] === 'neutral').map((nation) => nation.country);

/**
 * M18.12: at war with the violator for good; the other player operates its army, his units enter as passive allies. M17.f.5: a
 * power that is his already is at war.
 */
export function violated({ nations }: Pick<State, 'nations'>, country: number, by: Side): Nation {
  const operator = other(by);
  const was = nations?.find((one) => one.country === country);
  const relation: Relation = was?.operator === operator ? was[operator] : 'passiveAlly';
  return { country, operator, ...({ [by]: 'atWar', [operator]: relation } as Record<Side, Relation>) };
}

/** M17.f.4: is a side's own army not in the war yet? */
export const isPassive = ({ nations }: Pick<State, 'nations'>, { source }: Board, side: Side): boolean =>
  (nations ?? []).some(
    ({ country, operator, ...to }) =>
      operator === side && source.countries[country]?.role === side && to[other(side)] === 'neutral',
  );

/** Does a neutral army stand in a hex? */
export function neutralAt({ nations, units }: State, hex: Hex): boolean {
  if (nations === undefined) return false;
  for (const unit of units) if (unit.at === hex && unit.place === 'neutral') return true;
  return false;
}

/** A country by its letter, its name, or the first letters of its name (NW, C). */
export const countryNamed = ({ source }: Board, word: string): number => countryAmong(source.countries, word);

export function countryAmong(
  countries: readonly { readonly letter: string; readonly name: string }[],
  word: string,
): number {
  const alike = (text: string): boolean => text.toLowerCase() === word.toLowerCase();
  const ways: ((country: { readonly letter: string; readonly name: string }) => boolean)[] = [
    ({ letter }) => letter === word,
    ({ name }) => alike(name.replaceAll(' ', '-')),
    ({ name }) => alike(name.replace(/(\S)\S* ?/g, '$1')),
  ];
  for (const way of ways) {
    const found = countries.findIndex(way);
    if (found >= 0) return found;
  }
  return -1;
}
