import type { Clock, Zero } from '#protocol/terms.ts';
import type { Failure } from '../api.ts';

const long = (seconds: number): string => {
  const minutes = seconds / 60;
  if (minutes < 1) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  if (minutes < 120 || minutes % 60 !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = minutes / 60;
  return hours < 48 || hours % 24 !== 0 ? `${hours} hours` : `${hours / 24} days`;
};
const short = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 2 * 3600) return `${seconds / 60} min`;
  return seconds < 48 * 3600 ? `${seconds / 3600} h` : `${seconds / 86_400} days`;
};

/** The pages around an online table, in English. */
export const en = {
  // Player
  guest: (number: number) => `Guest ${number}`,
  youAre: 'Your name',
  changeName: 'Change name',
  account: 'Your account',
  saveName: 'Save',
  badName: 'A name has up to 24 letters and digits, also spaces, dots, - and ’.',
  nameSaved: (name: string) => `You are now called ${name}.`,
  noAccount: 'No account needed: a name is enough.',

  // Lobby
  lobby: 'Online',
  withFriend: 'Play with a friend',
  offerTable: 'Create an open table',
  openTables: 'Open tables',
  noOpen: 'No open tables right now.',
  noOpenText: 'Create one: the next visitor can sit down.',
  watch: 'Watch',
  watching: (count: number) => (count === 1 ? '1 game is being played' : `${count} games are being played`),
  yourTables: 'Your tables',
  noTables: 'Your online games will wait for you here.',
  sitDown: 'Sit down',
  sitDownAt: (title: string, name: string) => `Sit down: ${title}, offered by ${name}`,
  yourMove: 'Your move',
  movesNow: (name: string) => `${name} moves`,
  waiting: 'Waiting for a player',
  paused: 'Paused',
  beginning: 'Beginning',
  youWon: 'You won',
  youLost: 'You lost',
  sideWon: (side: string) => `${side} won`,
  withdrawn: 'Withdrawn',
  against: (name: string) => `against ${name}`,
  youPlay: 'You:',
  chanceDecides: 'sides by chance',
  older: (count: number) => `Show ${count} finished ones`,
  loading: 'Looking for tables …',
  stale: 'The list is not up to date: the server does not answer. Trying again …',

  movesIn: (count: number) => (count === 1 ? 'your move in 1 game' : `your move in ${count} games`),

  // Terms
  terms: 'Terms',
  yourSide: 'Your side',
  byChance: 'By chance',
  clock: 'Clock',
  noClock: 'None',
  noClockText: 'No clock: take all the time you need.',
  ownClock: 'Other …',
  bankMinutes: 'Minutes each',
  bonusSeconds: 'Seconds added each turn',
  clockName: ({ kind, bank, bonus }: Pick<Clock, 'kind' | 'bank' | 'bonus'>) =>
    kind === 'days' ? long(bank) : `${bank / 60}+${bonus}`,
  clockText: (clock: Clock) => {
    const { bank, bonus } = clock;
    const cap = clock.kind === 'days' ? `, up to ${long(clock.cap)}` : '';
    return bonus === 0
      ? `Each side has ${long(bank)} for the whole game.`
      : `Each side has ${long(bank)} and gets ${long(bonus)} more at the start of each of its turns${cap}.`;
  },
  atZero: 'When time runs out',
  zeroName: {
    loses: 'the game is lost',
    claim: 'the other player decides',
    computer: 'a computer plays on',
  } satisfies Record<Zero, string>,
  zeroText: {
    loses: 'Whose time runs out loses.',
    claim:
      'When time runs out, the other player may take the win, give time, go on against a computer, or end the game without a winner. After 14 days they win.',
    computer: 'When time runs out, a computer plays on until the player is back.',
  } satisfies Record<Zero, string>,
  clockShort: (bank: number, bonus: number) => `${short(bank)} each${bonus === 0 ? '' : ` + ${short(bonus)} a turn`}`,
  clockNone: 'no clock',
  vacations: 'Vacations stop the clock',
  vacationText: {
    yes: 'It stands while its player is on vacation, at most 14 days.',
    no: 'It runs during vacations, too.',
  },
  clockWrong: 'The clock needs 1 to 1440 minutes and 0 to 3600 seconds.',
  undo: 'Undo',
  undoFree: 'Free',
  undoNone: 'Never',
  undoText: {
    free: 'Own moves can be taken back until a die is rolled or something hidden is shown. Beyond that the other player is asked.',
    none: 'What is played stays.',
  },
  bots: 'Bots',
  botsYes: 'Welcome',
  botsNo: 'No, people only',
  botsText: {
    yes: 'A program may sit down at this table. It is marked as a bot.',
    no: 'Only people may sit down.',
  },
  ownerIsBot: 'A program plays the other side.',
  spectators: 'Spectators',
  spectatorsYes: 'Allowed',
  spectatorsNo: 'None',
  spectatorsText: {
    yes: 'Anybody may watch. Spectators see what both sides know.',
    no: 'Only the two players see the game until it is over.',
  },
  found: 'Who can sit down',
  foundLink: 'Who has the link',
  foundPublic: 'Anybody',
  foundText: {
    link: 'Only the person you send the link to can sit down.',
    public: 'The table stands in the list of open tables. The link works, too.',
  },
  otherSide: 'The other side',
  person: 'A person',
  computer: 'A computer',
  computerText:
    'The game begins at once and stays on the server: play on from any device. It is not on the list of open tables.',
  beginComputer: 'Begin the game',
  createLink: 'Create the link',
  creating: 'Creating …',
  faults: 'The server does not take this position:',

  // A table of a game put together by the player
  newTitle: 'Create a table',
  newText: 'What do you want to play?',
  newScenario: 'A scenario',
  newScenarioText: 'Battles from 20 minutes to many evenings.',
  newOwn: ['Your own choice of modules', 'Two armies of your own'] as readonly string[],
  newOwnText: [
    'A level of the game, its options and modules as you like them.',
    'Bought by points, on ground of your choice.',
  ] as readonly string[],
  newFile: 'A position from a file',
  newFileText: 'A position you saved or wrote. Both players see what is in it.',
  chooseFile: 'Choose a file',
  noRecord: 'This file is a game that was begun. Only positions can be played online: copy one at its table first.',
  tableName: 'Name of the table',
  ownGame: 'Position of your own',
  other: 'Choose another game',

  // Waiting
  waitTitle: 'Send this link to your friend',
  waitLost: 'Your table waits',
  waitPublic: 'Your table is open',
  waitText: 'The first to open it and sit down is your opponent.',
  waitPublicText: 'It stands in the list of open tables. You can also send the link.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. The link is marked: copy it by hand.',
  share: 'Share …',
  shareText: (title: string) => `Play ${title} with me:`,
  waitingFor: 'Waiting for your opponent …',
  waitingForText: 'The game begins here as soon as somebody sits down. You may leave this page: the table stays.',
  localOnly:
    'This address works on this device only. For other devices start Hexfront with --host 0.0.0.0 and open it by the address of this machine.',
  noLink: 'The link was shown where this table was made. Withdraw the table and make a new one if you have lost it.',
  withdraw: 'Withdraw the table',
  withdrawSure: 'Really withdraw it?',
  withdrawYes: 'Withdraw',
  withdrawNo: 'Keep it',
  lostContact: 'The server does not answer. Trying again …',
  startsNow: 'Your opponent has sat down',

  // The door of a table
  invites: (name: string) => `${name} invites you to a game`,
  offers: (name: string) => `${name} offers a game`,
  nameField: 'Your name at the table',
  sitting: 'Sitting down …',
  briefing: 'Read the briefing first',
  byLinkOnly: 'Only who has the whole link can sit down here.',
  byLinkOnlyText: 'Ask for the link again: it may have been cut off when it was sent.',
  begun: 'This game has begun without you',
  begunText: (names: string) => `${names} play. Both seats are taken.`,
  noWatching: 'This game is not open to spectators',
  noWatchingText: (names: string) => `${names} play among themselves.`,
  voidTitle: 'This table is no more',
  voidText: 'It was withdrawn before a game began.',
  noTableTitle: 'There is no such table',
  noTableText: 'The link may be incomplete, or the table was withdrawn.',
  toLobby: 'To the open tables',
  tryAgain: 'Try again',
  watchIt: 'Watch',
  opening: 'Opening the table …',
  otherGame: 'This table is for a game this page does not know. Load the page again to get the newest version.',
  and: ' and ',

  // The end
  rematchOffered: (name: string) => `${name} wants a rematch`,
  toRematch: 'To the new table',

  // Ratings and quick games
  rating: 'Rating',
  rated: 'Rated',
  casual: 'Casual',
  ratedText:
    'The result changes both ratings. No computer sits down, nothing is taken back by agreement, and a live game is not paused. Who leaves before three commands of their own is counted, but not rated.',
  casualText: 'The result changes no rating.',
  ratedNeeds: 'Rated games need an account with a way to log in.',
  undoRated: {
    free: 'Own moves can be taken back until a die is rolled or something hidden is shown, never beyond that.',
    none: 'What is played stays.',
  },
  bestPlayers: 'The best players',
  quick: 'Quick game',
  quickText: 'Against anybody of about your strength, in an even battle. The sides are drawn.',
  quickGame: 'Game',
  pace: { live: 'Live', days: 'By the day' },
  quickCasual: 'As a guest you play casual games. Rated ones need a way to log in:',
  quickSeek: 'Find an opponent',
  quickOthers: (count: number) => (count === 1 ? '1 player is waiting' : `${count} players are waiting`),
  seeking: (game: string, pace: string) => `Looking for an opponent: ${game}, ${pace}`,
  window: (points: number) => `Ratings up to ${points} points away from yours fit, soon more.`,
  windowAll: 'Everybody fits by now.',
  waitedFor: (ms: number) => {
    const minutes = Math.floor(ms / 60_000);
    return minutes < 1
      ? 'You have just begun to look.'
      : minutes < 120
        ? `You have been looking for ${minutes} min.`
        : `You have been looking for ${Math.floor(minutes / 60)} h.`;
  },
  seekLiveText: 'Keep this page open: the game begins as soon as somebody is found.',
  seekDaysText: 'You may leave: the table will stand under Your tables.',
  cancelSeek: 'Stop looking',
  endedText: 'It was ended without a result, and does not count.',

  // Trouble
  playHere: 'Play on this device',
  offTitle: 'Online play is not part of this copy',
  offText:
    'These pages come from a place that only hands out files. Games on this device work as ever. To play online, run Hexfront with npm start, or open it where it is hosted.',
  awayTitle: 'Online is not reachable',
  awayText: 'The server does not answer, or you are offline. Games on this device still work.',
  trouble: {
    none: 'Online play is not part of this copy of Hexfront.',
    away: 'The server does not answer. Check the connection and try again.',
    odd: 'The server gave an answer this page does not understand. Load the page again.',
    'bad-request': 'The server did not understand this. Load the page again.',
    'no-account': 'The server does not know you any more. Load the page again.',
    'name-taken': 'This name is taken. Choose another.',
    'needs-person': 'Rated games need an account: choose a way to log in on the page “You”.',
    'not-standard':
      'Rated games are played in scenarios of the list, as they stand. Take back your changes, or play a casual game.',
    'same-browser': 'Both accounts were used in the same browser: they cannot play a rated game against each other.',
    closed: 'This account was closed by a moderator.',
    'no-player': 'There is no player of this name.',
    'not-admin': 'This page is for those who run the server.',
    'weak-password': 'This password is easy to guess or too short. Choose another.',
    'wrong-login': 'This is not right. Check name and password or code.',
    'login-again': 'Log in again first: this is only done shortly after logging in.',
    'last-way': 'This is your only way to log in. Add another one first.',
    'used-up': 'This link was used or is too old. Ask for a new one.',
    'no-passkeys': 'Passkeys need https and a host name; this address has none of them.',
    'no-mail': 'This server sends no mail.',
    'still-playing': 'You are still playing. Finish or resign your games first.',
    'unknown-game': 'The server does not know this game.',
    'bad-setup': 'The server does not take this position.',
    'no-table': 'There is no such table.',
    'no-seat': 'You need the link of this table to sit down.',
    'not-yours': 'Only who created the table may do this.',
    'no-bots': 'Only people may sit down at this table.',
    'not-for-bots': 'A bot may not do this.',
    'no-token': 'This token is not known, or was ended.',
    taken: 'Somebody else has just sat down here.',
    started: 'This game has begun already.',
    'not-over': 'The game is not over yet.',
    'too-many': 'You have too many tables. Finish or withdraw one first.',
    'too-fast': 'That was too much at once. Wait a moment and try again.',
    'too-large': 'This position is too large for an online table: 64 kB at most.',
    origin: 'The server does not accept this address of the page.',
    busy: 'The server is busy. Try again in a moment.',
    internal: 'Something went wrong on the server. Try again in a moment.',
  } as Readonly<Record<Failure, string>>,
};
