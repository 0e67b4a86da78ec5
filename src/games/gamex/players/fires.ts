import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isBuilt } from '../board/board.ts';
import { shooterFault } from '../fire/direct.ts';
import { drmOf, occupantsOf, reckon, type Reckoning, targetsIn } from '../fire/strength.ts';
import { gunFault, sighterFault } from '../indirect/indirect.ts';
import { isSpotted } from '../sight/observation.ts';
import { COLUMNS } from '../tables.ts';
import { FORT, type Shot, type State, type Unit, type UnitId } from '../types.ts';
import { inactive, insideOf, kindOf, occupiedHexes, unitOf } from '../units.ts';
import { msg, theHex } from '../words.ts';
import type { World } from '../world.ts';
import { chanceAt } from './chances.ts';
import { type Idea, percent } from './idea.ts';
import { blow, type Outlook } from './outlook.ts';
import { harmOf } from './worth.ts';

/** Attacks by fire: which guns at which targets. */

/** Expected harm of an attack: the enemy's loss less one's own. */
export function harmBy(world: World, state: State, side: string, reckoning: Reckoning, more = 0): number {
  const column = reckoning.column ? COLUMNS.indexOf(reckoning.column) : -1;
  let harm = 0;
  for (const target of reckoning.targets) {
    const drm = drmOf(target) + more;
    const struck = target.unit === FORT ? insideOf(state, reckoning.at) : [unitOf(world, state, target.unit)];
    for (const unit of struck) {
      const hurt = harmOf(world, unit, chanceAt(column, drm, unit.disrupted === true));
      harm += unit.side === side ? -hurt : hurt;
    }
  }
  return harm;
}

/** The chance that the first target of the attack is destroyed. */
function killChance(world: World, state: State, reckoning: Reckoning): number {
  const [target] = reckoning.targets;
  if (!target || !reckoning.column) return 0;
  const unit = target.unit === FORT ? undefined : unitOf(world, state, target.unit);
  return chanceAt(COLUMNS.indexOf(reckoning.column), drmOf(target), unit?.disrupted === true).dies;
}

interface Aimed {
  readonly shot: Shot;
  readonly hexes: readonly Hex[];
  readonly value: number;
  readonly kills: number;
}

const ENOUGH = 0.02;

/** The fewest guns of a group, the heaviest first, that get the most out of one target. */
function aimed(outlook: Outlook, guns: readonly Unit[], at: Hex, targets: readonly UnitId[]): Aimed | undefined {
  const { world, state, side } = outlook;
  let best: Aimed | undefined;
  for (let n = 1; n <= guns.length; n++) {
    const by = guns.slice(0, n);
    const reckoning = reckon(world, state, { mode: 'direct', by, at, targets });
    const value = harmBy(world, state, side, reckoning);
    if (value <= (best?.value ?? 0) + ENOUGH) continue;
    const hexes = [...new Set(by.map((unit) => unit.at))];
    const kills = killChance(world, state, reckoning);
    best = { shot: { by: by.map((unit) => unit.id), at, targets }, hexes, value, kills };
  }
  return best;
}

/** Enemy hexes one may fire at, each with the sets of targets worth a thought. */
function* objects({ world, state, side }: Outlook): Generator<{ at: Hex; targets: readonly UnitId[] }> {
  for (const at of occupiedHexes(state)) {
    const there = targetsIn(state, side, at);
    if (there.length === 0 || !isSpotted(world, state, side, at)) continue;
    if (isBuilt(world.board, at) || there.length === 1) yield { at, targets: there };
    else for (const id of there) yield { at, targets: [id] };
    if (!isBuilt(world.board, at) && there.length > 1) yield { at, targets: there };
    // X16.1b: infantry is shot off its tanks.
    for (const id of world.rules.riders({ world, state, side, hex: at })) yield { at, targets: [id] };
  }
}

/** Units that may still fire, including those that have moved and kept their fire (X18.3). */
export const freeGuns = ({ world, state, mine, side }: Outlook): Unit[] => {
  const free = mine.filter((unit) => inactive(unit) && !shooterFault(world, unit, side));
  const late = world.rules.firers({ world, state, side });
  return late.length === 0 ? free : [...free, ...late.filter((unit) => !shooterFault(world, unit, side))];
};

/** X18.3: hexes in which only units fire that have paid with their move cost nothing. */
const pointsOf = ({ world, state }: Outlook, { hexes, shot }: Aimed): number =>
  hexes.filter((hex) =>
    shot.by.some((id) => {
      const unit = unitOf(world, state, id);
      return unit.at === hex && unit.marker !== 'mobileFire';
    }),
  ).length;

/** The unit that stands for a set of targets when forces are measured roughly. */
const standIn = ({ world, state }: Outlook, at: Hex, targets: readonly UnitId[]): Unit | undefined => {
  const [first] = targets;
  if (first === undefined) return undefined;
  return first === FORT ? insideOf(state, at)[0] : unitOf(world, state, first);
};

/** Least part of a target's defence that a group must bring before it is reckoned out. */
const LEAST = 1 / 4;

function directShots(outlook: Outlook, guns: readonly Unit[]): Aimed[] {
  const { world, state } = outlook;
  const found: Aimed[] = [];
  for (const { at, targets } of objects(outlook)) {
    const target = standIn(outlook, at, targets);
    if (!target) continue;
    if (!outlook.more()) break;
    const byHex = new Map<Hex, { unit: Unit; force: number }[]>();
    for (const unit of guns) {
      const force = blow(world, unit, unit.at, target, at, state);
      if (force === 0) continue;
      const group = byHex.get(unit.at);
      if (group) group.push({ unit, force });
      else byHex.set(unit.at, [{ unit, force }]);
    }
    const { ds } = kindOf(world, target);
    const groups = [...byHex.values()].map((group) => ({
      hex: group[0]?.unit.at ?? 0,
      units: group.sort((a, b) => b.force - a.force).map(({ unit }) => unit),
      force: group.reduce((sum, { force }) => sum + force, 0),
    }));
    for (const group of groups) {
      if (group.force < ds * LEAST) continue;
      const alone = aimed(outlook, group.units, at, targets);
      if (alone) found.push(alone);
    }
    for (const [i, one] of groups.entries()) {
      for (const two of groups.slice(i + 1)) {
        if (!adjacent(world.board.grid, one.hex, two.hex) || Math.max(one.force, two.force) >= 4 * ds) continue;
        const both = aimed(outlook, [...one.units, ...two.units], at, targets);
        if (both && both.hexes.length > 1) found.push(both);
      }
    }
  }
  return found;
}

function indirectShots(outlook: Outlook, guns: readonly Unit[]): Aimed[] {
  const { world, state, side, mine } = outlook;
  const found: Aimed[] = [];
  const hidden = guns.filter((unit) => kindOf(world, unit).indirect);
  if (hidden.length === 0) return found;
  for (const at of occupiedHexes(state)) {
    const there = targetsIn(state, side, at);
    if (there.length === 0 || !isSpotted(world, state, side, at)) continue;
    const able = hidden.filter((unit) => !gunFault(world, unit, side, at));
    for (const hex of new Set(able.map((unit) => unit.at))) {
      const by = able.filter((unit) => unit.at === hex);
      // A unit that has nothing better to do sights: trucks cannot, guns should not.
      const eyes = mine.filter((unit) => !by.includes(unit) && !sighterFault(world, state, side, unit.id, at));
      const eye = eyes.sort((a, b) => kindOf(world, a).as - kindOf(world, b).as)[0];
      if (!eye) continue;
      const value = bombarded(outlook, by, at);
      if (value > 0)
        found.push({
          shot: { by: by.map((unit) => unit.id), at, targets: there, sighter: eye.id },
          hexes: [hex],
          value: value - EYE,
          kills: 0,
        });
    }
  }
  return found;
}

/** Sighting takes a unit's turn. */
const EYE = 0.1;

/** Harm of indirect fire: each unit in the hex is attacked with a part of the strength (X6.4.3d). */
export function bombarded({ world, state, side }: Outlook, by: readonly Unit[], at: Hex, mode = 'indirect' as const) {
  const sharing = occupantsOf(state, at);
  return sharing.reduce(
    (sum, id) => sum + harmBy(world, state, side, reckon(world, state, { mode, by, at, targets: [id], sharing })),
    0,
  );
}

/** Attacks worth a point, the best first; units left over in the same hexes fire too. */
export function fireIdeas(outlook: Outlook, guns = freeGuns(outlook)): Idea[] {
  const { world, state } = outlook;
  const all = [...directShots(outlook, guns), ...indirectShots(outlook, guns)].sort((a, b) => rate(b) - rate(a));
  return all.slice(0, MOST).map((first) => {
    const shots = [first];
    const used = new Set(partsOf(first));
    for (let more: Aimed | undefined = first; more; ) {
      const rest = guns.filter((unit) => first.hexes.includes(unit.at) && !used.has(unit.id));
      const open = rest.length === 0 ? [] : directShots(outlook, rest);
      more = open
        .filter(({ shot, hexes }) => hexes.length === 1 && shots.every((one) => one.shot.at !== shot.at))
        .sort((a, b) => b.value - a.value)[0];
      if (!more) break;
      shots.push(more);
      for (const id of partsOf(more)) used.add(id);
    }
    const value = shots.reduce((sum, shot) => sum + shot.value, 0);
    const target = standIn(outlook, first.shot.at, first.shot.targets);
    return {
      command: { do: 'fire', shots: shots.map(({ shot }) => shot) },
      ap: pointsOf(outlook, first),
      value,
      why: () => ({
        said: msg`${{ list: first.shot.by.map((unit) => ({ unit })) }} fire at ${{ unit: target?.id ?? FORT }} in ${theHex(world.board, first.shot.at)}: ${percent(first.kills)} in 100 to destroy it`,
        from: unitOf(world, state, first.shot.by[0] ?? '').at,
        to: first.shot.at,
        value,
      }),
    };
  });
}

const partsOf = ({ shot }: Aimed): UnitId[] => [...shot.by, ...(shot.sighter === undefined ? [] : [shot.sighter])];

const rate = ({ value, hexes }: Aimed): number => value / Math.sqrt(hexes.length);
const MOST = 8;
