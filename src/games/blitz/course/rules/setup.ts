import type { Choose, Dice } from '#core/dice/dice.ts';
import { isObjection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theSide } from '#core/message.ts';
import { ZONES } from '#games/blitz/board.ts';
import { splitFault } from '#games/blitz/combat/frames/split.ts';
import { centreFault, centresDue, nextCentre, placeCentre } from './setup-centres.ts';
import { nextBand, ofMinors, ruleIn, settledFault, stageFault, toPlace, undecided } from './setup-order.ts';
import { atSeaFault, awaited, firstPlace, placeFault, placesByKind } from './setup-places.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isAirbase, isShip } from '#games/blitz/kinds.ts';
import { standbyFault } from '#games/blitz/air/airbases/missions.ts';
import { serveFault, servings } from '#games/blitz/air/airbases/served-zone.ts';
import { standingBy } from '#games/blitz/air/airbases/verbs.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import {
  berthFault,
  homeDocks,
  homeZones,
  keptFault,
  loadInSetUpFault,
  stowings,
} from '#games/blitz/sea/ships/set-up.ts';
import { unplaced, unplacedOfMinors } from '#games/blitz/economy/production/centres.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, ownUnit, unexpected } from '#games/blitz/step.ts';
import type { BlitzEvent, Command, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';

/** B80.1, B80.2, T80.1: set-up. In the Tournament Game Red first puts units At Sea (T3.2). */

/** A ship somewhere: on a dock with room, or in a home sea zone. */
function sampleShip(world: World, state: State, no: UnitNo, choose: Choose): Command {
  const ship = state.units[no] as Unit;
  const docks = homeDocks(world, ship.side).filter(({ hex }) => !berthFault(world, state, ship, hex));
  const zone = pick(homeZones(world, ship.side), choose);
  const dock = pick(docks, choose);
  if (dock && (zone === undefined || choose(2) === 0)) return { do: 'placeUnit', unit: no, hex: dock.hex };
  if (zone !== undefined) return { do: 'placeAtSea', unit: no, zone };
  return world.verbs.setup.includes('holdBack') ? { do: 'holdBack', units: [no] } : { do: 'resign' };
}

/** Placement of another unit, if one finds no hex. */
function sampleOther(world: World, state: State, left: readonly UnitNo[], choose: Choose): Command {
  for (const no of left) {
    const unit = state.units[no] as Unit;
    if (isShip(unit)) return sampleShip(world, state, no, choose);
    const hex = firstPlace(world, state, unit);
    if (hex !== undefined) return { do: 'placeUnit', unit: no, hex };
  }
  return { do: 'resign' };
}

/** M18.5: both roll for the army that borders neither, the higher sets it up; ties again. */
function rollForMinors(state: State, emit: Emit<BlitzEvent>, dice: Dice): void {
  for (const country of new Set(
    state.units.flatMap(({ nation, held }) => (nation !== undefined && held ? [nation] : [])),
  )) {
    let [blue, red] = [0, 0];
    while (blue === red) {
      blue = dice.roll(6, `blue rolls for minor ${country}`);
      red = dice.roll(6, `red rolls for minor ${country}`);
      emit({ is: 'minorRoll', country, blue, red });
    }
  }
}

export const setupStep = (world: World): BlitzStep<'setup'> => ({
  rule: world.phases.setup.blue,
  ruleIn: (state, frame) => ruleIn(world, state, frame),
  commands: world.verbs.setup,
  side: (_state, frame) => frame.side,
  asks(state, frame) {
    const { side, stage } = frame;
    if (stage === 'atSea') return msg`${theSide(side)} puts the units he wants At Sea; ready goes on (T3.2)`;
    const left = awaited(world, state, frame).length;
    if (left > 0 && ofMinors(frame))
      return msg`${theSide(side)} places ${left} more {unit|units} of minor countries, each in its own country`;
    return left > 0
      ? world.verbs.setup.includes('holdBack')
        ? msg`${theSide(side)} places ${left} more {unit|units} in his home country or holds {it|them} back`
        : msg`${theSide(side)} places ${left} more {unit|units} of his own`
      : msg`${theSide(side)} may still change his set-up; ready ends it`;
  },
  *legal(state, frame) {
    const { side, stage } = frame;
    const openTo = placesByKind(world, state);
    for (const no of toPlace(state, frame)) {
      const unit = state.units[no] as Unit;
      if (world.verbs.setup.includes('placeAtSea')) {
        for (const zone of ZONES) {
          if (unit.zone !== zone && !atSeaFault(world, state, frame, no, zone))
            yield { do: 'placeAtSea', unit: no, zone };
        }
      }
      if (settledFault(state, frame, unit)) continue;
      if (isShip(unit)) {
        for (const { hex } of homeDocks(world, side))
          if (hex !== unit.at && !berthFault(world, state, unit, hex)) yield { do: 'placeUnit', unit: no, hex };
      } else if (stage !== 'atSea') {
        for (const hex of openTo(unit)) if (hex !== unit.at) yield { do: 'placeUnit', unit: no, hex };
      }
      const kept = isShip(unit) && keptFault(state, unit);
      if (!unit.held && !kept && stage === 'all' && world.verbs.setup.includes('holdBack'))
        yield { do: 'holdBack', units: [no] };
    }
    if (world.verbs.setup.includes('load')) yield* stowings(state, side, undecided(world, state, frame));
    if (centresDue(world, state, frame)) {
      const { size, hexes } = nextCentre(world, state, side);
      for (const hex of hexes) yield { do: 'placePc', size, hex };
    } else if (stage === 'atSea' || awaited(world, state, frame).length === 0) yield { do: 'ready' };
    // M12.32
    if (world.verbs.setup.includes('assignIntercept'))
      for (const units of standingBy(world, { ...state, mover: side })) yield { do: 'assignIntercept', units };
    if (world.verbs.setup.includes('serveZone')) yield* servings(world, state, side);
  },
  sample(state, frame, choose) {
    if (centresDue(world, state, frame)) {
      const { size, hexes } = nextCentre(world, state, frame.side);
      return { do: 'placePc', size, hex: hexes[choose(hexes.length)] ?? 0 };
    }
    const { stage } = frame;
    const left = undecided(world, state, frame);
    // M12.1: aircraft need their bases first.
    const bases = left.filter((one) => isAirbase(state.units[one] as Unit));
    const next = bases.length > 0 ? bases : left;
    const no = next[choose(Math.max(next.length, 1))];
    const [fighters] = left.length === 0 ? standingBy(world, { ...state, mover: frame.side }) : [];
    if (fighters && stage === 'all' && choose(2) === 0) return { do: 'assignIntercept', units: fighters };
    if (no !== undefined && isShip(state.units[no] as Unit)) return sampleShip(world, state, no, choose);
    const stowed =
      no !== undefined && choose(6) === 0 && world.verbs.setup.includes('load')
        ? pick([...stowings(state, frame.side, [no])], choose)
        : undefined;
    if (stowed) return stowed;
    const afloat =
      no !== undefined && world.verbs.setup.includes('placeAtSea') && !atSeaFault(world, state, frame, no, 'A');
    if (afloat && choose(stage === 'atSea' ? 3 : 12) === 0)
      return { do: 'placeAtSea', unit: no, zone: ZONES[choose(5)] ?? 'A' };
    if (no === undefined || (stage === 'atSea' && choose(4) === 0)) return { do: 'ready' };
    if (stage === 'atSea')
      return afloat ? { do: 'placeAtSea', unit: no, zone: ZONES[choose(5)] ?? 'A' } : { do: 'ready' };
    const hex = firstPlace(world, state, state.units[no] as Unit, choose(world.board.grid.size));
    if (hex !== undefined) return { do: 'placeUnit', unit: no, hex };
    if (world.verbs.setup.includes('holdBack')) return { do: 'holdBack', units: [no] };
    return awaited(world, state, frame).length === 0 ? { do: 'ready' } : sampleOther(world, state, left, choose);
  },
  check(state, frame, command) {
    const { side, stage } = frame;
    switch (command.do) {
      case 'placeUnit':
        if (stage === 'atSea')
          return objection(
            'T3.2',
            msg`${theSide('red')} first puts units At Sea; the map comes after ${theSide('blue')}`,
          );
        return (
          settledFault(state, frame, state.units[command.unit]) ??
          placeFault(world, state, frame, command.unit, command.hex)
        );
      case 'placeAtSea':
        return (
          settledFault(state, frame, state.units[command.unit]) ??
          atSeaFault(world, state, frame, command.unit, command.zone)
        );
      case 'load':
        return ofMinors(frame)
          ? objection('M80.2', msg`the armies of the minor countries are set up first`)
          : loadInSetUpFault(state, side, command);
      case 'splitUnit':
        return splitFault(world, state, side, command);
      case 'holdBack': {
        if (command.units.length === 0) return objection('B3.5', msg`no unit is named`);
        for (const no of command.units) {
          const unit = ownUnit(state, side, no, 'B3.5');
          if (isObjection(unit)) return unit;
          if (ofMinors(frame)) return objection('M18.5', msg`${unit} is set up in its own country`);
          const kept = isShip(unit) ? keptFault(state, unit) : undefined;
          if (kept) return kept;
          const settled = settledFault(state, frame, unit) ?? stageFault(frame, unit);
          if (settled) return settled;
          if (!toPlace(state, frame).includes(no))
            return objection('B3.5', msg`${unit} is not due before turn ${unit.due}`);
        }
        return undefined;
      }
      // M80.48
      case 'placeGuerilla': {
        const no = nextBand(world, state, frame);
        return no === undefined
          ? objection('M17.g.1', msg`no guerilla waits to be placed`)
          : placeFault(world, state, frame, no, command.hex);
      }
      case 'placePc':
        return centreFault(world, state, frame, command.size, command.hex);
      case 'assignIntercept':
        return standbyFault(world, state, side, command.units);
      case 'serveZone':
        return serveFault(world, state, side, command);
      case 'ready': {
        if (centresDue(world, state, frame))
          return objection(
            'M8.8',
            msg`${unplaced(world, state, side).length + unplacedOfMinors(world, state, side)} production {centre is|centres are} not set up yet`,
          );
        const left = stage === 'atSea' ? [] : awaited(world, state, frame);
        if (left.length === 0) return undefined;
        const names = theUnits(state, left.slice(0, 5), ', ');
        const some = left.length > 5 ? msg`${names} …` : names;
        return objection(
          ruleIn(world, state, frame),
          stage === 'all' && world.verbs.setup.includes('holdBack')
            ? msg`${left.length} {unit is|units are} neither placed nor held back: ${some}`
            : msg`${left.length} {unit is|units are} not placed yet: ${some}`,
        );
      }
      default:
        return unexpected(command);
    }
  },
  play(state, frame, command, emit, dice) {
    switch (command.do) {
      case 'placeUnit':
        if (isShip(state.units[command.unit] as Unit))
          return emit({ is: 'berthed', unit: command.unit, hex: dockAt(world.board, command.hex)?.hex ?? command.hex });
        return emit({ is: 'placed', unit: command.unit, hex: command.hex });
      case 'load':
        return emit({ is: 'loaded', unit: command.unit, units: command.units });
      case 'placeAtSea':
        return emit({ is: 'putToSea', unit: command.unit, zone: command.zone });
      case 'splitUnit':
        return emit({ is: 'split', unit: command.unit, sizes: command.sizes });
      case 'holdBack':
        for (const unit of command.units) emit({ is: 'heldBack', unit });
        return;
      case 'placeGuerilla': {
        const unit = nextBand(world, state, frame);
        return unit === undefined ? undefined : emit({ is: 'placed', unit, hex: command.hex });
      }
      case 'serveZone':
        return emit({ is: 'zoneServed', unit: command.unit, zone: command.zone });
      case 'assignIntercept':
        return emit({ is: 'onCall', units: command.units });
      case 'placePc':
        return placeCentre(world, state, frame, command.size, command.hex, emit);
      case 'ready':
        if (frame.stage === 'minors' && frame.side === 'red') rollForMinors(state, emit, dice);
        return advancePhase(world, state, emit);
      default:
        return unexpected(command);
    }
  },
});
