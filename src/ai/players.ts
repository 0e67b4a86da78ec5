import type { Library } from '../blitz/position.ts';
import type { BlitzPlayer } from './player.ts';
import { randomPlayer } from './random.ts';

export const PLAYER_NAMES = ['random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export function playerNamed(name: PlayerName, seed: number, library?: Library): BlitzPlayer {
  void library;
  return randomPlayer(seed);
}
