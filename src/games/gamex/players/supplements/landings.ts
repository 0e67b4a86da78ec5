import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { terrainOf } from '#games/gamex/board/board.ts';
import { reckon } from '#games/gamex/fire/strength.ts';
import { seaDecision } from '#games/gamex/landings/advance.ts';
import { navalFireVerb, navalPlan } from '#games/gamex/landings/naval.ts';
import { isSea, sails, toBeach } from '#games/gamex/landings/sea.ts';
import { activationsOf } from '#games/gamex/turn/activations.ts';
import { seatFault } from '#games/gamex/turn/seats.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Command, CommandOf, FrameOf, Side, State, Unit } from '#games/gamex/types.ts';
import { openMineAt, passengerOf, stackableIn, stackingLimit, unitOf } from '#games/gamex/units.ts';
import { msg, theHex } from '#games/gamex/words.ts';
import { turnsTo } from '../aims.ts';
import { harmBy } from '../fires.ts';
import type { Idea } from '../idea.ts';
import { cover, danger, type Outlook, outlookOn } from '../outlook.ts';
import { worthOf } from '../worth.ts';

/** Craft come ashore where it is safest and not too far from what is wanted (X10). */

const MINED = 2;
/** Cost of a full beach: the unit is lost (X10.3b). */
const FULL = 3;
const CROWDED = 0.15;

/** Worth of a craft with its passenger. */
const loaded = ({ world, state }: Outlook, unit: Unit): number => {
  const rider = passengerOf(state, unit);
  return worthOf(world, unit) + (rider ? worthOf(world, rider) : 0);
};

function beachValue(outlook: Outlook, unit: Unit, beach: Hex): number {
  const { world, state, aims, side } = outlook;
  const ashore: Unit = { ...unit, at: beach, disrupted: true };
  const goes = passengerOf(state, unit) ?? unit;
  const hurt = (danger(outlook, ashore, beach) / worthOf(world, unit)) * loaded(outlook, unit);
  const steps = toBeach(world.board);
  const { grid } = world.board;
  // Units that may be bound for the same hex and get there first.
  const before = state.units.filter((one) => {
    if (one.id === unit.id || one.sea !== true || one.side !== side) return false;
    const far = steps[one.at] ?? 0;
    return far <= (steps[unit.at] ?? 0) && distance(grid, one.at, beach) === far;
  }).length;
  const there = stackableIn(state, beach);
  const full = there + before / 2 >= stackingLimit(state, beach, unit) ? FULL : 0;
  const mined = openMineAt(state, beach) ? MINED : 0;
  const way = aims.pull * turnsTo(world, { ...goes, at: beach }, beach, aims.hexes);
  return cover(world, state, beach) * 0.2 - hurt - way - mined - full - CROWDED * (there + before);
}

/** The best of the beach hexes that the way from a sea hex may end at, less what it is under fire on the sea. */
function seaValue(outlook: Outlook, unit: Unit, hex: Hex): number {
  const { world } = outlook;
  const { grid } = world.board;
  if (!isSea(world, hex)) return beachValue(outlook, unit, hex);
  const far = toBeach(world.board)[hex] ?? 0;
  const afloat: Unit = { ...unit, at: hex };
  let best = Number.NEGATIVE_INFINITY;
  for (let beach = 0; beach < grid.size; beach++) {
    if (terrainOf(world.board, beach) !== 'beach' || distance(grid, hex, beach) !== far) continue;
    best = Math.max(best, beachValue(outlook, afloat, beach));
  }
  return best - 0.5 * danger(outlook, afloat, hex) - 0.1 * far;
}

const DECISION = (world: OpenGamex['world']) => seaDecision(world, () => undefined);

export function comeAshore({ world }: OpenGamex, state: State, frame: FrameOf<'sea'>): Command {
  const outlook = outlookOn(world, state, frame.side);
  let best: Command = { do: 'finish' };
  let most = Number.NEGATIVE_INFINITY;
  for (const command of DECISION(world).legal(state, frame)) {
    if (command.do !== 'seaAdvance' && command.do !== 'seaEnter') continue;
    const value = seaValue(outlook, unitOf(world, state, command.unit), command.hex);
    if (value <= most) continue;
    most = value;
    best = command;
  }
  return best;
}

/** X10.2: the next craft or vehicle onto the sea, before the beach that suits it; nothing where none is left. */
export function seaPlace({ world }: OpenGamex, state: State, side: Side): Command | undefined {
  const unit = state.units.find((one) => one.side === side && one.place === 'unset' && sails(world, one));
  if (!unit) return undefined;
  const outlook = outlookOn(world, state, side);
  let best: CommandOf<'place'> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of world.zones[unit.group ?? ''] ?? []) {
    const command: CommandOf<'place'> = { do: 'place', unit: unit.id, hex };
    if (seatFault(world, state, side, command)) continue;
    const value = seaValue(outlook, { ...unit, at: hex }, hex);
    if (value <= most) continue;
    most = value;
    best = command;
  }
  return best;
}

/** X10.5: ships fire over open sights at whom they see. */
export function navalIdeas(outlook: Outlook): Idea[] {
  const { world, state, side, without } = outlook;
  if (without === 'landings' || !activationsOf(world).includes('navalFire')) return [];
  const ideas: Idea[] = [];
  for (const command of navalFireVerb.legal(world, state, side)) {
    if (!outlook.more()) break;
    const by = command.units.map((id) => unitOf(world, state, id));
    const value = harmBy(world, state, side, reckon(world, state, navalPlan(by, command)));
    if (value <= 0) continue;
    const said = msg`the guns of the fleet fire at ${theHex(world.board, command.hex)}`;
    ideas.push({ command, ap: 1, value, why: () => ({ said, to: command.hex, value }) });
  }
  return ideas.sort((a, b) => b.value - a.value).slice(0, 4);
}
