import { lazy } from 'solid-js';

/** Fetched when a game is first looked at in numbers. */
export const Report = lazy(() => import('./report.tsx'));
