import { onCleanup } from 'solid-js';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Unit } from '#games/gamex/types.ts';
import type { World } from '#games/gamex/world.ts';
import { LANGUAGES } from '#web/text/language.ts';
import { teach } from '#web/text/lexicon.ts';
import { called } from './labels.ts';
import { g } from './words/words.ts';

/** Names of units: `American M-4/75 no. 2` for the second of its kind in a situation. */

type Names = (id: string) => string | undefined;

const VALUES = /\d\/\d+\*?\/\d|^(aircraft|spotter|air-transport|glider)\b/;

/** Kind of a unit; `numbered` adds the number to the word that names it. */
export function kindNamed(world: Pick<World, 'kinds'>, unit: Unit, numbered = (name: string): string => name): string {
  const kind = world.kinds[unit.kind];
  const nation = called(g.nation, unit.nation);
  if (!kind) return numbered(nation);
  // A kind written by its values has no name of its own.
  const name = VALUES.test(kind.name) ? g.classOf[kind.class] : called(g.kindName, kind.name);
  return g.unitName(nation, numbered(name));
}

/** Units that are alike in a game are numbered in the order they stand in its set-up. */
export function namesIn({ world, start }: Pick<OpenGamex, 'world' | 'start'>): Names {
  const alike = new Map<string, Unit[]>();
  const units = new Map(start.units.map((unit) => [unit.id, unit]));
  // Keyed by the visible name: kinds of different years may share one.
  const kindOf = (unit: Unit): string => {
    const kind = world.kinds[unit.kind];
    return `${unit.nation} ${kind && VALUES.test(kind.name) ? kind.class : kind?.name}`;
  };
  for (const unit of start.units) alike.set(kindOf(unit), [...(alike.get(kindOf(unit)) ?? []), unit]);
  return (id) => {
    const unit = units.get(id);
    if (!unit) return undefined;
    const all = alike.get(kindOf(unit)) ?? [];
    return kindNamed(world, unit, (name) => (all.length > 1 ? g.numbered(name, all.indexOf(unit) + 1) : name));
  };
}

/** Ids mean something in their own situation only: they are called by the names of the game on the table. */
let onTable: Names | undefined;
for (const one of LANGUAGES) teach(one, { unit: (id) => onTable?.(id) });

export function callUnits(game: OpenGamex): void {
  const names = namesIn(game);
  onTable = names;
  onCleanup(() => {
    if (onTable === names) onTable = undefined;
  });
}
