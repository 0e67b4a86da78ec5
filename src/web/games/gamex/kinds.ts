/** Lists of names that have texts. */

export const OVERLAYS = ['control', 'fire', 'watch', 'levels', 'command'] as const;
export type OverlayName = (typeof OVERLAYS)[number];
export const LOG_KINDS = ['turn', 'move', 'fire', 'rest'] as const;
export type LogKind = (typeof LOG_KINDS)[number];
export const OPPONENTS = ['novice', 'regular', 'veteran', 'grand'] as const;
export type Opponent = (typeof OPPONENTS)[number];
