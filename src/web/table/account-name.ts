import type { Account } from '#protocol/tables.ts';
import { w } from '../text/words.ts';

/** Name of an account for people: a bot is marked as one wherever it is named. */
export const accountName = ({ name, bot }: Pick<Account, 'name' | 'bot'>): string => (bot ? w.botNamed(name) : name);
