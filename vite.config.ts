import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { offline } from './scripts/offline.ts';

export default defineConfig({
  root: 'src/web',
  base: './',
  plugins: [solid(), offline()],
  // A worker loads the game it is asked for.
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page may load nothing but files from its own address, so nothing is inlined as a data: script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
