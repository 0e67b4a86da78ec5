import { COMBAT } from './combat.ts';
import type { Diagram } from './diagram.ts';
import { MODULES } from './modules.ts';
import { MOVEMENT } from './movement.ts';
import { THEATRE } from './theatre.ts';

export const DIAGRAMS: readonly Diagram[] = [...MOVEMENT, ...COMBAT, ...THEATRE, ...MODULES];
