// The arrows between the rooms: hex <- core <- { blitz | tactical } <- ai <- { server, web/app, cli }; web/board <- web/app.
// test/layers.test.ts proves that each rule can fail.

/** What a room may import from below src/, besides itself. */
const MAY_SEE = {
  hex: [],
  core: ['hex'],
  blitz: ['core', 'hex'],
  tactical: ['core', 'hex'],
  ai: ['blitz', 'tactical', 'core', 'hex'],
  server: ['ai', 'blitz', 'tactical', 'core', 'hex'],
  'web/board': ['hex'],
  'web/app': ['web/board', 'ai', 'blitz', 'tactical', 'core', 'hex'],
  cli: ['web/board', 'web/app/map-model.ts', 'server', 'ai', 'blitz', 'tactical', 'core', 'hex'],
};

const PURE = '^src/(hex|core|blitz|tactical|ai)/';

const roomRule = ([room, below]) => ({
  name: `${room.replace('/', '-')}-looks-down-only`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [room, ...below].map((seen) => `^src/${seen}(/|$)`) },
});

module.exports = {
  forbidden: [
    ...Object.entries(MAY_SEE).map(roomRule),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
