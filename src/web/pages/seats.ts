import type { Cover } from '../face.ts';
import type { Start } from '../table/start.ts';

/** Every side is played by somebody at this screen. */
export const everybodyHere = ({ sides }: Cover): Start['seats'] =>
  Object.fromEntries(sides.map(({ id }) => [id, 'human'])) as Start['seats'];
