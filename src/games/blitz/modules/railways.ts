/** M7.1: are the lines of the map railways? Known without the rules: the picture of a map needs no more. */
export const hasRailways = (modules: readonly string[]): boolean => modules.includes('M7');
