import { type Arg, code, msg, theSide } from '#core/message.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { these } from '#core/message.ts';
import { kindOf, type UnitType } from '#games/blitz/kinds.ts';
import { ROWS, type Row } from '../orders-of-battle/order.ts';
import type { ProductionEvent } from './reducer.ts';

const rowWord = (row: Row): Arg => {
  const { type }: { readonly type?: UnitType; readonly sizes: readonly number[] } = ROWS[row];
  return type ? kindOf(type).word : code(row);
};

export const productionSays: Says<ProductionEvent['is']> = {
  centrePlaced: ({ hex }, { centre }) =>
    logEntry(msg`${theSide(centre.side)} sets up a production centre of ${centre.size} at ${hex(centre.hex)}`, 'M8.8'),
  produced: ({ hex }, { hex: at, units }) =>
    logEntry(
      msg`${hex(at)} builds ${these(
        units.map((unit) => msg`${{ unit: unit.id }} (${code(factorsText(unit))} ${kindOf(unit.type).word})`),
        ', ',
      )}`,
      'M9.3',
    ),
  // Not a word of what it says.
  planned: (_telling, { plan: { side, turn } }) =>
    logEntry(msg`${theSide(side)} writes the plan for turn ${turn}`, 'M9.20'),
  planOpened: ({ hex }, { plan: { side, builds = [] } }) =>
    logEntry(
      builds.length > 0
        ? msg`${theSide(side)} has planned to build ${these(
            builds.map(({ hex: at, row, factors }) => msg`${factors} ${rowWord(row)} at ${hex(at)}`),
            ', ',
          )}`
        : msg`${theSide(side)} has planned to build nothing`,
      'M9.20',
    ),
  centreHit: ({ hex }, { hex: at, result }) =>
    logEntry(
      result === 'H'
        ? msg`the production centre at ${hex(at)} has half its points in its next cycle`
        : msg`the production centre at ${hex(at)} builds nothing in its next cycle`,
      'M12.hd',
    ),
  centresMended: noEntry,
  writtenOff: noEntry,
  planBuilt: noEntry,
  planEnded: noEntry,
  centresBeaten: noEntry,
  centreTaken: ({ hex }, { hex: at, by }) =>
    logEntry(msg`${theSide(by)} takes the production centre at ${hex(at)}`, 'M9.15'),
};
