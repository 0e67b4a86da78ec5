import { code, say, theSide } from '../../../../core/say.ts';
import { factorsText } from '../../text/unit-text.ts';
import { type Says, told, untold } from '../../text/telling.ts';
import { these } from '../../../../core/say.ts';
import type { ProductionEvent } from './writes.ts';

export const productionSays: Says<ProductionEvent['is']> = {
  centrePlaced: ({ hex }, { centre }) =>
    told(say`${theSide(centre.side)} sets up a production centre of ${centre.size} at ${hex(centre.hex)}`, 'M8.8'),
  produced: ({ hex }, { hex: at, units }) =>
    told(
      say`${hex(at)} builds ${these(
        units.map((unit) => say`${{ unit: unit.id }} (${code(factorsText(unit))})`),
        ', ',
      )}`,
      'M9.3',
    ),
  centresBeaten: untold,
  centreTaken: ({ hex }, { hex: at, by }) =>
    told(say`${theSide(by)} takes the production centre at ${hex(at)}`, 'M9.15'),
};
