import type { GameKit } from '#core/game-kit.ts';
import { hashOf } from '#core/hash.ts';
import { EXPECTATIONS } from './expectations.ts';
import { gameNow, type OpenGamex, openGamex } from './position.ts';
import { situationsIn } from './text/mission-text.ts';
import { deckText } from './text/chaos-lines.ts';
import { parseCommand, writeCommand } from './text/command-text.ts';
import { readCommand } from './text/lenient.ts';
import { isPosition, panelsIn, parsePosition, wholeText } from './text/position-text.ts';
import { writePosition } from './text/position-write.ts';
import { describeEvents } from './text/sentences.ts';
import { type Command, type GamexEvent, type Side, SIDES, type State } from './types.ts';

/** Last turn a position can name. */
const MOST_TURNS = 99;

export const kit: GameKit<State, Command, GamexEvent, Side, OpenGamex> = {
  id: 'gamex',
  rules: 2,
  sides: SIDES,
  kinds: { panel: 'panels', counters: 'counters', situation: 'situations', deck: 'decks' },
  open(setup, library) {
    const position = parsePosition(setup, library);
    return isPosition(position) ? openGamex(position) : position;
  },
  whole: wholeText,
  fingerprint: ({ position, world }, library) =>
    hashOf([...panelsIn(position.preface, library), ...deckText(world.cards, library)]),
  position: ({ position }, state) => writePosition(position, state),
  writeCommand: ({ world }, _state, command) => writeCommand(world, command),
  parseCommand: ({ world }, state, text) => parseCommand(world, state, text),
  readCommand: (game, state, text) =>
    readCommand(gameNow(game, state).world, state, game.decides(state) ?? 'axis', text),
  describe: describeEvents,
  offers: situationsIn,
  usual: { scenario: 'duel', board: 'D', army: 'standard' },
  limited: (setup, turns) => (turns === undefined ? setup : `${setup}\nturns ${turns === 0 ? MOST_TURNS : turns}\n`),
  optioned: (setup, options) => `${setup}\noptions ${options.join(' ')}\n`,
  levels: { X: 'Tactical GameX' },
  cites: { unknown: 'X31.1', noHex: 'X0.4', dice: 'X0.3', forced: 'X31.17', undo: 'X31.19', standing: 'X4.4a' },
  standing: [{ do: 'resign' }, { do: 'offerDraw' }],
  units: ({ units }) => units.map(({ id }) => id),
  unitsIn: (_state, command) => ('unit' in command ? [command.unit] : 'units' in command ? command.units : []),
  expectations: EXPECTATIONS,
  largestDie: 54,
};
