import { type Expectation, verdict } from '#core/expectation.ts';
import type { GameKit } from '#core/game-kit.ts';
import { asMessage } from '#core/message.ts';
import type { LogEntry } from '#core/record/log-entry.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Command, type Event, GRID, type Mines, openMines, other, type Side, SIDES, type State } from './mines.ts';
import { readCommand, readPosition, writeCommand, writePosition } from './text.ts';

const hex = (at: Hex): string => nameOf(GRID, at);

function sentence(event: Event): LogEntry | undefined {
  const say = (text: string, ...rules: string[]): LogEntry => ({ text: asMessage(text), rules });
  switch (event.is) {
    case 'laid':
      return say(`${event.side} lays a mine ${event.hex === undefined ? 'somewhere' : `in ${hex(event.hex)}`}`, 'M1');
    case 'stepped':
      return say(`${event.side} marches to ${hex(event.hex)}`, 'M3');
    case 'blast':
      return say(
        `a mine in ${hex(event.hex)}: ${event.die}, ${event.hit ? 'a man is lost' : 'nobody is hurt'}`,
        'M3.1',
      );
    case 'drew':
      return say(`${event.side} draws ${event.card ?? 'a card'}`, 'M6.1');
    case 'played':
      return say(`${event.side} plays ${event.card}`, event.card === 'smoke' ? 'M4.4' : 'M6.2');
    case 'shot':
      return say(`${other(event.at)} fires: ${event.die}, ${event.hit ? 'a hit' : 'a miss'}`, 'M4.1');
    case 'turnBegins':
      return say(`turn ${event.turn} begins`);
    case 'over':
      return say(event.winner === 'draw' ? 'the game is a draw' : `${event.winner} wins`, 'M5');
    default:
      return undefined;
  }
}

const EXPECTATIONS: Readonly<Record<string, Expectation<State, Event, Mines>>> = {
  men: ({ state }, [side, men]) => verdict(men ?? '', String(state.squads[side === 'north' ? 'north' : 'south'].men)),
  at: ({ state }, [side, where]) => verdict(where ?? '', hex(state.squads[side === 'north' ? 'north' : 'south'].at)),
};

/** The small game as every door takes it. */
export const kit: GameKit<State, Command, Event, Side, Mines> = {
  id: 'mines',
  rules: 1,
  sides: SIDES,
  kinds: {},
  open(setup) {
    const position = readPosition(setup);
    return 'turn' in position ? openMines(position) : position;
  },
  position: (game, state = game.start) => writePosition(state),
  writeCommand: (_game, _state, command) => writeCommand(command),
  parseCommand(_game, _state, text) {
    const read = readCommand(text);
    return 'message' in read ? read : read.command;
  },
  readCommand: (_game, _state, text) => readCommand(text),
  describe: (_game, _before, events) => events.flatMap((event) => sentence(event) ?? []),
  offers: () => [{ name: 'two squads', setup: 'game mines\n' }],
  levels: {},
  cites: { unknown: 'M0', noHex: 'M0', dice: 'M0', forced: 'M3', undo: 'M0', standing: 'M0' },
  standing: [{ do: 'resign' }],
  units: () => [],
  unitsIn: () => [],
  expectations: EXPECTATIONS,
};
