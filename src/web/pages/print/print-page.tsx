import { createEffect, createMemo, createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { FONT_URLS } from '#web/board/live/fonts.ts';
import { loadFonts } from '#web/board/live/load-fonts.ts';
import { chartPages } from '#web/board/chart-sheets.ts';
import { counterPages, mapPages, type Page, pageSvg, type Paper, PAPERS, tokenPages } from '#web/board/sheets.ts';
import type { Printed } from '#web/face.ts';
import { BOXES, faceOf, FIRST, isShown } from '#web/faces.ts';
import { addressOf, go, route } from '#web/table/route.ts';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import './print-page.css';

/** Millimetres: a counter of half an inch fits a hex of 16. */
const HEX = 16;
const COUNTER = 12.7;

const WHATS = ['counters', 'map', 'signs', 'charts'] as const;
type What = (typeof WHATS)[number];

const has = (printed: Printed | undefined, what: What): boolean =>
  what === 'signs' ? printed?.tokens !== undefined : what === 'charts' ? printed?.charts !== undefined : true;

const nameOf = (what: What): string =>
  ({ counters: w.counterSheets, map: w.mapSheets, signs: w.signSheets, charts: w.chartSheets })[what];

function pagesOf(printed: Printed, what: What, paper: Paper): Page[] {
  if (what === 'map') return mapPages(printed.map, paper, HEX, 'classic', printed.layers);
  if (what === 'signs') return tokenPages(printed.tokens ?? [], paper, COUNTER, 'classic', nameOf(what));
  if (what === 'charts') return chartPages(printed.charts ?? [], paper, nameOf(what));
  return counterPages(printed.counters, paper, COUNTER, 'classic', nameOf(what));
}

/** Games that print, each once: the boxes of one game share its sheets. */
const GAMES = BOXES.filter(({ game }, i) => BOXES.findIndex((box) => box.game === game) === i);

/** `#/print/GAME/BATTLE`: map, counters, signs and charts in their real size, sheet by sheet, for the browser's own printing. */
export default function PrintPage(): JSX.Element {
  const [chosen, setWhat] = createSignal<What>('counters');
  const [paper, setPaper] = createSignal<Paper>('a4');
  const wanted = createMemo(
    () => {
      const [, game = FIRST, battle] = route();
      return { game: isShown(game) ? game : FIRST, battle };
    },
    undefined,
    { equals: (a, b) => a.game === b.game && a.battle === b.battle },
  );
  const [things] = createResource(wanted, async ({ game, battle }) => {
    await loadFonts(document.fonts, FONT_URLS);
    return { printed: await (await faceOf(game)).paper?.(battle) };
  });
  const printed = (): Printed | undefined => things()?.printed;
  const what = (): What => (has(printed(), chosen()) ? chosen() : 'counters');
  const [sheets, setSheets] = createSignal<readonly string[]>([]);
  const [left, setLeft] = createSignal(0);
  createEffect(() => {
    document.title = `${w.printPlay} – Hexfront`;
  });
  // A style sheet of its own: the server's policy shuts out styles written into the page.
  const rule = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule);
  });
  createEffect(() => {
    const size = paper() === 'a4' ? 'A4' : 'letter';
    rule.replaceSync(`@page { size: ${size} ${what() === 'map' ? 'landscape' : 'portrait'}; margin: 0; }`);
  });
  // Sheet after sheet, so that the page stays awake.
  createEffect(() => {
    const drawn = printed();
    setSheets([]);
    if (!drawn) return;
    const pages = pagesOf(drawn, what(), paper());
    setLeft(pages.length);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (n: number): void => {
      const page = pages[n];
      if (!page) return;
      setSheets((done) => [...done, pageSvg(page, '')]);
      setLeft(pages.length - n - 1);
      timer = setTimeout(() => next(n + 1), 0);
    };
    timer = setTimeout(() => next(0), 0);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div class="printing" data-what={what()}>
      <header>
        <a class="home" href={addressOf()}>
          Hexfront
        </a>
        <h1>{w.printPlay}</h1>
        <p>{w.printPlayText}</p>
        <div class="row">
          <label>
            {w.printGame}{' '}
            <select value={wanted().game} onChange={(event) => go('print', event.currentTarget.value)}>
              <For each={GAMES}>{({ game, title }) => <option value={game}>{title[language()]}</option>}</For>
            </select>
          </label>
          <Show when={printed()?.battles}>
            {(battles) => (
              <label>
                {w.printBattle}{' '}
                <select
                  value={wanted().battle ?? battles()[0]?.id}
                  onChange={(event) => go('print', wanted().game, event.currentTarget.value)}
                >
                  <For each={battles()}>{({ id, title }) => <option value={id}>{title}</option>}</For>
                </select>
              </label>
            )}
          </Show>
        </div>
        <div class="row">
          <For each={WHATS.filter((one) => has(printed(), one))}>
            {(one) => (
              <label>
                <input type="radio" name="what" checked={what() === one} onChange={() => setWhat(one)} />
                {nameOf(one)}
              </label>
            )}
          </For>
          <label>
            {w.paper}{' '}
            <select value={paper()} onChange={(event) => setPaper(event.currentTarget.value as Paper)}>
              <For each={Object.keys(PAPERS) as Paper[]}>
                {(one) => <option value={one}>{w.paperName(one)}</option>}
              </For>
            </select>
          </label>
          <button type="button" class="primary" disabled={left() > 0 || sheets().length === 0} onClick={() => print()}>
            {w.printNow}
          </button>
          <span role="status">
            <Show when={left() > 0}>{w.sheetsLeft(left())}</Show>
          </span>
        </div>
        <Show when={things() && !printed()}>
          <p role="alert">{w.printNothing}</p>
        </Show>
      </header>
      <main aria-label={w.printPlay}>
        <For each={sheets()}>{(sheet) => <div class="sheet" innerHTML={sheet} />}</For>
      </main>
    </div>
  );
}
