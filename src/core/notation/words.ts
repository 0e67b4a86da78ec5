import { wordsOf } from './notation.ts';

/**
 * Words of one line, each taken once by the reader that understands it. A line is refused when a word is left over: nothing that was
 * written is silently ignored.
 */
export class Words {
  readonly #words: readonly string[];
  readonly #taken: boolean[];
  /** No word before this one is left. */
  #first = 0;

  constructor(words: string | readonly string[]) {
    this.#words = typeof words === 'string' ? wordsOf(words) : words;
    this.#taken = this.#words.map(() => false);
  }

  /** First word not taken yet. */
  get left(): string | undefined {
    while (this.#taken[this.#first] === true) this.#first++;
    return this.#words[this.#first];
  }

  get isEmpty(): boolean {
    return this.left === undefined;
  }

  next(): string | undefined {
    const word = this.left;
    if (word !== undefined) this.#taken[this.#first] = true;
    return word;
  }

  /** Remaining words, without these fillers in front of another word. */
  rest(...fillers: readonly string[]): string[] {
    const rest: string[] = [];
    while (this.skip(...fillers).left !== undefined) rest.push(this.next() as string);
    return rest;
  }

  /** First word left that passes the test. */
  take(test: (word: string) => boolean): string | undefined {
    const at = this.#find(test);
    if (at < 0) return undefined;
    this.#taken[at] = true;
    return this.#words[at];
  }

  /** Takes one of these words, in small or capital letters, and says whether it was there. */
  flag(...names: readonly string[]): boolean {
    return this.take((word) => names.includes(word.toLowerCase())) !== undefined;
  }

  /** Takes fillers such as `to` or `sea zone` in front of the next word, each once. One with no word behind it stays, to be refused. */
  skip(...fillers: readonly string[]): this {
    const run = new Map<string, number>();
    let at = this.left === undefined ? this.#words.length : this.#first;
    for (; at < this.#words.length; at++) {
      if (this.#taken[at] === true) continue;
      const word = (this.#words[at] ?? '').toLowerCase();
      if (!fillers.includes(word)) break;
      if (run.has(word)) return this;
      run.set(word, at);
    }
    if (at < this.#words.length) for (const place of run.values()) this.#taken[place] = true;
    return this;
  }

  /** Word behind a keyword. A keyword with nothing behind it stays, to be refused. */
  after(...keys: readonly string[]): string | undefined {
    const at = this.#find((word) => keys.includes(word.toLowerCase()));
    if (at < 0 || this.#taken[at + 1] !== false) return undefined;
    this.#taken[at] = true;
    this.#taken[at + 1] = true;
    return this.#words[at + 1];
  }

  #find(test: (word: string) => boolean): number {
    return this.#words.findIndex((word, i) => this.#taken[i] === false && test(word));
  }
}
