import type { Command, UnitNo } from '#games/blitz/types.ts';
import { w } from '../words/words.ts';

const MOST_NAMED = 2;

interface Names {
  readonly called: (units: readonly UnitNo[]) => string;
  readonly one: (unit: UnitNo) => string;
  readonly hex: (hex: number) => string;
}

/** Command of ships in words: the ships and the destination. */
export function shipChoice(command: Command, { called, one, hex }: Names): string | undefined {
  const ships = (units: readonly UnitNo[]): string =>
    units.length > MOST_NAMED ? w.shipsCount(units.length) : called(units);
  switch (command.do) {
    case 'putToSea':
      return ships(command.units);
    case 'formFleet':
      return command.fleet === undefined ? w.fleetNew : w.fleetNo(command.fleet);
    case 'changeZone':
      return `${ships(command.units)} → ${command.zone}`;
    case 'engage':
      return `${one(command.unit)} → ${one(command.target)}`;
    case 'chooseShip':
      return one(command.unit);
    case 'withdraw':
      return `${one(command.unit)} → ${command.zone ?? hex(command.hex ?? 0)}`;
    case 'dock':
    case 'takeAssaultHex':
      return `${ships(command.units)} → ${hex(command.hex)}`;
    case 'disembark':
    case 'landWave':
    case 'landFollowUp':
      return `${called(command.units)} → ${hex(command.hex)}`;
    case 'landRanger':
      return `${one(command.unit)} → ${hex(command.hex)}`;
    case 'load':
    case 'withdrawFromBeach':
      return `${called(command.units)} (${one(command.unit)})`;
    default:
      return undefined;
  }
}
