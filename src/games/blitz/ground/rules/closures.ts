import { memoize } from '#core/memo.ts';
import type { Objection } from '#core/objection.ts';
import { nobodyAdds } from '#core/rulebook.ts';
import type { Hex } from '#hex/hex.ts';
import { BARRED } from '#hex/path.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import type { ClosedHex, Way } from '#games/blitz/questions.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** The hexes closed to a side's units that come in one way: each with the rule that closes it. */
export type Closed = ReadonlyMap<Hex, Objection>;

/**
 * Rules that close hexes to moves but not to overruns: production centres, and zones of control, which do not bar the
 * approach to an overrun either (M4.23).
 */
const OVERRUN: readonly string[] = ['M9.15', 'M2.4'];
export const yieldsToOverruns = ({ rule }: Objection): boolean => OVERRUN.includes(rule);

/** True if a closing rule precedes another one: rules that yield to overruns are named last. */
const isFirmer = (one: Objection, than: Objection): boolean => OVERRUN.indexOf(one.rule) < OVERRUN.indexOf(than.rule);

const mapped = memoize((list: readonly ClosedHex[]): Closed => {
  const closed = new Map<Hex, Objection>();
  for (const { hex, why } of list) {
    const known = closed.get(hex);
    if (!known || isFirmer(why, known)) closed.set(hex, why);
  }
  return closed;
});

/** Unit that enters. */
type Mover = Pick<Unit, 'side' | 'nation'> & Partial<Pick<Unit, 'type'>>;

/** Can a ground unit stand there? Guerillas stand in the neutral corner too (M15.16). */
export const bears = ({ board }: World, unit: Pick<Unit, 'type'>, hex: Hex): boolean =>
  board.land[hex] === 1 || (isIrregular(unit) && board.surface[hex] === 'neutral');

/** Uncaptured minor cities (T22.2), hexes after a nuclear strike (O23.5.9): one answer for reach, check and the board. */
export function closedTo(world: World, state: State, unit: Mover, way: Way): Closed {
  const { side, nation, type } = unit;
  const irregular = type !== undefined && isIrregular({ type });
  const closed = world.rules.closes({ world, state, side, way, nation, irregular });
  // M13.12: what is closed to this unit alone.
  if (world.rules.closesTo === nobodyAdds || type === undefined) return mapped(closed);
  const own = world.rules.closesTo({ world, state, unit: unit as Unit, way });
  return mapped(own.length === 0 ? closed : [...closed, ...own]);
}

/** M18.11: the army of a minor country that is no active ally stays in it, on foot, in the air and at sea. */
export function boundFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { nation, side } = unit;
  if (nation === undefined) return undefined;
  // Reasons of `closesTo` are others, and none of them goes before this one.
  const closed = world.rules.closes({ world, state, side, way: 'land', nation, irregular: isIrregular(unit) });
  const bound = mapped(closed).get(hex);
  return bound?.rule === 'M18.11' ? bound : undefined;
}

/** M18.11: so it goes on board no ship: the sea is no country's. */
export const ashoreFault = (world: World, state: State, unit: Unit): Objection | undefined =>
  boundFault(
    world,
    state,
    unit,
    world.board.zone.findIndex((zone) => zone !== undefined),
  );

const barred = memoize((marks: Uint8Array) =>
  memoize((closed: Closed) => {
    const mask = marks.slice();
    // Closed hexes keep their zones of control.
    for (const hex of closed.keys()) mask[hex] = (mask[hex] as number) | BARRED;
    return mask;
  }),
);

/** Marks of the enemy for moving units, hex by hex, with the closed hexes added. */
export const withClosed = (marks: Uint8Array, closed: Closed): Uint8Array =>
  closed.size === 0 ? marks : barred(marks)(closed);
