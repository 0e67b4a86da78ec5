/** Front page and options, in English. */
export const enFront = {
  pageTitle: 'Hexfront – hex-and-counter wargames in the browser',
  playNowText: 'The Basic Game with both armies placed. You make the first move within a minute.',
  playAs: 'You are',
  opponent: 'Computer',
  keptWhen: (when: string) => `Kept ${when}.`,
  otherGames: (count: number) => (count === 1 ? 'One older game' : `${count} older games`),
  seatShort: (seat: string) => (seat === 'human' ? 'somebody here' : 'computer'),
  firstTime: 'First time here?',
};
