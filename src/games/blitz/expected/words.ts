import { Misstated, type Witnessed } from '#core/expectation.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '../board.ts';
import type { Blitz } from '../open.ts';
import { type BlitzEvent, type Side, SIDES, type State, type Unit } from '../types.ts';

/** The words of an expectation: units, hexes, sides, numbers; what the game does not have is no expectation. */

export type Scene = Witnessed<State, BlitzEvent, Blitz>;

export function unitOf({ state }: Scene, id: string | undefined): Unit {
  const unit = state.units.find((one) => one.id === id);
  if (!unit) throw new Misstated(`there is no unit ${id ?? '(none named)'}`);
  return unit;
}

export const unitsOf = (scene: Scene, words: readonly string[]): Unit[] => {
  const ids = words.flatMap((word) => word.split(/[+,]/)).filter((id) => id !== '');
  if (ids.length === 0) throw new Misstated('a unit is missing');
  return ids.map((id) => unitOf(scene, id));
};

export function hexOf({ game }: Scene, word: string | undefined): Hex {
  const hex = hexNamed(game.world.board.grid, word ?? '');
  if (hex === undefined) throw new Misstated(`the board has no hex ${word ?? '(none named)'}`);
  return hex;
}

export function cityOf(scene: Scene, word: string | undefined): Hex {
  const hex = hexOf(scene, word);
  if (!isCity(scene.game.world.board, hex)) throw new Misstated(`${word ?? ''} is no city hex`);
  return hex;
}

export function numberOf(word: string | undefined): string {
  if (!/^-?\d{1,6}$/.test(word ?? '')) throw new Misstated(`'${word ?? ''}' is no number`);
  return String(Number(word));
}

const HALVES: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Strengths may be halved and halved again (M0.8): `5`, `2.5`, `2½`. */
export function exactOf(word: string | undefined): string {
  const [, over, under] = /^(\d{1,6})\/([1-9]\d?)$/.exec(word ?? '') ?? [];
  if (over !== undefined) return String(Number(over) / Number(under));
  const [, whole, decimals, part] = /^(\d{0,6})(\.\d{1,3})?([½¼¾])?$/.exec(word ?? '') ?? [];
  if (whole === undefined || word === '') throw new Misstated(`'${word ?? ''}' is no number`);
  return String(Number(`${whole}${decimals ?? ''}` || 0) + (HALVES[part ?? ''] ?? 0));
}

export const nameIn = ({ game }: Scene, hex: Hex): string => nameOf(game.world.board.grid, hex);

/** `0,1` for a unit on the map, otherwise where it is: `sea B`, `air 3,0`, `lost`, `gone`, `waiting`. */
export function placeOf(scene: Scene, { place, at, zone, aboard }: Unit): string {
  if (place === 'map' || place === 'neutral') return nameIn(scene, at);
  if (place === 'sea') return `sea ${zone ?? ''}`;
  if (place === 'aboard') return `aboard ${aboard ?? ''}`;
  if (place === 'dock' || place === 'assault') return `${place} ${nameIn(scene, at)}`;
  return place === 'air' ? `air ${nameIn(scene, at)}` : place;
}

export function sideOf(word: string | undefined): Side {
  const side = SIDES.find((one) => one === word);
  if (!side) throw new Misstated(`'${word ?? ''}' is no side`);
  return side;
}
