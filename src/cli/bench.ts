import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Complaint } from './complaint.ts';
import { projectFile } from './library.ts';

/** Runs the benchmarks of the project where they are there; a package from the registry comes without them. */
export async function bench(words: readonly string[]): Promise<number> {
  const entry = projectFile('bench', 'main.ts');
  const tsx = projectFile('node_modules', 'tsx', 'dist', 'cli.mjs');
  if (!existsSync(entry))
    throw new Complaint('the benchmarks are not part of this package; they are in the project repository');
  if (!existsSync(tsx)) throw new Complaint('the benchmarks need the development parts: run npm install first');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [tsx, entry, ...words], { stdio: 'inherit' });
    child.on('error', (error) => fail(new Complaint(`the benchmarks cannot be run: ${error.message}`)));
    child.on('close', (code) => done(code ?? 1));
  });
}
