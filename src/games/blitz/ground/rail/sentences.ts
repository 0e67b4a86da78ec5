import { msg, these, theSide } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { isTrain } from '#games/blitz/kinds.ts';
import { railPoints } from './trains.ts';
import type { RailroadsEvent } from './reducer.ts';

export const railroadsSays: Says<RailroadsEvent['is']> = {
  railed({ world, state, unit, hex }, event) {
    const train = unit(event.unit);
    const left = railPoints(world, state, train) - event.spent;
    const cost = event.spent - train.spent;
    return logEntry(
      msg`${train} runs from ${hex(train.at)} to ${hex(event.path.at(-1))} for ${cost} rail {point|points} (${left} left)`,
      'M7.2',
    );
  },
  entrained: ({ id, ids, unit, hex }, event) =>
    logEntry(msg`${ids(event.units)} {boards|board} ${id(event.unit)} at ${hex(unit(event.unit).at)}`, 'M7.4'),
  detrained: ({ id, ids, hex }, event) =>
    logEntry(msg`${ids(event.units)} {gets|get} off ${id(event.unit)} at ${hex(event.hex)}`, 'M7.5'),
  railCut: ({ id, hex }, { unit, cut }) =>
    logEntry(
      cut.markers > 1
        ? msg`${id(unit)} blows the railway bridge at ${hex(cut.hex)}`
        : msg`${id(unit)} cuts the railway at ${hex(cut.hex)}`,
      'M7.13',
    ),
  railBombed: ({ hex }, { cut }) => logEntry(msg`the railway at ${hex(cut.hex)} is cut by fire`, 'M7.14'),
  railsRepaired: ({ hex }, { hexes }) =>
    logEntry(msg`the railway is repaired at ${these(hexes.map(hex), ', ')}`, 'M7.17'),
  trainsTaken: ({ ids, unit }, { units, by }) =>
    logEntry(msg`${theSide(by)} captures ${ids(units)}`, units.every((no) => isTrain(unit(no))) ? 'M7.11' : 'M4.27'),
  railsShut: noEntry,
  attackersNoted: noEntry,
};
