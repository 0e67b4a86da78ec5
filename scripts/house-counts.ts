// `npm run counts`: the spread of a change. Files that name a command, a decision or an event; lines of notation; questions. `--files` lists the notation.
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
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

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
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
const program = ts.createProgram(
  Object.values(HOUSES).map(({ types }) => join(ROOT, types)),
  { ...options, types: [] },
);

for (const [id, house] of Object.entries(HOUSES)) {
  const files = house.rooms.flatMap((room) => filesIn(room));
  const texts = files.map((file) => withoutComments(textOf(file)));
  for (const [what, [type, tag]] of Object.entries(house.kinds)) {
    const spread = kindsOf(program, house.types, type, tag).map((name) => {
      const named = new RegExp(`'${name}'|\\b${name}:`);
      return { name, files: texts.filter((text) => named.test(text)).length };
    });
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
