import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuilding } from './built-pages.ts';

const START = join(import.meta.dirname, '..', '..', 'scripts', 'start.mjs');
const READY = /Hexfront is ready: (http:\/\/\S+)/;

/** Real server: the start script builds and serves; the tests get its address and stop it as Ctrl-C would. */
const startRealServer = async (): Promise<() => Promise<void>> => {
  const data = mkdtempSync(join(tmpdir(), 'hexfront-browser-'));
  const child = spawn(process.execPath, [START, '--port', '0', '--data', data], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const address = await new Promise<string>((ready, failed) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = READY.exec(said)?.[1];
      if (found !== undefined) ready(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      failed(new Error(`The server ended with ${String(code)} before it was ready:\n${said}`));
    });
  });
  process.env['HEXFRONT_URL'] = address;

  const stopBuilding = await startBuilding();
  return async () => {
    await stopBuilding();
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    const [code] = (await ended) as [number | undefined];
    rmSync(data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server did not stop cleanly (${String(code)}):\n${said}`);
  };
};

export default startRealServer;
