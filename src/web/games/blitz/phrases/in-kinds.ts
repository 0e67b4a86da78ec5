import { isShip } from '#games/blitz/kinds.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import type { Unit } from '#games/blitz/types.ts';
import { typeName } from '../words/words.ts';

/** Alike units counted: `3 × armor 6-6`. */
export function inKinds(units: readonly Unit[]): string {
  const counts = new Map<string, number>();
  for (const unit of units) {
    // Ships have no factors that count (M11.21).
    const key = isShip(unit) ? typeName(unit.type) : `${typeName(unit.type)} ${factorsText(unit)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (count > 1 ? `${count} × ${kind}` : kind)).join(', ');
}
