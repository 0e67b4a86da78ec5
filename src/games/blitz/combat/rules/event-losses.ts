import { type BlitzEvent, sizeOf, type Unit } from '#games/blitz/types.ts';

/** M4.40, M9.14: the factors an event takes from units: those that are lost by it, whole or in part. */
export function lostIn(
  before: readonly Unit[],
  after: readonly Unit[],
  event: BlitzEvent,
): { readonly unit: Unit; readonly factors: number }[] {
  if (after === before) return [];
  const whole = before.flatMap((unit, no) => {
    const now = after[no];
    return now !== unit && now?.place === 'lost' && unit.place !== 'lost' ? [{ unit, factors: sizeOf(unit) }] : [];
  });
  const parts = event.is === 'reduced' ? event.losses : [];
  return [...whole, ...parts.map(({ unit, factors }) => ({ unit: before[unit] as Unit, factors }))];
}
