/** Exit codes of the command: all well; the input is at fault or an expectation was not met; wrong usage; a bug of ours. */
export const EXIT = { ok: 0, fault: 1, usage: 2, bug: 70, interrupted: 130 } as const;

/** Trouble that is the caller's to mend: told in plain words, never with a stack. */
export class Complaint extends Error {
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.fault) {
    super(message);
    this.exit = exit;
  }
}
