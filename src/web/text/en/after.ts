import { counted } from '#core/notation/columns.ts';
/** Replay, report, kept games, files, the page as an app: in English. */
export const enAfter = {
  jumpToTurn: 'Turn',
  filmSpeed: 'Speed',
  perSecond: (commands: number) => `${counted(commands, 'command', 'commands')} a second`,
  watchGame: 'Replay of this game',
  backToGame: 'Back to the game',
  forkWho: 'Who plays on',
  forkText: 'A new game begins from the point you are watching. The game it comes from stays as it is.',
  elsewhereTitle: 'This game goes on in another tab',
  elsewhereText: 'So that no move is lost, a game is played in one tab at a time. This tab only shows it.',
  goOnHere: 'Go on here',
  silenceTitle: 'The referee does not answer',
  silenceText:
    'It has been busy with the last question for a long time. The game may be very large, or damaged so that it never comes to an end. What was played is kept.',
  waitOn: 'Wait',
  stopReferee: 'Stop it and leave the table',
  refereeGone: 'a part of the program could not be fetched',
  refereeStopped: 'the referee did not answer and was stopped',
  newVersion: 'A new version of Hexfront is ready.',
  useNewVersion: 'Use it now',
  later: 'Later',

  gameOver: 'The game is over',
  report: 'Report',
  chartSummary: (title: string, sides: string) => `${title}. At the end: ${sides}.`,
  numbers: 'As numbers',
  playerTurn: 'Player turn',
  notes: (count: number) => (count === 0 ? 'Notes' : `Notes (${count})`),
  noteHere: (n: number) => (n === 0 ? 'Note to the start' : `Note to command ${n}`),
  keepNote: 'Keep this note',
  commandNo: (n: number) => `Command ${n}`,
};
