import { MODULE_IDS, type ModuleId } from './modules.ts';
import { READY_SETS, type ReadySet } from './ready-set-list.ts';

/** A set all of whose modules can be played. */
export interface Playable extends ReadySet {
  readonly modules: readonly ModuleId[];
}

/** M71: those all of whose modules are known. */
export const playableSets = (known: readonly string[] = MODULE_IDS): readonly Playable[] =>
  READY_SETS.filter((one): one is Playable => one.modules.every((id) => known.includes(id)));
