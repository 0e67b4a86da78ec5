import { z } from 'zod';
import { TROUBLE } from '#protocol/tables.ts';
import { FOR_BOTS, OPEN, type Route } from './route.ts';

/** Description of the HTTP interface (OpenAPI 3.1), made from the routes and the schemas that read their requests. */

type Json = Readonly<Record<string, unknown>>;

const INFO = {
  title: 'Hexfront',
  description: 'Online tables of Hexfront: accounts, the lobby, games. docs/bots.md explains how a program plays.',
  license: { name: 'MIT', identifier: 'MIT' },
};

/** Answers that are not made by a route of the tables. */
const OTHERS: Json = {
  '/api/health': {
    get: {
      summary: 'Says that the server runs',
      tags: ['server'],
      responses: { 200: { description: 'it runs', content: { 'application/json': { schema: { type: 'object' } } } } },
    },
  },
  '/api/socket': {
    get: {
      summary: 'WebSocket of the tables: src/protocol/messages.ts has its messages',
      tags: ['tables'],
      responses: { 101: { description: 'switching to the socket' } },
    },
  },
  '/api/openapi.json': {
    get: {
      summary: 'This description',
      tags: ['server'],
      responses: {
        200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
  },
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const tagOf = ({ path }: Route): string => path.split('/')[2] ?? '';

/** Schemas of all routes at once, so that a shared one is described once. */
function described(routes: readonly Route[]): { readonly of: (name: string) => Json; readonly shared: Json } {
  const all: Record<string, z.ZodType> = { trouble: TROUBLE };
  for (const route of routes)
    for (const part of ['body', 'query', 'answer'] as const) {
      const schema = route[part];
      if (schema) all[`${nameOf(route)} ${part}`] = schema;
    }
  const { properties, $defs } = z.toJSONSchema(z.object(all), {
    io: 'input',
    override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
  });
  const placed = JSON.parse(
    JSON.stringify({ properties, $defs: $defs ?? {} }).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { readonly properties: Record<string, Json>; readonly $defs: Record<string, Record<string, unknown>> };
  for (const one of Object.values(placed.$defs)) delete one['id'];
  return { of: (name) => placed.properties[name] ?? {}, shared: placed.$defs };
}

export function openApi(routes: readonly Route[], version: string): Json {
  const { of, shared } = described(routes);
  const refused = (about: string): Json => ({
    description: about,
    content: { 'application/json': { schema: of('trouble') } },
  });
  const operation = (route: Route): Json => {
    const { path, about, access, answer, body, query, type = 'application/json', nothing } = route;
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const asked = query ? (of(`${nameOf(route)} query`) as { properties?: Json; required?: readonly string[] }) : {};
    const inQuery = Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: asked.required?.includes(name) ?? false,
      schema,
    }));
    const given = body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: of(`${nameOf(route)} body`) } },
      },
    };
    return {
      summary: about,
      tags: [tagOf(route)],
      security:
        access === 'worker'
          ? [{ worker: [] }]
          : [
              ...(OPEN.includes(access) ? [{}] : []),
              { cookie: [] },
              ...(FOR_BOTS.includes(access) ? [{ token: [] }] : []),
            ],
      ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
      ...given,
      responses: {
        200: {
          description: answer.description ?? 'done',
          content: { [type]: { schema: of(`${nameOf(route)} answer`) } },
        },
        ...(nothing === undefined ? {} : { 204: { description: nothing } }),
        429: {
          ...refused('too fast: wait, then ask again'),
          headers: { 'Retry-After': { description: 'seconds to wait', schema: { type: 'integer' } } },
        },
        default: refused('refused, with the reason'),
      },
    };
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.1',
    info: { ...INFO, version },
    paths: { ...paths, ...OTHERS },
    components: {
      schemas: shared,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'hexfront', description: 'login of a browser' },
        token: { type: 'http', scheme: 'bearer', description: 'token of a bot' },
        worker: { type: 'http', scheme: 'bearer', description: 'token of the arena’s workers, set by the operator' },
      },
    },
  };
}
