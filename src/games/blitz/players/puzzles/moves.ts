import { isParticipant } from '#games/blitz/combat/rules/av.ts';
import { fieldOf, hexesOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { isGround, mayFly, flies } from '#games/blitz/kinds.ts';
import { hexesReached, reachOf, routeTo } from '#games/blitz/ground/rules/movement.ts';
import { type Command, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Puzzle } from './puzzle.ts';
import { stateKey } from './state-key.ts';
import { inHead } from '#core/game.ts';

/** Every way a movement phase can end, each once. */

/** Commands given one after the other, none of which rolls a die, and where they lead. */
export interface Line {
  readonly commands: readonly Command[];
  readonly state: State;
}

/** More than this is no small position any more: the puzzle is refused rather than half enumerated. */
const MOST_ENDINGS = 400_000;

const play = ({ game }: Puzzle, state: State, command: Command): State => inHead(game, state, command);

/** The movers that can still go somewhere, those alike in every respect side by side. */
function movers({ game }: Puzzle, state: State): { no: UnitNo; moves: Command[]; alike: string }[] {
  return state.units.flatMap((unit, no) => {
    if (unit.side !== state.mover || unit.place !== 'map' || !isGround(unit)) return [];
    const moves = movesOf(game.world, state, no);
    const { type, af, df, mf, at, spent } = unit;
    return moves.length > 0 ? [{ no, moves, alike: [type, af, df, mf, at, spent].join() }] : [];
  });
}

function movesOf(world: Puzzle['game']['world'], state: State, no: UnitNo): Command[] {
  const range = reachOf(world, state, state.units[no] as Unit);
  return hexesReached(range).flatMap((to): Command[] => {
    const route = routeTo(range, to);
    return route ? [{ do: 'moveUnit', units: [no], path: route.path }] : [];
  });
}

/**
 * Land moves alone, where units do not hinder each other (B6.6, B8.2): every unit to every hex in its reach, in the
 * order of their numbers. Identical units may exchange places without a difference.
 */
function* landMoves(puzzle: Puzzle, state: State): Generator<Line> {
  const units = movers(puzzle, state).sort((a, b) => (a.alike < b.alike ? -1 : a.alike > b.alike ? 1 : a.no - b.no));
  const endOf = (command: Command | undefined): Hex => (command?.do === 'moveUnit' ? (command.path.at(-1) ?? -1) : -1);
  function* place(i: number, now: State, line: readonly Command[], last: Hex): Generator<Line> {
    const unit = units[i];
    if (!unit) {
      yield { commands: line, state: now };
      return;
    }
    const least = units[i - 1]?.alike === unit.alike ? last : -2;
    if (least < 0) yield* place(i + 1, now, line, -1);
    for (const move of unit.moves) {
      const to = endOf(move);
      if (to >= least) yield* place(i + 1, play(puzzle, now, move), [...line, move], to);
    }
  }
  yield* place(0, state, [], -2);
}

/** T7.3: every automatic victory against one or two hexes by some of the units that can take part in it. */
function* victories({ game }: Puzzle, state: State): Generator<Command> {
  const { board } = game.world;
  const field = fieldOf(game.world, state);
  const able = state.units.flatMap((unit, no) =>
    unit.side === state.mover && unit.place === 'map' && (isGround(unit) ? hasContact(unit) : flies(unit, 'tactical'))
      ? [no]
      : [],
  );
  function hasContact(unit: Unit): boolean {
    return inZoc(field, other(state.mover), unit.at) && !isParticipant(state, state.units.indexOf(unit));
  }
  const hexes = hexesOf(field, other(state.mover)).filter((hex) =>
    able.some((no) => adjacent(board.grid, hex, (state.units[no] as Unit).at)),
  );
  const targets = hexes.flatMap((one, i) => [[one], ...hexes.slice(i + 1).map((two) => [one, two])]);
  for (const target of targets) {
    for (let mask = 1; mask < 1 << able.length; mask++) {
      const command: Command = { do: 'declareAV', units: able.filter((_, i) => (mask >> i) & 1), hexes: target };
      if (!game.check(state, state.mover, command)) yield command;
    }
  }
}

function* movementCommands(puzzle: Puzzle, state: State): Generator<Command> {
  for (const command of puzzle.game.legal(state)) if (command.do !== 'declareAV') yield command;
  if (puzzle.game.world.verbs.movement.includes('declareAV') && !puzzle.without.has('declareAV'))
    yield* victories(puzzle, state);
}

/** Moves of all kinds, whose order matters: every order, every state once. */
function* allMoves(puzzle: Puzzle, state: State): Generator<Line> {
  const { without } = puzzle;
  const seen = new Set<string>();
  const open: { line: Line; walked: readonly UnitNo[] }[] = [{ line: { commands: [], state }, walked: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { line, walked } = next;
    yield line;
    for (const command of movementCommands(puzzle, line.state)) {
      if (command.do === 'endMovement' || without.has(command.do)) continue;
      // A second walk is of use only after something else has happened.
      const [no] = command.do === 'moveUnit' ? command.units : [];
      if (no !== undefined && walked.includes(no)) continue;
      const after = play(puzzle, line.state, command);
      const then = no === undefined ? [] : [...walked, no].sort((a, b) => a - b);
      const key = `${stateKey(after, true)} ${then.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ line: { commands: [...line.commands, command], state: after }, walked: then });
    }
  }
}

/** Commands of which there can be none in this phase, whatever is moved. */
function cannot(state: State, verb: string): boolean {
  const own = state.units.filter((unit) => unit.side === state.mover);
  switch (verb) {
    case 'placeReinforcement':
      return !own.some((unit) => unit.place === 'waiting' && unit.due <= state.turn);
    case 'placeReplacement':
      return state.replacements[state.mover] === 0;
    case 'flyAirborne':
      return !own.some((unit) => unit.place === 'map' && mayFly(unit));
    case 'sail':
    case 'landAtPort':
    case 'stageInvasion':
    case 'landOnBeach':
      return !own.some((unit) => unit.place === 'sea');
    case 'withdrawRanger':
      return !own.some((unit) => unit.landedOn !== undefined);
    case 'aircraftToSea':
      return own.every(isGround);
    default:
      return false;
  }
}

/** All movement phases that can be played from here, up to and with their end. */
export function* endings(puzzle: Puzzle, state: State): Generator<Line> {
  const { game, without } = puzzle;
  const plain = game.world.verbs.movement.every(
    (verb) =>
      verb === 'moveUnit' || verb === 'endMovement' || without.has(verb as Command['do']) || cannot(state, verb),
  );
  const seen = new Set<string>();
  let count = 0;
  for (const line of plain ? landMoves(puzzle, state) : allMoves(puzzle, state)) {
    if (++count > MOST_ENDINGS) throw new Error(`${puzzle.id}: more than ${MOST_ENDINGS} ways to move`);
    for (const end of game.legal(line.state)) {
      if (end.do !== 'endMovement') continue;
      const after = play(puzzle, line.state, end);
      const key = stateKey(after);
      if (seen.has(key)) continue;
      seen.add(key);
      yield { commands: [...line.commands, end], state: after };
    }
  }
}
