import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');

/** For every rule of .oxlintrc.json a text it must refuse. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'house/comments': '// Whoever asks.\nexport const a = 1;',
  'constructor-super': 'export class A extends Object { constructor() {} }',
  'for-direction': 'for (let i = 0; i < 9; i--) console.log(i);',
  'getter-return': 'export class A { get a() {} }',
  'no-async-promise-executor': 'export const a = new Promise(async (done) => done(1));',
  'no-case-declarations': 'export const f = (a) => { switch (a) { case 1: let b = 2; return b; } };',
  'no-class-assign': 'class A {}\nA = 1;\nexport { A };',
  'no-compare-neg-zero': 'export const f = (a) => a === -0;',
  'no-cond-assign': 'export const f = (a, b) => { if ((a = b)) return 1; while (a = b) return 2; };',
  'no-const-assign': 'const a = 1;\na = 2;\nexport { a };',
  'no-constant-binary-expression': 'export const f = (a) => ({}) ?? a;',
  'no-constant-condition': 'if (1) console.log(1);',
  'no-control-regex': 'export const a = /\\x00/;',
  'no-debugger': 'debugger;',
  'no-dupe-class-members': 'export class A { a() {} a() {} }',
  'no-dupe-else-if': 'export const f = (a) => { if (a) return 1; else if (a) return 2; };',
  'no-dupe-keys': 'export const a = { b: 1, b: 2 };',
  'no-duplicate-case': 'export const f = (a) => { switch (a) { case 1: return 1; case 1: return 2; } };',
  'no-empty': 'if (process.argv) {}',
  'no-empty-character-class': 'export const a = /a[]/;',
  'no-empty-pattern': 'export const f = ({}) => 1;',
  'no-empty-static-block': 'export class A { static {} }',
  'no-ex-assign': 'try { console.log(1); } catch (e) { e = 1; console.log(e); }',
  'no-extra-boolean-cast': 'if (!!process.argv) console.log(1);',
  'no-fallthrough': 'export const f = (a) => { switch (a) { case 1: console.log(1); case 2: console.log(2); } };',
  'no-func-assign': 'function a() {}\na = 1;\nexport { a };',
  'no-global-assign': 'undefined = 1;\nObject = 1;',
  'no-import-assign': "import * as a from 'a';\na.b = 1;",
  'no-invalid-regexp': "export const a = new RegExp('[');",
  'no-irregular-whitespace': 'export const a =\u00a01;',
  'no-loss-of-precision': 'export const a = 9007199254740993;',
  'no-misleading-character-class': 'export const a = /[👍]/;',
  'no-new-native-nonconstructor': 'export const a = new Symbol();',
  'no-obj-calls': 'export const a = Math();',
  'no-prototype-builtins': "export const f = (a) => a.hasOwnProperty('b');",
  'no-redeclare': 'var a = 1;\nvar a = 2;\nexport { a };',
  'no-regex-spaces': 'export const a = /a  b/;',
  'no-self-assign': 'export const f = (a) => { a = a; };',
  'no-setter-return': 'export class A { set a(b) { return b; } }',
  'no-shadow-restricted-names': 'export const f = (undefined) => 1;',
  'no-sparse-arrays': 'export const a = [1, , 2];',
  'no-this-before-super': 'export class A extends Object { constructor() { this.a = 1; super(); } }',
  'no-unassigned-vars': 'let a;\nexport const f = () => a;',
  'no-undef': 'export const a = nobody;',
  'no-unexpected-multiline': 'export const f = (a, b) => a\n(b);',
  'no-unreachable': 'export const f = () => { return 1; console.log(2); };',
  'no-unsafe-finally': 'export const f = () => { try { return 1; } finally { return 2; } };',
  'no-unsafe-negation': 'export const f = (a, b) => !a in b;',
  'no-unsafe-optional-chaining': 'export const f = (a) => (a?.b).c;',
  'no-unused-labels': 'a: for (;;) { console.log(1); break; }',
  'no-unused-private-class-members': 'export class A { #a = 1; }',
  'no-unused-vars': 'const a = 1;',
  'no-useless-assignment': 'export const f = () => { let a = 1; a = 2; return a; };',
  'no-useless-backreference': 'export const a = /(b)(\\2a)/;',
  'no-useless-catch': 'export const f = () => { try { console.log(1); } catch (e) { throw e; } };',
  'no-useless-escape': "export const a = '\\a';",
  'preserve-caught-error': "export const f = () => { try { f(); } catch (e) { throw new Error('a'); } };",
  'require-yield': 'export function* a() { return 1; }',
  'use-isnan': 'export const f = (a) => a === NaN;',
  'valid-typeof': "export const f = (a) => typeof a === 'strnig';",
};

const TYPESCRIPT: Readonly<Record<string, string>> = {
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1;\nexport { a };',
  'prefer-rest-params': 'export function a() { return arguments; }',
  'prefer-spread': 'export const f = (a: (...b: number[]) => void, b: number[]) => a.apply(undefined, b);',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'typescript/no-duplicate-enum-values': 'export enum A { b = 1, c = 1 }',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export type A = any;',
  'typescript/no-extra-non-null-assertion': 'export const f = (a?: { b: 1 }) => a!!.b;',
  'typescript/no-extraneous-class': 'export class A { static a = 1; }',
  'typescript/no-misused-new': 'export interface A { new (): A }',
  'typescript/no-namespace': 'export namespace A { export type B = 1; }',
  'typescript/no-non-null-asserted-nullish-coalescing': 'export const f = (a: { b?: 1 }) => a.b! ?? 1;',
  'typescript/no-non-null-asserted-optional-chain': 'export const f = (a?: { b: 1 }) => a?.b!;',
  'typescript/no-require-imports': "import a = require('a');\nexport { a };",
  'typescript/no-this-alias': 'export class A { a() { const b = this; return b; } }',
  'typescript/no-unnecessary-type-constraint': 'export type A<B extends unknown> = B[];',
  'typescript/no-unsafe-declaration-merging': 'export interface A { a: 1 }\nexport class A { b = 1; }',
  'typescript/no-unsafe-function-type': 'export type A = Function;',
  'no-unused-expressions': 'export const f = (a: number) => { a + 1; };',
  'no-useless-constructor': 'export class A { constructor() {} }',
  'typescript/no-wrapper-object-types': 'export type A = String;',
  'typescript/prefer-as-const': "export const a = 'b' as 'b';",
  'typescript/prefer-literal-enum-member': 'const a = 1;\nexport enum A { b = a }',
  'typescript/prefer-namespace-keyword': 'declare module A {}\nexport type B = typeof A;',
  'typescript/triple-slash-reference': '/// <reference path="a" />\nexport const a = 1;',
  'typescript/unified-signatures':
    'export declare function f(a: number): void;\nexport declare function f(a: string): void;',
  'typescript/consistent-type-imports': "import { Dirent } from 'a';\nexport type A = Dirent;",
  eqeqeq: 'export const f = (a: number) => a == 1;',
  'house/no-enum': 'export enum A { b }',
  'house/names': 'export interface UnitManager { a: 1 }',
  'house/one-comment': '/** a */\n/** b */\nexport const a = 1;',
  'house/subpaths': "export { a } from '../../core/a.ts';",
  'typescript/await-thenable': 'export const f = async () => { await 1; };',
  'typescript/no-base-to-string': 'export const f = (a: { b: 1 }) => `${a}`;',
  'typescript/no-floating-promises': 'const g = async () => 1;\nexport const f = () => { g(); };',
  'typescript/no-for-in-array': 'export const f = (a: number[]) => { for (const b in a) return b; };',
  'typescript/no-misused-promises': 'const g = async () => true;\nexport const f = () => { if (g()) return 1; };',
  'typescript/no-unsafe-argument': "export const f = (a: (b: number) => void) => a(JSON.parse('1'));",
  'typescript/no-unsafe-assignment': "export const a: number = JSON.parse('1');",
  'typescript/no-unsafe-call': "export const a = JSON.parse('1')();",
  'typescript/no-unsafe-member-access': "export const a = JSON.parse('1').b;",
  'typescript/no-unsafe-return': "export const a = () => JSON.parse('1');",
  'typescript/only-throw-error': "export const f = () => { throw 'a'; };",
  'typescript/require-array-sort-compare': 'export const f = (a: number[]) => a.sort();',
  'typescript/switch-exhaustiveness-check':
    "export const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1; } };",
};

/** Rules of the pure rooms alone. */
const PURE: Readonly<Record<string, string>> = {
  'house/no-null': 'export const a: number | null = null;',
  'no-restricted-properties': 'export const a = Math.random() + Date.now();',
  'no-console': 'console.log(1);',
};

const inSource = { 'max-lines': 'console.log(1);\n'.repeat(501) };

const PROBES = [
  ...Object.entries(SCRIPTS).map(([rule, text]) => ({ rule, text, path: 'scripts/x.mjs' })),
  ...Object.entries(TYPESCRIPT).map(([rule, text]) => ({ rule, text, path: 'src/cli/x.ts' })),
  ...Object.entries(PURE).map(([rule, text]) => ({ rule, text, path: 'src/core/x.ts' })),
  ...Object.entries(inSource).map(([rule, text]) => ({ rule, text, path: 'src/cli/x.ts' })),
].map((probe, no) => ({ ...probe, path: probe.path.replace('x.', `x${no}.`) }));

const Rules = z.record(z.string(), z.unknown());
const Config = z.object({ rules: Rules, overrides: z.array(z.object({ rules: Rules })) });
const Report = z.object({ diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })) });

function enforced(): string[] {
  const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { rules, overrides } = Config.parse(JSON.parse(text));
  const all = [rules, ...overrides.map((one) => one.rules)].flatMap((some) => Object.entries(some));
  return [...new Set(all.filter(([, how]) => how !== 'off').map(([name]) => name))].sort();
}

/** `eslint(no-var)` and `typescript-eslint(no-var)` as .oxlintrc.json names them. */
const bare = (rule: string): string => rule.replace(/^.*[(/]/, '').replace(/\)$/, '');

const fail = (why: string): never => {
  throw new Error(why);
};

function refusals(): Map<string, string[]> {
  const house = mkdtempSync(join(tmpdir(), 'hexfront-lint-'));
  try {
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/house-rules.mjs'])
      cpSync(join(root, file), join(house, file));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
    writeFileSync(join(house, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json", "include": ["src"] }');
    for (const { path, text } of PROBES) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), `${text}\n`);
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format=json'], {
      cwd: house,
      encoding: 'utf8',
    });
    const found = new Map<string, string[]>();
    for (const { code = '', filename } of Report.parse(
      JSON.parse(stdout.startsWith('{') ? stdout : fail(stdout + stderr)),
    ).diagnostics)
      found.set(filename, [...(found.get(filename) ?? []), bare(code)]);
    return found;
  } finally {
    rmSync(house, { recursive: true });
  }
}

test('every rule of the linter has a text that it refuses', () => {
  expect([...new Set(PROBES.map(({ rule }) => rule))].sort()).toEqual(enforced());
  const found = refusals();
  const missed = PROBES.filter(({ rule, path }) => found.get(path)?.includes(bare(rule)) !== true);
  expect(missed.map(({ rule, path }) => `${rule}: ${found.get(path)?.join(', ') ?? 'nothing'}`)).toEqual([]);
});
