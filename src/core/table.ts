/** A printed table: it looks in the source as it looks in the rulebook and can be proof-read against it. */
export interface Table<Cell> {
  readonly columns: readonly string[];
  /** Row 1 is die 1. */
  at(die: number, column: string): Cell;
}

/**
 * Reads a table written as text: a heading line of column names, then one line a die with its number first.
 * A cell that `read` refuses (undefined) is a misprint of ours and stops the program.
 */
export function table<Cell>(read: (cell: string) => Cell | undefined, text: string): Table<Cell> {
  const lines = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words[0] !== '');
  const [columns = [], ...rows] = lines;
  const cells = rows.map(([die, ...row], i) => {
    if (Number(die) !== i + 1 || row.length !== columns.length) throw new Error(`misprinted table row ${die ?? ''}`);
    return row.map((cell) => {
      const value = read(cell);
      if (value === undefined) throw new Error(`misprinted table cell ${cell}`);
      return value;
    });
  });
  const column = new Map(columns.map((name, i) => [name, i]));
  return {
    columns,
    at(die, name) {
      const cell = cells[die - 1]?.[column.get(name) ?? -1];
      if (cell === undefined) throw new Error(`the table has no cell for die ${die} at ${name}`);
      return cell;
    },
  };
}

export const oneOf =
  <T extends string>(names: readonly T[]) =>
  (cell: string): T | undefined =>
    names.find((name) => name === cell);
