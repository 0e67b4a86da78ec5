import type { Trouble, TroubleCode } from '#protocol/tables.ts';

/** A refusal with the reason the page has words for. */
export class Refused extends Error {
  readonly trouble: Trouble;
  constructor(error: TroubleCode, message: string, faults?: readonly string[]) {
    super(message);
    this.trouble = { error, message, ...(faults ? { faults } : {}) };
  }
}
