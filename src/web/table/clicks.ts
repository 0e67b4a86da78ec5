import { createSignal } from 'solid-js';
import type { Said } from '#core/say.ts';
import type { Choice, Meant, Piece, UnitId } from '#table/desk.ts';
import type { Asking, Seen } from './table-model.ts';
import type { GameStore } from './game-store.ts';
import type { Hand } from './hand.ts';
import type { createNaming } from './unit-picker.ts';
import { seeing } from './settings/view-settings.ts';

/** Effect of clicks on the map, by the grammar of the scene: see `Mode`. */
export function createClicks(
  game: GameStore,
  seen: Seen,
  hand: Hand,
  asked: Asking,
  naming: ReturnType<typeof createNaming>,
) {
  const { scene, mine, piecesAt } = seen;
  const ids = (pieces: readonly Piece[]): UnitId[] => pieces.map(({ id }) => id);
  const handy = (pieces: readonly Piece[]): UnitId[] => ids(pieces.filter((piece) => piece.handy));

  /** A unit off the map with only one way onto it need not begin that action first. */
  const arrivals = (): readonly Choice[] => {
    if (hand.hex() !== undefined) return [];
    const ways = asked.actions().filter(({ choices }) => choices.some((one) => one.hex !== undefined));
    return ways.length === 1 ? (ways[0]?.choices ?? []) : [];
  };

  /** Choices of the decision at hand, those of chosen units where any of them has one. */
  const open = (): readonly Choice[] => {
    const action = hand.begun();
    if (action) return action.choices;
    if (scene()?.mode === 'send') return asked.actions().flatMap((one) => one.choices);
    if (scene()?.mode === 'move') return arrivals();
    const own = asked.choices().filter(({ unit }) => unit !== undefined && hand.selected().has(unit));
    return own.length > 0 ? own : asked.choices();
  };

  /** A move that is asked about first, and the decision it belongs to. */
  const [doubt, setDoubt] = createSignal<{
    readonly because: Said;
    readonly decision: number | undefined;
    readonly go: () => unknown;
  }>();
  const doubted = () => (doubt()?.decision === game.news()?.decision ? doubt() : undefined);

  /** Plays one choice for every unit that has it, as several units may go aboard together. */
  async function playAll(list: readonly Choice[], sure = false): Promise<void> {
    const done = new Map<UnitId, Choice>();
    for (const choice of list) if (choice.unit !== undefined && !done.has(choice.unit)) done.set(choice.unit, choice);
    const chosen = done.size > 0 ? [...done.values()] : list.slice(0, 1);
    const because = chosen.find(({ asks }) => asks)?.asks;
    if (because && !sure && seeing().careful) {
      setDoubt({ because, decision: game.news()?.decision, go: () => playAll(list, true) });
      return;
    }
    setDoubt(undefined);
    await hand.after(game.give(chosen.map(({ command }) => command)), () => {
      // The eye follows those who went.
      const who = done.size > 0 ? [...done.keys()] : [...hand.selected()];
      const places = new Set(who.map((id) => seen.piece(id)?.hex));
      const [there] = places;
      const known = done.size > 0 || there !== undefined;
      // When the other side decides next, none of its units stay selected.
      const own = who.filter((id) => game.decides() === seen.piece(id)?.side);
      if (who.length > 0 && known && places.size === 1 && there !== hand.hex()) hand.choose(there, own);
    });
  }

  /** A choice made on the map; an action with a second hex to choose goes on with that. */
  function take(list: readonly Choice[]): Promise<unknown> | void {
    const seconds = new Set(list.flatMap((one) => one.then ?? []));
    if (seconds.size <= 1) return playAll(list);
    const verb = hand.begun()?.verb ?? '';
    const rest = list.map(({ then, ...choice }): Choice => (then === undefined ? choice : { ...choice, hex: then }));
    hand.begin({ verb, choices: rest });
  }

  /** Does what a click on an unlit hex stands for, or hears by which rule not. */
  function mean(units: readonly UnitId[], hex: number, like?: unknown, nothing?: () => void): Promise<boolean> {
    const wish: Meant = { units, hex, ...(like === undefined ? {} : { like }) };
    return game.giveAnswer(JSON.stringify(['meant', wish]), async () => {
      const meant = await game.ask<readonly unknown[]>('meant', wish);
      if (meant.length === 0) nothing?.();
      return meant;
    });
  }

  const place = (hex: number): Promise<boolean> => hand.after(mean([...hand.selected()], hex), () => hand.choose(hex));

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
      setDoubt({ because: to.asks, decision: game.news()?.decision, go: () => move(units, hex, true) });
      return Promise.resolve(false);
    }
    setDoubt(undefined);
    performance.mark('dropped');
    const moved = to ? giveOn([to.command, ...(to.then ?? [])]) : mean(units, hex);
    return hand.after(
      moved.finally(() => performance.measure('move', 'dropped')),
      () => {
        // Others are to act now, and have been taken in hand.
        const next = scene()?.next ?? [];
        if (next.length > 0 && !next.some((id) => units.includes(id))) return;
        // Units sent to an area lie where it is shown.
        hand.choose(seen.piece(units[0] ?? '')?.hex ?? hex, units);
      },
    );
  }

  function onMove(hex: number, ours: readonly Piece[], shift: boolean): Promise<unknown> | void {
    const units = [...hand.selected()];
    if (units.length === 0 || hex === (hand.via().at(-1) ?? hand.hex())) return hand.choose(hex, handy(ours));
    const arriving = hand.hex() === undefined ? seen.targets().get(hex) : undefined;
    if (arriving) return take(arriving);
    const to = asked.reach().find((one) => one.hex === hex);
    if (shift || hand.markingWay()) {
      if (to) return hand.goBy(to);
      if (ours.length > 0) return hand.add(handy(ours));
      return move(units, hex);
    }
    if (ours.length === 0) return move(units, hex);
    hand.choose(hex, handy(ours));
    if (to) hand.setJoin({ units, to });
  }

  const isAimedAt = (hex: number): boolean => scene()?.aims?.includes(hex) === true;
  /** Marked alone, or no longer. */
  const aimAt = (hex: number): void => {
    hand.begin(undefined);
    hand.setMarked(hand.marked().includes(hex) ? [] : [hex]);
  };

  function onAim(hex: number, here: readonly Piece[], shift: boolean): void {
    if (here.some((piece) => !mine(piece))) return hand.mark(hex);
    if (isAimedAt(hex) && hand.selected().size > 0) return aimAt(hex);
    if (!shift || here.length === 0) return hand.choose(hex, handy(here));
    hand.lookAt(hex);
    hand.select([...new Set([...hand.selected(), ...handy(here)])]);
  }

  /** The decision at hand made on the map: one choice is taken, several units are asked about, none is answered. */
  function onChoice(hex: number, ours: readonly Piece[]): Promise<unknown> | void {
    const list = seen.targets().get(hex) ?? [];
    if (new Set(list.map(({ unit }) => unit)).size > 1) return void hand.aim(hex);
    const [first] = list;
    if (first) return take([first]);
    const able = new Set(asked.choices().flatMap(({ unit }) => unit ?? []));
    const [free] = ours.filter(({ id }) => able.has(id));
    if (free) return hand.choose(hex, [free.id]);
    const units = [...hand.selected()];
    if (units.length === 0 || able.size === 0) return hand.choose(hex, ids(ours));
    return mean(units, hex, undefined, () => hand.choose(hex, ids(ours)));
  }

  /** Units in hand are sent; others of the hex are taken in hand. */
  function onSend(hex: number, ours: readonly Piece[]): Promise<unknown> | void {
    const list = seen.targets().get(hex);
    if (list) return take(list);
    const free = handy(ours);
    if (free.length > 0) return hand.choose(hex, free);
    const like = asked.actions()[0]?.choices[0]?.command;
    if (like === undefined) return hand.choose(hex, ids(ours));
    return mean([...hand.selected()], hex, like);
  }

  function click(hex: number, shift: boolean): Promise<unknown> | void {
    const action = hand.begun();
    if (action) {
      const list = seen.targets().get(hex);
      const like = action.choices[0]?.command;
      if (list && action.aims && isAimedAt(hex)) return aimAt(hex);
      if (list) return take(list);
      return like === undefined ? undefined : mean([...hand.selected()], hex, like);
    }
    const here = piecesAt(hex);
    const ours = here.filter(mine);
    switch (scene()?.mode) {
      case 'place':
        // A second unit may be put on the hex of the first: only units that stand there already are chosen again.
        return [...hand.selected()].some((id) => seen.piece(id)?.hex !== hex)
          ? place(hex)
          : hand.choose(hex, handy(ours));
      case 'move':
        return onMove(hex, ours, shift);
      case 'aim':
        return onAim(hex, here, shift);
      case 'send':
        return onSend(hex, ours);
      case 'name':
        return naming.onBill(hex, shift) ? void hand.lookAt(hex) : hand.choose(hex, ids(ours));
      default:
        return onChoice(hex, ours);
    }
  }

  /** A click waits for what it depends on, and belongs to the decision it was made for. */
  const inTurn = (act: () => unknown): void => void game.presses.inTurn(asked.settled, act);

  function onHex(hex: number, shift: boolean): void {
    game.dismiss();
    setDoubt(undefined);
    if (!game.humanDecides()) return hand.choose(hex);
    inTurn(() => click(hex, shift));
  }

  /** A counter let go over a hex: it goes there, or attacks what stands there. */
  function onDrop(hex: number): void {
    if (!game.humanDecides()) return;
    inTurn(() => {
      if (scene()?.mode === 'move') return move([...hand.selected()], hex);
      if (scene()?.mode === 'aim')
        return void hand.setMarked(isAimedAt(hex) || piecesAt(hex).some((one) => !mine(one)) ? [hex] : []);
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
    doubt: (): Said | undefined => doubted()?.because,
    answerDoubt: (yes: boolean): void => {
      const asking = doubted();
      setDoubt(undefined);
      if (yes) asking?.go();
    },
  };
}
