import type { Chance } from '#games/blitz/combat/desk/chances.ts';
import type { Board } from '#games/blitz/board.ts';
import type { UnitNo } from '#games/blitz/types.ts';
import { type Arg, code, type Message, msg, tenths, theHex, these } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';

/** Reasons of a player: data for arrows and bars, and sentences with numbers. */

/** Roles of units in an operation. */
export const ROLES = ['main', 'seal', 'soakOff', 'garrison', 'support', 'reserve', 'march'] as const;
export type Role = (typeof ROLES)[number];

export interface Arrow {
  readonly unit: UnitNo;
  readonly from: Hex;
  readonly to: Hex;
  readonly role: Role;
}

/** One sentence. Every number in it comes from the engine's tables or from its state, and a test asks for it there. */
export type Sentence =
  | {
      readonly say: 'attack';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      /** Further hexes attacked in the same battle. */
      readonly also?: readonly Hex[];
      readonly odds: string;
      /** The defender has no retreat. */
      readonly sealed: boolean;
      /** Faces of the die that destroy it. */
      readonly rolls: number;
      /** Expected factors it loses, and we. */
      readonly kill: number;
      readonly cost: number;
    }
  | {
      readonly say: 'soakOff';
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly also?: readonly Hex[];
      readonly odds: string;
      readonly cost: number;
    }
  | { readonly say: 'risk'; readonly factors: number }
  /** Each of the units from where it goes. */
  | {
      readonly say: 'take';
      readonly units: readonly UnitNo[];
      readonly cities: readonly Hex[];
      readonly from: readonly Hex[];
    }
  | { readonly say: 'guard'; readonly units: readonly UnitNo[]; readonly cities: readonly Hex[]; readonly at: Hex }
  | { readonly say: 'march'; readonly units: readonly UnitNo[]; readonly hex: Hex }
  | {
      readonly say: 'withdraw';
      readonly units: readonly UnitNo[];
      readonly from: Hex;
      readonly at: Hex;
      /** Enemy factors that could come next to it there and here. */
      readonly before: number;
      readonly after: number;
    }
  | ({ readonly say: 'plain' } & Plain);

/** Explanation given by an operation of the Tournament and Optional games. */
export interface Plain {
  readonly said: Message;
  readonly units: readonly UnitNo[];
  readonly aircraft?: readonly UnitNo[];
  readonly odds?: string;
  /** By name, for the test. */
  readonly numbers: Readonly<Record<string, number>>;
}

export interface Explanation {
  readonly goal: string;
  /** Names of units by number, for plans that create units. */
  readonly names?: readonly string[];
  readonly target?: Hex;
  readonly sentences: readonly Sentence[];
  readonly arrows: readonly Arrow[];
  /** Odds of the main battle, if there is one: `3-1`, and the results of the six faces. */
  readonly odds?: string;
  readonly chances: readonly Chance[];
  /** In factors: what it may be expected to bring, and what the enemy's answer may take more than without it. */
  readonly gain: number;
  readonly risk: number;
}

/** Hexes by the city they lie in, where there is one, and by their own names: `Dunmorrach P33 P34, U11`. */
export const byPlace =
  ({ grid, city, source }: Board) =>
  (hexes: readonly Hex[]): Arg => {
    const places = new Map<string, Arg[]>();
    for (const hex of hexes) {
      const name = source.cities[city[hex] ?? -1]?.name;
      const key = name ?? `hex ${hex}`;
      const known = places.get(key) ?? (name === undefined ? [] : [{ name }]);
      places.set(key, [...known, theHex(grid, hex)]);
    }
    return these([...places.values()].map((parts) => these(parts, ' ')));
  };

/** Names of units and hexes for sentences. */
export interface Names {
  unit(no: UnitNo): string;
  hexes(hexes: readonly Hex[]): Arg;
}

/** More units than these are counted. */
const MOST_CALLED = 4;

/** One to three sentences. */
export function messageFor({ sentences, names }: Explanation, { unit, hexes: all }: Names): Message[] {
  const who = (units: readonly UnitNo[]): Arg => these(units.map((no) => ({ unit: names?.[no] ?? unit(no) })));
  const at = (hex: Hex): Arg => all([hex]);
  return sentences.map((one): Message => {
    switch (one.say) {
      case 'attack': {
        const { units, hex, also = [], odds, sealed, rolls, kill, cost } = one;
        const attack = sealed
          ? msg`${who(units)} {attacks|attack} ${all([hex, ...also])} at ${code(odds)}, its retreat closed`
          : msg`${who(units)} {attacks|attack} ${all([hex, ...also])} at ${code(odds)}`;
        return msg`${attack}: ${rolls} of 6 rolls {destroys|destroy} it, ${tenths(kill)} factors expected for ${tenths(cost)}.`;
      }
      case 'soakOff': {
        const { units, hex, also = [], odds, cost } = one;
        return msg`${who(units)} {soaks|soak} off against ${all([hex, ...also])} at ${code(odds)} (expected cost ${tenths(cost)}).`;
      }
      case 'risk':
        return msg`Risk: ${tenths(one.factors)} factors more within the enemy’s answer than now.`;
      case 'take': {
        const { units, cities, from } = one;
        if (units.length > MOST_CALLED)
          return msg`${units.length} {unit takes|units take} ${all(cities)} without a fight.`;
        if (units.length > 1 || from.every((hex) => cities.includes(hex)))
          return msg`${who(units)} {takes|take} ${all(cities)} without a fight.`;
        return msg`${who(units)} {takes|take} ${all(cities)} from ${all(from)}.`;
      }
      case 'guard':
        return msg`${who(one.units)} {guards|guard} ${all(one.cities)} from ${at(one.at)}.`;
      case 'march':
        return msg`${who(one.units)} {goes|go} towards ${at(one.hex)}.`;
      case 'withdraw': {
        const { units, from, at: to, before, after } = one;
        return msg`${who(units)} {falls|fall} back from ${at(from)} to ${at(to)}: ${after} enemy {factor|factors} can come next to it there, not ${before}.`;
      }
      case 'plain':
        return one.said;
    }
  });
}
