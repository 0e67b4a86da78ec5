import { type Arg, code, say, theSide } from '#core/say.ts';
import { factorsText } from '#games/blitz/text/unit-text.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
import { these } from '#core/say.ts';
import { kindOf, type UnitType } from '#games/blitz/kinds.ts';
import { ROWS, type Row } from '../orders-of-battle/order.ts';
import type { ProductionEvent } from './reducer.ts';

const rowWord = (row: Row): Arg => {
  const { type }: { readonly type?: UnitType; readonly sizes: readonly number[] } = ROWS[row];
  return type ? kindOf(type).word : code(row);
};

export const productionSays: Says<ProductionEvent['is']> = {
  centrePlaced: ({ hex }, { centre }) =>
    told(say`${theSide(centre.side)} sets up a production centre of ${centre.size} at ${hex(centre.hex)}`, 'M8.8'),
  produced: ({ hex }, { hex: at, units }) =>
    told(
      say`${hex(at)} builds ${these(
        units.map((unit) => say`${{ unit: unit.id }} (${code(factorsText(unit))} ${kindOf(unit.type).word})`),
        ', ',
      )}`,
      'M9.3',
    ),
  // Not a word of what it says.
  planned: (_telling, { plan: { side, turn } }) =>
    told(say`${theSide(side)} writes the plan for turn ${turn}`, 'M9.20'),
  planOpened: ({ hex }, { plan: { side, builds = [] } }) =>
    told(
      builds.length > 0
        ? say`${theSide(side)} has planned to build ${these(
            builds.map(({ hex: at, row, factors }) => say`${factors} ${rowWord(row)} at ${hex(at)}`),
            ', ',
          )}`
        : say`${theSide(side)} has planned to build nothing`,
      'M9.20',
    ),
  centreHit: ({ hex }, { hex: at, result }) =>
    told(
      result === 'H'
        ? say`the production centre at ${hex(at)} has half its points in its next cycle`
        : say`the production centre at ${hex(at)} builds nothing in its next cycle`,
      'M12.hd',
    ),
  centresMended: untold,
  writtenOff: untold,
  planBuilt: untold,
  planEnded: untold,
  centresBeaten: untold,
  centreTaken: ({ hex }, { hex: at, by }) =>
    told(say`${theSide(by)} takes the production centre at ${hex(at)}`, 'M9.15'),
};
