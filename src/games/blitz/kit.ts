import { DiceExhausted } from '#core/dice/dice.ts';
import type { GameKit } from '#core/game-kit.ts';
import { hashOf } from '#core/hash.ts';
import { dutiesOf } from './combat/rules/duties.ts';
import { EXPECTATIONS } from './expected/expectations.ts';
import { type Blitz, openBlitz } from './open.ts';
import { blitzLibrary } from './position.ts';
import { COMMANDS } from './commands.ts';
import { unit } from './fields.ts';
import { parseCommand, writeCommand } from './text/commands/command-text.ts';
import { readCommand } from './text/commands/lenient.ts';
import { isBookkeeping, named, describeEvents } from './text/log/event-text.ts';
import { scenariosIn } from './text/offers.ts';
import { isPosition, parsePosition } from './text/position/position-text.ts';
import { writePosition } from './text/position/position-write.ts';
import { type BlitzEvent, type Command, type Side, SIDES, type State } from './types.ts';

/** Omissions from the list of legal commands. */
const NOTES: Partial<Record<Command['do'], string>> = {
  moveUnit:
    'moveUnit: one cheapest path for every hex a unit reaches alone; other legal paths there and moves of several units of one hex are accepted too',
  flyAirborne: 'flyAirborne: every landing hex; the path is the flyer’s choice (B18.7)',
  declareBattle:
    'declareBattle: single units against single hexes; any battle that keeps B9 may be declared, and endDeclaration may name all battles at once',
  placeUnit: 'placeUnit: units already placed may be placed elsewhere until ready',
};

/** T5.4: a game without a limit of turns is adjudicated after so many, or two computers would play for ever. */
const USUAL_END = 15;

export const kit: GameKit<State, Command, BlitzEvent, Side, Blitz> = {
  id: 'blitz',
  rules: 2,
  sides: SIDES,
  kinds: { board: 'boards', army: 'armies', placement: 'placements', scenario: 'scenarios' },
  open(setup, library) {
    const position = parsePosition(setup, blitzLibrary(library));
    if (!isPosition(position)) return position;
    try {
      return openBlitz(position);
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      return [
        { message: 'a die would fall before anybody decides: the position names a decision that is over (B80.9)' },
      ];
    }
  },
  position: ({ position }, state) => writePosition(position, state),
  writeCommand: ({ world }, state, command) => writeCommand(world, state, command),
  parseCommand: ({ world }, state, text) => parseCommand(world, state, text),
  readCommand: ({ world }, state, text) => readCommand(world, state, text),
  describe: describeEvents,
  offers: (library) => scenariosIn(blitzLibrary(library)),
  usual: { scenario: 'basic', board: 'continent', army: 'continent' },
  limited(setup, turns, library) {
    const read = parsePosition(setup, blitzLibrary(library));
    if (!isPosition(read)) return setup;
    const { preset, terms } = read;
    if (preset === 'basic') return turns === undefined ? setup : `${setup}\nturns ${turns}\n`;
    return turns === undefined && terms.adjudicate > 0 ? setup : `${setup}\nadjudicate ${turns ?? USUAL_END}\n`;
  },
  /** M0.1: switches, modules and what is chosen with them. */
  optioned(setup, options) {
    const [modules, others] = [true, false].map((is) => options.filter((word) => /^M\d+$/.test(word) === is));
    return `${setup}\nmodules ${modules?.join(' ')}\noptions ${others?.join(' ')}\n`;
  },
  /** Hash of the board's text: a record can only be replayed on the board it was played on. */
  fingerprint({ position: { boardText } }, library) {
    return hashOf('name' in boardText ? (blitzLibrary(library).boards[boardText.name] ?? '') : boardText.inline);
  },
  asWritten: ({ position }) => position.state,
  levels: {
    B: 'Basic Game',
    T: 'Tournament Game',
    O: 'Optional rules',
    Q: 'Questions and answers',
    M: 'Module System',
  },
  cites: {
    unknown: 'B80.12',
    noHex: 'B1.1',
    dice: 'B0.7',
    forced: 'B80.9',
    undo: 'B80.10',
    standing: 'B80.11',
    unknownToo: ['M80.47'],
    passedOver: { refuse: ['M15.8', 'M15.9'], support: ['M16.5', 'M16.8', 'M16.chart'] },
  },
  largestDie: 6,
  verbs: /^(?:move|fly|place|declare|attack|resolve|retreat|advance|end-?[mda]|ready|hold|reinforce|take|resign)/,
  takesBack: ['takeBack'],
  standing: [{ do: 'resign' }, { do: 'offerDraw' }],
  notes: NOTES,
  units: ({ units }) => units.map(({ id }) => id),
  unitsIn: ({ units }, command) => COMMANDS.found(unit, command).flatMap((no) => units[no]?.id ?? []),
  duties: dutiesOf,
  shown: ({ world }, before, events) =>
    events.filter((event) => !isBookkeeping(event)).map((event) => named(world, before, event)),
  expectations: EXPECTATIONS,
};
