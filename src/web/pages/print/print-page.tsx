import { createEffect, createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { FONT_URLS } from '#web/board/live/fonts.ts';
import { loadFonts } from '#web/board/live/load-fonts.ts';
import { counterPages, mapPages, type Page, pageSvg, type Paper, PAPERS } from '#web/board/sheets.ts';
import { faceOf, FIRST } from '#web/faces.ts';
import { addressOf, route } from '#web/table/route.ts';
import { w } from '#web/text/words.ts';
import './print-page.css';

/** Millimetres: a counter of half an inch fits a hex of 16. */
const HEX = 16;
const COUNTER = 12.7;

type What = 'map' | 'counters';

/** `#/print`: the map and the counters in their real size, sheet by sheet, for the browser's own printing. */
export default function PrintPage(): JSX.Element {
  const [what, setWhat] = createSignal<What>('counters');
  const [paper, setPaper] = createSignal<Paper>('a4');
  const [things] = createResource(async () => {
    await loadFonts(document.fonts, FONT_URLS);
    return (await faceOf(route()[1] ?? FIRST)).paper?.();
  });
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
    const drawn = things();
    if (!drawn) return;
    const pages: Page[] =
      what() === 'map'
        ? mapPages(drawn.map, paper(), HEX, 'classic')
        : counterPages(drawn.counters, paper(), COUNTER, 'classic', w.counterSheets);
    setSheets([]);
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
  const pick = (one: What, name: string) => (
    <label>
      <input type="radio" name="what" checked={what() === one} onChange={() => setWhat(one)} />
      {name}
    </label>
  );
  return (
    <div class="printing" data-what={what()}>
      <header>
        <a class="home" href={addressOf()}>
          Hexfront
        </a>
        <h1>{w.printPlay}</h1>
        <p>{w.printPlayText}</p>
        <div class="row">
          {pick('counters', w.counterSheets)}
          {pick('map', w.mapSheets)}
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
      </header>
      <main aria-label={w.printPlay}>
        <For each={sheets()}>{(sheet) => <div class="sheet" innerHTML={sheet} />}</For>
      </main>
    </div>
  );
}
