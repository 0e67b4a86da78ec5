import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, countryRole } from '#games/blitz/board.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { type FrameAt, other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import { FRESH } from '#games/blitz/reducer.ts';
import { theCountry } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { choiceOf, EVERYWHERE, sideOf, uprisingsOf, waitingOf } from './revolt.ts';
import { holdsEnemy } from '#games/blitz/economy/production/sites.ts';

/** M80.30: at the end of a turn the friend of a country places its guerillas, or lets them wait. */

type Guerillas = FrameAt<'guerillas'>;

/** M15.4: hexes from its city. */
export const REACH = 3;
const MOVEMENT = 4;

/** Guerillas that wait and are neither placed nor delayed in this phase. */
const waitingIn = ({ board }: World, state: State, { side, hexes }: Guerillas): readonly Hex[] =>
  hexes ?? waitingOf(board, state, side);

/** The cities whose guerillas may be placed or delayed now; M17.g.4: of some only so many as are left. */
export const openOf = (world: World, state: State, frame: Guerillas): readonly Hex[] => [
  ...waitingIn(world, state, frame),
  ...(choiceOf(state, frame.side)?.cities ?? []),
];

/** Number of guerillas still to be placed. */
const countOf = (world: World, state: State, frame: Guerillas): number =>
  waitingIn(world, state, frame).length + (choiceOf(state, frame.side)?.left ?? 0);

export const cityHexesOf = ({ source, city }: Board, hex: Hex): readonly Hex[] =>
  source.cities[city[hex] ?? -1]?.hexes ?? [hex];

/** The country a guerilla of a city fights for. */
function homelandOf(state: State, side: Side, city: Hex): number | undefined {
  const country = uprisingsOf(state).find((one) => sideOf(state, one) === side && one.waiting.includes(city))?.country;
  return country === EVERYWHERE ? undefined : country;
}

/** The counter as it would stand there. */
function risen(state: State, side: Side, city: Hex, at: Hex): Unit {
  const stem = `${side === 'blue' ? 'b' : 'r'}.g`;
  const last = state.units.reduce(
    (most, { id }) => Math.max(most, id.startsWith(stem) ? Number.parseInt(id.slice(stem.length), 10) || 0 : 0),
    0,
  );
  const homeland = homelandOf(state, side, city);
  return {
    ...{ id: `${stem}${last + 1}`, side, type: 'guerilla', af: 1, df: 1, mf: MOVEMENT },
    ...{ due: 1, place: 'map', at, held: false },
    ...(homeland === undefined ? {} : { homeland }),
    ...FRESH,
  };
}

/** M15.4: may a guerilla appear in a hex, near one of these cities? */
export function spotFault(world: World, state: State, unit: Unit, cities: readonly Hex[]): Objection | undefined {
  const { board } = world;
  const { at, side, homeland } = unit;
  const where = theHex(board.grid, at);
  if (!isDryLand(world, state, at)) return objection('M15.4', msg`${where} is no land hex`);
  if (homeland !== undefined && board.country[at] !== homeland)
    return objection('M15.4', msg`${where} is not in ${theCountry(board, homeland)}`);
  if (homeland === undefined && countryRole(board, at) === other(side))
    return objection('M17.g.3', msg`${where} is in the oppressor's home country`);
  if (!cities.some((hex) => distance(board.grid, hex, at) <= REACH))
    return objection('M15.4', msg`${where} is more than ${REACH} {hex|hexes} from the city`);
  const field = fieldOf(world, state);
  // Flak is a unit too, though it bars nobody.
  if (bars(field, other(side), at) || holdsEnemy(state, side, at))
    return objection('M15.4', msg`${where} holds an enemy unit`);
  if (inZoc(field, other(side), at)) return objection('M15.4', msg`${where} is in an enemy zone of control`);
  return closedTo(world, state, unit, 'placement').get(at) ?? tooLarge(world, state, unit, at, 'M15.4');
}

function placeFault(world: World, state: State, frame: Guerillas, city: Hex, hex: Hex): Objection | undefined {
  if (!openOf(world, state, frame).includes(city))
    return objection('M15.3', msg`no guerilla of ${theHex(world.board.grid, city)} waits to be placed`);
  return spotFault(world, state, risen(state, frame.side, city, hex), cityHexesOf(world.board, city));
}

/** Hexes where a guerilla of a city could appear now. */
export function placesOf(world: World, state: State, frame: Guerillas, city: Hex): Hex[] {
  const { grid } = world.board;
  const near = cityHexesOf(world.board, city);
  const hexes = [...grid.names.keys()].filter((hex) => near.some((one) => distance(grid, one, hex) <= REACH));
  return hexes.filter((hex) => !placeFault(world, state, frame, city, hex));
}

/** One less of a city's. */
const without = (list: readonly Hex[], city: Hex): Hex[] => list.filter((_, i) => i !== list.indexOf(city));

export const guerillasStep = (world: World): BlitzStep<'guerillas'> => ({
  rule: 'M80.30',
  commands: ['placeGuerilla', 'delay'],
  side: (_state, frame) => frame.side,
  asks: (state, frame) =>
    msg`${theSide(frame.side)} places ${countOf(world, state, frame)} {guerilla|guerillas}, or delays them; delay alone lets all of them wait`,
  *legal(state, frame) {
    for (const city of new Set(openOf(world, state, frame))) {
      for (const hex of placesOf(world, state, frame, city)) yield { do: 'placeGuerilla', hex, city };
      yield { do: 'delay', city };
    }
    yield { do: 'delay' };
  },
  sample(state, frame, choose) {
    const city = pick(openOf(world, state, frame), choose);
    const hex = city === undefined || choose(8) === 0 ? undefined : pick(placesOf(world, state, frame, city), choose);
    if (city === undefined) return { do: 'delay' };
    return hex === undefined ? { do: 'delay', city } : { do: 'placeGuerilla', hex, city };
  },
  check(state, frame, command) {
    if (command.do === 'placeGuerilla') return placeFault(world, state, frame, command.city, command.hex);
    if (command.do !== 'delay') return unexpected(command);
    return command.city === undefined || openOf(world, state, frame).includes(command.city)
      ? undefined
      : objection('M15.4', msg`no guerilla of ${theHex(world.board.grid, command.city)} waits to be placed`);
  },
  play(state, frame, command, emit) {
    const { side } = frame;
    const waiting = waitingIn(world, state, frame);
    /** True for guerillas chosen now; waiting ones come before them. */
    const isChosen = (city: Hex): boolean => !waiting.includes(city);
    const after = (city: Hex): Guerillas => ({
      at: 'guerillas',
      side,
      hexes: isChosen(city) ? waiting : without(waiting, city),
    });
    if (command.do === 'placeGuerilla') {
      const { city, hex } = command;
      const unit = risen(state, side, city, hex);
      emit({ is: 'guerillaPlaced', unit, city, ...(isChosen(city) ? { chosen: true } : {}) });
      return emit({ is: 'turnTo', frame: after(city) });
    }
    if (command.do !== 'delay') return unexpected(command);
    const { city } = command;
    if (city !== undefined) {
      emit({ is: 'guerillasDelayed', side, factors: 1, ...(isChosen(city) ? { chosen: [city] } : {}) });
      return emit({ is: 'turnTo', frame: after(city) });
    }
    // M17.g.4: whose cities nobody has named wait near the first of them.
    const choice = choiceOf(state, side);
    const chosen = choice ? { chosen: choice.cities.slice(0, choice.left) } : {};
    emit({ is: 'guerillasDelayed', side, factors: countOf(world, state, frame), ...chosen });
    advancePhase(world, state, emit);
  },
  settle(state, frame, emit) {
    // M17.g.4: who waits is chosen too.
    if (choiceOf(state, frame.side)) return false;
    // B80.9: nobody waits, or nobody has a place to appear.
    const open = new Set(openOf(world, state, frame));
    if ([...open].some((city) => placesOf(world, state, frame, city).length > 0)) return false;
    advancePhase(world, state, emit);
    return true;
  },
});
