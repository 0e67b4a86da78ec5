import { say, these, theSide } from '#core/say.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
import { isTrain } from '#games/blitz/kinds.ts';
import { railPoints } from './trains.ts';
import type { RailroadsEvent } from './reducer.ts';

export const railroadsSays: Says<RailroadsEvent['is']> = {
  railed({ world, state, unit, hex }, event) {
    const train = unit(event.unit);
    const left = railPoints(world, state, train) - event.spent;
    const cost = event.spent - train.spent;
    return told(
      say`${train} runs from ${hex(train.at)} to ${hex(event.path.at(-1))} for ${cost} rail {point|points} (${left} left)`,
      'M7.2',
    );
  },
  entrained: ({ id, ids, unit, hex }, event) =>
    told(say`${ids(event.units)} {boards|board} ${id(event.unit)} at ${hex(unit(event.unit).at)}`, 'M7.4'),
  detrained: ({ id, ids, hex }, event) =>
    told(say`${ids(event.units)} {gets|get} off ${id(event.unit)} at ${hex(event.hex)}`, 'M7.5'),
  railCut: ({ id, hex }, { unit, cut }) =>
    told(
      cut.markers > 1
        ? say`${id(unit)} blows the railway bridge at ${hex(cut.hex)}`
        : say`${id(unit)} cuts the railway at ${hex(cut.hex)}`,
      'M7.13',
    ),
  railBombed: ({ hex }, { cut }) => told(say`the railway at ${hex(cut.hex)} is cut by fire`, 'M7.14'),
  railsRepaired: ({ hex }, { hexes }) => told(say`the railway is repaired at ${these(hexes.map(hex), ', ')}`, 'M7.17'),
  trainsTaken: ({ ids, unit }, { units, by }) =>
    told(say`${theSide(by)} captures ${ids(units)}`, units.every((no) => isTrain(unit(no))) ? 'M7.11' : 'M4.27'),
  railsShut: untold,
  attackersNoted: untold,
};
