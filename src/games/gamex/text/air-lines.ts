import type { GamexFrame } from '../types.ts';
import type { Reading } from './position-draft.ts';

/** A position with flights written down begins with them (X11.1). */
export function dropsFirst({ units }: Reading): GamexFrame {
  const aimed = units.find((unit) => unit.place === 'off' && unit.drop !== undefined);
  return aimed ? { at: 'drops', side: aimed.side } : { at: 'initiative', asks: true };
}
