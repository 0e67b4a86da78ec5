import { play } from './table.ts';

/** Checks the reckoning of an attack before it is made. */
export function odds(
  marks: string,
  units: string,
  attack: string,
  wanted: {
    readonly af?: string;
    readonly df?: string;
    readonly column?: string;
    readonly treated?: string;
    readonly drm?: Readonly<Record<string, number>>;
  },
  board = '',
): void {
  const lines = [
    ...(wanted.af === undefined ? [] : [`expect af ${attack} ${wanted.af}`]),
    ...(wanted.df === undefined ? [] : [`expect df ${attack} ${wanted.df}`]),
    ...(wanted.column === undefined ? [] : [`expect column ${attack} ${wanted.column}`]),
    ...(wanted.treated === undefined ? [] : [`expect treated ${attack} ${wanted.treated}`]),
    ...Object.entries(wanted.drm ?? {}).map(([unit, drm]) => `expect drm ${attack} ${unit} ${drm}`),
  ];
  play(board, `${marks}\n${units}\naxis has 6`, lines.join('\n'));
}
