import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { surrounded } from './av.ts';
import { defendersLeft, fightOf, loseBesides, reckoned, rollName } from './battle.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { occupationAfter, trespass } from '#games/blitz/countries/rules/minors.ts';
import { missionsOver } from '#games/blitz/air/rules/missions.ts';
import { attackFactors, oddsOf, strengthsOf, strikersOf, strikeDefence } from './odds.ts';
import { detonate } from './nuclear.ts';
import { eliminated, type Result, tallyOf } from './result.ts';
import { captureColumn, resultOf, STRATEGIC } from './tables.ts';
import {
  type Battle,
  type Bill,
  type BlitzEvent,
  type BlitzFrame,
  type Fight,
  other,
  type Side,
  type State,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** T80.13 to T80.15: inside resolve, Tournament Game. */

type Tell = Emit<BlitzEvent>;

/** T7.2.15, T7.2.16, T7.3.6: hexes of advance after an automatic elimination. */
export const AUTOMATIC_ADVANCE = 4;

const VOID: Result = { effects: [] };

const isThere = (state: State, no: UnitNo): boolean => ['map', 'air'].includes(state.units[no]?.place ?? '');

const advanceFrame = (fight: Fight, side: Side, steps: number): BlitzFrame => ({
  at: 'advance',
  fight,
  side,
  steps,
  advanced: [],
});

function bill(side: Side, factors: number, by: Bill['by'], units: readonly UnitNo[], rule: string): BlitzFrame {
  return { at: 'losses', bill: { side, factors, by, units, rule } };
}

/** The attackers of a battle that are still there: B90.10. */
export const standing = (state: State, battle: Battle): Battle => ({
  ...battle,
  attackers: battle.attackers.filter((no) => state.units[no]?.place === 'map'),
});

/** Eliminates all units in the defending hexes, aircraft on the ground included (T7.2.15, T23.0.4a). */
export function eliminateDefenders(state: State, fight: Fight, rule: string, emit: Tell): void {
  const enemy = other(state.mover);
  const parked = fight.battle.hexes.flatMap((hex) => parkedAt(state.units, enemy, hex));
  const units = [...fight.defenders, ...parked];
  if (units.length > 0) emit({ is: 'eliminated', units, rule });
}

/**
 * O80.4: what was lost before combat may leave a battle void (B90.10, T90.64, O90.4, O90.26, O23.5.6) or below 1-6
 * (T7.2.17, O90.3). Then it is over without a roll.
 */
export function endedUnfought(world: World, state: State, declared: Battle, emit: Tell): boolean {
  const battle = standing(state, declared);
  const { no, kind, attackers, hexes } = battle;
  const [hex = -1] = hexes;
  const end = (attack: number, defence: number, odds: string, result: Result = VOID): true => {
    emit({ is: 'battleEnded', battle: no });
    emit({ is: 'fought', battle: no, attack, defence, odds, result });
    return true;
  };
  if (kind === 'ground') {
    if (attackers.length === 0) return end(0, 0, '-');
    const { aircraft } = fightOf(world, state, battle);
    const strikers = strikersOf(battle);
    const { attackTotal, defenceTotal, odds } = strengthsOf(world, state, strikers, hexes, aircraft, battle.support);
    // M4.30: what it comes to is said when it is resolved.
    if (!odds.tooLow || world.rules.combat.table.sunk) return false;
    end(attackTotal, defenceTotal, odds.label, eliminated('attacker'));
    emit({ is: 'eliminated', units: [...attackers, ...aircraft], rule: 'T7.2.17' });
    return true;
  }
  if (kind === 'assault') {
    const strength = attackFactors(world, state, battle.attackers);
    return strength < 4 && end(strength, 0, '-');
  }
  const bombers = missionsOver(state, hex, kind === 'strike' ? 'strategic' : 'nuclear');
  if (bombers.length === 0) return end(0, 0, '-');
  if (kind === 'nuclear') return false;
  const { defenders } = fightOf(world, state, battle);
  if (defenders.length === 0) return end(attackFactors(world, state, bombers), 0, '-');
  const attack = attackFactors(world, state, bombers);
  const defence = strikeDefence(world, state, hex);
  const odds = oddsOf(STRATEGIC, attack, defence);
  if (!odds.tooLow) return false;
  end(attack, defence, odds.label, eliminated('attacker'));
  emit({ is: 'eliminated', units: bombers, rule: 'O90.3' });
  return true;
}

export function resolveTournament(world: World, state: State, declared: Battle, emit: Tell, dice: Dice): void {
  if (endedUnfought(world, state, declared, emit)) return;
  if (declared.kind === 'assault') return resolveAssault(world, state, declared, emit, dice);
  if (declared.kind === 'strike') return resolveStrike(world, state, declared, emit, dice);
  if (declared.kind === 'nuclear') return resolveNuclear(world, state, declared, emit, dice);
  const battle = standing(state, declared);
  emit({ is: 'battleEnded', battle: battle.no });
  const { fight, attackTotal, defenceTotal, odds, shown } = reckoned(world, state, battle);
  const push = (frame: BlitzFrame) => emit({ is: 'push', frame });
  const ringed = battle.surrounded ?? battle.hexes.every((hex) => surrounded(world, state, hex));
  const { ringed: enough = Number.POSITIVE_INFINITY } = world.rules.combat.table;
  if (odds.automatic || (ringed && attackTotal >= enough * defenceTotal)) {
    emit({ ...shown, result: eliminated('defender') });
    loseBesides(world, state, battle, eliminated('defender'), emit);
    eliminateDefenders(state, fight, odds.automatic ? 'T7.2.15' : 'T7.2.16', emit);
    return push(advanceFrame(fight, state.mover, AUTOMATIC_ADVANCE));
  }
  const result = resultOf(world.rules.combat.table, odds.label, dice.roll(6, rollName(world, state, battle)));
  emit({ ...shown, result });
  loseBesides(world, state, battle, result, emit);
  // T7.2.2: attacker's losses, defender's losses, retreats, advance; the last is pushed first.
  const { mover } = state;
  const enemy = other(mover);
  const { attacker, defender } = tallyOf(result.effects);
  const defenders = defendersLeft(state, fight);
  if (defender.advance !== undefined) push(advanceFrame(fight, enemy, defender.advance));
  if (attacker.advance !== undefined) push(advanceFrame(fight, mover, attacker.advance));
  if (attacker.back > 0) push({ at: 'retreat', fight, side: mover, units: battle.attackers, steps: attacker.back });
  if (defender.back > 0) push({ at: 'retreat', fight, side: enemy, units: defenders, steps: defender.back });
  if (defender.lose > 0) push(bill(enemy, defender.lose, 'size', defenders, 'T7.2.3'));
  if (attacker.lose > 0) push(bill(mover, attacker.lose, 'af', [...battle.attackers, ...fight.aircraft], 'T7.2.3'));
}

/** T22.3: one die on the city capture table. */
function resolveAssault(world: World, state: State, declared: Battle, emit: Tell, dice: Dice): void {
  const battle = standing(state, declared);
  const [hex = -1] = battle.hexes;
  const aircraft = missionsOver(state, hex, 'support').filter((no) => isThere(state, no));
  const strength = attackFactors(world, state, [...battle.attackers, ...aircraft]);
  emit({ is: 'battleEnded', battle: battle.no });
  const shown = {
    is: 'fought',
    battle: battle.no,
    attack: strength,
    defence: 0,
    odds: captureColumn(strength),
  } as const;
  // T22.5: an assault counts as entering the country, from wherever it is made.
  trespass(world, state, state.mover, [...battle.attackers, ...aircraft], [hex], emit);
  const die = dice.roll(6, rollName(world, state, battle));
  const result = resultOf(world.rules.combat.captures, captureColumn(strength), die);
  emit({ ...shown, result });
  const { attacker, captures } = tallyOf(result.effects);
  const fight = { ...fightOf(world, state, battle), aircraft };
  if (captures) {
    emit({ is: 'captured', hex, by: state.mover });
    // M7.10, M70.fallback: what stands in the city and does not defend it falls with it.
    loseBesides(world, state, battle, eliminated('defender'), emit);
    const occupied = occupationAfter(world, state, hex);
    if (occupied) emit({ is: 'minor', minor: occupied });
    emit({ is: 'push', frame: advanceFrame(fight, state.mover, attacker.advance ?? 0) });
  }
  if (attacker.lose > 0)
    emit({ is: 'push', frame: bill(state.mover, attacker.lose, 'af', [...battle.attackers, ...aircraft], 'T22.3d') });
}

/** T23.2: bombers alone against one hex. */
function resolveStrike(world: World, state: State, battle: Battle, emit: Tell, dice: Dice): void {
  const [hex = -1] = battle.hexes;
  const bombers = missionsOver(state, hex, 'strategic').filter((no) => isThere(state, no));
  const fight = fightOf(world, state, battle);
  const attack = attackFactors(world, state, bombers);
  const defence = strikeDefence(world, state, hex);
  const odds = oddsOf(STRATEGIC, attack, defence);
  emit({ is: 'battleEnded', battle: battle.no });
  const shown = { is: 'fought', battle: battle.no, attack, defence, odds: odds.label } as const;
  if (odds.automatic) {
    emit({ ...shown, result: eliminated('defender') });
    return emit({ is: 'eliminated', units: fight.defenders, rule: 'T23.2.3a' });
  }
  const result = resultOf(STRATEGIC, odds.label, dice.roll(6, rollName(world, state, battle)));
  emit({ ...shown, result });
  const { attacker, defender } = tallyOf(result.effects);
  const push = (frame: BlitzFrame) => emit({ is: 'push', frame });
  if (defender.lose > 0) push(bill(other(state.mover), defender.lose, 'size', fight.defenders, 'T23.2.3b'));
  if (attacker.lose > 0) push(bill(state.mover, attacker.lose, 'af', bombers, 'T23.2.3b'));
}

/** O23.5: one die on the nuclear table. */
function resolveNuclear(world: World, state: State, battle: Battle, emit: Tell, dice: Dice): void {
  const [hex = -1] = battle.hexes;
  emit({ is: 'battleEnded', battle: battle.no });
  detonate(world, state, hex, dice.roll(6, rollName(world, state, battle)), emit);
}
