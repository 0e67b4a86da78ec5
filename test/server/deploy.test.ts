import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { program } from '#cli/program.ts';
import { METRICS } from '#server/operations/meter.ts';
import { readSettings, SETTING_NAMES, SETTINGS } from '#server/settings.ts';
import { GAMES } from '#games/games.ts';
import { QUIET } from '../cli/run.ts';

/** Files an operator starts from: what they name is there. No container engine is needed to check it. */

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8');
const VARIABLES = new Set<string>(SETTING_NAMES.map((name) => SETTINGS[name].variable));
/** Variables of the compose file itself. */
const OWN = new Set(['HEXFRONT_SITE']);
const commands = async (): Promise<readonly string[]> => {
  const gamePackage = await GAMES.blitz();
  return program(QUIET, { exit: 0 }, gamePackage).commands.map((one) => one.name());
};

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = (): Compose => parse(read('compose.yaml'), { merge: true, strict: true }) as Compose;

test.each(['compose.yaml', 'hexfront.service', 'Dockerfile', 'Caddyfile'])('%s names settings that exist', (name) => {
  const named = read(name).match(/\bHEXFRONT_[A-Z_]+/g) ?? [];
  expect(named.filter((one) => !VARIABLES.has(one) && !OWN.has(one))).toEqual([]);
});

test('compose: PostgreSQL, two servers, a worker and a proxy, and everything they refer to', async () => {
  const { services, secrets, volumes } = compose();
  expect(Object.keys(services)).toEqual(['database', 'server-1', 'server-2', 'worker', 'proxy']);
  const known = await commands();
  for (const [name, service] of Object.entries(services)) {
    const { depends_on: needs = [], secrets: given = [], volumes: mounted = [] } = service;
    for (const one of Array.isArray(needs) ? needs : Object.keys(needs)) expect(Object.keys(services)).toContain(one);
    for (const one of given) expect(Object.keys(secrets)).toContain(one);
    for (const one of mounted) {
      const [from = ''] = one.split(':');
      expect(
        from.startsWith('./') ? existsSync(join('deploy', from)) : Object.hasOwn(volumes, from),
        `${name}: ${one}`,
      ).toBe(true);
    }
    if (service.image === 'hexfront') expect(known).toContain(service.command?.[0]);
  }
  expect([services['server-1'], services['server-2'], services['worker']].map((one) => one?.command)).toEqual([
    ['serve'],
    ['serve'],
    ['work'],
  ]);
});

test('compose: servers and worker have one key and one database, and settings that can be read', () => {
  const { services } = compose();
  const ours = Object.values(services).filter(({ image }) => image === 'hexfront');
  expect(ours).toHaveLength(3);
  for (const { environment = {}, entrypoint = [] } of ours) {
    expect(entrypoint.join(' ')).toMatch(
      /export HEXFRONT_DATABASE="postgres:\/\/hexfront:.*@database\/hexfront"; exec hexfront "\$\$@"/,
    );
    const site = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{.*\}/, 'play.example.org')]),
    );
    expect(readSettings({ ...site, HEXFRONT_DATABASE: 'postgres://hexfront:x@database/hexfront' })).toMatchObject({
      key: '/run/secrets/hexfront-key',
      proxies: 1,
    });
  }
  expect(services['worker']?.environment?.['HEXFRONT_THINKERS']).toBe('2');
  for (const { stop_grace_period: grace = '0s' } of ours) expect(Number.parseInt(grace, 10)).toBeGreaterThan(10);
  for (const secret of ['database-password', 'hexfront.key'])
    expect(readFileSync('.gitignore', 'utf8')).toContain(`deploy/${secret}`);
});

test('the proxy sends players to both servers, where they are ready', () => {
  const caddy = read('Caddyfile');
  const names = Object.entries(compose().services).flatMap(([name, one]) =>
    one.command?.[0] === 'serve' ? [name] : [],
  );
  expect(caddy).toContain(`reverse_proxy ${names.map((name) => `${name}:8080`).join(' ')} {`);
  expect(caddy).toContain('health_uri /api/ready');
  expect(caddy.split('{').length).toBe(caddy.split('}').length);
});

test('the image runs the command as a user of its own and needs nothing that is not in the package', async () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const words = lines.map((line) => line.trim().split(/\s+/)[0]);
  expect(words[0]).toBe('FROM');
  expect(
    words.filter(
      (word) => !/^(FROM|RUN|COPY|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT|CMD)$/.test(word ?? ''),
    ),
  ).toEqual([]);
  const { bin, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    bin: object;
    engines: { node: string };
  };
  expect(lines).toContain('ENTRYPOINT ["hexfront"]');
  expect(Object.keys(bin)).toContain('hexfront');
  expect(engines.node).toMatch(/^>=20\./);
  expect(words.lastIndexOf('USER')).toBeGreaterThan(words.lastIndexOf('RUN'));
  expect(await commands()).toContain('serve');
});

test('the unit of systemd starts the server again at once and gives it time to stop', () => {
  const sections: Record<string, Record<string, string>> = {};
  let section = '';
  for (const line of read('hexfront.service').split('\n')) {
    const [, head] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (head !== undefined) section = head;
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && name !== 'Environment') (sections[section] ??= {})[name] = value ?? '';
    else expect(line).toMatch(/^$|^#|^\[|^Environment=/);
  }
  expect(Object.keys(sections)).toEqual(['Unit', 'Service', 'Install']);
  expect(sections['Service']).toMatchObject({
    Restart: 'always',
    RestartSec: '100ms',
    TimeoutStopSec: '10s',
    KillSignal: 'SIGTERM',
  });
  expect(sections['Service']?.['ExecStart']).toMatch(/ hexfront serve$/);
  const given = read('hexfront.service').matchAll(/^Environment=(\w+)=(.*)$/gm);
  const env = Object.fromEntries([...given].map(([, name = '', value = '']) => [name, value] as const));
  expect(readSettings(env)).toMatchObject({
    data: '/var/lib/hexfront',
    metrics: { host: '127.0.0.1', port: 9464 },
  });
});

test('docs/hosting.md has the metrics as they are declared', () => {
  const lines = readFileSync('docs/hosting.md', 'utf8').split('\n');
  const begin = lines.indexOf('| metric | label | meaning |');
  const declared = Object.values(METRICS).map(
    (one) => `| \`${one.name}\` | ${'label' in one ? one.label : ''} | ${one.help} |`,
  );
  expect(lines.slice(begin + 2, lines.indexOf('', begin))).toEqual(declared);
});
