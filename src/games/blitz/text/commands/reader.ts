import { code, type Message, msg } from '#core/message.ts';
import { type Fault, faultOf } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { ZONES, type Zone } from '#games/blitz/board.ts';
import { isShip } from '#games/blitz/kinds.ts';
import type { State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** Words of a command written by hand, and what they name. */

export const problem = (said: Message, hex?: string): Fault => faultOf(said, hex === undefined ? {} : { hex });

export class Misread extends Error {
  readonly fault: Fault;
  /** Set if something is missing: the answer then shows the command's form. */
  readonly half: boolean;
  constructor(fault: Fault, half = false) {
    super(fault.message);
    this.fault = fault;
    this.half = half;
  }
}

export const half = (said: Message): Misread => new Misread(problem(said), true);

/** A hex by its numbers, what may stand between two hexes, or any other word. */
const HEXES = /\(?-?(?<!\d)\d{1,9}, ?-?\d{1,9}\)?|->|[>+-]|(?:(?!->)[^\s>+])+/g;
const isPair = (word: string): boolean => /^\(?-?\d+,-?\d+\)?$/.test(word);
const isBetween = (word: string | undefined): boolean => word !== undefined && /^(?:->|[>+-])$/.test(word);

/** A path may be written with blanks, `>`, `+` or `-` between the hexes: `(0,0)-(-1,1)`, `U11 > U12`, `U11-U12`. */
function hexWords(text: string): string[] {
  const words = (text.match(HEXES) ?? []).flatMap((word) => {
    const parts = /^[A-Za-z]+-?\d+$/.test(word) || /\d,/.test(word) ? [word] : word.split('-');
    return parts.includes('') ? [word] : parts;
  });
  // A sign that stands elsewhere stays, and is refused as no hex.
  const kept = words
    .filter((word, i) => {
      const [before, behind] = [words[i - 1], words[i + 1]];
      // An arrow may also lead on to the first of them: `b1 -> U12`.
      const begins = before === undefined ? /^-?>$/.test(word) : !isBetween(before);
      const divides = begins && behind !== undefined && !isBetween(behind);
      return !(isBetween(word) && divides);
    })
    .map((word) => word.replaceAll(' ', ''));
  // Among pairs of numbers any other word is no hex, and is named first.
  return kept.some(isPair) ? [...kept.filter((word) => !isPair(word)), ...kept.filter(isPair)] : kept;
}

export class Reader {
  readonly world: World;
  readonly state: State;
  constructor(world: World, state: State) {
    this.world = world;
    this.state = state;
  }

  unit(word: string | undefined): UnitNo {
    if (word === undefined || word === '') throw half(msg`a unit is missing`);
    if (word.includes('+')) throw half(msg`one unit at a time, not ${code(word)}`);
    const no = this.state.units.findIndex((unit) => unit.id === word);
    if (no < 0) throw new Misread(problem(msg`there is no unit ${code(word)}`));
    return no;
  }

  units(text: string | undefined): UnitNo[] {
    const parts = (text ?? '')
      .trim()
      .replace(/(?<=\S),$/, '')
      .split(/[+,]/);
    return parts.flatMap((part) => part.trim().split(/\s+/)).map((word) => this.unit(word));
  }

  hex(word: string | undefined): Hex {
    if (word === undefined) throw half(msg`a hex is missing`);
    const hex = hexNamed(this.world.board.grid, word);
    if (hex === undefined) throw new Misread(problem(msg`the board has no hex ${code(word)}`, word));
    return hex;
  }

  /** M12.22: where a flight is met: its target where nothing is said, its sea zone by the letter (M12.33). */
  over(word: string | undefined): Hex {
    const frame = this.state.frames.at(-1);
    const flight = frame?.at === 'flight' ? frame : undefined;
    const here = word === undefined || (flight?.zone !== undefined && flight.zone === word.toUpperCase());
    return flight && here ? flight.hex : this.hex(word);
  }

  /** A battle by its number, or by a hex it is fought for; without either the only one there is. */
  battle(word: string | undefined): number {
    const { battles } = this.state;
    const [only, second] = battles;
    if (word === undefined && only && !second) return only.no;
    if (word === undefined && only) {
      const all = battles.map(
        ({ no, hexes }) => `${no} (${hexes.map((hex) => nameOf(this.world.board.grid, hex)).join('+')})`,
      );
      throw half(msg`there are several battles: ${code(all.join(', '))}`);
    }
    if (word === undefined) throw half(msg`no battle is declared`);
    if (/^\d{1,4}$/.test(word)) return this.number(word);
    const hex = this.hex(word);
    const found = battles.find((battle) => battle.hexes.includes(hex));
    if (!found) throw new Misread(problem(msg`no battle is declared against ${code(word)}`, word));
    return found.no;
  }

  hexes(text: string): Hex[] {
    return hexWords(text).map((word) => this.hex(word));
  }

  number(word: string | undefined): number {
    if (word === undefined) throw half(msg`a number is missing`);
    if (!/^\d{1,4}$/.test(word)) throw new Misread(problem(msg`'${code(word)}' is no number`));
    return Number(word);
  }

  /** A path may begin with the hex the unit stands on. */
  path(unit: Unit, words: readonly string[]): Hex[] {
    const path = this.hexes(words.join(' '));
    if (path.length === 0) throw half(msg`a hex is missing`);
    return path[0] === unit.at && path.length > 1 ? path.slice(1) : path;
  }

  /** `b1 0,2`, `b1 to 0,2` or `b1 -> 0,2`, or the whole path after the unit. */
  way(words: Words): { unit: UnitNo; path: Hex[] } {
    const unit = this.unit(words.next());
    const path = this.path(this.state.units[unit] as Unit, words.skip('to').rest());
    return { unit, path };
  }

  /** A flight: to a hex, by a path if one is written. */
  flight(words: Words): { unit: UnitNo; to: Hex; path?: Hex[] } {
    const { unit, path } = this.way(words);
    const to = path.at(-1) as Hex;
    return path.length > 1 ? { unit, to, path } : { unit, to };
  }

  /** A group of a flight, by its base or its task force. */
  group(word: string | undefined): { from: Hex } | { ship: UnitNo } {
    const ship = this.state.units.findIndex((one) => one.id === word && isShip(one));
    return ship < 0 ? { from: this.hex(word) } : { ship };
  }

  /** `b1+b2 on V20+V21` (`->`, `:` and `vs` do as well as `on`). */
  plan(text: string): { attackers: UnitNo[]; hexes: Hex[] } {
    const [attackers, hexes, more] = text.split(/ (?:on|->|:|vs|v) /);
    if (hexes === undefined) {
      this.units(attackers?.split(' ')[0]);
      throw half(msg`a hex is missing`);
    }
    if (more !== undefined) throw half(msg`'${code(more)}' says nothing here`);
    return { attackers: this.units(attackers), hexes: this.hexes(hexes) };
  }

  zone(word: string | undefined): Zone {
    const zone = ZONES.find((one) => one === word?.toUpperCase());
    if (word === undefined) throw half(msg`a sea zone is missing`);
    if (!zone) throw new Misread(problem(msg`'${code(word)}' is no sea zone`));
    return zone;
  }
}
