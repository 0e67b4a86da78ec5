import { other, sizeOf, type UnitNo } from '#games/blitz/types.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { defence, type Draft, isFree, roomAt, unitOf } from './draft.ts';
import { type Outlook, outlookOf } from '../search/outlook.ts';
import { sizeAt } from './survey.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';

/** Units that can reach hexes beside an enemy hex, and the smallest force of them for given odds. */
export interface Pool {
  readonly draft: Draft;
  readonly target: Hex;
  /** Hexes beside the target that units can reach. */
  readonly hexes: readonly Hex[];
  readonly room: readonly number[];
  /** Strongest first; last those that do not attack alone (M16.chart a). */
  readonly units: readonly UnitNo[];
  readonly af: readonly number[];
  readonly size: readonly number[];
  /** Bits of the hexes each can come to. */
  readonly mask: readonly number[];
}

export interface SoakOff {
  readonly unit: UnitNo;
  readonly hex: Hex;
  readonly outlook: Outlook;
}

export interface Force {
  readonly moves: ReadonlyMap<UnitNo, Hex>;
  readonly sum: number;
  readonly soakOffs: readonly SoakOff[];
}

/** M16.chart a: may these attack a hex together? */
const mayAttack = ({ survey: { world, state } }: Draft, target: Hex, attackers: readonly UnitNo[]): boolean =>
  !world.rules.joins({ world, state, attackers, hexes: [target] });

export function poolAgainst(draft: Draft, target: Hex): Pool {
  const { reachers, survey } = draft;
  const { neighbours } = survey.world.board.grid;
  const hexes: Hex[] = [];
  const masks = new Map<UnitNo, number>();
  for (let edge = target * 6; edge < target * 6 + 6; edge++) {
    const beside = neighbours[edge] as Hex;
    if (beside === NOWHERE || roomAt(draft, beside) <= 0) continue;
    const bit = 1 << hexes.length;
    let anybody = false;
    for (const no of reachers.get(beside) ?? []) {
      if (!isFree(draft, no)) continue;
      anybody = true;
      masks.set(no, (masks.get(no) ?? 0) | bit);
    }
    if (anybody) hexes.push(beside);
  }
  const helps = new Set([...masks.keys()].filter((no) => !mayAttack(draft, target, [no])));
  const units = [...masks.keys()].sort(
    (a, b) => Number(helps.has(a)) - Number(helps.has(b)) || unitOf(draft, b).af - unitOf(draft, a).af || a - b,
  );
  return {
    draft,
    target,
    hexes,
    room: hexes.map((hex) => roomAt(draft, hex)),
    units,
    af: units.map((no) => attackFactor(survey.world, survey.state, unitOf(draft, no), [target])),
    size: units.map((no) => sizeOf(unitOf(draft, no))),
    mask: units.map((no) => masks.get(no) as number),
  };
}

/** Codes for units that attack from none of the hexes; others hold an index of `hexes`. */
const NOBODY = -1;
const SOAKING = -2;

/** Room for the answer; it lives until the next question. */
interface Muster {
  readonly where: Int8Array;
  readonly room: Int16Array;
  readonly count: Int16Array;
  sum: number;
}
const muster: Muster = { where: new Int8Array(256), room: new Int16Array(6), count: new Int16Array(6), sum: 0 };

function begin({ units, room }: Pool): void {
  muster.where.fill(NOBODY, 0, units.length);
  for (let i = 0; i < room.length; i++) {
    muster.room[i] = room[i] as number;
    muster.count[i] = 0;
  }
  muster.sum = 0;
}

function send(pool: Pool, i: number, at: number): void {
  muster.where[i] = at;
  muster.room[at] = (muster.room[at] as number) - (pool.size[i] as number);
  muster.count[at] = (muster.count[at] as number) + 1;
  muster.sum += pool.af[i] as number;
}

const isWaiting = (pool: Pool, i: number, at: number): boolean =>
  muster.where[i] === NOBODY &&
  (((pool.mask[i] as number) >> at) & 1) === 1 &&
  (pool.size[i] as number) <= (muster.room[at] as number);

/** At least one unit in every hex, then the strongest until it is enough, then without those not needed. */
function gather(pool: Pool, order: readonly number[], need: number): boolean {
  const { units, af, size } = pool;
  for (const at of order) {
    let i = 0;
    while (i < units.length && !isWaiting(pool, i, at)) i++;
    if (i === units.length) return false;
    send(pool, i, at);
  }
  for (let i = 0; i < units.length && muster.sum < need; i++) {
    for (const at of order) {
      if (!isWaiting(pool, i, at)) continue;
      send(pool, i, at);
      break;
    }
  }
  if (need === Number.POSITIVE_INFINITY) return true;
  if (muster.sum < need) return false;
  for (let i = units.length - 1; i >= 0; i--) {
    const at = muster.where[i] as number;
    if (at < 0 || muster.sum - (af[i] as number) < need || (muster.count[at] as number) < 2) continue;
    muster.where[i] = NOBODY;
    muster.count[at] = (muster.count[at] as number) - 1;
    muster.room[at] = (muster.room[at] as number) + (size[i] as number);
    muster.sum -= af[i] as number;
  }
  return true;
}

/** The hexes of a set, those few can come to first. */
export function scarcest({ mask, hexes }: Pool, from: number): number[] {
  const order: number[] = [];
  const able = hexes.map((_, at) => mask.reduce((sum, bits) => sum + ((bits >> at) & 1), 0));
  for (let at = 0; at < hexes.length; at++) if ((from >> at) & 1) order.push(at);
  return order.sort((a, b) => (able[a] as number) - (able[b] as number));
}

/** Greatest strength that can be brought to these hexes. */
export function mostFrom(pool: Pool, order: readonly number[]): number {
  begin(pool);
  return gather(pool, order, Number.POSITIVE_INFINITY) ? muster.sum : 0;
}

/** The force for an attack and a soak-off against every further hex that its hexes touch (B7.a7). */
export function forceFor(
  pool: Pool,
  order: readonly number[],
  need: number,
  further: readonly Hex[],
): Force | undefined {
  begin(pool);
  const soakOffs: SoakOff[] = [];
  const moves = new Map<UnitNo, Hex>();
  for (const enemy of further) {
    const soak = soakOff(pool, order, enemy);
    if (!soak) return undefined;
    const { i, at } = soak;
    muster.where[i] = SOAKING;
    muster.room[at] = (muster.room[at] as number) - (pool.size[i] as number);
    const unit = pool.units[i] as UnitNo;
    moves.set(unit, pool.hexes[at] as Hex);
    soakOffs.push({ unit, hex: enemy, outlook: soak.outlook });
  }
  if (!gather(pool, order, need)) return undefined;
  const attackers: UnitNo[] = [];
  for (let i = 0; i < pool.units.length; i++) {
    const at = muster.where[i] as number;
    if (at < 0) continue;
    const unit = pool.units[i] as UnitNo;
    attackers.push(unit);
    moves.set(unit, pool.hexes[at] as Hex);
  }
  if (!mayAttack(pool.draft, pool.target, attackers)) return undefined;
  return { moves, sum: muster.sum, soakOffs };
}

/** The weakest that is still enough to hold an enemy hex (B9.4). */
function soakOff({ draft, hexes, units, af, size, mask }: Pool, order: readonly number[], enemy: Hex) {
  const { survey, touches } = draft;
  const held = sizeAt(survey, other(survey.side), enemy);
  for (let i = units.length - 1; i >= 0; i--) {
    if (muster.where[i] !== NOBODY) continue;
    for (const at of order) {
      const hex = hexes[at] as Hex;
      if ((((mask[i] as number) >> at) & 1) === 0 || (size[i] as number) > (muster.room[at] as number)) continue;
      if (touches.get(hex)?.includes(enemy) !== true) continue;
      const outlook = outlookOf({
        attack: af[i] as number,
        defence: defence(draft, enemy, [hex]),
        size: held,
        sealed: 0,
        table: survey.world.rules.combat.table,
      });
      if (outlook) return { i, at, outlook };
    }
  }
  return undefined;
}
