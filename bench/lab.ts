// `npm run lab -- learn [--game gamex]`: experiments with the computer players.

const [what, ...more] = process.argv.slice(2);
const game = more.indexOf('--game');
const name = game < 0 ? 'blitz' : (more.splice(game, 2)[1] ?? '');
const experiments: Readonly<Record<string, () => Promise<unknown>>> = {
  'learn blitz': () => import('./learn.ts'),
  'learn gamex': () => import('./learn-gamex.ts'),
};
const run = experiments[`${what} ${name}`];
if (run) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...more);
  await run();
} else {
  console.error(`lab: there is no ${what ?? 'experiment'} for ${name}; known: ${Object.keys(experiments).join(', ')}`);
  process.exitCode = 2;
}
