import { distance } from '../../../../../hex/grid.ts';
import type { Hex } from '../../../../../hex/hex.ts';
import { hexesReached, reachOf } from '../../../chapters/ground/movement.ts';
import { fieldOf, parkedAt, stackSize } from '../../../chapters/ground/field.ts';
import { isFlak, isLifter, sortiesOn } from '../../../kinds.ts';
import { baseAt, baseHexes } from '../../../modules/air-forces/bases.ts';
import { centresOf } from '../../../modules/production/centres.ts';
import type { Blitz } from '../../../open.ts';
import { type Command, type State, sizeOf, type Unit, type UnitNo } from '../../../types.ts';
import { survey } from '../../plan/survey.ts';
import { type Airfields, airfields, danger } from '../air/bases.ts';
import { airforceOf } from './crews.ts';
import { meetingBase } from './raids.ts';
import { centresWithin, contactsOf, within } from './siting.ts';
import { cycleTells } from './strikes.ts';

/** M12.chart 11, 12, M80.22: aircraft go where there is something to fly against, fighters stand by, flak guards bases. */

/** A ferry costs the mission of the turn: so much more of what it could fly against must lie within range, in parts of all. */
const WORTH_A_FLIGHT = 0.12;
const WORTH_A_MISSION = 0.2;
/** With so many within range it has something to do. */
const BUSY = 3;
/** A base that is so likely to fall is left whatever it brings. */
const UNSAFE = 0.35;

/** M10.21: nobody flies a mission from a base without supply. */
const isCutOff = (state: State, side: Unit['side'], hex: Hex): boolean => {
  const base = baseAt(state, side, hex);
  return base !== undefined && state.units[base]?.isolated === true;
};

/** Enemy centres within range of bombers that fly against them, as long as it tells. */
const centresFrom = ({ world }: Airfields, state: State, unit: Unit, hex: Hex): number =>
  sortiesOn(unit, 'centre') && cycleTells(world, state, state.turn + (hex === unit.at ? 0 : 1))
    ? centresWithin(world, state, unit.side, hex, unit.mf)
    : 0;

/** How much of the front lies within range, the more the better, and the chance that the base is there to fly from. */
function usefulness(fields: Airfields, state: State, unit: Unit, hex: Hex, contacts: readonly Hex[]): number {
  const part = sortiesOn(unit, 'centre') && !sortiesOn(unit, 'support') ? BESIDES : 1;
  const near = part * within(fields.world, contacts, hex, unit.mf - 1) + CENTRE * centresFrom(fields, state, unit, hex);
  return (near / (near + FEW)) * (1 - danger(fields, state, hex));
}
const FEW = 6;
/** What a centre counts beside a battle, and a battle for those who cannot support it. */
const CENTRE = 4;
const BESIDES = 0.3;

/** Has it anything to do where it is? */
function isBusy(fields: Airfields, state: State, unit: Unit, contacts: readonly Hex[]): boolean {
  if (!sortiesOn(unit, 'support') && sortiesOn(unit, 'centre')) return centresFrom(fields, state, unit, unit.at) > 0;
  return within(fields.world, contacts, unit.at, unit.mf - 1) >= BUSY;
}

/** M12.chart 12: nobody whom an attack of this turn counts on. */
export function nextFerry(game: Blitz, state: State, needed: ReadonlySet<UnitNo>): Command | undefined {
  const { world } = game;
  const side = state.mover;
  const crews = airforceOf(world, state).ready('ferry');
  const bases = baseHexes(state, side).filter((hex) => !isCutOff(state, side, hex));
  if (crews.length === 0 || bases.length === 0) return undefined;
  const fields = airfields(world, state, side, survey(world, state, side, false).threat);
  const contacts = contactsOf(world, state, side);
  const meeting = meetingBase(world, state, side);
  for (const { no, unit } of crews) {
    if (needed.has(no)) continue;
    if (isLifter(unit) && meeting !== undefined) {
      const command: Command = { do: 'ferry', units: [no], to: meeting };
      if (unit.at !== meeting && !game.check(state, side, command)) return command;
      continue;
    }
    const cutOff = isCutOff(state, side, unit.at);
    const now = cutOff ? 0 : usefulness(fields, state, unit, unit.at, contacts);
    const flees = danger(fields, state, unit.at) > UNSAFE || cutOff;
    const busy = !flees && isBusy(fields, state, unit, contacts);
    const least = busy ? WORTH_A_MISSION : WORTH_A_FLIGHT;
    const better = bases
      .filter((hex) => hex !== unit.at)
      .map((hex) => ({ hex, gain: usefulness(fields, state, unit, hex, contacts) - now }))
      .filter(({ gain }) => gain > least)
      .sort((a, b) => b.gain - a.gain);
    for (const { hex } of better.slice(0, 4)) {
      const command: Command = { do: 'ferry', units: [no], to: hex };
      if (!game.check(state, side, command)) return command;
    }
  }
  return undefined;
}

/** M12.32: all fighters that have not flown. */
export function standby({ world }: Blitz, state: State): Command | undefined {
  const units = airforceOf(world, state)
    .ready('escort')
    .map(({ no }) => no);
  return units.length > 0 ? { do: 'assignIntercept', units } : undefined;
}

/** What flak is wanted for: aircraft on the ground, and centres. */
function postsOf(state: State, side: Unit['side']): { readonly hex: Hex; readonly worth: number }[] {
  const bases = baseHexes(state, side).map((hex) => ({
    hex,
    worth: 1 + parkedAt(state.units, side, hex).reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0),
  }));
  const centres = centresOf(state).flatMap((one) =>
    one.side === side && !one.captor ? [{ hex: one.hex, worth: one.size }] : [],
  );
  return [...bases, ...centres].filter(({ worth }) => worth > 1).sort((a, b) => b.worth - a.worth);
}

/** M80.22: flak that guards nothing goes to the nearest base or centre without any. */
export function nextFlak(game: Blitz, state: State): Command | undefined {
  const { world } = game;
  const { grid } = world.board;
  const side = state.mover;
  const guns = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && isFlak(unit) ? [no] : [],
  );
  if (guns.length === 0) return undefined;
  const posts = postsOf(state, side);
  const at = (no: UnitNo): Hex => (state.units[no] as Unit).at;
  const guarded = (hex: Hex, but: UnitNo): boolean => guns.some((no) => no !== but && distance(grid, at(no), hex) <= 1);
  const field = fieldOf(world, state);
  for (const no of guns) {
    const unit = state.units[no] as Unit;
    if (unit.moved || posts.some(({ hex }) => distance(grid, hex, unit.at) <= 1 && !guarded(hex, no))) continue;
    const [post] = posts
      .filter(({ hex }) => !guarded(hex, no))
      .sort((a, b) => distance(grid, a.hex, unit.at) - distance(grid, b.hex, unit.at));
    if (!post) continue;
    const far = (hex: Hex): number => distance(grid, hex, post.hex);
    const ends = [...hexesReached(reachOf(world, state, unit))]
      .filter((hex) => far(hex) < far(unit.at) && !guns.some((one) => at(one) === hex))
      // Beside others it is not run over.
      .sort((a, b) => far(a) - far(b) || stackSize(field, side, b) - stackSize(field, side, a));
    for (const to of ends.slice(0, 3)) {
      const command: Command = { do: 'moveFlak', unit: no, to };
      if (!game.check(state, side, command)) return command;
    }
  }
  return undefined;
}
