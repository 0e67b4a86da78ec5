/**
 * Work counter: text and items that built-in functions go over during an action. The count is the same on every machine
 * and under any load, so that reading twice shows as twice the work.
 */

type Any = (this: never, ...args: never[]) => unknown;

/** Go over the whole text they are called on. */
const WHOLE = ['split', 'replace', 'replaceAll', 'trim', 'match', 'search', 'toLowerCase', 'toUpperCase'] as const;
/** Call back for every item they come to. */
const EACH = ['find', 'findIndex', 'findLast', 'findLastIndex', 'filter', 'some', 'every', 'map', 'flatMap', 'forEach'];

export function workOf(act: () => void): number {
  let work = 0;
  /**
   * True inside a built-in: its inner calls do not count, as when expressions are matched repeatedly within one
   * `replace`.
   */
  let inside = false;
  const undo: (() => void)[] = [];
  const change = (on: object, name: string, make: (was: Any) => Any): void => {
    const was = (on as Record<string, Any>)[name] as Any;
    (on as Record<string, Any>)[name] = make(was);
    undo.push(() => ((on as Record<string, Any>)[name] = was));
  };
  const counting = (count: (self: never, args: readonly never[], result: unknown) => number) => (was: Any) =>
    function (this: never, ...args: never[]): unknown {
      if (inside) return was.apply(this, args);
      inside = true;
      try {
        const result = was.apply(this, args);
        work += count(this, args, result);
        return result;
      } finally {
        inside = false;
      }
    };
  for (const name of WHOLE)
    change(
      String.prototype,
      name,
      counting((self: string) => self.length),
    );
  for (const name of ['slice', 'substring']) {
    change(
      String.prototype,
      name,
      counting((_self, _args, result) => (result as string).length),
    );
  }
  change(
    String.prototype,
    'indexOf',
    counting(
      (self: string, [, from]: readonly unknown[], at) => (at === -1 ? self.length : Number(at)) - Number(from ?? 0),
    ),
  );
  change(
    String.prototype,
    'includes',
    counting((self: string) => self.length),
  );
  for (const name of ['exec', 'test']) {
    change(
      RegExp.prototype,
      name,
      (was) =>
        function (this: RegExp, ...[text = '']: string[]): unknown {
          const from = this.global || this.sticky ? this.lastIndex : 0;
          const result = was.apply(this as never, [text as never]);
          if (!inside) work += (this.global && result ? this.lastIndex : String(text).length) - from;
          return result;
        } as Any,
    );
  }
  for (const name of EACH) {
    change(
      Array.prototype,
      name,
      (was) =>
        function (this: never, each: never, ...rest: never[]): unknown {
          const call = each as unknown as (...args: readonly unknown[]) => unknown;
          const counted = (...args: readonly unknown[]): unknown => {
            work++;
            return call(...args);
          };
          return was.apply(this, [counted as never, ...rest]);
        } as Any,
    );
  }
  for (const name of ['includes', 'indexOf']) {
    change(
      Array.prototype,
      name,
      counting((self: readonly unknown[], [one]: readonly unknown[]) => {
        for (let i = 0; i < self.length; i++) if (self[i] === one) return i + 1;
        return self.length;
      }),
    );
  }
  for (const name of ['join', 'slice', 'concat']) {
    change(
      Array.prototype,
      name,
      counting((self: readonly unknown[]) => self.length),
    );
  }
  try {
    act();
  } finally {
    for (const one of undo) one();
  }
  return work;
}
