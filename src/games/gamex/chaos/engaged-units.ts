import type { State, UnitId } from '#games/gamex/types.ts';

/** Units in the middle of what an event breaks into: they are neither inactive nor done (X24.3). */

const ACTORS = new Set([
  ...['unit', 'units', 'by', 'waiting', 'placed', 'stood', 'onFoot', 'marks', 'strained', 'aircraft', 'sighter'],
  ...['guns', 'done', 'target', 'load'],
]);

export function engagedIn({ frames }: State): ReadonlySet<UnitId> {
  const found = new Set<UnitId>();
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (ACTORS.has(key)) found.add(value);
    } else if (Array.isArray(value)) for (const one of value) look(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) look(one, name);
  };
  for (const frame of frames) look(frame, '');
  return found;
}
