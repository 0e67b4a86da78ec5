import type { ReachHex } from '#table/desk.ts';
import type { Hex } from '#hex/hex.ts';
import { openActs, paceOf, startWalk } from '../move/acts.ts';
import { isDue, movesOf } from '../move/move-activity.ts';
import { reachOn } from '../move/reach.ts';
import { answering } from '../fire/opportunity.ts';
import { isObjection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { type Pace, stepPrice } from '../move/price.ts';
import { assaultPace } from '../move/walk.ts';
import type { OpenGamex } from '../position.ts';
import { type Command, other, type State, type Unit, type Walk } from '../types.ts';
import { goodOrder, stackableIn, stackingLimit, unitNamed } from '../units.ts';

/** Hexes one unit can reach, with the fire it would draw on the way. */

/** Hexes of a way where a marked enemy gun could answer (X6.4.2b), by open knowledge. */
function drawsFire({ world }: OpenGamex, state: State, unit: Unit, path: readonly Hex[]): boolean {
  const foe = other(unit.side);
  if (!state.units.some((one) => one.side === foe && one.marker === 'opFire' && goodOrder(one))) return false;
  return path.some((hex) => answering(world, state, foe, { ...unit, place: 'map', at: hex }).length > 0);
}

const warning = (game: OpenGamex, state: State, unit: Unit, path: readonly Hex[]) =>
  drawsFire(game, state, unit, path) ? { warns: 'X6.4.2b' } : {};

/** Unit after the steps of a way not gone yet; undefined if the way ends before. */
function paceAlong({ world }: OpenGamex, state: State, start: Pace, via: readonly Hex[]): Pace | undefined {
  let pace = start;
  for (const to of via) {
    const price = stepPrice(world, state, pace, to);
    if (isObjection(price) || price.ends) return undefined;
    const { stream: _stream, inside: _inside, ...unit } = pace.unit;
    pace = { ...pace, unit: { ...unit, place: 'map', at: to }, from: to, left: pace.left - price.cost, fresh: false };
  }
  return pace;
}

type Steps = readonly { readonly to: Hex }[];

/** Hexes within reach of a whole way, beyond the hexes already chosen; the referee has the last word. */
function ways(
  game: OpenGamex,
  state: State,
  start: Pace,
  via: readonly Hex[],
  commandOf: (acts: Steps) => Command,
): ReachHex<Command>[] {
  const { unit } = start;
  const pace = paceAlong(game, state, start, via);
  if (!pace) return [];
  return reachOn(game.world, state, pace).flatMap(({ hex, spent, path: on }) => {
    const path = [...via, ...on];
    const command = commandOf(path.map((to) => ({ to })));
    if (game.check(state, unit.side, command)) return [];
    const cost = (start.left - pace.left + spent) / 2;
    return [{ hex, cost, path, stops: false, ...warning(game, state, unit, path), command }];
  });
}

/** In an assault one step at a time: what lies before the target hex is asked of each. */
function stepsOn(game: OpenGamex, state: State, unit: Unit, walk: Walk): ReachHex<Command>[] {
  const { world } = game;
  const pace = paceOf(world, state, walk, assaultPace(state));
  const found: ReachHex<Command>[] = [];
  for (const act of openActs(world, state, walk, pace)) {
    if (!('to' in act) || act.inside) continue;
    const price = stepPrice(world, state, pace, act.to);
    if (isObjection(price)) continue;
    found.push({
      hex: act.to,
      cost: price.cost / 2,
      path: [act.to],
      stops: price.ends,
      ...warning(game, state, unit, [act.to]),
      command: { do: 'go', acts: [act], on: true },
    });
  }
  return found;
}

/** The first hexes of a unit that comes onto the map. */
function entriesOf(game: OpenGamex, state: State, unit: Unit): ReachHex<Command>[] {
  return [...movesOf(game.world, state, unit)].flatMap((command) => {
    const [act] = command.acts;
    return act && 'to' in act
      ? [{ hex: act.to, cost: 0, path: [act.to], stops: false, command: { ...command, on: true as const } }]
      : [];
  });
}

/** Ways to take part in an assault. */
function approaches(game: OpenGamex, state: State, unit: Unit): ReachHex<Command>[] {
  return [...game.legal(state)].flatMap((command) => {
    if (command.do !== 'move' || command.unit !== unit.id) return [];
    const path = command.acts.flatMap((act) => ('to' in act ? [act.to] : []));
    const hex = path.at(-1);
    return hex === undefined
      ? []
      : [{ hex, cost: path.length, path, stops: true, ...warning(game, state, unit, path), command }];
  });
}

const begins = (path: readonly Hex[], via: readonly Hex[]): boolean => via.every((hex, i) => path[i] === hex);

/** Units that find no room in a hex when all of them come (X3.2.5a). */
function withoutRoom({ world }: OpenGamex, state: State, ids: readonly string[], hex: Hex): number {
  const units = ids.flatMap((id) => unitNamed(world, state, id) ?? []);
  const limit = Math.min(...units.map((unit) => stackingLimit(state, hex, unit)));
  return Math.max(0, stackableIn(state, hex) + units.length - limit);
}

/** A unit of a group, and its way to the hex where all of them meet. */
interface Member {
  readonly id: string;
  readonly to: ReachHex<Command>;
}

/** State after units of a group have come to a hex: a full hex costs the next ones the road rate (X5.3b). */
const comeTo = (state: State, ids: readonly string[], hex: Hex): State => ({
  ...state,
  units: state.units.map((unit) => (ids.includes(unit.id) ? { ...unit, place: 'map', at: hex } : unit)),
});

/** Points of a whole way at the prices of a state. */
function costAlong({ world }: OpenGamex, state: State, id: string, path: readonly Hex[]): number {
  const unit = unitNamed(world, state, id);
  if (!unit) return 0;
  let pace = paceOf(world, state, startWalk(world, unit, []));
  const whole = pace.left;
  for (const to of path) {
    const price = stepPrice(world, state, pace, to);
    if (isObjection(price)) break;
    pace = { ...pace, unit: { ...unit, place: 'map', at: to }, from: to, left: pace.left - price.cost, fresh: false };
  }
  return Math.min(whole, whole - pace.left) / 2;
}

/** Way of a unit to a hex where others of its group have come before it; undefined if it cannot follow them. */
function follow(
  game: OpenGamex,
  state: State,
  via: readonly Hex[],
  { id, to }: Member,
  before: readonly string[],
): Member | undefined {
  const side = game.decides(state);
  const then = comeTo(state, before, to.hex);
  if (side && !game.check(then, side, to.command))
    return { id, to: to.cost === 0 ? to : { ...to, cost: costAlong(game, then, id, to.path) } };
  const other = reachOf(game, then, id, via).find(({ hex }) => hex === to.hex);
  return other && { id, to: other };
}

/** Ways of a whole group to a hex, in the order they go: who has fewest points to spare goes first. */
function inOrder(game: OpenGamex, state: State, via: readonly Hex[], all: readonly Member[]): Member[] | undefined {
  const { world } = game;
  const spare = ({ id, to }: Member): number => {
    const unit = unitNamed(world, state, id);
    return unit ? paceOf(world, state, startWalk(world, unit, [])).left / 2 - to.cost : 0;
  };
  const found: Member[] = [];
  for (const member of all.toSorted((a, b) => spare(a) - spare(b))) {
    const next =
      found.length === 0
        ? member
        : follow(
            game,
            state,
            via,
            member,
            found.map(({ id }) => id),
          );
    if (!next) return undefined;
    found.push(next);
  }
  return found;
}

/** A unit of a group ends its move where the group goes: the next one moves then. */
const ending = (command: Command): Command => {
  if (command.do !== 'move') return command;
  const { on: _on, ...rest } = command;
  return rest;
};

/** Hexes all units can come to one after the other; the way of the slowest is shown. */
function commonReach(game: OpenGamex, state: State, ids: readonly string[], via: readonly Hex[]): ReachHex<Command>[] {
  const lists = ids.map((id) => new Map(reachOf(game, state, id, via).map((to) => [to.hex, to])));
  return [...(lists[0]?.keys() ?? [])].flatMap((hex): ReachHex<Command>[] => {
    const left = withoutRoom(game, state, ids, hex);
    const all = ids.flatMap((id, i): Member[] => {
      const to = lists[i]?.get(hex);
      return to ? [{ id, to }] : [];
    });
    if (all.length < ids.length) return [];
    // Without room for all, those that find none are asked about.
    const order = left > 0 ? all : inOrder(game, state, via, all);
    if (!order) return [];
    const ways = order.map(({ to }) => to);
    const slowest = ways.reduce((a, b) => (b.cost > a.cost ? b : a));
    const warns = ways.find((one) => one.warns !== undefined)?.warns;
    const [lead, ...rest] = ways.map(({ command }) => ending(command));
    if (!lead) return [];
    return [
      {
        hex,
        cost: slowest.cost,
        path: slowest.path,
        stops: ways.some(({ stops }) => stops),
        ...(warns === undefined ? {} : { warns }),
        ...(left > 0
          ? { asks: msg`X3.2.5a: no room for all of them there, ${left} of ${ids.length} would stay behind` }
          : {}),
        command: lead,
        then: rest,
      },
    ];
  });
}

/** Reach of a group: one by one where the rules move them so. */
export const reachTogether = (
  game: OpenGamex,
  state: State,
  ids: readonly string[],
  via: readonly Hex[],
): ReachHex<Command>[] => {
  const [id, ...others] = ids;
  if (id === undefined) return [];
  return others.length === 0 ? reachOf(game, state, id, via) : commonReach(game, state, ids, via);
};

function reachOf(game: OpenGamex, state: State, id: string, via: readonly Hex[]): ReachHex<Command>[] {
  const { world } = game;
  const unit = unitNamed(world, state, id);
  const frame = state.frames.at(-1);
  if (!unit || unit.side !== game.decides(state)) return [];
  if (frame?.at === 'walk') {
    if (frame.walk.unit !== unit.id || frame.walk.ended) return [];
    if (frame.assault) return stepsOn(game, state, unit, frame.walk).filter(({ path }) => begins(path, via));
    const pace = paceOf(world, state, frame.walk);
    return ways(game, state, pace, via, (acts) => ({ do: 'go', acts, on: true }));
  }
  if (frame?.at === 'assault') return approaches(game, state, unit).filter(({ path }) => begins(path, via));
  if (frame?.at !== 'spend' && frame?.at !== 'activity') return [];
  const due = isDue(state, unit);
  if (due && via.length === 0) return entriesOf(game, state, unit);
  if (!due && (unit.place !== 'map' || unit.marker !== undefined)) return [];
  const start = paceOf(world, state, startWalk(world, unit, []));
  return ways(game, state, start, via, (acts) => ({ do: 'move', unit: unit.id, acts, ...(due ? { on: true } : {}) }));
}
