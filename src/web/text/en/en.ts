import { counted } from '#core/notation/columns.ts';
import { enSeeing } from './view.ts';
import { enAfter } from './after.ts';
import { enFront } from './front.ts';
import { enGames } from './games.ts';
import { enLayout } from './layout.ts';
import { enPlay } from './play.ts';
import { enLearn } from './learn.ts';
import { enTable } from './table.ts';
import { enComputer } from './computer.ts';
import { enFilm } from './film.ts';
import type { Like } from '../word-types.ts';

/** English texts of the page. Other languages have the same keys; the compiler and a test check that. */
export const en = {
  // People and things
  close: 'Close',
  dismiss: 'Dismiss',

  // Front page
  play: 'Play',
  playNow: 'Play now',
  openFile: 'Open a file',
  openFileText: 'A saved game or a written position; or drop it anywhere on this page.',
  replays: 'Watch a replay',
  replaysText: 'Any saved game, step by step or turn by turn.',
  rulebook: 'Rulebook',
  rulebookText: 'Every rule by number, searchable.',
  footer: 'Hexfront is free software under the MIT licence. It loads nothing from anywhere but its own server.',
  theme: 'Colours',
  themeName: { classic: 'Classic', night: 'Night', contrast: 'High contrast' },
  languageLabel: 'Language',
  languageAway: (name: string) => `${name} could not be fetched, so it stays English. Is there a connection?`,

  // Options
  playedBy: (side: string, several: boolean) => `${side} ${several ? 'are' : 'is'} played by`,

  // Files
  fileForeign: (name: string, why: string) => `${name} is no Hexfront game or position: ${why}`,
  fileNewer: (name: string, version: string, ours: number) =>
    `${name} was written by a newer Hexfront (record version ${version}; this one reads ${ours}). Nothing was opened.`,
  fileOtherGame: (name: string, game: string) => `${name} is a game of “${game}”, which this page does not play.`,
  sealBroken: 'its sealed part cannot be opened',
  fileDamaged: (name: string, why: string) => `${name} is damaged: ${why}`,
  fileEmpty: (name: string) => `${name} is empty.`,
  otherRules: (where: string) => `This game is whole. Some of it would go another way by today's rules (${where}).`,
  altered: 'This game was changed after it was saved. What it says of its players and notes may not be as it was.',
  recovered: (good: number, why: string) =>
    `This game was damaged (${why}). It goes on from the last good state, after ${counted(good, 'command', 'commands')}.`,

  // Table
  home: 'Back to the front page',
  turn: (turn: number) => `Turn ${turn}`,
  opening: 'Opening the game …',
  thinking: 'The computer is thinking …',
  isDeciding: (several: boolean) => (several ? 'are deciding …' : 'is deciding …'),
  undo: 'Undo',
  redo: 'Redo',
  undoHere: 'Undo to here',
  rules: 'Rules',
  save: 'Save',
  copyPosition: 'Copy position',
  savePicture: 'Save picture',
  copied: 'The position is on the clipboard as text.',
  notCopied: 'The browser did not let the position onto the clipboard.',
  shortcuts: 'Shortcuts',
  more: 'More',
  board: 'The board',
  decision: 'The decision at hand',
  findHex: 'Hex',
  findHexHint: 'Hex, e.g. U20',
  noSuchHex: (name: string) => `There is no hex ${name} on this board.`,
  rollOf: (dice: string) => `Die: ${dice}`,
  notYet: 'Not yet',
  stillToDo: 'Still to do',
  readRule: (rule: string) => `Read rule ${rule}`,
  draw: 'A draw',
  wins: (who: string, several: boolean) => `${who} ${several ? 'win' : 'wins'}`,

  // Prompts
  decideForMe: 'Decide for me',

  // Unit panel
  chosenHex: 'The chosen hex',
  chooseStack: 'Choose a stack on the map.',
  empty: 'empty',
  bringHere: (units: string, cost: string) => `Move ${units} here (${cost})`,
  selectAll: 'All',
  selectNone: 'None',

  // Actions
  actions: 'Besides moving',
  actionsOnly: 'What they may do',
  yourChoice: 'Your choice',

  // Battles
  against: 'against',

  // Losses
  fewer: (unit: string) => `Fewer from ${unit}`,
  moreOf: (unit: string) => `More from ${unit}`,

  // Side tabs
  tabLog: 'Log',
  tabDice: 'Dice',
  tabText: 'Text board',
  textBoardHint: 'Every stack, nearest to the enemy first. Choose one to select it.',
  stackLine: (hex: string, units: string, distance: number) =>
    `${hex}: ${units}; nearest enemy ${counted(distance, 'hex', 'hexes')} away`,
  reachList: (count: number) => `Hexes in reach: ${count}`,
  moveTo: (hex: string, cost: string) => `${hex} (${cost})`,

  // Replay
  replay: 'Replay',
  prove: 'Check this record',
  proveText: 'Plays it again by the rules and says what it proves.',
  proving: 'The record is played again …',
  proves: (what: string) => `This record: ${what}.`,
  provesNot: (why: string) => `This record proves nothing: ${why}.`,
  replayAt: (n: number, of: number) => `Command ${n} of ${of}`,
  first: 'To the start',
  stepBack: 'One command back',
  stepOn: 'One command on',
  turnBack: 'One player turn back',
  turnOn: 'One player turn on',
  last: 'To the end',
  playFilm: 'Play',
  pauseFilm: 'Pause',
  fork: 'Play on from here',

  // Rulebook
  searchRules: 'Search the rulebook',
  openingRules: 'Opening the rulebook …',
  nothingFound: 'Nothing found.',
  searchFor: 'Search for a word or a rule number.',
  rulings: 'Rulings',
  examples: 'Examples',

  // Shortcuts
  keysTitle: 'Keyboard',
  keysOverlay: (name: string) => `Overlay: ${name}`,
  keys: [
    ['?', 'This sheet'],
    ['G', 'Go to a hex by its name; Enter there, then Enter on the board chooses it'],
    ['Shift + arrows', 'Walk hex by hex (board)'],
    ['Enter', 'Choose the hex you stand on (board)'],
    ['Arrows, + and −, 0', 'Pan, zoom, whole map (board)'],
    ['N, Shift + N', 'Next and previous of your stacks that can still do something'],
    ['1 to 9', 'Take a unit of the chosen stack in or out'],
    ['A', 'All units of the chosen stack'],
    ['D', 'The “done” button of the prompt'],
    ['J, Shift + J', 'To what answers the question in the card, or to the next thing there; Enter presses it'],
    ['. and ,', 'Step through the lit hexes (board); Enter takes the one you stand on'],
    ['P', 'Set waypoints while choosing hexes (with the mouse: Shift + click)'],
    ['Q', 'Plan moves as ghosts, or leave the plan'],
    ['E', 'Let the computer make the one decision at hand'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'Undo, redo'],
    ['Escape', 'Drop the selection or the action'],
    ['F', 'Spread out the stack you stand on; arrows walk it, Enter picks (board)'],
    ['H', 'Hint: three plans for this turn'],
    ['L, M', 'Lift the counters; the minimap (board)'],
    ['I', 'The card of the unit in hand, where the game has cards'],
    ['Y', 'What happened since your last turn'],
    ['R', 'Rulebook'],
    ['← →, PgUp PgDn, Home End, P', 'Replay: by command, by player turn, to the ends, play and pause'],
    ['P, N, . and ,, Escape', 'While the computer’s turn is shown: pause and play, one step, faster and slower, skip'],
  ] as readonly (readonly [string, string])[],

  ...enAfter,
  ...enSeeing,
  ...enFront,
  ...enPlay,
  ...enGames,
  ...enLearn,
  ...enTable,
  ...enLayout,
  ...enComputer,
  ...enFilm,
};

export type Words = Like<typeof en>;
