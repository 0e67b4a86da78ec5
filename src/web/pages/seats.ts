import type { Cover } from '../face.ts';
import { HUMAN, type Start } from '../table/start.ts';

/** Every side is played alike: by somebody at this screen, or by a computer player. */
export const everySide = ({ sides }: Cover, seat: string): Start['seats'] =>
  Object.fromEntries(sides.map(({ id }) => [id, seat]));

export const everybodyHere = (face: Cover): Start['seats'] => everySide(face, HUMAN);
