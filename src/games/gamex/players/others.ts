import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { gunsInRange } from '../air/anti-aircraft.ts';
import { airStrikeVerb } from '../air/flight.ts';
import { maySetOF } from '../fire/overwatch.ts';
import { reckon, targetsIn } from '../fire/strength.ts';
import { batteriesOf, batteryOf, crewedGuns, obaFireVerb } from '../indirect/oba.ts';
import { sighterFault } from '../indirect/indirect.ts';
import { moraleLevel, moraleModifier } from '../morale/morale.ts';
import { mayRally, rallyPlace } from '../morale/rally.ts';
import { spotVerb } from '../sight/spot.ts';
import { isSpotted, spotsOn } from '../sight/observation.ts';
import type { Unit } from '../types.ts';
import { kindOf, occupiedHexes, unitOf } from '../units.ts';
import { code, msg, theHex } from '../words.ts';
import { bombarded, freeGuns, harmBy } from './fires.ts';
import { type Idea, percent } from './idea.ts';
import { blow, type Outlook, reachOut } from './outlook.ts';
import { worthOf } from './worth.ts';

/** Other uses of points: rallies, opportunity fire markers, batteries, aircraft, spotting. */

/** Chance of two dice at or under a number. */
export function underTwoDice(level: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two <= level) ways++;
  return ways / 36;
}

function rallyIdeas({ world, state, side }: Outlook): Idea[] {
  const shaken = state.units.filter((unit) => mayRally(side, unit));
  return [...new Set(shaken.map(rallyPlace))].map((place) => {
    const units = shaken.filter((unit) => rallyPlace(unit) === place);
    const list = { list: units.map(({ id }) => ({ unit: id })) };
    const value = units.reduce((sum, unit) => {
      const sure = world.rules.rallies({ world, state, unit }).includes(unit.id);
      const chance = sure ? 1 : underTwoDice(moraleLevel(world, unit.nation) - moraleModifier(world, state, unit));
      return sum + 0.4 * chance * worthOf(world, unit);
    }, 0);
    return {
      command: { do: 'rally', units: units.map(({ id }) => id) },
      ap: 1,
      value,
      why: () =>
        typeof place === 'number'
          ? { said: msg`${list} in ${theHex(world.board, place)} are to rally`, to: place, value }
          : { said: msg`${list} of battery ${code(place)} are to rally`, value },
    };
  });
}

const WATCH = 0.3;

/** A marker is worth what may come into sight: enemies that have not moved yet, within a march of the gun's reach. */
function watchIdeas(outlook: Outlook, shotOf: (unit: Unit) => number): Idea[] {
  const { world, side, mine, theirs } = outlook;
  const able = mine.filter((unit) => maySetOF(world, side, unit));
  const coming = theirs.filter((unit) => unit.marker === undefined && kindOf(world, unit).mp > 0);
  return [...new Set(able.map((unit) => unit.at))].flatMap((hex) => {
    const units = able.filter((unit) => unit.at === hex && shotOf(unit) < WATCH);
    if (units.length === 0) return [];
    const value = units.reduce((sum, unit) => sum + watched(outlook, unit, coming), 0);
    if (value <= 0) return [];
    return [
      {
        command: { do: 'setOF' as const, units: units.map(({ id }) => id) },
        ap: 1,
        value,
        why: () => ({
          said: msg`${{ list: units.map(({ id }) => ({ unit: id })) }} watch the ground before ${theHex(world.board, hex)}`,
          to: hex,
          value,
        }),
      },
    ];
  });
}

export function watched({ world }: Outlook, unit: Unit, coming: readonly Unit[]): number {
  const kind = kindOf(world, unit);
  let best = 0;
  for (const enemy of coming) {
    const far = distance(world.board.grid, unit.at, enemy.at);
    if (far > kind.range + kindOf(world, enemy).mp) continue;
    const armored = kindOf(world, enemy).type === 'armored';
    if (armored && (kind.weapon === 'I' || kind.weapon === 'C')) continue;
    const odds = Math.min(4, kind.as / kindOf(world, enemy).ds) / 4;
    const near = far <= kind.range ? 1 : 0.6;
    best = Math.max(best, worthOf(world, enemy) * odds * near);
  }
  return 0.35 * best;
}

/** Spotted enemy hexes with units in them. */
const seen = ({ world, state, side }: Outlook): Hex[] =>
  occupiedHexes(state).filter((hex) => targetsIn(state, side, hex).length > 0 && isSpotted(world, state, side, hex));

/** On target, and half as much where it scatters (X6.4.4c). */
const ACCURATE = [2, 3, 4, 5];

function batteryIdeas(outlook: Outlook, pool: number): Idea[] {
  const { world, state, side, mine } = outlook;
  const ideas: Idea[] = [];
  // A ready battery without a sighting unit has wasted the call.
  const sighted = seen(outlook).filter((at) => mine.some((unit) => !sighterFault(world, state, side, unit.id, at)));
  const best = (battery: string) => {
    const guns = crewedGuns(state, side, battery);
    return Math.max(0, ...sighted.map((at) => bombarded(outlook, guns, at)));
  };
  const frame = state.frames.findLast((one) => one.at === 'spend');
  const ready = frame?.at === 'spend' ? frame.ready : [];
  for (const battery of batteriesOf(world, state, side)) {
    if (ready.includes(battery)) continue;
    const level = moraleLevel(world, batteryOf(state, side, battery)[0]?.nation ?? '');
    const value = underTwoDice(level) * 0.5 * best(battery);
    if (value > 0)
      ideas.push({
        command: { do: 'obaCheck', battery },
        ap: 1,
        value,
        why: () => ({
          said: msg`a call for battery ${code(battery)}: ${percent(underTwoDice(level))} in 100 to be heard`,
          value,
        }),
      });
  }
  for (const command of obaFireVerb.legal(world, state, side)) {
    if (!outlook.more()) break;
    if (command.bridge) continue;
    const guns = command.batteries.flatMap((battery) => crewedGuns(state, side, battery));
    const hit = bombarded(outlook, guns, command.at);
    for (const [extra, good] of ACCURATE.entries()) {
      const value = (hit * (good + 0.3 * (5 - good))) / 6 - 0.25 * extra;
      const ap = obaFireVerb.ap(world, state, { ...command, extra });
      if (value <= 0 || ap > pool) continue;
      ideas.push({
        command: { ...command, extra },
        ap: 0,
        value: value + 1,
        why: () => ({
          said: msg`battery fire on ${theHex(world.board, command.at)}, ${{ unit: command.sighter }} sighting`,
          to: command.at,
          value,
        }),
      });
    }
  }
  return ideas;
}

function airIdeas(outlook: Outlook): Idea[] {
  const { world, state, side } = outlook;
  const ideas: Idea[] = [];
  const spotted = seen(outlook);
  for (const command of airStrikeVerb.legal(world, state, side)) {
    if (!outlook.more()) break;
    const unit = unitOf(world, state, command.aircraft);
    const kind = kindOf(world, unit);
    if (kind.air.length === 0) continue;
    const over = spotted.filter((hex) => onLine(outlook, command.hex, command.direction, hex));
    let value = 0;
    let at: Hex | undefined;
    for (const hex of over) {
      for (const air of kind.air) {
        const targets = targetsIn(state, side, hex);
        const harm = harmBy(
          world,
          state,
          side,
          reckon(world, state, { mode: 'air', by: [unit], at: hex, targets, air }),
        );
        if (harm > value) {
          value = harm;
          at = hex;
        }
      }
    }
    if (at === undefined) continue;
    const { q, r } = world.board.grid;
    const guns = gunsInRange(world, state, side === 'axis' ? 'allied' : 'axis', { q: q[at] ?? 0, r: r[at] ?? 0 });
    const safe = value / (1 + 0.4 * guns.length);
    const to = at;
    ideas.push({
      command,
      ap: 1,
      value: safe,
      why: () => ({ said: msg`${{ unit: unit.id }} attacks ${theHex(world.board, to)} from the air`, to, value: safe }),
    });
  }
  return ideas.sort((a, b) => b.value - a.value).slice(0, 3);
}

function onLine({ world }: Outlook, entry: Hex, direction: number, hex: Hex): boolean {
  const { grid } = world.board;
  for (let at = entry; at >= 0; at = grid.neighbours[at * 6 + direction] as Hex) if (at === hex) return true;
  return false;
}

/** Spotting an enemy in cover is worth the fire it makes possible. */
function spotIdeas(outlook: Outlook): Idea[] {
  const { world, state, side } = outlook;
  const guns = freeGuns(outlook);
  const best = new Map<Hex, Idea>();
  for (const command of spotVerb.legal(world, state, side)) {
    if (!outlook.more()) break;
    const [id = ''] = command.units;
    const unit = unitOf(world, state, id);
    const enemies = targetsIn(state, side, command.hex);
    let prize = 0;
    for (const enemy of enemies) {
      if (enemy === 'fort') continue;
      const target = unitOf(world, state, enemy);
      const force = guns.reduce((sum, gun) => sum + blow(world, gun, gun.at, target, command.hex, state), 0);
      prize += Math.min(1, force / (4 * kindOf(world, target).ds)) * worthOf(world, target);
    }
    const chance = spotsOn(world, command.hex) / 6;
    const value = 0.5 * chance * prize - 0.5 * Math.min(1, reachOut(outlook, unit, unit.at));
    if (value <= (best.get(command.hex)?.value ?? 0)) continue;
    best.set(command.hex, {
      command,
      ap: 1,
      value,
      why: () => ({
        said: msg`${{ unit: id }} looks for the enemy in ${theHex(world.board, command.hex)}`,
        to: command.hex,
        value,
      }),
    });
  }
  return [...best.values()];
}

export const otherIdeas = (outlook: Outlook, pool: number, shotOf: (unit: Unit) => number): Idea[] => [
  ...rallyIdeas(outlook),
  ...watchIdeas(outlook, shotOf),
  ...batteryIdeas(outlook, pool),
  ...airIdeas(outlook),
  ...spotIdeas(outlook),
];
