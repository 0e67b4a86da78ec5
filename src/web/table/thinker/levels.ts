export { TURN_MS as BUDGET_MS } from '../../../games/blitz/players/turn-ms.ts';
