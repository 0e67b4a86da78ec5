import { createSignal } from 'solid-js';
import type { Action, ReachHex, UnitId } from '#table/desk.ts';

/** Selection of the player: a hex and units, a way begun, an action begun, marked hexes. */
export function createSelection() {
  const [hex, setHex] = createSignal<number>();
  const [selected, setSelected] = createSignal<ReadonlySet<UnitId>>(new Set());
  /** The hexes of a way begun, and those of them the player set himself. */
  const [via, setVia] = createSignal<readonly number[]>([]);
  const [waypoints, setWaypoints] = createSignal<readonly number[]>([]);
  const [markingWay, setMarkingWay] = createSignal(false);
  const [begun, setBegun] = createSignal<Action>();
  /** A hex of the decision at hand that several units could take. */
  const [aimed, setAimed] = createSignal<number>();
  /** Hexes marked against the units in hand. */
  const [marked, setMarked] = createSignal<readonly number[]>([]);
  /** Units that could come to the stack chosen now. */
  const [join, setJoin] = createSignal<{ readonly units: readonly UnitId[]; readonly to: ReachHex }>();

  /** Number of selections made so far. */
  let taken = 0;

  const dropWay = (): void => {
    setVia([]);
    setWaypoints([]);
  };
  const hold = (where: number | undefined, units: readonly UnitId[]): void => {
    setBegun(undefined);
    setJoin(undefined);
    dropWay();
    setHex(where);
    setSelected(new Set(units));
  };
  const touch =
    <A extends readonly unknown[]>(act: (...args: A) => unknown) =>
    (...args: A): void => {
      taken++;
      act(...args);
    };

  return {
    hex,
    selected,
    via,
    waypoints,
    markingWay,
    markWay: setMarkingWay,
    dropWay,
    begun,
    begin: touch((action: Action | undefined) => setBegun(action)),
    aimed,
    aim: setAimed,
    marked,
    /** Marks a hex, or no longer. */
    mark: touch((where: number) =>
      setMarked((list) => (list.includes(where) ? list.filter((one) => one !== where) : [...list, where])),
    ),
    setMarked: touch((hexes: readonly number[]) => setMarked(hexes)),
    join,
    setJoin,
    lookAt: setHex,
    choose: touch((where: number | undefined, units: readonly UnitId[] = []) => {
      performance.mark('chosen');
      hold(where, units);
    }),
    /** Laid into the hand by the game. */
    hold,
    select: touch((units: readonly UnitId[]) => {
      setBegun(undefined);
      dropWay();
      setSelected(new Set(units));
    }),
    toggle: touch((id: UnitId) => {
      const next = new Set(selected());
      if (!next.delete(id)) next.add(id);
      setBegun(undefined);
      dropWay();
      setSelected(next);
    }),
    /** More units in hand, the way begun with the others kept. */
    add: touch((units: readonly UnitId[]) => setSelected(new Set([...selected(), ...units]))),
    goBy: touch(({ path, hex: where }: ReachHex) => {
      setVia(path);
      setWaypoints((list) => [...list, where]);
    }),
    taken: (): number => taken,
    /** Follows what was done with the hand, unless the player has taken something else since it was asked for. */
    after: async (done: Promise<boolean>, follow: () => void): Promise<boolean> => {
      const before = taken;
      const yes = await done;
      if (yes && taken === before) follow();
      return yes;
    },
    /** Only units that still answer to `own` stay in hand. */
    keep: (own: (id: UnitId) => boolean): void => {
      const kept = [...selected()].filter(own);
      if (kept.length < selected().size) setSelected(new Set(kept));
    },
    /** With a new phase: who no longer stands in the hex chosen, moved by somebody else, is put down. */
    dropStrays: (where: (id: UnitId) => number | undefined): void => {
      if (hex() !== undefined && [...selected()].some((id) => where(id) !== hex())) hold(undefined, []);
    },
    /** Clears unfinished actions when the position changes. */
    settle: (): void => {
      setMarked([]);
      setBegun(undefined);
      setAimed(undefined);
      setJoin(undefined);
      dropWay();
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;
