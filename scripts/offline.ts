// Makes the built page installable and playable without a connection: manifest, icons, service worker.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const web = join(import.meta.dirname, '..', 'src', 'web');
const GREEN = '#2f4438';
const PAPER = '#f3ecd8';

/** The drawing of icon.svg without its frame. */
const drawing = (): string =>
  readFileSync(join(web, 'icon.svg'), 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

const picture = (size: number, svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

const plain = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing()}</svg>`;

/** Launchers cut icons into circles and squircles: the drawing keeps to the middle, the ground fills the rest. */
const cuttable = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="${GREEN}"/>` +
  `<g transform="translate(4.8 4.8) scale(.7)">${drawing()}</g></svg>`;

const MANIFEST = {
  id: './',
  name: 'Hexfront',
  short_name: 'Hexfront',
  description: 'Classic hex-and-counter wargames in the browser, with the rulebook enforced and explained.',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: GREEN,
  background_color: PAPER,
  categories: ['games'],
  icons: [
    { src: 'icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The service worker with its list of files; another list makes another worker, which is how browsers notice. */
async function workerText(files: readonly string[], version: string): Promise<string> {
  const { code } = await transform(readFileSync(join(web, 'offline', 'service-worker.ts'), 'utf8'), {
    loader: 'ts',
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { HEXFRONT_FILES: JSON.stringify(files), HEXFRONT_VERSION: JSON.stringify(version) },
  });
  return code;
}

export function offline(): Plugin {
  return {
    name: 'hexfront-offline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/192.png' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        const own: readonly (readonly [string, string | Uint8Array])[] = [
          ['manifest.webmanifest', JSON.stringify(MANIFEST, undefined, 2)],
          ['icons/192.png', picture(192, plain())],
          ['icons/512.png', picture(512, plain())],
          ['icons/maskable.png', picture(512, cuttable())],
        ];
        for (const [fileName, source] of own) emit(fileName, source);
        const made = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith('.map'));
        const files = [...new Set([...made.map(({ fileName }) => fileName), ...own.map(([name]) => name)])].sort();
        // index.html carries the hashed names of what it loads, so its text stands for the whole version.
        const content = createHash('sha256').update(files.join('\n'));
        for (const file of made) if ('source' in file) content.update(file.source);
        emit('sw.js', await workerText(files, content.digest('hex').slice(0, 12)));
      },
    },
  };
}
