import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { throughStart } from '#cli/serve.ts';

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s to hexfront serve reaches the server', async (signal) => {
  const home = mkdtempSync(join(tmpdir(), 'hexfront-serve-'));
  try {
    const [server, started] = [join(home, 'server.mjs'), join(home, 'started')];
    writeFileSync(
      server,
      `import { writeFileSync } from 'node:fs';
       for (const one of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(one, () => {
         writeFileSync(process.argv[2], one);
         process.exit(7);
       });
       writeFileSync(process.argv[2], 'runs');
       setInterval(() => undefined, 1000);`,
    );
    const ended = throughStart([server, started]);
    while (!existsSync(started) || readFileSync(started, 'utf8') !== 'runs') await wait(20);
    process.emit(signal, signal);
    expect(await ended).toBe(7);
    expect(readFileSync(started, 'utf8')).toBe(signal);
  } finally {
    rmSync(home, { recursive: true });
  }
});
