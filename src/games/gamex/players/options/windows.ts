import { stressOffer } from '#games/gamex/fire/attacks.ts';
import { reckon } from '#games/gamex/fire/strength.ts';
import { answerPlan, banzaiDecision } from '#games/gamex/options/banzai.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Command, FrameOf, State, Unit } from '#games/gamex/types.ts';
import { unitOf } from '#games/gamex/units.ts';
import { turnsTo } from '../aims.ts';
import { harmBy } from '../fires.ts';
import { danger, type Outlook, outlookOn } from '../outlook.ts';
import { harmOf, worthOf } from '../worth.ts';

/** Questions that options put into the middle of an attack. */

/** X12: worth it where the better odds promise more than worn-out attackers cost. */
export function strainOrNot({ world }: OpenGamex, state: State, frame: FrameOf<'attacks'>): Command {
  const offer = stressOffer(world, state, frame);
  if (!offer) return { do: 'decline' };
  const { plain, hard, points } = offer;
  const gain = harmBy(world, state, frame.side, hard) - harmBy(world, state, frame.side, plain);
  const outlook = outlookOn(world, state, frame.side);
  const cost = plain.by.reduce((sum, id) => {
    const unit = unitOf(world, state, id);
    return unit.disrupted ? sum : sum + wornOut(outlook, unit);
  }, 0);
  return { do: gain > (cost * points) / 6 ? 'stress' : 'decline' };
}

/** Shaken, and where it stands before those who will fire at it. */
function wornOut(outlook: Outlook, unit: Unit): number {
  const shaken = harmOf(outlook.world, unit, { dies: 0, shaken: 1 });
  if (unit.place !== 'map') return shaken;
  const after = danger(outlook, { ...unit, disrupted: true }, unit.at) - danger(outlook, unit, unit.at);
  return shaken + Math.max(0, after);
}

/** Cost of a turn more on the way; the unit ends up shaken in any case. */
const AFOOT = 0.15;
const FARTHEST = 4;

/** X14: off a carrier that the enemy will most likely finish. */
export function jumpOrStay({ world }: OpenGamex, state: State, frame: FrameOf<'bailOut'>): Command {
  const outlook = outlookOn(world, state, frame.side);
  const carrier = unitOf(world, state, frame.carrier);
  const rider = unitOf(world, state, frame.unit);
  const worth = worthOf(world, rider);
  const afoot: Unit = { ...rider, place: 'map', at: carrier.at, disrupted: true };
  const stay = (worth * danger(outlook, carrier, carrier.at)) / worthOf(world, carrier);
  const { hexes } = outlook.aims;
  const longer = turnsTo(world, afoot, carrier.at, hexes) - turnsTo(world, carrier, carrier.at, hexes);
  const jump = danger(outlook, afoot, carrier.at) + AFOOT * Math.min(FARTHEST, Math.max(0, longer));
  return { do: jump < stay ? 'bailOut' : 'decline' };
}

/** X17.2: every defender that can fires at the attacker it hurts most. */
export function fireAtChargers({ world }: OpenGamex, state: State, frame: FrameOf<'banzai'>): Command {
  let best: Command = { do: 'decline' };
  let most = 0;
  for (const command of banzaiDecision(world).legal(state, frame)) {
    if (command.do !== 'opFire' || command.target === undefined) continue;
    const by = command.units.map((id) => unitOf(world, state, id));
    const plan = answerPlan(by, unitOf(world, state, command.target));
    const value = harmBy(world, state, frame.side, reckon(world, state, plan));
    if (value <= most) continue;
    most = value;
    best = command;
  }
  return best;
}
