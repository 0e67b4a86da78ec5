import { createEffect, type JSX, on, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import { createSheet, onSwipeDown } from '../bottom-sheet.ts';
import { IconButton } from './icon-button.tsx';
import { isPhone, layout, setLayout } from './layout.ts';

/** What I hold: the stack in hand and what the decision needs besides the map. Beside the map, or a sheet at its foot. */
export function HoldCard(props: {
  readonly children: JSX.Element;
  /** Which decision is asked for; a new one brings a lowered sheet up. */
  readonly asked: string | undefined;
  /** How often it was asked for: each time brings it up too. */
  readonly called: number;
  /** What was pressed has not been answered yet: what is offered here may be over. */
  readonly busy: boolean;
  readonly ref: (element: HTMLElement) => void;
}): JSX.Element {
  const sheet = createSheet();
  createEffect(on([() => props.asked, () => props.called], sheet.raise, { defer: true }));
  return (
    <aside
      class="hold side-panel"
      classList={{ folded: !isPhone() && !layout().hold }}
      data-level={isPhone() ? sheet.level() : undefined}
      aria-label={w.inHand}
      ref={(element) => props.ref(element)}
    >
      <Show
        when={isPhone()}
        fallback={
          <IconButton
            class="fold"
            sign={layout().hold ? 'on' : 'hand'}
            name={layout().hold ? w.foldCard : w.inHand}
            expanded={layout().hold}
            act={() => setLayout({ hold: !layout().hold })}
          />
        }
      >
        <button
          type="button"
          class="handle"
          aria-expanded={sheet.level() === 'tall'}
          aria-label={w.inHand}
          onClick={sheet.toggle}
          onPointerDown={sheet.grab}
          onPointerUp={sheet.release}
        />
      </Show>
      <div
        class="holds"
        role="group"
        aria-disabled={props.busy}
        ref={(element) => onSwipeDown(element, (dy) => isPhone() && sheet.swipe(dy))}
      >
        {props.children}
      </div>
    </aside>
  );
}
