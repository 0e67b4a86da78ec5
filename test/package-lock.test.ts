import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Names = z.record(z.string(), z.string()).default({});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      dependencies: Names,
      optionalDependencies: Names,
    }),
  ),
});
type Packages = z.infer<typeof Lock>['packages'];

const { packages } = Lock.parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')));

/** True for packages Node would find, from the asking package's own node_modules up to the root's. */
const isListed = (all: Packages, asking: string, name: string): boolean => {
  for (let at = asking; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (all[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
    if (at === '') return false;
  }
};

const missing = (all: Packages): string[] =>
  Object.entries(all).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isListed(all, path, name))
      .map((name) => `${path} wants ${name}`),
  );

test('the lock lists every package that is asked for, for every system (else: npm run lock)', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(missing(packages)).toEqual([]);
});

test('a package left out of the lock is noticed', () => {
  const { 'node_modules/fastify': _, ...rest } = packages;
  expect(missing(rest)).toContain(' wants fastify');
});

test('the lock names no registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the versions we ask for are exact', () => {
  const asked = { ...packages['']?.dependencies };
  expect(Object.values(asked).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
