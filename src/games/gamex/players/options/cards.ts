import { eventDecision } from '#games/gamex/chaos/event-step.ts';
import { playable } from '#games/gamex/chaos/windows.ts';
import { nextAttack } from '#games/gamex/fire/attacks.ts';
import { volleyPlan } from '#games/gamex/fire/opportunity.ts';
import { reckon, type Reckoning } from '#games/gamex/fire/strength.ts';
import { moraleLevel, moraleModifier } from '#games/gamex/morale/morale.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Command, FrameOf, Need, RedCode, State } from '#games/gamex/types.ts';
import { idleUnits, unitNamed, unitsAt } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { harmBy } from '../fires.ts';
import { worthOf } from '../worth.ts';

/** Battlefield Chaos (X24): red cards for what matters, and whom an event shall happen to. */

type Chance = FrameOf<'chance'>;

/** A card is worth keeping for something better than this. */
const LEAST = 0.35;
const PAIRS = 36;

/** Share of all throws of two dice that fail the check. */
function fails(level: number, modifier: number): number {
  let bad = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two + modifier > level) bad++;
  return bad / PAIRS;
}

/** R1: what a failed check would cost. */
function nerve(world: World, state: State, { unit: id = '' }: Need): number {
  const unit = unitNamed(world, state, id);
  if (!unit) return 0;
  return fails(moraleLevel(world, unit.nation), moraleModifier(world, state, unit)) * worthOf(world, unit) * 0.5;
}

/** Effect of a die modifier on the next attack. */
function swing(world: World, state: State, side: string, attack: Reckoning | undefined, drm: number): number {
  if (!attack) return 0;
  return Math.abs(harmBy(world, state, side, attack, drm) - harmBy(world, state, side, attack));
}

/** R5: what the fire that is called off would have done. */
function cover(world: World, state: State, frame: Chance): number {
  const window = state.frames.at(-2);
  const { command } = frame;
  if (window?.at !== 'opFire' || command?.do !== 'opFire') return 0;
  return harmBy(world, state, window.side, reckon(world, state, volleyPlan(world, state, window, command)));
}

const WORTH: {
  readonly [K in RedCode]: (world: World, state: State, frame: Chance) => number;
} = {
  R1: (world, state, { need }) => nerve(world, state, need),
  R2: (world, state, { side }) => swing(world, state, side, nextAttack(world, state), -2),
  R3: (world, state, { side }) => swing(world, state, side, nextAttack(world, state), 2),
  // Played by a side with idle units in six hexes or more.
  R4: (_world, state, { side }) => (new Set(idleUnits(state, side).map(({ at }) => at)).size >= 6 ? 1 : 0),
  R5: cover,
  // The better or the worse of two dice is as good as one and a half.
  R6: (world, state, { side, need }) =>
    need.what === 'attack' ? swing(world, state, side, nextAttack(world, state), side === need.side ? -1 : 1) : 0,
};

/** Draws the drawing side wants low; all others it wants high. */
const LOW = new Set([
  ...['attack', 'mine', 'interdiction', 'spotting', 'accuracy', 'anti-aircraft', 'quick-time', 'demolition', 'event'],
]);

function fate({ side, need, results }: Chance): Command {
  const [first = 0, second = 0] = results.map(([face]) => face);
  const low = LOW.has(need.what) === (side === need.side);
  return { do: 'choose', result: first < second === low ? 1 : 2 };
}

export function playOrKeep({ world }: OpenGamex, state: State, frame: Chance): Command {
  if (frame.results.length > 1) return fate(frame);
  let best: Command = { do: 'decline' };
  let most = LEAST;
  for (const { number, event } of playable(world, state, frame.side, frame.need)) {
    const value = WORTH[event as RedCode](world, state, frame);
    if (value <= most) continue;
    most = value;
    best = { do: 'playCard', card: number };
  }
  return best;
}

/** Best target of an event: the most valuable unit, or the hex with the most value in it. */
export function takeChance({ world }: OpenGamex, state: State, frame: FrameOf<'event'>): Command | undefined {
  let best: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of eventDecision(world).legal(state, frame)) {
    if (command.do !== 'choose') continue;
    const unit = command.unit === undefined ? undefined : unitNamed(world, state, command.unit);
    const value = unit
      ? worthOf(world, unit)
      : unitsAt(state, command.hex ?? -1).reduce((sum, one) => sum + worthOf(world, one), 0);
    if (value <= most) continue;
    most = value;
    best = command;
  }
  return best;
}
