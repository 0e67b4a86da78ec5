import { describeFault, type Fault } from '#core/notation/notation.ts';
import type { Hex } from '#hex/hex.ts';
import type { CounterStack, CounterUnit } from '#table/board-model.ts';
import type { Drawing } from '#table/study.ts';
import { compileBoard } from '../board.ts';
import { mapOf } from '../desk/map.ts';
import { MODULE_IDS } from '../modules/modules.ts';
import type { Blitz } from '../open.ts';
import { blitzLibrary } from '../position.ts';
import { isArmy, parseArmy, unitsAt } from '../text/army/army-text.ts';
import { KINDS } from '../kinds.ts';
import { isBoard, parseBoard } from '../text/board/board-text.ts';
import { factorsText } from '../text/unit-text.ts';
import { SIDES, type State, type Unit } from '../types.ts';

/** Boards, positions and armies for pictures and for paper. */

export const counterOf = (unit: Unit): CounterUnit => ({
  id: unit.id,
  side: SIDES.indexOf(unit.side),
  symbol: KINDS[unit.type].symbol,
  factors: factorsText(unit),
  designation: unit.id.replace(/^[a-z]\./, ''),
  strength: unit.df,
});

function stacks(_game: Blitz, { units }: State): CounterStack[] {
  const found = new Map<Hex, CounterUnit[]>();
  for (const unit of units) {
    if (unit.place === 'map') found.set(unit.at, [...(found.get(unit.at) ?? []), counterOf(unit)]);
  }
  return [...found].map(([hex, counters]) => ({ hex, units: counters }));
}

/** A file of the library, or which there are. */
function fileNamed(files: Readonly<Record<string, string>>, what: string, name: string): string | Fault {
  const text = Object.hasOwn(files, name) ? files[name] : undefined;
  const known = Object.keys(files).sort().join(', ') || 'none';
  return text ?? { message: `there is no ${what} '${name}' (known: ${known})` };
}

const within = (name: string, faults: readonly Fault[]): Fault => ({
  message: faults.map((fault) => `${name}: ${describeFault(fault)}`).join('\n'),
});

export const drawing: Drawing<State, Blitz> = {
  map: ({ world }) => mapOf(world.board),
  stacks,
  board(library, name) {
    const text = fileNamed(blitzLibrary(library).boards, 'board', name);
    if (typeof text !== 'string') return text;
    const board = parseBoard(text);
    return isBoard(board) ? mapOf(compileBoard(board)) : within(name, board);
  },
  counters(library, name) {
    const text = fileNamed(blitzLibrary(library).armies, 'army', name);
    if (typeof text !== 'string') return text;
    const army = parseArmy(text);
    if (!isArmy(army)) return within(name, army);
    return SIDES.flatMap((side, no) =>
      unitsAt(army, 'optional', side, MODULE_IDS).map((unit) => ({
        id: unit.id,
        side: no,
        symbol: unit.symbol,
        size: unit.size,
        factors: factorsText(unit),
        designation: unit.designation,
      })),
    );
  },
};
