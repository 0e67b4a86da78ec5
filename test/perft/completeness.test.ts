import { describe, expect, test } from 'vitest';
import { walk } from '#games/blitz/ground/rules/movement.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { type Choose, seededChoice, seededDice } from '#core/dice/dice.ts';
import { isObjection } from '#core/objection.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { openText } from '../laws/arena.ts';
import { unusual } from '../laws/blitz-unusual.ts';
import { skirmish } from '../laws/skirmish.ts';
import { afterCommand } from '#core/game.ts';
import { amount } from '../sample.ts';

/**
 * Enumerable decisions list every legal command: everything that could be tried is tried against `check`, and what
 * passes must be what is listed.
 */

/** Declarations are composed; the others are not. */
const ENUMERABLE = ['setup', 'movement', 'combat', 'exchange', 'retreat', 'advance'];

function* pairs(game: Blitz, state: State): Generator<readonly [UnitNo, Hex]> {
  for (const no of state.units.keys()) for (let hex = 0; hex < game.world.board.grid.size; hex++) yield [no, hex];
}

function* subsets<T>(list: readonly T[]): Generator<T[]> {
  for (let mask = 0; mask < 1 << list.length; mask++) yield list.filter((_, i) => ((mask >> i) & 1) === 1);
}

/** Everywhere a unit comes by going on from hex to hex as long as nobody objects. */
function destinations({ world }: Blitz, state: State, no: UnitNo): Set<Hex> {
  const unit = state.units[no] as Unit;
  const seen = new Set<string>();
  const found = new Set<Hex>();
  const open: Hex[][] = unit.place === 'map' ? [[]] : [];
  for (const path of open) {
    for (const next of neighboursOf(world.board.grid, path.at(-1) ?? unit.at)) {
      const longer = [...path, next];
      const walked = walk(world, state, unit, longer);
      if (isObjection(walked)) continue;
      const key = `${next} ${JSON.stringify(walked)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (next !== unit.at) found.add(next);
      open.push(longer);
    }
  }
  return found;
}

/** Candidate commands of a decision. */
function* tries(game: Blitz, state: State): Generator<Command> {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'setup':
      for (const [unit, hex] of pairs(game, state)) {
        if (state.units[unit]?.at !== hex) yield { do: 'placeUnit', unit, hex };
      }
      yield { do: 'ready' };
      return;
    case 'movement':
      for (const [unit, hex] of pairs(game, state)) {
        yield { do: 'placeReinforcement', unit, hex };
        yield { do: 'flyAirborne', unit, to: hex };
      }
      yield { do: 'takeBack', what: 'last' };
      yield { do: 'takeBack', what: 'phase' };
      return;
    case 'combat':
      for (let battle = 0; battle < 40; battle++) yield { do: 'resolve', battle };
      return;
    case 'exchange':
      for (const units of subsets(frame.fight.battle.attackers)) yield { do: 'chooseExchange', units };
      return;
    case 'retreat': {
      const { grid } = game.world.board;
      for (const unit of frame.units) {
        for (const first of neighboursOf(grid, (state.units[unit] as Unit).at)) {
          for (const second of neighboursOf(grid, first)) yield { do: 'chooseRetreat', unit, path: [first, second] };
        }
      }
      return;
    }
    case 'advance':
      for (const [unit, hex] of pairs(game, state)) yield { do: 'advance', unit, path: [hex] };
      yield { do: 'endAdvance' };
      return;
    default:
      return;
  }
}

const TRIED = new Set<Command['do']>([
  'placeUnit',
  'ready',
  'placeReinforcement',
  'flyAirborne',
  'takeBack',
  'resolve',
  'chooseExchange',
  'chooseRetreat',
  'advance',
  'endAdvance',
]);

const key = (command: Command): string =>
  JSON.stringify(
    'units' in command && command.units ? { ...command, units: [...command.units].sort((a, b) => a - b) } : command,
  );

function compare(game: Blitz, state: State, side: Side): void {
  const listed = [...game.legal(state)];
  const wanted = new Set<string>();
  for (const command of tries(game, state)) if (!game.check(state, side, command)) wanted.add(key(command));
  expect(new Set(listed.filter((command) => TRIED.has(command.do)).map(key))).toEqual(wanted);
  if (state.frames.at(-1)?.at !== 'movement') return;
  for (const [no, unit] of state.units.entries()) {
    if (unit.side !== side) continue;
    const moves = listed.flatMap((command) =>
      command.do === 'moveUnit' && command.units[0] === no ? [command.path.at(-1)] : [],
    );
    expect(new Set(moves)).toEqual(destinations(game, state, no));
    expect(new Set(moves).size).toBe(moves.length);
  }
}

/** A course through a game that looks at some of its states. */
function look(seed: number, choose: Choose, seen: Map<string, number>): void {
  const game = openText(skirmish(seed));
  const dice = seededDice(seed);
  let state = game.start;
  for (let ply = 0; ply < 400; ply++) {
    const prompt = game.prompt(state);
    if (!prompt) return;
    const at = state.frames.at(-1)?.at ?? '';
    const often = at === 'movement' || at === 'setup' ? 10 : 1;
    if (ENUMERABLE.includes(at) && choose(often) === 0) {
      compare(game, state, prompt.side);
      seen.set(at, (seen.get(at) ?? 0) + 1);
    }
    const daring = choose(2) === 0 ? unusual(game, state, choose) : undefined;
    const command = daring && !game.check(state, prompt.side, daring) ? daring : game.sample(state, choose);
    state = afterCommand(game, state, command, dice);
  }
}

describe('enumerable decisions', () => {
  test('list just what check accepts', () => {
    const seen = new Map<string, number>();
    for (let seed = 500; seed < 500 + amount(60, 20); seed++) look(seed, seededChoice(seed), seen);
    // Coverage: every kind of decision must have occurred.
    for (const at of ENUMERABLE) expect(seen.get(at) ?? 0, at).toBeGreaterThan(amount(3, 0));
  });
});
