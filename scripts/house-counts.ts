// `npm run counts`: the spread of a change. Files that name a command, a decision or an event; lines of notation; questions. `--files` lists the notation,
// `--command=NAME`, `--decision=NAME`, `--event=NAME` the files that name one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');

interface House {
  readonly rooms: readonly string[];
  /** File that exports the types of commands, decisions and events: name of the type and the tag that tells its kinds apart. */
  readonly types: string;
  readonly kinds: Readonly<Record<string, readonly [type: string, tag: string]>>;
  readonly questions: string;
  /** Readers and writers. */
  readonly notation: RegExp;
}

const HOUSES: Readonly<Record<string, House>> = {
  blitz: {
    rooms: ['src/games/blitz', 'src/web/games/blitz'],
    types: 'src/games/blitz/types.ts',
    kinds: { command: ['Command', 'do'], decision: ['BlitzFrame', 'at'], event: ['BlitzEvent', 'is'] },
    questions: 'src/games/blitz/questions.ts',
    notation:
      /^src\/games\/blitz\/(?:text\/(?!log\/|offers)|(?!players\/)(?:.*\/)?(?:lines|commands?|lenient|frames|fields|names)\.ts$)/,
  },
  gamex: {
    rooms: ['src/games/gamex', 'src/web/games/gamex'],
    types: 'src/games/gamex/types.ts',
    kinds: { command: ['Command', 'do'], decision: ['GamexFrame', 'at'], event: ['GamexEvent', 'is'] },
    questions: 'src/games/gamex/questions.ts',
    notation:
      /^src\/games\/gamex\/(?:text\/(?!.*sentences)|board\/(?:read|faults|join|panels)\.ts$|muster\/(?:write|order|order-text|orders|field)\.ts$|(?:commands|frames|fields|names)\.ts$)/,
  },
};

const filesIn = (room: string, ending = /\.tsx?$/): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const linesIn = (text: string): number => text.split('\n').length - 1;

/** Types that take one kind out of its union, by the tag. */
const OF: Readonly<Record<string, string>> = { do: 'CommandOf', at: 'FrameOf', is: 'EventOf' };

/** Values of a tag in a union type. */
function kindsOf(program: ts.Program, file: string, type: string, tag: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(ROOT, file));
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === type);
  if (!exported) throw new Error(`${file} exports no ${type}`);
  const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const union = checker.getDeclaredTypeOfSymbol(target);
  const kinds = (union.isUnion() ? union.types : [union]).flatMap((one) => {
    const key = one.getProperty(tag);
    const value = key && checker.getTypeOfSymbol(key);
    return (value?.isUnion() ? value.types : [value]).flatMap((it) => (it?.isStringLiteral() ? [it.value] : []));
  });
  return [...new Set(kinds)];
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** Members of the exported table of questions. */
function questionsIn(file: string): number {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  let found = 0;
  source.forEachChild(function look(node) {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'QUESTIONS' && node.initializer)
      node.initializer.forEachChild(function members(inner) {
        if (ts.isPropertyAssignment(inner)) found++;
        else inner.forEachChild(members);
      });
    node.forEachChild(look);
  });
  return found;
}

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(
  { ...config.compilerOptions, lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'preserve', jsxImportSource: 'solid-js' },
  ROOT,
);
const program = ts.createProgram(
  Object.values(HOUSES).flatMap(({ rooms }) => rooms.flatMap((room) => filesIn(room).map((file) => join(ROOT, file)))),
  { ...options, types: ['vite/client'] },
);
const checker = program.getTypeChecker();

/** Texts a type consists of; undefined where it admits others. */
function textsOf(type: ts.Type | undefined): readonly string[] | undefined {
  if (!type) return undefined;
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0,
  );
  const texts = parts.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  return texts.length === parts.length && texts.length > 0 ? texts : undefined;
}

/** Type of the place a text stands in: a property, the other side of a comparison, the subject of a switch. */
function typeAround(node: ts.StringLiteral): ts.Type | undefined {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left);
  if (ts.isCaseClause(parent)) return checker.getTypeAtLocation(parent.parent.parent.expression);
  return checker.getContextualType(node);
}

/** Name of the property a text is the value of, is compared with or selects by: `do` in `{ do: 'dock' }` and `command.do === 'dock'`. */
function propertyOf(node: ts.StringLiteral): string | undefined {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return parent.name.getText();
  if (ts.isLiteralTypeNode(parent) && ts.isPropertySignature(parent.parent)) return parent.parent.name.getText();
  const from = ts.isBinaryExpression(parent)
    ? parent.left === node
      ? parent.right
      : parent.left
    : ts.isCaseClause(parent)
      ? parent.parent.parent.expression
      : undefined;
  return from && ts.isPropertyAccessExpression(from) ? from.name.text : undefined;
}

/**
 * Kinds a file names: as the value of their tag, as a text where only such kinds may stand, or as a key of a table most of whose
 * keys are such kinds. A common word (`support`, `load`) that means something else does not count.
 */
function namedIn(file: string, tag: string, kinds: ReadonlySet<string>): ReadonlySet<string> {
  const named = new Set<string>();
  const areKinds = (texts: readonly string[] | undefined): boolean =>
    texts !== undefined && texts.every((one) => kinds.has(one));
  const keysOf = (node: ts.ObjectLiteralExpression | ts.TypeLiteralNode | ts.InterfaceDeclaration): string[] =>
    (ts.isObjectLiteralExpression(node) ? node.properties : node.members).flatMap(({ name }) =>
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
    );
  program.getSourceFile(join(ROOT, file))?.forEachChild(function look(node): void {
    if (ts.isStringLiteral(node) && kinds.has(node.text)) {
      const property = propertyOf(node);
      const type = ts.isLiteralTypeNode(node.parent) ? undefined : typeAround(node);
      const of = ts.isLiteralTypeNode(node.parent) ? node.parent.parent : undefined;
      const isOf = of && ts.isTypeReferenceNode(of) && of.typeName.getText() === OF[tag];
      const inType = ts.isLiteralTypeNode(node.parent) && ts.isUnionTypeNode(node.parent.parent);
      const texts = inType
        ? textsOf(checker.getTypeFromTypeNode(node.parent.parent as ts.UnionTypeNode))
        : textsOf(type);
      if (
        isOf ||
        property === tag ||
        ((property === undefined || !['do', 'at', 'is'].includes(property)) && areKinds(texts))
      )
        named.add(node.text);
    }
    if (ts.isObjectLiteralExpression(node) || ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) {
      const keys = keysOf(node);
      const found = keys.filter((one) => kinds.has(one));
      if (2 * found.length > keys.length) for (const one of found) named.add(one);
    }
    node.forEachChild(look);
  });
  return named;
}

for (const [id, house] of Object.entries(HOUSES)) {
  const files = house.rooms.flatMap((room) => filesIn(room));
  for (const [what, [type, tag]] of Object.entries(house.kinds)) {
    const kinds = new Set(kindsOf(program, house.types, type, tag));
    const named = files.map((file) => ({ file, names: namedIn(file, tag, kinds) }));
    const spread = [...kinds].map((name) => ({ name, files: named.filter(({ names }) => names.has(name)).length }));
    const asked = process.argv.find((one) => one.startsWith(`--${what}=`))?.slice(what.length + 3);
    if (asked) console.log(named.flatMap(({ file, names }) => (names.has(asked) ? [`  ${file}`] : [])).join('\n'));
    const widest = spread.toSorted((a, b) => b.files - a.files).slice(0, 4);
    console.log(
      `${id} ${what}s: ${spread.length}, named in ${median(spread.map((one) => one.files))} files (median); widest ${widest
        .map((one) => `${one.name} ${one.files}`)
        .join(', ')}`,
    );
  }
  const notation = files.filter((file) => house.notation.test(file));
  if (process.argv.includes('--files')) console.log(notation.map((file) => `  ${file}`).join('\n'));
  const lines = notation.reduce((sum, file) => sum + linesIn(textOf(file)), 0);
  console.log(`${id} notation: ${lines} lines in ${notation.length} files`);
  console.log(`${id} questions: ${questionsIn(house.questions)}`);
}
const source = filesIn('src', /\.(?:tsx?|css)$/);
console.log(`src: ${source.reduce((sum, file) => sum + linesIn(textOf(file)), 0)} lines in ${source.length} files`);
