import { writeCommand } from '../../../blitz/command-text.ts';
import type { Blitz } from '../../../blitz/open.ts';
import { addToAV, declareAV } from '../../../blitz/steps/av-moves.ts';
import { placeReplacement, splitUnit } from '../../../blitz/steps/force-moves.ts';
import { airTransport, flyAirborne, placeReinforcement } from '../../../blitz/steps/moves.ts';
import {
  aircraftToSea,
  embark,
  landAtPort,
  landOnBeach,
  sail,
  stageInvasion,
  withdrawRanger,
} from '../../../blitz/steps/sea-moves.ts';
import type { Verbs } from '../../../blitz/steps/verb.ts';
import { type Command, isGround, type State, type UnitNo } from '../../../blitz/types.ts';
import type { Action, Choice } from './protocol.ts';

/** What chosen units may do besides moving, asked of the rules verb by verb. */

const VERBS: Verbs = {
  placeReinforcement,
  placeReplacement,
  flyAirborne,
  airTransport,
  embark,
  sail,
  landAtPort,
  stageInvasion,
  landOnBeach,
  withdrawRanger,
  aircraftToSea,
  splitUnit,
  declareAV,
  addToAV,
};

const MOST_WAYS = 400;

export function choiceOf(game: Blitz, state: State, command: Command): Choice {
  const text = writeCommand(game.world, state, command);
  const hex = hexOf(state, command);
  const zone =
    'zone' in command ? command.zone : 'to' in command && typeof command.to === 'string' ? command.to : undefined;
  return { command, text, ...(hex === undefined ? {} : { hex }), ...(zone === undefined ? {} : { zone }) };
}

function hexOf(state: State, command: Command): number | undefined {
  if ('path' in command && command.path && command.path.length > 0) return command.path.at(-1);
  if ('to' in command && typeof command.to === 'number') return command.to;
  if ('hex' in command) return command.hex;
  if (command.do === 'resolve') return state.battles.find((one) => one.no === command.battle)?.hexes[0];
  if (command.do === 'declareAV') return command.hexes[0];
  return undefined;
}

export const nameOfVerb = (command: Command): string =>
  command.do === 'assignMission' ? `assignMission ${command.mission}` : command.do;

export function unitsOf(command: Command): readonly UnitNo[] {
  if ('unit' in command) return [command.unit];
  if ('units' in command) return command.units;
  return 'attackers' in command ? command.attackers : [];
}

export function grouped(choices: readonly Choice[]): Action[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = nameOfVerb(choice.command);
    const group = groups.get(verb);
    if (group) group.push(choice);
    else groups.set(verb, [choice]);
  }
  return [...groups].map(([verb, list]) => ({ verb, choices: list }));
}

/** Missions of chosen aircraft, all of them together, wherever it makes sense to send them. */
function* missions(game: Blitz, state: State, units: readonly UnitNo[]): Generator<Command> {
  const { world } = game;
  if (units.length === 0 || units.some((no) => !state.units[no] || isGround(state.units[no]))) return;
  const hexes = new Set<number>(world.board.cityHexes);
  for (const unit of state.units) if (unit.side !== state.mover && unit.place === 'map') hexes.add(unit.at);
  for (const { hex } of state.missions) hexes.add(hex);
  for (const mission of world.missions) {
    for (const hex of hexes) {
      const command = { do: 'assignMission', units, mission, hex } as const;
      if (!game.check(state, state.mover, command)) yield command;
    }
  }
}

function* candidates(game: Blitz, state: State, units: readonly UnitNo[]): Generator<Command> {
  const at = state.frames.at(-1)?.at;
  const { world } = game;
  if (at === 'movement') {
    for (const name of world.verbs.movement) {
      const verb = VERBS[name as Command['do']];
      if (verb) yield* verb.legal(world, state);
    }
    return;
  }
  if (at === 'declaration') {
    yield* missions(game, state, units);
    for (const hex of world.board.cityHexes) {
      if (units.length === 0 || !world.verbs.declaration.includes('declareCityAssault')) break;
      const command = { do: 'declareCityAssault', attackers: units, hex } as const;
      if (!game.check(state, state.mover, command)) yield command;
    }
    return;
  }
  yield* game.legal(state);
}

/** Commands that name a unit are offered for chosen units only; purchases and the like for nobody in particular. */
export function actionsOf(game: Blitz, state: State, units: readonly UnitNo[]): Action[] {
  const side = game.prompt(state)?.side;
  if (!side) return [];
  const counts = new Map<string, number>();
  const found: Choice[] = [];
  for (const command of candidates(game, state, units)) {
    const named = unitsOf(command);
    const concerns = named.length === 0 ? units.length === 0 : named.some((no) => units.includes(no));
    if (!concerns) continue;
    const verb = nameOfVerb(command);
    const count = (counts.get(verb) ?? 0) + 1;
    counts.set(verb, count);
    if (count > MOST_WAYS) continue;
    if (state.avs.length > 0 && game.check(state, side, command)) continue;
    found.push(choiceOf(game, state, command));
  }
  return grouped(found);
}
