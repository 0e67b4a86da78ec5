import { expect, test } from 'vitest';
import { OPERATION_WORDS, type OperationKey } from '../../src/games/blitz/players/ops/words.ts';
import { deOperations } from '../../src/web/games/blitz/words/de-operations.ts';
import { enOperations } from '../../src/web/games/blitz/words/en-operations.ts';

/** What a sentence asks for, each thing a number of its own. */
function heard(say: (args: Record<string, number>) => string): { text: string; names: string[] } {
  const names: string[] = [];
  const args = new Proxy<Record<string, number>>(
    {},
    {
      get(_, name) {
        if (!names.includes(String(name))) names.push(String(name));
        return 111 * (1 + names.indexOf(String(name)));
      },
    },
  );
  return { text: say(args), names: names.sort() };
}

test('every sentence of an operation says the same things in both languages', () => {
  for (const key of Object.keys(OPERATION_WORDS) as OperationKey[]) {
    const english = heard((args) => enOperations.sayOperation({ key, args }));
    const german = heard((args) => deOperations.sayOperation({ key, args }));
    expect([key, german.names]).toEqual([key, english.names]);
    expect(german.text).not.toBe(english.text);
    for (let i = 1; i <= german.names.length; i++) expect(german.text).toContain(String(111 * i));
  }
});
