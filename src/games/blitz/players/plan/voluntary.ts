import { attackFactor, attackFactors } from '#games/blitz/combat/rules/odds.ts';
import type { GroundPlan } from '#games/blitz/combat/rules/declaration.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { captureWorth } from '#games/blitz/countries/players/capture.ts';
import type { Style } from '../search/style.ts';
import { onBestTable, promiseOf } from './tables.ts';

/** M3.8, M3.11: attacks are voluntary; battles are fought one by one, and after each the position is rated anew. */

/** Opportunity cost of a factor that could attack elsewhere. */
const WANTED = 0.05;

interface Found {
  readonly command: Command;
  readonly worth: number;
}

/**
 * Most promising battle with some of the units that can join it: units without other targets first, then the strongest.
 * `rivals` counts the other hexes each of them could attack.
 */
function bestForce(
  { world }: Blitz,
  state: State,
  style: Style,
  { attackers, hexes }: GroundPlan,
  rivals: (no: UnitNo) => number,
): Found | undefined {
  const strength = (no: UnitNo): number => attackFactor(world, state, state.units[no] as Unit);
  const order = [...attackers].sort((a, b) => rivals(a) - rivals(b) || strength(b) - strength(a) || a - b);
  let best: Found | undefined;
  let wanted = 0;
  for (const [i, no] of order.entries()) {
    if (rivals(no) > 0) wanted += WANTED * strength(no);
    const next = order[i + 1];
    // Units without another target come along.
    if (next !== undefined && rivals(next) === 0) continue;
    const plan = onBestTable(world, state, style, { attackers: order.slice(0, i + 1), hexes });
    const promise = promiseOf(world, state, style, plan);
    if (promise === undefined || promise <= 0 || (best && promise - wanted <= best.worth)) continue;
    best = { command: { do: 'declareBattle', ...plan }, worth: promise - wanted };
  }
  return best;
}

/** M3.8, M4.3, T22.3: the best battle or assault to be had next, on the better table, or none. */
export function chooseAttack(game: Blitz, state: State, style: Style): Command {
  const { world } = game;
  const found: Found[] = [];
  const whole = new Map<number, GroundPlan>();
  for (const command of game.legal(state)) {
    if (command.do === 'declareCityAssault')
      found.push({ command, worth: captureWorth(world, attackFactors(world, state, command.attackers)) });
    if (command.do !== 'declareBattle') continue;
    const [hex] = command.hexes;
    if (hex === undefined || command.hexes.length > 1) continue;
    // The first plan of a hex has all units that can attack it; single units follow.
    if (!whole.has(hex)) whole.set(hex, { attackers: command.attackers, hexes: command.hexes });
  }
  const touched = new Map<UnitNo, number>();
  for (const { attackers } of whole.values()) for (const no of attackers) touched.set(no, (touched.get(no) ?? 0) + 1);
  const rivals = (no: UnitNo): number => (touched.get(no) ?? 1) - 1;
  for (const plan of whole.values()) {
    const best = bestForce(game, state, style, plan, rivals);
    if (best && !game.check(state, state.mover, best.command)) found.push(best);
  }
  const [first] = found.sort((a, b) => b.worth - a.worth);
  return first && first.worth > 0 ? first.command : { do: 'endCombat' };
}
