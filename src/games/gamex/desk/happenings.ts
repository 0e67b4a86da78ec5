import { NOWHERE } from '../../../hex/hex.ts';
import type { Happening } from '../../../table/desk.ts';
import type { GamexEvent, State } from '../types.ts';

/** What a command did that can be seen: ways in one piece, losses, and dice with what came of them. */

export type Shown = Extract<
  GamexEvent,
  {
    readonly is:
      | 'attack'
      | 'morale'
      | 'initiative'
      | 'pool'
      | 'spotDie'
      | 'available'
      | 'accuracy'
      | 'aaDie'
      | 'mineFound';
  }
>;
const SHOWN: ReadonlySet<string> = new Set<Shown['is']>([
  'attack',
  'morale',
  'initiative',
  'pool',
  'spotDie',
  'available',
  'accuracy',
  'aaDie',
  'mineFound',
]);
const isShown = (event: GamexEvent): event is Shown => SHOWN.has(event.is);

export function happeningsOf(before: State, events: readonly GamexEvent[]): Happening<Shown>[] {
  const found: Happening<Shown>[] = [];
  const at = new Map(before.units.map((unit) => [unit.id, unit.at]));
  for (const event of events) {
    if (event.is === 'stepped') {
      const from = at.get(event.unit) ?? NOWHERE;
      const last = found.at(-1);
      if (last?.is === 'went' && last.unit === event.unit)
        found[found.length - 1] = { ...last, path: [...last.path, event.to] };
      else found.push({ is: 'went', unit: event.unit, path: from === NOWHERE ? [event.to] : [from, event.to] });
      at.set(event.unit, event.to);
    } else if (event.is === 'eliminated') {
      const hex = at.get(event.unit) ?? NOWHERE;
      if (hex !== NOWHERE) found.push({ is: 'lost', unit: event.unit, at: hex });
    } else if (isShown(event)) {
      const die = event.is !== 'mineFound' && !(event.is === 'attack' && event.die === undefined);
      found.push({ is: 'own', die, what: event });
    }
  }
  return found;
}
