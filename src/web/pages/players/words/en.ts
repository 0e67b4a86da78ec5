import type { Reason } from '#protocol/moderation.ts';
import type { NotCounted } from '#protocol/players.ts';

/** Pages of players, in English. */
export const en = {
  loading: 'Looking …',
  best: 'The best players',
  bestText: 'Ratings by Glicko-2, for each game on its own. Which side a scenario favours is taken into account.',
  rank: 'Place',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  gamesCount: (count: number) => (count === 1 ? '1 game' : `${count} games`),
  noneBest: 'Nobody has a settled rating yet. Play some rated games: the first place is free.',
  provisional: 'Provisional',
  provisionalText: 'Players of whom too little is known yet, or who have not played for long.',
  find: 'Find a player',
  findText: 'The whole name, as they write it',
  show: 'Show',

  noPlayer: 'There is no player of this name',
  noPlayerText: 'Pages have players with a way to log in; guests have none. Names are written out in full.',
  closed: 'Closed account',
  closedText: 'This account was closed.',
  joined: (day: string) => `here since ${day}`,
  ownPage: 'This is how others see you. Games by link that are not rated are shown to you alone.',
  ratings: 'Ratings',
  noRatings: 'No rated games yet.',
  isProvisional: 'provisional',
  deviation: (rd: number) => `± ${2 * rd}`,
  graphOf: (game: string, from: number, to: number) => `${game}: rating from ${from} to ${to}`,
  people: 'Games against people',
  finished: 'Finished',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  left: 'Left early',
  timedOut: 'Lost by time',
  share: (count: number, all: number) => `${count} (${Math.round((100 * count) / Math.max(1, all))} %)`,
  running: 'Playing now',
  played: 'Finished games',
  noPlayed: 'No finished games to show.',
  earlier: 'Show earlier games',
  against: (name: string) => `against ${name}`,
  computer: 'a computer',
  resultWon: 'Won',
  resultDrawn: 'Drawn',
  resultLost: 'Lost',
  resultVoid: 'Void',
  how: { resignation: 'by resignation', time: 'by time', agreement: 'by agreement', rule: '', void: '' } as Readonly<
    Record<string, string>
  >,
  rated: 'rated',
  change: (before: number, after: number) => `${before} → ${after}`,
  notCounted: {
    void: 'It did not count: it ended without a result.',
    early: 'It did not count: it was left before three commands.',
    'same-browser': 'It did not count: both accounts were used in the same browser.',
    'no-person': 'It did not count: an account was closed.',
  } satisfies Record<NotCounted, string>,
  replay: 'Replay',

  balance: (side: string, percent: number, games: number, computers: number) =>
    `Between equals ${side} wins ${percent} %` +
    (games > 0
      ? ` (${games === 1 ? '1 rated game' : `${games} rated games`}).`
      : computers > 0
        ? ` (by ${computers} games of computers, until people have played).`
        : ' (nobody knows yet).'),
  close: 'Close',
  report: 'Report',
  reportThis: (name: string) => `Report ${name}`,
  reportText: 'The moderators of this server see your report; the player does not.',
  reason: 'Reason',
  reasons: {
    chat: 'Insults or harassment',
    name: 'Offensive name',
    leaves: 'Leaves games on purpose',
    cheats: 'Cheats',
    other: 'Something else',
  } satisfies Record<Reason, string>,
  note: 'What happened?',
  send: 'Send the report',
  cancel: 'Cancel',
  sent: 'Thank you. The moderators will look at it.',
};
