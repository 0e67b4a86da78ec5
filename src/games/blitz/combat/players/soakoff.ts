import { contacts } from '#games/blitz/combat/rules/declaration.ts';
import { grain } from '#games/blitz/combat/rules/losses.ts';
import { attackFactor, defenceOf, oddsOf } from '#games/blitz/combat/rules/odds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import {
  type Command,
  other,
  type Plan,
  type Side,
  sizeOf,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';
import type { Attack } from '#games/blitz/players/plan/attack.ts';
import { type Battleground, groundOf } from '#games/blitz/players/plan/battles.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { outlookOf } from '#games/blitz/players/search/outlook.ts';
import type { Style } from '#games/blitz/players/search/style.ts';
import { groundBattles } from './declare.ts';
import { NOTHING, place, plainly, type ReasonedCommands } from '#games/blitz/players/ops/reasons.ts';
import { code, msg, tenths } from '#core/message.ts';
import { inHead } from '#core/game.ts';

/**
 * T2.3: before the battles are declared, a unit that soaks off is broken down. One factor holds up to six (B9.4): only
 * that much is risked, and the rest of the unit fights in the battle beside it.
 */

/** A soak-off that could do with less, and the battle the rest would join. */
interface Surplus {
  readonly no: UnitNo;
  readonly hexes: readonly Hex[];
  /** Size of it that stays with the soak-off, and attack factors of others there. */
  readonly kept: number;
  readonly others: number;
  readonly joins: readonly Hex[];
}

/** Splits for a plan. */
const MOST_SPLITS = 6;
/** A split must bring so much, in factors. */
const LEAST = 0.1;

interface Judged {
  readonly plans: readonly Plan[];
  readonly worth: number;
}

/** The battles as they would be declared, and what they are worth together. */
function judge(game: Blitz, state: State, style: Style): Judged | undefined {
  const plans = groundBattles(game, state, style);
  if (!plans) return undefined;
  const ground = groundOf(game.world, state, style);
  let worth = 0;
  for (const plan of plans) {
    const { attack, defence } = strengthOf(ground, state, plan);
    const here = ground.worth(plan.hexes, attack, defence);
    if (here === undefined) return undefined;
    worth += here;
  }
  return { plans, worth };
}

function strengthOf(ground: Battleground, state: State, { attackers, hexes }: Plan) {
  const from = [...new Set(attackers.map((no) => (state.units[no] as Unit).at))];
  return {
    attack: attackers.reduce((sum, no) => sum + ground.attack(state.units[no] as Unit, hexes), 0),
    defence: hexes.reduce((sum, hex) => sum + ground.defence(hex, from), 0),
  };
}

function surplusIn({ world }: Blitz, state: State, style: Style, plans: readonly Plan[]): Surplus[] {
  const ground = groundOf(world, state, style);
  const touches = new Map(contacts(world, state).map((contact) => [contact.no, contact.touches]));
  return plans.flatMap((plan): Surplus[] => {
    const { attack, defence } = strengthOf(ground, state, plan);
    if (attack >= defence) return [];
    return plan.attackers.flatMap((no): Surplus[] => {
      const unit = state.units[no] as Unit;
      const beside = plans.find(
        (one) => one !== plan && one.hexes.every((hex) => touches.get(no)?.includes(hex) === true),
      );
      if (!beside || unit.place !== 'map') return [];
      const others = attack - attackFactor(world, state, unit, plan.hexes);
      const kept = leastSize(world, state, { no, hexes: plan.hexes }, others, defence);
      return kept < sizeOf(unit) ? [{ no, hexes: plan.hexes, kept, others, joins: beside.hexes }] : [];
    });
  });
}

/** B9.4: the smallest piece of a unit with which a battle is allowed; its whole size where nothing smaller will do. */
function leastSize(
  world: World,
  state: State,
  { no, hexes }: Pick<Surplus, 'no' | 'hexes'>,
  others: number,
  defence: number,
): number {
  const unit = state.units[no] as Unit;
  const size = sizeOf(unit);
  const each = attackFactor(world, state, unit, hexes) / size;
  const table = world.rules.combat.table;
  const step = grain(unit).size;
  let kept = step;
  while (kept < size && oddsOf(table, others + each * kept, defence).tooLow) kept += step;
  return kept;
}

/** T2.3: pieces for the soak-offs of a plan; the plan is made again with them, and the rest is free for something else. */
export function splitsFor({ world }: Blitz, state: State, side: Side, attacks: readonly Attack[]): Command[] {
  if (!world.verbs.movement.includes('splitUnit')) return [];
  return attacks
    .flatMap(({ soakOffs, moves }) => soakOffs.map(({ unit, hex }) => ({ unit, hex, from: moves.get(unit) ?? -1 })))
    .flatMap(({ unit: no, hex, from }): Command[] => {
      const unit = state.units[no] as Unit;
      const kept = leastSize(
        world,
        state,
        { no, hexes: [hex] },
        0,
        defenceOf(world, state, other(side), hex, [from]).total,
      );
      return kept < sizeOf(unit) ? [{ do: 'splitUnit', unit: no, sizes: [sizeOf(unit) - kept, kept] }] : [];
    })
    .slice(0, MOST_SPLITS);
}

/** The unit that is broken down next before the battles are declared, and why; one at a time, until none gains by it. */
export function soakOffSplit(game: Blitz, state: State, side: Side, style: Style): ReasonedCommands {
  if (!game.world.verbs.movement.includes('splitUnit')) return NOTHING;
  const judged = judge(game, state, style);
  if (!judged) return NOTHING;
  let best: { command: Command; worth: number; surplus: Surplus } | undefined;
  for (const surplus of surplusIn(game, state, style, judged.plans)) {
    const size = sizeOf(state.units[surplus.no] as Unit);
    const command: Command = { do: 'splitUnit', unit: surplus.no, sizes: [size - surplus.kept, surplus.kept] };
    if (game.check(state, side, command)) continue;
    const found = judge(game, inHead(game, state, command), style);
    if (!found || found.worth < (best?.worth ?? judged.worth + LEAST) || found.worth === best?.worth) continue;
    best = { command, worth: found.worth, surplus };
  }
  if (!best) return NOTHING;
  return { commands: [best.command], why: [tell(game, state, style, best.surplus, best.worth - judged.worth)] };
}

function tell({ world }: Blitz, state: State, style: Style, surplus: Surplus, gain: number): Explanation {
  const { no, hexes, kept, others, joins } = surplus;
  const unit = state.units[no] as Unit;
  const [hex = -1] = hexes;
  const ground = groundOf(world, state, style);
  const { defence } = strengthOf(ground, state, { attackers: [no], hexes });
  const attack = others + (attackFactor(world, state, unit, hexes) / sizeOf(unit)) * kept;
  const cost = outlookOf({ attack, defence, size: 0, sealed: 0, table: world.rules.combat.table })?.cost ?? 0;
  const rest = sizeOf(unit) - kept;
  const odds = code(oddsOf(world.rules.combat.table, attack, defence).label);
  const said = msg`${unit} is broken down: ${kept} {factor soaks|factors soak} off against ${place(world, hex)} at ${odds} (expected cost ${tenths(cost)}), ${rest} {factor joins|factors join} the attack on ${place(world, joins[0] ?? -1)}.`;
  const arrow = { unit: no, from: unit.at, to: hex, role: 'soakOff' } as const;
  return plainly('soakOff', hex, { said, units: [no], numbers: { kept, rest, cost } }, [arrow], { gain, risk: 0 });
}
