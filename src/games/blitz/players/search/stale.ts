/** Variations in a row that bring nothing new before a position counts as looked at. */
export const MOST_STALE = 100;
