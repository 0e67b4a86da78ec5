import { createEffect, createSignal } from 'solid-js';
import type { Planned } from '../../../games/gamex/desk/questions.ts';
import type { Kind } from '../../../games/gamex/kinds.ts';
import type { OpenGamex } from '../../../games/gamex/position.ts';
import { type Command, type GamexFrame, type Side, SIDES, type State, type Unit } from '../../../games/gamex/types.ts';
import { answersTo } from '../../table/asking.ts';
import type { Laid } from '../../table/table-model.ts';

/** The table as this game's own panels know it. */
export function gameTable(table: Laid, opened: OpenGamex | undefined) {
  const { game } = table;
  const state = (): State | undefined => game.news()?.own as State | undefined;
  const frame = (): GamexFrame | undefined => state()?.frames.at(-1);
  const unit = (id: string): Unit | undefined => state()?.units.find((one) => one.id === id);
  const side = (): Side | undefined => SIDES.find((one) => one === game.decides());
  const kind = (one: Unit | undefined): Kind | undefined => (one ? opened?.world.kinds[one.kind] : undefined);
  const [plan, setPlan] = createSignal<Planned>();
  const toPlan = answersTo<Planned | undefined>(setPlan, undefined);
  // What the units in hand would do to the hex under the eye.
  createEffect(() => {
    const ids = [...table.selected()];
    const hex = table.hex();
    const at = frame()?.at;
    const ready = (at === 'spend' || at === 'activity') && ids.length > 0 && hex !== undefined && game.humanDecides();
    const foes = ready && table.piecesAt(hex).some((piece) => !table.mine(piece));
    toPlan.ask(foes ? game.ask<Planned | undefined>('plan', ids, hex) : undefined);
  });
  return {
    laid: table,
    game,
    open: opened,
    world: opened?.world,
    state,
    frame,
    unit,
    kind,
    /** Who decides. */
    side,
    /** Whether the rules let it pass, by what this seat knows. */
    allowed: (command: Command): boolean => {
      const [now, decider] = [state(), side()];
      return opened !== undefined && now !== undefined && decider !== undefined && !opened.check(now, decider, command);
    },
    plan,
    play: (command: Command) => game.play(command),
  };
}

export type GameTable = ReturnType<typeof gameTable>;
