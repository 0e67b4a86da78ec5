/**
 * Regular expressions that may take more than linear time: an unbounded part beside another that matches the same
 * character, unbounded parts inside one another, and an unbounded beginning without an anchor.
 */

interface Atom {
  readonly source: string;
  readonly unbounded: boolean;
  readonly optional: boolean;
  /** A group: what is inside it. */
  readonly inside?: readonly Atom[][];
}

const SAMPLES = [...' \t\nabzvon019AZ_-.,:;#()+>"@|=*?/\\[]{}é'];

/** Splits a source into alternatives of atoms; `at` is where it stopped. */
function parse(source: string, from = 0): { readonly ways: Atom[][]; readonly at: number } {
  const ways: Atom[][] = [[]];
  let i = from;
  while (i < source.length && source[i] !== ')') {
    if (source[i] === '|') {
      ways.push([]);
      i++;
      continue;
    }
    const start = i;
    let inside: Atom[][] | undefined;
    if (source[i] === '\\') i += source[i + 1] === 'p' || source[i + 1] === 'u' ? source.indexOf('}', i) - i + 1 : 2;
    else if (source[i] === '[') {
      while (source[i] !== ']') i += source[i] === '\\' ? 2 : 1;
      i++;
    } else if (source[i] === '(') {
      const head = /^\((?:\?(?::|=|!|<=|<!|<\w+>))?/.exec(source.slice(i))?.[0] ?? '(';
      const group = parse(source, i + head.length);
      inside = group.ways;
      i = group.at + 1;
    } else i++;
    const atom = source.slice(start, i);
    const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(i))?.[0] ?? '';
    i += quantifier.length;
    const unbounded = /^[*+]|^\{\d+,\}/.test(quantifier);
    const optional = /^[*?]|^\{0/.test(quantifier);
    ways.at(-1)?.push({ source: atom, unbounded, optional, ...(inside ? { inside } : {}) });
  }
  return { ways, at: i };
}

const lookaround = (atom: Atom): boolean => /^\(\?(?:=|!|<=|<!)/.test(atom.source);
const empty = (atom: Atom): boolean =>
  atom.source === '^' || atom.source === '$' || atom.source === '\\b' || lookaround(atom);

const matched = (atom: Atom): Set<string> => {
  if (/^\\\d/.test(atom.source)) return new Set();
  const test = new RegExp(`^(?:${atom.source})$`, 'su');
  return new Set(SAMPLES.filter((one) => test.test(one)));
};

/** The sequences a way stands for: groups opened, optional ones with and without. */
function flat(way: readonly Atom[]): Atom[][] {
  let found: Atom[][] = [[]];
  for (const atom of way) {
    const open = atom.inside && !atom.unbounded && !lookaround(atom);
    const parts = open ? [...(atom.inside ?? []).flatMap(flat), ...(atom.optional ? [[]] : [])] : [[atom]];
    found = found.flatMap((before) => parts.map((part) => [...before, ...part]));
  }
  return found;
}

const hasUnbounded = (ways: readonly Atom[][]): boolean =>
  ways.some((way) => way.some((atom) => atom.unbounded || (atom.inside !== undefined && hasUnbounded(atom.inside))));

function faultIn(way: readonly Atom[]): string | undefined {
  const atoms = way.filter((atom) => atom.source !== '^' || atom.unbounded);
  for (const [i, atom] of atoms.entries()) {
    if (!atom.unbounded) continue;
    if (atom.inside && hasUnbounded(atom.inside)) return `${atom.source} repeats what repeats`;
    const own = matched(atom);
    for (const next of atoms.slice(i + 1)) {
      if (empty(next)) continue;
      const last = atoms.slice(atoms.indexOf(next) + 1).every((one) => one.source === '$');
      // A final catch-all never backtracks.
      if (next.unbounded && !(last && next.source === '.') && [...matched(next)].some((one) => own.has(one)))
        return `${atom.source} and ${next.source} match the same character`;
      if (!next.optional) break;
    }
  }
  return undefined;
}

/** Slow part of a regular expression; undefined when there is none. */
export function superlinear(source: string): string | undefined {
  for (const way of parse(source).ways.flatMap(flat)) {
    const fault = faultIn(way);
    if (fault !== undefined) return fault;
    const [first, ...rest] = way.filter((atom) => !lookaround(atom));
    if (first?.unbounded && rest.some((atom) => !atom.optional)) return `it begins with ${first.source} anywhere`;
  }
  return undefined;
}
