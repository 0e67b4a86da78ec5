import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi } from '#server/http/openapi.ts';
import { serveOnline, type TestServer } from './test-server.ts';

/** Parts of the description the tests look at. */
interface Described {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
interface Operation {
  readonly summary: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

let server: TestServer;
let described: Described;

beforeAll(async () => {
  server = await serveOnline({ workToken: 'a-token-of-thirty-letters-or-so' });
  described = (await (await fetch(`${server.base}/api/openapi.json`)).json()) as Described;
});
afterAll(() => server.stop());

const validate = (document: object) => new Validator().validate(document as Record<string, unknown>);

test('the description of the HTTP interface is sound OpenAPI 3.1', async () => {
  expect(described.openapi).toMatch(/^3\.1\./);
  expect(await validate(described)).toEqual({ valid: true });
  // A reference that leads nowhere would not be noticed by the schema of OpenAPI.
  for (const [, name = ''] of JSON.stringify(described).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(Object.keys(described.components.schemas)).toContain(name);
});

test('a description that is not sound is found', async () => {
  const broken = { ...described, paths: { tables: { get: { summary: 7 } } } };
  expect((await validate(broken)).valid).toBe(false);
});

test('every route of the server is in it, and nothing else', () => {
  const listed = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const inServer = server.paths.filter((one) => one.includes(' /api/')).map((one) => one.replace(/:(\w+)/g, '{$1}'));
  expect([...listed].sort()).toEqual([...inServer].sort());
  expect(listed.length).toBeGreaterThan(35);
});

test('bodies are described by the schemas that read them', () => {
  const { requestBody } = described.paths['/api/tables/{id}/notes']?.['put'] ?? {};
  expect(requestBody?.content['application/json'].schema).toEqual({
    type: 'object',
    properties: {
      place: { type: 'string', pattern: '^(hex|command) \\d{1,6}$' },
      text: { type: 'string', maxLength: 2000 },
    },
    required: ['place', 'text'],
    additionalProperties: false,
  });
  expect(openApi([], '1.0.0')).toMatchObject({ info: { version: '1.0.0' } });
});
