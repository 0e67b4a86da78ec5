import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { AaShot, Manner, Planned, Shot, Volley } from '#games/gamex/desk/attacks.ts';
import type { Drawn } from '#games/gamex/desk/questions.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { type Command, type GamexFrame, type Side, SIDES, type State, type Unit } from '#games/gamex/types.ts';
import { answersTo } from '#web/table/questions.ts';
import type { Laid } from '#web/table/table-model.ts';

/** Decisions that offer attacks to whoever answers or interrupts. */
const ANSWERED: ReadonlySet<string> = new Set<GamexFrame['at']>(['opFire', 'spotFire', 'flight', 'banzai']);
const MANNERS: readonly Manner[] = ['fire', 'indirect', 'overrun', 'closeAssault', 'banzai'];

/** True on devices without hover. */
const isBlunt = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

/** The table as this game's own panels know it. */
export function gameTable(table: Laid, opened: () => OpenGamex | undefined) {
  const { game } = table;
  const state = (): State | undefined => game.update()?.own as State | undefined;
  const frame = (): GamexFrame | undefined => state()?.frames.at(-1);
  const unit = (id: string): Unit | undefined => state()?.units.find((one) => one.id === id);
  const side = (): Side | undefined => SIDES.find((one) => one === game.decides());
  const kind = (one: Unit | undefined): Kind | undefined => (one ? opened()?.world.kinds[one.kind] : undefined);
  const [shots, setShots] = createSignal<readonly Shot[]>([]);
  const [plans, setPlans] = createSignal<readonly Planned[]>([]);
  const toPlans = answersTo<readonly Planned[]>(setPlans, []);
  const toShots = answersTo<readonly Shot[]>(setShots, []);
  const firing = (): readonly string[] => (frame()?.at === 'spend' && game.humanDecides() ? [...table.selected()] : []);
  // Effect of the selected units' fire on targets they can see, and on the hex pointed at or stood on.
  createEffect(() => {
    const ids = firing();
    toShots.ask(ids.length > 0 ? game.ask<readonly Shot[]>('shots', ids) : undefined);
  });
  const [volleys, setVolleys] = createSignal<readonly Volley[]>([]);
  const toVolleys = answersTo<readonly Volley[]>(setVolleys, []);
  const [aaShots, setAaShots] = createSignal<readonly AaShot[]>([]);
  const toAaShots = answersTo<readonly AaShot[]>(setAaShots, []);
  createEffect(() => {
    const at = game.humanDecides() ? frame()?.at : undefined;
    toVolleys.ask(at !== undefined && ANSWERED.has(at) ? game.ask<readonly Volley[]>('volleys') : undefined);
    toAaShots.ask(at === 'aaFire' ? game.ask<readonly AaShot[]>('aaShots') : undefined);
  });
  /** A hex looked at before anything is done there, where nothing can be pointed at. */
  const [looked, lookAt] = createSignal<number>();
  createEffect(on([() => game.update()?.decision, table.selected, table.begun], () => void lookAt(undefined)));
  const hasEnemy = (hex: number | undefined): boolean => table.piecesAt(hex).some((piece) => !table.mine(piece));
  const aimedAt = createMemo(() => [table.over(), looked(), table.standing(), table.hex()].find(hasEnemy));
  const manner = (): Manner | undefined => {
    const verb = table.begun()?.verb;
    return verb === undefined ? 'fire' : MANNERS.find((one) => one === verb);
  };
  createEffect(() => {
    // Units that have acted already aim at nothing.
    const ids = firing().filter((id) => unit(id)?.marker === undefined);
    const [hex, how] = [aimedAt(), manner()];
    const asked = ids.length > 0 && hex !== undefined && how !== undefined;
    toPlans.ask(asked ? game.ask<readonly Planned[]>('plan', ids, hex, how) : undefined);
  });
  const [drawn, setDrawn] = createSignal<readonly Drawn[]>([]);
  const toDrawn = answersTo<readonly Drawn[]>(setDrawn, []);
  // The fire a way would draw, for the hex pointed at or stood on.
  const warned = createMemo(() => {
    const hex = looked() ?? table.over() ?? table.standing();
    const way = table.begun() ? undefined : table.reach().find((one) => one.hex === hex);
    return way?.warns === undefined ? undefined : way;
  });
  createEffect(() => {
    const [way, [unit, ...others]] = [warned(), [...table.selected()]];
    const asked = way && unit !== undefined && others.length === 0 && game.humanDecides();
    toDrawn.ask(asked ? game.ask<readonly Drawn[]>('drawn', unit, way.path) : undefined);
  });
  return {
    drawn,
    warned,
    laid: table,
    game,
    get open() {
      return opened();
    },
    get world() {
      return opened()?.world;
    },
    state,
    frame,
    unit,
    kind,
    /** Side to decide. */
    side,
    /** True if the rules allow it, as far as this seat knows. */
    allowed: (command: Command): boolean => {
      const [open, now, decider] = [opened(), state(), side()];
      return open !== undefined && now !== undefined && decider !== undefined && !open.check(now, decider, command);
    },
    /** Outcome of the selected units' fire at the hex looked at. */
    plans,
    /** Hexes the units in hand may fire at, with what would come of it. */
    shots,
    volleys,
    aaShots,
    firing,
    aimedAt,
    looked,
    /** True if a touch on a hex only previews: the expected fire is shown first, and a second touch acts. */
    looks(hex: number): boolean {
      if (!isBlunt() || !game.humanDecides() || table.selected().size === 0 || looked() === hex) return false;
      // Illegal commands are refused at once, in words.
      const open = table.begun() ? table.targets().has(hex) : shots().some((one) => one.hex === hex);
      const fired = open && manner() !== undefined && firing().length > 0;
      const way = table.begun() ? undefined : table.reach().find((one) => one.hex === hex);
      if (!fired && way?.warns === undefined) return false;
      lookAt(hex);
      return true;
    },
    /** Does what was looked at. */
    goOn(): void {
      const hex = looked();
      if (hex !== undefined) table.onHex(hex, false);
    },
    play: (command: Command) => game.play(command),
  };
}

export type GameTable = ReturnType<typeof gameTable>;
