import type { Emit } from '#core/play.ts';
import { objection } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { BlitzEvent, FrameAt, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { addedTo, buildFault, builtUnits, siteOf, type Wish, wishes } from './construction.ts';
import { centresOf } from './centres.ts';
import { HALVES } from './costs.ts';
import { nextAsWritten, plannedWishes, plansOf, unplannedFault } from './plans.ts';

type Production = FrameAt<'production'>;

/** M9.20 */
const isPlanned = ({ rules }: World): boolean => rules.production.orders === 'ahead';

/** M9.3: what could be built now; M9.20: of what is planned. */
export const openWishes = (world: World, state: State, { side, spent }: Production): Generator<Wish> =>
  (isPlanned(world) ? plannedWishes : wishes)(world, state, side, spent);

function build(world: World, state: State, frame: Production, wish: Wish, emit: Emit<BlitzEvent>): void {
  const { side, spent } = frame;
  const { hex, row, factors } = wish;
  const halves = (HALVES[row] ?? 0) * factors;
  const site = siteOf(world, state, side, wish);
  const units = world.asPrinted(builtUnits(world, state, side, site));
  const reduced = addedTo(world, state, side, site);
  const last = state.units.length;
  emit({ is: 'produced', hex, halves, units });
  if (reduced !== undefined) emit({ is: 'combined', units: [reduced, ...units.map((_, i) => last + i)] });
  if (isPlanned(world)) emit({ is: 'planBuilt', side, build: { hex, row, factors } });
  emit({ is: 'turnTo', frame: { at: 'production', side, spent: [...spent, [hex, halves]] } });
}

function end(world: World, state: State, { side }: Production, emit: Emit<BlitzEvent>): void {
  // M9.11: what fire has cost a centre is paid with its cycle.
  const hexes = centresOf(state).flatMap((one) => (one.side === side && (one.halved || one.shut) ? [one.hex] : []));
  if (hexes.length > 0) emit({ is: 'centresMended', hexes });
  if (plansOf(state).some((plan) => plan.side === side && plan.open)) emit({ is: 'planEnded', side });
  advancePhase(world, state, emit);
}

/** M80.29: at the end of a cycle turn each side builds, the first player first. */
export const productionStep = (world: World): BlitzStep<'production'> => ({
  rule: 'M80.29',
  commands: ['produce', 'endProduction'],
  side: (_state, frame) => frame.side,
  asks: (_state, { side }) => msg`${theSide(side)} builds in his production centres; endProduction goes on`,
  *legal(state, frame) {
    for (const wish of openWishes(world, state, frame)) yield { do: 'produce', ...wish };
    if (!isPlanned(world)) yield { do: 'endProduction' };
  },
  sample(state, frame, choose) {
    const list = [...openWishes(world, state, frame)];
    const wish = list[choose(list.length + (isPlanned(world) ? 0 : 1))];
    return wish ? { do: 'produce', ...wish } : { do: 'endProduction' };
  },
  check(state, frame, command) {
    const { side, spent } = frame;
    if (command.do === 'endProduction')
      // M9.20: it is built as written where that is legal.
      return isPlanned(world) && openWishes(world, state, frame).next().done !== true
        ? objection('M9.20', msg`something of the plan can still be built, and has to be`)
        : undefined;
    if (command.do !== 'produce') return unexpected(command);
    const unplanned = isPlanned(world) ? unplannedFault(world, state, side, command) : undefined;
    return unplanned ?? buildFault(world, state, side, spent, command);
  },
  play(state, frame, command, emit) {
    if (command.do === 'endProduction') return end(world, state, frame, emit);
    if (command.do !== 'produce') return unexpected(command);
    build(world, state, frame, command, emit);
  },
  settle(state, frame, emit) {
    const { side, spent } = frame;
    // B80.9: what is built as it was planned needs no decision.
    const next = isPlanned(world) ? nextAsWritten(world, state, side, spent) : undefined;
    if (next) {
      build(world, state, frame, next, emit);
      return true;
    }
    // B80.9: whoever can build nothing more has nothing to decide.
    if (openWishes(world, state, frame).next().done !== true) return false;
    end(world, state, frame, emit);
    return true;
  },
});
