import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { gunFault } from '#games/gamex/indirect/indirect.ts';
import { readyNow } from '#games/gamex/indirect/oba.ts';
import { interdictVerb } from '#games/gamex/options/interdiction.ts';
import { activationsOf } from '#games/gamex/turn/activations.ts';
import { COLUMNS } from '#games/gamex/tables.ts';
import { type CommandOf, other, type Unit } from '#games/gamex/types.ts';
import { inactive, kindOf } from '#games/gamex/units.ts';
import { msg, theHex } from '#games/gamex/words.ts';
import { aimsOf, shortOf, turnsTo } from '../aims.ts';
import { chanceAt } from '../chances.ts';
import type { Idea } from '../idea.ts';
import type { Outlook } from '../outlook.ts';
import { harmOf } from '../worth.ts';
import { EYE, enoughOf, eyeOn, howitzers, shotsLost } from './shells.ts';

/** Interdiction (X21): fire on ground that those of the enemy must cross who have not moved yet. */

const STRENGTH = 14;
/** The marker goes where it is meant to, or next to it (X6.4.4c). */
const LANDS = (2 + 0.5 * 3) / 6;
/** Share of enemies that enter it all the same: staying costs a part of the march. */
const GOES = 0.4;
const PINNED = 0.5;
const MOST_HEXES = 8;

const columnFor = ({ world }: Outlook, unit: Unit): number =>
  COLUMNS.indexOf(kindOf(world, unit).type === 'armored' ? '1-2' : '1-1');

const chanceFor = (outlook: Outlook, unit: Unit) => chanceAt(columnFor(outlook, unit), 0, unit.disrupted === true);

/** X21.3: cost of the markers on a way: for every step in or next to one of them. */
export function interdictedToll(outlook: Outlook, unit: Unit, path: readonly Hex[]): number {
  const { world, state } = outlook;
  let steps = 0;
  for (const hex of path)
    for (const { at } of state.interdictions ?? []) if (distance(world.board.grid, at, hex) <= 1) steps++;
  const chance = chanceFor(outlook, unit);
  // A unit stopped on the way does not meet the remaining markers.
  return Math.min(2, steps) * (harmOf(world, unit, chance) + HALTED * (chance.dies + chance.shaken));
}
const HALTED = 0.5;

/** Value of a marker by its effect on units that have not moved, the enemy's and one's own. */
function markerValue(outlook: Outlook, hex: Hex): number {
  const { world, state, side, mine, theirs, aims } = outlook;
  const { grid } = world.board;
  const foe = aimsOf(world, state, other(side));
  let value = 0;
  for (const unit of theirs) {
    if (!inactive(unit) || kindOf(world, unit).mp === 0 || distance(grid, unit.at, hex) > 1) continue;
    const far = shortOf(foe, turnsTo(world, unit, unit.at, foe.hexes));
    const march = foe.pull * Math.min(1, far);
    value += GOES * harmOf(world, unit, chanceFor(outlook, unit)) + PINNED * march;
  }
  for (const unit of mine) {
    if (!inactive(unit) || kindOf(world, unit).mp === 0 || distance(grid, unit.at, hex) > 2) continue;
    const march = aims.pull * Math.min(1, shortOf(aims, turnsTo(world, unit, unit.at, aims.hexes)));
    value -= PINNED * march + 0.1;
  }
  return value;
}

type Fire = CommandOf<'interdict'>;

function fires(outlook: Outlook, guns: readonly Unit[], at: Hex): Fire[] {
  const { world, state, side } = outlook;
  const eye = eyeOn(outlook, at);
  if (!eye) return [];
  const base = { do: 'interdict' as const, at, sighter: eye.id, extra: 0 };
  const found: Fire[] = readyNow(state).map((battery) => ({ ...base, guns: [], batteries: [battery] }));
  const able = guns.filter((gun) => gun.id !== eye.id && !gunFault(world, gun, side, at));
  for (const home of new Set(able.map((gun) => gun.at))) {
    const chosen = enoughOf(
      outlook,
      able.filter((gun) => gun.at === home),
      STRENGTH,
    );
    if (chosen) found.push({ ...base, guns: chosen, batteries: [] });
  }
  return found.filter((command) => !interdictVerb.check(world, state, side, command));
}

export function interdictIdeas(outlook: Outlook, shotOf: (unit: Unit) => number): Idea[] {
  const { world, state, theirs, without } = outlook;
  if (without === 'interdiction' || !activationsOf(world).includes('interdict')) return [];
  const guns = howitzers(outlook);
  if (guns.length === 0 && readyNow(state).length === 0) return [];
  const fresh = theirs.filter((unit) => inactive(unit) && kindOf(world, unit).mp > 0);
  const hexes = [...new Set(fresh.map((unit) => unit.at))]
    .filter((hex) => state.interdictions?.some(({ at }) => distance(world.board.grid, at, hex) <= 1) !== true)
    .map((hex) => ({ hex, worth: LANDS * markerValue(outlook, hex) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_HEXES);
  return hexes.flatMap(({ hex, worth }) => {
    if (!outlook.more()) return [];
    return fires(outlook, guns, hex).map((command): Idea => {
      const lost = shotsLost(outlook, command.guns, shotOf);
      const value = worth - lost - EYE;
      const said = msg`fire on ${theHex(world.board, hex)}, so that nobody there moves without losses`;
      return {
        command,
        ap: interdictVerb.ap(world, state, command),
        value,
        unseen: true,
        why: () => ({ said, to: hex, value }),
      };
    });
  });
}
