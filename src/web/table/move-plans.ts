import { batch, createComputed, createSignal, on } from 'solid-js';
import type { Objection } from '#core/objection.ts';
import type { Piece, Planned, Prospect, Scene } from '#table/desk.ts';
import type { LATE, Update } from '#table/host.ts';
import type { createPresses } from './presses.ts';

/** Moves laid as ghosts: two plans beside each other, to be looked at, compared and played with one press. */

export interface MovePlan {
  readonly commands: readonly unknown[];
  /** Moves taken back, the next to be laid again first. */
  readonly dropped: readonly unknown[];
  readonly laid: Planned | undefined;
}

const EMPTY: MovePlan = { commands: [], dropped: [], laid: undefined };
const NO_PLANS: readonly MovePlan[] = [EMPTY, EMPTY];

/** Steps of a plan between the numbers of two decisions: what was asked for one is not taken for another. */
const STEP = 1e-4;

/** The scene of a plan, those who go somewhere in it drawn as ghosts. */
function asGhosts(from: Scene, to: Scene): Scene {
  const before = new Map(from.pieces.map(({ id, hex }) => [id, hex]));
  const pieces = to.pieces.map((piece): Piece => {
    if (before.get(piece.id) === piece.hex) return piece;
    return { ...piece, counter: { ...piece.counter, marks: [...(piece.counter.marks ?? []), 'planned'] } };
  });
  return { ...to, pieces };
}

/** Moves of a plan: one line per group that moves together. */
export function goings(from: Scene | undefined, to: Scene | undefined) {
  const before = new Map(from?.pieces.map(({ id, hex }) => [id, hex]));
  const found = new Map<string, { readonly from: number; readonly to: number; readonly units: Piece[] }>();
  for (const piece of to?.pieces ?? []) {
    const start = before.get(piece.id);
    if (start === undefined || piece.hex === undefined || start === piece.hex) continue;
    const key = `${start} ${piece.hex}`;
    const known = found.get(key);
    if (known) known.units.push(piece);
    else found.set(key, { from: start, to: piece.hex, units: [piece] });
  }
  return [...found.values()];
}

export function createPlanning(table: {
  readonly update: () => Update | undefined;
  readonly ask: (name: string, ...args: readonly unknown[]) => Promise<unknown>;
  readonly presses: () => ReturnType<typeof createPresses>;
  readonly give: (commands: readonly unknown[]) => Promise<boolean>;
  readonly refuse: (fault: Objection | undefined) => void;
}) {
  const [active, setActive] = createSignal(false);
  const [plans, setPlans] = createSignal(NO_PLANS);
  const [at, setAt] = createSignal(0);
  /** Prospect of the position both plans begin from. */
  const [now, setNow] = createSignal<Prospect>();
  let changes = 0;

  const plan = (): MovePlan => plans()[at()] ?? EMPTY;
  const isOn = (): boolean => active() && table.update()?.scene.movesPlanned === true;
  const put = (next: MovePlan): void => {
    changes++;
    setPlans((list) => list.map((one, i) => (i === at() ? next : one)));
  };
  const drop = (): void =>
    batch(() => {
      setActive(false);
      setPlans(NO_PLANS);
      setAt(0);
      setNow(undefined);
    });
  // A plan is made for one decision; whatever else is played ends it.
  createComputed(on(() => table.update()?.decision, drop, { defer: true }));
  createComputed(on(() => table.update()?.played, drop, { defer: true }));

  const begin = (): void => {
    changes++;
    setActive(true);
    void (table.ask('prospect', []) as Promise<Prospect>).then(setNow, () => undefined);
  };
  const playedOut = (commands: readonly unknown[]): Promise<Planned> =>
    table.ask('planned', commands) as Promise<Planned>;
  async function replace(commands: readonly unknown[], dropped: readonly unknown[]): Promise<Objection | undefined> {
    const update = table.update();
    const laid = commands.length > 0 ? await playedOut(commands) : undefined;
    if (update !== table.update()) return undefined;
    if (laid?.fault) return laid.fault;
    put({ commands, dropped, laid });
    return undefined;
  }
  const change = (what: string, commands: readonly unknown[], dropped: readonly unknown[]): Promise<boolean> =>
    table.presses().giving([what, commands.length], async () => {
      table.refuse(await replace(commands, dropped));
      return true;
    });

  return {
    /** Moves can be planned in the decision at hand. */
    open: (): boolean => table.update()?.scene.movesPlanned === true,
    on: isOn,
    plans,
    at,
    plan,
    /** The position both plans begin from. */
    base: (): Scene | undefined => table.update()?.scene,
    now,
    leave: drop,
    toggle: (): void => {
      if (isOn()) drop();
      else if (table.update()?.scene.movesPlanned) begin();
    },
    choose: (n: number): void => {
      changes++;
      setAt(n);
    },
    /** Lays more moves; the first that cannot be made is the answer. */
    lay: (commands: readonly unknown[]): Promise<Objection | typeof LATE | undefined> =>
      replace([...plan().commands, ...commands], []),
    undo: (): Promise<boolean> => {
      const { commands, dropped } = plan();
      return change('unplan', commands.slice(0, -1), [...commands.slice(-1), ...dropped]);
    },
    redo: (): Promise<boolean> => {
      const { commands, dropped } = plan();
      return change('replan', [...commands, ...dropped.slice(0, 1)], dropped.slice(1));
    },
    clear: (): void => put(EMPTY),
    /** The moves of the plan at hand, as one act. */
    play: async (): Promise<boolean> => {
      const { commands } = plan();
      if (commands.length === 0) return false;
      drop();
      return table.give(commands);
    },
    /** The update with the plan played out in it. */
    ahead: (update: Update | undefined): Update | undefined => {
      const laid = isOn() ? plan().laid : undefined;
      if (!update || !isOn()) return update;
      const decision = update.decision + (changes + 1) * STEP;
      const still = { ...update, decision, happened: [], dice: [], leap: false };
      return laid ? { ...still, scene: asGhosts(update.scene, laid.scene), own: laid.own } : still;
    },
    /** A question about the position the plan leads to. */
    question: (name: string, args: readonly unknown[]): readonly [string, ...(readonly unknown[])] => {
      const { commands } = plan();
      return isOn() && commands.length > 0 ? ['ahead', commands, name, ...args] : [name, ...args];
    },
  };
}

export type Planning = ReturnType<typeof createPlanning>;
