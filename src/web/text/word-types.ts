type Phrase<T> = T extends (...args: infer A) => string ? (...args: A) => string : T extends string ? string : T;

/** Type with the same keys in another language. */
export type Like<T> = { readonly [K in keyof T]: Phrase<T[K]> };
