import { someUnits } from '#games/blitz/fields.ts';

/** M10.8 */
export const unitSupplyCommands = { leaveOut: someUnits };
