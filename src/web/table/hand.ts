import { createSignal } from 'solid-js';
import type { Action, ReachHex, UnitId } from '../../table/desk.ts';

/** What the player has in hand: a hex and units chosen, a way begun, an action begun, hexes marked. */
export function createHand() {
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

  const dropWay = (): void => {
    setVia([]);
    setWaypoints([]);
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
    begin: setBegun,
    aimed,
    aim: setAimed,
    marked,
    /** Marks a hex, or no longer. */
    mark: (where: number): void =>
      void setMarked((list) => (list.includes(where) ? list.filter((one) => one !== where) : [...list, where])),
    setMarked,
    join,
    setJoin,
    lookAt: setHex,
    choose: (where: number | undefined, units: readonly UnitId[] = []): void => {
      performance.mark('chosen');
      setBegun(undefined);
      setJoin(undefined);
      dropWay();
      setHex(where);
      setSelected(new Set(units));
    },
    select: (units: readonly UnitId[]): void => {
      setBegun(undefined);
      dropWay();
      setSelected(new Set(units));
    },
    toggle: (id: UnitId): void => {
      const next = new Set(selected());
      if (!next.delete(id)) next.add(id);
      setBegun(undefined);
      dropWay();
      setSelected(next);
    },
    /** More units in hand, the way begun with the others kept. */
    add: (units: readonly UnitId[]): void => void setSelected(new Set([...selected(), ...units])),
    goBy: ({ path, hex: where }: ReachHex): void => {
      setVia(path);
      setWaypoints((list) => [...list, where]);
    },
    /** What was begun ends with the position it was begun in; only units that still answer to `own` stay in hand. */
    settle: (own: (id: UnitId) => boolean): void => {
      setMarked([]);
      setBegun(undefined);
      setAimed(undefined);
      setJoin(undefined);
      dropWay();
      const kept = [...selected()].filter(own);
      if (kept.length < selected().size) setSelected(new Set(kept));
    },
  };
}

export type Hand = ReturnType<typeof createHand>;
