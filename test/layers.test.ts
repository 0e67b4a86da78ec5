import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IFlattenedRuleSet & {
  readonly options: ICruiseOptions;
};
const rules = (config.forbidden ?? []).map(({ name }) => name ?? '');

const read = async (baseDir: string): Promise<ICruiseResult> => {
  const { options, ...ruleSet } = config;
  const { output } = await cruise(['src'], { ...options, ruleSet, validate: true, baseDir });
  if (typeof output === 'string') throw new Error('A report where a result was asked for.');
  return output;
};

/** A little house with one wrong import in it, and the names of the rules that notice. */
const broken = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const home = mkdtempSync(join(tmpdir(), 'hexfront-layers-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), text);
    }
    const { summary } = await read(home);
    return summary.violations.map(({ rule }) => rule.name);
  } finally {
    rmSync(home, { recursive: true });
  }
};

const imports = (from: string, to: string): Readonly<Record<string, string>> => ({
  [`src/${from}/a.ts`]: `import { b } from '${'../'.repeat(from.split('/').length)}${to}/b.ts';\nexport const a = b;\n`,
  [`src/${to}/b.ts`]: 'export const b = 1;\n',
});

const BREACHES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hex-looks-down-only': imports('hex', 'core'),
  'core-looks-down-only': imports('core', 'games/blitz'),
  'ai-looks-down-only': imports('ai', 'table'),
  'protocol-looks-down-only': imports('protocol', 'table'),
  'table-looks-down-only': imports('table', 'games/blitz'),
  'games-blitz-looks-down-only': imports('games/blitz', 'games/gamex'),
  'games-gamex-looks-down-only': imports('games/gamex', 'games/blitz'),
  'server-looks-down-only': imports('server', 'web/table'),
  'server-page-looks-down-only': imports('server/page', 'server/store'),
  'server-operations-looks-down-only': imports('server/operations', 'server/store'),
  'server-store-looks-down-only': imports('server/store', 'server/tables'),
  'server-accounts-looks-down-only': imports('server/accounts', 'server/lobby'),
  'server-dice-looks-down-only': imports('server/dice', 'server/tables'),
  'server-jobs-looks-down-only': imports('server/jobs', 'server/tables'),
  'server-notifications-looks-down-only': imports('server/notifications', 'server/lobby'),
  'server-journal-looks-down-only': imports('server/journal', 'server/tables'),
  'server-tables-looks-down-only': imports('server/tables', 'server/sockets'),
  'server-thinking-looks-down-only': imports('server/thinking', 'server/lobby'),
  'server-ratings-looks-down-only': imports('server/ratings', 'server/lobby'),
  'server-moderation-looks-down-only': imports('server/moderation', 'server/http'),
  'server-lobby-looks-down-only': imports('server/lobby', 'server/http'),
  'server-work-looks-down-only': imports('server/work', 'server/tables'),
  'server-http-looks-down-only': imports('server/http', 'server/sockets'),
  'server-sockets-looks-down-only': imports('server/sockets', 'server/lobby'),
  'web-board-looks-down-only': imports('web/board', 'games/blitz'),
  'web-text-looks-down-only': imports('web/text', 'web/board'),
  'web-table-looks-down-only': imports('web/table', 'web/games/gamex'),
  'web-pages-looks-down-only': imports('web/pages', 'server'),
  'web-games-blitz-looks-down-only': imports('web/games/blitz', 'web/games/gamex'),
  'web-games-gamex-looks-down-only': imports('web/games/gamex', 'web/games/blitz'),
  'cli-looks-down-only': imports('cli', 'web/table'),
  'exports-looks-down-only': imports('exports', 'cli'),
  'page-imports-protocol-types-only': imports('web/table', 'protocol'),
  'rules-know-no-table': imports('games/blitz/air/rules', 'games/blitz/sea/players'),
  'no-circles': {
    'src/hex/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
    'src/hex/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  },
  'pure-rooms-know-no-node': {
    'src/games/blitz/a.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n",
  },
  'nothing-unresolved': { 'src/hex/a.ts': "import { b } from './gone.ts';\nexport const a = b;\n" },
  'source-knows-no-tests': {
    'src/hex/a.ts': "import { b } from '../../test/b.ts';\nexport const a = b;\n",
    'test/b.ts': 'export const b = 1;\n',
  },
};

test('every arrow between the rooms points down', async () => {
  const { modules, summary } = await read(ROOT);
  // dependency-cruiser is content with nothing at all when it cannot read TypeScript.
  expect(modules.filter(({ source }) => source.startsWith('src/')).length).toBeGreaterThan(5);
  expect(summary.totalDependenciesCruised).toBeGreaterThan(5);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
});

test('there is a breach for every rule', () => {
  expect(Object.keys(BREACHES).sort()).toEqual([...rules].sort());
});

test.each(Object.entries(BREACHES))('%s can fail', async (rule, files) => {
  expect(await broken(files)).toContain(rule);
});

test('a house in order breaks no rule', async () => {
  expect(await broken(imports('core', 'hex'))).toEqual([]);
  expect(await broken(imports('web/table', 'web/board'))).toEqual([]);
});
