import js from '@eslint/js';
import ts from 'typescript-eslint';

const PURE_ROOMS = ['src/hex/**', 'src/core/**', 'src/games/**', 'src/table/**', 'src/ai/**'];

const HOUSE_SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'A const array and (typeof XS)[number] instead of an enum.' },
  {
    selector:
      ':matches(ClassDeclaration, FunctionDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration)[id.name=/(Manager|Handler|Processor|Utils?|Helpers?)$/]',
    message: 'Name it by the word the rulebook or the trade has for it.',
  },
];

const NO_NULL = [
  // Comparing with what JSON or a regular expression hands us is fine; making one is not.
  { selector: ':not(BinaryExpression) > Literal[raw="null"]', message: 'undefined, not null.' },
  { selector: 'TSNullKeyword', message: 'undefined, not null.' },
];

export default ts.config(
  { ignores: ['dist/', 'node_modules/', '.cache/', 'coverage/', 'src/games/blitz/data/', 'test/fixtures/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [ts.configs.strict],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.rules.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.webtest.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-restricted-syntax': ['error', ...HOUSE_SYNTAX],
      // The type-aware rules that find bugs; the others cost more time than they save.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/require-array-sort-compare': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Flat typed arrays: the index is known to be inside, and saying so is cheaper than a check in the inner loop.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/**'],
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Solid assigns `ref` variables when it mounts the element.
    files: ['src/web/**/*.tsx'],
    rules: { 'no-unassigned-vars': 'off' },
  },
  {
    files: PURE_ROOMS,
    rules: {
      'no-restricted-syntax': ['error', ...HOUSE_SYNTAX, ...NO_NULL],
      // Dice and clocks are arguments: the same record must replay to the same game.
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice are an argument.' },
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        performance: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        module: 'writable',
      },
    },
  },
);
