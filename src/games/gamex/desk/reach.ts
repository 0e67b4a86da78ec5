import type { ReachHex } from '../../../table/desk.ts';
import type { Hex } from '../../../hex/hex.ts';
import { openActs, paceOf } from '../chapters/move/acts.ts';
import { isDue, movesOf, reachOf } from '../chapters/move/moving.ts';
import { answering } from '../chapters/fire/opportunity.ts';
import { isObjection } from '../../../core/objection.ts';
import { stepPrice } from '../chapters/move/price.ts';
import { assaultPace } from '../chapters/move/walk.ts';
import type { OpenGamex } from '../position.ts';
import { type Command, other, type State, type Unit } from '../types.ts';
import { goodOrder, unitNamed } from '../units.ts';

/** Where one unit can go, with the fire it would draw on the way. */

/** Hexes of a way where a marked gun of the enemy could answer (X6.4.2b), by what everybody knows. */
function drawsFire({ world }: OpenGamex, state: State, unit: Unit, path: readonly Hex[]): boolean {
  const foe = other(unit.side);
  if (!state.units.some((one) => one.side === foe && one.marker === 'opFire' && goodOrder(one))) return false;
  return path.some((hex) => answering(world, state, foe, { ...unit, place: 'map', at: hex }).length > 0);
}

const warning = (game: OpenGamex, state: State, unit: Unit, path: readonly Hex[]) =>
  drawsFire(game, state, unit, path) ? { warns: 'X6.4.2b' } : {};

/** On from where a move was broken off: one step at a time. */
function stepsOn(game: OpenGamex, state: State, unit: Unit): ReachHex<Command>[] {
  const { world } = game;
  const frame = state.frames.at(-1);
  if (frame?.at !== 'walk' || frame.walk.unit !== unit.id) return [];
  const pace = paceOf(world, state, frame.walk, assaultPace(state));
  const found: ReachHex<Command>[] = [];
  for (const act of openActs(world, state, frame.walk, pace)) {
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

export function reachTogether(game: OpenGamex, state: State, ids: readonly string[]): ReachHex<Command>[] {
  const { world } = game;
  const [id] = ids;
  const unit = id === undefined ? undefined : unitNamed(world, state, id);
  const frame = state.frames.at(-1);
  const side = game.decides(state);
  if (!unit || ids.length !== 1 || unit.side !== side) return [];
  if (frame?.at === 'walk') return stepsOn(game, state, unit);
  if (frame?.at === 'assault') {
    return [...game.legal(state)].flatMap((command) => {
      if (command.do !== 'move' || command.unit !== unit.id) return [];
      const path = command.acts.flatMap((act) => ('to' in act ? [act.to] : []));
      const hex = path.at(-1);
      return hex === undefined
        ? []
        : [{ hex, cost: path.length, path, stops: true, ...warning(game, state, unit, path), command }];
    });
  }
  if (frame?.at !== 'spend' && frame?.at !== 'activity') return [];
  if (isDue(state, unit)) return entriesOf(game, state, unit);
  if (unit.place !== 'map' || unit.marker !== undefined) return [];
  return reachOf(world, state, unit).flatMap(({ hex, spent, path }) => {
    const command: Command = { do: 'move', unit: unit.id, acts: path.map((to) => ({ to })) };
    return game.check(state, unit.side, command)
      ? []
      : [{ hex, cost: spent / 2, path, stops: false, ...warning(game, state, unit, path), command }];
  });
}
