import { EXIT } from './complaint.ts';
import { fileTrouble, processIo } from './io.ts';
import { run } from './program.ts';

// A reader that closes early (hexfront legal … | head) is no trouble of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  process.stderr.write(`hexfront: cannot write: ${fileTrouble(error)}\n`);
  process.exit(EXIT.fault);
});
// A closed stderr must not stop the work.
process.stderr.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), processIo());
