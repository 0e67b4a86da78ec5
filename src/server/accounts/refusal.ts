import type { Trouble, TroubleCode } from '#protocol/tables.ts';

/** A refusal with the reason the page has words for. */
export class Refused extends Error {
  readonly trouble: Trouble;
  /** Seconds after which another try may help. */
  readonly after: number | undefined;
  constructor(
    error: TroubleCode,
    message: string,
    { faults, after }: { readonly faults?: readonly string[]; readonly after?: number } = {},
  ) {
    super(message);
    this.trouble = { error, message, ...(faults ? { faults } : {}) };
    this.after = after;
  }
}
