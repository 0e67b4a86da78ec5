import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { printSheets } from '#cli/draw/print.ts';
import { counterPages, mapPages, pageSvg, PAPERS } from '#web/board/sheets.ts';
import { paperOf } from '#web/games/blitz/paper.ts';
import { chartPages } from '#web/board/chart-sheets.ts';
import { fetchStyle } from '#web/board/style.ts';
import { tokenPages } from '#web/board/sheets.ts';
import { paperOf as gamexPaper } from '#web/games/gamex/paper.ts';
import './fluent.ts';
import { LIBRARY } from '../laws/library.ts';
import { smallCounters, smallMap } from './small-board.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hexfront-print-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const model = smallMap();
const units = smallCounters(model).stacks.flatMap((stack) => stack.units);
const many = Array.from({ length: 400 }, (_, i) => ({
  ...(units[i % units.length] as (typeof units)[number]),
  id: `u${i}`,
}));

test('M0.kit sheets hold the counters of every module and of the minor countries, by printed names', () => {
  const { counters } = paperOf(LIBRARY);
  const symbols = new Set(counters.map(({ symbol }) => symbol));
  for (const symbol of ['train', 'airbase', 'flak', 'supply']) expect(symbols).toContain(symbol);
  expect(new Set(counters.map(({ side }) => side))).toEqual(new Set([0, 1, 2]));
  expect(counters.filter(({ designation = '' }) => /^[a-z]/.test(designation))).toEqual([]);
});

test('counter sheets hold every counter once, in real size, one side after the other', () => {
  const pages = counterPages(many, 'a4', 12.7, 'classic', 'Counters');
  const perSheet = Math.floor((210 - 28) / 12.7) * Math.floor((297 - 28) / 12.7);
  expect(pages).toHaveLength(Math.ceil(400 / perSheet));
  const drawn = pages.map((page) => pageSvg(page, '')).join('');
  // Each counter is moved into place and scaled from 100 to 12.7 mm.
  expect([...drawn.matchAll(/scale\(0\.12700\)/g)]).toHaveLength(400);
});

test('a sheet without fonts of its own has no style, which the page’s policy would shut out', () => {
  const [page] = counterPages(many, 'a4', 12.7, 'classic', 'Counters');
  expect(pageSvg(page as NonNullable<typeof page>, '')).not.toContain('<style');
  expect(pageSvg(page as NonNullable<typeof page>, 'x')).toContain('<style>x</style>');
});

test('map sheets are landscape, overlap, and together cover the map', () => {
  for (const paper of Object.keys(PAPERS) as (keyof typeof PAPERS)[]) {
    const pages = mapPages(model, paper, 24, 'classic');
    const [short, long] = PAPERS[paper];
    for (const page of pages) expect([page.width, page.height]).toEqual([long, short]);
    // 14.5 hexes of 24 mm and the frame are wider than one sheet less overlap allows.
    expect(pages.length).toBeGreaterThanOrEqual(2);
    const svg = pageSvg(pages[0] as (typeof pages)[number], '');
    expect(svg).toContain(`width="${long}mm" height="${short}mm"`);
    expect(svg).toContain('scale(0.24000)');
  }
});

test('PDF and SVG files are written, the PDF with pages of the paper’s size and fonts inside', async () => {
  const files = await printSheets({ counters: many, title: 'Counters', size: 16 }, { root, paper: 'letter', folder });
  const pdf = readFileSync(files[0] as string);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdf.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes).toHaveLength(files.length - 1);
  expect(Number(boxes[0]?.[1])).toBeCloseTo(612, 1);
  expect(Number(boxes[0]?.[2])).toBeCloseTo(792, 1);
  expect(text).toContain('/FontFile2');
  for (const file of files.slice(1)) expect(readFileSync(file, 'utf8')).toContain('</svg>');
});

test('X2.1 a battle of the tactical game prints its map, every unit once, signs and charts', async () => {
  const printed = gamexPaper('duel');
  if (!printed) throw new Error('the first battle does not print');
  await fetchStyle(printed.map.style);
  const names = printed.counters.map(({ designation = '' }) => designation);
  const kinds = [...new Set(names)].map((name) => `${names.filter((one) => one === name).length} ${name}`);
  expect(kinds).toEqual([
    ...['4 PzKw IV J', '1 SdKfz 251', '1 Rifle Platoon'],
    ...['3 M-4/75', '1 Hellcat', '1 M-3', '1 Armored Platoon'],
  ]);
  expect(printed.counters.flatMap(({ marks }) => marks ?? [])).toEqual([]);
  const svg = (pages: readonly { draw: unknown }[]): string =>
    (pages as Parameters<typeof pageSvg>[0][]).map((page) => pageSvg(page, '')).join('');
  expect(svg(mapPages(printed.map, 'a4', 16, 'classic', printed.layers))).toContain('>Axis<');
  const charts = svg(chartPages(printed.charts ?? [], 'a4', 'Charts'));
  for (const title of ['Two Platoons', 'Combat results', 'Modifiers of the die', 'Effect of weapons', 'Terrain'])
    expect(charts).toContain(`>${title}<`);
  const tokens = printed.tokens ?? [];
  expect(tokens.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['has fired', 'disrupted', 'a wreck', 'smoke']),
  );
  const signs = svg(tokenPages(tokens, 'a4', 12.7, 'classic', 'Signs'));
  expect([...signs.matchAll(/scale\(0\.12700\)/g)]).toHaveLength(tokens.reduce((sum, { count }) => sum + count, 0));
});

test('X6.3.4.t X6.3.6.t the printed charts are those of the rules', () => {
  const charts = gamexPaper('duel')?.charts ?? [];
  const rowsOf = (title: string) => charts.find((chart) => chart.title === title)?.rows ?? [];
  expect(rowsOf('Combat results')[2]).toEqual(['0', 'D', 'DD', 'DD', 'X', 'X', 'X']);
  expect(rowsOf('Effect of weapons')[0]).toEqual(['A: armour-piercing guns', '× 2', '× 1', '× ½']);
  expect(rowsOf('Modifiers of the die')).toContainEqual(['behind the crest', '+2 (armoured), +1 (others)']);
});

test('the map of every battle cuts into sheets; one that does not exist prints nothing', async () => {
  await fetchStyle('tactical');
  expect(gamexPaper('nobody')).toBeUndefined();
  for (const { id } of gamexPaper()?.battles ?? []) {
    const printed = gamexPaper(id);
    if (!printed) throw new Error(`${id} does not print`);
    expect(mapPages(printed.map, 'a4', 16, 'classic').length, id).toBeLessThan(60);
    for (const page of chartPages(printed.charts ?? [], 'letter', 'x')) expect(page.height).toBeCloseTo(279.4);
  }
});

test('sheets of charts tear no table that fits one, and put every row on a sheet', () => {
  const rows = Array.from({ length: 30 }, (_, i) => [`row ${i}`, 'x']);
  const charts = ['a', 'b'].map((title) => ({ title, rows }));
  const pages = chartPages(charts, 'a4', 'Charts').map((page) => pageSvg(page, ''));
  expect(pages).toHaveLength(2);
  for (const page of pages) expect([...page.matchAll(/>row \d+</g)]).toHaveLength(30);
});
