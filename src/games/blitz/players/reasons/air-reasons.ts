import { placeOf } from '#games/blitz/fields.ts';
import { type Message, msg, tenths } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { goalOf } from '#games/blitz/air/airbases/flight-state.ts';
import { groupFrom } from '#games/blitz/air/airbases/flight.ts';
import { AIR_MISSION_WORDS } from '#games/blitz/air/airbases/missions.ts';
import { aloft } from '#games/blitz/air/airbases/air-losses.ts';
import { flakFactors } from '#games/blitz/air/flak/volleys.ts';
import { isLifter, sortiesOn } from '#games/blitz/kinds.ts';
import { isCutOff } from '#games/blitz/air/airbases/bases.ts';
import { stationOf } from '#games/blitz/air/airbases/stations.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, CommandOf, FrameAt, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { place, plainly } from '../ops/reasons.ts';
import { gatheringOf } from '#games/blitz/air/players/wings/jumpers.ts';
import { centresWithin, contactsOf, within } from '#games/blitz/air/players/wings/sites.ts';
import { fedThrough } from '#games/blitz/air/players/wings/isolation.ts';
import { gainAtShips } from '#games/blitz/air/players/wings/ship-strikes.ts';
import { gainOf } from '#games/blitz/air/players/wings/strikes.ts';
import { factorsIn, flakZones, volleyMean } from '#games/blitz/air/players/wings/toll.ts';
import type { Arrow, Explanation } from './explanation.ts';

/** M12, M13: why aircraft fly, turn back or meet others, and why flak fires. */

const NOTHING = { gain: 0, risk: 0 };
const NOBODY: ReadonlySet<Hex> = new Set();

/** From their base, or from their ship. */
const arrowsTo = (world: World, state: State, flown: readonly UnitNo[], to: Hex): Arrow[] =>
  flown.flatMap((unit) => {
    const station = stationOf(world, state, state.units[unit] as Unit);
    return station ? [{ unit, from: station.hex, to, role: 'main' }] : [];
  });

function tellStrike(
  { world }: Blitz,
  state: State,
  { hex, ship, sorties }: CommandOf<'declareStrike'>,
): Explanation | undefined {
  const [first] = sorties.filter(({ mission }) => mission !== 'escort');
  if (!first) return undefined;
  const { mission, units } = first;
  const escort = sorties.flatMap((one) => (one.mission === 'escort' ? one.units : []));
  const factors = factorsIn(state, units);
  const zone = ship === undefined ? undefined : state.units[ship]?.zone;
  const where = goalOf(world, { hex, zone });
  const who = theUnits(state, units);
  const all = [...units, ...escort];
  const arrows = arrowsTo(world, state, all, hex);
  const tell = (said: Message, numbers: Readonly<Record<string, number>>, gain = 0): Explanation =>
    plainly('strike', hex, { said, units: all, numbers }, arrows, { gain, risk: 0 });
  switch (mission) {
    case 'support':
      return tell(
        msg`${who} {waits|wait} over ${where} for the attack on it: ${factors} {factor|factors} more.`,
        { factors },
        factors,
      );
    case 'interdict': {
      const fed = fedThrough(world, state, hex);
      if (fed > 0)
        return tell(msg`${who} {closes|close} ${where}: the supply of ${fed} {factor|factors} runs through it.`, {
          fed,
        });
      if (flakZones(world, state)([hex]) > 0)
        return tell(
          msg`${who} {flies|fly} to ${where} to draw the fire of the flak there: it fires once, and others come after.`,
          {},
        );
      return tell(msg`${who} {closes|close} ${where}: whoever is beaten beside it cannot go back there.`, {});
    }
    case 'port':
    case 'naval':
    case 'centre':
    case 'airbase':
    case 'units':
    case 'train': {
      const atShips = mission === 'port' || mission === 'naval';
      const gain = atShips
        ? gainAtShips(world, state, mission, placeOf(hex, ship), factors)
        : gainOf(world, state, mission, hex, factors, NOBODY);
      return tell(
        msg`${who} {flies|fly} to ${where} with ${factors} {factor|factors} (${AIR_MISSION_WORDS[mission]}): ${tenths(gain)} factors expected.`,
        { factors, gain },
        gain,
      );
    }
    default:
      return undefined;
  }
}

type Lifted = CommandOf<'dropAirborne' | 'airliftUnit' | 'airliftSupply' | 'dropSupply'>;

function tellLift({ world }: Blitz, state: State, { do: what, hex, load, units }: Lifted): Explanation {
  const where = place(world, hex);
  const who = theUnits(state, load);
  const factors = factorsIn(state, load);
  const said =
    what === 'dropAirborne'
      ? msg`${who} {jumps|jump} at ${where}, where nobody guards a city.`
      : what === 'airliftUnit'
        ? msg`${who} {is|are} flown to ${where}, near the front.`
        : msg`${theUnits(state, units)} {brings|bring} supply to ${where}: ${factors} {factor is|factors are} cut off there.`;
  const numbers: Readonly<Record<string, number>> =
    what === 'dropAirborne' || what === 'airliftUnit' ? {} : { factors };
  return plainly(
    'airlift',
    hex,
    { said, units: [...load, ...units], numbers },
    arrowsTo(world, state, units, hex),
    NOTHING,
  );
}

/** M12.chart 12: what lies within range there, and where they are. */
function tellFerry({ world }: Blitz, state: State, { units, to }: CommandOf<'ferry'>): Explanation | undefined {
  const [first] = units.map((no) => state.units[no] as Unit);
  if (!first) return undefined;
  const near = (hex: Hex): number => within(world, contactsOf(world, state, first.side), hex, first.mf);
  const centres = (hex: Hex): number =>
    sortiesOn(first, 'centre') ? centresWithin(world, state, first.side, hex, first.mf) : 0;
  const [now, then, built] = [near(first.at), near(to), centres(to) - centres(first.at)];
  const who = theUnits(state, units);
  const where = place(world, to);
  const said =
    built > 0
      ? msg`${who} {goes|go} to ${where}: from there ${built} production {centre|centres} more {2|is|are} within range.`
      : then > now
        ? msg`${who} {goes|go} to ${where}: ${then} enemy {hex|hexes} at the front {2|is|are} within range there, ${now} here.`
        : isLifter(first) && gatheringOf(world, state, first.side)
          ? msg`${who} {goes|go} to ${where}, where paratroops are to be fetched or to take off.`
          : isCutOff(state, first.side, first.at)
            ? msg`${who} {goes|go} to ${where}: the base has no supply.`
            : msg`${who} {goes|go} to ${where}, so that all aircraft together lie safe and reach more of the front.`;
  return plainly(
    'ferry',
    to,
    { said, units, numbers: { then, now, built } },
    arrowsTo(world, state, units, to),
    NOTHING,
  );
}

function tellMeeting({ world }: Blitz, state: State, flight: FrameAt<'flight'>, units: readonly UnitNo[]): Explanation {
  const own = factorsIn(state, units);
  const against = factorsIn(
    state,
    aloft(
      state,
      flight.groups.flatMap((group) => group.units),
    ),
  );
  const said = msg`${theUnits(state, units)} {meets|meet} the flight over ${goalOf(world, flight)}: ${own} {factor|factors} against ${against}.`;
  const plain = { said, units, numbers: { own, against } };
  return plainly('interception', flight.hex, plain, arrowsTo(world, state, units, flight.hex), NOTHING);
}

function tellFlak(
  { world }: Blitz,
  state: State,
  flight: FrameAt<'flight'>,
  volleys: CommandOf<'nameVolleys'>['volleys'],
) {
  const units = volleys.flatMap((volley) => volley.units);
  if (units.length === 0) return undefined;
  const lost = volleys.reduce((sum, volley) => sum + volleyMean(flakFactors(world, state, volley.units)), 0);
  const said = msg`${theUnits(state, units)} {fires|fire} at the flight to ${goalOf(world, flight)}: ${tenths(lost)} factors expected to be lost.`;
  return plainly('flak', flight.hex, { said, units, numbers: { lost } }, [], { gain: lost, risk: 0 });
}

/** Reason for a command of the air war; undefined if there is nothing to tell. */
export function tellAir(game: Blitz, state: State, command: Command): Explanation | undefined {
  const frame = state.frames.at(-1);
  const flight = frame?.at === 'flight' ? frame : undefined;
  switch (command.do) {
    case 'declareStrike':
      return tellStrike(game, state, command);
    case 'dropAirborne':
    case 'airliftUnit':
    case 'airliftSupply':
    case 'dropSupply':
      return tellLift(game, state, command);
    case 'ferry':
      return tellFerry(game, state, command);
    case 'assignInterceptor':
      return flight && tellMeeting(game, state, flight, command.units);
    case 'nameVolleys':
      return flight && tellFlak(game, state, flight, command.volleys);
    case 'abort': {
      if (!flight) return undefined;
      const units = groupFrom(flight, command)?.units ?? [];
      const said = msg`${theUnits(state, units)} {turns|turn} back on the way to ${goalOf(game.world, flight)}: going on would cost more than it brings, and who was named against the flight has acted for this player turn.`;
      return plainly('abort', flight.hex, { said, units, numbers: {} }, [], NOTHING);
    }
    default:
      return undefined;
  }
}
