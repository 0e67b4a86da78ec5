import { overrunVerb, closeAssaultVerb } from '../assault/assault.ts';
import { assaultPlaceFault, assaultWay, engineerShift, overrunWay, withPartners } from '../assault/participants.ts';
import { opFireCapable } from '../fire/opportunity.ts';
import { reckon, targetsIn } from '../fire/strength.ts';
import { moraleLevel, moraleModifier } from '../morale/morale.ts';
import { answerPlan } from '../options/banzai.ts';
import type { AssaultKind, Unit, UnitId } from '../types.ts';
import { goodOrder, inactive, unitOf, unitsAt } from '../units.ts';
import { msg, theHex } from '../words.ts';
import { harmBy } from './fires.ts';
import type { Idea } from './idea.ts';
import { toll } from './marches.ts';
import { underTwoDice } from './others.ts';
import { danger, type Outlook } from './outlook.ts';
import { harmOf } from './worth.ts';

/** Overruns and close assaults, with what the way there and standing there may cost. */

const VERBS = { overrun: overrunVerb, closeAssault: closeAssaultVerb } as const;
const MOST_UNITS = 6;
/** Dangers after the attack count less: the enemy has fewer guns then. */
const AFTER = 0.4;

function weighed(outlook: Outlook, kind: AssaultKind, ids: readonly UnitId[], hex: number, banzai: boolean): number {
  const { world, state, side } = outlook;
  const units = ids.map((id) => unitOf(world, state, id));
  const placed: Unit[] = [];
  let cost = 0;
  for (const unit of units) {
    const stands = kind === 'closeAssault' && !assaultPlaceFault(world, state, unit, hex);
    const path = stands
      ? []
      : kind === 'overrun'
        ? overrunWay(world, state, unit, hex)
        : assaultWay(world, state, unit, hex);
    if (!path) return 0;
    const there = { ...unit, at: path.at(-1) ?? unit.at };
    placed.push(there);
    cost +=
      toll(outlook, unit, path) + AFTER * Math.max(0, danger(outlook, unit, there.at) - danger(outlook, unit, unit.at));
  }
  const by = kind === 'closeAssault' ? withPartners(world, placed) : placed;
  if (by.length === 0) return 0;
  const targets = targetsIn(state, side, hex);
  const shift = kind === 'closeAssault' ? engineerShift(world, by) : 0;
  const plan = { mode: kind, by, at: hex, targets, shift, ...(banzai ? { banzai } : {}) } as const;
  const harm = harmBy(world, state, side, reckon(world, state, plan));
  const more = banzai ? chargeValue(outlook, by, hex) : kind === 'overrun' ? followUp(outlook, units, hex) : 0;
  return harm + more - cost;
}

/** X16.2: infantry on the tanks assaults what the overrun has left. */
function followUp({ world, state, side }: Outlook, units: readonly Unit[], hex: number): number {
  const riders = units.flatMap((unit) => world.rules.dismounts({ world, state, unit }));
  if (riders.length === 0) return 0;
  const by = riders.map((id) => ({ ...unitOf(world, state, id), at: hex }));
  const plan = { mode: 'closeAssault', by, at: hex, targets: targetsIn(state, side, hex) } as const;
  return LEFT * harmBy(world, state, side, reckon(world, state, plan));
}
const LEFT = 0.5;

/** X17.1, X17.2: defenders that lose their nerve, less the fire of those that keep it. */
function chargeValue({ world, state, side }: Outlook, by: readonly Unit[], hex: number): number {
  let value = 0;
  for (const unit of unitsAt(state, hex)) {
    if (unit.side === side || !goodOrder(unit)) continue;
    const keeps = underTwoDice(moraleLevel(world, unit.nation) - moraleModifier(world, state, unit));
    value += harmOf(world, unit, { dies: 0, shaken: 1 - keeps });
    if (!inactive(unit) || !opFireCapable(world, unit)) continue;
    const shots = by.map((target) => -harmBy(world, state, side, reckon(world, state, answerPlan([unit], target))));
    value -= keeps * Math.max(0, ...shots);
  }
  return value;
}

/** X17.0: may all of them charge? */
const mayCharge = ({ world, state, without }: Outlook, units: readonly UnitId[]): boolean =>
  without !== 'banzai' &&
  units.every((id) => world.rules.charges({ world, unit: unitOf(world, state, id) }).length > 0);

/** Groups to attack with: all units, or only the first few; with and without Banzai. */
function waysToGo(all: readonly UnitId[], charging: boolean): { units: readonly UnitId[]; banzai?: true }[] {
  const groups = all.length > MOST_UNITS ? [all, all.slice(0, MOST_UNITS)] : [all];
  return groups.flatMap((units) => (charging ? [{ units }, { units, banzai: true as const }] : [{ units }]));
}

export function assaultIdeas(outlook: Outlook, pool: number): Idea[] {
  const { world, state, side } = outlook;
  const ideas: Idea[] = [];
  for (const kind of ['overrun', 'closeAssault'] as const) {
    const verb = VERBS[kind];
    for (const command of verb.legal(world, state, side)) {
      if (!outlook.more()) return ideas;
      const ask = command as { readonly units: readonly UnitId[]; readonly hex: number };
      const charging = kind === 'closeAssault' && mayCharge(outlook, ask.units);
      for (const { units, banzai } of waysToGo(ask.units, charging)) {
        const whole = { ...command, units, ...(banzai ? { banzai } : {}) };
        const ap = verb.ap(world, state, whole as never);
        if (ap > pool) continue;
        const value = weighed(outlook, kind, units, ask.hex, banzai === true);
        if (value <= 0 || verb.check(world, state, side, whole as never)) continue;
        ideas.push({
          command: whole,
          ap,
          value,
          why: () => ({
            said: banzai
              ? msg`${{ list: units.map((unit) => ({ unit })) }} charge ${theHex(world.board, ask.hex)}: Banzai`
              : kind === 'overrun'
                ? msg`${{ list: units.map((unit) => ({ unit })) }} overrun ${theHex(world.board, ask.hex)}`
                : msg`${{ list: units.map((unit) => ({ unit })) }} assault ${theHex(world.board, ask.hex)}`,
            to: ask.hex,
            value,
          }),
        });
      }
    }
  }
  return ideas;
}
