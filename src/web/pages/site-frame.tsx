import { For, type JSX, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Icon, type Sign } from '../table/icon.tsx';
import { addressOf } from '../table/route.ts';
import { Preferences } from '../table/settings/preferences.tsx';
import { w } from '../text/words.ts';
import { hasPlayed } from './online/online-memory.ts';

/** Fetched by those who have played online. */
const Badge = lazy(async () => (await import('./online/turn-badge.ts')).turnBadge());

interface Entry {
  readonly id: string;
  readonly address: readonly string[];
  readonly name: () => string;
  readonly sign: Sign;
  /** On a phone it stands at the top: there is room for five at the thumb. */
  readonly above?: true;
}

/** The pages of the house, in the bar at the top and on a phone at the thumb. A page more is a line more. */
const ENTRIES: readonly Entry[] = [
  { id: 'play', address: ['play'], name: () => w.play, sign: 'grid' },
  { id: 'learn', address: ['learn'], name: () => w.navLearn, sign: 'hint' },
  { id: 'online', address: ['online'], name: () => w.navOnline, sign: 'people' },
  { id: 'games', address: ['games'], name: () => w.myGames, sign: 'log' },
  { id: 'rules', address: ['rules'], name: () => w.rulebook, sign: 'book', above: true },
];
const HOME: Entry = { id: 'home', address: [], name: () => w.navHome, sign: 'home' };

/** A page with the bar of all pages around it. */
export function SiteFrame(props: { readonly current: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="site">
      <SiteBar current={props.current} />
      <main class="page">{props.children}</main>
      <footer class="foot">
        <p>{w.footer}</p>
      </footer>
    </div>
  );
}

/** The bar itself, with the tabs of a phone. */
export function SiteBar(props: { readonly current: string }): JSX.Element {
  const link = ({ id, address, name, sign, above }: Entry, signed: boolean) => (
    <a
      classList={{ above: above === true }}
      href={addressOf(...address)}
      aria-current={props.current === id ? 'page' : undefined}
    >
      {signed || above ? <Icon sign={sign} /> : undefined}
      <span>{name()}</span>
      <Show when={id === 'online' && hasPlayed()}>
        <Suspense>
          <Badge />
        </Suspense>
      </Show>
    </a>
  );
  return (
    <>
      <header class="mast site-bar">
        <a class="logo" href={addressOf()}>
          Hexfront
        </a>
        <nav aria-label={w.siteNav}>
          <For each={ENTRIES}>{(entry) => link(entry, false)}</For>
        </nav>
        <a
          class="btn bare account"
          href={addressOf('you')}
          aria-label={w.navAccount}
          title={w.navAccount}
          aria-current={props.current === 'you' ? 'page' : undefined}
        >
          <Icon sign="person" />
        </a>
        <SettingsMenu />
      </header>
      <nav class="page-tabs site-bar" aria-label={w.siteNav}>
        <For each={[HOME, ...ENTRIES.filter(({ above }) => !above)]}>{(entry) => link(entry, true)}</For>
      </nav>
    </>
  );
}

/** Colours and language, folded away until they are wanted. */
function SettingsMenu(): JSX.Element {
  let menu: HTMLDetailsElement | undefined;
  const shut = (event: Event): void => {
    if (!menu?.open) return;
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.contains(event.target as Node))
      menu.open = false;
  };
  onMount(() => {
    document.addEventListener('pointerdown', shut);
    document.addEventListener('keydown', shut);
    onCleanup(() => {
      document.removeEventListener('pointerdown', shut);
      document.removeEventListener('keydown', shut);
    });
  });
  return (
    <details class="settings" ref={menu}>
      <summary class="btn bare" aria-label={w.settings} title={w.settings}>
        <Icon sign="sliders" />
      </summary>
      <div class="sheet">
        <Preferences />
      </div>
    </details>
  );
}
