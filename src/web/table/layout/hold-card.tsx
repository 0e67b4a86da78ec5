import { createEffect, type JSX, on, Show } from 'solid-js';
import { w } from '#web/text/words.ts';
import { createSheet, onSwipeDown } from '../bottom-sheet.ts';
import { IconButton } from './icon-button.tsx';
import { isPhone, layout, setLayout } from './layout.ts';

/** Card with the selected stack and the controls of the decision: beside the map, or a sheet at its foot. */
export function HoldCard(props: {
  readonly children: JSX.Element;
  /** Key of the decision; a new one raises a lowered sheet. */
  readonly asked: string | undefined;
  /** Number of calls: each raises it too. */
  readonly called: number;
  /** True while input is unanswered: the choices shown may be over. */
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
