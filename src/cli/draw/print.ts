import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { CounterUnit, MapModel } from '#table/board-model.ts';
import { counterPages, mapPages, type Page, pageSvg, type Paper } from '#web/board/sheets.ts';
import { fetchStyle } from '#web/board/style.ts';
import type { ThemeName } from '#web/board/theme.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { folderAt, type Target, targetAt } from '../output-file.ts';
import { FACE_NAMES, fontStyle, readFont } from './font-files.ts';
import { pdfPen } from './pdf-pen.ts';

/** Sheets for print and play as files. */

const POINTS = 72 / 25.4;
/** Limit of sheets for one map: more would never be glued together. */
const MOST_SHEETS = 400;

export interface PrintWish {
  readonly root: string;
  readonly paper: Paper;
  readonly theme?: ThemeName;
  /** Folder the files are written to. */
  readonly folder: string;
  /** Files that are something else are written over. */
  readonly force?: boolean;
}

/** All pages in one PDF of the right physical size. */
export async function pdfOf(pages: readonly Page[], root: string): Promise<Buffer> {
  // Large, and nothing but paper needs it.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    info: { Title: pages[0]?.title ?? 'Hexfront', Producer: 'Hexfront' },
  });
  const written = buffer(doc);
  for (const face of FACE_NAMES) doc.registerFont(face, readFont(root, face));
  for (const page of pages) {
    doc.addPage({ size: [page.width * POINTS, page.height * POINTS], margin: 0 });
    doc.scale(POINTS);
    page.draw(pdfPen(doc));
  }
  doc.end();
  return written;
}

/** Writes a map or counter sheets as PDF and as one SVG a page; returns the files written. */
export async function printSheets(
  what:
    | { readonly map: MapModel; readonly hexWidth?: number }
    | { readonly counters: readonly CounterUnit[]; readonly title: string; readonly size?: number },
  wish: PrintWish,
): Promise<string[]> {
  const theme = wish.theme ?? 'classic';
  const isMap = 'map' in what;
  const isTactical = !isMap && what.counters.some(({ livery }) => livery !== undefined);
  await fetchStyle(isMap ? what.map.style : isTactical ? 'tactical' : 'atlas');
  const pages = isMap
    ? mapPages(what.map, wish.paper, what.hexWidth ?? 16, theme)
    : counterPages(what.counters, wish.paper, what.size ?? 12.7, theme, what.title);
  if (pages.length > MOST_SHEETS) {
    const many = `${pages.length} sheets are too many (${MOST_SHEETS} at most)`;
    throw new Complaint(`${many}: take a smaller ${isMap ? '--hex-width' : '--counter-size'}`, EXIT.usage);
  }
  await folderAt(wish.folder);
  const name = `${isMap ? 'map' : 'counters'}-${wish.paper}`;
  const place = (end: string): Promise<Target> => targetAt(join(wish.folder, `${name}${end}`), wish.force);
  const pdf = await place('.pdf');
  const sheets: Target[] = [];
  for (const i of pages.keys()) sheets.push(await place(`-${String(i + 1).padStart(2, '0')}.svg`));
  await pdf.write(await pdfOf(pages, wish.root));
  const fonts = fontStyle(wish.root);
  for (const [i, page] of pages.entries()) await sheets[i]?.write(pageSvg(page, fonts));
  return [pdf, ...sheets].map(({ file }) => file);
}
