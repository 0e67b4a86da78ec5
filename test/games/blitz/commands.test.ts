import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resumeHistory } from '#core/record/game-history.ts';
import { textOf } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isRecordFault, readRecord } from '#core/record/record.ts';
import { english } from '#core/message.ts';
import { COMMANDS } from '#games/blitz/commands.ts';
import { kit } from '#games/blitz/kit.ts';
import { isFault, parseCommand, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import type { BlitzEvent, Command, Side, State } from '#games/blitz/types.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { amount } from '#test/sample.ts';
import { openPosition } from './game.ts';

/** Commands of records: written, read, checked and searched by their shapes. */

const ARCHIVE = join(import.meta.dirname, '../../archive/2026-11');
const RECORDS = readdirSync(ARCHIVE).filter((name) => name.endsWith('.jsonl'));

interface Given {
  readonly text: string;
  readonly state: State;
}

/** Commands of a record with the states they were given in. */
function commandsOf(name: string): { readonly game: ReturnType<typeof openPosition>; readonly given: Given[] } {
  const record = readRecord<BlitzEvent, Side>(readFileSync(join(ARCHIVE, name), 'utf8'));
  if (isRecordFault(record)) throw new Error(describeFault(record));
  const game = openPosition(record.header.setup, LIBRARY, name);
  const { history } = resumeHistory(game, textOf(kit, game), record, kit.rules);
  return { game, given: history.entries.map(({ command: text }, i) => ({ text, state: history.at(i) })) };
}

describe('commands of archived records', () => {
  test.each(RECORDS.slice(0, amount(RECORDS.length, 12)))('%s: read as they were written', (name) => {
    const { game, given } = commandsOf(name);
    const { world } = game;
    for (const { text, state } of given) {
      const command = parseCommand(world, state, text);
      if (isFault(command)) throw new Error(`${text}: ${describeFault(command)}`);
      const wrong = COMMANDS.wrong(command);
      expect([text, wrong && english(wrong)]).toEqual([text, undefined]);
      expect(writeCommand(world, state, command)).toBe(text);
      const spoken = readCommand(world, state, text);
      if (isFault(spoken)) throw new Error(`${text} by hand: ${describeFault(spoken)}`);
      if (!('to' in command && command.do === 'moveUnit')) expect(spoken.command).toEqual(command);
    }
  });

  test('every unit they name is found', () => {
    const found = new Set<Command['do']>();
    for (const name of RECORDS.slice(0, 12)) {
      const { game, given } = commandsOf(name);
      for (const { text, state } of given) {
        const command = parseCommand(game.world, state, text);
        if (isFault(command)) throw new Error(text);
        const named = state.units.filter(({ id }) => text.split(/[\s+:;]+/).includes(id)).map(({ id }) => id);
        const units = new Set(kit.unitsIn(state, command));
        // M12.33: a ship may stand for the place it is in.
        const missing = named.filter((id) => !units.has(id));
        if (missing.length > 0) found.add(command.do);
      }
    }
    expect([...found]).toEqual([]);
  });
});
