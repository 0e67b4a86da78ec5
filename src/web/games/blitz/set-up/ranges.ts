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
