import { describeFault, type Fault } from '../../../core/notation.ts';
import type { Library } from '../../../core/family.ts';
import { NOWHERE } from '../../../hex/hex.ts';
import type { CounterStack, CounterUnit } from '../../../table/drawing.ts';
import type { Drawing } from '../../../table/study.ts';
import { boardOf } from '../board/board.ts';
import { isFaults, readPanel } from '../board/panels.ts';
import { mapOf } from '../desk/map.ts';
import { counterOf, piecesOf } from '../desk/pieces.ts';
import { thingLayer } from '../desk/things.ts';
import { type Counter, readCounters } from '../kinds.ts';
import { usualSide } from '../nations.ts';
import type { OpenGamex } from '../position.ts';
import type { State } from '../types.ts';

/** Panels, positions and counters for pictures and for paper. */

function fileNamed(library: Library, kind: string, name: string): string | Fault {
  const files = library[kind] ?? {};
  const known = Object.keys(files).sort().join(', ') || 'none';
  return (
    (Object.hasOwn(files, name) ? files[name] : undefined) ?? { message: `there is no '${name}' (known: ${known})` }
  );
}

const within = (name: string, faults: readonly Fault[]): Fault => ({
  message: faults.map((fault) => `${name}: ${describeFault(fault)}`).join('\n'),
});

function stacksOf({ world }: OpenGamex, state: State): CounterStack[] {
  const found = new Map<number, CounterUnit[]>();
  for (const { hex, counter } of [...piecesOf(world, state)].sort((a, b) => a.rank - b.rank)) {
    if (hex !== undefined) found.set(hex, [...(found.get(hex) ?? []), counter]);
  }
  return [...found].map(([hex, units]) => ({ hex, units }));
}

export const drawing: Drawing<State, OpenGamex> = {
  map: ({ world }) => mapOf(world.board, world.board.id),
  stacks: stacksOf,
  layers: (_game, state) => [thingLayer(state)],
  board(library, name) {
    const text = fileNamed(library, 'panels', name);
    if (typeof text !== 'string') return text;
    const sheet = readPanel(text);
    return isFaults(sheet) ? within(name, sheet) : mapOf(boardOf(sheet), sheet.title);
  },
  counters(library, name) {
    const text = fileNamed(library, 'counters', name);
    if (typeof text !== 'string') return text;
    const counters = readCounters(text);
    if (Array.isArray(counters)) return within(name, counters);
    return [...(counters as ReadonlyMap<string, Counter>).values()].map(({ kind, nations }) => {
      const side = usualSide(nations[0]?.nation ?? '');
      const unit = { id: kind.id, side, nation: '', kind: kind.id, place: 'off', at: NOWHERE } as const;
      return counterOf({ kinds: { [kind.id]: kind } }, unit);
    });
  },
};
