import type { Chance } from '../../desk/chances.ts';
import type { UnitNo } from '../../types.ts';
import { type Arg, code, type Said, say, tenths, these } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';

/** Why a player does something: as data for arrows and bars, and as sentences with numbers. */

/** What a unit does in an operation. */
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
  | { readonly say: 'take'; readonly units: readonly UnitNo[]; readonly cities: readonly Hex[]; readonly at: Hex }
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

/** What the operations of the Tournament and Optional games say of themselves. */
export interface Plain {
  readonly said: Said;
  readonly units: readonly UnitNo[];
  readonly aircraft?: readonly UnitNo[];
  readonly odds?: string;
  /** By name, for the test. */
  readonly numbers: Readonly<Record<string, number>>;
}

export interface Explanation {
  readonly goal: string;
  /** Of the units by their numbers, where the plan makes some that are not there yet. */
  readonly names?: readonly string[];
  readonly target?: Hex;
  readonly sentences: readonly Sentence[];
  readonly arrows: readonly Arrow[];
  /** Of the main battle, if there is one: `3-1`, and what the six faces give. */
  readonly odds?: string;
  readonly chances: readonly Chance[];
  /** In factors: what it may be expected to bring, and what the enemy's answer may take more than without it. */
  readonly gain: number;
  readonly risk: number;
}

/** How whoever tells it names units and hexes. */
export interface Names {
  unit(no: UnitNo): string;
  hex(hex: Hex): string;
}

/** One to three sentences. */
export function saidOf({ sentences, names }: Explanation, { unit, hex: nameOf }: Names): Said[] {
  const who = (units: readonly UnitNo[]): Arg => these(units.map((no) => ({ unit: names?.[no] ?? unit(no) })));
  const at = (hex: Hex): Arg => ({ hex: nameOf(hex) });
  const all = (hexes: readonly Hex[]): Arg => these(hexes.map(at));
  return sentences.map((one): Said => {
    switch (one.say) {
      case 'attack': {
        const { units, hex, also = [], odds, sealed, rolls, kill, cost } = one;
        const attack = sealed
          ? say`${who(units)} {attacks|attack} ${all([hex, ...also])} at ${code(odds)}, its retreat closed`
          : say`${who(units)} {attacks|attack} ${all([hex, ...also])} at ${code(odds)}`;
        return say`${attack}: ${rolls} of 6 rolls {destroys|destroy} it, ${tenths(kill)} factors expected for ${tenths(cost)}.`;
      }
      case 'soakOff': {
        const { units, hex, also = [], odds, cost } = one;
        return say`${who(units)} {soaks|soak} off against ${all([hex, ...also])} at ${code(odds)} (expected cost ${tenths(cost)}).`;
      }
      case 'risk':
        return say`Risk: ${tenths(one.factors)} factors more within the enemy’s answer than now.`;
      case 'take':
        return say`${who(one.units)} {takes|take} ${all(one.cities)} from ${at(one.at)}.`;
      case 'guard':
        return say`${who(one.units)} {guards|guard} ${all(one.cities)} from ${at(one.at)}.`;
      case 'march':
        return say`${who(one.units)} {goes|go} towards ${at(one.hex)}.`;
      case 'withdraw': {
        const { units, from, at: to, before, after } = one;
        return say`${who(units)} {falls|fall} back from ${at(from)} to ${at(to)}: ${after} enemy {factor|factors} can come next to it there, not ${before}.`;
      }
      case 'plain':
        return one.said;
    }
  });
}
