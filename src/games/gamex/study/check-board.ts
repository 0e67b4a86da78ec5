import { counted } from '#core/notation/columns.ts';
import type { Fault } from '#core/notation/notation.ts';
import type { Paper } from '#table/study.ts';
import { isFaults, readPanel } from '../board/panels.ts';

/** Faults of a panel, or its description. */
export function checkBoard(text: string): { readonly faults: readonly Fault[]; readonly about?: Paper } {
  const panel = readPanel(text);
  if (isFaults(panel)) return { faults: panel };
  const { id, title, terrain, level, road, wet, places } = panel;
  const count = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length;
  const data = {
    id,
    title,
    hexes: terrain.length,
    hills: count(level, (one) => one > 0),
    woods: count(terrain, (one) => one === 'woods'),
    houses: count(terrain, (one) => one === 'town' || one === 'city'),
    roads: count(road, (one) => one !== 0),
    streams: count(wet, (one) => one),
    places: places.map(({ name }) => name),
  };
  const numbers = [
    counted(data.hills, 'hex of hills', 'hexes of hills'),
    `${data.woods} of woods`,
    `${data.houses} of houses`,
    `${data.roads} of roads`,
    `${data.streams} of streams`,
  ];
  return { faults: [], about: { data, text: `panel ${id}, ${title}: ${numbers.join(', ')}` } };
}
