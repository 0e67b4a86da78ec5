export { TURN_MS as BUDGET_MS } from '../../../ai/turn-ms.ts';
