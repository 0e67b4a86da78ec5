import { grain, payers } from '#games/blitz/combat/rules/losses.ts';
import type { Bill, Command, Loss, State, Unit } from '#games/blitz/types.ts';
import type { Puzzle } from './puzzle.ts';

/** Every command of a single decision inside or after the battles. */

/** Every way to share a bill out among its units; the engine says which of them are legal (T7.2.3). */
function* sharesOf(state: State, bill: Bill): Generator<Loss[]> {
  const pool = payers(state, bill);
  function* take(i: number, paid: number, losses: readonly Loss[]): Generator<Loss[]> {
    const no = pool[i];
    if (paid >= bill.factors || no === undefined) {
      yield [...losses];
      return;
    }
    yield* take(i + 1, paid, losses);
    const unit = state.units[no] as Unit;
    const whole = bill.by === 'af' ? unit.af : unit.df;
    const worth = bill.double?.includes(no) ? 2 : 1;
    for (let factors = grain(unit)[bill.by]; factors <= whole; factors += grain(unit)[bill.by]) {
      yield* take(i + 1, paid + worth * factors, [...losses, { unit: no, factors }]);
      if (paid + worth * factors >= bill.factors) break;
    }
  }
  yield* take(0, 0, []);
}

/** One retreat per final hex. */
function onceForEachEnd(commands: Iterable<Command>): Command[] {
  const ends = new Map<string, Command>();
  for (const command of commands) {
    if (command.do === 'chooseRetreat') ends.set(`${command.unit} ${command.path.at(-1) ?? -1}`, command);
  }
  return [...ends.values()];
}

export function* choices({ game, without }: Puzzle, state: State): Generator<Command> {
  const frame = state.frames.at(-1);
  if (frame?.at === 'losses') {
    for (const losses of sharesOf(state, frame.bill)) {
      const command: Command = { do: 'chooseLosses', losses };
      if (!game.check(state, frame.bill.side, command)) yield command;
    }
    return;
  }
  if (frame?.at === 'retreat') {
    yield* onceForEachEnd(game.legal(state));
    return;
  }
  for (const command of game.legal(state)) if (!without.has(command.do)) yield command;
}
