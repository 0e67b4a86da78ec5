import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Every sentence the engine can say, read from its source: the reasons of objections, the words of events, prompts, terms
 * and outcomes. What is put in at run time is a `{}`; where the source chooses between texts, each is a sentence.
 */

const ROOT = join(import.meta.dirname, '..', '..');

export interface Sentence {
  readonly text: string;
  readonly where: string;
}

/** Calls whose argument at this place is said to a player. */
const SAYING: Readonly<Record<string, number>> = {
  objection: 1,
  say: 0,
  add: 1,
  times: 1,
  decided: -1,
  problem: 0,
  end: 3,
};
/** Properties and functions whose text is said to a player. */
const SAID = new Set(['because', 'asks', 'result', 'attackInWords', 'battleInWords', 'phaseInWords', 'told']);
/** What is wrong with a record; the faults of boards and other texts stay in the language of their notation. */
const IN_RECORDS = {
  calls: { fault: 0 } as Readonly<Record<string, number>>,
  names: new Set(['message', 'headerFault', 'entryFault', 'differs']),
};

const HOLE = '{}';

type Texts = readonly string[];

const join2 = (a: Texts, b: Texts): Texts => a.flatMap((left) => b.map((right) => left + right));

/** All texts an expression can give; names are followed to what they are declared as. */
function textsOf(node: ts.Expression, checker: ts.TypeChecker, depth = 0): Texts {
  if (depth > 6) return [HOLE];
  const next = (one: ts.Expression): Texts => textsOf(one, checker, depth + 1);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
    return next(node.expression);
  }
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce<Texts>(
      (texts, span) => join2(join2(texts, next(span.expression)), [span.literal.text]),
      [node.head.text],
    );
  }
  if (ts.isConditionalExpression(node)) return [...next(node.whenTrue), ...next(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    if (kind === ts.SyntaxKind.PlusToken && (isText(node.left, checker) || isText(node.right, checker)))
      return join2(next(node.left), next(node.right));
    if (kind === ts.SyntaxKind.QuestionQuestionToken)
      return [...next(node.left), ...next(node.right).filter((text) => text !== '')];
    return [HOLE];
  }
  if (ts.isIdentifier(node)) {
    const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
    const isConst =
      declared !== undefined &&
      ts.isVariableDeclaration(declared) &&
      declared.initializer !== undefined &&
      ts.isVariableDeclarationList(declared.parent) &&
      (declared.parent.flags & ts.NodeFlags.Const) !== 0;
    if (isConst && isText(declared.initializer as ts.Expression, checker))
      return next(declared.initializer as ts.Expression);
  }
  return [HOLE];
}

/** Is it put together from text in the source, rather than taken from the game? */
function isText(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression, checker);
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue, checker) || isText(node.whenFalse, checker);
  return ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

function returned(body: ts.ConciseBody | undefined): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

const nameOf = (node: ts.Node): string => (ts.isIdentifier(node) ? node.text : '');

const firstOf = (node: ts.Expression): ts.Expression =>
  ts.isArrayLiteralExpression(node) && node.elements[0] ? node.elements[0] : node;

/** `listed(list.map((one) => `…`))`: what is said of each. */
function eachSaid(list: ts.Expression | undefined): ts.Expression[] {
  if (!list || !ts.isCallExpression(list) || !ts.isPropertyAccessExpression(list.expression)) return [];
  const [arrow] = list.arguments;
  if (list.expression.name.text !== 'map' || !arrow || !ts.isArrowFunction(arrow)) return [];
  return returned(arrow.body).filter((one) => ts.isTemplateExpression(one));
}

/** Expressions a node says to a player. */
function saidBy(node: ts.Node, inRecords: boolean): ts.Expression[] {
  const isSaid = (name: string) => SAID.has(name) || (inRecords && IN_RECORDS.names.has(name));
  if (ts.isCallExpression(node)) {
    const name = nameOf(node.expression);
    if (name === 'listed') return eachSaid(node.arguments[0]);
    const at = SAYING[name] ?? (inRecords ? IN_RECORDS.calls[name] : undefined);
    const said = at === undefined ? undefined : node.arguments.at(at);
    if (!said || ts.isSpreadElement(said)) return [];
    return ts.isArrowFunction(said) ? returned(said.body) : [said];
  }
  if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && isSaid(nameOf(node.name))) {
    if (!node.initializer) return [];
    return ts.isArrowFunction(node.initializer) ? returned(node.initializer.body) : [node.initializer];
  }
  if ((ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name && isSaid(nameOf(node.name)))
    return returned(node.body).map(firstOf);
  return [];
}

export function engineSentences(rooms: readonly string[] = ['src/core', 'src/games/blitz']): Sentence[] {
  const files = rooms.flatMap((room) =>
    (readdirSync(join(ROOT, room), { recursive: true }) as string[])
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(ROOT, room, path)),
  );
  const program = ts.createProgram(files, {
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: [],
  });
  const checker = program.getTypeChecker();
  const found: Sentence[] = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile) continue;
    const visit = (node: ts.Node): void => {
      for (const said of saidBy(node, source.fileName.endsWith('core/record.ts'))) {
        const { line } = source.getLineAndCharacterOfPosition(said.getStart());
        const where = `${source.fileName.slice(ROOT.length + 1)}:${line + 1}`;
        for (const text of textsOf(said, checker)) found.push({ text, where });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
