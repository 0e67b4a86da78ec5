// `npm run types`: every TypeScript project, two at a time.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main, root, run } from './stages.mjs';

const PROJECTS = ['rules', 'node', 'web', 'webtest'];

const checkProject = async (name) => {
  const { code, output } = await run(process.execPath, [
    join(root, 'node_modules', 'typescript-native', 'bin', 'tsc'),
    '--project',
    `tsconfig.${name}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    join('.cache', `${name}.tsbuildinfo`),
    '--pretty',
    'false',
  ]);
  return { failed: code !== 0, output };
};

export const checkTypes = async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const waiting = [...PROJECTS];
  const results = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) results.push(await checkProject(name));
  };
  await Promise.all([worker(), worker()]);
  // A shared file is reported by every project that reaches it.
  const lines = new Set(results.flatMap(({ failed, output }) => (failed ? output.trim().split('\n') : [])));
  return { code: results.some(({ failed }) => failed) ? 1 : 0, output: [...lines].join('\n') };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { code, output } = await checkTypes();
    if (output) console.log(output);
    process.exitCode = code;
  });
}
