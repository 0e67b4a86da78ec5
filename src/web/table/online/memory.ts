import type { SealMemory } from '#table/remote/seal-check.ts';
import type { Unanswered } from './worker.ts';

/** Stored data of an online table: the browser's share of the dice, and an unanswered command. */

const SHARE = 'hexfront.share.';
const GIVEN = 'hexfront.given.';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function read(name: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isObject(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
function write(name: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(name, JSON.stringify(value));
    else localStorage.removeItem(name);
  } catch {
    // Storage is full or blocked: the page goes on with what it has in memory.
  }
}

export function sealMemory(table: string): SealMemory | undefined {
  const found = read(SHARE + table);
  const whole = typeof found?.['share'] === 'string' && typeof found['chain'] === 'string';
  return whole ? (found as unknown as SealMemory) : undefined;
}
export const keepSealMemory = (table: string, memory: SealMemory): void => write(SHARE + table, memory);

export function unansweredAt(table: string): Unanswered | undefined {
  const found = read(GIVEN + table);
  if (typeof found?.['key'] !== 'string' || typeof found['decision'] !== 'number') return undefined;
  return Array.isArray(found['commands']) ? (found as unknown as Unanswered) : undefined;
}
export const noteUnanswered = (table: string, given: Unanswered | undefined): void => write(GIVEN + table, given);

/** 96 random bits: what is done with a key is done once. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
