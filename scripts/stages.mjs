// One line per stage with its seconds; no dependencies, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** A failure whose message is meant for the person at the keyboard; everything else is a bug of ours and keeps its stack. */
export class Trouble extends Error {
  name = 'Trouble';
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const live = process.stdout.isTTY === true;
const HEARTBEAT_MS = live ? 250 : 15_000;

/**
 * Runs `work` and says so: `name` while it runs, then the seconds and what `work` returned when it returned a text.
 * It says nothing before `earlier` is over: what runs side by side is told in order.
 */
export const stage = async (name, work, earlier = Promise.resolve()) => {
  const since = performance.now();
  const label = name.padEnd(22);
  let spoken = false;
  void earlier.then(() => (spoken = true));
  const beat = setInterval(() => {
    if (!spoken) return;
    if (live) process.stdout.write(`\r  ${label} … ${seconds(since)} `);
    else console.log(`  ${label} … ${seconds(since)}`);
  }, HEARTBEAT_MS);
  const end = async (mark, note) => {
    clearInterval(beat);
    const took = seconds(since).padStart(8);
    await earlier;
    console.log(`${live ? '\r\x1b[K' : ''}${mark} ${label} ${took}${note ? `   ${note}` : ''}`);
  };
  try {
    const result = await work();
    await end(result?.failed > 0 ? '✗' : '✓', typeof result === 'string' ? result : result?.note);
    return result;
  } catch (error) {
    await end('✗', '');
    throw error;
  }
};

const children = new Set();

/** Ends what we started; called when we are asked to stop ourselves. */
export const endChildren = () => {
  for (const child of children) child.kill('SIGTERM');
};

/** Runs a program to its end, collecting what it says. Never throws for a bad exit code: the caller knows what it means. */
export const run = (command, args, { cwd = root, env = {}, shell = false } = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      // Output is shown later and perhaps written to a file: no colours.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    });
    children.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const finish = (code) => {
      children.delete(child);
      done({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });

/** npm itself, wherever it is: under `npm start` it tells us its own path. */
export const npm = (args, options = {}) => {
  const path = process.env.npm_execpath;
  if (path && /npm-cli\.c?js$/.test(path)) return run(process.execPath, [path, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
};

/** Reads `--name value`, `--name=value` and bare flags; anything else is refused by name. */
export const readOptions = (argv, { values = [], flags = [] }) => {
  const found = {};
  for (let i = 0; i < argv.length; i++) {
    const [name, inline] = argv[i].split(/=(.*)/s);
    const key = name.replace(/^--/, '');
    if (name === '-h') found.help = true;
    else if (name.startsWith('--') && flags.includes(key) && inline === undefined) found[key] = true;
    else if (name.startsWith('--') && values.includes(key)) {
      const value = inline ?? argv[++i];
      if (value === undefined || value === '') throw new Trouble(`Option --${key} needs a value.`);
      found[key] = value;
    } else throw new Trouble(`Unknown option: ${argv[i]}\nRun with --help to see what there is.`);
  }
  return found;
};

/** Wraps a script's main function: trouble is told in plain words, Ctrl-C ends our children first. */
export const main = async (work) => {
  const stop = (signal) => {
    endChildren();
    console.log(`\nStopped.`);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await work(() => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    });
  } catch (error) {
    endChildren();
    console.error(error instanceof Trouble ? `\n${error.message}` : error);
    process.exit(1);
  }
};
