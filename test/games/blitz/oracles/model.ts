/**
 * A second, simpler Blitzkrieg to hold the engine against: the ledger's sentences over sets of hex names, without
 * any of the engine's code. Slow on purpose; positions are small.
 */

export type Name = string;
export type Team = 'blue' | 'red';

export interface Land {
  readonly hexes: readonly Name[];
  readonly sea: ReadonlySet<Name>;
  readonly lake: ReadonlySet<Name>;
  readonly neutral: ReadonlySet<Name>;
  readonly forest: ReadonlySet<Name>;
  readonly mountain: ReadonlySet<Name>;
  /** Hex to the name of its city. */
  readonly city: ReadonlyMap<Name, string>;
  /** River to its hexes from source to mouth. */
  readonly courses: ReadonlyMap<string, readonly Name[]>;
  /** Links written `a|b` and `b|a`. */
  readonly roads: ReadonlySet<string>;
}

export interface Piece {
  readonly id: string;
  readonly team: Team;
  readonly type: 'inf' | 'arm' | 'art' | 'abn' | 'aa';
  readonly af: number;
  readonly df: number;
  readonly mf: number;
  readonly at: Name;
}

export const foe = (team: Team): Team => (team === 'blue' ? 'red' : 'blue');
export const heavy = (piece: Piece): boolean => piece.type === 'arm' || piece.type === 'art';

const coordinates = (name: Name): [number, number] => name.split(',').map(Number) as [number, number];

/** B0.3 */
export function apart(a: Name, b: Name): number {
  const [aq, ar] = coordinates(a);
  const [bq, br] = coordinates(b);
  return (Math.abs(aq - bq) + Math.abs(ar - br) + Math.abs(aq - bq + ar - br)) / 2;
}

const beside = new WeakMap<Land, Map<Name, Name[]>>();

export function around(land: Land, name: Name): readonly Name[] {
  let known = beside.get(land);
  if (!known) {
    known = new Map(land.hexes.map((hex) => [hex, land.hexes.filter((other) => apart(hex, other) === 1)]));
    beside.set(land, known);
  }
  return known.get(name) ?? [];
}

export const isGround = (land: Land, name: Name): boolean =>
  !land.sea.has(name) && !land.lake.has(name) && !land.neutral.has(name);

export const heldBy = (pieces: readonly Piece[], team: Team, name: Name): boolean =>
  pieces.some((piece) => piece.team === team && piece.at === name);

/** B7.z1 */
export const zoc = (pieces: readonly Piece[], team: Team, name: Name): boolean =>
  pieces.some((piece) => piece.team === team && apart(piece.at, name) === 1);

/** B8.1 */
export const room = (pieces: readonly Piece[], piece: Piece, name: Name): boolean =>
  pieces
    .filter((other) => other.team === piece.team && other.at === name && other.id !== piece.id)
    .reduce((sum, other) => sum + other.df, piece.df) <= 12;

/** B1.6: the rivers a hex carries. */
export const riversOf = (land: Land, name: Name): string[] =>
  [...land.courses].filter(([, course]) => course.includes(name)).map(([river]) => river);

/** B19.terrain, line by line; the number of the line that applies is given too. */
export function terrainLine(land: Land, defender: Name, from: readonly Name[]): { line: number; times: number } {
  if (land.city.has(defender)) return { line: 4, times: 2 };
  if (land.mountain.has(defender)) return { line: 5, times: 2 };
  const own = riversOf(land, defender);
  const river = from.filter((name) => riversOf(land, name).length > 0);
  if (river.length === 0) return { line: 1, times: 1 };
  // The ruling treats river and non-river attackers together as line 3, against a river hex too.
  if (river.length < from.length) return { line: 3, times: 1 };
  if (own.length === 0) return { line: 2, times: 2 };
  const same = from.some((name) => riversOf(land, name).some((id) => own.includes(id)));
  return same ? { line: 6, times: 1 } : { line: 7, times: 2 };
}

/** Board statements for this land. */
export function boardWords(land: Land, grid: string): string {
  const lines = [grid];
  const list = (word: string, names: Iterable<Name>) => {
    const all = [...names];
    if (all.length > 0) lines.push(`${word} ${all.join(' ')}`);
  };
  if (land.sea.size > 0) lines.push(`sea ${[...land.sea].join(' ')} zone A`);
  list('lake', land.lake);
  list('neutral', land.neutral);
  list('forest', land.forest);
  list('mountain', land.mountain);
  for (const city of new Set(land.city.values())) {
    lines.push(
      `city ${city} : ${[...land.city]
        .filter(([, name]) => name === city)
        .map(([hex]) => hex)
        .join(' ')}`,
    );
  }
  for (const [river, course] of land.courses) lines.push(`river ${river} : ${course.join(' ')}`);
  for (const link of land.roads) {
    const [a = '', b = ''] = link.split('|');
    if (a < b) lines.push(`road : ${a} ${b}`);
  }
  return lines.join('\n');
}

export const pieceWords = (piece: Piece): string => {
  const factors = piece.type === 'art' ? `${piece.af}-${piece.df}-${piece.mf}` : `${piece.af}-${piece.mf}`;
  return `${piece.team} ${piece.type} ${factors} @ ${piece.at} as ${piece.id}`;
};

/** A whole Basic Game position in words. */
export const positionWords = (land: Land, grid: string, pieces: readonly Piece[], phase: string): string =>
  `game basic\nboard inline\n${boardWords(land, grid)}\nend board\n${pieces.map(pieceWords).join('\n')}\n${phase}`;
