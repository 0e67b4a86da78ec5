import { objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { countryRole } from '#games/blitz/board.ts';
import type { ClosedHex } from '#games/blitz/questions.ts';
import { theCountry } from '#games/blitz/words.ts';
import type { ModuleCard, Source } from '#games/blitz/modules/card.ts';
import { holdsMost } from './count.ts';

/** M17.e.4: ground factors a country gets back each turn. */
const RATE = 2;

/** M17.e: the minor countries fight alone; the countries of the two majors are closed to everybody. */
export function brushFire({ board }: Source, byHex: boolean): ReturnType<ModuleCard['answers']> {
  const isClosed = (hex: Hex): boolean => ['blue', 'red'].includes(countryRole(board, hex) ?? '');
  const why = (hex: Hex) =>
    objection(
      'M17.e.3',
      msg`${theHex(board.grid, hex)} is in ${theCountry(board, board.country[hex] ?? -1)}, which keeps out of this war`,
    );
  const closed: readonly ClosedHex[] = [...board.country.keys()]
    .filter(isClosed)
    .map((hex) => ({ hex, why: why(hex) }));
  const shut = ({ hex }: { readonly hex: Hex }) => (isClosed(hex) ? why(hex) : undefined);
  return {
    closes: () => closed,
    airspace: shut,
    controlChange: shut,
    replacementsDue: ({ world, state, side }) =>
      (state.nations ?? []).flatMap(({ country, operator }) =>
        operator === side && holdsMost(world, state, side, country, byHex) ? [{ country, factors: RATE }] : [],
      ),
  };
}
