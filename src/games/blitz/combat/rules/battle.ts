import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { nameOf } from '#hex/grid.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { worthOf } from './losses.ts';
import { supportOf } from '#games/blitz/air/rules/missions.ts';
import { joining, strengthsOf, strikersOf } from './odds.ts';
import { eliminated, type Result, tallyOf } from './result.ts';
import { BASIC_AUTOMATIC, resultOf } from './tables.ts';
import {
  type Battle,
  type BlitzEvent,
  type BlitzFrame,
  type Fight,
  other,
  type State,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** B80.8: inside resolve(battle), Basic Game. */

export function fightOf(world: World, state: State, battle: Battle): Fight {
  const field = fieldOf(world, state);
  const defenders = battle.hexes.flatMap((hex) => stackAt(field, other(state.mover), hex));
  const from = [...new Set(battle.attackers.map((no) => state.units[no]?.at ?? -1))];
  const aircraft =
    battle.kind === 'ground' ? joining(world, state, battle.attackers, supportOf(state, battle.hexes)) : [];
  // M16.chart b: what supported it has done so.
  const { support: _support, faced: _faced, ...fought } = battle;
  return { battle: fought, defenders, aircraft, from };
}

/** Name of a roll in the record and for sealed dice. */
export const rollName = (world: World, state: State, battle: Battle): string =>
  `turn ${state.turn} ${state.mover} ${battle.hexes.map((hex) => nameOf(world.board.grid, hex)).join('+')}`;

/** M4.17, M4.18, M70.fallback: trains, supply counters and artillery in the hexes of a battle. */
export function loseBesides(
  world: World,
  state: State,
  { hexes }: Battle,
  result: Result,
  emit: Emit<BlitzEvent>,
): void {
  for (const { units, rule } of world.rules.alsoLost({ world, state, hexes, result }))
    if (units.length > 0) emit({ is: 'eliminated', units, rule });
}

/** Defenders that remain for the result, after collateral losses. */
export const defendersLeft = (state: State, { defenders }: Fight): UnitNo[] =>
  defenders.filter((no) => state.units[no]?.place === 'map');

/** A battle as it is fought: its strengths, and how they are told. */
export function reckoned(world: World, state: State, battle: Battle) {
  const fight = fightOf(world, state, battle);
  const { attackTotal, defenceTotal, odds } = strengthsOf(
    world,
    state,
    strikersOf(battle),
    battle.hexes,
    fight.aircraft,
    battle.support,
  );
  const shown = {
    is: 'fought',
    battle: battle.no,
    attack: attackTotal,
    defence: defenceTotal,
    odds: odds.label,
  } as const;
  return { fight, attackTotal, defenceTotal, odds, shown };
}

export function resolveBasic(world: World, state: State, battle: Battle, emit: Emit<BlitzEvent>, dice: Dice): void {
  const { fight, defenceTotal, odds, shown } = reckoned(world, state, battle);
  // M16.chart b: artillery may bring a declared battle below the table; it ends as in T7.2.17, or as M4.30 says.
  if (odds.tooLow && !world.rules.combat.table.sunk) {
    emit({ ...shown, result: eliminated('attacker') });
    emit({ is: 'battleEnded', battle: battle.no });
    return emit({ is: 'eliminated', units: battle.attackers, rule: 'T7.2.17' });
  }
  const result = odds.automatic
    ? BASIC_AUTOMATIC
    : resultOf(world.rules.combat.table, odds.label, dice.roll(6, rollName(world, state, battle)));
  emit({ ...shown, result });
  loseBesides(world, state, battle, result, emit);
  // The battle is done with as a plan; the frames below carry what is left of it.
  emit({ is: 'battleEnded', battle: battle.no });
  follow(state, fight, result, defenceTotal, emit);
}

/** Frames are pushed last first: the top one is decided next. */
function follow(state: State, fight: Fight, { effects }: Result, owed: number, emit: Emit<BlitzEvent>): void {
  const { mover } = state;
  const { attacker, defender, exchange } = tallyOf(effects);
  const parts = [
    { side: mover, units: fight.battle.attackers, share: attacker },
    { side: other(mover), units: defendersLeft(state, fight), share: defender },
  ];
  const push = (frame: BlitzFrame) => emit({ is: 'push', frame });
  const eliminate = (units: readonly UnitNo[], rule: string) => emit({ is: 'eliminated', units, rule });
  for (const { units, share } of parts) if (share.lose > 0) eliminate(units, exchange ? 'B19.6.1' : 'B19.4');
  const payers = [...fight.battle.attackers, ...fight.aircraft];
  if (exchange && worthOf(state, payers) < owed) return eliminate(payers, 'B19.6.3');
  for (const { side, share } of parts)
    if (share.advance !== undefined) push({ at: 'advance', fight, side, steps: share.advance, advanced: [] });
  for (const { side, units, share } of parts)
    if (share.back > 0) push({ at: 'retreat', fight, side, units, steps: share.back });
  // Units are paid whole: half a factor owed takes a whole one (M0.8).
  if (exchange) push({ at: 'exchange', fight, owed: Math.ceil(owed) });
}
