import type { Module } from '../core/rulebook.ts';
import type { Board } from './board.ts';
import type { QUESTIONS } from './questions.ts';
import { basic } from './rules/basic.ts';
import { passingControl, strictOccupation, strictTerrain } from './rules/house.ts';
import { GROUND_TYPES, type UnitType } from './types.ts';

/** B0.1: the levels of the game. */
export const PRESETS = ['basic'] as const;
export type Preset = (typeof PRESETS)[number];

/** B0.2: the switches, each with a line for players. */
export const SWITCHES = {
  strictTerrain: { rule: 'B11.8', means: 'forest and mountain stop units on roads too' },
  strictOccupation: { rule: 'B5.2', means: 'home cities must be occupied, not only controlled, to win' },
  passingControl: { rule: 'B10.5', means: 'a city passes to a unit that only drives past it' },
} as const;
export type Switch = keyof typeof SWITCHES;

export const isSwitch = (word: string): word is Switch => Object.hasOwn(SWITCHES, word);

const HOUSE: Record<Switch, Module<typeof QUESTIONS>> = { strictTerrain, strictOccupation, passingControl };

/** The rule modules in play for a preset with its switches. */
export function modulesOf(board: Board, _preset: Preset, switches: readonly Switch[]): Module<typeof QUESTIONS>[] {
  return [basic(board), ...switches.map((name) => HOUSE[name])];
}

/** B2.8: rangers and aircraft belong to the Tournament Game. */
export const typesOf = (_preset: Preset): readonly UnitType[] => GROUND_TYPES.filter((type) => type !== 'ranger');
