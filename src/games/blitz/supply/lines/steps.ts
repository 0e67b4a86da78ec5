import type { Emit } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { shuffled } from '#games/blitz/combat/rules/losses.ts';
import { splitFault } from '#games/blitz/combat/frames/split.ts';
import { kindOf, type UnitKind } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { Bill, BlitzEvent, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { theUnits } from '#games/blitz/words.ts';
import { allServed, leaveOutFault, serveInOrder } from './capacity.ts';
import { judgement } from './judgement.ts';

/** M80.11: supply is judged at the start of a player turn (M10.10); then isolation wears units down (M10.24). */

/** M10.isolation: own player turns in a row from which on isolated units are worn down. */
const WORN_FROM = 3;

const isWorn = ({ turn }: State, unit: Unit): boolean =>
  unit.isolatedSince !== undefined && turn - unit.isolatedSince + 1 >= WORN_FROM;

const worn = (state: State, hex: Hex, of: UnitKind['class']): UnitNo[] =>
  state.units.flatMap((unit, no) =>
    unit.side === state.mover &&
    unit.place === 'map' &&
    unit.at === hex &&
    kindOf(unit.type).class === of &&
    isWorn(state, unit)
      ? [no]
      : [],
  );

/** M10.24: each hex loses a factor of its ground units and of its flak, each base one of its aircraft. */
const bills = (state: State, hex: Hex): Bill[] =>
  (['land', 'flak', 'air'] as const)
    .map((of) => worn(state, hex, of))
    .filter((units) => units.length > 0)
    .map((units) => ({ side: state.mover, factors: 1, by: 'size', units, rule: 'M10.24' }));

export const wornHexes = (state: State): Hex[] => [
  ...new Set(
    state.units.flatMap((unit) =>
      unit.side === state.mover && unit.place === 'map' && isWorn(state, unit) ? [unit.at] : [],
    ),
  ),
];

/** M10.10 */
function judge(world: World, state: State, cut: readonly UnitNo[], emit: Emit<BlitzEvent>): void {
  const news = cut.length > 0 || state.units.some((unit) => unit.side === state.mover && unit.isolated);
  if (news) emit({ is: 'judged', units: cut });
  emit({ is: 'turnTo', frame: { at: 'supply', hexes: world.rules.supply.worn(state) } });
}

export const supplyStep = (world: World): BlitzStep<'supply'> => ({
  rule: 'M80.11',
  commands: ['leaveOut', 'splitUnit'],
  side: (state) => state.mover,
  asks: (state) =>
    msg`${theSide(state.mover)} leaves out some of ${theUnits(
      state,
      judgement(world, state).bySea.map(({ no }) => no),
      ', ',
    )}: the ports and beaches cannot supply all of them`,
  *legal(state) {
    const judged = judgement(world, state);
    const { bySea } = judged;
    const inOrder = bySea.map((_, i) => serveInOrder(world, state, judged, [...bySea.slice(i), ...bySea.slice(0, i)]));
    const alone = bySea
      .filter(({ no }) => !leaveOutFault(world, state, judged, [no]))
      .map(({ no }) => ({ do: 'leaveOut', units: [no] }) as const);
    const seen = new Set<string>();
    for (const command of [...inOrder, ...alone]) {
      const key = JSON.stringify(command);
      if (seen.has(key)) continue;
      seen.add(key);
      yield command;
    }
  },
  sample(state, _frame, choose) {
    const judged = judgement(world, state);
    return serveInOrder(world, state, judged, shuffled(judged.bySea, choose));
  },
  check(state, _frame, command) {
    if (command.do === 'splitUnit') return splitFault(world, state, state.mover, command);
    if (command.do !== 'leaveOut') return unexpected(command);
    return leaveOutFault(world, state, judgement(world, state), command.units);
  },
  play(state, _frame, command, emit) {
    if (command.do === 'splitUnit') return emit({ is: 'split', unit: command.unit, sizes: command.sizes });
    if (command.do !== 'leaveOut') return unexpected(command);
    judge(world, state, [...judgement(world, state).cut, ...command.units], emit);
  },
  settle(state, { hexes: owing }, emit) {
    if (!owing) {
      const { cut, bySea, sources } = judgement(world, state);
      if (!allServed(sources, bySea)) return false;
      judge(world, state, cut, emit);
      return true;
    }
    const [hex, ...rest] = owing;
    if (hex === undefined) advancePhase(world, state, emit);
    else {
      const due = bills(state, hex);
      emit({ is: 'turnTo', frame: { at: 'supply', hexes: rest } });
      for (const bill of due) emit({ is: 'push', frame: { at: 'losses', bill } });
    }
    return true;
  },
});
