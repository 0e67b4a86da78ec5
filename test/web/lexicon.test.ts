import { afterEach, describe, expect, test } from 'vitest';
import { type Language, language, writeLanguage } from '#web/text/language.ts';
import { loadLocale, lexicon, takeUp } from '#web/text/lexicon.ts';

/** Lexicons of tests that are over hold nobody up. */
const over: (() => void)[] = [];

/** A lexicon whose volumes come when they are told to. */
function slow() {
  const asked: Language[] = [];
  const bring: Partial<Record<Language, (fails?: boolean) => void>> = {};
  let prompt = false;
  over.push(() => {
    prompt = true;
  });
  const volume = (one: Language) => () => {
    asked.push(one);
    return new Promise<{ words: { hello: string } }>((come, fail) => {
      bring[one] = (fails) =>
        fails ? fail(new Error('no connection')) : come({ words: { hello: `hello in ${one}` } });
      if (prompt) bring[one]();
    });
  };
  return { book: lexicon<{ hello: string }>({ en: volume('en'), de: volume('de') }), asked, bring };
}

const spoken = language();
afterEach(() => {
  writeLanguage(spoken);
  for (const end of over.splice(0)) end();
});

describe('words', () => {
  test('are fetched in the language spoken only, and cannot be said before', async () => {
    writeLanguage('en');
    const { book, asked, bring } = slow();
    expect(() => book.words.hello).toThrow('hello is said before its words are there');
    const taken = takeUp(book);
    bring.en?.();
    await taken;
    expect(book.words.hello).toBe('hello in en');
    expect(asked).toEqual(['en']);
  });

  test('are there in the language that is spoken in the end', async () => {
    writeLanguage('en');
    const { book, bring } = slow();
    const taken = takeUp(book);
    writeLanguage('de');
    bring.en?.();
    await expect.poll(() => bring.de).toBeDefined();
    bring.de?.();
    await taken;
    expect(book.words.hello).toBe('hello in de');
  });

  test('of what is taken up while a language is learnt are learnt too', async () => {
    writeLanguage('en');
    const [first, second] = [slow(), slow()];
    const taken = takeUp(first.book);
    first.bring.en?.();
    await taken;
    void loadLocale('de').then(() => writeLanguage('de'));
    const also = takeUp(second.book);
    second.bring.en?.();
    await also;
    first.bring.de?.();
    await expect.poll(() => second.bring.de).toBeDefined();
    expect(language()).toBe('en');
    second.bring.de?.();
    await expect.poll(() => language()).toBe('de');
    expect([first.book.words.hello, second.book.words.hello]).toEqual(['hello in de', 'hello in de']);
  });

  test('that do not come can be asked for again, and stop nothing that is there', async () => {
    writeLanguage('en');
    const [lost, there] = [slow(), slow()];
    const failing = takeUp(lost.book);
    lost.bring.en?.(true);
    await expect(failing).rejects.toThrow('no connection');
    const taken = takeUp(there.book);
    there.bring.en?.();
    await taken;
    expect(there.book.words.hello).toBe('hello in en');
    const again = takeUp(lost.book);
    lost.bring.en?.();
    await again;
    expect(lost.book.words.hello).toBe('hello in en');
  });
});
