import { distance } from '../../../../../hex/grid.ts';
import type { Hex } from '../../../../../hex/hex.ts';
import { hexesReached, reachOf } from '../../../chapters/ground/movement.ts';
import { fieldOf, parkedAt, stackSize } from '../../../chapters/ground/field.ts';
import { isFlak, isLifter, mayFly, sortiesOn } from '../../../kinds.ts';
import { baseAt, baseHexes } from '../../../modules/air-forces/bases.ts';
import { centresOf } from '../../../modules/production/centres.ts';
import type { Blitz } from '../../../open.ts';
import { type Command, type State, sizeOf, type Unit, type UnitNo } from '../../../types.ts';
import { survey } from '../../plan/survey.ts';
import { type Airfields, airfields, danger } from '../air/bases.ts';
import { airforceOf } from './crews.ts';
import { contactsOf, within } from './siting.ts';

/** M12.chart 11, 12, M80.22: aircraft go where there is something to fly against, fighters stand by, flak guards bases. */

/** A ferry costs the mission of the turn: it must bring so much for each factor. */
const WORTH_A_FLIGHT = 0.25;
/** A base that is so likely to fall is left whatever it brings. */
const UNSAFE = 0.35;

/** M10.21: nobody flies a mission from a base without supply. */
const isCutOff = (state: State, side: Unit['side'], hex: Hex): boolean => {
  const base = baseAt(state, side, hex);
  return base !== undefined && state.units[base]?.isolated === true;
};

/** Transports are of use where paratroops are. */
const dropsFrom = (state: State, side: Unit['side'], hex: Hex): number =>
  state.units.reduce(
    (sum, unit) =>
      unit.side === side && unit.place === 'map' && unit.at === hex && mayFly(unit) ? sum + sizeOf(unit) : sum,
    0,
  );

/** Enemy centres within range of bombers that fly against them. */
const centresFrom = ({ world }: Airfields, state: State, unit: Unit, hex: Hex): number =>
  sortiesOn(unit, 'centre')
    ? centresOf(state).filter(
        (one) => one.side !== unit.side && !one.captor && distance(world.board.grid, one.hex, hex) <= unit.mf,
      ).length
    : 0;

/** Battles within range, less the danger on the ground; for each factor. */
function prospects(fields: Airfields, state: State, unit: Unit, hex: Hex, contacts: readonly Hex[]): number {
  const near = within(fields.world, contacts, hex, unit.mf - 1);
  return near / (near + 3) - 1.5 * danger(fields, state, hex);
}

function usefulness(fields: Airfields, state: State, unit: Unit, hex: Hex, contacts: readonly Hex[]): number {
  const worth = prospects(fields, state, unit, hex, contacts) + 0.15 * centresFrom(fields, state, unit, hex);
  return isLifter(unit) ? worth + 0.1 * dropsFrom(state, unit.side, hex) : worth;
}

/** Has it anything to do where it is? */
function isBusy(fields: Airfields, state: State, unit: Unit, contacts: readonly Hex[]): boolean {
  if (isLifter(unit)) return dropsFrom(state, unit.side, unit.at) > 0;
  if (sortiesOn(unit, 'support') || !sortiesOn(unit, 'centre'))
    return within(fields.world, contacts, unit.at, unit.mf - 1) >= 3;
  return centresFrom(fields, state, unit, unit.at) > 0;
}

/** M12.chart 12 */
export function nextFerry(game: Blitz, state: State): Command | undefined {
  const { world } = game;
  const side = state.mover;
  const crews = airforceOf(world, state).ready('ferry');
  const bases = baseHexes(state, side).filter((hex) => !isCutOff(state, side, hex));
  if (crews.length === 0 || bases.length === 0) return undefined;
  const fields = airfields(world, state, side, survey(world, state, side, false).threat);
  const contacts = contactsOf(world, state, side);
  for (const { no, unit } of crews) {
    const now = usefulness(fields, state, unit, unit.at, contacts);
    const flees = danger(fields, state, unit.at) > UNSAFE || isCutOff(state, side, unit.at);
    if (isBusy(fields, state, unit, contacts) && !flees) continue;
    const better = bases
      .filter((hex) => hex !== unit.at)
      .map((hex) => ({ hex, gain: usefulness(fields, state, unit, hex, contacts) - now }))
      .filter(({ gain }) => gain > WORTH_A_FLIGHT)
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
