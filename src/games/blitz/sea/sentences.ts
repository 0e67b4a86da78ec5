import { code, msg } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import type { SeaEvent } from './reducer.ts';

export const seaSays: Says<SeaEvent['is']> = {
  embarked: ({ id }, event) => logEntry(msg`${id(event.unit)} goes to sea in zone ${code(event.zone)}`, 'T6.1.2'),
  sailed: ({ id }, event) => logEntry(msg`${id(event.unit)} sails to zone ${code(event.zone)}`, 'T6.1.4'),
  landedAtPort: ({ id, hex }, event) => logEntry(msg`${id(event.unit)} lands at ${hex(event.hex)}`, 'T6.1.7'),
  staged: ({ id, hex }, event) =>
    logEntry(msg`${id(event.unit)} is put on ${hex(event.hex)} to invade ${hex(event.aim)}`, 'T6.2.3a'),
  beached: ({ id, hex }, event) => logEntry(msg`${id(event.unit)} lands on ${hex(event.to)}`, 'T6.2.3b'),
  invasion: noEntry,
};
