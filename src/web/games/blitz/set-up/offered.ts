import { type ModuleId, openOptions } from '../../../../games/blitz/modules/modules.ts';
import type { ModuleOptions, OptionValues } from '../../../../games/blitz/modules/options.ts';

/** `M1, M3–M6`: modules by their numbers. */
export function ranges(modules: readonly string[]): string {
  const runs: [from: number, to: number][] = [];
  for (const no of modules.map((id) => Number(id.slice(1)))) {
    const last = runs.at(-1);
    if (last?.[1] === no - 1) last[1] = no;
    else runs.push([no, no]);
  }
  return runs.map(([from, to]) => (from === to ? `M${from}` : `M${from}–M${to}`)).join(', ');
}

/** M0.options: what can be chosen with a module, but for what stands with an earlier one already. */
export function optionsWith(
  source: { readonly modules: readonly ModuleId[]; readonly chosen: OptionValues },
  id: ModuleId,
): ModuleOptions {
  const before = source.modules.slice(0, source.modules.indexOf(id));
  const said = openOptions(source, before);
  return Object.fromEntries(Object.entries(openOptions(source, [id])).filter(([name]) => !Object.hasOwn(said, name)));
}
