import { surrounded } from '#games/blitz/combat/rules/av.ts';
import { freeNumber, struckHexes } from '#games/blitz/combat/rules/declaration.ts';
import { controlUpdate } from '#games/blitz/countries/rules/cities.ts';
import { isPassive, violated } from '#games/blitz/countries/rules/nations.ts';
import { servingBeaches } from '#games/blitz/supply/rules/routes.ts';
import { shortage } from '#games/blitz/supply/rules/supply.ts';
import { unsuppliedMovers, relieved } from '#games/blitz/supply/lines/judgement.ts';
import { takenCentres } from '#games/blitz/countries/wars/civil-war.ts';
import type { Tell } from './phase.ts';
import { lastOfTurn, nextOf } from '#games/blitz/turns.ts';
import { other, type State } from '#games/blitz/types.ts';
import { outcomeOf, streaksAfter } from '../rules/victory.ts';
import type { World } from '#games/blitz/world.ts';

/** Automatic actions in the order of play. */

/** B10.5 */
export function updateControl(world: World, state: State, emit: Tell): void {
  const changes = controlUpdate(world, state);
  if (changes.length > 0) emit({ is: 'control', changes });
  if (world.opening.civil) for (const taken of takenCentres(world, state)) emit(taken);
}

/** T23.3.3: bombing that ends. */
export function endDamage(_world: World, state: State, emit: Tell): void {
  const { mover, turn } = state;
  if (state.damage.some((one) => one.side === mover && one.until <= turn))
    emit({ is: 'damageEnded', side: mover, turn });
}

const FIRST_REPLACEMENTS = 5;

const REPLACEMENTS = 4;

/** T17.1.1 */
export function addReplacements(_world: World, { mover, turn, replacements }: State, emit: Tell): void {
  if (turn >= FIRST_REPLACEMENTS)
    emit({ is: 'replacements', ...replacements, [mover]: replacements[mover] + REPLACEMENTS });
}

/** T21.3a: test 1. */
export function testSupply(world: World, state: State, emit: Tell): void {
  const short = shortage(world, state, state.mover) > 0;
  if (short !== state.short) emit({ is: 'short', short });
}

/** M10.11 a: who has a line again is supplied; M10.25: who has strayed for good is isolated. */
export function endImpulse(world: World, state: State, emit: Tell): void {
  const strays = unsuppliedMovers(world, state);
  if (strays.length > 0) emit({ is: 'cutOff', units: strays });
  const units = relieved(world, state);
  if (units.length > 0) emit({ is: 'relieved', units });
}

/** T7.2.16: tested now, whatever the battles before it bring. */
export function noteSurrounded(world: World, state: State, emit: Tell): void {
  const fought = state.battles.filter((battle) => battle.kind === 'ground');
  if (fought.length === 0 || world.rules.combat.table.ringed === undefined) return;
  const ringed = fought.filter((battle) => battle.hexes.every((hex) => surrounded(world, state, hex)));
  emit({ is: 'surrounded', battles: ringed.map((battle) => battle.no) });
}

/** T80.5: strategic and nuclear strikes join the battles to be resolved. */
export function joinStrikes(_world: World, state: State, emit: Tell): void {
  for (const hex of struckHexes(state)) {
    emit({ is: 'declared', battle: { no: freeNumber(state), kind: 'strike', attackers: [], hexes: [hex] } });
  }
  const nuclear = state.missions.find((one) => one.kind === 'nuclear');
  if (nuclear) {
    emit({ is: 'declared', battle: { no: freeNumber(state), kind: 'nuclear', attackers: [], hexes: [nuclear.hex] } });
  }
}

/** O21.1.2b: a beach stops serving when all its hexes are held or covered by the opponent. */
export function closeBeachheads(world: World, state: State, emit: Tell): void {
  const open = servingBeaches(world, state);
  if (open.length < state.beachheads.length) emit({ is: 'beachheads', beachheads: open });
}

/** B80.7, T80.12 */
export function judgeTurn(world: World, state: State, emit: Tell): void {
  const streak = streaksAfter(world, state);
  if (streak.blue !== state.streak.blue || streak.red !== state.streak.red) emit({ is: 'streak', ...streak });
  const verdict = world.rules.course.outcome({ world, state, early: true });
  if (verdict) emit({ is: 'over', outcome: outcomeOf(verdict) });
}

export function endsTurn({ terms }: World, state: State): boolean {
  return lastOfTurn(terms, state);
}

export function beginsTurn(world: World, state: State): boolean {
  return !endsTurn(world, state);
}

/** M17.f.4: does the third power still keep out of the war? */
export const waits = ({ board, opening }: World, state: State): boolean =>
  opening.third !== undefined && isPassive(state, board, opening.third);

/** M17.f.5: the turn has come for which the die called it in. */
export function enterWar(world: World, state: State, emit: Tell): void {
  const { third } = world.opening;
  if (!third || !waits(world, state) || state.rising === undefined || state.rising > state.turn) return;
  const country = world.board.source.countries.findIndex(({ role }) => role === third);
  emit({ is: 'nation', nation: violated(state, country, other(third)) });
}

/** M80.32, M80.46: on the last turn what the scenario counts. */
export function countTurn(world: World, state: State, emit: Tell): void {
  const verdict = world.rules.course.outcome({ world, state });
  if (verdict) emit({ is: 'over', outcome: outcomeOf(verdict) });
}

/** On to the next player turn (B4.6). */
export function nextPlayerTurn(world: World, state: State, emit: Tell): void {
  if (state.closed.some((one) => one.side === state.mover && one.until <= state.turn)) {
    emit({ is: 'closureEnded', side: state.mover, turn: state.turn });
  }
  const mover = other(state.mover);
  emit({ is: 'playerTurn', turn: nextOf(world.terms, state, mover), mover });
}
