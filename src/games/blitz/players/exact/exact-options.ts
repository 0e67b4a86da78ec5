import { grain, payers } from '#games/blitz/combat/rules/losses.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Bill, type Command, type FrameAt, type Loss, sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import { STACK_LIMIT } from '#games/blitz/kinds.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/** Every way to make one of the decisions inside or after the battles. */

/** Surrender and talk are no moves; breaking units down and changing bases are left to the usual judgement. */
const IDLE: ReadonlySet<Command['do']> = new Set([
  'resign',
  'offerDraw',
  'acceptDraw',
  'takeBack',
  'undeclare',
  'splitUnit',
  'rebase',
]);

export const isIdle = ({ do: name }: Command): boolean => IDLE.has(name);

/** T7.2.3: from the first unit of the bill on, nothing or some of its pieces, until the bill is paid. */
function lossesFor(state: State, bill: Bill): Loss[][] {
  const pool = payers(state, bill);
  const found: Loss[][] = [];
  const pay = (i: number, owed: number, losses: readonly Loss[]): void => {
    const no = pool[i];
    if (owed <= 0 || no === undefined) {
      found.push([...losses]);
      return;
    }
    const unit = state.units[no] as Unit;
    const piece = grain(unit)[bill.by];
    const worth = bill.double?.includes(no) ? 2 : 1;
    pay(i + 1, owed, losses);
    let left = owed;
    for (let factors = piece; left > 0 && factors <= (bill.by === 'af' ? unit.af : unit.df); factors += piece) {
      left = owed - worth * factors;
      pay(i + 1, left, [...losses, { unit: no, factors }]);
    }
  };
  pay(0, bill.factors, []);
  return found;
}

/** One path per destination. */
function* byEnds(commands: Iterable<Command>): Generator<Command> {
  const seen = new Set<string>();
  for (const command of commands) {
    if (isIdle(command)) continue;
    if (command.do === 'chooseRetreat' || command.do === 'advance') {
      const key = `${command.unit} ${command.path.at(-1) ?? -1}`;
      if (seen.has(key)) continue;
      seen.add(key);
    }
    yield command;
  }
}

/** True if a city lies where the moves of these units would affect it. */
function nearCity(
  { world }: Blitz,
  state: State,
  { fight, side, steps }: FrameAt<'advance'> | FrameAt<'retreat'>,
): boolean {
  const { grid, cityHexes } = world.board;
  const units = side === state.mover ? fight.battle.attackers : fight.defenders;
  const from = units.map((no) => (state.units[no] as Unit).at).filter((hex: Hex) => hex >= 0);
  return cityHexes.some((city) => from.some((hex) => distance(grid, hex, city) <= steps + 1));
}

/**
 * The commands of a decision, movement and declaration apart. `last`: where units stand matters only for the cities, for
 * nothing more is fought or answered.
 */
export function* optionsFor(game: Blitz, state: State, last: boolean): Generator<Command> {
  const frame = state.frames.at(-1);
  if (frame?.at === 'losses') {
    for (const losses of lossesFor(state, frame.bill)) {
      const command: Command = { do: 'chooseLosses', losses };
      if (!game.check(state, frame.bill.side, command)) yield command;
    }
    return;
  }
  if (last && frame?.at === 'advance' && !nearCity(game, state, frame)) {
    yield { do: 'endAdvance' };
    return;
  }
  const options = byEnds(game.legal(state));
  if (last && frame?.at === 'retreat' && !nearCity(game, state, frame) && !crowds(state, frame)) {
    for (const command of options) {
      yield command;
      return;
    }
  }
  yield* options;
}

/** B8.1: if all units of a side fit into one hex, no unit dies of a retreat for lack of room. */
function crowds(state: State, { side, units }: FrameAt<'retreat'>): boolean {
  if (units.length < 2) return false;
  let all = 0;
  for (const unit of state.units) if (unit.side === side && unit.place === 'map') all += sizeOf(unit);
  return all > STACK_LIMIT;
}
