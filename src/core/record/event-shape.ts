/**
 * Shapes of values that come from outside, read from lines of text: `Loss = {unit:UnitNo factors:number}`. A name may stand
 * for a later line, `?` after a key means that it may be absent, `*` stands for every other key, `[A B]` is a list of just
 * these, `A[]` one of any length. `Event` is the shape of the whole.
 */

/** Path of keys to a value that does not fit, '' for the value itself; undefined if it fits. */
type Misfit = string | undefined;
type Check = (value: unknown, known: Known, depth: number) => Misfit;

/** Names the game knows: whether a value is such a thing, a hex of the board or what a shape says. */
export type Known = Readonly<Record<string, (value: unknown) => boolean>>;

/** Numbers, texts, lists and depths beyond these are no game. */
const LARGEST = 1e9;
const LONGEST_TEXT = 4000;
const LONGEST_LIST = 20_000;
const DEEPEST = 40;

interface ObjectShape {
  readonly keys: ReadonlyMap<string, { readonly optional: boolean; readonly shape: Shape }>;
  readonly others: Shape | undefined;
}

type Shape =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'literal'; readonly value: unknown }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'tuple'; readonly of: readonly Shape[] }
  | { readonly is: 'object'; readonly of: ObjectShape }
  | { readonly is: 'union'; readonly of: readonly Shape[] };

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|\[\]|[{}()[\]|?:*]|\w+/g;

function shapeIn(text: string): Shape {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const takes = (token: string): boolean => tokens[at] === token && at++ >= 0;
  const all = (end: string): Shape[] => {
    const found: Shape[] = [];
    while (!takes(end)) found.push(union());
    return found;
  };
  function object(): Shape {
    const keys = new Map<string, { optional: boolean; shape: Shape }>();
    let others: Shape | undefined;
    while (!takes('}')) {
      const key = next();
      const optional = takes('?');
      if (!takes(':')) throw new Error(`a shape has no ':' after ${key}`);
      if (key === '*') others = union();
      else keys.set(key, { optional, shape: union() });
    }
    return { is: 'object', of: { keys, others } };
  }
  function single(): Shape {
    const token = next();
    if (token === '{') return object();
    if (token === '[') return { is: 'tuple', of: all(']') };
    if (token === '(') {
      const inner = union();
      if (!takes(')')) throw new Error(`a shape has no ')'`);
      return inner;
    }
    if (/^["\d-]/.test(token)) return { is: 'literal', value: JSON.parse(token) };
    if (token === 'true' || token === 'false') return { is: 'literal', value: token === 'true' };
    if (!/^\w+$/.test(token)) throw new Error(`a shape cannot begin with '${token}'`);
    return { is: 'name', name: token };
  }
  function listed(): Shape {
    let shape = single();
    while (takes('[]')) shape = { is: 'list', of: shape };
    return shape;
  }
  function union(): Shape {
    const of = [listed()];
    while (takes('|')) of.push(listed());
    return of.length === 1 ? (of[0] as Shape) : { is: 'union', of };
  }
  return union();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (key: string | number, misfit: Misfit): Misfit =>
  misfit === undefined ? undefined : misfit === '' ? String(key) : `${key}.${misfit}`;

const NUMBER: Check = (value) => (typeof value === 'number' && Math.abs(value) <= LARGEST ? undefined : '');

const SIMPLE: Readonly<Record<string, Check>> = {
  number: NUMBER,
  string: (value) => (typeof value === 'string' && value.length <= LONGEST_TEXT ? undefined : ''),
  boolean: (value) => (typeof value === 'boolean' ? undefined : ''),
};

/** Keys by which one of several objects is told from the others. */
const TELLTALES = ['is', 'at', 'do'];

/** Reader of event shapes: the checker returns the path of a misfit, or undefined. The text is parsed on first use. */
export function readShapes(text: string): (value: unknown, known: Known) => Misfit {
  let read: Check | undefined;
  return (value, known) => (read ??= checkIn(text))(value, known, 0);
}

function checkIn(text: string): Check {
  const shapes = new Map<string, Shape>();
  for (const line of text.split('\n')) {
    const [name = '', ...rest] = line.split(' = ');
    if (rest.length > 0) shapes.set(name, shapeIn(rest.join(' = ')));
  }
  const checks = new Map<string, Check>();

  function named(name: string): Check {
    const simple = SIMPLE[name];
    if (simple) return simple;
    const shape = shapes.get(name);
    if (!shape) return (value, known) => (known[name]?.(value) ? undefined : '');
    // Compiled when it is first met: shapes may contain themselves.
    return (value, known, depth) => {
      const check = checks.get(name) ?? compiled(shape);
      checks.set(name, check);
      return check(value, known, depth);
    };
  }

  /** Members of a union, with named and nested unions resolved. */
  const parts = (shape: Shape): readonly Shape[] => {
    if (shape.is === 'union') return shape.of.flatMap(parts);
    const meant = shape.is === 'name' ? shapes.get(shape.name) : undefined;
    return meant?.is === 'union' || meant?.is === 'object' ? parts(meant) : [shape];
  };

  /** Literal value that a shape demands for a key of an object. */
  function literalAt(shape: Shape, key: string): unknown {
    const said = shape.is === 'object' ? shape.of.keys.get(key)?.shape : undefined;
    return said?.is === 'literal' ? said.value : undefined;
  }

  function unionOf(shape: Shape): Check {
    const of = parts(shape);
    const key = TELLTALES.find(
      (one) => new Set(of.map((part) => literalAt(part, one)).filter((said) => said !== undefined)).size === of.length,
    );
    if (key === undefined) {
      const some = of.map(compiled);
      return (value, known, depth) => (some.some((check) => check(value, known, depth) === undefined) ? undefined : '');
    }
    const byName = new Map(of.map((part) => [literalAt(part, key), compiled(part)]));
    return (value, known, depth) => {
      const check = isObject(value) ? byName.get(value[key]) : undefined;
      return check ? check(value, known, depth) : isObject(value) ? key : '';
    };
  }

  function objectOf({ keys, others }: ObjectShape): Check {
    const fields = [...keys].map(([key, { optional, shape }]) => ({ key, optional, check: compiled(shape) }));
    const other = others && compiled(others);
    return (value, known, depth) => {
      if (!isObject(value) || depth > DEEPEST) return '';
      for (const { key, optional, check } of fields) {
        const field = Object.hasOwn(value, key) ? value[key] : undefined;
        if (field === undefined && optional) continue;
        const misfit = inside(key, check(field, known, depth + 1));
        if (misfit !== undefined) return misfit;
      }
      for (const key in value) {
        if (keys.has(key) || value[key] === undefined) continue;
        const misfit = inside(key, other ? other(value[key], known, depth + 1) : '');
        if (misfit !== undefined) return misfit;
      }
      return undefined;
    };
  }

  function listOf(shape: Shape): Check {
    const check = compiled(shape);
    return (value, known, depth) => {
      if (!Array.isArray(value) || value.length > LONGEST_LIST || depth > DEEPEST) return '';
      for (const [i, one] of value.entries()) {
        const misfit = inside(i, check(one, known, depth + 1));
        if (misfit !== undefined) return misfit;
      }
      return undefined;
    };
  }

  function compiled(shape: Shape): Check {
    switch (shape.is) {
      case 'name':
        return named(shape.name);
      case 'literal':
        return (value) => (value === shape.value ? undefined : '');
      case 'list':
        return listOf(shape.of);
      case 'tuple': {
        const each = shape.of.map(compiled);
        return (value, known, depth) =>
          Array.isArray(value) && value.length === each.length
            ? each.map((check, i) => inside(i, check(value[i], known, depth + 1))).find((one) => one !== undefined)
            : '';
      }
      case 'object':
        return objectOf(shape.of);
      case 'union':
        return unionOf(shape);
    }
  }

  return named('Event');
}
