import { createEffect, createResource, createSignal, For, type JSX, on, Show, Suspense } from 'solid-js';
import { type Ledger, type Rule, searchRules } from '#core/ledger.ts';
import type { Cover, Rulebook } from '#web/face.ts';
import { faceOf, gameOfRule } from '#web/faces.ts';
import Taught from '../learn/rule-lessons.tsx';
import { addressOf, route } from '#web/table/route.ts';
import { language } from '#web/text/language.ts';
import { theme } from '#web/table/settings/settings.ts';
import { w } from '#web/text/words.ts';
import { SiteBar } from '../site-frame.tsx';
import { RuleBody, RuleLink, WithLinks } from '#web/table/rules/rule-text.tsx';
import { type Chapter, chapterOf, chaptersOf, ledgerOf } from '#web/table/rules/rulebook.ts';
import '#web/table/rules/rules.css';
import './rules-page.css';

const MOST_FOUND = 60;
const EXCERPT = 220;

/** The rulebook as a page of its own: `#/rules`, a chapter or a rule of it by number, and a search. */
export default function RulesPage(): JSX.Element {
  const wanted = (): string | undefined => route()[1];
  const [book] = createResource(
    () => gameOfRule(wanted() ?? ''),
    async (game) => {
      const face = await faceOf(game);
      return { face, ledger: await ledgerOf(face.rulebook) };
    },
  );
  const [words, setWords] = createSignal('');
  // A link followed from the list of what was found shows the rule, not the list.
  createEffect(on(wanted, () => setWords(''), { defer: true }));
  createEffect(() => {
    document.title = `${wanted() ?? w.rulebook} – Hexfront`;
  });
  return (
    <>
      <SiteBar current="rules" />
      <div class="book">
        <header class="book-head">
          <h1>
            <a href={addressOf('rules')}>{w.rulebook}</a>
          </h1>
          <input
            type="search"
            aria-label={w.searchRules}
            placeholder={book.latest?.face.rulebook.hint()}
            value={words()}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </header>
        <Show when={book.latest} keyed fallback={<p class="opening">{w.openingRules}</p>}>
          {(opened) => <Opened {...opened} wanted={wanted()} query={words().trim()} />}
        </Show>
      </div>
    </>
  );
}

function Opened(props: {
  readonly face: Cover;
  readonly ledger: Ledger;
  readonly wanted: string | undefined;
  readonly query: string;
}): JSX.Element {
  const chapters = chaptersOf(props.ledger, props.face.rulebook.parts);
  const chapter = () => (props.wanted === undefined ? undefined : chapterOf(chapters, props.wanted));
  return (
    <div class="book-body">
      <Contents book={props.face.rulebook} chapters={chapters} here={chapter()} />
      <main>
        <Show when={language() !== 'en'}>
          <p class="where">{w.rulesInEnglish}</p>
        </Show>
        <Show
          when={props.query.length > 1}
          fallback={
            <Show
              when={chapter()}
              keyed
              fallback={<Welcome book={props.face.rulebook} ledger={props.ledger} unknown={props.wanted} />}
            >
              {(one) => (
                <ChapterText face={props.face} chapter={one} ledger={props.ledger} wanted={props.wanted ?? ''} />
              )}
            </Show>
          }
        >
          <Found ledger={props.ledger} query={props.query} />
        </Show>
      </main>
    </div>
  );
}

const firstOf = (chapter: Chapter): string => chapter.rules[0]?.id ?? '';
const titleOf = (book: Rulebook, { title, part }: Chapter): string =>
  // Names of switches are for those who write positions.
  title === part ? book.part(part) : title.replaceAll(/ \(`[^`]*`\)/g, '').replaceAll('`', '');

function Contents(props: {
  readonly book: Rulebook;
  readonly chapters: readonly Chapter[];
  readonly here: Chapter | undefined;
}): JSX.Element {
  const parts = [...new Set(props.chapters.map((one) => one.part))];
  return (
    <nav class="contents" aria-label={w.contents}>
      <For each={parts}>
        {(part) => (
          <details open={props.here ? props.here.part === part : part === props.book.first}>
            <summary>{props.book.part(part)}</summary>
            <ul>
              <For each={props.chapters.filter((one) => one.part === part)}>
                {(chapter) => (
                  <li>
                    <a
                      href={addressOf('rules', firstOf(chapter))}
                      aria-current={props.here === chapter ? 'page' : undefined}
                    >
                      {titleOf(props.book, chapter)}
                    </a>
                  </li>
                )}
              </For>
            </ul>
          </details>
        )}
      </For>
    </nav>
  );
}

/** Start page of the rulebook: how to look things up, and the rules that have a drawing. */
function Welcome(props: {
  readonly book: Rulebook;
  readonly ledger: Ledger;
  readonly unknown: string | undefined;
}): JSX.Element {
  const text = (id: string) => props.ledger.byId.get(id)?.text ?? '';
  return (
    <article class="welcome">
      <Show when={props.unknown}>{(id) => <p role="alert">{w.noSuchRule(id())}</p>}</Show>
      <p>{w.rulesWelcome(props.ledger.rules.length)}</p>
      <h2>{w.drawnRules}</h2>
      <ul class="drawn">
        <For each={props.book.drawn}>
          {(id) => (
            <li>
              <a href={addressOf('rules', id)}>
                <strong>{id}</strong> {shorten(text(id), 110)}
              </a>
            </li>
          )}
        </For>
      </ul>
      <h2>{w.glossary}</h2>
      <dl class="glossary">
        <For each={props.ledger.glossary}>
          {({ term, text: meaning }) => (
            <div>
              <dt>{term}</dt>
              <dd>
                <WithLinks text={meaning} ledger={props.ledger} />
              </dd>
            </div>
          )}
        </For>
      </dl>
    </article>
  );
}

const shorten = (text: string, most: number): string => {
  const plain = text.replaceAll(/[*`]/g, '');
  return plain.length <= most ? plain : `${plain.slice(0, plain.lastIndexOf(' ', most))} …`;
};

function ChapterText(props: {
  readonly face: Cover;
  readonly chapter: Chapter;
  readonly ledger: Ledger;
  readonly wanted: string;
}): JSX.Element {
  const book = (): Rulebook => props.face.rulebook;
  const isWanted = (rule: Rule): boolean => rule.id.toLowerCase() === props.wanted.toLowerCase();
  // A chapter opened by its first rule is read from its top.
  createEffect(() => {
    const at = props.wanted === firstOf(props.chapter) ? 'chapter' : `rule-${props.wanted}`;
    queueMicrotask(() => document.getElementById(at)?.scrollIntoView({ block: at === 'chapter' ? 'end' : 'start' }));
  });
  const cited = (id: string): readonly string[] => props.ledger.citedBy.get(id) ?? [];
  return (
    <>
      <p class="where">{book().part(props.chapter.part)}</p>
      <h2 id="chapter">{titleOf(book(), props.chapter)}</h2>
      <For each={props.chapter.rules}>
        {(rule) => (
          <article class="rule" classList={{ wanted: isWanted(rule) }} id={`rule-${rule.id}`}>
            <h3>
              <a href={addressOf('rules', rule.id)} aria-current={isWanted(rule) ? 'location' : undefined}>
                {rule.id}
              </a>
            </h3>
            <div class="rule-words">
              <RuleBody rule={rule} ledger={props.ledger} />
              <Show when={book().drawn.includes(rule.id)}>
                <Suspense fallback={<p class="where">{w.drawing}</p>}>
                  <props.face.rulebook.Diagrams rule={rule.id} theme={theme()} />
                </Suspense>
              </Show>
              <Suspense>
                <Taught face={props.face} rule={rule.id} />
              </Suspense>
              <Show when={cited(rule.id).length > 0}>
                <p class="cited">
                  {w.citedBy}{' '}
                  <For each={cited(rule.id)}>
                    {(id, i) => (
                      <>
                        {i() > 0 && ', '}
                        <RuleLink id={id} />
                      </>
                    )}
                  </For>
                </p>
              </Show>
            </div>
          </article>
        )}
      </For>
    </>
  );
}

function Found(props: { readonly ledger: Ledger; readonly query: string }): JSX.Element {
  const byNumber = (): readonly Rule[] => {
    const stem = props.query.toLowerCase();
    return props.ledger.rules.filter((rule) => rule.id.toLowerCase().startsWith(stem));
  };
  const found = (): readonly Rule[] => {
    const named = /^[a-z]\d/i.test(props.query) ? byNumber() : [];
    const others = searchRules(props.ledger, props.query).map((one) => one.rule);
    return [...new Set([...named, ...others])];
  };
  return (
    <section aria-label={w.searchRules}>
      <p role="status">{w.rulesFound(found().length)}</p>
      <ul class="hits">
        <For each={found().slice(0, MOST_FOUND)}>
          {(rule) => (
            <li>
              <a href={addressOf('rules', rule.id)}>
                <strong>{rule.id}</strong> <small>{rule.headings.at(-1)?.replaceAll('`', '')}</small>
                <br />
                {shorten(rule.text, EXCERPT)}
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
