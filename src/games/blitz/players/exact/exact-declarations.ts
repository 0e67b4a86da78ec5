import { type Contact, contacts } from '#games/blitz/combat/rules/declaration.ts';
import { fieldOf, hexesOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, other, type Plan, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isAircraft, isGround } from '#games/blitz/kinds.ts';
import { adjacent, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { inHead } from '#core/game.ts';

/** Every whole declaration of a position with few units: missions, battles and city assaults. */

/** Commands one after the other, without a die, and where they lead. */
export interface Line {
  readonly commands: readonly Command[];
  readonly state: State;
}

/**
 * Unit by unit into the battles: with others into one that is open, or into a new one against some of the hexes it
 * touches that are not taken yet (B7.a9, B9.3). In the end every hex touched is fought (B7.a7).
 */
function* battlesOf(units: readonly Contact[], hexes: readonly Hex[]): Generator<Plan[]> {
  interface Open {
    readonly hexes: readonly Hex[];
    readonly attackers: UnitNo[];
  }
  const open: Open[] = [];
  const free = new Set(hexes);
  const like = ({ unit, touches }: Contact): string =>
    `${unit.type} ${unit.af} ${unit.df} ${unit.at} ${touches.join()}`;
  /** `least`: where the unit before, alike in everything, has gone; exchanging the two makes no difference. */
  function* join(i: number, least: number): Generator<Plan[]> {
    const one = units[i];
    if (!one) {
      if (free.size === 0)
        yield open.map(({ attackers, hexes: struck }) => ({ attackers: [...attackers], hexes: struck }));
      return;
    }
    const next = units[i + 1];
    const twin = next !== undefined && like(next) === like(one);
    for (let b = least; b < open.length; b++) {
      const battle = open[b] as Open;
      if (!battle.hexes.every((hex) => one.touches.includes(hex))) continue;
      battle.attackers.push(one.no);
      yield* join(i + 1, twin ? b : 0);
      battle.attackers.pop();
    }
    const left = one.touches.filter((hex) => free.has(hex));
    for (let mask = 1; mask < 1 << left.length; mask++) {
      const struck = left.filter((_, k) => (mask >> k) & 1);
      for (const hex of struck) free.delete(hex);
      open.push({ hexes: struck, attackers: [one.no] });
      yield* join(i + 1, twin ? open.length - 1 : 0);
      open.pop();
      for (const hex of struck) free.add(hex);
    }
  }
  yield* join(0, 0);
}

function groundPlans({ world }: Blitz, state: State): Generator<Plan[]> {
  // T23.2.2a: hexes under a strategic strike need no ground attack.
  const struck = new Set(state.missions.flatMap(({ kind, hex }) => (kind === 'strategic' ? [hex] : [])));
  const all = contacts(world, state);
  const units = all
    .filter(({ locked }) => !locked)
    .map((one) => ({ ...one, touches: one.touches.filter((hex) => !struck.has(hex)) }))
    .filter(({ touches }) => touches.length > 0)
    .sort(
      (a, b) => a.touches.length - b.touches.length || a.unit.at - b.unit.at || b.unit.af - a.unit.af || a.no - b.no,
    );
  const hexes = [...new Set(all.flatMap(({ touches }) => touches))].filter((hex) => !struck.has(hex));
  return battlesOf(units, hexes);
}

/**
 * T22.3: assaults on some of the cities of minor countries, each by some of the units beside it without another enemy
 * to fight.
 */
function* assaults({ world }: Blitz, state: State): Generator<Plan[]> {
  if (!world.verbs.declaration.includes('declareCityAssault')) {
    yield [];
    return;
  }
  const { board } = world;
  const field = fieldOf(world, state);
  const idle = state.units.flatMap((unit, no) => {
    const free = unit.side === state.mover && unit.place === 'map' && isGround(unit);
    return free && !inZoc(field, other(state.mover), unit.at) ? [no] : [];
  });
  const cities = board.cityHexes.filter((hex) => isUncaptured(world, state, hex));
  function* take(i: number, used: readonly UnitNo[]): Generator<Plan[]> {
    const hex = cities[i];
    if (hex === undefined) {
      yield [];
      return;
    }
    yield* take(i + 1, used);
    const beside = idle.filter((no) => !used.includes(no) && adjacent(board.grid, (state.units[no] as Unit).at, hex));
    for (let mask = 1; mask < 1 << beside.length; mask++) {
      const attackers = beside.filter((_, k) => (mask >> k) & 1);
      for (const rest of take(i + 1, [...used, ...attackers]))
        yield [{ kind: 'assault', attackers, hexes: [hex] }, ...rest];
    }
  }
  yield* take(0, []);
}

/** Aircraft by aircraft: no mission, or one of those open to it. Those alike in everything fly in one order only. */
function* flights(game: Blitz, state: State, isTime: () => boolean): Generator<Line> {
  const { world } = game;
  const { grid, cityHexes } = world.board;
  if (!world.verbs.declaration.includes('assignMission')) {
    yield { commands: [], state };
    return;
  }
  const aircraft = state.units.flatMap((unit, no) =>
    unit.side === state.mover && unit.place === 'map' && isAircraft(unit) && !unit.flown ? [no] : [],
  );
  const held = hexesOf(fieldOf(world, state), other(state.mover));
  const targets = [...new Set([...held, ...cityHexes])];
  // O23.4: a hex no unit can retreat to need not be closed.
  const closing = [...new Set([...targets, ...held.flatMap((hex) => neighboursOf(grid, hex))])];
  const like = ({ type, af, at, mf }: Unit): string => `${type} ${af} ${at} ${mf}`;
  function* send(i: number, line: Line, least: string): Generator<Line> {
    const no = aircraft[i];
    if (no === undefined) {
      yield line;
      return;
    }
    const unit = state.units[no] as Unit;
    const next = state.units[aircraft[i + 1] ?? -1];
    const twin = next !== undefined && like(next) === like(unit);
    if (least === '') yield* send(i + 1, line, '');
    for (const [m, mission] of world.missions.entries()) {
      if (!isTime()) return;
      for (const hex of mission === 'interdiction' ? closing : targets) {
        const order = `${m} ${String(hex).padStart(6, '0')}`;
        const command: Command = { do: 'assignMission', units: [no], mission, hex };
        if (order < least || game.check(line.state, state.mover, command)) continue;
        const then = inHead(game, line.state, command);
        yield* send(i + 1, { commands: [...line.commands, command], state: then }, twin ? order : '');
      }
    }
  }
  yield* send(0, { commands: [], state }, '');
}

/** Every declaration from here on, each up to its end. */
export function* declarationsOf(game: Blitz, state: State, isTime: () => boolean = () => true): Generator<Line> {
  for (const flown of flights(game, state, isTime)) {
    for (const assault of assaults(game, flown.state)) {
      for (const plans of groundPlans(game, flown.state)) {
        const end: Command = { do: 'endDeclaration', battles: [...plans, ...assault] };
        if (game.check(flown.state, state.mover, end)) continue;
        yield { commands: [...flown.commands, end], state: inHead(game, flown.state, end) };
      }
    }
  }
}
