import type { Blocked, ByeReason, GoneReason, SealFault } from '#table/remote/online-state.ts';

/** Texts around an online table, in English. */
export const en = {
  bar: 'Online table',
  watching: 'You are watching',
  spectators: (count: number) => (count === 1 ? '1 spectator' : `${count} spectators`),
  youAre: (name: string) => `${name} (you)`,
  openSeat: 'open seat',
  isHere: 'at the table',
  isAway: 'not at the table',
  moving: 'moves',

  // Connection
  opening: 'Connecting …',
  lost: (seconds: number) =>
    seconds > 0 ? `Connection lost. Next try in ${seconds} s.` : 'Connection lost. Trying again …',
  lostGiving: 'Your command will be sent when the connection is back.',
  tryNow: 'Try now',
  giving: 'Sending …',
  resting: {
    stopping: 'The server is restarting. The table comes back by itself.',
    newer: 'This game goes on at a newer version of the server. Connecting there …',
    version: 'There is a newer version of Hexfront.',
    faults: 'The server did not understand this page. It connects again in a minute.',
    behind: 'The connection was too slow. Connecting again …',
    'too-many': 'Too many pages are open for this account. Close one of them.',
    login: 'You have been signed out. Load the page again.',
  } satisfies Record<ByeReason, string>,
  goneTitle: 'No table here',
  gone: {
    'no-table': 'This table no longer exists.',
    'no-seat': 'Only the players can see this table.',
    rules: 'The server plays by newer rules than this page.',
    version: 'There is a newer version of Hexfront.',
    login: 'You have been signed out.',
  } satisfies Record<GoneReason, string>,
  reload: 'Load the page again',
  newer:
    'There is a newer version of this page. The game goes on in this one, too: load the newer one when it suits you.',
  later: 'Later',
  restored: (played: number, gone: number) =>
    `The server went back to an earlier state, as after restoring a backup. The game goes on after command ${played}` +
    (gone === 0 ? '.' : gone === 1 ? '; the command after it is lost.' : `; the ${gone} commands after it are lost.`),
  toLobby: 'To the lobby',
  crashed: 'The table on this page has stopped. Load the page again: nothing is lost.',

  // Reasons why a command was not played
  blocked: {
    waits: 'The dice are not sealed yet: the other player has to come to the table first.',
    paused: 'The game is paused.',
    over: 'The game is over.',
    'not-yours': 'This is not yours to decide.',
    computer: 'A computer plays this side. Take your seat back first.',
    rated: 'Not in a rated game.',
    'too-many': 'Too many requests in this turn. Play on first.',
    trouble: 'The server could not store it. Nothing was played; try again.',
  } satisfies Record<Blocked, string>,
  // Rated games, leaving, reports
  rated: 'Rated',
  leave: 'Leave the table',
  leaveText: 'Until both have given a command the game ends without a result. That you left is counted on your page.',
  leaveYes: 'Leave',
  stalled: 'The computer could not decide and has stopped trying.',
  stalledText: 'The computer could not decide and has stopped trying. Nothing is lost: ask it again.',
  tryAgain: 'Try again',
  report: 'Report',
  reportLine: (name: string) => `Report what ${name} wrote`,
  reportPlayer: (name: string) => `Report ${name} …`,
  muted: (until: string) => `A moderator has muted you in chat until ${until}.`,

  tooLate: 'Too late: the game has gone on meanwhile.',
  givenAgain: 'Your last command was sent again after the page was loaded.',

  // Clock
  clockOf: (name: string, time: string) => `Clock of ${name}: ${time}`,
  clockRuns: 'running',

  timeOver: 'Time is over',
  yourTimeOver: 'Your time is over',
  yourTimeOverText: 'You may play on until the other player has decided what follows.',
  timeOverOf: (name: string) => `The time of ${name} is over`,
  timeOverText: (until: string) => `Decide what follows. If you do not, you win on ${until}.`,
  timeOverWatch: 'The other player decides what follows.',
  claims: {
    win: 'Take the win',
    draw: 'End without a winner',
    time: 'Give time',
    computer: 'Go on against a computer',
  },

  // Offers
  asksUndo: (name: string) => `${name} asks to take back`,
  asksPause: (name: string) => `${name} asks for a pause`,
  asksComputer: (name: string, level: string) => `${name} asks to let ${level} play on in their place`,
  youAskedUndo: 'You asked to take back. Waiting for an answer.',
  youAskedPause: 'You asked for a pause. Waiting for an answer.',
  youAskedComputer: (level: string) => `You asked to let ${level} play for you. Waiting for an answer.`,
  wouldGo: (count: number) => (count === 1 ? 'This command would go:' : `These ${count} commands would go:`),
  newDice: 'Dice taken back are not rolled again: new ones fall.',
  accept: 'Accept',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  accepted: 'Accepted.',
  refused: 'Refused.',
  lapsed: 'The offer ended when the game went on.',
  askUndo: 'Ask to take back …',
  askUndoTitle: 'Ask to take back',
  askUndoText: 'Back to before which command? The other player has to agree.',
  beforeCommand: (n: number, what: string) => `Before command ${n}: ${what}`,
  ask: 'Ask',
  cancel: 'Cancel',
  askPause: 'Ask for a pause',
  askComputer: 'Let a computer play for me …',
  askComputerTitle: 'Let a computer play for me',
  askComputerText: 'The other player has to agree. You can take your seat back at any time.',
  level: 'Level',
  playedFor: (level: string) => `${level} plays your side.`,
  playOn: 'Play myself',
  standsIn: (name: string, level: string) => `${level} for ${name}`,
  resume: 'End the pause',
  paused: 'The game is paused: no clock runs.',

  // Chat
  chat: 'Chat',
  chatUnread: (count: number) => `Chat, ${count} new`,
  room: 'To',
  rooms: { players: 'players', all: 'everybody' },
  noChat: 'Nothing has been said yet.',
  say: 'Send',
  message: 'Message',
  notSaid: 'Not sent: there is no connection.',

  // Notes
  notes: 'Notes',
  notesText: 'Only you see your notes.',
  noteAtHex: (hex: string) => `Hex ${hex}`,
  noteAtCommand: (n: number) => `After command ${n}`,
  noteHere: 'Note',
  saveNote: 'Save note',
  deleteNote: (place: string) => `Delete the note: ${place}`,
  notesAway: 'The notes could not be fetched.',
  noteNotSaved: 'The note could not be saved.',

  // Notifications
  notify: 'Notify',
  notifyTitle: 'Notifications of this table',
  notifyText: 'You are told in the ways you have chosen for all tables.',
  notifyNone: 'You have not chosen how to be told when a decision of yours is awaited.',
  notifyYou: 'Choose for all tables',
  notifyWish: {
    usual: 'As at all tables',
    always: 'Tell me every time',
    never: 'Never tell me of this table',
  },
  notifyHooks: 'Webhooks for this table only',
  notifyNoHooks: 'None.',
  notifyHook: (to: string, format: string) => `${format} at ${to}`,
  formats: { discord: 'Discord', slack: 'Slack', json: 'JSON' },
  hookAddress: 'Address, with https://',
  hookFormat: 'Form of the messages',
  addHook: 'Add',
  remove: 'Remove',
  removeHook: (name: string) => `Remove: ${name}`,
  notifyAway: 'The notifications could not be fetched.',
  notifyNotStored: 'This could not be stored. Try again.',
  notifyAddress: 'The address must begin with https://.',
  awayUntil: (day: string) => `on vacation until ${day}`,
  // Standing orders
  orders: 'Standing orders',
  ordersText:
    'Decisions that come up in the other player’s turn: they are made at once, so that the game need not wait for you. The other player is not told. They hold until you change them.',
  orderAll: 'The computer decides all',
  orderNone: 'Ask me always',
  orderAsk: 'Ask me',
  orderComputer: 'The computer decides',
  orderDecline: 'Do nothing',
  orderHere: 'While this page is open, before you are asked:',
  ordersStored: 'Stored.',
  ordersAway: 'The standing orders could not be fetched.',
  ordersNotStored: 'The standing orders could not be stored. Try again.',
  newRules: (from: number, to: number) =>
    `The server has been updated: from here on this game is played by version ${to} of the rules (${from} before). What was played stands.`,
  byOrder: (count: number) =>
    count === 1 ? 'Your standing orders have made 1 decision.' : `Your standing orders have made ${count} decisions.`,

  // Sealed dice
  checked: (count: number) => (count === 1 ? '1 die checked' : `${count} dice checked`),
  sealed: 'Dice sealed',
  sealWaits: (names: string) => `The dice wait for ${names}`,
  sealElsewhere: 'Your part of the dice was drawn in another browser. Open this table there once.',
  sealFault: {
    commitments: 'The dice were sealed anew: the server shows another beginning than before.',
    share: 'A player’s part of the dice does not fit what was promised.',
    key: 'A key of the dice does not fit the chain.',
    die: 'A die was not the one that was sealed.',
  } satisfies Record<SealFault, string>,
  howDice: 'How the dice are checked',
  wrong: (count: number) =>
    count === 1 ? 'The position was fetched again once.' : `The position was fetched again ${count} times.`,

  // Summary since the last turn
  watchSince: 'Watch it',
  loadingPast: 'Fetching the game so far …',
};

export type SeatedWords = typeof en;
