import { apart, foe, type Land, type Name, type Piece, type Team, terrainLine } from './model.ts';

/** Declarations by brute force: every partition of the enemy hexes, every way to share out the units. */

export interface Fight {
  readonly attackers: readonly Piece[];
  readonly hexes: readonly Name[];
}

function* partitions(names: readonly Name[]): Generator<Name[][]> {
  const [first, ...rest] = names;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const blocks of partitions(rest)) {
    yield [[first], ...blocks];
    for (let i = 0; i < blocks.length; i++) {
      yield blocks.map((block, k) => (k === i ? [first, ...block] : block));
    }
  }
}

/** B19.1, B19.2, B19.9: at least 1-6? */
export function allowedOdds(land: Land, pieces: readonly Piece[], team: Team, fight: Fight): boolean {
  const from = [...new Set(fight.attackers.map((piece) => piece.at))];
  const attack = fight.attackers.reduce((sum, piece) => sum + piece.af, 0);
  let defence = 0;
  for (const hex of fight.hexes) {
    const sum = pieces.filter((p) => p.team === foe(team) && p.at === hex).reduce((total, p) => total + p.df, 0);
    defence += sum * terrainLine(land, hex, from).times;
  }
  return attack > 0 && Math.ceil(defence / attack) <= 6;
}

const touching = (pieces: readonly Piece[], team: Team, piece: Piece): Name[] => [
  ...new Set(pieces.filter((p) => p.team === foe(team) && apart(p.at, piece.at) === 1).map((p) => p.at)),
];

/** Is there a legal declaration for `team` when only `own` of its pieces take part? (B7.a7, B7.a9, B9) */
export function declarable(land: Land, pieces: readonly Piece[], team: Team, own: readonly Piece[]): boolean {
  const contact = own.filter((piece) => touching(pieces, team, piece).length > 0);
  const touched = [...new Set(contact.flatMap((piece) => touching(pieces, team, piece)))];
  for (const blocks of partitions(touched)) {
    const share = (i: number, fights: Piece[][]): boolean => {
      const piece = contact[i];
      if (!piece) {
        return blocks.every((hexes, b) => allowedOdds(land, pieces, team, { attackers: fights[b] ?? [], hexes }));
      }
      return blocks.some((hexes, b) => {
        if (!hexes.every((hex) => apart(hex, piece.at) === 1)) return false;
        return share(
          i + 1,
          fights.map((fight, k) => (k === b ? [...fight, piece] : fight)),
        );
      });
    };
    if (
      share(
        0,
        blocks.map(() => []),
      )
    )
      return true;
  }
  return false;
}

/** Is this whole declaration legal? */
export function legalFights(land: Land, pieces: readonly Piece[], team: Team, fights: readonly Fight[]): boolean {
  const own = pieces.filter((piece) => piece.team === team);
  const contact = own.filter((piece) => touching(pieces, team, piece).length > 0);
  const touched = new Set(contact.flatMap((piece) => touching(pieces, team, piece)));
  const hexes = fights.flatMap((fight) => fight.hexes);
  const units = fights.flatMap((fight) => fight.attackers.map((piece) => piece.id));
  if (new Set(hexes).size < hexes.length || new Set(units).size < units.length) return false;
  if (hexes.length !== touched.size || !hexes.every((hex) => touched.has(hex))) return false;
  if (units.length !== contact.length) return false;
  return fights.every(
    (fight) =>
      fight.attackers.every((piece) => piece.team === team && fight.hexes.every((hex) => apart(hex, piece.at) === 1)) &&
      allowedOdds(land, pieces, team, fight),
  );
}

/** B7.a11: the sets of `trapped` pieces of least total size without which a declaration exists; none if none does. */
export function leastSacrifices(
  land: Land,
  pieces: readonly Piece[],
  team: Team,
  trapped: readonly Piece[],
): Piece[][] {
  const own = pieces.filter((piece) => piece.team === team);
  let least = Number.POSITIVE_INFINITY;
  let sets: Piece[][] = [];
  for (let mask = 0; mask < 1 << trapped.length; mask++) {
    const set = trapped.filter((_, i) => (mask >> i) & 1);
    const size = set.reduce((sum, piece) => sum + piece.df, 0);
    if (size > least) continue;
    if (
      !declarable(
        land,
        pieces,
        team,
        own.filter((piece) => !set.includes(piece)),
      )
    )
      continue;
    if (size < least) sets = [];
    least = size;
    sets.push(set);
  }
  return sets;
}
