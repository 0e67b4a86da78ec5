/** Sätze der Wahlregeln. */
export const DE_EXTRA: Readonly<Record<string, string>> = {
  'out of range': 'außer Reichweite',
  'mounted infantry': 'aufgesessene Infanterie',
};
