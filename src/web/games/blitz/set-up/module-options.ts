import { type ModuleId, openOptions } from '#games/blitz/modules/modules.ts';
import type { ModuleOptions, OptionValues } from '#games/blitz/modules/options.ts';

/** M0.options: what can be chosen with a module, but for what stands with an earlier one already. */
export function optionsWith(
  source: { readonly modules: readonly ModuleId[]; readonly chosen: OptionValues },
  id: ModuleId,
): ModuleOptions {
  const before = source.modules.slice(0, source.modules.indexOf(id));
  const said = openOptions(source, before);
  return Object.fromEntries(Object.entries(openOptions(source, [id])).filter(([name]) => !Object.hasOwn(said, name)));
}
