import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { covers, fieldOf, hexesOf, stackAt, stackSize } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, other, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { declareFault } from '#games/blitz/combat/rules/av.ts';
import { attackFactors, defenceOf, oddsOf } from '#games/blitz/combat/rules/odds.ts';
import type { Attack } from '../plan/attack.ts';
import type { Explanation } from '../reasons/explanation.ts';
import { marchTo } from '../plan/march.ts';
import type { More, Theatre } from '../plan/operation.ts';
import { type LandPlan, planTurn } from '../plan/plan.ts';
import type { Style } from '../search/style.ts';
import { citiesRound, replyLoss, survey } from '../plan/survey.ts';
import { splitsFor } from '#games/blitz/combat/players/soakoff.ts';
import { NOTHING, place, plainly, type ReasonedCommands } from './reasons.ts';
import { theUnits } from '#games/blitz/words.ts';
import { code, msg, tenths } from '#core/message.ts';
import { inHead } from '#core/game.ts';

/**
 * T7.3: an automatic victory in two waves. An attack the plan makes anyway at 7-1, or at 5-1 with the hex surrounded, is
 * moved and declared first; for the second wave the zone of control of the victim is gone, and the plan is made again. It
 * is declared when that plan promises more than the first.
 */

/** Only with so much more is it worth being bound to. */
const MORE = 0.5;
/** Victims looked at in a player turn. */
const TRIED = 2;

/** Value of a plan: its attacks, operations, and cities taken by marches, less the losses to the enemy's answer. */
function promise(
  { world }: Blitz,
  state: State,
  side: Side,
  style: Style,
  plan: LandPlan,
  victims: readonly Hex[],
): number {
  const known = survey(world, state, side, false);
  const { field } = known;
  const load = new Map<Hex, number>();
  for (const [no, hex] of plan.at) load.set(hex, (load.get(hex) ?? 0) + sizeOf(state.units[no] as Unit));
  let risk = 0;
  for (const [hex, size] of load) risk += replyLoss(known, hex, size);
  const cities = new Set<Hex>();
  // Cities covered by a victim fall with it, in the first wave or the second.
  const anyway = new Set(victims.flatMap((hex) => citiesRound(world, hex)));
  for (const hex of plan.at.values()) {
    for (const city of citiesRound(world, hex)) {
      if (controllerOf(world.board, state.control, city) === side || isUncaptured(world, state, city)) continue;
      if (!covers(field, other(side), city) && !anyway.has(city)) cities.add(city);
    }
  }
  const attacks = plan.attacks.reduce((sum, { worth }) => sum + worth, 0);
  const operations = plan.operations.reduce((sum, { value }) => sum + value, 0);
  return attacks + operations + 2 * style.city * cities.size - Math.max(style.reply, 0.3) * risk;
}

/** Units committed to a victim, and their hexes. */
type Wave = Pick<Attack, 'target' | 'moves' | 'worth'>;

/** The moves of the first wave and the declaration, or undefined where the engine objects. */
function firstWave(
  game: Blitz,
  state: State,
  side: Side,
  attack: Wave,
): { commands: Command[]; then: State } | undefined {
  const commands: Command[] = [];
  let then = state;
  const give = (command: Command): boolean => {
    if (game.check(then, side, command)) return false;
    then = inHead(game, then, command);
    commands.push(command);
    return true;
  };
  for (const [no, to] of attack.moves) {
    const unit = then.units[no] as Unit;
    if (unit.at === to) continue;
    const path = marchTo(game.world, then, unit, to);
    if (!path || !give({ do: 'moveUnit', units: [no], path })) return undefined;
  }
  const units: UnitNo[] = [...attack.moves.keys()];
  return give({ do: 'declareAV', units, hexes: [attack.target] }) ? { commands, then } : undefined;
}

/** Victims of those who stand next to them already: who cannot move on anyway first, and no more than it takes. */
function standing({ world }: Blitz, state: State, side: Side, style: Style): Wave[] {
  const field = fieldOf(world, state);
  return hexesOf(field, other(side)).flatMap((target): Wave[] => {
    const beside = neighboursOf(world.board.grid, target)
      .flatMap((hex) => stackAt(field, side, hex))
      .map((no) => ({ no, unit: state.units[no] as Unit }))
      .sort((a, b) => Number(b.unit.stopped) - Number(a.unit.stopped) || a.unit.mf - b.unit.mf || a.no - b.no);
    for (let count = 1; count <= beside.length; count++) {
      const some = beside.slice(0, count);
      const units = some.map(({ no }) => no);
      if (declareFault(world, state, units, [target])) continue;
      const sum = attackFactors(world, state, units);
      const worth = stackSize(field, other(side), target) - style.tiedUp * sum;
      return [{ target, moves: new Map(some.map(({ no, unit }) => [no, unit.at])), worth }];
    }
    return [];
  });
}

/** Commands of the first wave, if there is one that pays; if there is none, pieces for the soak-offs of the plan. */
export function automaticVictory(
  game: Blitz,
  state: State,
  side: Side,
  style: Style,
  theatre: Theatre,
  breaksDown = true,
  more: More = () => true,
): ReasonedCommands {
  const { world } = game;
  if (!world.verbs.movement.includes('declareAV') || state.avs.length > 0) return NOTHING;
  if (!state.units.some((unit) => unit.side !== side && unit.place === 'map' && isGround(unit))) return NOTHING;
  if (!more()) return NOTHING;
  const planning = { game, side, style, noise: () => 0, bold: true, theatre, more } as const;
  const plan = planTurn({ ...planning, state });
  const victims: Wave[] = [
    ...plan.attacks.filter(isAutomatic).slice(0, TRIED),
    ...standing(game, state, side, style).slice(0, TRIED),
  ];
  const otherwise: ReasonedCommands = breaksDown
    ? { commands: splitsFor(game, state, side, plan.attacks), why: [] }
    : NOTHING;
  if (victims.length === 0) return otherwise;
  const hexes = victims.map(({ target }) => target);
  const before = promise(game, state, side, style, plan, hexes);
  let best: { commands: Command[]; attack: Wave; worth: number } | undefined;
  for (const attack of victims) {
    if (!more()) break;
    const wave = firstWave(game, state, side, attack);
    if (!wave) continue;
    const worth =
      attack.worth + promise(game, wave.then, side, style, planTurn({ ...planning, state: wave.then }), hexes);
    if (worth > before + MORE && (!best || worth > best.worth)) best = { commands: wave.commands, attack, worth };
  }
  if (!best) return otherwise;
  return { commands: best.commands, why: [tell(game, state, best.attack, best.worth - before)] };
}

function tell({ world }: Blitz, state: State, { target, moves }: Wave, gain: number): Explanation {
  const units = [...moves.keys()];
  const [attack, defence] = [
    attackFactors(world, state, units),
    defenceOf(world, state, other(state.mover), target, [...new Set(moves.values())]).total,
  ];
  const odds = code(oddsOf(world.rules.combat.table, attack, defence).label);
  const said = msg`${theUnits(state, units)} {has|have} an automatic victory at ${place(world, target)}, ${attack} against ${defence} (${odds}): what can be done with it out of the way promises ${tenths(gain)} factors more.`;
  const plain = { said, units, numbers: { attack, defence, gain } };
  const arrows = [...moves].map(([unit, to]) => ({
    unit,
    from: state.units[unit]?.at ?? to,
    to,
    role: 'main' as const,
  }));
  return plainly('victory', target, plain, arrows, { gain, risk: 0 });
}

/**
 * T7.3.1: 7-1, or 5-1 with the hex surrounded; no participant held by other enemies, because committed units cannot
 * soak off.
 */
function isAutomatic({ outlook, sealed, taken, air }: Attack): boolean {
  const [column = 0] = outlook.odds.split('-').map(Number);
  return (column >= 7 || (sealed && column >= 5)) && taken.length === 1 && air === 0;
}
