import { keep, kept } from '#web/text/preferences.ts';

/** Online data stored in this browser. */
export const ONLINE_KEY = 'hexfront.online';

/** True once this browser has played online: before that no server is asked until an online page is opened. */
export const hasPlayed = (): boolean => kept(ONLINE_KEY)['played'] === true;

export const notePlayed = (): void => {
  if (!hasPlayed()) keep(ONLINE_KEY, { ...kept(ONLINE_KEY), played: true });
};
