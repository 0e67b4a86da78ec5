import { controllerOf } from '../../../blitz/cities.ts';
import { covers } from '../../../blitz/field.ts';
import { isUncaptured } from '../../../blitz/minors.ts';
import { reachOf, routeTo } from '../../../blitz/movement.ts';
import type { Blitz } from '../../../blitz/open.ts';
import { isGround, type Command, other, type Side, type State, type Unit, type UnitNo } from '../../../blitz/types.ts';
import { noDice } from '../../../core/dice.ts';
import type { Hex } from '../../../hex/hex.ts';
import { type Attack, bestAttack } from '../attack.ts';
import { emptyDraft } from '../draft.ts';
import type { Theatre } from '../operation.ts';
import { type LandPlan, planTurn } from '../plan.ts';
import type { Style } from '../style.ts';
import { citiesRound, enemyHexes, survey } from '../survey.ts';

/**
 * T7.3: an automatic victory in two waves. The first wave commits itself to a victim at 7-1, or 5-1 with the hex
 * surrounded; for the second its zone of control is gone. It is declared when the plan of the second wave, made with the
 * victim out of the way, promises more than the plan without it.
 */

/** Only with so much more is it worth being bound to. */
const MORE = 3;
/** Victims looked at in a player turn. */
const TRIED = 2;

/** What a plan promises: its attacks, its operations, and the cities its marches take. */
function promise({ world }: Blitz, state: State, side: Side, style: Style, plan: LandPlan): number {
  const field = survey(world, state, side, false).field;
  const cities = new Set<Hex>();
  for (const hex of plan.at.values()) {
    for (const city of citiesRound(world, hex)) {
      if (controllerOf(world.board, state.control, city) === side || isUncaptured(world, state, city)) continue;
      if (!covers(field, other(side), city)) cities.add(city);
    }
  }
  const attacks = plan.attacks.reduce((sum, { worth }) => sum + worth, 0);
  return attacks + plan.operations.reduce((sum, { value }) => sum + value, 0) + 2 * style.city * cities.size;
}

/** The moves of the first wave and the declaration, or undefined where the engine objects. */
function firstWave(
  game: Blitz,
  state: State,
  side: Side,
  attack: Attack,
): { commands: Command[]; then: State } | undefined {
  const commands: Command[] = [];
  let then = state;
  const give = (command: Command): boolean => {
    if (game.check(then, side, command)) return false;
    then = game.play(then, command, noDice).state;
    commands.push(command);
    return true;
  };
  for (const [no, to] of attack.moves) {
    const unit = then.units[no] as Unit;
    if (unit.at === to) continue;
    const route = routeTo(reachOf(game.world, then, unit), to);
    if (!route || !give({ do: 'moveUnit', units: [no], path: route.path })) return undefined;
  }
  const units: UnitNo[] = [...attack.moves.keys()];
  return give({ do: 'declareAV', units, hexes: [attack.target] }) ? { commands, then } : undefined;
}

/** Commands of the first wave, if there is one that pays. */
export function automaticVictory(game: Blitz, state: State, side: Side, style: Style, theatre: Theatre): Command[] {
  const { world } = game;
  if (!world.verbs.movement.includes('declareAV') || state.avs.length > 0) return [];
  if (!state.units.some((unit) => unit.side !== side && unit.place === 'map' && isGround(unit))) return [];
  const known = survey(world, state, side, true, theatre.enters?.(world, state, side));
  const draft = emptyDraft(known);
  // Automatic odds only, nobody tied down by others: soak-offs would have to be found for committed units.
  const sure: Style = { ...style, soakOffs: 0, least: 0 };
  const victims = enemyHexes(known)
    .flatMap((hex) => bestAttack(draft, sure, hex, () => 0, automatic) ?? [])
    .filter(({ taken }) => taken.length === 1)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIED);
  if (victims.length === 0) return [];
  const planning = { game, side, style, noise: () => 0, bold: true, theatre } as const;
  const before = promise(game, state, side, style, planTurn({ ...planning, state, known }));
  let best: { commands: Command[]; worth: number } | undefined;
  for (const attack of victims) {
    const wave = firstWave(game, state, side, attack);
    if (!wave) continue;
    const worth = attack.worth + promise(game, wave.then, side, style, planTurn({ ...planning, state: wave.then }));
    if (worth > before + MORE && (!best || worth > best.worth)) best = { commands: wave.commands, worth };
  }
  return best?.commands ?? [];
}

/** T7.3.1 */
const automatic = (column: number, sealed: boolean): boolean => column >= 7 || (sealed && column >= 5);
