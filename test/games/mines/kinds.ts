import { type Kinds, lawful } from '#test/laws/kind.ts';
import { mines } from './mines.ts';
import { practice } from './practice.ts';

export const kinds: Kinds = {
  mines: { on: [0], run: (seed) => lawful(mines, practice, seed, { most: 400, every: 1 }) },
};
