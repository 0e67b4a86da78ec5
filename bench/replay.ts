import type { BlitzEvent, Side, State } from '#games/blitz/types.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import { parseCommand, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { seededChoice } from '#core/dice/dice.ts';
import { closingOf, type Entry, headerOf, isRecordFault, playEntry } from '#core/record/record.ts';
import { verifyRecord } from '#core/dice/proof.ts';
import { openContinent, type PlayedCommand, recordRandomly } from './continent.ts';
import type { Suite } from './result.ts';
import { playToy, toyGame } from './toy.ts';

const TURNS = 60;

const given = (faces: readonly number[]) => {
  let next = 0;
  return { roll: () => faces[next++] ?? 1 };
};

/** A long game again: from its commands, from its events, and from its written record with every hash compared. */
export function replaySuite(): Suite<'commands' | 'events' | 'verified' | 'peer'> {
  const game = openContinent(TURNS);
  const { state: last, played } = recordRandomly(game, 2);
  const text = {
    write: (state: State, command: PlayedCommand['command']) => writeCommand(game.world, state, command),
    read: (state: State, line: string) => parseCommand(game.world, state, line),
  };
  const entries: Entry<BlitzEvent, Side>[] = [];
  let at = game.start;
  for (const { command, dice } of played) {
    const side = game.decides(at) as Side;
    const { state, entry } = playEntry(game, text, { n: entries.length + 1, state: at, side }, command, given(dice));
    entries.push(entry);
    at = state;
  }
  const header = headerOf(game, {
    game: 'blitz',
    setup: writePosition(game.position),
    about: {},
    dice: { kind: 'given' },
  });
  const record = { header, entries, closing: closingOf(header, entries, last.outcome !== undefined) };

  const commands = () => {
    let state = game.start;
    for (const { command, dice } of played) {
      const side = game.decides(state) as Side;
      if (game.check(state, side, command)) throw new Error('the game is refused the second time');
      state = game.play(state, side, command, given(dice)).state;
    }
    return played.length;
  };
  const events = () => {
    let state = game.start;
    for (const entry of entries) state = game.fold(state, entry.events);
    return entries.length;
  };
  const verified = () => {
    const result = verifyRecord(game, text, record, undefined);
    if (isRecordFault(result)) throw new Error(result.message);
    return entries.length;
  };
  const { grid } = game.world.board;
  const toy = toyGame(
    grid,
    last.units.map((unit, no) => ({ side: unit.side === 'blue' ? '0' : '1', at: (no * 17) % grid.size, left: 0 })),
  );
  const peer = () => playToy(toy, grid, 1000, seededChoice(9));
  return {
    ways: { commands, events, verified, peer },
    results: (timing) => [
      {
        what: `replay of ${played.length} commands through check and play`,
        unit: 'per second',
        ours: timing.commands,
        peer: { name: 'boardgame.io 0.50, a toy', timing: timing.peer },
        aim: 20_000,
      },
      { what: 'the same from its written record, all compared', unit: 'per second', ours: timing.verified },
      { what: 'the same from its events alone', unit: 'per second', ours: timing.events },
    ],
  };
}
