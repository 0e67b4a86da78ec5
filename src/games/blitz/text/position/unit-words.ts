import { type Fault, wholeNumber } from '#core/notation.ts';
import { type Board, type Zone, ZONES } from '#games/blitz/board.ts';
import { countryNamed } from '#games/blitz/countries/rules/nations.ts';
import { readShipWord, shipMarks, shipWords } from '#games/blitz/sea/ships/position-words.ts';
import { isAirbase } from '#games/blitz/kinds.ts';
import type { Unit } from '#games/blitz/types.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';

export const zoneNamed = (word: string | undefined): Zone | undefined =>
  ZONES.find((zone) => zone === word?.toUpperCase());

/** Words followed by a turn. */
const TURN_MARKS = {
  stunned: 'stunnedTill',
  immobilised: 'immobileTill',
  hit: 'hitTill',
  shaken: 'shakenTill',
  since: 'isolatedSince',
  afloat: 'atSeaSince',
  sailed: 'sailedIn',
} as const satisfies Readonly<Record<string, keyof Unit>>;

/** Words of a unit's line: where it is and what it carries; undefined when the word is none of these. */
export function readUnitPlace(
  board: Board,
  word: string,
  rest: readonly string[],
): { unit: Partial<Unit>; words: number } | Fault | undefined {
  const hex = (name: string | undefined): Hex | undefined =>
    name === undefined ? undefined : hexNamed(board.grid, name);
  const [first, second, third] = rest;
  const misread = (message: string): Fault => ({ message });
  switch (word) {
    case 'neutral': {
      const at = hex(first);
      return at === undefined
        ? misread(`the board has no hex ${first ?? ''}`)
        : { unit: { place: 'neutral', at }, words: 1 };
    }
    case 'of': {
      const nation = countryNamed(board, first ?? '');
      return board.source.countries[nation]?.role === 'minor'
        ? { unit: { nation }, words: 1 }
        : misread(`there is no minor country ${first ?? ''} (M0.13)`);
    }
    case 'sea': {
      const zone = zoneNamed(first);
      return zone
        ? { unit: { place: 'sea', at: NOWHERE, zone }, words: 1 }
        : misread(`'${first ?? ''}' is no sea zone`);
    }
    case 'air': {
      const at = hex(first);
      const zone = zoneNamed(third);
      const base = second === 'from' ? hex(third) : undefined;
      // M11.tf d: from a task force, by its name.
      const ship = base === undefined && zone === undefined && second === 'from' ? third : undefined;
      if (at === undefined || (base === undefined && zone === undefined && ship === undefined))
        return misread('in the air: air hex from hex (or zone, or task force)');
      const from = base !== undefined ? { base } : zone ? { zone } : { aboard: ship };
      return { unit: { place: 'air', at, moved: true, flown: true, ...from }, words: 3 };
    }
    case 'aims':
    case 'landed': {
      const at = hex(first);
      if (at === undefined) return misread(`the board has no hex ${first ?? ''}`);
      return { unit: word === 'aims' ? { aim: at, invading: true, moved: true } : { landedOn: at }, words: 1 };
    }
    case 'invading':
      return { unit: { invading: true, moved: true }, words: 0 };
    case 'ashore':
      return { unit: { ashore: true, moved: true }, words: 0 };
    case 'isolated':
      return { unit: { isolated: true }, words: 0 };
    case 'aboard':
      return first === undefined
        ? misread('on board: aboard and the name of the train')
        : { unit: { place: 'aboard', at: NOWHERE, aboard: first }, words: 1 };
    case 'detrained':
      return { unit: { detrained: true, moved: true }, words: 0 };
    case 'serves': {
      const zone = zoneNamed(first);
      return zone ? { unit: { zone }, words: 1 } : misread(`'${first ?? ''}' is no sea zone (M12.6)`);
    }
    case 'oncall':
      return { unit: { onCall: true }, words: 0 };
    // M12.41: since an earlier player turn.
    case 'aloft':
      return { unit: { flown: false, moved: false }, words: 0 };
    case 'interdicts':
      return { unit: { interdicts: true }, words: 0 };
    case 'cutter':
    case 'attacked':
    case 'loading':
    case 'unloading':
      return { unit: { [word]: true }, words: 0 };
    case 'ground':
      return first === '2' || first === '3'
        ? { unit: { ground: first === '2' ? 2 : 3 }, words: 1 }
        : misread('the ground a unit began on is: ground 2, or ground 3 (M14.5)');
    case 'slipped':
      return first === '1' || first === '2'
        ? { unit: { slipped: first === '1' ? 1 : 2, moved: true }, words: 1 }
        : misread('zones of control a guerilla has slipped through: slipped 1, or slipped 2 (M15.12)');
    case 'gone':
      return { unit: { place: 'gone', at: NOWHERE }, words: 0 };
    case 'stunned':
    case 'since':
    case 'immobilised':
    case 'hit':
    case 'shaken':
    case 'afloat':
    case 'sailed': {
      const turn = wholeNumber(first, 0, 999);
      if (turn === undefined) return misread(`'${first ?? ''}' is no turn`);
      return { unit: { [TURN_MARKS[word]]: turn }, words: 1 };
    }
    default:
      return readShipWord(board, word, rest);
  }
}

/** Place of a unit in words of a position line. */
export function unitPlaceWords(board: Board, unit: Unit): string[] {
  const name = (hex: Hex) => nameOf(board.grid, hex);
  const words: string[] = [];
  if (unit.place === 'sea') words.push('sea', unit.zone ?? '?');
  if (unit.place === 'air')
    words.push(
      'air',
      name(unit.at),
      'from',
      unit.base === undefined ? (unit.aboard ?? unit.zone ?? '?') : name(unit.base),
    );
  if (unit.place === 'gone') words.push('gone');
  if (unit.place === 'neutral') words.push('neutral', name(unit.at));
  if (unit.nation !== undefined) words.push('of', board.source.countries[unit.nation]?.letter ?? '?');
  if (unit.homeland !== undefined) words.push('of', board.source.countries[unit.homeland]?.letter ?? '?');
  if (unit.place === 'aboard') words.push('aboard', unit.aboard ?? '?');
  words.push(...shipWords(board, unit));
  return words;
}

export function unitMarkWords(board: Board, unit: Unit): string[] {
  const name = (hex: Hex) => nameOf(board.grid, hex);
  const words: string[] = [];
  if (unit.aim !== undefined && unit.aboard === undefined) words.push('aims', name(unit.aim));
  else if (unit.invading) words.push('invading');
  if (unit.ashore) words.push('ashore');
  if (unit.landedOn !== undefined) words.push('landed', name(unit.landedOn));
  for (const deed of ['detrained', 'cutter', 'attacked', 'loading', 'unloading'] as const)
    if (unit[deed]) words.push(deed);
  if (unit.place === 'map' && unit.zone !== undefined && isAirbase(unit)) words.push('serves', unit.zone);
  if (unit.onCall) words.push('oncall');
  if (unit.interdicts) words.push('interdicts');
  if (unit.place === 'air' && !unit.flown) words.push('aloft');
  if (unit.ground !== undefined) words.push('ground', String(unit.ground));
  if (unit.slipped !== undefined) words.push('slipped', String(unit.slipped));
  if (unit.isolated) words.push('isolated');
  if (unit.isolatedSince !== undefined) words.push('since', String(unit.isolatedSince));
  if (unit.stunnedTill !== undefined) words.push('stunned', String(unit.stunnedTill));
  if (unit.hitTill !== undefined) words.push('hit', String(unit.hitTill));
  if (unit.shakenTill !== undefined) words.push('shaken', String(unit.shakenTill));
  if (unit.immobileTill !== undefined) words.push('immobilised', String(unit.immobileTill));
  if (unit.atSeaSince !== undefined) words.push('afloat', String(unit.atSeaSince));
  if (unit.sailedIn !== undefined) words.push('sailed', String(unit.sailedIn));
  words.push(...shipMarks(board, unit));
  return words;
}
