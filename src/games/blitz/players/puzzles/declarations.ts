import { type Contact, contacts } from '#games/blitz/combat/rules/declaration.ts';
import { fieldOf, hexesOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { type Command, other, type Plan, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isAircraft, isGround } from '#games/blitz/kinds.ts';
import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Line } from './moves.ts';
import type { Puzzle } from './puzzle.ts';
import { inHead } from '#core/game.ts';
import { partitions } from '../plan/allocate.ts';

/** Every whole declaration: missions of the aircraft, city assaults, and all ways to share out the battles. */

/** Every way to assign units in contact to battles they may join (B7.a9); battles without attackers do not count. */
function* sharings(groups: readonly Hex[][], units: readonly Contact[]): Generator<Plan[]> {
  const joined: UnitNo[][] = groups.map(() => []);
  const alike = ({ unit, touches }: Contact): string =>
    [unit.type, unit.af, unit.df, unit.at, touches.join('+')].join();
  function* share(i: number, last: number): Generator<Plan[]> {
    const one = units[i];
    if (!one) {
      if (joined.every((attackers) => attackers.length > 0))
        yield groups.map((hexes, g) => ({ attackers: [...(joined[g] as UnitNo[])], hexes }));
      return;
    }
    const before = units[i - 1];
    const least = before && alike(before) === alike(one) ? last : 0;
    for (let g = least; g < groups.length; g++) {
      if (!(groups[g] as Hex[]).every((hex) => one.touches.includes(hex))) continue;
      joined[g]?.push(one.no);
      yield* share(i + 1, g);
      joined[g]?.pop();
    }
  }
  yield* share(0, 0);
}

/** B7.a7 to B7.a10; hexes under a strategic strike need no attack (T23.2.2a). */
function* groundPlans({ game }: Puzzle, state: State): Generator<Plan[]> {
  const struck = new Set(state.missions.filter((one) => one.kind === 'strategic').map((one) => one.hex));
  const all = contacts(game.world, state);
  const free = all
    .filter((one) => !one.locked)
    .map((one) => ({ ...one, touches: one.touches.filter((hex) => !struck.has(hex)) }))
    .filter((one) => one.touches.length > 0)
    .sort((a, b) => a.unit.at - b.unit.at || a.unit.af - b.unit.af || a.no - b.no);
  const hexes = [...new Set(all.flatMap((one) => one.touches))].filter((hex) => !struck.has(hex));
  for (const groups of partitions(hexes, free)) yield* sharings(groups, free);
}

/** T22.3: no assault, or one on some city hexes by some of the units that are free for it. */
function* assaults({ game, without }: Puzzle, state: State): Generator<Plan[]> {
  yield [];
  if (without.has('declareCityAssault') || !game.world.verbs.declaration.includes('declareCityAssault')) return;
  const { board } = game.world;
  const field = fieldOf(game.world, state);
  const able = state.units.flatMap((unit, no) =>
    unit.side === state.mover && unit.place === 'map' && isGround(unit) && !inZoc(field, other(state.mover), unit.at)
      ? [no]
      : [],
  );
  const targets = board.cityHexes.filter((hex) => isUncaptured(game.world, state, hex));
  function* choose(i: number, used: readonly UnitNo[]): Generator<Plan[]> {
    const hex = targets[i];
    if (hex === undefined) {
      yield [];
      return;
    }
    yield* choose(i + 1, used);
    const near = able.filter((no) => !used.includes(no) && adjacent(board.grid, (state.units[no] as Unit).at, hex));
    for (let mask = 1; mask < 1 << near.length; mask++) {
      const attackers = near.filter((_, k) => (mask >> k) & 1);
      const plan: Plan = { kind: 'assault', attackers, hexes: [hex] };
      for (const more of choose(i + 1, [...used, ...attackers])) yield [plan, ...more];
    }
  }
  for (const plans of choose(0, [])) if (plans.length > 0) yield plans;
}

/** Every aircraft on every mission that is open to it, or on none; empty hexes are for interdiction. */
function* missions(puzzle: Puzzle, state: State): Generator<Line> {
  const { game, without } = puzzle;
  yield { commands: [], state };
  if (without.has('assignMission') || !game.world.verbs.declaration.includes('assignMission')) return;
  const aircraft = state.units.flatMap((unit, no) =>
    unit.side === state.mover && isAircraft(unit) && unit.place === 'map' && !unit.flown ? [no] : [],
  );
  const field = fieldOf(game.world, state);
  const held = hexesOf(field, other(state.mover));
  const { neighbours } = game.world.board.grid;
  // First steps of retreats stay next to the hexes held: interdiction elsewhere has no effect on them.
  const round = new Set(held.flatMap((hex) => [...neighbours.subarray(hex * 6, hex * 6 + 6)].filter((at) => at >= 0)));
  const targets = [...new Set([...held, ...game.world.board.cityHexes])];
  function* send(i: number, line: Line): Generator<Line> {
    const no = aircraft[i];
    if (no === undefined) {
      if (line.commands.length > 0) yield line;
      return;
    }
    yield* send(i + 1, line);
    for (const mission of game.world.missions) {
      for (const hex of mission === 'interdiction' ? [...round, ...targets] : targets) {
        const command: Command = { do: 'assignMission', units: [no], mission, hex };
        if (game.check(line.state, state.mover, command)) continue;
        const after = inHead(game, line.state, command);
        yield* send(i + 1, { commands: [...line.commands, command], state: after });
      }
    }
  }
  yield* send(0, { commands: [], state });
}

export function* declarations(puzzle: Puzzle, state: State): Generator<Line> {
  const { game } = puzzle;
  for (const flown of missions(puzzle, state)) {
    for (const assault of assaults(puzzle, flown.state)) {
      for (const plans of groundPlans(puzzle, flown.state)) {
        const end: Command = { do: 'endDeclaration', battles: [...plans, ...assault] };
        if (game.check(flown.state, state.mover, end)) continue;
        yield { commands: [...flown.commands, end], state: inHead(game, flown.state, end) };
      }
    }
  }
}
