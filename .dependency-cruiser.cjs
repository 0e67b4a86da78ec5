// Dependencies between the rooms: hex <- core <- ai <- table <- games/* <- games.ts <- { server, cli, web/table <- web/pages }, and
// web/board <- web/table <- web/games/* <- web/faces.ts. ai and table know no game, so every game may know them.
// test/layers.test.ts proves that each rule can fail.

const NEUTRAL = ['table', 'protocol', 'ai', 'core', 'hex'];
const DOORS = ['games/games.ts', ...NEUTRAL];

/** Rooms each room may import, besides itself. */
const MAY_SEE = {
  hex: [],
  core: ['hex'],
  ai: ['core', 'hex'],
  protocol: ['core', 'hex'],
  table: ['protocol', 'ai', 'core', 'hex'],
  'games/blitz': NEUTRAL,
  'games/gamex': NEUTRAL,
  server: DOORS,
  'server/page': [],
  'server/operations': [],
  'server/store': ['server/operations'],
  'server/accounts': ['server/store', 'protocol'],
  'server/dice': ['server/store', 'core'],
  'server/jobs': ['server/store', 'server/operations'],
  'server/notifications': [
    'server/tables',
    'server/journal',
    'server/jobs',
    'server/accounts',
    'server/store',
    'server/operations',
    'protocol',
  ],
  'server/journal': ['server/store', 'server/operations', 'table', 'protocol', 'core'],
  'server/tables': [
    'server/journal',
    'server/jobs',
    'server/dice',
    'server/accounts',
    'server/store',
    'server/operations',
    'table',
    'protocol',
    'core',
  ],
  'server/thinking': ['server/tables', 'server/jobs', 'server/operations', 'games/games.ts', 'table', 'core'],
  'server/ratings': [
    'server/tables',
    'server/jobs',
    'server/journal',
    'server/accounts',
    'server/store',
    'table',
    'protocol',
    'core',
  ],
  'server/lobby': [
    'server/ratings',
    'server/tables',
    'server/jobs',
    'server/journal',
    'server/dice',
    'server/accounts',
    'server/store',
    'table',
    'protocol',
    'core',
  ],
  'server/work': ['server/jobs', 'server/store', 'protocol'],
  'server/moderation': [
    'server/lobby',
    'server/tables',
    'server/jobs',
    'server/accounts',
    'server/store',
    'protocol',
    'core',
  ],
  'server/http': [
    'server/moderation',
    'server/lobby',
    'server/ratings',
    'server/notifications',
    'server/tables',
    'server/accounts',
    'server/store',
    'table',
    'protocol',
  ],
  'server/sockets': [
    'server/http',
    'server/tables',
    'server/accounts',
    'server/store',
    'server/operations',
    'protocol',
    'core',
  ],
  'web/board': ['table', 'core', 'hex'],
  'web/text': ['protocol', 'core'],
  'web/table': ['web/face.ts', 'web/board', 'web/text', ...DOORS],
  'web/pages': ['web/faces.ts', 'web/face.ts', 'web/table', 'web/board', 'web/text', ...DOORS],
  'web/games/blitz': ['web/face.ts', 'web/table', 'web/board', 'web/text', 'games/blitz', ...NEUTRAL],
  'web/games/gamex': ['web/face.ts', 'web/table', 'web/board', 'web/text', 'games/gamex', ...NEUTRAL],
  cli: ['web/board', 'server', ...DOORS],
  exports: ['server/package-root.ts', 'server/tables/game-cache.ts', ...DOORS],
};

/** Parts of a game, and of a subject of it, that know the table. */
const AT_THE_TABLE = ['^src/games/[^/]+/(desk|players|study)/', '^src/games/[^/]+/[^/]+/(desk|players)/'];

const PURE = '^src/(hex|core|ai|protocol|table|games)/';

const roomRule = ([room, below]) => ({
  name: `${room.replaceAll('/', '-')}-looks-down-only`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [room, ...below].map((seen) => `^src/${seen}(/|$)`) },
});

module.exports = {
  forbidden: [
    ...Object.entries(MAY_SEE).map(roomRule),
    {
      // Rules, notation and kernel parts of a game know neither its desk nor its players.
      name: 'rules-know-no-table',
      severity: 'error',
      from: { path: '^src/games/[^/]+/', pathNot: [...AT_THE_TABLE, '^src/games/[^/]+/game-package[.]ts$'] },
      to: { path: ['^src/(ai|table)/', ...AT_THE_TABLE] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      // Schemas stay on the server: the page and what it is made of import the types of messages only.
      name: 'page-imports-protocol-types-only',
      severity: 'error',
      from: { path: '^src/(web|table|games)/' },
      to: { path: '^src/protocol/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'pure-rooms-know-no-node', severity: 'error', from: { path: PURE }, to: { dependencyTypes: ['core'] } },
    { name: 'nothing-unresolved', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
    {
      name: 'source-knows-no-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg|txt|md)([?]|$)|[?]raw$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
