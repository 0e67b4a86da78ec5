import { someUnits } from '#games/blitz/fields.ts';

/** O21.1: supply routes. */
export const supplyCommands = { serveBeach: someUnits };
