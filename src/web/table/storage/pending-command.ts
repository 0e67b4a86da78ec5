/**
 * Write-ahead note of a command, made before the referee is asked: a page reloaded in that instant gives the command
 * again. If the game has gone on since, the command was played and the note is dropped.
 */
export interface PendingCommand {
  /** The game had so many commands. */
  readonly played: number;
  readonly commands: readonly unknown[];
}

const KEY = 'hexfront.meant.';

export function notePending(id: string, pending: PendingCommand): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(pending));
  } catch {
    // Only the instant until the store has it is unguarded then.
  }
}

export function forgetPending(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // No command was noted either.
  }
}

/** Read once: a command that breaks something is not given again and again. */
export function takePending(id: string): PendingCommand | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY + id) ?? 'null');
    forgetPending(id);
    if (typeof read !== 'object' || read === null || !('played' in read) || !('commands' in read)) return undefined;
    const { played, commands } = read;
    return typeof played === 'number' && Array.isArray(commands) ? { played, commands } : undefined;
  } catch {
    forgetPending(id);
    return undefined;
  }
}
