import { code, say } from '#core/say.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
import type { SeaEvent } from './reducer.ts';

export const seaSays: Says<SeaEvent['is']> = {
  embarked: ({ id }, event) => told(say`${id(event.unit)} goes to sea in zone ${code(event.zone)}`, 'T6.1.2'),
  sailed: ({ id }, event) => told(say`${id(event.unit)} sails to zone ${code(event.zone)}`, 'T6.1.4'),
  landedAtPort: ({ id, hex }, event) => told(say`${id(event.unit)} lands at ${hex(event.hex)}`, 'T6.1.7'),
  staged: ({ id, hex }, event) =>
    told(say`${id(event.unit)} is put on ${hex(event.hex)} to invade ${hex(event.aim)}`, 'T6.2.3a'),
  beached: ({ id, hex }, event) => told(say`${id(event.unit)} lands on ${hex(event.to)}`, 'T6.2.3b'),
  invasion: untold,
};
