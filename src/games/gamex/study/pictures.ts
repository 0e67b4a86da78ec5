import { describeFault, type Fault } from '#core/notation/notation.ts';
import { fileNamed, type Library } from '#core/game-kit.ts';
import type { CounterStack, CounterUnit } from '#table/board-model.ts';
import type { Drawing } from '#table/study.ts';
import { boardOf } from '../board/board.ts';
import { isFaults, readPanel } from '../board/panels.ts';
import { mapOf, mapOfGame } from '../desk/map.ts';
import { counterOf, counterOfKind, piecesOf } from '../desk/pieces.ts';
import { thingLayer } from '../desk/things.ts';
import { kit } from '../kit.ts';
import { type Counter, readCounters } from '../kinds.ts';
import type { OpenGamex } from '../position.ts';
import { briefingOf } from '../text/mission-text.ts';
import type { State } from '../types.ts';

/** Panels, positions and counters for pictures and for paper. */

function textNamed(library: Library, kind: string, name: string): string | Fault {
  const known = [kind, 'situations'].flatMap((one) => Object.keys(library[one] ?? {}).sort()).join(', ');
  return fileNamed(library, kind, name) ?? { message: `there is no '${name}' (known: ${known || 'none'})` };
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

/** A battle of the library, where no panel or counter file has the name. */
function battleNamed(library: Library, kind: string, name: string): OpenGamex | undefined {
  if (Object.hasOwn(library[kind] ?? {}, name) || !Object.hasOwn(library['situations'] ?? {}, name)) return undefined;
  const opened = kit.open(`game gamex\nsituation ${name}\n`, library);
  return 'play' in opened ? opened : undefined;
}

/** Counters of a battle as they are cut out: without what happens to them. */
export const countersOf = ({ world, start }: OpenGamex): readonly CounterUnit[] =>
  start.units.map((unit) => ({ ...counterOf(world, unit), marks: [] }));

export const drawing: Drawing<State, OpenGamex> = {
  map: (game) => mapOfGame(game, game.world.board.id),
  stacks: stacksOf,
  layers: (_game, state) => [thingLayer(state)],
  board(library, name) {
    const battle = battleNamed(library, 'panels', name);
    if (battle) return mapOfGame(battle, briefingOf(library['situations']?.[name] ?? '', 'en').title);
    const text = textNamed(library, 'panels', name);
    if (typeof text !== 'string') return text;
    const sheet = readPanel(text);
    return isFaults(sheet) ? within(name, sheet) : mapOf(boardOf(sheet), sheet.title);
  },
  counters(library, name) {
    const battle = battleNamed(library, 'counters', name);
    if (battle) return countersOf(battle);
    const text = textNamed(library, 'counters', name);
    if (typeof text !== 'string') return text;
    const counters = readCounters(text);
    if (Array.isArray(counters)) return within(name, counters);
    return [...(counters as ReadonlyMap<string, Counter>).values()].map(({ kind, nations }) =>
      counterOfKind(kind, nations[0]?.nation ?? ''),
    );
  },
};
