import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings, readSettings, SETTING_NAMES, SETTINGS, unknownSettings } from '#server/settings.ts';
import { hexfront } from '../cli/run.ts';

const wrong = (env: Readonly<Record<string, string>>): string => {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return String(error);
  }
};

test('without variables every setting has its default, and an empty variable is none', () => {
  const { port, host, log, metrics, proxies, database } = readSettings({ PORT: '', HEXFRONT_DATABASE: '' });
  expect([port, host, log, metrics, proxies, database]).toEqual([8080, '127.0.0.1', 'warn', undefined, 0, undefined]);
});

test('what is set is read', () => {
  const settings = readSettings({
    PORT: '0',
    HEXFRONT_METRICS: '0.0.0.0:9464',
    HEXFRONT_LOG: 'debug',
    HEXFRONT_SMTP: 'smtp://u:p@mail.example.org:587',
    HEXFRONT_MAIL_FROM: 'Hexfront <play@example.org>',
    HEXFRONT_URL: 'https://play.example.org',
  });
  expect(settings).toMatchObject({ port: 0, metrics: { host: '0.0.0.0', port: 9464 }, log: 'debug' });
  expect(readSettings({ HEXFRONT_METRICS: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readSettings({ HEXFRONT_METRICS: '[::1]:9464' }).metrics).toEqual({ host: '::1', port: 9464 });
});

test.each([
  [{ PORT: '80x' }, /PORT must be a whole number from 0 to 65535, not “80x”/],
  [{ PORT: '65536' }, /PORT must/],
  [{ HOST: 'a b' }, /HOST must/],
  [{ HEXFRONT_DATABASE: 'mysql://x' }, /HEXFRONT_DATABASE must be an address that begins with postgres/],
  [{ HEXFRONT_URL: 'https://play.example.org/here' }, /HEXFRONT_URL must .* without a path/],
  [{ HEXFRONT_PROXY: '-1' }, /HEXFRONT_PROXY must be a number of proxies/],
  [{ HEXFRONT_THINKERS: 'all' }, /HEXFRONT_THINKERS must/],
  [{ HEXFRONT_METRICS: '127.0.0.1' }, /HEXFRONT_METRICS must/],
  [{ HEXFRONT_METRICS: '127.0.0.1:70000' }, /HEXFRONT_METRICS must/],
  [{ HEXFRONT_LOG: 'loud' }, /HEXFRONT_LOG must be silent, fatal/],
  [{ HEXFRONT_SMTP: 'smtp://mail.example.org' }, /HEXFRONT_SMTP needs HEXFRONT_URL and HEXFRONT_MAIL_FROM/],
  [{ PORT: 'x', HEXFRONT_LOG: 'y' }, /PORT must[^]*HEXFRONT_LOG must/],
] as const)('%j is refused in words that name the variable', (env, words) => {
  expect(wrong(env)).toMatch(words);
});

test('a wrong secret is named and not shown', () => {
  expect(wrong({ HEXFRONT_DATABASE: 'postgre://me:hunter2@db' })).toMatch(/HEXFRONT_DATABASE must/);
  expect(wrong({ HEXFRONT_DATABASE: 'postgre://me:hunter2@db' })).not.toContain('hunter2');
  expect(describeSettings({ HEXFRONT_DATABASE: 'postgres://me:hunter2@db/x' })).not.toContain('hunter2');
});

test('a misspelt variable is noticed', () => {
  expect(unknownSettings({ HEXFRONT_THINKER: '2', HEXFRONT_THINKERS: '2', HEXFRONT_TEST_DATA: 'x', PATH: '' })).toEqual(
    ['HEXFRONT_THINKER'],
  );
});

test('hexfront settings names every setting and what it is now', async () => {
  const { out } = await hexfront(['settings']);
  for (const name of SETTING_NAMES) expect(out).toContain(SETTINGS[name].variable);
});

test('docs/hosting.md has the table of settings as they are declared', () => {
  const lines = readFileSync('docs/hosting.md', 'utf8').split('\n');
  const begin = lines.indexOf('| variable | default | meaning |');
  const rows = lines.slice(begin + 2, lines.indexOf('', begin));
  const declared = SETTING_NAMES.map((name) => {
    const { variable, shown, meaning } = SETTINGS[name];
    return `| \`${variable}\` | ${shown} | ${meaning} |`;
  });
  expect(rows).toEqual(declared);
});
