/** Files of `import.meta.glob` by their names without folder and ending. */
export const byStem = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(/^.*\/([^/]+)\.[a-z]+$/, '$1'), text]));
