/** Front page and options, in English. */
export const enFront = {
  pageTitle: 'Hexfront – hex-and-counter wargames in the browser',
  playNowText: 'The Basic Game with both armies placed. You make the first move within a minute.',
  playAs: 'You are',
  opponent: 'Computer',
  keptWhen: (when: string) => `Kept ${when}.`,
  somebodyHere: 'somebody here',
  firstTime: 'First time here?',
};
