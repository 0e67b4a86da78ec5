import '../table/no-eval.ts';
import { type Component, ErrorBoundary, type JSX, lazy, Suspense } from 'solid-js';
import { Dynamic, render } from 'solid-js/web';
import { LostPage } from './lost-page.tsx';
import { playableOffline } from './offline.ts';
import { PageNotices } from './page-notices.tsx';
import { PlayPage } from './play-page.tsx';
import { onRoute, route } from '../table/route.ts';
import { show } from '../table/settings/settings.ts';
import { LANGUAGES, language, writeLanguage } from '../text/language.ts';
import { takeUp } from '../text/lexicon.ts';
import { PAGE, w } from '../text/words.ts';
import './theme.css';
import './print.css';
import './front-page.css';
import './site.css';

/** Pages by the first word of their address. The table and the front page are one: a game begins on either. */
const PAGES: Readonly<Record<string, Component>> = {
  admin: lazy(async () => (await import('./admin/entry.ts')).adminPage()),
  dice: lazy(() => import('./dice/dice-page.tsx')),
  games: lazy(() => import('./games/games-page.tsx')),
  learn: lazy(() => import('./learn/learn-page.tsx')),
  online: lazy(async () => (await import('./online/entry.ts')).onlinePage()),
  player: lazy(async () => (await import('./players/entry.ts')).playersPage()),
  print: lazy(() => import('./print/print-page.tsx')),
  rules: lazy(() => import('./rules/rules-page.tsx')),
  you: lazy(async () => (await import('./you/entry.ts')).youPage()),
};
const PLAYED: readonly string[] = ['', 'game', 'play', 'replay'];

const Lost = (): JSX.Element => <LostPage text={w.lostAddress} />;

function pageAt(name: string): Component {
  if (PLAYED.includes(name)) return PlayPage;
  return (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined) ?? Lost;
}

/** Error page with links to others. */
function Broken(props: { readonly error: unknown; readonly reset: () => void }): JSX.Element {
  onRoute(() => props.reset());
  const { error } = props;
  return (
    <LostPage
      title={w.brokenTitle}
      text={w.brokenText}
      detail={error instanceof Error ? error.message : String(error)}
      again
    />
  );
}

function App(): JSX.Element {
  return (
    <>
      <ErrorBoundary fallback={(error: unknown, reset) => <Broken error={error} reset={reset} />}>
        <Suspense>
          <Dynamic component={pageAt(route()[0] ?? '')} />
        </Suspense>
      </ErrorBoundary>
      <PageNotices />
    </>
  );
}

/** The player's language, or another where its words cannot be had; false without any. */
async function speaks(): Promise<boolean> {
  for (const one of new Set([language(), ...LANGUAGES])) {
    writeLanguage(one);
    show();
    try {
      await takeUp(PAGE);
      return true;
    } catch {
      // The next one, then.
    }
  }
  return false;
}

async function begin(mount: HTMLElement): Promise<void> {
  if (await speaks()) {
    mount.textContent = '';
    render(() => <App />, mount);
  } else mount.firstElementChild?.classList.remove('late');
  playableOffline();
}

const mount = document.getElementById('app');
if (mount) void begin(mount);
