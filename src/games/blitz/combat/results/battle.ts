import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { fightOf, loseBesides, rollName } from '#games/blitz/combat/rules/battle.ts';
import { strengthsOf, strikersOf, tableOf } from '#games/blitz/combat/rules/odds.ts';
import { type Result, tallyOf } from '#games/blitz/combat/rules/result.ts';
import { resultOf } from '#games/blitz/combat/rules/tables.ts';
import { eliminateDefenders, standing } from '#games/blitz/combat/rules/tournament-battle.ts';
import type { Battle, BlitzEvent, BlitzFrame, Bill, Fight, Side, State, UnitNo } from '#games/blitz/types.ts';
import { hasTwoFactors } from '#games/blitz/kinds.ts';
import { other, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { baseAt } from '#games/blitz/air/airbases/bases.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';

/** M80.41: inside resolve, with the tables of M4. */

type Tell = Emit<BlitzEvent>;

const bill = (side: Side, factors: number, by: Bill['by'], units: readonly UnitNo[], rule: string): BlitzFrame => ({
  at: 'losses',
  bill: { side, factors, by, units, rule },
});

/** M4.12, M0.9: losses, the choice of k, retreats, occupation; frames are pushed last first. */
function follow(state: State, fight: Fight, { effects }: Result, emit: Tell): void {
  const { mover } = state;
  const { battle, defenders, aircraft } = fight;
  const { attacker, defender } = tallyOf(effects);
  const push = (frame: BlitzFrame) => emit({ is: 'push', frame });
  const both = attacker.lose > 0 && defender.lose > 0;
  if (attacker.advance !== undefined)
    push({ at: 'advance', fight, side: mover, steps: attacker.advance, advanced: [] });
  if (defender.back > 0) push({ at: 'payment', fight, steps: defender.back });
  if (defender.lose > 0) push(bill(other(mover), defender.lose, 'size', defenders, 'M4.8'));
  // M4.9: aircraft that take part may be lost.
  if (attacker.lose > 0)
    push(bill(mover, attacker.lose, 'af', [...battle.attackers, ...aircraft], both ? 'M4.8' : 'M4.7'));
}

/** M4.30: none but artillery is left of those who attacked. */
const isVoid = (state: State, declared: readonly UnitNo[], left: readonly UnitNo[]): boolean => {
  const other = (no: UnitNo) => !hasTwoFactors(state.units[no] as Unit);
  return left.length === 0 || (declared.some(other) && !left.some(other));
};

/** M4.13, M4.27: trains and airbases that fall into the attacker's hands. */
function spoilsAt(state: State, side: Side, hex: Hex): UnitNo[] {
  const base = baseAt(state, side, hex);
  return [...trainsAt(state, side, hex), ...(base === undefined ? [] : [base])];
}

export function resolveModular(world: World, state: State, declared: Battle, emit: Tell, dice: Dice): void {
  const battle = standing(state, declared);
  const fight = fightOf(world, state, battle);
  const table = tableOf(world, battle);
  const { no, attackers, hexes } = battle;
  const { attackTotal, defenceTotal, odds } = strengthsOf(
    world,
    state,
    strikersOf(battle),
    hexes,
    fight.aircraft,
    battle.support,
  );
  const gone = isVoid(state, declared.attackers, attackers);
  const shown = {
    is: 'fought',
    battle: no,
    attack: attackTotal,
    defence: defenceTotal,
    odds: gone ? '-' : odds.label,
  } as const;
  emit({ is: 'battleEnded', battle: no });
  if (gone) return emit({ ...shown, result: { effects: [] } });
  const column = table.columnOf?.(odds.label) ?? odds.label;
  const rolled = table.columns.includes(column) && !odds.automatic;
  const result: Result = rolled
    ? resultOf(table, odds.label, dice.roll(6, rollName(world, state, battle)))
    : { table: table.id, effects: table.at(1, odds.label) };
  emit({ ...shown, result });
  // M4.13, M4.17: at 10:1 trains are captured, below it any result against their hex destroys them.
  const trains = odds.automatic ? hexes.flatMap((hex) => spoilsAt(state, other(state.mover), hex)) : [];
  if (trains.length > 0) emit({ is: 'trainsTaken', units: trains, by: state.mover });
  else loseBesides(world, state, battle, result, emit);
  // M4.13, M4.15, M4.31: no roll, and whatever is there is gone.
  if (odds.automatic) {
    eliminateDefenders(state, fight, defenceTotal === 0 ? 'M4.15' : 'M4.13', emit);
    emit({ is: 'broken', hexes });
  }
  follow(state, fight, odds.automatic ? { effects: result.effects.filter((one) => 'advance' in one) } : result, emit);
}
