/** Exit codes of the command: all well; the input is at fault or an expectation was not met; wrong usage; a bug of ours. */
export const EXIT = { ok: 0, fault: 1, usage: 2, bug: 70, interrupted: 130 } as const;

/** Trouble that is the caller's to mend: told in plain words, never with a stack. */
export class Complaint extends Error {
  readonly exit: number;
  override readonly name = 'Complaint';
  /** Commands of online games are a bundle of their own: its complaints are complaints, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return this === Complaint
      ? value instanceof Error && value.name === 'Complaint'
      : Function.prototype[Symbol.hasInstance].call(this, value);
  }
  constructor(message: string, exit: number = EXIT.fault) {
    super(message);
    this.exit = exit;
  }
}
