/** Columns as wide as their widest cell; numbers to the right. */
export function columns(rows: readonly (readonly (string | number)[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  }
  return rows
    .map((row) => {
      const cells = row.map((cell, i) => {
        const width = widths[i] ?? 0;
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
      });
      return `${indent}${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}

/** `1 command`, `2 commands`, `2 dice` */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
