import { code, msg } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import type { NavalEvent } from './reducer.ts';

export const navalSays: Says<NavalEvent['is']> = {
  berthed: ({ id, hex }, event) => logEntry(msg`${id(event.unit)} lies at ${hex(event.hex)}`, 'M8.8'),
  loaded: ({ id, ids }, event) => logEntry(msg`${ids(event.units)} {goes|go} on board ${id(event.unit)}`, 'M11.9'),
  leftPort: ({ ids }, event) =>
    logEntry(msg`${ids(event.units)} {puts|put} to sea in zone ${code(event.zone)}`, 'M11.3'),
  zoneChanged: ({ ids }, event) => logEntry(msg`${ids(event.units)} {sails|sail} to zone ${code(event.zone)}`, 'M11.3'),
  fleetFormed: ({ ids }, event) => logEntry(msg`${ids(event.units)} {is|are} fleet ${event.fleet}`, 'M11.2'),
  engagement: ({ ids }, event) =>
    logEntry(
      msg`${ids(event.attackers)} {engages|engage} ${ids(event.defenders)} in zone ${code(event.zone)} at ${code(event.odds)}: die ${event.die}, ${code(event.result)}`,
      'M11.fet',
    ),
  shipWithdrew: ({ id, hex }, event) =>
    logEntry(
      event.zone
        ? msg`${id(event.unit)} withdraws to zone ${code(event.zone)}`
        : msg`${id(event.unit)} withdraws to the dock at ${hex(event.hex)}`,
      'M11.24',
    ),
  cornered: ({ ids }, event) => logEntry(msg`${ids(event.units)} {finds|find} no place to withdraw to`, 'M11.24'),
  docked: ({ ids, hex }, event) => logEntry(msg`${ids(event.units)} {docks|dock} at ${hex(event.hex)}`, 'M11.3'),
  disembarked: ({ ids, hex }, event) =>
    logEntry(msg`${ids(event.units)} {goes|go} ashore at ${hex(event.hex)}`, 'M11.10'),
  assaultHexTaken: ({ ids, hex }, event) =>
    logEntry(msg`${ids(event.units)} {takes|take} the assault hex ${hex(event.hex)}`, 'M11.1'),
  waveStaged: ({ ids, hex }, event) =>
    logEntry(
      msg`${ids(event.units)} {is|are} to assault ${hex(event.wave.hex)} from ${hex(event.wave.from)}`,
      'M11.32',
    ),
  cameAshore: ({ ids, hex }, event) =>
    logEntry(msg`${ids(event.units)} {lands|land} on ${hex(event.hex)}`, event.wave ? 'M11.32' : 'M11.35'),
  waveBack: ({ ids }, event) => logEntry(msg`${ids(event.units)} {goes|go} back on board`, 'M11.34'),
  waveOver: noEntry,
  roomLeft: noEntry,
  invasionAborted: ({ ids }, event) =>
    logEntry(msg`the invasion has failed: ${ids(event.units)} {has|have} to dock and unload`, 'M11.34'),
  abortOver: noEntry,
  shipTask: noEntry,
  lifted: noEntry,
  shipsKept: noEntry,
  beachheadMade: ({ hex }, event) => logEntry(msg`${hex(event.beachhead.hex)} is a beachhead`, 'M11.33'),
  tookOff: ({ id, ids }, event) =>
    logEntry(msg`${ids(event.units)} {goes|go} on board ${id(event.unit)} from the beach`, 'M11.37'),
  portShut: ({ hex }, { port: { hex: at, result, till } }) =>
    logEntry(
      result === 'H'
        ? msg`nothing is loaded or unloaded at ${hex(at)} through turn ${till}`
        : msg`the port at ${hex(at)} is closed through turn ${till}`,
      'M12.hd',
    ),
};
