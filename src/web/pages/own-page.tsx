import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Cover } from '../face.ts';
import { addressOf } from '../table/route.ts';
import type { Start } from '../table/start.ts';
import { w } from '../text/words.ts';
import { SiteBar } from './site-frame.tsx';

/** Fetched when a rule is first asked for. */
const RuleDialog = lazy(async () => ({ default: (await import('../table/rules/rule-dialog.tsx')).RuleDialog }));

/** `#/play/ID/own`: a game put together from all its parts. */
export function OwnPage(props: {
  readonly face: Cover;
  /** True if the game is meant for an online table. */
  readonly online: boolean;
  readonly begin: (start: Start) => void;
}): JSX.Element {
  const { lobby, id, rulebook } = props.face;
  const [rule, setRule] = createSignal<string>();
  document.title = `${lobby.own()} – Hexfront`;
  return (
    <>
      <SiteBar current="play" />
      <div class="front">
        <header class="masthead">
          <div>
            <h1>{lobby.own()}</h1>
            <p>
              <a href={addressOf('play', id)}>{w.chooseScenario}</a>
              {' · '}
              <Show
                when={props.online}
                fallback={<a href={`${addressOf('play', id, 'own')}?with=friend`}>{w.onlineFriend}</a>}
              >
                {w.ownOnline}
              </Show>
            </p>
          </div>
        </header>
        <main>
          <Suspense>
            <Dynamic component={lobby.Own} begin={props.begin} openRule={setRule} />
          </Suspense>
        </main>
        <Show when={rule() !== undefined}>
          <Suspense>
            <RuleDialog book={rulebook} id={rule()} close={() => setRule(undefined)} />
          </Suspense>
        </Show>
      </div>
    </>
  );
}
