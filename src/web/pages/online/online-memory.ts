import { keep, kept } from '#web/text/preferences.ts';

/** What this browser remembers of online play. */
export const ONLINE_KEY = 'hexfront.online';

/** Whether somebody has played online here: else no server is asked before an online page is opened. */
export const hasPlayed = (): boolean => kept(ONLINE_KEY)['played'] === true;

export const notePlayed = (): void => {
  if (!hasPlayed()) keep(ONLINE_KEY, { ...kept(ONLINE_KEY), played: true });
};
