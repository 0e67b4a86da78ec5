import { counted } from '#core/notation/columns.ts';
import type { Fault } from '#core/notation/notation.ts';
import { directionTo, distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Paper, Sighting } from '#table/study.ts';
import { type Board, hexNamed, isObstacle, levelOf, sideOf, terrainOf } from '../board/board.ts';
import { coloursOf, HEDGE } from '../board/terrain.ts';
import type { OpenGamex } from '../position.ts';
import { blockerNow } from '../sight/observation.ts';
import { reverseSlope } from '../sight/sight.ts';

/** Lines of sight for the eye: what is clear, what blocks, by which rule (X6.3.7). */

interface Blocked {
  /** `2,0` or `2,0|3,0`. */
  readonly place: string;
  /** `woods`, `green side`, `hill` … */
  readonly what: string;
  readonly rule: string;
}

const nameOf = ({ grid }: Board, hex: Hex): string => grid.names[hex] ?? 'off the map';

function described(
  board: Board,
  { hex, side, smoke }: NonNullable<ReturnType<typeof blockerNow>>,
  lower: Hex | undefined,
): Blocked {
  if (hex !== undefined) {
    if (smoke) return { place: nameOf(board, hex), what: 'smoke', rule: 'X6.3.7k' };
    const trees = isObstacle(board, hex);
    return {
      place: nameOf(board, hex),
      what: trees ? terrainOf(board, hex) : 'hill',
      rule: trees ? 'X6.3.7e' : 'X6.3.7f',
    };
  }
  const [one, two] = side ?? [-1, -1];
  const [own, beyond] = one < 0 ? [two, one] : [one, two];
  const colours = beyond < 0 ? 0 : sideOf(board, own, directionTo(board.grid, own, beyond));
  const foot = (colours & HEDGE) !== 0 && lower !== undefined && (own === lower || beyond === lower);
  return {
    place: `${nameOf(board, own)}|${nameOf(board, beyond)}`,
    what: `${coloursOf(colours).join(' and ') || 'crest'} side`,
    rule: foot ? 'X6.3.7j' : 'X6.3.7f',
  };
}

function blockedBetween({ world, start }: OpenGamex, a: Hex, b: Hex): Blocked | undefined {
  const { board } = world;
  const blocker = blockerNow(world, start, a, b);
  if (!blocker) return undefined;
  const [one, two] = [levelOf(board, a), levelOf(board, b)];
  return described(board, blocker, one === two ? undefined : one < two ? a : b);
}

interface Line {
  readonly from: string;
  readonly to: string;
  readonly distance: number;
  readonly clear: boolean;
  readonly blocked?: Blocked;
  /** True if units in the second hex are behind a crest for a firer in the first (X6.3.9). */
  readonly reverseSlope?: true;
}

function lineBetween(game: OpenGamex, a: Hex, b: Hex): Line {
  const { board, sight } = game.world;
  const blocked = blockedBetween(game, a, b);
  return {
    from: nameOf(board, a),
    to: nameOf(board, b),
    distance: distance(board.grid, a, b),
    clear: blocked === undefined,
    ...(blocked ? { blocked } : {}),
    ...(!blocked && reverseSlope(sight, a, b) ? { reverseSlope: true } : {}),
  };
}

const lineText = ({ from, to, distance: far, blocked, reverseSlope: reverse }: Line): string => {
  const ends = `${from} to ${to}, ${counted(far, 'hex', 'hexes')}`;
  if (blocked) return `${ends}: blocked by ${blocked.place} (${blocked.what}, ${blocked.rule})\n`;
  return `${ends}: clear (X6.3.7)${reverse ? `; reverse slope for units in ${to} (X6.3.9)` : ''}\n`;
};

interface Field {
  readonly from: string;
  readonly seen: readonly string[];
  readonly hidden: readonly (Blocked & { readonly hexes: readonly string[] })[];
}

function fieldOf(game: OpenGamex, from: Hex): Field {
  const { board } = game.world;
  const seen: string[] = [];
  const hidden = new Map<string, Blocked & { hexes: string[] }>();
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (hex === from) continue;
    const blocked = blockedBetween(game, from, hex);
    if (!blocked) {
      seen.push(nameOf(board, hex));
      continue;
    }
    const key = `${blocked.place} ${blocked.rule}`;
    const known = hidden.get(key);
    if (known) known.hexes.push(nameOf(board, hex));
    else hidden.set(key, { ...blocked, hexes: [nameOf(board, hex)] });
  }
  return { from: nameOf(board, from), seen, hidden: [...hidden.values()] };
}

const fieldText = ({ from, seen, hidden }: Field): string =>
  [
    `${from} sees ${counted(seen.length, 'hex', 'hexes')} (X6.3.7)`,
    `  ${seen.join(' ')}`,
    ...hidden.map(({ place, what, rule, hexes }) => `behind ${place} (${what}, ${rule})\n  ${hexes.join(' ')}`),
    '',
  ].join('\n');

export function sight(game: OpenGamex, asked: readonly Sighting[]): Paper | Fault {
  const texts: string[] = [];
  const data: (Line | Field)[] = [];
  for (const { from, to, where } of asked) {
    const ends: Hex[] = [];
    for (const name of to === undefined ? [from] : [from, to]) {
      const hex = hexNamed(game.world.board, name);
      if (hex === undefined) return { message: `${where}: the board has no hex ${name} (X0.4)` };
      ends.push(hex);
    }
    const [a = 0, b] = ends;
    const found = b === undefined ? fieldOf(game, a) : lineBetween(game, a, b);
    data.push(found);
    texts.push('seen' in found ? fieldText(found) : lineText(found));
  }
  return { data, text: texts.join('') };
}
