const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system by which a player recognises a login: `Firefox, Windows`. */
export function browserOf(agent: string | undefined): string {
  const find = (all: typeof BROWSERS): string | undefined => all.find(([one]) => one.test(agent ?? ''))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter((one) => one !== undefined).join(', ');
}
