import { type Line, wholeNumber } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import { isDeep } from '../board/board.ts';
import { toBeach } from '../landings/sea.ts';
import { fault, type Reading } from './position-draft.ts';

/** The sea in a position (X10). */

/** `sinking 2`: a DD vehicle sinks on a die of 1 or 2 when it is first put on the sea. */
export const SEA: Readonly<Record<string, (reading: Reading, line: Line, words: Words) => void>> = {
  sinking: (reading, line, words) => {
    const word = words.next();
    const chance = wholeNumber(word, 0, 6);
    if (chance === undefined) return fault(reading, line, `'${word ?? ''}' is no chance to sink (0 to 6)`);
    reading.sinking = chance;
  },
};

/** Vehicles and craft on the water are at sea. */
export function putToSea(reading: Reading): void {
  const shore = toBeach(reading.board);
  reading.units.forEach((unit, i) => {
    const afloat = unit.place === 'map' && isDeep(reading.board, unit.at) && (shore[unit.at] ?? 0) > 0;
    if (afloat && reading.kinds[unit.kind]?.vehicle) reading.units[i] = { ...unit, sea: true };
  });
}
