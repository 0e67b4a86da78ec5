import { createSignal } from 'solid-js';
import type { Message } from '#core/message.ts';
import type { Choice, Intent, Piece, UnitId } from '#table/desk.ts';
import type { Asking, Seen } from './table-model.ts';
import type { GameStore } from './game-store.ts';
import type { Selection } from './selection.ts';
import type { createNaming } from './unit-picker.ts';
import { seeing } from './settings/view-settings.ts';

/** Effect of clicks on the map, by the grammar of the scene: see `Mode`. */
export function createClicks(
  game: GameStore,
  seen: Seen,
  selection: Selection,
  asked: Asking,
  naming: ReturnType<typeof createNaming>,
) {
  const { scene, mine, piecesAt } = seen;
  const ids = (pieces: readonly Piece[]): UnitId[] => pieces.map(({ id }) => id);
  const selectable = (pieces: readonly Piece[]): UnitId[] => ids(pieces.filter((piece) => piece.selectable));

  /** A unit off the map with only one way onto it need not begin that action first. */
  const arrivals = (): readonly Choice[] => {
    if (selection.hex() !== undefined) return [];
    const ways = asked.actions().filter(({ choices }) => choices.some((one) => one.hex !== undefined));
    return ways.length === 1 ? (ways[0]?.choices ?? []) : [];
  };

  /** Choices of the decision at hand, those of chosen units where any of them has one. */
  const open = (): readonly Choice[] => {
    const action = selection.begun();
    if (action) return action.choices;
    if (scene()?.mode === 'send') return asked.actions().flatMap((one) => one.choices);
    if (scene()?.mode === 'move') return arrivals();
    const own = asked.choices().filter(({ unit }) => unit !== undefined && selection.selected().has(unit));
    return own.length > 0 ? own : asked.choices();
  };

  /** A move that is asked about first, and the decision it belongs to. */
  const [doubt, setDoubt] = createSignal<{
    readonly because: Message;
    readonly decision: number | undefined;
    readonly go: () => unknown;
  }>();
  const doubted = () => (doubt()?.decision === game.update()?.decision ? doubt() : undefined);

  /** Plays one choice for every unit that has it, as several units may go aboard together. */
  async function playAll(list: readonly Choice[], sure = false): Promise<void> {
    const done = new Map<UnitId, Choice>();
    for (const choice of list) if (choice.unit !== undefined && !done.has(choice.unit)) done.set(choice.unit, choice);
    const chosen = done.size > 0 ? [...done.values()] : list.slice(0, 1);
    const because = chosen.find(({ asks }) => asks)?.asks;
    if (because && !sure && seeing().careful) {
      setDoubt({ because, decision: game.update()?.decision, go: () => playAll(list, true) });
      return;
    }
    setDoubt(undefined);
    await selection.after(game.give(chosen.map(({ command }) => command)), () => {
      // The eye follows those who went.
      const who = done.size > 0 ? [...done.keys()] : [...selection.selected()];
      const places = new Set(who.map((id) => seen.piece(id)?.hex));
      const [there] = places;
      const known = done.size > 0 || there !== undefined;
      // When the other side decides next, none of its units stay selected.
      const own = who.filter((id) => game.decides() === seen.piece(id)?.side);
      if (who.length > 0 && known && places.size === 1 && there !== selection.hex()) selection.choose(there, own);
    });
  }

  /** A choice made on the map; an action with a second hex to choose goes on with that. */
  function take(list: readonly Choice[]): Promise<unknown> | void {
    const seconds = new Set(list.flatMap((one) => one.then ?? []));
    if (seconds.size <= 1) return playAll(list);
    const verb = selection.begun()?.verb ?? '';
    const rest = list.map(({ then, ...choice }): Choice => (then === undefined ? choice : { ...choice, hex: then }));
    selection.begin({ verb, choices: rest });
  }

  /** Does what a click on an unlit hex stands for, or hears by which rule not. */
  function askIntent(units: readonly UnitId[], hex: number, like?: unknown, nothing?: () => void): Promise<boolean> {
    const wish: Intent = { units, hex, ...(like === undefined ? {} : { like }) };
    return game.giveAnswer(JSON.stringify(['intent', wish]), async () => {
      const intent = await game.ask<readonly unknown[]>('intent', wish);
      if (intent.length === 0) nothing?.();
      return intent;
    });
  }

  const place = (hex: number): Promise<boolean> =>
    selection.after(askIntent([...selection.selected()], hex), () => selection.choose(hex));

  /** Gives commands one after the other, as long as the same side decides: a reaction of the enemy ends it. */
  async function giveOn(commands: readonly unknown[]): Promise<boolean> {
    const side = game.decides();
    for (const [i, command] of commands.entries()) {
      if (game.decides() !== side || !game.humanDecides()) break;
      if (!(await game.give([command], i > 0))) return false;
    }
    return true;
  }

  function move(units: readonly UnitId[], hex: number, sure = false): Promise<boolean> {
    const to = asked.reach().find((one) => one.hex === hex);
    if (to?.asks && !sure && seeing().careful) {
      setDoubt({ because: to.asks, decision: game.update()?.decision, go: () => move(units, hex, true) });
      return Promise.resolve(false);
    }
    setDoubt(undefined);
    performance.mark('dropped');
    const moved = to ? giveOn([to.command, ...(to.then ?? [])]) : askIntent(units, hex);
    return selection.after(
      moved.finally(() => performance.measure('move', 'dropped')),
      () => {
        // Others are to act now, and have been taken in hand.
        const next = scene()?.next ?? [];
        if (next.length > 0 && !next.some((id) => units.includes(id))) return;
        // Units sent to an area lie where it is shown.
        selection.choose(seen.piece(units[0] ?? '')?.hex ?? hex, units);
      },
    );
  }

  function onMove(hex: number, ours: readonly Piece[], shift: boolean): Promise<unknown> | void {
    const units = [...selection.selected()];
    if (units.length === 0 || hex === (selection.via().at(-1) ?? selection.hex()))
      return selection.choose(hex, selectable(ours));
    const arriving = selection.hex() === undefined ? seen.targets().get(hex) : undefined;
    if (arriving) return take(arriving);
    const to = asked.reach().find((one) => one.hex === hex);
    if (shift || selection.markingWay()) {
      if (to) return selection.goBy(to);
      if (ours.length > 0) return selection.add(selectable(ours));
      return move(units, hex);
    }
    if (ours.length === 0) return move(units, hex);
    selection.choose(hex, selectable(ours));
    if (to) selection.setJoin({ units, to });
  }

  const isAimedAt = (hex: number): boolean => scene()?.aims?.includes(hex) === true;
  /** Marked alone, or no longer. */
  const aimAt = (hex: number): void => {
    selection.begin(undefined);
    selection.setMarked(selection.marked().includes(hex) ? [] : [hex]);
  };

  function onAim(hex: number, here: readonly Piece[], shift: boolean): void {
    if (here.some((piece) => !mine(piece))) return selection.mark(hex);
    if (isAimedAt(hex) && selection.selected().size > 0) return aimAt(hex);
    if (!shift || here.length === 0) return selection.choose(hex, selectable(here));
    selection.lookAt(hex);
    selection.select([...new Set([...selection.selected(), ...selectable(here)])]);
  }

  /** The decision at hand made on the map: one choice is taken, several units are asked about, none is answered. */
  function onChoice(hex: number, ours: readonly Piece[]): Promise<unknown> | void {
    const list = seen.targets().get(hex) ?? [];
    if (new Set(list.map(({ unit }) => unit)).size > 1) return void selection.aim(hex);
    const [first] = list;
    if (first) return take([first]);
    const able = new Set(asked.choices().flatMap(({ unit }) => unit ?? []));
    const [free] = ours.filter(({ id }) => able.has(id));
    if (free) return selection.choose(hex, [free.id]);
    const units = [...selection.selected()];
    if (units.length === 0 || able.size === 0) return selection.choose(hex, ids(ours));
    return askIntent(units, hex, undefined, () => selection.choose(hex, ids(ours)));
  }

  /** Units in hand are sent; others of the hex are taken in hand. */
  function onSend(hex: number, ours: readonly Piece[]): Promise<unknown> | void {
    const list = seen.targets().get(hex);
    if (list) return take(list);
    const free = selectable(ours);
    if (free.length > 0) return selection.choose(hex, free);
    const like = asked.actions()[0]?.choices[0]?.command;
    if (like === undefined) return selection.choose(hex, ids(ours));
    return askIntent([...selection.selected()], hex, like);
  }

  function click(hex: number, shift: boolean): Promise<unknown> | void {
    const action = selection.begun();
    if (action) {
      const list = seen.targets().get(hex);
      const like = action.choices[0]?.command;
      if (list && action.aims && isAimedAt(hex)) return aimAt(hex);
      if (list) return take(list);
      return like === undefined ? undefined : askIntent([...selection.selected()], hex, like);
    }
    const here = piecesAt(hex);
    const ours = here.filter(mine);
    switch (scene()?.mode) {
      case 'place':
        // A second unit may be put on the hex of the first: only units that stand there already are chosen again.
        return [...selection.selected()].some((id) => seen.piece(id)?.hex !== hex)
          ? place(hex)
          : selection.choose(hex, selectable(ours));
      case 'move':
        return onMove(hex, ours, shift);
      case 'aim':
        return onAim(hex, here, shift);
      case 'send':
        return onSend(hex, ours);
      case 'name':
        return naming.onBill(hex, shift) ? void selection.lookAt(hex) : selection.choose(hex, ids(ours));
      default:
        return onChoice(hex, ours);
    }
  }

  /** A click waits for what it depends on, and belongs to the decision it was made for. */
  const inTurn = (act: () => unknown): void => void game.presses.inTurn(asked.settled, act);

  function onHex(hex: number, shift: boolean): void {
    game.dismiss();
    setDoubt(undefined);
    if (!game.humanDecides()) return selection.choose(hex);
    inTurn(() => click(hex, shift));
  }

  /** A counter let go over a hex: it goes there, or attacks what stands there. */
  function onDrop(hex: number): void {
    if (!game.humanDecides()) return;
    inTurn(() => {
      if (scene()?.mode === 'move') return move([...selection.selected()], hex);
      if (scene()?.mode === 'aim')
        return void selection.setMarked(isAimedAt(hex) || piecesAt(hex).some((one) => !mine(one)) ? [hex] : []);
      game.dismiss();
      return click(hex, false);
    });
  }

  return {
    open,
    playAll,
    take,
    move,
    onHex,
    onDrop,
    /** Concern about the requested move, until it is answered. */
    doubt: (): Message | undefined => doubted()?.because,
    answerDoubt: (yes: boolean): void => {
      const asking = doubted();
      setDoubt(undefined);
      if (yes) asking?.go();
    },
  };
}
