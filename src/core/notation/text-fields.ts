import { type Field, token, type Wanted } from './field.ts';
import { code, msg } from '../message.ts';

/** Fields of data files: texts of several words, columns, parts in any order. */

/** A word of a certain form. */
export const wordLike = (form: RegExp, example: string): Field<string> =>
  token<string>({
    missing: msg`a word such as '${code(example)}' is missing`,
    wrong: (word) => msg`'${code(word)}' stands where a word such as '${code(example)}' is expected`,
    example,
    is: (value) => typeof value === 'string' && form.test(value),
    read: (word) => (form.test(word) ? word : undefined),
    write: (value) => value,
  });

/** Words up to one of these, or to the end of the line. */
export function phrase(example: string, ...stops: readonly string[]): Field<string> {
  const wanted: Wanted = { why: () => msg`a text such as '${code(example)}' is missing` };
  return {
    example,
    wrong: (value) => (typeof value === 'string' && value !== '' ? undefined : wanted.why(undefined)),
    read(tokens) {
      const words: string[] = [];
      for (let word = tokens.next; word !== undefined && !stops.includes(word); word = tokens.next) {
        words.push(word);
        tokens.at++;
      }
      return words.length === 0 ? tokens.miss(wanted) : words.join(' ').replaceAll(' ;', ';');
    },
    write: (value) => value,
    visit: () => undefined,
    map: (value) => value,
  };
}

/** One of a few phrases that end a line: `sets up at sea`. */
export function oneOfPhrases(all: readonly string[]): Field<string> {
  const known = new Set(all);
  const wanted: Wanted = { why: () => msg`one of these is missing: ${code(all.join(', '))}` };
  const rest = phrase(all[0] ?? '');
  return {
    ...rest,
    wrong: (value) => (known.has(value as string) ? undefined : wanted.why(undefined)),
    read(tokens, names) {
      const { at } = tokens;
      const said = rest.read(tokens, names);
      if (said !== undefined && known.has(said)) return said;
      tokens.at = at;
      return tokens.miss(wanted);
    },
  };
}

/** A text in quotation marks. */
export const quoted = (example: string): Field<string> => ({
  ...phrase(`"${example}"`),
  read(tokens) {
    const words: string[] = [];
    for (let word = tokens.next; word !== undefined; word = tokens.next) {
      words.push(word);
      tokens.at++;
      if (word.endsWith('"') && (words.length > 1 || word.length > 1)) break;
    }
    const text = words.join(' ');
    return /^"[^"]+"$/.test(text)
      ? text.slice(1, -1)
      : tokens.miss({ why: () => msg`a text in quotation marks is missing` });
  },
  write: (value) => `"${value}"`,
});

/** Record in columns: `duel | first | 20`. */
export function columns(fields: Readonly<Record<string, Field<unknown>>>): Field<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(fields);
  const example = entries.map(([, field]) => field.example).join(' | ');
  const uneven: Wanted = { half: true, why: () => msg`${entries.length} columns are expected` };
  return {
    example,
    wrong(value) {
      if (typeof value !== 'object' || value === null) return msg`a record is expected`;
      for (const [key, field] of entries) {
        const one = (value as Record<string, unknown>)[key];
        const wrong = one === undefined && field.optional ? undefined : field.wrong(one);
        if (wrong) return msg`${code(key)}: ${wrong}`;
      }
      return undefined;
    },
    read(tokens, names) {
      const value: Record<string, unknown> = {};
      for (const [i, [key, field]] of entries.entries()) {
        if (i > 0 && tokens.next !== '|') return tokens.miss(uneven);
        if (i > 0) tokens.at++;
        if (field.optional && (tokens.next ?? '|') === '|') continue;
        const one = field.read(tokens, names);
        if (one === undefined) return undefined;
        value[key] = one;
      }
      return value;
    },
    write: (value, names) =>
      entries
        .map(([key, field]) => (value[key] === undefined ? '' : field.write(value[key], names)))
        .join(' | ')
        .trimEnd(),
    visit(value, see) {
      for (const [key, field] of entries) if (value[key] !== undefined) field.visit(value[key], see);
    },
    map: (value) => value,
  };
}

/** Parts in any order, each behind its word: `spent 6 stopped`. The value keeps the order. */
export function parts(
  fields: Readonly<Record<string, Field<unknown> | undefined>>,
): Field<Readonly<Record<string, unknown>>> {
  const known = new Map(Object.entries(fields));
  const list = code([...known.keys()].join(', '));
  const wanted: Wanted = {
    why: (word) =>
      word === undefined ? msg`one of these is missing: ${list}` : msg`'${code(word)}' is none of these: ${list}`,
  };
  const twice: Wanted = { why: (word) => msg`'${code(word ?? '')}' is said twice` };
  type Parts = Readonly<Record<string, unknown>>;
  const each = (value: Parts, look: (field: Field<unknown>, one: unknown) => void) => {
    for (const [word, one] of Object.entries(value)) {
      const field = known.get(word);
      if (field) look(field, one);
    }
  };
  return {
    example: [...known]
      .slice(0, 1)
      .map(([word, field]) => (field ? `${word} ${field.example}` : word))
      .join(' '),
    wrong(value) {
      if (typeof value !== 'object' || value === null) return wanted.why(undefined);
      for (const [word, one] of Object.entries(value)) {
        if (!known.has(word)) return wanted.why(word);
        const wrong = known.get(word)?.wrong(one);
        if (wrong) return wrong;
      }
      return undefined;
    },
    read(tokens, names) {
      const value: Record<string, unknown> = {};
      for (let word = tokens.next; word !== undefined; word = tokens.next) {
        if (!known.has(word) || Object.hasOwn(value, word)) {
          tokens.miss(known.has(word) ? twice : wanted);
          break;
        }
        tokens.at++;
        const field = known.get(word);
        const one = field ? field.read(tokens, names) : true;
        if (one === undefined) return undefined;
        value[word] = one;
      }
      return value;
    },
    write: (value, names) =>
      Object.entries(value)
        .map(([word, one]) => {
          const field = known.get(word);
          return field ? `${word} ${field.write(one, names)}`.trimEnd() : word;
        })
        .join(' '),
    visit: (value, see) => each(value, (field, one) => field.visit(one, see)),
    map: (value, name) =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([word, one]) => [word, known.get(word)?.map(one, name) ?? one]))
        : value,
  };
}
