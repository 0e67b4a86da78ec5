import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { batteriesOf, batteryOf, crewedGuns, readyNow } from '#games/gamex/indirect/oba.ts';
import { gunFault } from '#games/gamex/indirect/indirect.ts';
import { moraleLevel } from '#games/gamex/morale/morale.ts';
import { smokeVerb } from '#games/gamex/options/smoke.ts';
import { activationsOf } from '#games/gamex/turn/activations.ts';
import { reachOf } from '#games/gamex/move/reach.ts';
import { touchesAny } from '#games/gamex/sight/sight.ts';
import type { CommandOf, Unit, UnitId } from '#games/gamex/types.ts';
import { goodOrder, inactive, kindOf } from '#games/gamex/units.ts';
import { code, msg, theHex } from '#games/gamex/words.ts';
import { type Idea, percent } from '../idea.ts';
import { ground, type Taste, toll, wish } from '../marches.ts';
import { underTwoDice } from '../others.ts';
import { blow, type Outlook, reachOut } from '../outlook.ts';
import { worthOf } from '../worth.ts';
import { EYE, enoughOf, eyeOn, howitzers, shotsLost } from './shells.ts';

/** Smoke (X20): before the guns that look at those who are to go on, or at those who cannot get away. */

/** Unit that would profit from a screen, with its hex and its goal. */
interface Covered {
  readonly unit: Unit;
  readonly goal: Hex;
  readonly path: readonly Hex[];
}

const MOST_COVERED = 12;
const MOST_SCREENS = 6;
const STRENGTH = 25;
/** Own shots that the smoke takes away. */
const BLINDED = 0.6;
const SHARED = 0.35;

/** Units, each with the hex it would make for without enemy fire. */
function coveredIn(outlook: Outlook, taste: Taste): Covered[] {
  const { world, state, mine } = outlook;
  const bold: Taste = { ...taste, danger: 0, toll: 0 };
  return [...mine]
    .filter((unit) => unit.sea !== true)
    .sort((a, b) => worthOf(world, b) - worthOf(world, a))
    .slice(0, MOST_COVERED)
    .map((unit) => {
      let goal: { hex: Hex; path: readonly Hex[] } = { hex: unit.at, path: [] };
      let most = wish(outlook, unit, unit.at, bold);
      const goes = inactive(unit) && goodOrder(unit) && kindOf(world, unit).mp > 0;
      for (const { hex, path } of goes ? reachOf(world, state, unit) : []) {
        const value = wish(outlook, unit, hex, bold);
        if (value <= most) continue;
        most = value;
        goal = { hex, path };
      }
      return { unit, goal: goal.hex, path: goal.path };
    });
}

/** Hexes that lie in most of the lines of fire, those next to the guns and next to those they look at. */
function screensFor(outlook: Outlook, covered: readonly Covered[]): Hex[] {
  const { world, state, theirs } = outlook;
  const { grid } = world.board;
  const held = new Set(state.units.flatMap(({ place, at }) => (place === 'map' ? [at] : [])));
  const scores = new Map<Hex, number>();
  for (const gun of theirs) {
    if (!goodOrder(gun)) continue;
    for (const { unit, goal } of covered) {
      for (const at of new Set([unit.at, goal])) {
        const force = blow(world, gun, gun.at, unit, at, state);
        if (force === 0) continue;
        const weight = worthOf(world, unit) * Math.min(1, force / (2 * kindOf(world, unit).ds));
        for (const hex of new Set([...neighboursOf(grid, gun.at), ...neighboursOf(grid, at)]))
          if (!held.has(hex) && touchesAny(world.sight, gun.at, at, [hex]))
            scores.set(hex, (scores.get(hex) ?? 0) + weight);
      }
    }
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_SCREENS)
    .map(([hex]) => hex);
}

/** Value of a screen: units hurt less and units free to move, less the view one loses. */
function screenValue(
  outlook: Outlook,
  covered: readonly Covered[],
  taste: Taste,
  hex: Hex,
  shotOf: (unit: Unit) => number,
): number {
  const { state } = outlook;
  const smoke = [...(state.smoke ?? []), { at: hex, left: 2 as const }];
  const after: Outlook = { ...outlook, state: { ...state, smoke }, dangers: new Map() };
  const stays = (seen: Outlook, { unit }: Covered): number => ground(seen, unit, unit.at, taste);
  const goes = (seen: Outlook, { unit, goal, path }: Covered): number =>
    path.length === 0
      ? Number.NEGATIVE_INFINITY
      : ground(seen, unit, goal, taste) - taste.toll * toll(seen, unit, path);
  let value = 0;
  for (const one of covered) {
    const [stay, go] = [stays(after, one), goes(after, one)];
    const gain = Math.max(stay, go) - Math.max(stays(outlook, one), goes(outlook, one));
    // A gun fires at one of those it sees: who only stands there shares the danger with the others.
    value += gain > 0 && stay >= go ? SHARED * gain : gain;
  }
  for (const unit of outlook.mine)
    if (shotOf(unit) > 0)
      value -= BLINDED * Math.max(0, reachOut(outlook, unit, unit.at) - reachOut(after, unit, unit.at));
  return value;
}

type Laying = CommandOf<'smoke'>;

/** The guns that do it for the fewest points, by their own eyes or by others'. */
function laid(outlook: Outlook, guns: readonly Unit[], at: Hex): Laying | undefined {
  const { world, state, side } = outlook;
  const eye = eyeOn(outlook, at);
  const tries: Laying[] = [];
  const enough = (able: readonly Unit[], sighter?: UnitId) => {
    const chosen = enoughOf(outlook, able, STRENGTH);
    if (chosen) tries.push({ do: 'smoke', guns: chosen, batteries: [], at, extra: 0, ...(sighter ? { sighter } : {}) });
  };
  for (const home of new Set(guns.map((gun) => gun.at))) enough(guns.filter((gun) => gun.at === home));
  if (eye) {
    const able = guns.filter((gun) => gun.id !== eye.id && !gunFault(world, gun, side, at));
    for (const home of new Set(able.map((gun) => gun.at)))
      enough([...able.filter((gun) => gun.at === home), ...able.filter((gun) => gun.at !== home)], eye.id);
  }
  return tries
    .filter((command) => !smokeVerb.check(world, state, side, command))
    .sort((a, b) => smokeVerb.ap(world, state, a) - smokeVerb.ap(world, state, b))[0];
}

/** On target, and in part where it drifts (X6.4.4c). */
const ACCURATE = (2 + 0.4 * 3) / 6;

export function smokeIdeas(outlook: Outlook, taste: Taste, shotOf: (unit: Unit) => number): Idea[] {
  const { world, state, side, without } = outlook;
  if (without === 'smoke' || !activationsOf(world).includes('smoke')) return [];
  const guns = howitzers(outlook).filter((unit) => !kindOf(world, unit).rocket);
  const strong = (battery: string) =>
    crewedGuns(state, side, battery).reduce(
      (sum, gun) => sum + (kindOf(world, gun).rocket ? 0 : kindOf(world, gun).as),
      0,
    ) >= STRENGTH;
  const batteries = batteriesOf(world, state, side).filter(strong);
  if (!enoughOf(outlook, guns, STRENGTH) && batteries.length === 0) return [];
  const covered = coveredIn(outlook, taste);
  const ready = readyNow(state);
  const ideas: Idea[] = [];
  let best = 0;
  for (const hex of screensFor(outlook, covered)) {
    if (!outlook.more()) break;
    const worth = screenValue(outlook, covered, taste, hex, shotOf);
    if (worth <= 0) continue;
    const commands: { readonly command: Laying; readonly value: number }[] = [];
    const command = laid(outlook, guns, hex);
    if (command) {
      const lost = shotsLost(outlook, command.guns, shotOf);
      commands.push({ command, value: worth - lost - (command.sighter ? EYE : 0) });
    }
    const eye = eyeOn(outlook, hex);
    if (eye) best = Math.max(best, worth);
    for (const battery of eye ? batteries.filter((one) => ready.includes(one)) : []) {
      const call: Laying = { do: 'smoke', guns: [], batteries: [battery], at: hex, sighter: eye?.id ?? '', extra: 0 };
      if (!smokeVerb.check(world, state, side, call)) commands.push({ command: call, value: ACCURATE * worth - EYE });
    }
    for (const one of commands) ideas.push(smokeIdea(outlook, one.command, one.value));
  }
  for (const battery of batteries) {
    if (ready.includes(battery)) continue;
    const heard = underTwoDice(moraleLevel(world, batteryOf(state, side, battery)[0]?.nation ?? ''));
    const value = 0.5 * heard * ACCURATE * best;
    if (value <= 0) continue;
    const said = msg`a call for battery ${code(battery)}, to lay smoke: ${percent(heard)} in 100 to be heard`;
    ideas.push({ command: { do: 'obaCheck', battery }, ap: 1, value, why: () => ({ said, value }) });
  }
  return ideas;
}

function smokeIdea({ world, state }: Outlook, command: Laying, value: number): Idea {
  const said = msg`smoke into ${theHex(world.board, command.at)}, so that the enemy does not see who goes behind it`;
  const ap = smokeVerb.ap(world, state, command);
  return { command, ap, value, unseen: true, why: () => ({ said, to: command.at, value }) };
}
