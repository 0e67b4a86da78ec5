import { overrunVerb, closeAssaultVerb } from '../chapters/assault/assault.ts';
import {
  assaultPlaceFault,
  assaultWay,
  engineerShift,
  overrunWay,
  withPartners,
} from '../chapters/assault/participants.ts';
import { reckon, targetsIn } from '../chapters/fire/strength.ts';
import type { AssaultKind, Unit, UnitId } from '../types.ts';
import { unitOf } from '../units.ts';
import { say, theHex } from '../words.ts';
import { harmBy } from './fires.ts';
import type { Idea } from './idea.ts';
import { toll } from './marches.ts';
import { danger, type Outlook } from './outlook.ts';

/** Overruns and close assaults, with what the way there and standing there may cost. */

const VERBS = { overrun: overrunVerb, closeAssault: closeAssaultVerb } as const;
const MOST_UNITS = 6;
/** Dangers after the attack count less: the enemy has fewer guns then. */
const AFTER = 0.4;

function weighed(outlook: Outlook, kind: AssaultKind, ids: readonly UnitId[], hex: number): number {
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
  return harmBy(world, state, side, reckon(world, state, { mode: kind, by, at: hex, targets, shift })) - cost;
}

export function assaultIdeas(outlook: Outlook, pool: number): Idea[] {
  const { world, state, side } = outlook;
  const ideas: Idea[] = [];
  for (const kind of ['overrun', 'closeAssault'] as const) {
    const verb = VERBS[kind];
    for (const command of verb.legal(world, state, side)) {
      if (!outlook.more()) return ideas;
      const ask = command as { readonly units: readonly UnitId[]; readonly hex: number };
      for (const units of [ask.units, ask.units.slice(0, MOST_UNITS)]) {
        const whole = { ...command, units };
        const ap = verb.ap(world, state, whole as never);
        if (ap > pool || (units !== ask.units && units.length === ask.units.length)) continue;
        const value = weighed(outlook, kind, units, ask.hex);
        if (value <= 0 || verb.check(world, state, side, whole as never)) continue;
        ideas.push({
          command: whole,
          ap,
          value,
          why: () => ({
            said:
              kind === 'overrun'
                ? say`${{ list: units.map((unit) => ({ unit })) }} overrun ${theHex(world.board, ask.hex)}`
                : say`${{ list: units.map((unit) => ({ unit })) }} assault ${theHex(world.board, ask.hex)}`,
            to: ask.hex,
            value,
          }),
        });
      }
    }
  }
  return ideas;
}
