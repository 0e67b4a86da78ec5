import { controllerOf } from '../../chapters/countries/cities.ts';
import { hexesOf } from '../../chapters/ground/field.ts';
import { other, type Side } from '../../types.ts';
import { distance } from '../../../../hex/grid.ts';
import { type Hex, NOWHERE } from '../../../../hex/hex.ts';
import { type Gap, ownCities, runnersOf } from './line-gaps.ts';
import type { Survey } from '../plan/survey.ts';

/** What a line is drawn through: the way from the enemy's rear to ours, and what is cut off where the line crosses. */
export interface Ground {
  readonly way: readonly Hex[];
  readonly toll: Int16Array;
}

/** A city hex of ours left before the line, and an enemy left behind it, in tenths of a factor. */
const CITY_LEFT = 30;
const ENEMY_LEFT = 20;
const MOST = 1000;

const grounds = new WeakMap<Survey, Ground | undefined>();

/** Worked out once for all plans of a position; undefined where no way over land leads from one side to the other. */
export function groundOf(survey: Survey): Ground | undefined {
  if (grounds.has(survey)) return grounds.get(survey);
  const found = groundAnew(survey);
  grounds.set(survey, found);
  return found;
}

/** The same for a line that is to keep some enemies from some cities. */
export function groundAnew(survey: Survey, gap?: Gap): Ground | undefined {
  const { world, side, threat } = survey;
  const home = rearOf(survey, side);
  const his = rearOf(survey, other(side));
  if (home === undefined || his === undefined || home === his) return undefined;
  const towardsHome = walkFrom(survey, home);
  if (towardsHome[his] === NOWHERE) return undefined;
  const way = [his];
  for (let hex = his; hex !== home; hex = towardsHome[hex] as Hex) way.push(towardsHome[hex] as Hex);
  const toll = new Int16Array(world.board.grid.size);
  const cities = gap?.cities ?? ownCities(survey).filter((city) => (threat[city] as number) > 0);
  for (const city of cities) charge(toll, towardsHome, city, CITY_LEFT);
  const towardsHim = walkFrom(survey, his);
  const enemies = new Set((gap?.runners ?? runnersOf(survey).filter(({ runs }) => runs)).map(({ at }) => at));
  for (const at of enemies) charge(toll, towardsHim, at, ENEMY_LEFT);
  return { way, toll };
}

/** Whoever draws the line between a place and its rear leaves it on the wrong side. */
function charge(toll: Int16Array, towards: Int32Array, at: Hex, by: number): void {
  if (towards[at] === NOWHERE) return;
  for (let hex = at; towards[hex] !== hex; ) {
    hex = towards[hex] as Hex;
    toll[hex] = Math.min((toll[hex] as number) + by, MOST);
  }
}

/** The city hex, or else the place, of a side that lies furthest from all units of the other. */
function rearOf({ world, state, field }: Survey, side: Side): Hex | undefined {
  const { board } = world;
  const cities = board.cityHexes.filter((city) => controllerOf(board, state.control, city) === side);
  const enemies = hexesOf(field, other(side));
  let best: Hex | undefined;
  let most = 0;
  for (const hex of cities.length > 0 ? cities : hexesOf(field, side)) {
    let near = 1000;
    for (const enemy of enemies) near = Math.min(near, distance(board.grid, hex, enemy));
    if (near > most) [best, most] = [hex, near];
  }
  return best;
}

/** The next hex on the shortest way over land to a place, from everywhere. */
function walkFrom({ world }: Survey, root: Hex): Int32Array {
  const { grid, land } = world.board;
  const towards = new Int32Array(grid.size).fill(NOWHERE);
  towards[root] = root;
  const queue = [root];
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] as Hex;
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const beside = grid.neighbours[edge] as Hex;
      if (beside === NOWHERE || land[beside] !== 1 || towards[beside] !== NOWHERE) continue;
      towards[beside] = hex;
      queue.push(beside);
    }
  }
  return towards;
}
