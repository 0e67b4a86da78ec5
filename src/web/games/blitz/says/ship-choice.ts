import type { Command, UnitNo } from '../../../../games/blitz/types.ts';

interface Names {
  readonly called: (units: readonly UnitNo[]) => string;
  readonly one: (unit: UnitNo) => string;
  readonly hex: (hex: number) => string;
}

/** What a command of ships names: who, and where to. */
export function shipChoice(command: Command, { called, one, hex }: Names): string | undefined {
  switch (command.do) {
    case 'putToSea':
    case 'formFleet':
      return called(command.units);
    case 'changeZone':
      return `${called(command.units)} → ${command.zone}`;
    case 'engage':
      return `${one(command.unit)} → ${one(command.target)}`;
    case 'chooseShip':
      return one(command.unit);
    case 'withdraw':
      return `${one(command.unit)} → ${command.zone ?? hex(command.hex ?? 0)}`;
    case 'dock':
    case 'disembark':
    case 'takeAssaultHex':
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
