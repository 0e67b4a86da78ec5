import { type Message, msg, tenths } from '#core/message.ts';
import { whereIs } from '#core/whereabouts.ts';
import type { World } from '#games/blitz/world.ts';
import type { Explanation } from './explanation.ts';

/** Gains and risks of a plan, in words and numbers. */

/** Increase of enemy factors in reach below which nothing is said. */
const WORTH_SAYING = 0.5;

const standing = (factors: number): Message =>
  factors < 0 ? msg`${tenths(-factors)} factors worse` : msg`${tenths(factors)} factors better`;

/** Average and worst result when played out against the enemy's answer. */
export interface Judged {
  readonly gain: number;
  readonly worst: number;
  /** Measured against the present position, because standing still could not be played out. */
  readonly byNow: boolean;
}

export function stakesOf({ board }: World, reasons: readonly Explanation[], judged: Judged | undefined): Message[] {
  const all = reasons.flatMap(({ sentences }) => sentences);
  let [kill, cost, battles] = [0, 0, 0];
  for (const one of all) {
    if (one.say !== 'attack' && one.say !== 'soakOff') continue;
    battles++;
    cost += one.cost;
    if (one.say === 'attack') kill += one.kill;
  }
  const cities = new Set(all.flatMap((one) => (one.say === 'take' ? one.cities : []))).size;
  const stakes: Message[] = [];
  if (battles > 0) {
    stakes.push(msg`${battles} {battle|battles}: the enemy should lose ${tenths(kill)} factors, you ${tenths(cost)}.`);
  }
  if (cities > 0) stakes.push(msg`${cities} city {hex|hexes} without a fight.`);
  if (judged) {
    const [mean, worst] = [standing(judged.gain), standing(judged.worst)];
    stakes.push(
      judged.byNow
        ? msg`After the enemy’s answer: ${mean} than now, at worst ${worst}.`
        : msg`After the enemy’s answer: ${mean} than if nobody moved, at worst ${worst}.`,
    );
  }
  const [weakest] = [...reasons].sort((a, b) => b.risk - a.risk);
  if (weakest?.target !== undefined && weakest.risk > WORTH_SAYING) {
    const where = whereIs(board.grid, board.source.cities, weakest.target);
    stakes.push(msg`The weak spot lies ${where}: ${tenths(weakest.risk)} factors more come within the enemy’s reach.`);
  }
  return stakes;
}
