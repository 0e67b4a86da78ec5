import { type Dice, DiceExhausted, scriptedDice, seededChoice, seededDice } from './dice.ts';
import type { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { type Fault, faultOf, faultMessage } from '../notation/notation.ts';
import {
  alteredFault,
  type Closing,
  type CommandText,
  type Entry,
  type GameRecord,
  isRecordFault,
  lineOfCommand,
  recalled,
  rulesOf,
} from '../record/record.ts';
import { same } from '../same.ts';
import { code, type Message, asMessage, msg, these } from '../message.ts';
import { diceCheck, sealFault } from './sealed-record.ts';

/** Last state and counts of a verified record. */
export interface Verified<S> {
  readonly state: S;
  readonly commands: number;
  readonly events: number;
  readonly dice: number;
}

function differs<E>(n: number, recorded: readonly E[], played: readonly E[]): Message | undefined {
  const at = played.findIndex((event, i) => !same(event, recorded[i]));
  const first = at >= 0 ? at : played.length;
  if (at < 0 && recorded.length === played.length) return undefined;
  const show = (event: E | undefined) => (event === undefined ? msg`nothing` : code(JSON.stringify(event)));
  return msg`event ${first + 1} of command ${n} should be ${show(played[first])}, not ${show(recorded[first])}`;
}

/**
 * Plays a record again from its commands and dice and compares every event, every die and every hash; the first
 * difference is told with its line. `seeded` are the dice of the header's seed, when it has one.
 */
export function playAgain<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  seeded?: Dice,
): Verified<S> | Fault {
  const { header, entries } = recalled(game, record);
  if (hashOf(game.start) !== header.hash) {
    return faultOf(msg`the position the game began from is not the one the record names (hash)`, { line: 1 });
  }
  const sealed = header.dice.kind === 'sealed' ? header.dice : undefined;
  const broken = sealed && sealFault(sealed, game.sides);
  if (broken) return faultOf(broken, { line: 1 });
  const seal = sealed && diceCheck(sealed);
  let state = game.start;
  let events = 0;
  let dice = 0;
  for (const entry of entries) {
    const { n } = entry;
    const fault = (what: Message): Fault => faultOf(what, { line: lineOfCommand(n) });
    if (game.decides(state) === undefined) return fault(msg`command ${n} comes after the end of the game`);
    const command = text.read(state, entry.command);
    if (isRecordFault(command as object)) {
      return fault(msg`command ${n} '${code(entry.command)}': ${faultMessage(command as Fault)}`);
    }
    const objection = game.check(state, entry.side, command as C);
    if (objection)
      return fault(msg`command ${n} '${code(entry.command)}' is refused: ${code(objection.rule)} ${objection.because}`);
    const rolls = scriptedDice(entry.dice ?? []);
    let misrolled = seal?.begin(entry, game.moment(state));
    if (misrolled !== undefined) return fault(misrolled);
    let place = 0;
    const checked: Dice = {
      roll(sides, what) {
        const face = rolls.roll(sides, what);
        const due = seeded?.roll(sides, what) ?? face;
        if (due !== face) misrolled ??= msg`die ${dice + 1} of the game should show ${due} by its seed, not ${face}`;
        misrolled ??= seal?.roll(place++, sides, face);
        dice++;
        return face;
      },
    };
    try {
      const played = game.play(state, entry.side, command as C, checked);
      if (misrolled !== undefined) return fault(misrolled);
      const different = differs(n, entry.events, played.events);
      if (different !== undefined) return fault(different);
      state = played.state;
    } catch (error) {
      if (error instanceof DiceExhausted) return fault(msg`command ${n}: ${asMessage(error.message)}`);
      throw error;
    }
    if (rolls.unused().length > 0)
      return fault(msg`command ${n} has dice it does not use: ${these(rolls.unused(), ' ')}`);
    if (hashOf(state) !== entry.hash) return fault(msg`the hash of command ${n} should be ${code(hashOf(state))}`);
    events += entry.events.length;
  }
  return { state, commands: entries.length, events, dice };
}

/** True if today's rules make the same events of a command, given in the state the record has come to. */
export function playsAlike<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  before: S,
  { side, command: written, dice = [], events }: Entry<E, Side>,
): boolean {
  try {
    const command = text.read(before, written);
    if (isRecordFault(command as object) || game.check(before, side, command as C)) return false;
    const rolls = scriptedDice(dice);
    const played = game.play(before, side, command as C, rolls);
    return rolls.unused().length === 0 && same(played.events, events);
  } catch {
    return false;
  }
}

/** Commands of a random player, and how often it begins anew. */
const PLAYED_ON = 24;
const TRIES = 3;

/** True if the rules can go on from a state: a random player finds no decision they fail at. */
export function goesOn<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  from: S,
  isLate: () => boolean,
): boolean {
  try {
    for (let seed = 1; seed <= TRIES; seed++) {
      const [choose, dice] = [seededChoice(seed), seededDice(seed)];
      let state = from;
      for (let n = 0; n < PLAYED_ON && !isLate(); n++) {
        const side = game.decides(state);
        if (side === undefined) break;
        state = game.play(state, side, game.sample(state, choose), dice).state;
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** Fault of a record's end: it must be that of its last state, or one the table made while the rules go on. */
function endFault<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  state: S,
  { over, outcome }: Closing,
): Message | undefined {
  const rule = game.outcome(state);
  if (game.decides(state) === undefined) {
    if (!over) return msg`the game is over, but the record says no`;
    return outcome && rule && outcome.winner !== rule.winner
      ? msg`the game ended for ${code(rule.winner)}, and the record says ${code(outcome.winner)}`
      : undefined;
  }
  if (!outcome) return over ? msg`the game is not over` : undefined;
  if (!over || outcome.by === 'rule') return msg`the game is not over`;
  return outcome.winner === 'draw' || game.sides.some((side) => side === outcome.winner)
    ? undefined
    : msg`the table gave the game to ${code(outcome.winner)}, which is no side of it`;
}

/** `playAgain`, and that the record is whole and ends as it says. */
export function verifyRecord<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  seeded: Dice | undefined,
): Verified<S> | Fault {
  const played = playAgain(game, text, record, seeded);
  if (isRecordFault(played)) return played;
  const { entries, closing } = record;
  const last = entries.length + 2;
  if (!closing) return faultOf(msg`the record ends without its closing line: it was cut off`, { line: last });
  const fault = endFault(game, played.state, closing);
  if (fault) return faultOf(fault, { line: last });
  return alteredFault(record) ?? played;
}

/** Sentence on what playing a record again has proved, and what it cannot prove: nothing in it is secret. */
export function proofOf({ header, entries, closing }: GameRecord<unknown, string>): Message {
  const { dice } = header;
  const fell = entries.reduce((sum, entry) => sum + (entry.dice?.length ?? 0), 0);
  const rolled =
    dice.kind === 'seed'
      ? msg`dice from seed ${dice.seed}`
      : dice.kind === 'given'
        ? msg`dice as given`
        : msg`${fell} {die|dice} as sealed before the game`;
  return closing?.print === undefined
    ? msg`consistent with the rules; ${rolled}; players and notes without a print`
    : msg`consistent with the rules; ${rolled}`;
}

/** Verdict on a replayed record: proved, or the reason it proves nothing. */
export interface Proof {
  readonly holds: boolean;
  readonly said: Message;
}

/** `rules`: the number of today's; what was played by others cannot be held to them. `tell` puts a fault in words. */
export function provenBy<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  rules: number,
  tell: (fault: Fault) => Message = faultMessage,
): Proof {
  const { dice } = record.header;
  const ruled = rulesOf(record.header);
  if (ruled !== rules) {
    return { holds: false, said: msg`it was played by rules ${ruled} and cannot be held to today's (${rules})` };
  }
  const again = playAgain(game, text, record, dice.kind === 'seed' ? seededDice(dice.seed) : undefined);
  const fault = isRecordFault(again) ? again : alteredFault(record);
  return fault ? { holds: false, said: tell(fault) } : { holds: true, said: proofOf(record) };
}
