import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ROOT, serveBoardPages } from '../bench/board-page.ts';
import { chromiumPath } from './chromium-path.ts';

/**
 * Takes the pictures of the tactical map in docs/images: beside the continent at three zooms, in every theme, and as people
 * see it who see fewer colours.
 *   npx tsx scripts/screenshots-tactical.ts
 */

const SIZE = { width: 700, height: 560 };
const RABENFORST = 'tactical.html?turned&situation=pl-19&steps=260';

/** Rows of pages that make up a picture. */
const PICTURES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'compare-far': [['index.html?still&counters=400&minimap=0&at=P29&scale=22', `${RABENFORST}&at=C-Q-5&scale=24`]],
  'compare-middle': [['index.html?still&counters=400&minimap=0&at=P29&scale=50', `${RABENFORST}&at=C-P-6&scale=58`]],
  'compare-close': [['index.html?still&counters=400&minimap=0&at=S27&scale=120', `${RABENFORST}&at=C-AA-6&scale=120`]],
  'tactical-themes': [
    ['classic', 'night', 'contrast'].map((theme) => `${RABENFORST}&at=C-O-5&scale=80&theme=${theme}`),
  ],
  'tactical-coast': [
    [
      'tactical.html?turned&situation=bluffs&bare&at=B-U-5&scale=74',
      'tactical.html?turned&situation=pb-12&bare&at=1-Z-6&scale=74',
    ],
  ],
  'tactical-sight': [
    ['grey', 'deuteranopia'].map((sight) => `${RABENFORST}&at=C-O-5&scale=80#${sight}`),
    ['protanopia', 'tritanopia'].map((sight) => `${RABENFORST}&at=C-O-5&scale=80#${sight}`),
  ],
};

/** Matrices of Machado, Oliveira and Fernandes (2009), on linear light. */
const SIGHTS: Readonly<Record<string, string>> = {
  grey: '.2126 .7152 .0722 0 0 .2126 .7152 .0722 0 0 .2126 .7152 .0722 0 0 0 0 0 1 0',
  protanopia: '.152286 1.052583 -.204868 0 0 .114503 .786281 .099216 0 0 -.003882 -.048116 1.051998 0 0 0 0 0 1 0',
  deuteranopia: '.367322 .860646 -.227968 0 0 .280085 .672501 .047413 0 0 -.01182 .04294 .968881 0 0 0 0 0 1 0',
  tritanopia: '1.255528 -.076749 -.178779 0 0 -.078411 .930809 .147602 0 0 .004733 .691367 .3039 0 0 0 0 0 1 0',
};
const filters = Object.entries(SIGHTS)
  .map(([id, values]) => `<filter id="${id}"><feColorMatrix type="matrix" values="${values}"/></filter>`)
  .join('');

async function take(browser: Browser, home: string, name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const wide = Math.max(...rows.map((row) => row.length));
  const each = {
    width: Math.floor((wide > 2 ? 1400 : 2 * SIZE.width) / wide),
    height: rows.length > 1 ? 420 : SIZE.height,
  };
  const page = await browser.newPage({
    viewport: { width: each.width * wide + 4 * (wide - 1), height: each.height * rows.length + 4 * (rows.length - 1) },
  });
  const frames = rows
    .flat()
    .map((path) => {
      const sight = path.split('#')[1];
      const look = sight ? `filter:url(#${sight})` : '';
      return `<iframe src="${home}${path}" style="border:0;width:${each.width}px;height:${each.height}px;${look}"></iframe>`;
    })
    .join('');
  await page.goto(`${home}plain.html`);
  await page.setContent(
    `<svg width="0" height="0" style="position:absolute">${filters}</svg><body style="margin:0;background:#fff;display:grid;gap:4px;grid-template-columns:repeat(${wide},auto)">${frames}</body>`,
  );
  for (const frame of page.frames().slice(1)) await frame.waitForFunction('window.board?.settled()');
  const path = join(ROOT, 'docs/images', `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 80 });
  console.log(`${(statSync(path).size / 1000).toFixed(0).padStart(5)} kB  ${name}.jpg`);
  await page.close();
}

const pages = await serveBoardPages();
const browser = await chromium.launch({ ...chromiumPath(), args: ['--no-sandbox'] });
try {
  for (const [name, rows] of Object.entries(PICTURES)) await take(browser, pages.url, name, rows);
} finally {
  await browser.close();
  await pages.close();
}
