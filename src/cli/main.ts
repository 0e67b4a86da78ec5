import { processIo } from './io.ts';
import { run } from './program.ts';

// A reader that closes early (hexfront legal … | head) is no trouble of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), processIo());
