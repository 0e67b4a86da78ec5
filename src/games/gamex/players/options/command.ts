import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isPost, radiusOf } from '#games/gamex/options/command.ts';
import { type ActivationVerb, VERBS } from '#games/gamex/turn/activations.ts';
import { returnDecision } from '#games/gamex/options/posts.ts';
import type { Verb } from '#games/gamex/decision.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Leader } from '#games/gamex/questions.ts';
import type { Command, FrameOf, State, Unit, UnitId } from '#games/gamex/types.ts';
import { inactive, kindOf, unitOf } from '#games/gamex/units.ts';
import type { Idea } from '../idea.ts';
import { danger, type Outlook, outlookOn } from '../outlook.ts';
import { worthOf } from '../worth.ts';

/** Command control (X22): posts stay near the others and act after them; units out of command cost two points. */

/** Penalty for a unit outside of any command radius. */
const UNLED = 0.12;
/** Bonus per unit within a post's radius. */
const LEADING = 0.02;
/** Penalty per unit left without command this turn because its post has acted. */
const DESERTED = 0.25;
const MOST_DESERTED = 3;
/** Units with an idea better than this are waited for. */
const BUSY = 0.3;
/** A post is worth more than the unit that bears it. */
export const LEADS = 1.4;

const within = ({ world }: Outlook, { post, radius }: Leader, hex: Hex): boolean =>
  distance(world.board.grid, post.at, hex) <= radius;

/** Value of a hex for a unit by the command it receives or gives there. */
export function led(outlook: Outlook, unit: Unit, hex: Hex, fights: boolean): number {
  const { world, leaders, mine } = outlook;
  const own = leaders.find(({ post }) => post.id === unit.id);
  if (!own) return !fights || leaders.some((leader) => within(outlook, leader, hex)) ? 0 : -UNLED;
  const there = { ...own, post: { ...unit, at: hex } };
  return LEADING * mine.filter((one) => !isPost(world, one) && within(outlook, there, one.at)).length;
}

const actorsOf = (command: Command): readonly UnitId[] => {
  if (command.do === 'fire') return command.shots.flatMap(({ by, sighter }) => (sighter ? [...by, sighter] : by));
  if ('guns' in command) return command.sighter ? [...command.guns, command.sighter] : command.guns;
  return 'unit' in command ? [command.unit] : 'units' in command ? command.units : [];
};

/** Units with something to do that would be out of command if these posts acted now. */
function deserted(
  { leaders, mine, ...outlook }: Outlook,
  actors: readonly UnitId[],
  busy: ReadonlySet<UnitId>,
): number {
  const acting = leaders.filter(({ post }) => post.marker === undefined && actors.includes(post.id));
  if (acting.length === 0) return 0;
  const left = leaders.filter(({ post }) => post.marker === undefined && !actors.includes(post.id));
  const all: Outlook = { leaders, mine, ...outlook };
  return mine.filter(
    (unit) =>
      inactive(unit) &&
      busy.has(unit.id) &&
      !actors.includes(unit.id) &&
      !leaders.some(({ post }) => post.id === unit.id) &&
      acting.some((leader) => within(all, leader, unit.at)) &&
      !left.some((leader) => within(all, leader, unit.at)),
  ).length;
}

/** Ideas at their real price, those of posts after those of the others. */
export function inCommand(outlook: Outlook, ideas: readonly Idea[]): readonly Idea[] {
  const { world, state, leaders } = outlook;
  if (leaders.length === 0) return ideas;
  const busy = new Set(ideas.flatMap(({ command, value }) => (value > BUSY ? actorsOf(command) : [])));
  return ideas.map((idea) => {
    const { command } = idea;
    const verb = VERBS[command.do as ActivationVerb] as Verb<Command['do']> | undefined;
    const free = command.do === 'obaFire' || !verb;
    const ap = free ? idea.ap : verb.ap(world, state, command);
    return {
      ...idea,
      ap,
      value: idea.value - DESERTED * Math.min(MOST_DESERTED, deserted(outlook, actorsOf(command), busy)),
    };
  });
}

const PRICED = 0.5;
const BEHIND = 5;

/** Least gain for which a unit with a price of its own joins a move. */
export const joinsAt = ({ world, state, leaders }: Outlook, unit: Unit | undefined): number =>
  unit && leaders.length > 0 && world.rules.price({ world, state, unit }).length > 0 ? PRICED : 0;

/** X22.1a, d: attaches a post to a unit among others without command, with little else to do and out of danger. */
export function attachPost({ world }: OpenGamex, state: State, frame: FrameOf<'returnCP'>): Command | undefined {
  const outlook = outlookOn(world, state, frame.side);
  const { leaders, mine, aims } = outlook;
  const fighting = mine.filter((unit) => kindOf(world, unit).as > 0 && kindOf(world, unit).mp > 0);
  const pace = fighting.reduce((sum, unit) => sum + kindOf(world, unit).mp, 0) / Math.max(1, fighting.length);
  let best: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of returnDecision(world, () => undefined).legal(state, frame)) {
    if (command.do !== 'assignCP') continue;
    const unit = unitOf(world, state, command.unit);
    if (unit.place !== 'map') continue;
    const leader: Leader = { post: unit, radius: radiusOf({ ...unit, cp: true }) };
    let value = -LEADS * danger(outlook, unit, unit.at) - 0.4 * worthOf(world, unit);
    // On the advance a post must keep up.
    if (aims.what !== 'guard') value -= BEHIND * Math.max(0, 1 - kindOf(world, unit).mp / Math.max(1, pace));
    for (const one of mine)
      if (within(outlook, leader, one.at))
        value +=
          (leaders.some((other) => within(outlook, other, one.at)) ? 0.2 : 1) * (kindOf(world, one).as > 0 ? 1 : 0.5);
    if (value <= most) continue;
    most = value;
    best = command;
  }
  return best;
}
