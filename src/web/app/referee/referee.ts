import { randomPlayer } from '../../../ai/random.ts';
import { legalDeclaration } from '../../../blitz/assignment.ts';
import { isFault, parseCommand, writeCommand } from '../../../blitz/command-text.ts';
import { contacts, declarationFault, planFault, struckHexes } from '../../../blitz/declaration.ts';
import { tell } from '../../../blitz/event-text.ts';
import { isObjection, type Objection, objection } from '../../../core/objection.ts';
import { allowance, hexesReached, reachOf, routeTo } from '../../../blitz/movement.ts';
import { chancesOf } from '../../../blitz/chances.ts';
import { strengthsOf } from '../../../blitz/odds.ts';
import { type Blitz, openBlitz } from '../../../blitz/open.ts';
import type { Library } from '../../../blitz/position.ts';
import { isPosition, parsePosition } from '../../../blitz/position-text.ts';
import { writePosition } from '../../../blitz/position-write.ts';
import { fieldOf, inZoc } from '../../../blitz/field.ts';
import { isRough } from '../../../blitz/board.ts';
import {
  other,
  type BlitzEvent,
  type Command,
  type Side,
  type State,
  type Unit,
  type UnitNo,
} from '../../../blitz/types.ts';
import type { Dice } from '../../../core/dice.ts';
import { describeFault } from '../../../core/notation.ts';
import {
  closingOf,
  type Entry,
  headerOf,
  playEntry,
  readRecord,
  verifyRecord,
  writeRecord,
} from '../../../core/record.ts';
import { inWords } from '../../../core/terms.ts';
import type { Hex } from '../../../hex/hex.ts';
import type { BattleView, Choice, LogLine, Obligations, Questions, ReachHex, Snapshot } from './protocol.ts';

/** The referee: one game, its course and its dice. It runs in a worker so that the page never waits for a rule. */

interface Moment {
  readonly state: State;
  readonly entry: Entry<BlitzEvent, Side> | undefined;
}

/** Fair dice of this browser: bytes that would favour low faces are thrown away. */
const browserDice: Dice = {
  roll(sides) {
    const most = 256 - (256 % sides);
    const byte = new Uint8Array(1);
    do crypto.getRandomValues(byte);
    while ((byte[0] as number) >= most);
    return 1 + ((byte[0] as number) % sides);
  },
};

export function createReferee(library: Library): Questions {
  let game: Blitz | undefined;
  let setup = '';
  let course: Moment[] = [];
  let at = 0;

  const table = (): Blitz => {
    if (!game) throw new Error('no game is open');
    return game;
  };
  const now = (): State => (course[at] as Moment).state;
  const commandText = {
    write: (state: State, command: Command) => writeCommand(table().world, state, command),
    read: (state: State, text: string) => {
      const read = parseCommand(table().world, state, text);
      return isFault(read) ? read : read.command;
    },
  };

  const begin = (text: string): void => {
    const position = parsePosition(text, library);
    if (!isPosition(position)) throw new Error(position.map(describeFault).join('\n'));
    game = openBlitz(position);
    setup = text;
    course = [{ state: game.start, entry: undefined }];
    at = 0;
  };

  const linesOf = (index: number): LogLine[] => {
    const moment = course[index];
    if (!moment?.entry) return [];
    const { n, side } = moment.entry;
    return tell(table(), (course[index - 1] as Moment).state, moment.entry.events).map((told) => ({
      ...told,
      n,
      side,
    }));
  };

  /** Undo never crosses a roll, a reveal or a change of the side that decides. */
  const canUndo = (): boolean => {
    const { entry } = course[at] as Moment;
    if (!entry || entry.events.some((event) => table().reveals(event))) return false;
    return table().prompt(now())?.side === entry.side;
  };

  const snapshot = (told: readonly LogLine[] = linesOf(at)): Snapshot => {
    const { trail: _trail, mark: _mark, ...state } = now();
    return {
      state,
      prompt: table().prompt(now()),
      played: at,
      canUndo: canUndo(),
      canRedo: at + 1 < course.length,
      told,
    };
  };

  const play = (command: Command): Snapshot | Objection => {
    const state = now();
    const side = table().prompt(state)?.side;
    if (!side) return objection('B80.7', 'the game is over');
    const fault = table().check(state, side, command);
    if (fault) return fault;
    const played = playEntry(table(), commandText, { n: at + 1, state, side }, command, browserDice);
    course = [...course.slice(0, at + 1), { state: played.state, entry: played.entry }];
    at++;
    return snapshot();
  };

  const say = (text: string): Snapshot | Objection => {
    const read = parseCommand(table().world, now(), text);
    return isFault(read) ? objection('B80.12', describeFault(read)) : play(read.command);
  };

  return {
    open(text) {
      begin(text);
      return snapshot([]);
    },
    load(text) {
      const record = readRecord<BlitzEvent, Side>(text);
      if ('message' in record) throw new Error(describeFault(record));
      begin(record.header.setup);
      const verified = verifyRecord(table(), commandText, record, undefined);
      if ('message' in verified) throw new Error(describeFault(verified));
      for (const entry of record.entries)
        course.push({ state: table().fold((course.at(-1) as Moment).state, entry.events), entry });
      at = course.length - 1;
      return snapshot(course.flatMap((_, i) => linesOf(i)));
    },
    save() {
      const entries = course.slice(1, at + 1).flatMap((moment) => moment.entry ?? []);
      const header = headerOf(table(), {
        game: 'blitz',
        setup,
        about: { by: 'hexfront web' },
        dice: { kind: 'given' },
      });
      return writeRecord({ header, entries, closing: closingOf(entries.length, table().prompt(now()) === undefined) });
    },
    position: () => writePosition(table().position, now()),
    play,
    say,
    reach: (units) => reachTogether(table(), now(), units),
    moveTo(units, hex) {
      const found = reachTogether(table(), now(), units).find((one) => one.hex === hex);
      if (found) return play({ do: 'moveUnit', units, path: found.path });
      const ids = units.map((no) => now().units[no]?.id).join('+');
      return say(`moveUnit ${ids} to ${table().world.board.grid.names[hex] ?? ''}`);
    },
    choices(limit) {
      const found: Choice[] = [];
      for (const command of table().legal(now())) {
        found.push({ command, text: writeCommand(table().world, now(), command) });
        if (found.length >= limit) break;
      }
      return found;
    },
    battle: (attackers, hexes) => battleView(table(), now(), attackers, hexes),
    obligations: () => obligations(table(), now()),
    suggest: () =>
      (legalDeclaration(table().world, now()) ?? [])
        .filter((plan) => plan.attackers.length > 0)
        .map((plan) => ({ attackers: [...plan.attackers, ...plan.aircraft], hexes: plan.hexes })),
    undo() {
      if (canUndo()) at--;
      return snapshot([]);
    },
    redo() {
      if (at + 1 < course.length) at++;
      return snapshot();
    },
    computer() {
      const state = now();
      const command = randomPlayer(crypto.getRandomValues(new Int32Array(1))[0] ?? 1).command(table(), state);
      const answer = play(command);
      if (isObjection(answer)) throw new Error(`the computer's command was refused: ${answer.because}`);
      return answer;
    },
  };
}

function reachTogether(game: Blitz, state: State, units: readonly UnitNo[]): ReachHex[] {
  const { world } = game;
  const board = world.board;
  const movers = units.map((no) => state.units[no] as Unit);
  // The slowest leads; armor and artillery before others of the same speed, since terrain bars them.
  const speed = (unit: Unit) =>
    allowance(world, state, unit) - unit.spent - (['armor', 'artillery'].includes(unit.type) ? 0.5 : 0);
  const [lead, ...rest] = [...movers].sort((a, b) => speed(a) - speed(b));
  if (!lead || movers.some((unit) => unit.place !== 'map' || unit.at !== lead.at)) return [];
  const range = reachOf(world, state, lead);
  const field = fieldOf(board, state);
  const found = hexesReached(range).flatMap((hex): ReachHex[] => {
    const route = routeTo(range, hex);
    const stops = inZoc(field, other(lead.side), hex) || isRough(board, hex);
    return route ? [{ hex, cost: route.cost, path: route.path, stops }] : [];
  });
  if (rest.length === 0) return found;
  const side = lead.side;
  return found.filter(({ path }) => game.check(state, side, { do: 'moveUnit', units, path }) === undefined);
}

function battleView(game: Blitz, state: State, attackers: readonly UnitNo[], hexes: readonly Hex[]): BattleView {
  const { world } = game;
  const fault = planFault(world, state, { attackers, hexes });
  const strengths = strengthsOf(world, state, attackers, hexes);
  const { odds } = strengths;
  const chances = fault ? [] : chancesOf(game, state, { attackers, hexes });
  return {
    attackers,
    hexes,
    attack: inWords(strengths.attack),
    defence: strengths.defence.map(({ terms }) => inWords(terms)),
    odds: odds.label,
    chances: chances.map(({ result, sixths }) => [result, sixths] as const),
    fault,
  };
}

function obligations(game: Blitz, state: State): Obligations {
  const { world } = game;
  const all = contacts(world, state);
  const attacked = new Set([...state.battles.flatMap((battle) => battle.hexes), ...struckHexes(state)]);
  const fighting = new Set(state.battles.flatMap((battle) => battle.attackers));
  const hexes = [...new Set(all.flatMap((contact) => contact.touches))].filter((hex) => !attacked.has(hex));
  const units = all.filter((contact) => !contact.locked && !fighting.has(contact.no)).map((contact) => contact.no);
  return { hexes, units, fault: declarationFault(world, state, state.battles) };
}
