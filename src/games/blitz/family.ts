import type { Family } from '../../core/family.ts';
import { EXPECTATIONS } from './expectations.ts';
import { type Blitz, openBlitz } from './open.ts';
import { blitzLibrary } from './position.ts';
import { parseCommand, writeCommand } from './text/command-text.ts';
import { tell } from './text/event-text.ts';
import { scenariosIn } from './text/offers.ts';
import { isPosition, parsePosition } from './text/position-text.ts';
import { writePosition } from './text/position-write.ts';
import { type BlitzEvent, type Command, type Side, SIDES, type State } from './types.ts';

export const family: Family<State, Command, BlitzEvent, Side, Blitz> = {
  id: 'blitz',
  rules: 1,
  sides: SIDES,
  kinds: { board: 'boards', army: 'armies', placement: 'placements', scenario: 'scenarios' },
  open(setup, library) {
    const position = parsePosition(setup, blitzLibrary(library));
    return isPosition(position) ? openBlitz(position) : position;
  },
  position: ({ position }, state) => writePosition(position, state),
  writeCommand: ({ world }, state, command) => writeCommand(world, state, command),
  readCommand: ({ world }, state, text) => parseCommand(world, state, text),
  tell,
  offers: (library) => scenariosIn(blitzLibrary(library)),
  expectations: EXPECTATIONS,
};
