import { these } from '#core/message.ts';
import type { LogEntry } from '#core/record/log-entry.ts';
import type { GamexEvent } from '../types.ts';
import { msg, theHex, theUnit } from '../words.ts';
import type { World } from '../world.ts';

/** Sentences for engineers (X9). */

const KINDS = [
  'assigned',
  'worked',
  'inverted',
  'cleared',
  'finished',
  'blockMade',
  'bridgeLaid',
  'bridgeDown',
  'wreckRemoved',
] as const;
type Event = Extract<GamexEvent, { readonly is: (typeof KINDS)[number] }>;
type Says = {
  readonly [K in Event['is']]: (event: Extract<Event, { readonly is: K }>, world: World) => LogEntry;
};

const told = (text: LogEntry['text'], ...rules: readonly string[]): LogEntry => ({ text, rules });

export const ENGINEER_SAYS: Says = {
  assigned: ({ unit, carrier }) => told(msg`${theUnit(carrier)} is assigned to ${theUnit(unit)}`, 'X9.2a'),
  worked: ({ unit, job: { task, at, done } }, { board }) =>
    task === 'demolish'
      ? told(msg`${theUnit(unit)} mines the bridge in ${theHex(board, at)}: Engineer Action ${done}`, 'X9.2c')
      : told(msg`${theUnit(unit)} prepares a Block in ${theHex(board, at)}: Engineer Action ${done}`, 'X9.2g'),
  inverted: ({ unit, job: { task, at } }, { board }) =>
    task === 'clear'
      ? told(msg`${theUnit(unit)} is clearing the mine in ${theHex(board, at)}`, 'X9.1a')
      : told(msg`${theUnit(unit)} is removing the Block in ${theHex(board, at)}`, 'X9.2h'),
  cleared: ({ hex, what, by }, { board }) =>
    what === 'mine'
      ? told(msg`the mine in ${theHex(board, hex)} is cleared by ${these(by.map(theUnit))}`, 'X9.1c')
      : told(msg`the Block in ${theHex(board, hex)} is removed by ${these(by.map(theUnit))}`, 'X9.2h'),
  finished: ({ unit, job: { task, at }, die, needs, success }, { board }) => {
    const rule = task === 'demolish' ? 'X9.2c' : 'X9.2g';
    if (die === undefined || needs === undefined)
      return told(msg`${theUnit(unit)} blows up the temporary bridge in ${theHex(board, at)}`, 'X9.3f');
    const fires = msg`${theUnit(unit)} lights the fuse in ${theHex(board, at)}, die ${die}, up to ${needs} succeeds`;
    return told(success ? msg`${fires}: it goes off` : msg`${fires}: it fails`, rule, 'X9.2.t');
  },
  blockMade: ({ hex }, { board }) => told(msg`a Block lies in ${theHex(board, hex)}`, 'X9.2g'),
  bridgeLaid: ({ unit, hex }, { board }) => told(msg`${theUnit(unit)} lays a bridge in ${theHex(board, hex)}`, 'X9.3d'),
  bridgeDown: ({ hex, block }, { board }) =>
    block
      ? told(msg`the bridge in ${theHex(board, hex)} is destroyed, a Block lies there`, 'X9.2e')
      : told(msg`the bridge in ${theHex(board, hex)} is destroyed`, 'X9.3g'),
  wreckRemoved: ({ unit, hex }, { board }) =>
    unit === undefined
      ? told(msg`a wreck in ${theHex(board, hex)} is removed`, 'X24.6.t')
      : told(msg`${theUnit(unit)} removes a wreck in ${theHex(board, hex)}`, 'X9.4'),
};
