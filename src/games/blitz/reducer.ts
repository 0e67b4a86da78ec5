import type { Draft } from '#core/play.ts';
import type { Board } from './board.ts';
import type { BlitzEvent, State, Unit, UnitNo } from './types.ts';

type EventOf<K extends BlitzEvent['is']> = Extract<BlitzEvent, { is: K }>;

/** Reducers of a chapter's events. Nested values are replaced whole, so that earlier states keep theirs. */
export type Writes<K extends BlitzEvent['is']> = {
  readonly [N in K]: (draft: Draft<State>, event: EventOf<N>, board: Board) => void;
};

/** Unit data at the start of a player turn. */
export const FRESH = { spent: 0, moved: false, stopped: false, flown: false, innerRun: 0, offRoad: false } as const;

export const unitIn = (draft: Draft<State>, no: UnitNo): Unit => draft.units[no] as Unit;

export function change(draft: Draft<State>, no: UnitNo, to: Partial<Unit>): void {
  draft.units = draft.units.with(no, { ...unitIn(draft, no), ...to });
}

/** Takes keys away that a unit carries only for a time. */
export function omit(
  draft: Draft<State>,
  no: UnitNo,
  ...keys: (
    | 'zone'
    | 'base'
    | 'aim'
    | 'landedOn'
    | 'atSeaSince'
    | 'sailedIn'
    | 'aboard'
    | 'loading'
    | 'unloading'
    | 'overran'
    | 'fleet'
    | 'aborted'
    | 'onCall'
    | 'interdicts'
    | 'passive'
  )[]
): void {
  const unit = unitIn(draft, no);
  if (!keys.some((key) => key in unit)) return;
  // Built up again: an object that keys were deleted from is slow to read from then on.
  const rest: Record<string, unknown> = {};
  for (const key in unit) if (!(keys as string[]).includes(key)) rest[key] = unit[key as keyof Unit];
  draft.units = draft.units.with(no, rest as unknown as Unit);
}
