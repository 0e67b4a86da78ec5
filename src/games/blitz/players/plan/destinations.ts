import { inHead } from '#core/game.ts';
import { nobodyObjects } from '#core/rulebook.ts';
import { fieldOf, hexesOf, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { fits } from '#games/blitz/ground/rules/stack-limits.ts';
import { kindOf } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type Side, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Order } from './operation.ts';

/** M10.14: units that would end without a supply line stay put; lines depend on where all others have gone. */

const MOST_ROUNDS = 12;

type CarryOut = (game: Blitz, state: State, side: Side, order: Order) => Command | undefined;

/** M15.5: of those sent to a hex with more counters of a kind than it may hold, the last. */
function oneTooMany(state: State, stack: readonly UnitNo[], sent: ReadonlySet<UnitNo>): UnitNo[] {
  const seen = new Map<Unit['type'], number>();
  return [...stack.filter((no) => !sent.has(no)), ...stack.filter((no) => sent.has(no))].filter((no) => {
    const { type } = state.units[no] as Unit;
    const count = (seen.get(type) ?? 0) + 1;
    seen.set(type, count);
    return count > (kindOf(type).perHex ?? Number.POSITIVE_INFINITY) && sent.has(no);
  });
}

const isLimited = ({ type }: Unit): boolean => kindOf(type).perHex !== undefined;

/** B8.2: of those sent to a hex that holds too much as many as are too many, the last first. */
function tooMany({ world }: Blitz, state: State, side: Side, sent: ReadonlySet<UnitNo>): UnitNo[] {
  const { ground } = world.stacking;
  const field = fieldOf(world, state);
  return hexesOf(field, side).flatMap((hex) => {
    const stack = stackAt(field, side, hex);
    let size = stackSize(field, side, hex);
    let counters = stack.length;
    const late = oneTooMany(state, stack, sent);
    for (const no of late) size -= sizeOf(state.units[no] as Unit);
    counters -= late.length;
    for (const no of stack.filter((one) => sent.has(one) && !late.includes(one)).reverse()) {
      if (fits(ground, size, counters)) break;
      late.push(no);
      size -= sizeOf(state.units[no] as Unit);
      counters--;
    }
    return late;
  });
}

/**
 * True if any of these units would be without a supply line after a command, which would keep the whole phase from
 * ending.
 */
export function strands(game: Blitz, state: State, command: Command, units: readonly UnitNo[]): boolean {
  if (units.length === 0) return false;
  const lost = game.world.rules.cutOffThen({ world: game.world, state: inHead(game, state, command) });
  return units.some((no) => lost.includes(no));
}

/** The orders without those that would keep movement from ending. */
export function tidied(
  game: Blitz,
  state: State,
  side: Side,
  orders: readonly Order[],
  carryOut: CarryOut,
): readonly Order[] {
  if (game.world.rules.mayEnd === nobodyObjects && !state.units.some(isLimited)) return orders;
  let kept = orders;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const sent = new Set<UnitNo>();
    let now = state;
    for (const order of kept) {
      const command = carryOut(game, now, side, order);
      if (!command) continue;
      if ('unit' in order) sent.add(order.unit);
      now = inHead(game, now, command);
    }
    const strays = game.world.rules.cutOffThen({ world: game.world, state: now }).filter((no) => sent.has(no));
    const stays = [...strays, ...tooMany(game, now, side, sent)];
    if (stays.length === 0) return kept;
    kept = kept.filter((order) => !('unit' in order && stays.includes(order.unit)));
  }
  return kept;
}
