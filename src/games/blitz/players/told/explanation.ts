import type { Chance } from '../../desk/chances.ts';
import type { State, UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';
import { nameOf } from '../../../../hex/grid.ts';
import type { Hex } from '../../../../hex/hex.ts';
import type { Spoken } from '../ops/words.ts';

/** Why a player does something: as data for arrows and bars, as sentences with numbers, and in words. */

/** What a unit does in an operation. */
export const ROLES = ['main', 'seal', 'soakOff', 'screen', 'garrison', 'support', 'reserve', 'march'] as const;
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
      /** Posts of a line in which the enemy has to stop; a thin one is a screen. */
      readonly say: 'line';
      readonly thin: boolean;
      readonly units: readonly UnitNo[];
      readonly hexes: readonly Hex[];
      /** City hexes he could come to if nobody stood in his way, and cannot. */
      readonly kept: number;
    }
  | {
      readonly say: 'withdraw';
      readonly units: readonly UnitNo[];
      readonly from: Hex;
      readonly at: Hex;
      /** Enemy factors that could come next to it there and here. */
      readonly before: number;
      readonly after: number;
    }
  /** What the operations of the Tournament and Optional games have to say; numbers by name, for the test. */
  | {
      readonly say: 'plain';
      /** In English, and what another language needs to say it. */
      readonly text: string;
      readonly spoken?: Spoken;
      readonly numbers: Readonly<Record<string, number>>;
    };

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

const decimal = (value: number): string => value.toFixed(1);

function sayInWords(world: World, state: State, sentence: Sentence, unitNames?: readonly string[]): string {
  const ids = (units: readonly UnitNo[]): string =>
    units.map((no) => unitNames?.[no] ?? state.units[no]?.id ?? String(no)).join('+');
  const name = (hex: Hex): string => nameOf(world.board.grid, hex);
  const names = (hexes: readonly Hex[]): string => hexes.map(name).join(' and ');
  const several = (units: readonly UnitNo[], many: string, one: string): string => (units.length > 1 ? many : one);
  switch (sentence.say) {
    case 'attack': {
      const { units, hex, also = [], odds, sealed, rolls, kill, cost } = sentence;
      const closed = sealed ? ', its retreat closed' : '';
      return `${ids(units)} ${several(units, 'attack', 'attacks')} ${names([hex, ...also])} at ${odds}${closed}: ${rolls} of 6 rolls destroy it, ${decimal(kill)} factors expected for ${decimal(cost)}.`;
    }
    case 'soakOff': {
      const { units, hex, also = [], odds, cost } = sentence;
      return `${ids(units)} ${several(units, 'soak', 'soaks')} off against ${names([hex, ...also])} at ${odds} (expected cost ${decimal(cost)}).`;
    }
    case 'risk':
      return `Risk: ${decimal(sentence.factors)} factors more within the enemy's answer than now.`;
    case 'take':
      return `${ids(sentence.units)} ${several(sentence.units, 'take', 'takes')} ${names(sentence.cities)} from ${name(sentence.at)}.`;
    case 'guard':
      return `${ids(sentence.units)} ${several(sentence.units, 'guard', 'guards')} ${names(sentence.cities)} from ${name(sentence.at)}.`;
    case 'march':
      return `${ids(sentence.units)} ${several(sentence.units, 'go', 'goes')} towards ${name(sentence.hex)}.`;
    case 'line': {
      const { units, hexes, thin, kept } = sentence;
      const line = thin ? 'a screen' : 'a line';
      return `${ids(units)} ${several(units, 'hold', 'holds')} ${line} at ${hexes.map(name).join(', ')}: ${kept} city hexes are out of the enemy's reach by it.`;
    }
    case 'withdraw': {
      const { units, from, at, before, after } = sentence;
      return `${ids(units)} ${several(units, 'fall', 'falls')} back from ${name(from)} to ${name(at)}: ${after} enemy factors can come next to it there, not ${before}.`;
    }
    case 'plain':
      return sentence.text;
  }
}

/** One to three sentences. */
export const inWords = (world: World, state: State, { sentences, names }: Explanation): string =>
  sentences.map((sentence) => sayInWords(world, state, sentence, names)).join(' ');
