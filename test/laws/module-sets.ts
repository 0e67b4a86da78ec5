import { seededChoice } from '#core/dice/dice.ts';
import { MODULE_IDS, type ModuleId } from '#games/blitz/modules/modules.ts';
import { type Preset, setFaults } from '#games/blitz/presets.ts';

/** M70.1: the sets of modules that random games are played with. */

const plays = (preset: Preset, modules: readonly ModuleId[]): boolean =>
  setFaults({ preset, switches: [], modules }).length === 0;

/** The modules of a list, but those that clash with one before them, or want one that is not there. */
function fitting(preset: Preset, ids: readonly ModuleId[]): ModuleId[] {
  const set: ModuleId[] = [];
  // A module another one requires is added with it.
  for (let before = -1; before < set.length; ) {
    before = set.length;
    for (const id of ids) if (!set.includes(id) && plays(preset, [...set, id])) set.push(id);
  }
  return set;
}

/** Sets that can be played at a level: every module alone, every two, and all that go together. */
export const moduleSets = (
  preset: Preset = 'basic',
  ids: readonly ModuleId[] = MODULE_IDS,
): readonly (readonly ModuleId[])[] =>
  [
    ...ids.map((id) => [id]),
    ...ids.flatMap((one, i) => ids.slice(i + 1).map((two) => [one, two])),
    fitting(preset, ids),
    fitting(
      preset,
      ids.filter((id) => id !== 'M1'),
    ),
  ].filter((set) => set.length > 0 && plays(preset, set));

/** Listed sets in order, then drawn sets. */
export function modulesFor(preset: Preset, no: number, ids: readonly ModuleId[] = MODULE_IDS): readonly ModuleId[] {
  const known = moduleSets(preset, ids)[no];
  if (known) return known;
  const choose = seededChoice(no ^ 0x1b873593);
  const share = 2 + choose(3);
  const drawn = ids.filter(() => choose(share) === 0 || choose(3) === 0);
  const set = fitting(preset, choose(2) === 0 ? drawn : drawn.toReversed());
  return MODULE_IDS.filter((id) => set.includes(id));
}
