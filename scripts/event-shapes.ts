// The shapes of a game's events as text, made from their types: what records from outside are held to.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');

/** Source file and type name of each game's events. */
const EVENTS = {
  blitz: ['src/games/blitz/events.ts', 'BlitzEvent'],
  gamex: ['src/games/gamex/types.ts', 'GamexEvent'],
} as const;

export type GameId = keyof typeof EVENTS;
export const GAME_IDS = Object.keys(EVENTS) as readonly GameId[];

/** Names of numbers and texts which are more than that: `core/record/event-shape.ts` is told by the game what they are. */
const SPECIAL: ReadonlySet<string> = new Set(['Hex', 'HexOrNowhere', 'UnitNo']);

/** Types that follow from a shape: the game holds values to the shape itself. */
const SHAPED: ReadonlySet<string> = new Set(['Held', 'CommandsOf', 'FramesOf']);

/** Reads the types of one game's events and writes them as lines `Name = shape`, the events themselves last. */
export function eventShapes(id: GameId): string {
  const [file, root] = EVENTS[id];
  const path = join(ROOT, file);
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const program = ts.createProgram([path], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const definitions = new Map<string, string>();
  const begun = new Map<ts.Symbol, string>();

  /** Types that follow from a shape, given for a type parameter: `FrameEvent<GamexFrame>`. */
  const given = new Map<ts.Symbol, ts.TypeNode>();

  const fail = (node: ts.Node | undefined, type?: ts.Type): never => {
    throw new Error(`no shape for ${node?.getText() ?? ''} ${type ? checker.typeToString(type) : ''}`);
  };

  /** A type by its name; a second type of the same name gets a number. */
  function named(symbol: ts.Symbol, shape: () => string): string {
    const known = begun.get(symbol);
    if (known !== undefined) return known;
    const taken = [...begun.values()];
    let name: string = symbol.name;
    for (let no = 2; taken.includes(name); no++) name = `${symbol.name}${no}`;
    begun.set(symbol, name);
    definitions.set(name, shape());
    return name;
  }

  const union = (parts: readonly string[]): string => {
    const distinct = [...new Set(parts.filter((part) => part !== 'undefined'))];
    return distinct.length === 1 ? (distinct[0] as string) : `(${distinct.join('|')})`;
  };

  function property(symbol: ts.Symbol, at: ts.Node): string {
    const declared = symbol.valueDeclaration;
    const node = declared && ts.isPropertySignature(declared) ? declared.type : undefined;
    const type = checker.getTypeOfSymbolAtLocation(symbol, at);
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0 || mayBeUndefined(type);
    return `${symbol.name}${optional ? '?' : ''}:${node && !isGeneric(node) ? ofNode(node) : ofType(type, at)}`;
  }

  const mayBeUndefined = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some((one) => (one.flags & ts.TypeFlags.Undefined) !== 0)
      : (type.flags & ts.TypeFlags.Undefined) !== 0;

  /** The node names a type that follows from a shape. */
  function isShaped(node: ts.TypeNode): boolean {
    if (!ts.isTypeReferenceNode(node)) return false;
    const found = checker.getSymbolAtLocation(node.typeName);
    const symbol = found && (found.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(found) : found;
    const [declared] = symbol?.declarations ?? [];
    if (!declared || !ts.isTypeAliasDeclaration(declared) || !ts.isTypeReferenceNode(declared.type)) return false;
    return SHAPED.has(declared.type.typeName.getText());
  }

  /** The node speaks of a type parameter: what it means only the checker knows. */
  function isGeneric(node: ts.Node): boolean {
    if (ts.isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      if (symbol && !given.has(symbol) && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) return true;
    }
    return ts.forEachChild(node, (child) => isGeneric(child) || undefined) ?? false;
  }

  const object = (type: ts.Type, at: ts.Node): string => {
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const keys = checker.getPropertiesOfType(type).map((one) => property(one, at));
    return `{${[...keys, ...(index ? [`*:${ofType(index, at)}`] : [])].join(' ')}}`;
  };

  function ofReference(node: ts.TypeReferenceNode): string {
    const name = node.typeName.getText();
    if (SPECIAL.has(name)) return name;
    const found = checker.getSymbolAtLocation(node.typeName);
    const symbol = found && (found.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(found) : found;
    const [declared] = symbol?.declarations ?? [];
    const [argument] = node.typeArguments ?? [];
    if (argument && declared && ts.isTypeAliasDeclaration(declared) && isShaped(argument)) {
      const [parameter] = declared.typeParameters ?? [];
      if (parameter) given.set(checker.getSymbolAtLocation(parameter.name) as ts.Symbol, argument);
      return ofNode(declared.type);
    }
    const stands = symbol && given.get(symbol);
    if (stands) return ofNode(stands);
    if (!symbol || node.typeArguments !== undefined || declared?.getSourceFile().hasNoDefaultLib)
      return ofType(checker.getTypeFromTypeNode(node), node);
    if (declared && ts.isTypeAliasDeclaration(declared)) {
      if (isShaped(node)) return symbol.name;
      const type = checker.getTypeFromTypeNode(node);
      const small = !type.isUnion() && (type.flags & ts.TypeFlags.Object) === 0;
      return small ? ofNode(declared.type) : named(symbol, () => ofNode(declared.type));
    }
    return named(symbol, () => object(checker.getTypeFromTypeNode(node), node));
  }

  function ofNode(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) return ofNode(node.type);
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) return ofNode(node.type);
    if (ts.isArrayTypeNode(node)) return `${ofNode(node.elementType)}[]`;
    if (ts.isUnionTypeNode(node)) return union(node.types.map(ofNode));
    if (ts.isTupleTypeNode(node))
      return `[${node.elements.map((one) => (ts.isNamedTupleMember(one) ? ofNode(one.type) : ofNode(one))).join(' ')}]`;
    if (ts.isTypeLiteralNode(node)) return object(checker.getTypeFromTypeNode(node), node);
    if (ts.isTypeReferenceNode(node)) return ofReference(node);
    return ofType(checker.getTypeFromTypeNode(node), node);
  }

  function ofType(type: ts.Type, at: ts.Node): string {
    const { flags } = type;
    if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
    if ((flags & ts.TypeFlags.Undefined) !== 0) return 'undefined';
    if ((flags & ts.TypeFlags.BooleanLiteral) !== 0) return checker.typeToString(type);
    if ((flags & ts.TypeFlags.Boolean) !== 0) return 'boolean';
    if ((flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0) return 'string';
    if ((flags & ts.TypeFlags.Number) !== 0) return 'number';
    if (type.isUnion()) return union(type.types.map((one) => ofType(one, at)));
    if (checker.isTupleType(type))
      return `[${checker
        .getTypeArguments(type as ts.TypeReference)
        .map((one) => ofType(one, at))
        .join(' ')}]`;
    if (checker.isArrayType(type))
      return `${ofType(checker.getTypeArguments(type as ts.TypeReference)[0] as ts.Type, at)}[]`;
    if ((flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return fail(at, type);
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    return symbol && !type.aliasTypeArguments ? named(symbol, () => object(type, at)) : object(type, at);
  }

  const source = program.getSourceFile(path);
  const declared = source?.statements.find(
    (one): one is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(one) && one.name.text === root,
  );
  if (!declared) throw new Error(`${file} declares no ${root}`);
  const events = ofNode(declared.type);
  const lines = [...definitions].map(([name, shape]) => `${name} = ${shape}`);
  return [...lines, `Event = ${events}`].join('\n');
}

const fileOf = (id: GameId): string => join(ROOT, 'src/games', id, 'event-shapes.ts');

const moduleText = (shapes: string): string =>
  `/** Shapes of events, made from their types by \`npm run signature\`: never edited by hand. See \`core/record/event-shape.ts\`. */
export const EVENT_SHAPES = \`
${shapes.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}
\`;
`;

/** The file of a game's shapes is what its types say. */
export const isCurrent = (id: GameId): boolean => readFileSync(fileOf(id), 'utf8') === moduleText(eventShapes(id));

export const writeShapes = (id: GameId): void => writeFileSync(fileOf(id), moduleText(eventShapes(id)));
