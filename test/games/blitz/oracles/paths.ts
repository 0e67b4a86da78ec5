import { around, foe, heavy, heldBy, isGround, type Land, type Name, type Piece, zoc } from './model.ts';

/** Movement and retreat by trying every sequence of steps, the rules applied literally to the whole sequence. */

export type Kind = 'road' | 'inner' | 'cross';

export function kindOf(land: Land, from: Name, to: Name): Kind {
  if (land.roads.has(`${from}|${to}`)) return 'road';
  return land.city.has(from) && land.city.get(from) === land.city.get(to) ? 'inner' : 'cross';
}

/**
 * B11.1, B11.4: thirds for the whole move `way` (its first hex is where the move begins). A run of inner steps costs
 * 1 each when it begins the move or follows a road step, and ends the move or is followed by a road step.
 */
export function thirds(land: Land, way: readonly Name[]): number {
  const kinds = way.slice(1).map((to, i) => kindOf(land, way[i] as Name, to));
  let sum = 0;
  for (let i = 0; i < kinds.length; ) {
    if (kinds[i] !== 'inner') {
      sum += kinds[i] === 'road' ? 1 : 3;
      i++;
      continue;
    }
    let end = i;
    while (kinds[end] === 'inner') end++;
    const before = i === 0 || kinds[i - 1] === 'road';
    const after = end === kinds.length || kinds[end] === 'road';
    sum += (end - i) * (before && after ? 1 : 3);
    i = end;
  }
  return sum;
}

/** May a piece enter this hex by this step, thirds aside? */
export function mayEnter(land: Land, pieces: readonly Piece[], piece: Piece, from: Name, to: Name): boolean {
  const enemy = foe(piece.team);
  if (!isGround(land, to) || heldBy(pieces, enemy, to)) return false;
  if (zoc(pieces, enemy, from) && zoc(pieces, enemy, to)) return false;
  const woods = land.forest.has(to) && !land.city.has(to);
  return !(woods && heavy(piece) && kindOf(land, from, to) !== 'road');
}

/** Does the move end there? (B7.z3, B13.2, B16.1, B11.8, B1.5) */
export function mustStop(land: Land, pieces: readonly Piece[], piece: Piece, from: Name, to: Name): boolean {
  if (zoc(pieces, foe(piece.team), to)) return true;
  const rough = (land.forest.has(to) || land.mountain.has(to)) && !land.city.has(to);
  return rough && kindOf(land, from, to) !== 'road';
}

/** Is the whole way legal as one move of a piece that has not moved? `way` begins where it stands. */
export function legalWay(land: Land, pieces: readonly Piece[], piece: Piece, way: readonly Name[]): boolean {
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1] as Name, way[i] as Name];
    if (!around(land, from).includes(to) || !mayEnter(land, pieces, piece, from, to)) return false;
    if (i < way.length - 1 && mustStop(land, pieces, piece, from, to)) return false;
    // Each step must have been affordable when it was made (B11.1); costs of a longer way never shrink.
    if (thirds(land, way.slice(0, i + 1)) > 3 * piece.mf) return false;
  }
  return true;
}

/**
 * Every hex the piece can come to when it has already gone `gone` (which begins where it stood at first), with the
 * least thirds for the whole; undefined when there are too many ways to try.
 */
export function reachable(
  land: Land,
  pieces: readonly Piece[],
  piece: Piece,
  gone: readonly Name[],
  patience: number,
): Map<Name, number> | undefined {
  const best = new Map<Name, number>();
  let tried = 0;
  const extend = (way: readonly Name[]): void => {
    if (++tried > patience) return;
    const from = way.at(-1) as Name;
    for (const to of around(land, from)) {
      if (!mayEnter(land, pieces, piece, from, to)) continue;
      const next = [...way, to];
      const cost = thirds(land, next);
      if (cost > 3 * piece.mf) continue;
      best.set(to, Math.min(best.get(to) ?? cost, cost));
      if (!mustStop(land, pieces, piece, from, to)) extend(next);
    }
  };
  const [before, last] = gone.slice(-2);
  if (before === undefined || last === undefined || !mustStop(land, pieces, piece, before, last)) extend(gone);
  best.delete(gone.at(-1) as Name);
  return tried > patience ? undefined : best;
}

/** B19.5: every legal retreat path of two steps, without the hex left. */
export function retreats(
  land: Land,
  pieces: readonly Piece[],
  piece: Piece,
  fits: (to: Name) => boolean,
): readonly (readonly [Name, Name])[] {
  const enemy = foe(piece.team);
  const open = (name: Name) => isGround(land, name) && !heldBy(pieces, enemy, name) && !zoc(pieces, enemy, name);
  const found: [Name, Name][] = [];
  for (const first of around(land, piece.at)) {
    for (const second of around(land, first)) {
      if (second === piece.at || !open(first) || !open(second) || !fits(second)) continue;
      found.push([first, second]);
    }
  }
  const straight = found.filter(([, second]) => !around(land, piece.at).includes(second));
  return straight.length > 0 ? straight : found;
}
