import { createEffect, createMemo, createSignal } from 'solid-js';
import type { Drawn, Planned, Shot, Volley } from '../../../games/gamex/desk/questions.ts';
import type { Kind } from '../../../games/gamex/kinds.ts';
import type { OpenGamex } from '../../../games/gamex/position.ts';
import { type Command, type GamexFrame, type Side, SIDES, type State, type Unit } from '../../../games/gamex/types.ts';
import { answersTo } from '../../table/asking.ts';
import type { Laid } from '../../table/table-model.ts';

/** The table as this game's own panels know it. */
export function gameTable(table: Laid, opened: () => OpenGamex | undefined) {
  const { game } = table;
  const state = (): State | undefined => game.news()?.own as State | undefined;
  const frame = (): GamexFrame | undefined => state()?.frames.at(-1);
  const unit = (id: string): Unit | undefined => state()?.units.find((one) => one.id === id);
  const side = (): Side | undefined => SIDES.find((one) => one === game.decides());
  const kind = (one: Unit | undefined): Kind | undefined => (one ? opened()?.world.kinds[one.kind] : undefined);
  const [shots, setShots] = createSignal<readonly Shot[]>([]);
  const [plan, setPlan] = createSignal<Planned>();
  const toPlan = answersTo<Planned | undefined>(setPlan, undefined);
  const toShots = answersTo<readonly Shot[]>(setShots, []);
  const firing = (): readonly string[] => (frame()?.at === 'spend' && game.humanDecides() ? [...table.selected()] : []);
  // What the units in hand would do to whoever they can see, and to the hex pointed at or stood on.
  createEffect(() => {
    const ids = firing();
    toShots.ask(ids.length > 0 ? game.ask<readonly Shot[]>('shots', ids) : undefined);
  });
  const [volleys, setVolleys] = createSignal<readonly Volley[]>([]);
  const toVolleys = answersTo<readonly Volley[]>(setVolleys, []);
  createEffect(() => {
    const asked = frame()?.at === 'opFire' && game.humanDecides();
    toVolleys.ask(asked ? game.ask<readonly Volley[]>('volleys') : undefined);
  });
  const aimedAt = createMemo(() =>
    [table.over(), table.standing(), table.hex()].find(
      (hex) => hex !== undefined && table.piecesAt(hex).some((piece) => !table.mine(piece)),
    ),
  );
  createEffect(() => {
    const [ids, hex] = [firing(), aimedAt()];
    const asked = ids.length > 0 && hex !== undefined;
    toPlan.ask(asked ? game.ask<Planned | undefined>('plan', ids, hex) : undefined);
  });
  const [drawn, setDrawn] = createSignal<readonly Drawn[]>([]);
  const toDrawn = answersTo<readonly Drawn[]>(setDrawn, []);
  // The fire a way would draw, for the hex pointed at or stood on.
  const warned = createMemo(() => {
    const hex = table.over() ?? table.standing();
    const way = table.reach().find((one) => one.hex === hex);
    return way?.warns === undefined ? undefined : way;
  });
  createEffect(() => {
    const [way, [unit, ...others]] = [warned(), [...table.selected()]];
    const asked = way && unit !== undefined && others.length === 0 && game.humanDecides();
    toDrawn.ask(asked ? game.ask<readonly Drawn[]>('drawn', unit, way.path) : undefined);
  });
  return {
    drawn,
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
    /** Who decides. */
    side,
    /** Whether the rules let it pass, by what this seat knows. */
    allowed: (command: Command): boolean => {
      const [open, now, decider] = [opened(), state(), side()];
      return open !== undefined && now !== undefined && decider !== undefined && !open.check(now, decider, command);
    },
    plan,
    /** Hexes the units in hand may fire at, with what would come of it. */
    shots,
    volleys,
    firing,
    play: (command: Command) => game.play(command),
  };
}

export type GameTable = ReturnType<typeof gameTable>;
